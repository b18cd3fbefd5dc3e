import { bonusOf, usesOf } from '../../games/dice/index.ts';
import type { DiceState, Fate } from '../../games/dice/index.ts';
import type { DiceWords } from './words.ts';

type SkillAction = { readonly skill: string; readonly way: string; readonly hero: number };

/** What becomes of a die that is used, in a word. */
function wordFate(fate: Fate, words: DiceWords): string {
  return words.say(`dice-fate-${fate}`);
}

/** What a skill takes and brings in one of its ways: `discard P, hide S or M: +3`. */
export function describeWay(state: DiceState, action: SkillAction, words: DiceWords): string {
  const { say } = words;
  const uses = usesOf(action).map(({ types, fate }) => {
    const dice = types.map((type) => words.letter(type)).join('/');
    return say('dice-way-use', { fate: wordFate(fate, words), dice });
  });
  const bonus = bonusOf(state, action);
  const parts = uses.join(', ');
  if (bonus === undefined || bonus === 0) return parts;
  return say('dice-way', { uses: parts, bonus: signed(bonus) });
}

/** `+2`, `−1` */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
