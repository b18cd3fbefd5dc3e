import type { ReadonlySignal } from '@preact/signals';
import { say } from '../../language/language.ts';
import { StepButton } from './step-button.tsx';

/** What can be looked back at. */
export interface Reviewed {
  readonly shown: ReadonlySignal<number>;
  readonly isReview: ReadonlySignal<boolean>;
  readonly present: ReadonlySignal<{ readonly cursor: number }>;
  readonly isRunning: ReadonlySignal<boolean>;
  view(count: number): void;
  viewNext(): void;
  toggleReview(): void;
}

/** Steps through the game: to the start, back, play, on, and to the present position. */
export function ReviewBar({ model }: { readonly model: Reviewed }) {
  const shown = model.shown.value;
  const atEnd = !model.isReview.value;
  const isRunning = model.isRunning.value;
  const none = model.present.value.cursor === 0;
  return (
    <div class="review" role="group" aria-label={say('web-review')}>
      <StepButton
        icon="first"
        name="web-review-first"
        off={shown === 0}
        onClick={() => model.view(0)}
      />
      <StepButton
        icon="back"
        name="web-review-back"
        off={shown === 0}
        onClick={() => model.view(shown - 1)}
      />
      <StepButton
        icon={isRunning ? 'pause' : 'play'}
        name={isRunning ? 'web-review-pause' : 'web-review-play'}
        off={none}
        onClick={() => model.toggleReview()}
      />
      <StepButton icon="next" name="web-review-next" off={atEnd} onClick={() => model.viewNext()} />
      <StepButton
        icon="last"
        name="web-review-last"
        off={atEnd}
        onClick={() => model.view(model.present.value.cursor)}
      />
    </div>
  );
}
