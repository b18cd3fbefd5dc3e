import type { ComponentChildren } from 'preact';
import { say } from '../../language/language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ReviewButton } from '../review/review-button.tsx';

interface ResultDialogProps {
  readonly model: { dismiss(): void; view(count: number): void };
  /** What the first button does and says: another game, unless said otherwise. */
  readonly onNext: () => void;
  readonly next?: string;
  /** Further buttons. */
  readonly more?: ComponentChildren;
  /** The result, and why the game ended. */
  readonly children: ComponentChildren;
}

/** Announces the end of a game, and offers what to do next. */
export function ResultDialog(props: ResultDialogProps) {
  const { model, onNext, next = 'web-rematch', more, children } = props;
  return (
    <Dialog
      name="over"
      title={say('web-over')}
      onClose={() => model.dismiss()}
      actions={
        <>
          <button type="button" class="primary" onClick={onNext}>
            {say(next)}
          </button>
          <ReviewButton model={model} />
          {more}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
