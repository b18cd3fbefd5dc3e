import { CHANCE, assertDefined } from '../../core/index.ts';
import type { Part, Rules, ZrfAction, ZrfGame, ZrfState } from '../../games/zrf/index.ts';
import { cellsOf, isPass, partsOf, promotedType } from '../../games/zrf/index.ts';
import type { NotatedTurn } from '../turns.ts';

type Log = readonly { readonly by: number; readonly action: ZrfAction }[];

/** A step in the short notation of move lists, in pieces that can be joined to a whole turn. */
interface NotatedStep {
  /** The piece and where it starts; empty for drops. */
  readonly start: string;
  readonly rest: string;
}

/** Passing in a list of moves. */
export const PASS_SIGN = '—';
/** What dice do is seen on the board; as a move it would tell nothing. */
const DICE: NotatedStep = { start: '', rest: '⚄' };
/** What can be written before a position without a space. */
const SIGN_MOST = 2;

/** How the file names a piece; whole words stand apart from what follows. */
function signOf(rules: Rules, type: number): string {
  const { notation } = assertDefined(rules.pieces[type]);
  // A block is called by its letter, whichever of its tiles was moved.
  if (rules.options.slidingPuzzle !== 'off') return notation.replace(/^([A-Z])[a-z]$/, '$1');
  return notation.length > SIGN_MOST ? `${notation} ` : notation;
}

/** Whether anything is taken; what is pushed along from where another lands is not. */
function takesAny(parts: readonly Part[]): boolean {
  const left = new Set(parts.flatMap((part) => (part.kind === 'move' ? [part.from] : [])));
  return parts.some(
    (part) => part.kind === 'capture' || (part.kind === 'move' && part.takes && !left.has(part.to)),
  );
}

function promotionOf(rules: Rules, action: ZrfAction): string {
  const type = promotedType(action);
  const piece = rules.pieces[type];
  return piece === undefined ? '' : `=${signOf(rules, type).trim() || piece.name}`;
}

function dropOf(rules: Rules, type: number, position: string): string {
  const sign = signOf(rules, type);
  return sign === '' || sign.endsWith(' ') ? sign + position : `${sign}*${position}`;
}

function notateParts(rules: Rules, { cells }: ZrfState, action: ZrfAction): NotatedStep {
  if (isPass(action)) return { start: '', rest: PASS_SIGN };
  const at = (position: number) => assertDefined(rules.board.positions[position]).name;
  const parts = partsOf(cellsOf(rules), action, cells);
  const [first] = parts;
  if (first?.kind === 'place') {
    return {
      start: '',
      rest: dropOf(rules, first.type, at(first.at)) + promotionOf(rules, action),
    };
  }
  if (first?.kind !== 'move') return { start: '', rest: PASS_SIGN };
  const dash = takesAny(parts) ? 'x' : '-';
  return {
    start: `${signOf(rules, first.type)}${at(first.from)}`,
    rest: `${dash}${at(first.to)}${promotionOf(rules, action)}`,
  };
}

/** A step: `Ng1-f3`, `e4xd5`, `e7-e8=Q`, `P*5e`; effects that follow from the move are left out. */
export function notateStep(rules: Rules, state: ZrfState, action: ZrfAction): string {
  const { start, rest } = notateParts(rules, state, action);
  return start + rest;
}

/** The turns of a match, the steps of a piece that goes on joined; what is known is kept. */
export class Notation {
  readonly #game: ZrfGame;
  #start: ZrfState | undefined;
  #state: ZrfState | undefined;
  #actions: ZrfAction[] = [];
  #turns: NotatedTurn[] = [];

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
    }
    for (const entry of log.slice(this.#actions.length)) this.#add(entry);
    return [...this.#turns];
  }

  #add({ by, action }: Log[number]): void {
    const state = assertDefined(this.#state);
    const rules = this.#game.rulesOf(state);
    const last = this.#turns.at(-1);
    const goesOn = state.chainAt >= 0 && last?.by === by;
    const { start, rest } = by === CHANCE ? DICE : notateParts(rules, state, action);
    if (goesOn) this.#extend(last, isPass(action) ? '' : rest);
    else this.#push(by, start + rest);
    this.#actions.push(action);
    this.#state = this.#game.apply(state, action).state;
  }

  #push(by: number, text: string): void {
    this.#turns.push({ by, text, first: this.#actions.length, count: 1 });
  }

  /** The same piece goes on: where it went is all that is new. */
  #extend(turn: NotatedTurn, text: string): void {
    this.#turns.pop();
    this.#turns.push({ ...turn, text: turn.text + text, count: turn.count + 1 });
  }
}
