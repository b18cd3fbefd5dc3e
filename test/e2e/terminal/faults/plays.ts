import { must } from '#core';
import type { AnyGame } from '#core';
import { caves } from '#games/caves/rules/index.ts';
import { kalah } from '#games/kalah/rules/index.ts';
import { resumeSession } from '#play';
import { SaveFolder } from '#terminal/files/saves.ts';
import { openAt } from '#games/zrf/commands/rules-opening.ts';
import type { Home } from '../built.ts';

/** A game played by keyboard, action by action. */
export interface Play {
  readonly id: string;
  /** Arguments that start it. */
  readonly args: readonly string[];
  /** Shown before the first action, and when the saved game is resumed. */
  readonly begun: RegExp;
  readonly actions: readonly { readonly keys: string; readonly shown: RegExp }[];
  /** Keys of an alternative second action. */
  readonly other: string;
  /** Number of kills at random times, if different from the default. */
  readonly kills?: number;
}

/** No player sows the same house twice, which makes each message new. */
const HOUSES = [1, 1, 3, 3, 4, 2, 5, 4, 2, 5];
const SQUARES = ['a1', 'a2', 'b1', 'b2'];
const SLIDES = ['a3-a2', 'a4-a3', 'b4-a4', 'c3-b3', 'c2-c3'];
const PERSONS = ['--seats', 'person person'];

/** Progress of a listed game: runs by turn, others by action. */
export const PROGRESS = /· (?:\d+ actions?|Turn \d+)/;

export const PLAYS: readonly Play[] = [
  {
    id: 'kalah',
    args: ['play', 'kalah', ...PERSONS],
    begun: /Player (?:One|Two) to move/,
    actions: HOUSES.map((house, index) => ({
      keys: String(house),
      shown: new RegExp(`Player ${index % 2 === 0 ? 'One' : 'Two'} sowed house ${house}`),
    })),
    other: '2',
  },
  {
    id: 'tic-tac-toe',
    args: ['play', 'tic-tac-toe', ...PERSONS],
    begun: /[XO] to move\./,
    actions: SQUARES.map((square) => ({
      keys: `:${square}\r`,
      shown: new RegExp(`: \\w+ ${square}\\.`),
    })),
    other: ':c3\r',
  },
  {
    id: 'little-cellar',
    args: ['play', 'little-cellar'],
    begun: /▸ Moves +\d+ /,
    actions: SLIDES.map((slide, index) => ({
      keys: `:${slide}\r`,
      shown: new RegExp(`▸ Moves +${index + 1} `),
    })),
    other: ':a2-a3\r',
  },
  {
    id: 'caves',
    args: ['play', 'caves', '--mode', 'explorer', '--seed', 'kills'],
    begun: /Turn \d+\b/,
    actions: Array.from({ length: 10 }, (_, index) => ({
      keys: index % 3 === 2 ? 'l' : '.',
      shown: new RegExp(`Turn ${index + 1}\\b`),
    })),
    other: 'h',
    kills: 38,
  },
];

function gameOf(id: string): AnyGame {
  const folder = id === 'tic-tac-toe' ? 'rules' : 'puzzles';
  return must(must(openAt(`content/${folder}/${id}.zrf`, () => id)).game);
}

const games: readonly AnyGame[] = [caves, kalah, gameOf('tic-tac-toe'), gameOf('little-cellar')];

/** Saved game as found at the next start. */
export interface StoredSave {
  readonly actions: number;
  /** Problem reported at the next start. */
  readonly problem: string | undefined;
  readonly text: string;
}

/** Saved games of a home. Fails the test if one cannot be resumed. */
export function savesOf({ saves }: Home): StoredSave[] {
  return new SaveFolder(saves).list().map(({ text, problem }) => {
    const { match } = must(resumeSession(text, games));
    return { actions: match.cursor, problem: problem?.message, text };
  });
}
