import { say } from '../../language/language.ts';

interface ReviewButtonProps {
  readonly table: { readonly announces: { value: boolean }; view(count: number): void };
}

/** Goes through the game from its beginning, instead of looking at its result. */
export function ReviewButton({ table }: ReviewButtonProps) {
  return (
    <button
      type="button"
      onClick={() => {
        table.announces.value = false;
        table.view(0);
      }}
    >
      {say('web-over-review')}
    </button>
  );
}
