import { RunOverDialog } from '#web/run/over-dialog.tsx';
import { standingOf } from '#web/run/last-run.ts';
import { playerOf } from '../../rules/index.ts';
import { makeDump } from '../../voice/dump.ts';
import { reportOf } from '../../voice/report.ts';
import type { CavesGamePage } from '../game/caves-page.ts';
import type { CavesPlayModel } from '../game/caves-play-model.ts';
import type { Shell } from '../game/shell.ts';
import { ItemIcon } from '../hud/tile-icon.tsx';

interface OverDialogProps {
  readonly shell: Shell;
  readonly model: CavesPlayModel;
  readonly gamePage: CavesGamePage;
}

/** The end of a run. */
export function OverDialog({ shell, model, gamePage }: OverDialogProps) {
  if (!model.announces.value) return null;
  const { match, log } = model;
  const view = model.known.value;
  const { content } = playerOf(view);
  return (
    <RunOverDialog
      gamePage={gamePage}
      model={model}
      report={reportOf({ view, match, log }, standingOf(gamePage, model.session), model.say)}
      icon={(item) => <ItemIcon content={content} item={item} />}
      dump={makeDump(view, match.seed, log, model.say)}
      next="caves-page-new"
      onLeave={() => shell.leave()}
    />
  );
}
