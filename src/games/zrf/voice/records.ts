import { failed, must, parsed, startMatch } from '#core';
import type { AnyMatch, Parsed, Problem, Turn } from '#core';
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

/** A match up to its current position as PGN. `players` are names, `?` for unknown ones. */
export function pgnOfMatch(
  game: ZrfGame,
  match: AnyMatch,
  players: readonly string[],
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
  return parsed(makePgn(tree, { firstPly, fen }));
}
