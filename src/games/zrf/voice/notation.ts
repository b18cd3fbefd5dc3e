import { CHANCE, assertDefined } from '#core';
import type { Cells, Part, Rules, ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { cellsOf, droppedType, isPass, makeStep, moversOf, partsOf } from '../rules/index.ts';
import type { NotatedTurn } from '#voice/turns.ts';
import { checkSign } from './check.ts';
import { isSwap } from './swap.ts';
import { isOnField, notateThrow, seatThrownFor } from './throws.ts';

type Log = readonly { readonly by: number; readonly action: ZrfAction }[];

/** A step in short notation, in parts that can be joined to a whole turn. */
export interface NotatedStep {
  /** Piece and origin; empty for drops. */
  readonly start: string;
  readonly rest: string;
}

/** Sign for a pass. */
export const PASS_SIGN = '—';
/** Sign for taking over the first piece, by the pie rule. */
const SWAP_SIGN = 'swap';
/** Separator between a roll and its move. */
export const ROLL_SEPARATOR = ':';
/** Maximum length of a sign written without a space before a position. */
const MAX_SIGN = 2;

/** Notation of a piece in the file; whole words are followed by a space. */
function signOf(rules: Rules, type: number): string {
  const { notation } = assertDefined(rules.pieces[type]);
  // A block is named by its letter, regardless of the tile moved.
  if (rules.options.slidingPuzzle !== 'off') return notation.replace(/^([A-Z])[a-z]$/, '$1');
  return notation.length > MAX_SIGN ? `${notation} ` : notation;
}

/** True if anything is captured; a piece that moves away from the target does not count. */
function takesAny(parts: readonly Part[]): boolean {
  const left = new Set(parts.flatMap((part) => (part.kind === 'move' ? [part.from] : [])));
  return parts.some(
    (part) => part.kind === 'capture' || (part.kind === 'move' && part.takes && !left.has(part.to)),
  );
}

/** Captures away from the target: `xd5xe4`. */
function captureText(rules: Rules, parts: readonly Part[]): string {
  const captures = parts.flatMap((part) => (part.kind === 'capture' ? [part.at] : []));
  return captures.map((at) => `x${assertDefined(rules.board.positions[at]).name}`).join('');
}

/** True if the promoted notation is the original with a plus, as in shogi. */
function isPlusPromotion(rules: Rules, type: number, promoted: number): boolean {
  const [before, after] = [rules.pieces[type]?.notation, rules.pieces[promoted]?.notation];
  return before !== undefined && before !== '' && after === `+${before}`;
}

/** Promotion of the first moving piece, or -1. */
export function promotionIn(parts: readonly Part[]): number {
  const [first] = parts;
  if (first?.kind !== 'move' && first?.kind !== 'place') return -1;
  const to = first.kind === 'move' ? first.to : first.at;
  const changes = parts.filter((part) => part.kind === 'type' && part.at === to);
  const last = changes.at(-1);
  return last?.kind === 'type' && last.type !== first.type ? last.type : -1;
}

/** Suffix for a promotion made or declined: `=Q`, `+`, `=`. */
function promotionOf(
  rules: Rules,
  type: number,
  parts: readonly Part[],
  sameEnds: readonly (readonly Part[])[],
): string {
  const promoted = promotionIn(parts);
  const piece = rules.pieces[promoted];
  if (piece !== undefined) {
    if (isPlusPromotion(rules, type, promoted)) return '+';
    // Pieces without notation are not distinguished.
    return piece.notation === '' ? '' : `=${signOf(rules, promoted).trim()}`;
  }
  return sameEnds.some((others) => isPlusPromotion(rules, type, promotionIn(others))) ? '=' : '';
}

function dropOf(rules: Rules, type: number, position: string): string {
  const sign = signOf(rules, type);
  return sign === '' || sign.endsWith(' ') ? sign + position : `${sign}*${position}`;
}

/** Number of pieces captured by a step. */
function countCaptures(rules: Rules, { cells }: ZrfState, action: ZrfAction): number {
  return partsOf(cellsOf(rules), action, cells).filter(({ kind }) => kind === 'capture').length;
}

/** Other effects, for steps with the same start and end. */
function extrasOf(rules: Rules, parts: readonly Part[]): string {
  const at = (position: number) => assertDefined(rules.board.positions[position]).name;
  return parts
    .slice(1)
    .flatMap((part) => {
      if (part.kind === 'capture') return [`x${at(part.at)}`];
      if (part.kind === 'place') return [dropOf(rules, part.type, at(part.at))];
      if (part.kind === 'move') return [`${at(part.from)}-${at(part.to)}`];
      return [];
    })
    .join(' ');
}

/** Key shared by steps with the same start and end. */
function endsKey(cells: Cells, action: ZrfAction): string {
  const [mover] = moversOf(action);
  return [mover?.from, mover?.to, droppedType(cells, action)].join();
}

function notateParts(
  rules: Rules,
  parts: readonly Part[],
  sameEnds: readonly (readonly Part[])[],
): NotatedStep {
  const at = (position: number) => assertDefined(rules.board.positions[position]).name;
  const [first] = parts;
  if (first?.kind !== 'place' && first?.kind !== 'move') return { start: '', rest: PASS_SIGN };
  const promotion = promotionOf(rules, first.type, parts, sameEnds);
  if (first.kind === 'place') {
    return { start: '', rest: dropOf(rules, first.type, at(first.at)) + promotion };
  }
  const start = `${signOf(rules, first.type)}${at(first.from)}`;
  // A piece that stays in place only captures.
  if (first.from === first.to) return { start, rest: captureText(rules, parts) + promotion };
  const dash = takesAny(parts) ? 'x' : '-';
  return { start, rest: `${dash}${at(first.to)}${promotion}` };
}

/** Notates a step, adding effects that distinguish it from steps with the same start and end. */
function notateBeside(
  rules: Rules,
  { cells }: ZrfState,
  action: ZrfAction,
  sameEnds: readonly ZrfAction[],
): NotatedStep {
  if (isPass(action)) return { start: '', rest: PASS_SIGN };
  const kinds = cellsOf(rules);
  const parts = partsOf(kinds, action, cells);
  const all = sameEnds.map((other) => (other === action ? parts : partsOf(kinds, other, cells)));
  const notated = notateParts(rules, parts, all);
  const ambiguous = all.filter((others) => {
    if (others === parts) return false;
    const { start, rest } = notateParts(rules, others, all);
    return start === notated.start && rest === notated.rest;
  });
  if (ambiguous.length === 0) return notated;
  const extras = extrasOf(rules, parts);
  const isDistinct = ambiguous.every((others) => extrasOf(rules, others) !== extras);
  const more = isDistinct ? extras : makeStep(rules, action, cells);
  return more === '' ? notated : { ...notated, rest: `${notated.rest} (${more})` };
}

/** Short notation of a step among all legal ones. */
function notateAmong(
  rules: Rules,
  state: ZrfState,
  action: ZrfAction,
  actions: readonly ZrfAction[],
): NotatedStep {
  const kinds = cellsOf(rules);
  const key = endsKey(kinds, action);
  const words = action.record.join();
  const sameEnds = actions.filter((other) => endsKey(kinds, other) === key);
  const own = sameEnds.find(({ record }) => record.join() === words) ?? action;
  return notateBeside(rules, state, own, sameEnds);
}

/** Returns a function that notates single steps among all legal ones in a state. */
export function notator(
  rules: Rules,
  state: ZrfState,
  actions: readonly ZrfAction[],
): (action: ZrfAction) => NotatedStep {
  const kinds = cellsOf(rules);
  const groups = new Map<string, ZrfAction[]>();
  for (const action of actions) {
    const key = endsKey(kinds, action);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [action]);
    else group.push(action);
  }
  return (action) => notateBeside(rules, state, action, groups.get(endsKey(kinds, action)) ?? []);
}

