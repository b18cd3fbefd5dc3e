import type { Signal } from '@preact/signals';
import { isSeed } from '#core';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../language/language.ts';
import { newSeed } from '../game-page.ts';

interface SeedFieldProps {
  readonly seed: Signal<string>;
  /** What it decides, where that is not what bots do. */
  readonly about?: string;
}

/** The seed of a new game: to read, to write, or to draw again. */
export function SeedField({ seed, about = say('web-seed-about') }: SeedFieldProps) {
  const wrong = !isSeed(seed.value.trim());
  return (
    <div class="field">
      <label for="seed">{say('label-seed')}</label>
      <p class="about">{about}</p>
      <div class="row">
        <input
          id="seed"
          value={seed.value}
          maxLength={64}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={wrong}
          onInput={(event) => (seed.value = event.currentTarget.value)}
        />
        <button
          type="button"
          class="quiet icon-only"
          aria-label={say('web-seed-new')}
          title={say('web-seed-new')}
          onClick={() => (seed.value = newSeed())}
        >
          <Icon name="die" />
        </button>
      </div>
      {wrong ? <p class="wrong">{say('web-seed-wrong')}</p> : null}
    </div>
  );
}
