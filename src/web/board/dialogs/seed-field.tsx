import type { Signal } from '@preact/signals';
import { isSeed } from '#core';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../language/language.ts';
import { newSeed } from '../game-page.ts';

interface SeedFieldProps {
  readonly seed: Signal<string>;
  /** Explanation, for games in which the seed decides more than the bots. */
  readonly about?: string;
}

/** Field for the random seed of a new game, with a button to draw another. */
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
