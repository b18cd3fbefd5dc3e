import { assertDefined } from '#core';
import type { DiceState } from '../../rules/index.ts';
import type { EncounterView } from '../../voice/encounter-view.ts';
import { plainText, signOf } from '../../voice/marks.ts';
import { placeRules } from '../../voice/traits.ts';
import { signed } from '../../voice/ways.ts';
import type { DiceWords } from '../../voice/words.ts';
import { metPicture, placePicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';
import { Solid } from '../solids/solid.tsx';

interface EncounterCardProps {
  readonly scene: DiceState;
  readonly met: EncounterView;
  readonly words: DiceWords;
}

/** The encountered die: its picture with the die as a badge, its name and description. */
export function EncounterCard({
  scene,
  met: { die, card, name, kind, traits, act, strength, bonus, about },
  words,
}: EncounterCardProps) {
  return (
    <article class={`met die-${die.type}`}>
      <div class="met-picture">
        <Picture of={metPicture(scene, die, card)} class="print-large" />
        <div class="met-die" aria-hidden="true">
          <Solid die={die} text={plainText(die, words)} sign={signOf(die, words)} />
          {bonus === 0 ? null : <b class="met-bonus">{signed(bonus)}</b>}
        </div>
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
        {act === undefined ? null : (
          <p class="met-act">
            <b>{act.name}.</b> {act.meaning}
          </p>
        )}
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

/** The hero's location, with its picture and rules. */
export function PlaceText({ scene, hero, words }: PlaceProps) {
  const { at } = assertDefined(scene.heroes[hero]);
  return (
    <article class="place-text">
      <Picture of={placePicture(scene, at)} class="print-wide place-scene" />
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
