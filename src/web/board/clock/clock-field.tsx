import { useSignal } from '@preact/signals';
import { MAX_INCREMENT, MAX_INITIAL, makeTimeControl, parseTimeControl } from '#core';
import type { TimeControl } from '#core';
import { TIME_PRESETS } from '#play';
import { describeControl } from '#voice/clock.ts';
import { say } from '../../language/language.ts';

interface ClockFieldProps {
  readonly value: TimeControl | undefined;
  readonly onChange: (value: TimeControl | undefined) => void;
}

const OWN = 'own';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Values that the custom fields start with, in milliseconds. */
const FIRST = { initial: 5 * MINUTE, increment: 0 };

/** Field for the time control of a new game. */
export function ClockField({ value, onChange }: ClockFieldProps) {
  const text = value === undefined ? '' : makeTimeControl(value);
  const isListed = text === '' || TIME_PRESETS.some((preset) => preset === text);
  const isOwn = useSignal(!isListed);
  const choose = (chosen: string) => {
    isOwn.value = chosen === OWN;
    onChange(chosen === OWN ? { kind: 'game', ...FIRST } : parseTimeControl(chosen));
  };
  return (
    <>
      <label class="field">
        <span>{say('clock-label')}</span>
        <select
          name="clock"
          value={isOwn.value ? OWN : text}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">{say('clock-none')}</option>
          {TIME_PRESETS.map((preset) => (
            <option key={preset} value={preset}>
              {describeControl(parseTimeControl(preset), say)}
            </option>
          ))}
          <option value={OWN}>{say('clock-own')}</option>
        </select>
      </label>
      {isOwn.value ? <OwnFields value={value} onChange={onChange} /> : null}
    </>
  );
}

/** Numbers of a custom time control. */
function OwnFields({ value, onChange }: ClockFieldProps) {
  const { initial, increment } = value?.kind === 'game' ? value : FIRST;
  const change = (changed: Partial<typeof FIRST>) =>
    onChange({ kind: 'game', initial, increment, ...changed });
  return (
    <div class="clock-form">
      <NumberField
        name="clock-minutes"
        value={initial / MINUTE}
        least={1}
        most={MAX_INITIAL / 60}
        onChange={(minutes) => change({ initial: minutes * MINUTE })}
      />
      <NumberField
        name="clock-increment"
        value={increment / SECOND}
        least={0}
        most={MAX_INCREMENT}
        onChange={(seconds) => change({ increment: seconds * SECOND })}
      />
    </div>
  );
}

interface NumberFieldProps {
  /** Name of the field, and message of its label. */
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function NumberField({ name, value, least, most, onChange }: NumberFieldProps) {
  return (
    <label class="field">
      <span>{say(name)}</span>
      <input
        type="number"
        name={name}
        value={value}
        min={least}
        max={most}
        step={1}
        required
        onChange={({ currentTarget: input }) => {
          if (input.checkValidity()) onChange(input.valueAsNumber);
        }}
      />
    </label>
  );
}
