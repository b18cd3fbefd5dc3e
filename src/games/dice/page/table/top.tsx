import { assertDefined } from '#core';
import { placeFacts } from '../../voice/places.ts';
import { isBagLow, timeMood } from '../../voice/table.ts';
import { placeRules } from '../../voice/traits.ts';
import type { DicePage } from '../game/dice-page.ts';
import type { TableShown } from '../game/table.ts';
import { Portrait } from '../pictures/portrait.tsx';
import type { Flourish } from './flourish.tsx';

interface TopProps {
  readonly page: DicePage;
  readonly shown: TableShown;
  readonly flourish: Flourish;
  readonly onHint: (text: string) => void;
}

/** The location, the time left, and the heroes. */
export function Top({ page, shown, flourish: { hurt, dead, acted }, onHint }: TopProps) {
  const { model, gamePage } = page;
  const words = model.words.value;
  const { scene, hero } = shown;
  const { at } = assertDefined(scene.heroes[hero]);
  const { facts, isOpen } = placeFacts(scene, at, words);
  return (
    <header class="top">
      <button
        type="button"
        class={`top-place${isOpen ? '' : ' top-closed'}`}
        onClick={() => (gamePage.dialog.value = 'map')}
      >
        <span class="top-name">{words.place(scene, at)}</span>
        {facts === '' ? null : <span class="top-facts">{facts}</span>}
      </button>
      <ul class="chips">
        {placeRules(scene, at, words).map(({ name, meaning }) => (
          <li key={name}>
            <button
              type="button"
              class="chip"
              title={meaning}
              aria-description={meaning}
              onClick={() => onHint(`${name}: ${meaning}`)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p class={`top-time time-${timeMood(scene)}${acted?.act === 'delay' ? ' time-lost' : ''}`}>
        {words.say('dice-screen-time', { timer: scene.timer })}
      </p>
      <ul class="heroes">
        {scene.heroes.map((one, index) => (
          <li key={index}>
            <button
              type="button"
              class={`hero${index === hero ? ' hero-now' : ''}${one.alive ? '' : ' hero-dead'}${dead.includes(index) ? ' hero-dying' : hurt.includes(index) ? ' hero-hurt' : ''}`}
              aria-label={words.say('dice-page-hero', {
                hero: words.hero(scene, index),
                place: words.place(scene, one.at),
                bag: one.bag.length,
                alive: one.alive ? 'yes' : 'no',
              })}
              aria-current={index === hero ? 'true' : undefined}
              title={words.hero(scene, index)}
              onClick={() => (gamePage.dialog.value = 'heroes')}
            >
              <Portrait of={assertDefined(scene.world.members[index]).sheet} />
              <span class={one.alive && isBagLow(one) ? 'hero-bag hero-low' : 'hero-bag'}>
                {one.alive ? one.bag.length : '†'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </header>
  );
}
