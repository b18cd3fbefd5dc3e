import { CHANCE, assertDefined } from '#core';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { cellsOf, isPass, partsOf } from '../rules/index.ts';
import type { Rules } from '../rules/index.ts';
import { actionsIn, checkSign, notator, PASS_SIGN, shortTurn, signOf } from '../notation/index.ts';
import type { Signs } from '../notation/index.ts';
import type { NotatedTurn } from '#voice/turns.ts';
import { isSwap } from './swap.ts';
import { isOnField, notateThrow, seatThrownFor } from './throws.ts';

type Log = readonly { readonly by: number; readonly action: ZrfAction }[];

/** Sign for taking over the first piece, by the pie rule. */
const SWAP_SIGN = 'swap';
/** Separator between a roll and its move. */
export const ROLL_SEPARATOR = ':';

/** Number of pieces captured by a step. */
function countCaptures(rules: Rules, { cells }: ZrfState, action: ZrfAction): number {
  return partsOf(cellsOf(rules), action, cells).filter(({ kind }) => kind === 'capture').length;
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
  /** State before the last turn. */
  #turnStart: ZrfState | undefined;
  /** Number of initial entries without notation. */
  #unseen = 0;
  #signs: Signs | undefined;

  constructor(game: ZrfGame) {
    this.#game = game;
  }

  /** `signs` default to those of the file. */
  notate(start: ZrfState, log: Log, signs?: Signs): NotatedTurn[] {
    const isKnown =
      this.#start === start &&
      this.#signs === signs &&
      this.#actions.length <= log.length &&
      this.#actions.every((action, index) => log[index]?.action === action);
    if (!isKnown) {
      this.#start = start;
      this.#signs = signs;
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
    if (state.chainAt < 0) this.#turnStart = state;
    const isContinuation = state.chainAt >= 0 && last?.by === by;
    const actions = actionsIn(this.#game, state);
    const { start, rest } = notator(rules, state, actions, this.#signs)(action);
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
    if (isContinuation && next.state.chainAt < 0) this.#shorten();
  }

  /** Rewrites a finished turn of several steps as its family does. */
  #shorten(): void {
    const turn = assertDefined(this.#turns.at(-1));
    const actions = this.#actions.slice(turn.first, turn.first + turn.count);
    const text = shortTurn(this.#game, assertDefined(this.#turnStart), actions);
    if (text === undefined) return;
    this.#turns.pop();
    this.#turns.push({ ...turn, text });
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
