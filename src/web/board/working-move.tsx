import type { ReadonlySignal } from '@preact/signals';
import type { Working } from '#play';
import { describeWorking } from '#voice/working.ts';
import { say } from '../language/language.ts';

interface WorkingMoveProps {
  readonly model: {
    readonly working: ReadonlySignal<Working | undefined>;
    readonly present: ReadonlySignal<{ readonly canUndo: boolean }>;
    undo(): void;
  };
}

/** Progress of a slow move, with a button to cancel it. */
export function WorkingMove({ model }: WorkingMoveProps) {
  const working = model.working.value;
  if (working === undefined) return null;
  return (
    <div class="hint working-move">
      <p role="timer">{describeWorking(working, say)}</p>
      {model.present.value.canUndo ? (
        <button type="button" class="quiet" onClick={() => model.undo()}>
          {say('web-working-cancel')}
        </button>
      ) : null}
    </div>
  );
}
