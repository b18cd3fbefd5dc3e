import { endingOf, endingTitle, makeDump, wornLines } from '../../voice/dump.ts';
import { scoreLines } from '../../voice/floors.ts';
import { summariseSavedRun } from '../../voice/saved.ts';
import { nameItem } from '../../voice/names.ts';
import { DeathReport } from '#web/run/death.tsx';
import { ItemIcon } from '../hud/sprite.tsx';
import { ResultDialog } from '#web/board/dialogs/result-dialog.tsx';
import { say } from '#web/language/language.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { downloadText } from '#web/ui/download.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { RogueGamePage } from '../game/rogue-page.ts';
import { fileNameOf, standingOf } from '#web/run/last-run.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import type { Shell } from '../game/shell.ts';

interface OverDialogProps {
  readonly shell: Shell;
  readonly model: RoguePlayModel;
  readonly gamePage: RogueGamePage;
}

/** The end of a run: result, next steps, and the run as text. */
export function OverDialog({ shell, model, gamePage }: OverDialogProps) {
  if (!model.announces.value) return null;
  const { match, session } = model;
  const dump = makeDump(match.state, match.seed, model.log, say);
  const next = () => {
    model.dismiss();
    shell.leave();
    gamePage.dialog.value = 'new';
  };
  const again = () => {
    const { options, seed } = match;
    gamePage.startNew({ options, seats: session.seats, seed, name: session.name }, false);
  };
  return (
    <ResultDialog
      model={model}
      onNext={next}
      next="rogue-page-again"
      more={<MoreActions shell={shell} gamePage={gamePage} onAgain={again} />}
    >
      <Report model={model} gamePage={gamePage} />
      <textarea
        class="run-dump"
        // Keeps stray game keys from pressing a button.
        autofocus
        readOnly
        rows={8}
        aria-label={say('run-dump')}
        value={dump}
      />
      <div class="row">
        <CopyButton text={dump} />
        <button type="button" onClick={() => downloadText(fileNameOf(session), dump)}>
          <Icon name="download" />
          {say('web-download')}
        </button>
      </div>
    </ResultDialog>
  );
}

interface MoreProps {
  readonly shell: Shell;
  readonly gamePage: RogueGamePage;
  readonly onAgain: () => void;
}

function MoreActions({ shell, gamePage, onAgain }: MoreProps) {
  return (
    <>
      <button type="button" data-over="again" onClick={onAgain}>
        {say('run-same-world')}
      </button>
      <button type="button" data-over="share" onClick={() => (gamePage.dialog.value = 'share')}>
        {say('web-share')}
      </button>
      <button type="button" data-over="file" onClick={() => (gamePage.dialog.value = 'file')}>
        {say('web-file')}
      </button>
      <button type="button" onClick={() => shell.leave()}>
        {say('rogue-command-menu')}
      </button>
    </>
  );
}

/** The report: cause of death, score and rank, world, equipment, the last turns, unused items. */
function Report({ model, gamePage }: Pick<OverDialogProps, 'model' | 'gamePage'>) {
  const { match, session } = model;
  const { state } = match;
  const summary = summariseSavedRun(match, say);
  const worn = wornLines(state, say);
  const world = [session.name, summary.title, ...summary.facts.slice(0, 2)];
  return (
    <DeathReport
      title={endingTitle(state, say)}
      about={state.ending?.cause === undefined ? '' : endingOf(state, say)}
      isWon={state.ending?.kind !== 'died'}
      log={model.log}
      unused={state.hero.slots.flatMap((item) =>
        item === null ? [] : [{ label: nameItem(item, say), icon: <ItemIcon kind={item} /> }],
      )}
      facts={[
        ['world', say('rogue-option-world'), world.filter((part) => part !== '').join(' · ')],
        ['worn', say('run-dump-equipment'), worn.length === 0 ? say('list-none') : worn.join(', ')],
      ]}
      standing={standingOf(gamePage, session)}
      scoreParts={scoreLines(state, say)}
      bots={[]}
      nameBot={String}
      game={say('game-rogue')}
      seed={match.seed}
    />
  );
}
