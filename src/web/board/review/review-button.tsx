import { say } from '../../language/language.ts';

interface ReviewButtonProps {
  readonly model: { dismiss(): void; view(count: number): void };
}

/** Button in the result dialog that reviews the game from its start. */
export function ReviewButton({ model }: ReviewButtonProps) {
  return (
    <button
      type="button"
      onClick={() => {
        model.dismiss();
        model.view(0);
      }}
    >
      {say('web-review')}
    </button>
  );
}
