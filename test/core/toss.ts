import { failed, parsed } from '#core';
import type { Game, Problem } from '#core';

/** Game for testing chance and secrets: call a coin, watch it fall, peek or pass, ten times. */
export interface TossState {
  readonly left: number;
  readonly wins: number;
  readonly call: string;
}
interface TossEvent {
  readonly kind: 'called' | 'fell' | 'peeked';
}

const TOSS_CALLS = ['heads', 'tails', 'peek'];

export const toss: Game<TossState, string, TossEvent, { readonly rounds: number }> = {
  id: 'toss',
  rules: 3,
  options: { rounds: { kind: 'integer', least: 1, most: 500, default: 10 } },
  players: () => 1,
  longest: ({ rounds }) => 3 * rounds,
  start: ({ rounds }) => ({ left: rounds, wins: 0, call: '' }),
  turn({ left, wins, call }) {
    if (left === 0) {
      return {
        kind: 'over',
        outcome: { scores: [wins], winners: wins > 0 ? [0] : [], reason: 'done' },
      };
    }
    if (call === '' || call === 'peek') {
      return {
        kind: 'decide',
        player: 0,
        actions: call === 'peek' ? TOSS_CALLS.slice(0, 2) : TOSS_CALLS,
      };
    }
    return {
      kind: 'chance',
      outcomes: [
        { action: 'heads', weight: 1 },
        { action: 'tails', weight: 2 },
      ],
    };
  },
  refuse: (_state, action): Problem | undefined =>
    TOSS_CALLS.includes(action)
      ? undefined
      : { code: 'toss', message: `No coin falls on ${action}.` },
  apply({ left, wins, call }, action) {
    if (action === 'peek') {
      return { state: { left, wins, call: 'peek' }, events: [{ kind: 'peeked' }], reveals: true };
    }
    if (call === '' || call === 'peek') {
      return { state: { left, wins, call: action }, events: [{ kind: 'called' }] };
    }
    const won = call === action ? 1 : 0;
    return { state: { left: left - 1, wins: wins + won, call: '' }, events: [{ kind: 'fell' }] };
  },
  view: (state) => state,
  makeState: ({ left, wins, call }) => `${left} ${wins} ${call}`.trim(),
  parseState(text) {
    const [left = '', wins = '', call = ''] = text.split(' ');
    if (!/^\d+$/.test(left) || !/^\d+$/.test(wins)) return failed({ code: 'toss', message: text });
    return parsed({ left: Number(left), wins: Number(wins), call });
  },
  makeAction: (_state, action) => action,
  parseAction(state, text) {
    const problem = this.refuse(state, text);
    return problem === undefined ? parsed(text) : failed(problem);
  },
};
