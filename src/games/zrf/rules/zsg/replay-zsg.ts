import { failed, parsed, ProblemList, quote } from '#core';
import type { Parsed } from '#core';
import { suggest } from '#kit/text/suggest.ts';
import { cellNamed } from '../text/step-text.ts';
import { cellsOf, EMPTY, typeOf } from '../compile/cell.ts';
import type { Variant, ZrfGame } from '../game/game.ts';
import type { Rules } from '../model/index.ts';
import type { Play } from '../run/play.ts';
import type { ZrfAction } from '../state/action.ts';
import type { ZrfState } from '../state/state.ts';
import { makeSavedStep } from './saved-step.ts';
import { matchRecorded } from './match-zsg.ts';
import { parseParts } from './parts.ts';
import type { Zsg, ZsgEdit, ZsgMove } from './zsg.ts';

/** First recorded move that is illegal under the rules. */
export interface Rejected {
  /** Number among all move lines, counted from 1. */
  readonly move: number;
  readonly line: number;
  readonly text: string;
  /** Legal moves there, in the format of saved games; empty if the game is over. */
  readonly legal: readonly string[];
}

/** Result of replaying a saved game. */
export interface ReplayedZsg {
  readonly variant: string;
  readonly start: ZrfState;
  /** True for the standard setup, false for a manual one. */
  readonly isUsualStart: boolean;
  /** True if dice were thrown. */
  readonly hasChance: boolean;
  readonly actions: readonly ZrfAction[];
  /** The state after the accepted moves. */
  readonly state: ZrfState;
  readonly accepted: number;
  readonly total: number;
  readonly first?: Rejected;
}

