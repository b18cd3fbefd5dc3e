import { assertDefined } from '#core';
import type { DiceState } from '../../rules/index.ts';
import type { EncounterView } from '../../voice/encounter-view.ts';
import { placeRules } from '../../voice/traits.ts';
import type { DiceWords } from '../../voice/words.ts';
import { Solid } from '../solids/solid.tsx';

interface EncounterCardProps {
  readonly met: EncounterView;
  readonly words: DiceWords;
}

/** The encountered die in large, with its name and description. */
export function EncounterCard({
  met: { die, name, kind, traits, strength, about },
  words,
}: EncounterCardProps) {
  return (
    <article class={`met die-${die.type}`}>
      <div class="met-die">
        <Solid die={die} text={words.short(die)} />
      </div>
      <div class="met-card">
        <h3>{name}</h3>
        {kind === undefined ? null : <p class="met-type">{kind}</p>}
        {strength.length === 0 ? null : <p class="met-strength">{strength.join(' · ')}</p>}
        <ul class="met-traits">
          {traits.map((trait) => (
            <li key={trait.name}>
              <b>{trait.name}</b> {trait.meaning}
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

/** The hero's location and its rules. */
export function PlaceText({ scene, hero, words }: PlaceProps) {
  const { at } = assertDefined(scene.heroes[hero]);
  return (
    <article class="place-text">
      <p lang={words.ownLanguage}>{words.describePlace(scene, at)}</p>
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
