import type { Difficulty } from '../model/content.ts';
import { isVictory } from '../phases/rules.ts';
import type { DiceState } from '../state/state.ts';
import { pointsOf } from '../tables/twists.ts';
import { twistsOfScenario } from '../world/free-play.ts';

/**
 * The score of free play: the sum of four parts, multiplied by three factors in percent, rounded.
 * Only a victory counts turns left and heroes alive.
 */
const PER_PLACE = 50;
const VICTORY = 500;
const PER_TURN = 20;
const PER_HERO = 50;

/** Factors by level and difficulty, from the win rates of the greedy bot. */
const LEVELS = [100, 110, 130] as const;
const DIFFICULTY: Readonly<Record<Difficulty, number>> = { easy: 80, normal: 100, hard: 130 };

export const SCORE_PARTS = ['places', 'victory', 'turns', 'heroes'] as const;
export const SCORE_FACTORS = ['level', 'difficulty', 'twists'] as const;

/** A score with its parts in points and its factors in percent. */
export interface Score {
  readonly total: number;
  readonly parts: Readonly<Record<(typeof SCORE_PARTS)[number], number>>;
  readonly factors: Readonly<Record<(typeof SCORE_FACTORS)[number], number>>;
}

/** The factor of twists in percent. */
export function twistFactor(twists: readonly string[]): number {
  return twists.reduce((sum, id) => sum + pointsOf(id), 100);
}

/** The score of a finished scene of free play; undefined for other scenes. */
export function scoreOf({ world, places, heroes, timer, over }: DiceState): Score | undefined {
  const twists = twistsOfScenario(world.scenario.id);
  if (over === undefined || twists === undefined) return undefined;
  const won = Number(isVictory(over));
  const parts = {
    places: PER_PLACE * places.filter(({ open }) => !open).length,
    victory: VICTORY * won,
    turns: PER_TURN * won * Math.max(0, timer),
    heroes: PER_HERO * won * heroes.filter(({ alive }) => alive).length,
  };
  const factors = {
    level: LEVELS[world.level - 1] ?? LEVELS[2],
    difficulty: DIFFICULTY[world.options.difficulty],
    twists: twistFactor(twists),
  };
  const sum = parts.places + parts.victory + parts.turns + parts.heroes;
  const percent = (factors.level * factors.difficulty * factors.twists) / 10_000;
  return { total: Math.round((sum * percent) / 100), parts, factors };
}
