import { useSignal } from '@preact/signals';
import { GameDialog } from '#web/board/dialogs/game-dialogs.tsx';
import { FileDialog } from '#web/ui/file-dialog.tsx';
import { ShareDialog } from '#web/ui/share-dialog.tsx';
import { routeOfPack } from '../game/dice-page.ts';
import type { DicePage } from '../game/dice-page.ts';
import { isAtBeginning, sceneKey } from '../../voice/moments.ts';
import { ColoursDialog } from './colours.tsx';
import { GlossaryDialog } from './glossary.tsx';
import { HeroesDialog } from './heroes.tsx';
import { IntroDialog } from './intro.tsx';
import { JournalDialog } from './journal.tsx';
import { MapDialog } from './map.tsx';
import { PilesDialog } from './piles.tsx';
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

/** The open dialog, if any. A new scenario opens with its story. */
export function Dialogs({ page }: DialogsProps) {
  const { gamePage, model } = page;
  const closedIntro = useSignal('');
  const state = model.state.value;
  const isIntroClosed =
    closedIntro.value === sceneKey(state) || !isAtBeginning(state) || model.isReview.value;
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
            return isIntroClosed || model.rolling.value !== undefined ? null : (
              <IntroDialog model={model} onClose={() => (closedIntro.value = sceneKey(state))} />
            );
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
