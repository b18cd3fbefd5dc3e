import { assertDefined } from '#core';
import { DIE_SIZES } from '../model/die.ts';
import type { DieType } from '../model/die.ts';
import { improveSkill, increaseDiceLimit, isProblem, makeOwned } from '../model/hero.ts';
import type { HeroSheet } from '../model/hero.ts';
import { HEROES } from '../tables/heroes.ts';

/** Progress of a campaign: scenarios won and chapters completed. */
export interface Progress {
  readonly wins: number;
  readonly chapters: number;
}

/** Dice a hero exchanges for larger ones found in one scenario. */
const FINDS = 2;

/** The type with the most room to grow; the first if tied. */
export function typeToGrow({ limits }: HeroSheet): DieType | undefined {
  let best: DieType | undefined;
  let maxRoom = 0;
  for (const { type, current, most: top } of limits) {
    if (top - current > maxRoom) [best, maxRoom] = [type, top - current];
  }
  return best;
}

/** Adds one die of the size found at this stage. */
function growDice(sheet: HeroSheet, size: number): HeroSheet {
  const type = typeToGrow(sheet);
  if (type === undefined) return sheet;
  const grownSheet = increaseDiceLimit(sheet, type);
  return isProblem(grownSheet)
    ? sheet
    : { ...grownSheet, dice: [...grownSheet.dice, [type, size]] };
}

/** Exchanges the smallest dice for the next size, the favoured type first. */
function exchangeDice(sheet: HeroSheet, largest: number): HeroSheet {
  const dice = [...sheet.dice];
  for (let i = 0; i < FINDS; i++) {
    const order = [...dice.keys()].sort((a, b) => {
      const [[typeA, sizeA], [typeB, sizeB]] = [assertDefined(dice[a]), assertDefined(dice[b])];
      const favour = Number(typeB === sheet.favoured) - Number(typeA === sheet.favoured);
      return sizeA - sizeB || favour || a - b;
    });
    const [at] = order;
    const [type, size, mark = ''] = dice[at ?? -1] ?? [];
    const next = DIE_SIZES.find((candidate) => size !== undefined && candidate > size);
    if (at === undefined || type === undefined || next === undefined || next > largest) break;
    dice[at] = makeOwned({ type, size: next, mark });
  }
  return { ...sheet, dice };
}

/** Alternately improves one of the initial skills, each once, and learns a dormant one. */
function growSkill(sheet: HeroSheet, step: number): HeroSheet {
  const { initial, dormant } = HEROES[sheet.class];
  const turned = [...initial.slice(step / 2), ...initial.slice(0, step / 2)];
  const wished = step % 2 === 0 ? [...turned, ...dormant] : [...dormant, ...initial];
  const fresh = step % 2 === 1;
  for (const id of wished) {
    const level = sheet.skills.find((skill) => skill.id === id)?.level ?? 0;
    if (fresh && level > 0 && wished.some((other) => isDormant(sheet, other))) continue;
    const grownSheet = improveSkill(sheet, id);
    if (!isProblem(grownSheet)) return grownSheet;
  }
  return sheet;
}

function isDormant(sheet: HeroSheet, id: string): boolean {
  return sheet.skills.some((skill) => skill.id === id && skill.level === 0);
}

/**
 * A hero as he would typically be at a stage of a campaign. Each scenario won adds a die and
 * exchanges small dice for larger finds. Every second win adds a skill, and each chapter enlarges
 * the hand.
 */
export function seasoned(sheet: HeroSheet, { wins, chapters }: Progress): HeroSheet {
  let grownSheet = sheet;
  for (let win = 0; win < wins; win++) {
    grownSheet = growDice(grownSheet, win < 5 ? 6 : 8);
    grownSheet = exchangeDice(grownSheet, win < 3 ? 6 : win < 7 ? 8 : 10);
    if (win % 2 === 1) grownSheet = growSkill(grownSheet, (win - 1) / 2);
  }
  const { capacityMax } = HEROES[sheet.class];
  return { ...grownSheet, capacity: Math.min(capacityMax, grownSheet.capacity + chapters) };
}
