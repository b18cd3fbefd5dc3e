import type { ComponentChildren } from 'preact';
import { say } from '../../language/language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ReviewButton } from '../review/review-button.tsx';

interface ResultDialogProps {
  /** Message id of the title. */
  readonly title?: string;
  readonly model: { dismiss(): void; view(count: number): void };
  /** Action and label of the first button; a rematch by default. */
  readonly onNext: () => void;
  readonly next?: string;
  /** Additional buttons. */
  readonly more?: ComponentChildren;
  /** The result, and the reason the game ended. */
  readonly children: ComponentChildren;
}

/** Announces the result and offers the next game. */
export function ResultDialog(props: ResultDialogProps) {
  const { title = 'web-over', model, onNext, next = 'web-rematch', more, children } = props;
  return (
    <Dialog
      name="over"
      title={say(title)}
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
