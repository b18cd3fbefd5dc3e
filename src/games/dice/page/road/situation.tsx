import { assertDefined } from '#core';
import type { DiceState } from '../../rules/index.ts';
import type { Tale } from '../../voice/choices.ts';
import type { DiceWords } from '../../voice/words.ts';
import { placePicture } from '../pictures/names.ts';
import { Picture } from '../pictures/picture.tsx';

interface SituationProps {
  readonly tale: Tale;
  readonly words: DiceWords;
}

/** The situation of a choice in camp. */
export function Situation({ tale: { title, text }, words }: SituationProps) {
  return (
    <article class="tale">
      <h3>{title}</h3>
      <p class="story" lang={words.ownLanguage}>
        {text}
      </p>
    </article>
  );
}

interface SceneChoiceProps extends SituationProps {
  readonly scene: DiceState;
  readonly hero: number;
}

/** The situation of a choice within a scenario, with the picture of the location. */
export function SceneChoice({ scene, hero, tale, words }: SceneChoiceProps) {
  const { at } = assertDefined(scene.heroes[hero]);
  return (
    <div class="tale-scene">
      <Picture of={placePicture(scene, at)} class="print-wide tale-picture" />
      <Situation tale={tale} words={words} />
    </div>
  );
}
