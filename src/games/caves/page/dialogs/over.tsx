import { isEquipped, playerOf } from '../../rules/index.ts';
import { sharesBelow } from '#roguelike/bot-scores.ts';
import { BOT_SCORES } from '../../voice/bot-scores-table.ts';
import { isCompared } from '../../voice/bot-scores.ts';
import { makeDump } from '../../voice/dump.ts';
import { endingOf, nameItem } from '../../voice/names.ts';
import { ResultDialog } from '#web/board/dialogs/result-dialog.tsx';
import { say } from '#web/language/language.ts';
import { DeathReport } from '#web/run/death.tsx';
import { fileNameOf, standingOf } from '#web/run/last-run.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { downloadText } from '#web/ui/download.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { CavesGamePage } from '../game/caves-page.ts';
import type { CavesPlayModel } from '../game/caves-play-model.ts';
import type { Shell } from '../game/shell.ts';
import { ItemIcon } from '../hud/tile-icon.tsx';

interface OverDialogProps {
  readonly shell: Shell;
  readonly model: CavesPlayModel;
  readonly gamePage: CavesGamePage;
}

/** The end of a run: the report, next steps, and the run as text. */
export function OverDialog({ shell, model, gamePage }: OverDialogProps) {
  if (!model.announces.value) return null;
  const { match, session } = model;
  const dump = makeDump(model.known.value, match.seed, model.log, model.say);
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
      next="caves-page-new"
      more={
        <>
          <button type="button" data-over="again" onClick={again}>
            {say('run-same-world')}
          </button>
          <button type="button" data-over="share" onClick={() => (gamePage.dialog.value = 'share')}>
            {say('web-share')}
          </button>
          <button type="button" onClick={() => shell.leave()}>
            {say('caves-tool-menu')}
          </button>
        </>
      }
    >
      <Report model={model} gamePage={gamePage} />
      <details class="rules">
        <summary>{say('run-dump')}</summary>
        <textarea class="run-dump" readOnly rows={10} aria-label={say('run-dump')} value={dump} />
        <div class="row">
          <CopyButton text={dump} />
          <button type="button" onClick={() => downloadText(fileNameOf(session), dump)}>
            <Icon name="download" />
            {say('web-download')}
          </button>
        </div>
      </details>
    </ResultDialog>
  );
}

function Report({ model, gamePage }: Pick<OverDialogProps, 'model' | 'gamePage'>) {
  const { match, session } = model;
  const view = model.known.value;
  const player = playerOf(view);
  const { turns, deeds, potions } = view;
  const ending = endingOf(view, model.say);
  const standing = standingOf(gamePage, session);
  const kills = Object.values(deeds.kills).reduce((sum, count) => sum + count, 0);
  const unused = player.pack.flatMap((item, slot) =>
    item === null || isEquipped(player, slot)
      ? []
      : [
          {
            label: nameItem(item, potions, model.say),
            icon: <ItemIcon content={player.content} item={item} />,
          },
        ],
  );
  return (
    <DeathReport
      title={ending?.title ?? ''}
      about={ending?.about ?? ''}
      isWon={view.ending?.kind === 'won'}
      log={model.log}
      unused={unused}
      facts={[
        [
          'depth',
          say('caves-over-depth'),
          say('caves-dump-turns', { turns, deepest: deeds.deepest + 1, dug: deeds.dug }),
        ],
        [
          'level',
          say('caves-dump-level', { rank: player.rank, xp: player.xp }),
          say('caves-over-kills', { kills }),
        ],
        ['seed', say('label-seed'), match.seed],
      ]}
      standing={standing}
      bots={
        standing === undefined || !isCompared(match.options)
          ? []
          : sharesBelow(standing.score, BOT_SCORES)
      }
      nameBot={(bot) => say(`caves-bot-${bot}`)}
      game={say('game-caves')}
      seed={match.seed}
    />
  );
}
