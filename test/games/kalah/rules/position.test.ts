import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, makeRandom } from '#core';
import {
  applyAction,
  CAPTURES,
  ENDS,
  legalActions,
  makeState,
  REMAINING,
  startKalah,
  turnOf,
} from '#games/kalah/rules/index.ts';
import type { KalahOptions, KalahState } from '#games/kalah/rules/index.ts';
import { KalahPosition } from '#games/kalah/rules/position.ts';
import { repeats } from '#test/support/deep.ts';

const options: fc.Arbitrary<KalahOptions> = fc.record({
  houses: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 12 })),
  seeds: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 24 })),
  capture: fc.constantFrom(...CAPTURES),
  ends: fc.constantFrom(...ENDS),
  remaining: fc.constantFrom(...REMAINING),
  majorityStop: fc.boolean(),
  pie: fc.boolean(),
  relay: fc.boolean(),
});

function movesOf(position: KalahPosition): number[] {
  const moves = new Int32Array(position.width + 2).fill(-7);
  const count = position.moves(moves, 1);
  expect([moves[0], moves[count + 1]]).toEqual([-7, -7]);
  return [...moves.subarray(1, count + 1)];
}

function hashOf(position: KalahPosition): string {
  return `${position.hashHigh()} ${position.hashLow()}`;
}

function expectSame(position: KalahPosition, state: KalahState): void {
  expect(makeState(position.state())).toBe(makeState(state));
  const [one, two] = [state.pits[state.pits.length / 2 - 1], state.pits.at(-1)] as [number, number];
  expect(position.scoreSoFar()).toBe(one - two);
  const turn = turnOf(state);
  expect(position.player()).toBe(turn.kind === 'decide' ? turn.player : -1);
  if (turn.kind === 'over') expect(position.result()).toBe(one - two);
  else {
    expect(Math.abs(position.estimate() - position.scoreSoFar())).toBeLessThanOrEqual(
      position.remaining(),
    );
    const actions = movesOf(position).map((move) => position.action(move));
    expect(actions).toEqual(legalActions(state));
  }
}

/** Walks a random game; returns every state, including the final one. */
function walk(start: KalahOptions, seed: number, position: KalahPosition): KalahState[] {
  const random = makeRandom(seed, 1, 2);
  const states = [startKalah(start)];
  for (;;) {
    const state = states.at(-1) as KalahState;
    expectSame(position, state);
    if (state.over !== undefined) return states;
    const moves = movesOf(position);
    const move = moves[below(random, moves.length)] as number;
    states.push(applyAction(state, position.action(move)).state);
    position.make(move);
  }
}

const game = [options, fc.nat()] as const;

describe('the search position under all options', () => {
  it('matches the rules forwards, and backwards with unmake', () => {
    const check = (start: KalahOptions, seed: number) => {
      const position = new KalahPosition(startKalah(start));
      const states = walk(start, seed, position);
      while (states.length > 1) {
        states.pop();
        position.unmake();
        expectSame(position, states.at(-1) as KalahState);
      }
    };
    fc.assert(fc.property(...game, check), { numRuns: repeats(60, 600) });
  });

  it('keeps the result within its bounds', () => {
    const check = (start: KalahOptions, seed: number) => {
      const position = new KalahPosition(startKalah(start));
      let count = walk(start, seed, position).length;
      const result = position.result();
      expect(Math.abs(result)).toBeLessThanOrEqual(position.bound);
      while (--count > 0) {
        position.unmake();
        expect(Math.abs(result - position.scoreSoFar())).toBeLessThanOrEqual(position.remaining());
      }
    };
    fc.assert(fc.property(...game, check), { numRuns: repeats(60, 600) });
  });

  it('has the hash of a newly built position', () => {
    const check = (start: KalahOptions, seed: number) => {
      const position = new KalahPosition(startKalah(start));
      for (const state of walk(start, seed, position).reverse()) {
        expect(hashOf(position)).toBe(hashOf(new KalahPosition(state)));
        position.unmake();
      }
    };
    fc.assert(fc.property(...game, check), { numRuns: repeats(40, 400) });
  });
});

/** Everything that the remaining game can depend on. */
function futureOf(state: KalahState): string {
  const half = state.pits.length / 2;
  const bear = state.rules.majorityStop || state.rules.pie;
  const pits = state.pits.map((seeds, pit) => ((pit + 1) % half === 0 && !bear ? '' : seeds));
  return `${pits.join()} ${state.mover} ${state.pie}`;
}

describe('the hash', () => {
  const visit = (position: KalahPosition, depth: number, seen: Map<string, string>) => {
    if (position.player() < 0) return;
    const future = futureOf(position.state());
    expect(seen.get(future) ?? hashOf(position)).toBe(hashOf(position));
    seen.set(future, hashOf(position));
    if (depth === 0) return;
    for (const move of movesOf(position)) {
      position.make(move);
      visit(position, depth - 1, seen);
      position.unmake();
    }
  };

  it.each([
    ['standard', {}],
    ['majority', { majorityStop: true }],
    ['pie', { pie: true }],
    ['relay, captures of nothing', { relay: true, capture: 'empty' as const }],
  ])('is equal for equal futures only: %s', (_name, rules) => {
    const base = { houses: 4, seeds: 3, capture: 'standard', ends: 'side' } as const;
    const off = { remaining: 'owner', majorityStop: false, pie: false, relay: false } as const;
    const seen = new Map<string, string>();
    visit(new KalahPosition(startKalah({ ...base, ...off, ...rules })), 7, seen);
    expect(seen.size).toBeGreaterThan(1000);
    expect(new Set(seen.values()).size).toBe(seen.size);
  });
});

describe('the move order', () => {
  it('puts extra turns first, then captures, then houses nearest to the store', () => {
    const pits = [1, 0, 2, 3, 1, 0, 5, 4, 4, 4, 4, 4, 4, 0];
    const { rules } = startKalah({
      houses: 6,
      seeds: 4,
      capture: 'standard',
      ends: 'side',
      remaining: 'owner',
      majorityStop: false,
      pie: false,
      relay: false,
    });
    const position = new KalahPosition({ rules, pits, mover: 0, pie: 'past', over: undefined });
    const order = movesOf(position).sort(
      (a, b) => position.orderingScore(b) - position.orderingScore(a),
    );
    expect(order).toEqual([4, 5, 1, 3]);
  });
});
