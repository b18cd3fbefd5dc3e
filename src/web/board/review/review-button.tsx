import { say } from '../../language/language.ts';

interface ReviewButtonProps {
  readonly table: { dismiss(): void; view(count: number): void };
}

/** Goes through the game from its beginning, instead of looking at its result. */
export function ReviewButton({ table }: ReviewButtonProps) {
  return (
    <button
      type="button"
      onClick={() => {
        table.dismiss();
        table.view(0);
      }}
    >
      {say('web-over-review')}
    </button>
  );
}
