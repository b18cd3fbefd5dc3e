import { failed, parsed, quote } from '#core';
import type { Game, Parsed, Problem } from '#core';

/** Pig: roll as often as you dare, or hold and keep the sum; a 1 costs you all of it. */
export interface PigState {
  readonly scores: readonly [number, number];
  readonly mover: 0 | 1;
  readonly pot: number;
  readonly rolls: number;
  readonly turnsLeft: number;
  readonly isRolling: boolean;
}

type PigAction = 'roll' | 'hold' | '1' | '2' | '3' | '4' | '5' | '6';
type PigEvent = { readonly kind: 'rolls' | 'falls' | 'holds'; readonly points: number };
type PigOptions = { readonly turns: number };

const FACES = ['1', '2', '3', '4', '5', '6'] as const;
const MAX_ROLLS = 4;

function choices({ pot, rolls }: PigState): PigAction[] {
  if (rolls === MAX_ROLLS) return ['hold'];
  return pot === 0 ? ['roll'] : ['roll', 'hold'];
}

function refuse(state: PigState, action: PigAction): Problem | undefined {
  const isFace = FACES.some((face) => face === action);
  if (state.turnsLeft === 0) return { code: 'game-over', message: 'The game is over.' };
  if (state.isRolling ? isFace : choices(state).includes(action)) return undefined;
  return { code: 'pig-refused', message: `You cannot ${action} now.` };
}

function endTurn({ scores: [one, two], mover, turnsLeft }: PigState, won: number): PigState {
  const scores: PigState['scores'] = mover === 0 ? [one + won, two] : [one, two + won];
  const next = mover === 0 ? 1 : 0;
  return { scores, mover: next, pot: 0, rolls: 0, turnsLeft: turnsLeft - 1, isRolling: false };
}

function take(state: PigState, action: PigAction): PigState {
  if (action === 'hold') return endTurn(state, state.pot);
  if (action === 'roll') return { ...state, isRolling: true };
  if (action === '1') return endTurn(state, 0);
  const { pot, rolls } = state;
  return { ...state, pot: pot + Number(action), rolls: rolls + 1, isRolling: false };
}

function eventOf({ pot }: PigState, action: PigAction): PigEvent {
  if (action === 'roll') return { kind: 'rolls', points: pot };
  if (action === 'hold') return { kind: 'holds', points: pot };
  return { kind: 'falls', points: Number(action) };
}

const STATE = /^(\d{1,4}) (\d{1,4}) ([12]) (\d{1,2}) ([0-4]) (\d{1,3})( rolling)?$/;

function parseState(text: string): Parsed<PigState> {
  const [, one, two, mover, pot, rolls, turnsLeft, rolling] = STATE.exec(text) ?? [];
  if (one === undefined) return failed({ code: 'pig-state', message: `No state: ${quote(text)}` });
  return parsed({
    scores: [Number(one), Number(two)],
    mover: mover === '1' ? 0 : 1,
    pot: Number(pot),
    rolls: Number(rolls),
    turnsLeft: Number(turnsLeft),
    isRolling: rolling !== undefined,
  });
}

export const pig: Game<PigState, PigAction, PigEvent, PigOptions> = {
  id: 'pig',
  rules: 1,
  options: { turns: { kind: 'integer', least: 1, most: 20, default: 3 } },
  players: () => 2,
  longest: ({ turns }) => 2 * turns * (2 * MAX_ROLLS + 1),
  start: ({ turns }) => ({
    scores: [0, 0],
    mover: 0,
    pot: 0,
    rolls: 0,
    turnsLeft: 2 * turns,
    isRolling: false,
  }),
  turn(state) {
    const [one, two] = state.scores;
    if (state.turnsLeft === 0) {
      const winners = one === two ? [] : [one > two ? 0 : 1];
      return { kind: 'over', outcome: { scores: state.scores, winners, reason: 'turns' } };
    }
    if (state.isRolling) {
      return { kind: 'chance', outcomes: FACES.map((action) => ({ action, weight: 1 })) };
    }
    return { kind: 'decide', player: state.mover, actions: choices(state) };
  },
  refuse,
  apply(state, action) {
    const problem = refuse(state, action);
    if (problem !== undefined) throw new RangeError(problem.message);
    return { state: take(state, action), events: [eventOf(state, action)] };
  },
  view: (state) => state,
  scoreSoFar: ({ scores }) => scores,
  makeState: ({ scores: [one, two], mover, pot, rolls, turnsLeft, isRolling }) =>
    `${one} ${two} ${mover + 1} ${pot} ${rolls} ${turnsLeft}${isRolling ? ' rolling' : ''}`,
  parseState,
  makeAction: (_state, action) => action,
  parseAction(state, text) {
    const match = (['roll', 'hold', ...FACES] as const).find((action) => action === text);
    const problem =
      match === undefined
        ? { code: 'pig-action', message: `${quote(text)} is not an action in Pig.` }
        : refuse(state, match);
    return problem === undefined && match !== undefined
      ? parsed(match)
      : failed(problem ?? { code: 'pig', message: text });
  },
};
