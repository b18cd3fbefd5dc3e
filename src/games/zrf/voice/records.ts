import { failed, must, parsed, startMatch } from '#core';
import type { AnyMatch, Parsed, Problem, Turn } from '#core';
import type { Seat } from '#play';
import { hasNotes, makeTreeText } from '../analysis/index.ts';
import {
  GAME_TAG,
  mainLine,
  makePgn,
  positionNotationOf,
  readerFor,
  treeOfMatch,
} from '../notation/index.ts';
import type { GameTree } from '../notation/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';

/** A match at the end of the main line of a recorded game. */
export function matchOfTree(game: ZrfGame, tree: GameTree, seed: string): AnyMatch {
  const { variant, start = 'usual' } = tree;
  const match = startMatch(game, { variant, start }, seed);
  for (const { actions } of mainLine(tree)) {
    for (const one of actions) {
      match.play(must(game.parseAction(match.state as ZrfState, one)));
    }
  }
  return match;
}

/** Variations and comments of a recorded game as the analysis of a session; '' for none. */
export function analysisOfTree(tree: GameTree): string {
  return hasNotes(tree) ? makeTreeText(tree) : '';
}

/** Players of a recorded game, as in “Ann – Bo”; '' if it names none. */
export function playersIn(tags: ReadonlyMap<string, string>): string {
  const names = [tags.get('White') ?? '?', tags.get('Black') ?? '?'];
  return names.every((name) => name === '?') ? '' : names.join(' – ');
}

const HAS_CHANCE: Problem = {
  code: 'pgn-chance',
  message: 'PGN cannot record dice: save the transcript instead.',
};
const NO_START: Problem = {
  code: 'pgn-start',
  message: 'PGN cannot record where this game starts: save the transcript instead.',
};

/** Tags that name the players and the game. */
function tagsOf(game: ZrfGame, variant: string, players: readonly string[]): Map<string, string> {
  const tags = new Map([
    ['White', players[0] ?? '?'],
    ['Black', players[1] ?? '?'],
  ]);
  const isChess = game.id === 'chess' && variant === game.options.variant.default;
  if (isChess) return tags;
  tags.set('Variant', game.variants.find(({ key }) => key === variant)?.title ?? variant);
  return tags.set(GAME_TAG, game.id);
}

/** Name of a player in PGN: a person has none. */
export function playerName(isBot: boolean): string {
  return isBot ? 'Turnwright' : '?';
}

/** Names of the players of seats, for PGN. */
export function playersOf(seats: readonly Seat[]): readonly string[] {
  return seats.map(({ kind }) => playerName(kind === 'bot'));
}

/**
 * A match up to its current position as PGN, or with the turns of a tree in its place. `players` are
 * names, `?` for unknown ones.
 */
export function pgnOfMatch(
  game: ZrfGame,
  match: AnyMatch,
  players: readonly string[],
  turns?: Pick<GameTree, 'comment' | 'next'>,
): Parsed<string> {
  const log = match.log.slice(0, match.cursor);
  if (log.some(({ by }) => by < 0)) return failed(HAS_CHANCE);
  const start = match.stateAt(0) as ZrfState;
  const rules = game.rulesOf(start);
  const isUsual = (match.options as { start?: string }).start === 'usual';
  const fen = isUsual ? undefined : positionNotationOf(rules).make(rules, start);
  if (!isUsual && fen === undefined) return failed(NO_START);
  const actions = log.map(({ action }) => action as ZrfAction);
  const tree = treeOfMatch(game, start, actions, {
    turn: match.turn as Turn<ZrfAction>,
    isUsual,
    tags: tagsOf(game, start.variant, players),
    readerOf: readerFor(game),
  });
  const firstPly = rules.turnOrder.entries[start.turn]?.player === 1 ? 1 : 0;
  const { comment, next } = turns ?? tree;
  return parsed(makePgn({ ...tree, comment, next }, { firstPly, fen }));
}
