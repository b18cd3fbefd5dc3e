import { useId } from 'preact/hooks';

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly about?: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly onChoose: (value: V) => void;
}

/** Row of exclusive values: radio buttons styled as one switch. */
export function Choice<V extends string>(props: ChoiceProps<V>) {
  const { label, about, value, choices, onChoose } = props;
  const id = useId();
  return (
    <fieldset
      class="choice"
      {...(about === undefined ? {} : { 'aria-describedby': `${id}-about` })}
    >
      <legend>{label}</legend>
      {about === undefined ? null : (
        <p class="about" id={`${id}-about`}>
          {about}
        </p>
      )}
      <div class="segments">
        {choices.map((choice) => (
          <label key={choice.value} class="segment">
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
