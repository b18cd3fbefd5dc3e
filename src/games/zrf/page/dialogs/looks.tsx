import { say } from '#web/language/language.ts';
import { soundOn } from '../sound/sounds.ts';
import { countSets } from '../paint/pictures.ts';
import { LooksTool } from './looks-tool.tsx';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

/** Board settings: coordinates, piece sets, clicks and sounds. */
export function Looks({ page }: { readonly page: ZrfPageModel }) {
  const { coordinates, set, model } = page;
  const sets = countSets(model.rules);
  return (
    <LooksTool>
      <Flag
        name="zrf-coordinates"
        on={coordinates.value !== 'off'}
        onChange={(on) => page.setCoordinates(on)}
      />
      <Flag name="zrf-smart" on={model.smart.value} onChange={(on) => (model.smart.value = on)} />
      <Flag name="zrf-sounds" on={soundOn.value} onChange={(on) => (soundOn.value = on)} />
      {sets < 2 ? null : (
        <label class="field">
          <span>{say('zrf-pieces')}</span>
          <select
            value={String(set.value % sets)}
            onChange={(event) => (set.value = Number(event.currentTarget.value))}
          >
            {Array.from({ length: sets }, (_, index) => (
              <option key={index} value={String(index)}>
                {say('zrf-set-number', { number: index + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
    </LooksTool>
  );
}

interface FlagProps {
  readonly name: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Flag({ name, on, onChange }: FlagProps) {
  return (
    <div class="flag">
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{say(name)}</span>
      </label>
    </div>
  );
}
