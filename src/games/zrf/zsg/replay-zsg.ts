import { failed, parsed, quote } from '../../../core/index.ts';
import type { Parsed } from '../../../core/index.ts';
import { suggest } from '../../../kit/text/suggest.ts';
import { cellNamed } from '../text/step-text.ts';
import { EMPTY } from '../compile/cell.ts';
import type { Variant, ZrfGame } from '../game/game.ts';
import type { Play } from '../run/play.ts';
import type { ZrfAction } from '../state/action.ts';
import type { ZrfState } from '../state/state.ts';
import { makeStep } from '../text/step-text.ts';
import { matchRecorded } from './match-zsg.ts';
import type { Zsg, ZsgMove } from './zsg.ts';

/** The first recorded move that the rules do not allow. */
export interface Rejected {
  /** Its number among all lines of moves, counted from 1. */
  readonly move: number;
  readonly line: number;
  readonly text: string;
  /** What is legal there, as saved games write it; empty where the game is over. */
  readonly legal: readonly string[];
}

/** How far the rules go along with a saved game. */
export interface ReplayedZsg {
  readonly variant: string;
  readonly start: ZrfState;
  /** Whether the start is that of the rules, not one set up by hand. */
  readonly isUsualStart: boolean;
  /** Whether dice decided something. */
  readonly hasChance: boolean;
  readonly actions: readonly ZrfAction[];
  /** The state after the accepted moves. */
  readonly state: ZrfState;
  readonly accepted: number;
  readonly total: number;
  readonly first?: Rejected;
}

/** Titles as people and files write them: case and blanks make no difference. */
function plain(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The variant of a title or key; the one to begin with where none is named. */
export function findVariant(game: ZrfGame, name: string): Parsed<Variant> {
  const { variants } = game;
  const wanted = plain(name);
  const found =
    wanted === ''
      ? variants[0]
      : (variants.find(({ title }) => title === name) ??
        variants.find(({ title }) => plain(title) === wanted) ??
        variants.find(({ key }) => key === wanted));
  if (found !== undefined) return parsed(found);
  const titles = variants.map(({ title }) => title);
  const meant = suggest(name, titles);
  const list = titles.map(quote).join(', ');
  const message =
    meant === undefined
      ? `There is no variant ${quote(name)}; there are ${list}.`
      : `There is no variant ${quote(name)}: did you mean ${quote(meant)}?`;
  const args = meant === undefined ? { name, variants: list } : { name, meant };
  return failed({ code: meant === undefined ? 'zsg-variant' : 'zsg-variant-meant', message, args });
}

/** The start of a saved game: that of the rules, with the pieces as they were set up by hand. */
function startOf(play: Play, variant: string, { pieces }: Zsg): Parsed<ZrfState> {
  const start = play.start(variant);
  if (pieces.length === 0) return parsed(start);
  const { board } = play.rules;
  const cells = start.cells.map(() => EMPTY);
  const attributes = start.cells.map(() => 0);
  for (const { player, piece, position, line } of pieces) {
    const cell = cellNamed(play.rules, player, piece);
    const at = board.positions.findIndex(({ name }) => name === position);
    if (cell === undefined || at < 0) {
      const text = `${player} ${piece} ${position}`;
      const message = `The rules know no (${text}).`;
      return failed({ code: 'zsg-unknown-piece', message, args: { text }, line, column: 1 });
    }
    cells[at] = cell;
    attributes[at] = play.rules.pieces.find(({ name }) => name === piece)?.attributesSet ?? 0;
  }
  return parsed(play.opening({ ...start, cells, attributes, seen: undefined, ending: undefined }));
}

function actionsIn(game: ZrfGame, state: ZrfState): readonly ZrfAction[] {
  const turn = game.turn(state);
  if (turn.kind === 'over') return [];
  return turn.kind === 'decide' ? turn.actions : turn.outcomes.map(({ action }) => action);
}

function stepIn(game: ZrfGame, state: ZrfState, move: ZsgMove): ZrfAction | undefined {
  return matchRecorded(game.rulesOf(state), state.cells, actionsIn(game, state), move);
}

/**
 * A position that was set up by hand does not say whose turn it is: it is that of the first player
 * who could have made the first move.
 */
function turned(game: ZrfGame, start: ZrfState, first: ZsgMove | undefined): ZrfState {
  if (first === undefined) return start;
  const play = game.playOf(start.variant);
  for (const turn of play.rules.turnOrder.entries.keys()) {
    const state = play.opening({ ...start, turn, seen: undefined, ending: undefined });
    if (stepIn(game, state, first) !== undefined) return state;
  }
  return start;
}

/** Plays a saved game by the rules, as far as they allow it. */
export function replayZsg(game: ZrfGame, zsg: Zsg): Parsed<ReplayedZsg> {
  const variant = findVariant(game, zsg.variant);
  if (!variant.ok) return variant;
  const { key } = variant.value;
  const opened = startOf(game.playOf(key), key, zsg);
  if (!opened.ok) return opened;
  const isUsualStart = zsg.pieces.length === 0;
  const start = isUsualStart ? opened.value : turned(game, opened.value, zsg.moves[0]);
  const actions: ZrfAction[] = [];
  let state = start;
  let hasChance = false;
  let first: Rejected | undefined;
  for (const [index, move] of zsg.moves.entries()) {
    const action = stepIn(game, state, move);
    if (action === undefined) {
      first = rejected(game, state, move, index + 1);
      break;
    }
    hasChance ||= game.turn(state).kind === 'chance';
    actions.push(action);
    ({ state } = game.apply(state, action));
  }
  const accepted = actions.length;
  const total = zsg.moves.length;
  const replayed = { variant: key, start, isUsualStart, hasChance, actions, state };
  return parsed({
    ...replayed,
    accepted,
    total,
    ...(first === undefined ? {} : { first }),
  });
}

function rejected(game: ZrfGame, state: ZrfState, { line, text }: ZsgMove, move: number): Rejected {
  const rules = game.rulesOf(state);
  const legal = actionsIn(game, state).map(({ record }) => makeStep(rules, record, state.cells));
  return { move, line, text, legal };
}
