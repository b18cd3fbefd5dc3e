import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { GameDialog } from '#web/board/dialogs/game-dialogs.tsx';
import { FileDialog } from '#web/ui/file-dialog.tsx';
import { ShareDialog } from '#web/ui/share-dialog.tsx';
import { routeOfPack } from '../game/dice-page.ts';
import type { DicePage } from '../game/dice-page.ts';
import { consequenceOf } from '../../voice/choices.ts';
import { isAtBeginning, sceneKey } from '../../voice/moments.ts';
import { stepShown } from '../game/table-shown.ts';
import { ColoursDialog } from './colours.tsx';
import { GlossaryDialog } from './glossary.tsx';
import { HeroesDialog } from './heroes.tsx';
import { IntroDialog } from './intro.tsx';
import { JournalDialog } from './journal.tsx';
import { MapDialog } from './map.tsx';
import { PilesDialog } from './piles.tsx';
import { RoadDialog } from './road.tsx';
import { TaleDialog } from './tale.tsx';
import { rowsIn } from '#play';
import { DICE_HELP } from '../../voice/keymap.ts';
import { TERMS } from '../../voice/glossary.ts';
import type { DiceWords } from '../../voice/words.ts';
import { KeyList } from '#web/board/key-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface HelpDialogProps {
  readonly words: DiceWords;
  readonly onClose: () => void;
}

/** Help on the rules and the keys. */
function HelpDialog({ words, onClose }: HelpDialogProps) {
  const { say } = words;
  return (
    <Dialog isText name="help" title={say('web-how-to-play')} onClose={onClose}>
      <p>{say('dice-page-help-goal')}</p>
      <p>{say('dice-page-help-turn')}</p>
      <p>{say('dice-page-help-touch')}</p>
      <dl class="glossary">
        {TERMS.map((term) => (
          <div key={term}>
            <dt>{say(`dice-term-${term}`)}</dt>
            <dd>{say(`dice-term-${term}-text`)}</dd>
          </div>
        ))}
      </dl>
      <KeyList keys={rowsIn(DICE_HELP, 'page')} />
    </Dialog>
  );
}

interface DialogsProps {
  readonly page: DicePage;
}

interface StoryPagesProps extends DialogsProps {
  /** Keys of the pages that were closed. */
  readonly closedTale: Signal<string>;
  readonly closedIntro: Signal<string>;
}

/** Pages of the story: the consequence of a choice, then the introduction of a new scenario. */
function StoryPages({ page, closedTale, closedIntro }: StoryPagesProps) {
  const { model } = page;
  if (model.rolling.value !== undefined || model.isReview.value) return null;
  const state = model.state.value;
  const words = model.words.value;
  const tale = consequenceOf(stepShown(model)?.events ?? [], words);
  const at = String(model.present.value.cursor);
  if (tale !== undefined && closedTale.value !== at) {
    return <TaleDialog tale={tale} words={words} onClose={() => (closedTale.value = at)} />;
  }
  const isIntroClosed = closedIntro.value === sceneKey(state) || !isAtBeginning(state);
  return isIntroClosed ? null : (
    <IntroDialog page={page} onClose={() => (closedIntro.value = sceneKey(state))} />
  );
}

/** The open dialog, if any. A new scenario opens with its story. */
export function Dialogs({ page }: DialogsProps) {
  const { gamePage, model } = page;
  const closedTale = useSignal('');
  return (
    <GameDialog
      gamePage={gamePage}
      newGame={() => <></>}
      other={(name, close) => {
        switch (name) {
          case 'share':
            return (
              <ShareDialog
                of={routeOfPack(model.pack)}
                transcript={model.session.save()}
                onClose={close}
              />
            );
          case 'file':
            return <FileOfJourney page={page} onClose={close} />;
          case 'help':
            return <HelpDialog words={model.words.value} onClose={close} />;
          case 'map':
            return <MapDialog page={page} onClose={close} />;
          case 'road':
            return <RoadDialog model={model} onClose={close} />;
          case 'heroes':
            return <HeroesDialog model={model} onClose={close} />;
          case 'piles':
            return <PilesDialog model={model} onClose={close} />;
          case 'journal':
            return <JournalDialog model={model} onClose={close} />;
          case 'glossary':
            return <GlossaryDialog words={model.words.value} onClose={close} />;
          case 'colours':
            return <ColoursDialog words={model.words.value} onClose={close} />;
          case undefined:
            return <StoryPages {...{ page, closedTale }} closedIntro={model.readStory} />;
        }
      }}
    />
  );
}

function FileOfJourney({ page, onClose }: DialogsProps & { readonly onClose: () => void }) {
  const { gamePage, model } = page;
  return (
    <FileDialog
      name={`${gamePage.game.id}-${model.match.seed.replace(/[^\w-]+/g, '-')}`}
      transcript={model.session.save()}
      onClose={onClose}
      onOpen={(text) => {
        const problems = gamePage.import(text);
        if (problems.length === 0) onClose();
        return problems;
      }}
    />
  );
}
