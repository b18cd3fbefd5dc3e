import { failed, must, parsed, startMatch } from '#core';
import type { AnyMatch, Parsed, Problem, Turn } from '#core';
import type { Annotations, Seat } from '#play';
import {
  GAME_TAG,
  mainLine,
  makePgn,
  positionNotationOf,
  readerFor,
  treeOfMatch,
  withRecord,
} from '../notation/index.ts';
import type { GameTree } from '../notation/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { keptWith, resultAt } from './kept-record.ts';

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

/** Name of a player in PGN: a person has none. */
export function playerName(isBot: boolean): string {
  return isBot ? 'Turnwright' : '?';
}

/** Names of the players of seats, for PGN. */
export function playersOf(seats: readonly Seat[]): readonly string[] {
  return seats.map(({ kind }) => playerName(kind === 'bot'));
}

/** Additions to a game as PGN. */
export interface PgnDetails {
  /** More tags. */
  readonly tags?: ReadonlyMap<string, string>;
  /** Comments, variations and tags kept with the game; its tags take precedence. */
  readonly annotations?: Annotations;
  /** Turns of a tree in place of those of the match. */
  readonly turns?: Pick<GameTree, 'comment' | 'next'>;
}

/** A match up to its current position as PGN. `players` are names, `?` for unknown ones. */
export function pgnOfMatch(
  game: ZrfGame,
  match: AnyMatch,
  players: readonly string[],
  { tags = new Map(), annotations, turns }: PgnDetails = {},
): Parsed<string> {
  const log = match.log.slice(0, match.cursor);
  if (log.some(({ by }) => by < 0)) return failed(HAS_CHANCE);
  const start = match.stateAt(0) as ZrfState;
  const rules = game.rulesOf(start);
  const isUsual = (match.options as { start?: string }).start === 'usual';
  const fen = isUsual ? undefined : positionNotationOf(rules).make(rules, start);
  if (!isUsual && fen === undefined) return failed(NO_START);
  const actions = log.map(({ action }) => action as ZrfAction);
  const played = treeOfMatch(game, start, actions, {
    turn: match.turn as Turn<ZrfAction>,
    isUsual,
    tags: new Map([...tags, ...tagsOf(game, start.variant, players)]),
    readerOf: readerFor(game),
  });
  const firstPly = rules.turnOrder.entries[start.turn]?.player === 1 ? 1 : 0;
  const tree = annotations === undefined ? played : annotated(game, start, played, annotations);
  const { comment, next } = turns ?? tree;
  return parsed(makePgn({ ...tree, comment, next }, { firstPly, fen }));
}

/** A played game with its annotations, and with the result of its record if it ends there. */
function annotated(
  game: ZrfGame,
  start: ZrfState,
  played: GameTree,
  annotations: Annotations,
): GameTree {
  const kept = keptWith(game, start, annotations);
  const result = played.result === '*' ? resultAt(kept, played) : played.result;
  return { ...withRecord(played, kept), result };
}

/** A position in the notation of its game, and the name of the notation. */
export interface NotatedPosition {
  readonly name: string;
  readonly text: string;
}

/** A position as FEN or SFEN; undefined for one that the notation cannot express. */
export function notatePosition(game: ZrfGame, state: ZrfState): NotatedPosition | undefined {
  const rules = game.rulesOf(state);
  const notation = positionNotationOf(rules);
  const text = notation.make(rules, state);
  return text === undefined ? undefined : { name: notation.name, text };
}
