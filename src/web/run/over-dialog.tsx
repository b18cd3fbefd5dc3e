import type { ComponentChildren } from 'preact';
import type { Session } from '#play';
import type { RunReport } from '#roguelike/report.ts';
import type { AnyPlayModel, GamePageModel } from '../board/game-page.ts';
import { ResultDialog } from '../board/dialogs/result-dialog.tsx';
import { say } from '../language/language.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { downloadText } from '../ui/download.ts';
import { Icon } from '../ui/icon.tsx';
import { DeathReport } from './death.tsx';
import { fileNameOf } from './last-run.ts';

/** Dialogs that the end of a run leads to. */
type NextDialog = 'new' | 'share' | 'file';

interface OverDialogProps<I, T extends AnyPlayModel, D extends string> {
  readonly gamePage: GamePageModel<T, D | NextDialog>;
  readonly model: {
    readonly session: Session;
    dismiss(): void;
    view(count: number): void;
  };
  readonly report: RunReport<I>;
  /** Picture of an item. */
  readonly icon: (item: I) => ComponentChildren;
  /** The run as text. */
  readonly dump: string;
  /** Message id of the button for a new run. */
  readonly next: string;
  /** Returns to the menu. */
  readonly onLeave: () => void;
}

/** The end of a run: the report, next steps, and the run as text. */
export function RunOverDialog<I, T extends AnyPlayModel, D extends string>(
  props: OverDialogProps<I, T, D>,
) {
  const { gamePage, model, report, icon, dump, next, onLeave } = props;
  const { session } = model;
  const open = (name: NextDialog) => () => (gamePage.dialog.value = name);
  const startNext = () => {
    model.dismiss();
    onLeave();
    open('new')();
  };
  const again = () => {
    const { options, seed } = session.match;
    gamePage.startNew({ options, seats: session.seats, seed, name: session.name }, false);
  };
  return (
    <ResultDialog
      title="run-report"
      model={model}
      onNext={startNext}
      next={next}
      more={
        <>
          <button type="button" data-over="again" onClick={again}>
            {say('run-same-world')}
          </button>
          <button type="button" data-over="share" onClick={open('share')}>
            {say('web-share')}
          </button>
          <button type="button" data-over="file" onClick={open('file')}>
            {say('web-file')}
          </button>
          <button type="button" data-over="menu" onClick={onLeave}>
            {say('run-do-menu')}
          </button>
        </>
      }
    >
      <DeathReport report={report} icon={icon} />
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
