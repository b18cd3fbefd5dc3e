import { RunOverDialog } from '#web/run/over-dialog.tsx';
import { say } from '#web/language/language.ts';
import { standingOf } from '#web/run/last-run.ts';
import { makeDump } from '../../voice/dump.ts';
import { reportOf } from '../../voice/report.ts';
import type { RogueGamePage } from '../game/rogue-page.ts';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';
import type { Shell } from '../game/shell.ts';
import { ItemIcon } from '../hud/sprite.tsx';

interface OverDialogProps {
  readonly shell: Shell;
  readonly model: RoguePlayModel;
  readonly gamePage: RogueGamePage;
}

/** The end of a run. */
export function OverDialog({ shell, model, gamePage }: OverDialogProps) {
  if (!model.announces.value) return null;
  const { match, log } = model;
  return (
    <RunOverDialog
      gamePage={gamePage}
      model={model}
      report={reportOf(model, standingOf(gamePage, model.session), say)}
      icon={(kind) => <ItemIcon kind={kind} />}
      dump={makeDump(match.state, match.seed, log, say)}
      next="rogue-page-again"
      onLeave={() => shell.leave()}
    />
  );
}
