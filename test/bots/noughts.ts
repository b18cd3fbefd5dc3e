import { failed, parsed } from '#core';
import type { Game, GameEvent, Position } from '#core';

/**
 * Noughts and crosses for bot tests: a game in which the score is open until the end. Cells are
 * numbered from 1 to 9; the state lists those taken, in order.
 */
export type NoughtsState = readonly number[];
export type Noughts = Game<NoughtsState, number, GameEvent, Readonly<Record<string, never>>>;

const LINES = ['123', '456', '789', '147', '258', '369', '159', '357'];
const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function ownsLine(cells: NoughtsState, player: number): boolean {
  const own = cells.filter((_, index) => index % 2 === player);
  return LINES.some((line) => [...line].every((cell) => own.includes(Number(cell))));
}

function winnerOf(cells: NoughtsState): number {
  return [0, 1].find((player) => ownsLine(cells, player)) ?? -1;
}

/** Rules without a search position. */
export const plainNoughts: Noughts = {
  id: 'noughts',
  rules: 1,
  options: {},
  players: () => 2,
  longest: () => 9,
  start: () => [],
  turn(cells) {
    const winner = winnerOf(cells);
    if (winner < 0 && cells.length < 9) {
      const actions = CELLS.filter((cell) => !cells.includes(cell));
      return { kind: 'decide', player: cells.length % 2, actions };
    }
    const scores = [0, 1].map((player) => (player === winner ? 1 : 0));
    return {
      kind: 'over',
      outcome: { scores, winners: winner < 0 ? [] : [winner], reason: 'done' },
    };
  },
  refuse: (cells, cell) =>
    CELLS.includes(cell) && !cells.includes(cell)
      ? undefined
      : { code: 'noughts', message: `Cell ${cell} is taken or not on the board.` },
  apply: (cells, cell) => ({ state: [...cells, cell], events: [] }),
  view: (cells) => cells,
  makeState: (cells) => `taken ${cells.join('')}`,
  parseState: (text) => parsed([...text.slice(6)].map(Number)),
  makeAction: (_cells, cell) => String(cell),
  parseAction(cells, text) {
    const problem = this.refuse(cells, Number(text));
    return problem === undefined ? parsed(Number(text)) : failed(problem);
  },
};

/** Board as a base 3 number, which also determines the player to move. */
function numberOf(cells: NoughtsState): number {
  const marks = CELLS.map((cell) => (cells.includes(cell) ? (cells.indexOf(cell) % 2) + 1 : 0));
  return marks.reduce((sum, mark) => 3 * sum + mark, 0);
}

function makePosition(state: NoughtsState): Position<number> {
  const cells = [...state];
  const free = () => CELLS.filter((cell) => !cells.includes(cell));
  const isOver = () => winnerOf(cells) >= 0 || cells.length === 9;
  const result = () => [0, 1, -1][winnerOf(cells) + 1] as number;
  return {
    bound: 1,
    width: 9,
    player: () => (isOver() ? -1 : cells.length % 2),
    moves(into, from) {
      into.set(free(), from);
      return free().length;
    },
    make: (cell) => void cells.push(cell),
    unmake: () => void cells.pop(),
    hashHigh: () => Math.imul(numberOf(cells), 0x9e3779b1),
    hashLow: () => numberOf(cells),
    scoreSoFar: () => 0,
    remaining: () => 1,
    result,
    estimate: () => 0,
    orderingScore: (cell) => (cell === 5 ? 1 : 0),
    action: (cell) => cell,
  };
}

/** Rules with a search position. */
export const noughts: Noughts = { ...plainNoughts, position: makePosition };
