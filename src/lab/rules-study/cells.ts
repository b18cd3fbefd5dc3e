import type { Strength } from '#bots';
import type { BotLevel } from '#core';
import { BOT_NAMES, findBot } from '../kinds/bot-names.ts';
import type { Plan } from '../study/plan.ts';

/** A cell: a bot against itself, or against a weaker one in pairs of games. */
export type RulesCell =
  | { readonly kind: 'lone'; readonly name: string; readonly bot: Strength }
  | { readonly kind: 'pairs'; readonly name: string; readonly bots: readonly [Strength, Strength] };

/** Cell of a word such as `club`, or of two such as `club casual`. `levels` are those of the game. */
export function readCell(name: string, levels?: readonly BotLevel[]): RulesCell | undefined {
  const words = name.split(' ');
  const [one, two] = words.map((word) => findBot(word, levels));
  if (one === undefined || words.length > 2) return undefined;
  if (words.length === 1) return { kind: 'lone', name, bot: one };
  return two === undefined ? undefined : { kind: 'pairs', name, bots: [one, two] };
}

/**
 * Cells for a level: random play, the level against itself and, with two players, every level up to
 * it against the one below.
 */
export function cellsFor(level: string, players: number): readonly string[] {
  const lone = level === 'random' ? ['random'] : ['random', level];
  if (players !== 2) return lone;
  const levels = BOT_NAMES.slice(0, BOT_NAMES.indexOf(level) + 1);
  const steps = levels.flatMap((name, at) => {
    const below = levels[at - 1];
    return below === undefined ? [] : [`${name} ${below}`];
  });
  return [...lone, ...steps.reverse()];
}

/** Games per cell, and decisions after which a game counts as unfinished, by default. */
export const DEFAULT_GAMES = 200;
export const DEFAULT_LONGEST = 1000;

/** Number of games per cell of a plan. */
export function gamesPerCell({ parameters, stop }: Plan): number {
  const { games } = parameters;
  if (typeof games === 'number') return games;
  return stop.kind === 'units' ? stop.units : stop.most;
}

/** Number of decisions after which a game of a plan counts as unfinished. */
export function longestOf({ parameters }: Plan): number {
  const { longest } = parameters;
  return typeof longest === 'number' ? longest : DEFAULT_LONGEST;
}
