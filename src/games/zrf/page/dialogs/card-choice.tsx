import { useId } from 'preact/hooks';
import type { ComponentChildren } from 'preact';

interface CardChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly {
    readonly value: V;
    readonly label: string;
    readonly picture: ComponentChildren;
  }[];
  readonly onChoose: (value: V) => void;
}

/** Exclusive values as cards with pictures. */
export function CardChoice<V extends string>(props: CardChoiceProps<V>) {
  const { label, value, choices, onChoose } = props;
  const id = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="look-cards">
        {choices.map((choice) => (
          <label key={choice.value} class="look-card">
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span class="look-body">
              {choice.picture}
              <span class="look-name">{choice.label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
