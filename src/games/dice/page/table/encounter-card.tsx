import { assertDefined } from '#core';
import type { DiceState } from '../../rules/index.ts';
import type { EncounterView } from '../../voice/encounter-view.ts';
import { plainText, signOf } from '../../voice/marks.ts';
import { describeObjective } from '../../voice/objective.ts';
import { placeRules } from '../../voice/traits.ts';
import { signed } from '../../voice/ways.ts';
import type { DiceWords } from '../../voice/words.ts';
import { metPicture, placePicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';
import { Parts } from './check.tsx';
import { Solid } from '../solids/solid.tsx';

interface EncounterCardProps {
  readonly scene: DiceState;
  readonly met: EncounterView;
  readonly words: DiceWords;
}

/** The encountered die: its picture with the die as a badge, its name and description. */
export function EncounterCard({
  scene,
  met: { die, card, name, kind, traits, act, parts, bonus, about },
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
        {act === undefined ? null : (
          <p class="met-act">
            <b>{act.name}.</b> {act.meaning}
          </p>
        )}
        <ul class="met-traits">
          {traits.map((trait) => (
            <li key={trait.name}>
              <b>{trait.name}</b> {trait.meaning}
            </li>
          ))}
        </ul>
        <Parts title={words.say('dice-table-threat')} parts={parts} />
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
  const rules = placeRules(scene, at, words);
  return (
    <article class="place-text">
      <Picture of={placePicture(scene, at)} class="print-wide place-scene" />
      <p lang={words.ownLanguage}>{words.describePlace(scene, at)}</p>
      {rules.length === 0 ? null : (
        <ul class="met-traits">
          {rules.map(({ name, meaning }) => (
            <li key={name}>
              <b>{name}</b> {meaning}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** The first two sentences of a text. */
function beginningOf(text: string): string {
  return text.split(/(?<=[.!?。！？])\s*/u, 2).join(' ');
}

interface StoryProps extends Omit<PlaceProps, 'hero'> {
  /** Opens the whole story. */
  readonly onOpen: () => void;
}

/** The story of a scenario that begins, and its objective. */
export function StoryText({ scene, words, onOpen }: StoryProps) {
  return (
    <article class="place-text story-text">
      <p class="story-beginning" lang={words.ownLanguage}>
        {beginningOf(words.scenario(scene.world.scenario.id, 'intro'))}
      </p>
      <div class="row">
        <b>{describeObjective(scene, words)}</b>
        <button type="button" class="quiet" onClick={onOpen}>
          {words.say('dice-table-story')}
        </button>
      </div>
    </article>
  );
}
