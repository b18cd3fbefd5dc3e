import { endingOf, makeDump } from '../../../../presentation/rogue/dump.ts';
import { ResultDialog } from '../../../board/dialogs/result-dialog.tsx';
import { say } from '../../../language/language.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { downloadText } from '../../../ui/download.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { RoguePlayModel } from '../game/play-model.ts';
import type { Shell } from '../game/shell.ts';

interface OverDialogProps {
  readonly shell: Shell;
  readonly model: RoguePlayModel;
  readonly onNew: () => void;
}

/** The end of a run, and the text that is left of it. */
export function OverDialog({ shell, model, onNew }: OverDialogProps) {
  if (!model.announces.value) return null;
  const state = model.match.state;
  const dump = makeDump(state, model.match.seed, model.log, say);
  const next = () => {
    model.dismiss();
    shell.leave();
    onNew();
  };
  return (
    <ResultDialog
      model={model}
      onNext={next}
      next="rogue-page-again"
      more={
        <button type="button" onClick={() => shell.leave()}>
          {say('rogue-command-menu')}
        </button>
      }
    >
      <p class="rogue-ending">
        <b>{say(`rogue-ending-${state.ending?.kind ?? 'died'}`)}</b>
        {state.ending?.cause === undefined ? null : ` ${endingOf(state, say)}`}
      </p>
      <textarea
        class="rogue-dump"
        // Whoever still presses keys of the game presses no button by that.
        autofocus
        readOnly
        rows={14}
        aria-label={say('run-dump')}
        value={dump}
      />
      <div class="row">
        <CopyButton text={dump} />
        <button
          type="button"
          onClick={() => downloadText(`rogue-${model.match.seed.replace(/[^\w-]+/g, '-')}`, dump)}
        >
          <Icon name="download" />
          {say('web-download')}
        </button>
      </div>
    </ResultDialog>
  );
}