/** Normalises a title, ignoring case and blanks. */
function normalise(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Finds a variant by title or key; the first variant if the name is empty. */
export function findVariant(game: ZrfGame, name: string): Parsed<Variant> {
  const { variants } = game;
  const target = normalise(name);
  const found =
    target === ''
      ? variants[0]
      : (variants.find(({ title }) => title === name) ??
        variants.find(({ title }) => normalise(title) === target) ??
        variants.find(({ key }) => key === target));
  if (found !== undefined) return parsed(found);
  const titles = variants.map(({ title }) => title);
  const suggestion = suggest(name, titles);
  const list = titles.map(quote).join(', ');
  const message =
    suggestion === undefined
      ? `There is no variant “${name}”. Choose from ${list}.`
      : `There is no variant “${name}”. Did you mean “${suggestion}”?`;
  const args = suggestion === undefined ? { name, variants: list } : { name, meant: suggestion };
  return failed({
    code: suggestion === undefined ? 'zsg-variant' : 'zsg-variant-meant',
    message,
    args,
  });
}

/**
 * Interpretations of a setup: changes to the standard one, or a list of all pieces, as written by
 * early versions.
 */
type SetupReading = 'edits' | 'whole';

/**
 * True if a setup appears to list all pieces: in board order, and repeating some from the standard
 * setup.
 */
function looksComplete(usual: readonly number[], edits: readonly Edit[]): boolean {
  const isRising = edits.every(({ at }, index) => index === 0 || at > (edits[index - 1]?.at ?? 0));
  const isPut = edits.every(({ cell }) => cell !== EMPTY);
  return isRising && isPut && edits.some(({ at, cell }) => usual[at] === cell);
}

/** A position and its new content. */
interface Edit {
  readonly at: number;
  readonly cell: number;
}

/** Converts an edit to indexes; undefined for an unknown piece or position. */
function editIn(rules: Rules, edit: ZsgEdit): Edit | undefined {
  const at = rules.board.positions.findIndex(({ name }) => name === edit.position);
  const cell = edit.kind === 'empty' ? EMPTY : cellNamed(rules, edit.player, edit.piece);
  return at < 0 || cell === undefined ? undefined : { at, cell };
}

function unknownPiece(edit: ZsgEdit): Parsed<never> {
  const content = edit.kind === 'empty' ? 'x' : `${edit.player} ${edit.piece}`;
  const text = `${content} ${edit.position}`;
  const message = `These rules have no such piece or position: (${text}).`;
  return failed({ code: 'zsg-unknown-piece', message, args: { text }, line: edit.line, column: 1 });
}

/** Start of a saved game: the standard setup with edits, or the edits alone. */
function startOf(
  play: Play,
  variant: string,
  edits: readonly Edit[],
  reading: SetupReading,
): ZrfState {
  const start = play.start(variant);
  if (edits.length === 0) return start;
  const isWhole = reading === 'whole';
  const cells = isWhole ? start.cells.map(() => EMPTY) : [...start.cells];
  const attributes = isWhole ? start.cells.map(() => 0) : [...start.attributes];
  for (const { at, cell } of edits) {
    cells[at] = cell;
    attributes[at] = cell === EMPTY ? 0 : freshAttributes(play.rules, cell);
  }
  return play.opening({ ...start, cells, attributes, seen: undefined, ending: undefined });
}

/** Converts the setup of a saved game to indexes. */
function editsIn(rules: Rules, { setup }: Zsg): Parsed<Edit[]> {
  const edits: Edit[] = [];
  for (const one of setup) {
    const edit = editIn(rules, one);
    if (edit === undefined) return unknownPiece(one);
    edits.push(edit);
  }
  return parsed(edits);
}

function freshAttributes(rules: Rules, cell: number): number {
  return rules.pieces[typeOf(cellsOf(rules), cell)]?.attributesSet ?? 0;
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
 * Sets the turn of a manual setup, which the file does not contain: the first entry of the turn
 * order in which the first move is legal.
 */
function withFirstTurn(game: ZrfGame, start: ZrfState, first: ZsgMove | undefined): ZrfState {
  if (first === undefined) return start;
  const play = game.playOf(start.variant);
  for (const turn of play.rules.turnOrder.entries.keys()) {
    const state = play.opening({ ...start, turn, seen: undefined, ending: undefined });
    if (stepIn(game, state, first) !== undefined) return state;
  }
  return start;
}

/** Replays a saved game from a start until a move is illegal. */
function replayFrom(game: ZrfGame, opened: ZrfState, zsg: Zsg): ReplayedZsg {
  const isUsualStart = zsg.setup.length === 0;
  const start = isUsualStart ? opened : withFirstTurn(game, opened, zsg.moves[0]);
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
  const [accepted, total] = [actions.length, zsg.moves.length];
  const replayed = { variant: start.variant, start, isUsualStart, hasChance, actions, state };
  return { ...replayed, accepted, total, ...(first === undefined ? {} : { first }) };
}

/**
 * Replays a saved game until a move is illegal. In that case, a setup is also read in the other
 * interpretation, and the longer replay is returned.
 */
export function replayZsg(game: ZrfGame, zsg: Zsg): Parsed<ReplayedZsg> {
  const variant = findVariant(game, zsg.variant);
  if (!variant.ok) return variant;
  const { key } = variant.value;
  const play = game.playOf(key);
  const edits = editsIn(play.rules, zsg);
  if (!edits.ok) return edits;
  const by = (reading: SetupReading) =>
    replayFrom(game, startOf(play, key, edits.value, reading), zsg);
  const replayed = longerReplay(by, play, key, edits.value);
  const refused = zsg.moves[replayed.accepted];
  return refused?.unread === undefined ? parsed(replayed) : unreadFrom(zsg, replayed.accepted);
}

/** Syntax errors of unreadable lines, starting at a move. */
function unreadFrom({ moves }: Zsg, from: number): Parsed<never> {
  const problems = new ProblemList();
  for (const { unread, text, line } of moves.slice(from)) {
    const read = unread === undefined ? undefined : parseParts(text, unread);
    if (read?.ok === false) for (const one of read.problems) problems.add({ ...one, line });
  }
  return problems.failed();
}

type ReplayBy = (reading: SetupReading) => ReplayedZsg;

/** The interpretation of a setup that allows the longer replay. */
function longerReplay(by: ReplayBy, play: Play, key: string, edits: readonly Edit[]): ReplayedZsg {
  const isWhole = looksComplete(play.start(key).cells, edits);
  const replayed = by(isWhole ? 'whole' : 'edits');
  const isOpen = replayed.first !== undefined && edits.every(({ cell }) => cell !== EMPTY);
  if (!isOpen || edits.length === 0) return replayed;
  const other = by(isWhole ? 'edits' : 'whole');
  return other.accepted > replayed.accepted ? other : replayed;
}

function rejected(game: ZrfGame, state: ZrfState, { line, text }: ZsgMove, move: number): Rejected {
  const rules = game.rulesOf(state);
  const legal = actionsIn(game, state).map(({ record }) =>
    makeSavedStep(rules, record, state.cells),
  );
  return { move, line, text, legal };
}