/**
 * Notation of a step: `Ng1-f3`, `e4xd5`, `e7-e8=Q`, `P*5e`; effects implied by the move are left
 * out.
 */
export function notateStep(game: ZrfGame, state: ZrfState, action: ZrfAction): string {
  const { start, rest } = notateAmong(game.rulesOf(state), state, action, actionsIn(game, state));
  return start + rest;
}

/** All legal actions, regardless of who decides. */
export function actionsIn(game: ZrfGame, state: ZrfState): readonly ZrfAction[] {
  const turn = game.turn(state);
  return turn.kind === 'decide' ? turn.actions : [];
}

/** Rewrites a move as a capture; dashes in a roll remain. */
function asTaking(text: string): string {
  const start = text.indexOf(ROLL_SEPARATOR) + 1;
  return text.slice(0, start) + text.slice(start).replaceAll('-', 'x');
}

/** Turns of a match in notation, with multi-step moves joined; computed incrementally. */
export class Notation {
  readonly #game: ZrfGame;
  #start: ZrfState | undefined;
  #state: ZrfState | undefined;
  #actions: ZrfAction[] = [];
  #turns: NotatedTurn[] = [];
  /** Number of initial entries without notation. */
  #unseen = 0;

  constructor(game: ZrfGame) {
    this.#game = game;
  }

