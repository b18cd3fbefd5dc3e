import { say } from '../../language/language.ts';

interface ReviewButtonProps {
  readonly model: { dismiss(): void; view(count: number): void };
}

/** Goes through the game from its beginning, instead of looking at its result. */
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
