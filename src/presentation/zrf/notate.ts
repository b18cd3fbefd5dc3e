import { assertDefined } from '../../core/index.ts';
import type { Rules, ZrfAction, ZrfGame, ZrfState } from '../../games/zrf/index.ts';
import { EMPTY, RECORD, cellsOf, typeOf } from '../../games/zrf/index.ts';
import type { Notated } from '../../screen/model/look.ts';

type Log = readonly { readonly by: number; readonly action: ZrfAction }[];

/** Passing in a list of moves. */
const PASS = '—';

/** A step in short: `Ng1-f3`, `P*e4`, `e7-e8=Q`, `d4xf6`. */
function shortStep(rules: Rules, state: ZrfState, { record }: ZrfAction): string {
  if (record.length === 0) return PASS;
  const cells = cellsOf(rules);
  const name = (position: number) => assertDefined(rules.board.positions[position]).name;
  const [from, to] = [assertDefined(record[RECORD.first]), assertDefined(record[RECORD.first + 1])];
  const cell = from < 0 ? assertDefined(record[RECORD.drop]) : assertDefined(state.cells[from]);
  const { notation } = assertDefined(rules.pieces[typeOf(cells, cell)]);
  const short = notation.length <= 2 ? notation : '';
  const becomes = rules.pieces[assertDefined(record[RECORD.becomes])];
  const change = becomes === undefined ? '' : `=${becomes.notation.slice(0, 2)}`;
  if (from < 0) return `${short === '' ? '' : `${short}*`}${name(to)}${change}`;
  const sign = state.cells[to] === EMPTY || to === from ? '-' : 'x';
  return `${short}${name(from)}${sign}${name(to)}${change}`;
}

/** The steps of a match, put together to turns; what was worked out before is kept. */
export class Notation {
  readonly #game: ZrfGame;
  #start: ZrfState | undefined;
  #state: ZrfState | undefined;
  #actions: ZrfAction[] = [];
  #turns: Notated[] = [];

  constructor(game: ZrfGame) {
    this.#game = game;
  }

  notate(start: ZrfState, log: Log): Notated[] {
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
    return this.#turns;
  }

  #add({ by, action }: Log[number]): void {
    const state = this.#state;
    if (state === undefined) return;
    const index = this.#actions.length;
    const text = shortStep(this.#game.rulesOf(state), state, action);
    const turn = this.#turns.at(-1);
    if (state.chainAt >= 0 && turn !== undefined) {
      // The same piece goes on: where it went is all that is new.
      const goesTo = text === PASS ? '' : text.replace(/^.*?(?=[-x])/, '');
      const longer = { ...turn, text: turn.text + goesTo, count: turn.count + 1 };
      this.#turns = [...this.#turns.slice(0, -1), longer];
    } else this.#turns = [...this.#turns, { by, text, first: index, count: 1 }];
    this.#actions.push(action);
    this.#state = this.#game.apply(state, action).state;
  }
}
