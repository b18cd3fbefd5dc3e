import { useSignal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../language/language.ts';
import { speed } from '../../storage/settings.ts';
import { StepButton } from './step-button.tsx';

/** What can be looked back at. */
export interface Reviewed {
  readonly shown: ReadonlySignal<number>;
  readonly isReview: ReadonlySignal<boolean>;
  readonly present: ReadonlySignal<{ readonly cursor: number }>;
  readonly playback: { whenStill(): Promise<void> };
  view(count: number): void;
  viewNext(): void;
}

const WAIT = { off: 900, slow: 1200, normal: 600, fast: 250 } as const;

/** Steps through the game: to the start, back, play, on, and to the present position. */
export function ReviewBar({ table }: { readonly table: Reviewed }) {
  const plays = useSignal(false);
  const shown = table.shown.value;
  const atEnd = !table.isReview.value;
  useEffect(() => {
    if (!plays.value) return undefined;
    if (atEnd) {
      plays.value = false;
      return undefined;
    }
    let timer = 0;
    void table.playback.whenStill().then(() => {
      timer = window.setTimeout(() => plays.value && table.viewNext(), WAIT[speed.value]);
    });
    return () => clearTimeout(timer);
  }, [plays.value, shown, atEnd]);
  const jump = (at: number) => {
    plays.value = false;
    table.view(at);
  };
  const step = () => {
    plays.value = false;
    table.viewNext();
  };
  const toggle = () => {
    if (!plays.value && atEnd) table.view(0);
    plays.value = !plays.value;
  };
  const none = table.present.value.cursor === 0;
  return (
    <div class="review" role="group" aria-label={say('web-review')}>
      <StepButton icon="first" name="web-review-first" off={shown === 0} onClick={() => jump(0)} />
      <StepButton
        icon="back"
        name="web-review-back"
        off={shown === 0}
        onClick={() => jump(shown - 1)}
      />
      <StepButton
        icon={plays.value ? 'pause' : 'play'}
        name={plays.value ? 'web-review-pause' : 'web-review-play'}
        off={none}
        onClick={toggle}
      />
      <StepButton icon="next" name="web-review-next" off={atEnd} onClick={step} />
      <StepButton
        icon="last"
        name="web-review-last"
        off={atEnd}
        onClick={() => jump(table.present.value.cursor)}
      />
    </div>
  );
}
