import { below, failed, makeStream, parsed } from '#core';
import type { Game, Problem } from '#core';

/** A pea under one of three cups; -1 in the view of a player who has not lifted them. */
export interface CupsState {
  readonly left: number;
  readonly points: number;
  readonly pea: number;
  readonly lifted: boolean;
  /** A bet is made and chance is about to decide it. */
  readonly bet: boolean;
}

export type Cups = Game<
  CupsState,
  string,
  { readonly kind: 'moved' | 'over' },
  { readonly rounds: number }
>;

const REFUSED: Problem = { code: 'cups', message: 'You can’t do this now.' };

function actionsIn({ bet, lifted }: CupsState): readonly string[] {
  if (bet) return ['won', 'lost'];
  return lifted ? ['bet', 'pass'] : ['lift', 'bet', 'pass'];
}

function nextRound(state: CupsState, points: number): CupsState {
  const { left, pea } = state;
  return { left: left - 1, points, pea: (pea + 1) % 3, lifted: false, bet: false };
}

/**
 * Small correct game for testing the conformance suite: lift the cups, bet or pass, a few times
 * over. It has a secret, chance, and a revealing step.
 */
export const cups: Cups = {
  id: 'cups',
  rules: 1,
  options: { rounds: { kind: 'integer', least: 4, most: 9, default: 6 } },
  players: () => 1,
  longest: ({ rounds }) => 3 * rounds,
  start: ({ rounds }, seed) => {
    const pea = below(makeStream(seed, 'setup'), 3);
    return { left: rounds, points: 0, pea, lifted: false, bet: false };
  },
  turn(state) {
    if (state.left === 0) {
      return { kind: 'over', outcome: { scores: [state.points], winners: [], reason: 'done' } };
    }
    if (!state.bet) return { kind: 'decide', player: 0, actions: actionsIn(state) };
    return {
      kind: 'chance',
      outcomes: [
        { action: 'won', weight: 1 },
        { action: 'lost', weight: 2 },
      ],
    };
  },
  refuse: (state, action) =>
    state.left > 0 && actionsIn(state).includes(action) ? undefined : REFUSED,
  apply(state, action) {
    const events = [{ kind: 'moved' }] as const;
    if (action === 'lift') return { state: { ...state, lifted: true }, events, reveals: true };
    if (action === 'bet') return { state: { ...state, bet: true }, events };
    const next = nextRound(state, state.points + (action === 'won' ? 1 : 0));
    return { state: next, events: next.left > 0 ? events : [...events, { kind: 'over' }] };
  },
  view: (state) => (state.lifted ? state : { ...state, pea: -1 }),
  resample: (state, _player, random) =>
    state.lifted ? state : { ...state, pea: below(random, 3) },
  makeState: ({ left, points, pea, lifted, bet }) =>
    `${left} ${points} ${pea} ${lifted ? 'lifted' : 'down'} ${bet ? 'bet' : 'free'}`,
  parseState(text) {
    const read = /^(\d{1,3}) (\d{1,3}) (-1|[012]) (lifted|down) (bet|free)$/.exec(text);
    if (read === null) return failed({ code: 'cups', message: `${text} is not a state.` });
    const [, left, points, pea, lifted, bet] = read;
    return parsed({
      left: Number(left),
      points: Number(points),
      pea: Number(pea),
      lifted: lifted === 'lifted',
      bet: bet === 'bet',
    });
  },
  makeAction: (_state, action) => action,
  parseAction(state, text) {
    return actionsIn(state).includes(text) && state.left > 0 ? parsed(text) : failed(REFUSED);
  },
};

/** The same game, long enough to have a checkpoint. */
export const manyCups: Cups = {
  ...cups,
  options: { rounds: { kind: 'integer', least: 200, most: 240, default: 200 } },
};