  notate(start: ZrfState, log: Log): NotatedTurn[] {
    const isKnown =
      this.#start === start &&
      this.#actions.length <= log.length &&
      this.#actions.every((action, index) => log[index]?.action === action);
    if (!isKnown) {
      this.#start = start;
      this.#state = start;
      this.#actions = [];
      this.#turns = [];
      this.#unseen = 0;
    }
    for (const entry of log.slice(this.#actions.length)) this.#add(entry);
    return [...this.#turns];
  }

  #add({ by, action }: Log[number]): void {
    const state = assertDefined(this.#state);
    const rules = this.#game.rulesOf(state);
    const last = this.#turns.at(-1);
    const isContinuation = state.chainAt >= 0 && last?.by === by;
    const actions = actionsIn(this.#game, state);
    const { start, rest } = notateAmong(rules, state, action, actions);
    const captures = countCaptures(rules, state, action);
    const next = this.#game.apply(state, action);
    const sign = this.#signAfter(state, action, next.state);
    if (by === CHANCE) this.#addChance(state, next, start + rest);
    else if (isContinuation) this.#extend(last, (isPass(action) ? '' : rest) + sign, captures);
    else if (last?.by === by && last.text.endsWith(ROLL_SEPARATOR))
      this.#extend(last, ` ${start}${rest}${sign}`, 0);
    else if (isPass(action)) this.#push(by, PASS_SIGN, 'zrf-record-pass');
    else if (isSwap(rules, state, action)) this.#push(by, SWAP_SIGN, 'zrf-record-swap');
    else this.#push(by, start + rest + sign);
    this.#actions.push(action);
    this.#state = next.state;
  }

  /** Sign for check or mate. */
  #signAfter(before: ZrfState, action: ZrfAction, after: ZrfState): string {
    const { entries } = this.#game.rulesOf(before).turnOrder;
    const isBare = isPass(action) && before.chainAt < 0;
    return isBare ? '' : checkSign(this.#game, after, entries[before.turn]?.as ?? -1);
  }

  /** Adds a roll before its move; other chance events are added if visible. */
  #addChance(before: ZrfState, { events }: ReturnType<ZrfGame['apply']>, text: string): void {
    const { rules, roles, seats } = this.#game.playOf(before.variant);
    const [event] = events;
    const faces = event?.kind === 'chance' ? event.faces : [];
    const last = this.#turns.at(-1);
    const nameOf = (type: number) => signOf(rules, type).trim() || (rules.pieces[type]?.name ?? '');
    if (faces.length > 0) {
      const by = seatThrownFor(rules, seats, before);
      this.#push(by, `${notateThrow(rules, roles, faces, nameOf)}${ROLL_SEPARATOR}`);
    } else if (events.some((one) => isOnField(rules, roles, one))) this.#push(CHANCE, text);
    else if (last === undefined) this.#unseen += 1;
    else this.#extend(last, '', 0);
  }

  /** Adds a turn; earlier entries without notation count towards the first turn. */
  #push(by: number, text: string, word?: string): void {
    const unseen = this.#unseen;
    this.#unseen = 0;
    const turn = { by, text, first: this.#actions.length - unseen, count: 1 + unseen };
    this.#turns.push(word === undefined ? turn : { ...turn, word });
  }

  /**
   * Extends a turn with the next step of the same piece. If captures increase only now, earlier
   * jumps are marked as captures too.
   */
  #extend(turn: NotatedTurn, text: string, captures: number): void {
    this.#turns.pop();
    const way = captures > turn.count ? asTaking(turn.text) : turn.text;
    this.#turns.push({ ...turn, text: way + text, count: turn.count + 1 });
  }
}
