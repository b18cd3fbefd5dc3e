import { bonusOf, findSkill, usesOf } from '../rules/index.ts';
import type { DiceState } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

type SkillAction = { readonly skill: string; readonly way: string; readonly hero: number };

/** Cost and effect of a skill in one of its ways: `discard P, hide S/M: +3`; `brief` is shorter. */
export function describeWay(
  state: DiceState,
  action: SkillAction,
  words: DiceWords,
  length: 'whole' | 'brief' = 'whole',
): string {
  return joinWay(usesOf(action), bonusOf(state, action), words, length);
}

function joinWay(
  uses: ReturnType<typeof usesOf>,
  bonus: number | undefined,
  words: DiceWords,
  length: 'whole' | 'brief' = 'whole',
) {
  const { say } = words;
  const end = length === 'brief' ? '-brief' : '';
  const parts = words.messages.list(
    uses.map(({ types, fate }, at) => {
      const dice = types.map((type) => words.letter(type)).join('/');
      // `hide M, M` instead of `hide M, hide M`.
      if (uses[at - 1]?.fate === fate) return dice;
      return say('dice-way-use', { fate: say(`dice-fate-${fate}${end}`), dice });
    }),
  );
  if (bonus === undefined || bonus === 0) return parts;
  return say(`dice-way${end}`, { uses: parts, bonus: signed(bonus) });
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
