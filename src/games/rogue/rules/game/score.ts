import { MOB_KINDS } from '../world/kinds.ts';
import { FLOOR_NUMBERS } from '../world/floors/themes.ts';
import type { RogueState } from '../model/state.ts';

/** Points in worlds with floors. None of them can be farmed. */
const POINTS = { floor: 100, goal: 500, firstKill: 20 } as const;

/** A score and its parts, in the order of display. */
export const SCORE_PARTS = ['floors', 'kinds', 'goal', 'speed'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];
export type ScoreParts = Readonly<Record<ScorePart, number>>;

/** Points for floors, for the first kill of each kind, for the goal, and for turns under par. */
export function scoreParts({ hero, turns, ending, options }: RogueState): ScoreParts {
  const hasWon = ending?.kind === 'won';
  const par = FLOOR_NUMBERS.par * Math.max(1, options.depth);
  return {
    floors: POINTS.floor * (hero.depth - 1),
    kinds: POINTS.firstKill * MOB_KINDS.filter((kind) => hero.kills[kind] > 0).length,
    goal: hasWon ? POINTS.goal : 0,
    speed: hasWon ? Math.max(0, par - turns) : 0,
  };
}

/** Score of a run: all experience, or the sum of its parts in worlds with floors. */
export function scoreOf(state: RogueState): number {
  const { hero, options } = state;
  if (options.mode !== 'normal') return 0;
  if (hero.growth === undefined) return hero.earned;
  const { floors, kinds, goal, speed } = scoreParts(state);
  return floors + kinds + goal + speed;
}
