import type { Rules } from '../../rules/index.ts';

/** The two types of pieces of draughts. */
export interface Men {
  readonly man: number;
  readonly king: number;
}

/** Men and kings: the type that a game begins with, and the other one; undefined for other games. */
export function menOf({ pieces, setup }: Rules): Men | undefined {
  const types = [...pieces.keys()].filter((type) => pieces[type]?.isDummy === false);
  const begins = new Set(setup.pieces.map(({ type }) => type));
  const [man, king] = [...types].sort((a, b) => Number(begins.has(b)) - Number(begins.has(a)));
  if (types.length !== 2 || begins.size !== 1 || man === undefined || king === undefined) {
    return undefined;
  }
  return { man, king };
}

/** Letters of the players in files of draughts, by player. */
export function sidesOf({ players, options }: Rules): readonly string[] {
  const letters = players.map(({ name }) => name.slice(0, 1).toUpperCase());
  const [first, second] = letters;
  if (first !== second && [first, second].every((one) => one === 'W' || one === 'B')) {
    return letters;
  }
  return options.numbering === 'up' ? ['B', 'W'] : ['W', 'B'];
}
