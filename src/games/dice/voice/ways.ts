import { bonusOf, findSkill, usesOf } from '../rules/index.ts';
import type { DiceState, Fate } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

type SkillAction = { readonly skill: string; readonly way: string; readonly hero: number };

/** Name of a die's fate. */
function wordFate(fate: Fate, words: DiceWords): string {
  return words.say(`dice-fate-${fate}`);
}

/** Cost and effect of a skill in one of its ways: `discard P, hide S or M: +3`. */
export function describeWay(state: DiceState, action: SkillAction, words: DiceWords): string {
  return joinWay(usesOf(action), bonusOf(state, action), words);
}

function joinWay(uses: ReturnType<typeof usesOf>, bonus: number | undefined, words: DiceWords) {
  const { say } = words;
  const parts = words.messages.list(
    uses.map(({ types, fate }) => {
      const dice = types.map((type) => words.letter(type)).join('/');
      return say('dice-way-use', { fate: wordFate(fate, words), dice });
    }),
  );
  if (bonus === undefined || bonus === 0) return parts;
  return say('dice-way', { uses: parts, bonus: signed(bonus) });
}

/** Cost and effect of a skill at a level, one line per way; empty for a passive skill. */
export function describeWays(id: string, level: number, words: DiceWords): readonly string[] {
  return Object.values(findSkill(id).ways).map(({ uses, bonus, plus = 0 }) => {
    return joinWay(uses, bonus && bonus(Math.max(1, level)) + plus, words);
  });
}

/** A number with its sign: `+2`, `−1`. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** Rounds to one decimal. Returns a number, for locale-dependent formatting. */
export function tenth(value: number): number {
  return Math.round(10 * value) / 10;
}
