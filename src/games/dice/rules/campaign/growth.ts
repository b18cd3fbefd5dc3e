import { assertDefined } from '#core';
import { DIE_SIZES } from '../model/die.ts';
import type { DieType } from '../model/die.ts';
import { improveSkill, increaseDiceLimit, isProblem } from '../model/hero.ts';
import type { HeroSheet } from '../model/hero.ts';
import { HEROES } from '../tables/heroes.ts';

/** How far a campaign has come: scenarios won, and chapters ended with them. */
export interface Progress {
  readonly wins: number;
  readonly chapters: number;
}

/** Dice that one scenario lets a hero change for larger ones, which he has found. */
const FINDS = 2;

/** The type that can still grow most; of equals the first. */
export function typeToGrow({ limits }: HeroSheet): DieType | undefined {
  let best: DieType | undefined;
  let most = 0;
  for (const { type, current, most: top } of limits) {
    if (top - current > most) [best, most] = [type, top - current];
  }
  return best;
}

/** One die more, of the size that is found at this stage. */
function growDice(sheet: HeroSheet, size: number): HeroSheet {
  const type = typeToGrow(sheet);
  if (type === undefined) return sheet;
  const grown = increaseDiceLimit(sheet, type);
  return isProblem(grown) ? sheet : { ...grown, dice: [...grown.dice, [type, size]] };
}

/** The smallest dice are changed for the next size, those of the favoured type first. */
function exchangeDice(sheet: HeroSheet, largest: number): HeroSheet {
  const dice = [...sheet.dice];
  for (let i = 0; i < FINDS; i++) {
    const order = [...dice.keys()].sort((a, b) => {
      const [[typeA, sizeA], [typeB, sizeB]] = [assertDefined(dice[a]), assertDefined(dice[b])];
      const favour = Number(typeB === sheet.favoured) - Number(typeA === sheet.favoured);
      return sizeA - sizeB || favour || a - b;
    });
    const [at] = order;
    const [type, size] = dice[at ?? -1] ?? [];
    const next = DIE_SIZES.find((known) => size !== undefined && known > size);
    if (at === undefined || type === undefined || next === undefined || next > largest) break;
    dice[at] = [type, next];
  }
  return { ...sheet, dice };
}

/** In turn one of the first skills is improved, each once, and a dormant one is learned. */
function growSkill(sheet: HeroSheet, step: number): HeroSheet {
  const { initial, dormant } = HEROES[sheet.class];
  const turned = [...initial.slice(step / 2), ...initial.slice(0, step / 2)];
  const wished = step % 2 === 0 ? [...turned, ...dormant] : [...dormant, ...initial];
  const fresh = step % 2 === 1;
  for (const id of wished) {
    const level = sheet.skills.find((skill) => skill.id === id)?.level ?? 0;
    if (fresh && level > 0 && wished.some((other) => isDormant(sheet, other))) continue;
    const grown = improveSkill(sheet, id);
    if (!isProblem(grown)) return grown;
  }
  return sheet;
}

function isDormant(sheet: HeroSheet, id: string): boolean {
  return sheet.skills.some((skill) => skill.id === id && skill.level === 0);
}

/**
 * A hero as he would usually be at a stage of a campaign: one die more for each scenario won, small
 * dice changed for some that were found, a skill for every second win, a larger hand for each
 * chapter.
 */
export function seasoned(sheet: HeroSheet, { wins, chapters }: Progress): HeroSheet {
  let grown = sheet;
  for (let win = 0; win < wins; win++) {
    grown = growDice(grown, win < 5 ? 6 : 8);
    grown = exchangeDice(grown, win < 3 ? 6 : win < 7 ? 8 : 10);
    if (win % 2 === 1) grown = growSkill(grown, (win - 1) / 2);
  }
  const { capacityMax } = HEROES[sheet.class];
  return { ...grown, capacity: Math.min(capacityMax, grown.capacity + chapters) };
}
