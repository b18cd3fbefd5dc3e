import { assertDefined } from '../../../../core/index.ts';
import type { DiceState, PhaseOf } from '../../../../games/dice/index.ts';
import { placeRules, traitsOf } from '../../../../presentation/dice/traits.ts';
import type { DiceWords } from '../../../../presentation/dice/words.ts';
import { Solid } from '../solids/solid.tsx';

interface MetProps {
  readonly scene: DiceState;
  readonly met: PhaseOf<'encounter'>;
  readonly words: DiceWords;
}

/** The die that was met, in large, and who or what it is. */
export function Met({ scene, met: { die, card }, words }: MetProps) {
  const isThreat = words.isThreat(die.type);
  const about = isThreat ? words.describeCard(scene, card) : words.meaning(`type-${die.type}`);
  return (
    <article class={`met die-${die.type}`}>
      <div class="met-die">
        <Solid die={die} text={words.short(die)} />
      </div>
      <div class="met-card">
        <h3>{isThreat ? words.card(scene, card, die.type) : words.die(die)}</h3>
        {isThreat ? <p class="met-type">{words.die(die)}</p> : null}
        <ul class="met-traits">
          {traitsOf(scene, card, words).map(({ name, meaning }) => (
            <li key={name}>
              <b>{name}</b> {meaning}
            </li>
          ))}
        </ul>
        <p class="about">{about}</p>
      </div>
    </article>
  );
}

interface PlaceProps {
  readonly scene: DiceState;
  readonly hero: number;
  readonly words: DiceWords;
}

/** The place where a hero is, and what holds there. */
export function PlaceText({ scene, hero, words }: PlaceProps) {
  const { at } = assertDefined(scene.heroes[hero]);
  return (
    <article class="place-text">
      <p>{words.describePlace(scene, at)}</p>
      <ul class="met-traits">
        {placeRules(scene, at, words).map(({ name, meaning }) => (
          <li key={name}>
            <b>{name}</b> {meaning}
          </li>
        ))}
      </ul>
    </article>
  );
}
