import { makeStream, must, pick } from '#core';
import type { Seed } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import type { OpenedRules } from '#games/zrf/rules/game/library.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { folderWith } from '../nodes.ts';

/** Sections of a small game; a hostile one replaces some. */
const SECTIONS = {
  title: '(title "Hostile")',
  players: '(players White Black)',
  options: '',
  board: `(board (grid (start-rectangle 0 0 9 9)
    (dimensions ("a/b/c/d/e" (10 0)) ("5/4/3/2/1" (0 10)))
    (directions (n 0 -1) (e 1 0) (s 0 1) (w -1 0))))`,
  setup: '(board-setup (White (Man a1)) (Black (Man e5)))',
  pieces: '(piece (name Man) (moves (n add) (e add) (s add) (w add)))',
  goals: '(win-condition (White Black) (pieces-remaining 1000))',
};

export function hostileText(sections: Partial<typeof SECTIONS>): string {
  return `(game ${Object.values({ ...SECTIONS, ...sections }).join('\n')})`;
}

/** A piece with a single block of moves. */
export function manWith(block: string): string {
  return `(piece (name Man) (moves (${block})))`;
}

/** A square board with positions 1.1, 2.1 and so on. */
export function squareBoard(rows: number, extra = ''): string {
  const numbers = Array.from({ length: rows }, (_, index) => index + 1);
  const across = numbers.join('/');
  const down = numbers.map((number) => `.${number}`).join('/');
  return `(board (grid (start-rectangle 0 0 9 9)
    (dimensions ("${across}" (10 0)) ("${down}" (0 10)))
    (directions (n 0 -1) (e 1 0) (s 0 1) (w -1 0))) ${extra})`;
}

export function openHostile(text: string): OpenedRules {
  return openRules(folderWith({ 'hostile.zrf': text }), 'hostile.zrf', 'hostile');
}

/** Codes of all problems in a text. */
export function codesOf(text: string): string[] {
  return openHostile(text).diagnoses.map(({ code }) => code);
}

/** State after random steps. */
export function playOn(game: ZrfGame, variant: string, seed: Seed, steps: number): ZrfState {
  const random = makeStream(seed, 'player');
  let state = game.start({ variant }, seed);
  for (let step = 0; step < steps; step += 1) {
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    const actions =
      turn.kind === 'decide' ? turn.actions : turn.outcomes.map(({ action }) => action);
    state = game.apply(state, pick(random, actions)).state;
  }
  return state;
}

/** Plays random steps; returns the problems of the rules. */
export function playHostile(game: ZrfGame, variant: string, seed: Seed, steps: number): string[] {
  const state = playOn(game, variant, seed, steps);
  const play = game.playOf(variant);
  return play
    .load(state)
    .faults.problems(play.rules)
    .map(({ message }) => message);
}

/** Does the same for the first variant of a playable text. */
export function playText(text: string, steps = 6): string[] {
  const game = must(openHostile(text).game);
  return playHostile(game, game.variants[0]?.key ?? '', 'hostile', steps);
}
