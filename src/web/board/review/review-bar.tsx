import type { ReadonlySignal, Signal } from '@preact/signals';
import { LONG_REVIEW, REVIEW_PACES } from '#play';
import type { ReviewPace } from '#play';
import { say } from '../../language/language.ts';
import { StepButton } from './step-button.tsx';

/** Model of a reviewable game. */
export interface Reviewed {
  readonly shown: ReadonlySignal<number>;
  readonly isReview: ReadonlySignal<boolean>;
  readonly present: ReadonlySignal<{ readonly cursor: number }>;
  readonly isRunning: ReadonlySignal<boolean>;
  readonly reviewPace: Signal<ReviewPace>;
  view(count: number): void;
  viewNext(): void;
  toggleReview(): void;
}

/** Review controls: start, back, play, forward, and the current position. */
export function ReviewBar({ model }: { readonly model: Reviewed }) {
  const shown = model.shown.value;
  const atEnd = !model.isReview.value;
  const isRunning = model.isRunning.value;
  const isAtStart = model.present.value.cursor === 0;
  const isLong = model.present.value.cursor >= LONG_REVIEW;
  return (
    <div class="review" role="group" aria-label={say('web-review')}>
      {isLong ? <Place model={model} /> : null}
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
        off={isAtStart}
        onClick={() => model.toggleReview()}
      />
      <StepButton icon="next" name="web-review-next" off={atEnd} onClick={() => model.viewNext()} />
      <StepButton
        icon="last"
        name="web-review-last"
        off={atEnd}
        onClick={() => model.view(model.present.value.cursor)}
      />
      {isLong ? <Pace model={model} /> : null}
    </div>
  );
}

/** Slider for the position in a long game. */
function Place({ model }: { readonly model: Reviewed }) {
  const of = model.present.value.cursor;
  const at = model.shown.value;
  return (
    <input
      type="range"
      class="review-place"
      min={0}
      max={of}
      value={at}
      aria-label={say('web-review-place')}
      aria-valuetext={say('web-review-at', { at, of })}
      onInput={(event) => model.view(Number(event.currentTarget.value))}
    />
  );
}

/** Speed control for the review of a long game. */
function Pace({ model }: { readonly model: Reviewed }) {
  return (
    <label class="review-pace">
      <span class="unseen">{say('web-pace')}</span>
      <select
        value={model.reviewPace.value}
        onChange={({ currentTarget: { value } }) => {
          const pace = REVIEW_PACES.find((one) => String(one) === value);
          if (pace !== undefined) model.reviewPace.value = pace;
        }}
      >
        {REVIEW_PACES.map((pace) => (
          <option key={pace} value={pace}>
            ×{pace}
          </option>
        ))}
      </select>
    </label>
  );
}
