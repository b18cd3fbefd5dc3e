import { isOffered, own } from '#core';
import { useId } from 'preact/hooks';
import type { AnyField, FlagField, OptionValue, OptionValues } from '#core';
import { say } from '../language/language.ts';
import { Choice } from './choice.tsx';

type Fields = Readonly<Record<string, AnyField>>;

interface OptionFormProps {
  readonly game: string;
  readonly fields: Fields;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** Form for options, generated from their specification and the game's texts. */
export function OptionForm({ game, fields, values, onChange }: OptionFormProps) {
  const offered = Object.entries(fields).filter(([, field]) => isOffered(field));
  return (
    <>
      {offered.map(([name, field]) => (
        <Option
          key={name}
          id={`${game}-option-${name}`}
          field={field}
          value={own(values, name) ?? field.default}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly field: AnyField;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function Option({ id, field, value, onChange }: OptionProps) {
  if (field.kind === 'flag') return <Flag id={id} value={value === true} onChange={onChange} />;
  return (
    <Choice
      label={say(id)}
      about={say(`${id}-about`)}
      value={String(value)}
      choices={choicesOf(field, id)}
      onChoose={(choice) => onChange(field.kind === 'integer' ? Number(choice) : choice)}
    />
  );
}

function choicesOf(field: Exclude<AnyField, FlagField>, id: string) {
  if (field.kind === 'choice')
    return field.values.map((choice) => ({ value: choice, label: say(`${id}-${choice}`) }));
  const texts = field.kind === 'text' ? field.samples : numbersOf(field).map(String);
  return texts.map((text) => ({ value: text, label: text }));
}

function numbersOf(field: Extract<AnyField, { kind: 'integer' }>): number[] {
  const { least, most } = field.menu ?? field;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

interface FlagProps {
  readonly id: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function Flag({ id, value, onChange }: FlagProps) {
  const about = useId();
  return (
    <div class="flag">
      <label>
        <input
          type="checkbox"
          checked={value}
          aria-describedby={about}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{say(id)}</span>
      </label>
      <p class="about" id={about}>
        {say(`${id}-about`)}
      </p>
    </div>
  );
}
