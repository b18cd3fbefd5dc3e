import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { must, defaultOptions } from '#core';
import {
  applyAction,
  kalah,
  kalahOptions,
  legalActions,
  makeBoard,
  parseBoard,
  pitOf,
  seedsInHouses,
  startKalah,
  storeOf,
} from '#games/kalah/rules/index.ts';
import type { KalahAction, KalahState, Player, Rules } from '#games/kalah/rules/index.ts';

const { houses: _houses, seeds: _seeds, ...STANDARD } = defaultOptions(kalahOptions);

/** A state from `"houses / store, houses / store"`, in the specification's notation. */
function state(text: string, mover: Player = 0, rules: Partial<Rules> = {}): KalahState {
  const sides = text.split(',').map((side) =>
    side
      .trim()
      .split(/[\s/]+/)
      .map(Number),
  );
  return {
    rules: { ...STANDARD, ...rules },
    pits: sides.flat(),
    mover,
    pie: 'past',
    over: undefined,
  };
}

/** The state in the specification's notation, with the next player or the ending. */
function show({ pits, mover, over }: KalahState): string {
  const half = pits.length / 2;
  const side = (from: number) =>
    `${pits.slice(from, from + half - 1).join(' ')} /${pits[from + half - 1]}`;
  return `${side(0)}, ${side(half)}; ${over ?? ['ONE', 'TWO'][mover]}`;
}

function play(start: KalahState, ...actions: KalahAction[]): KalahState {
  return actions.reduce((now, action) => applyAction(now, action).state, start);
}

const START = '4 4 4 4 4 4 /0, 4 4 4 4 4 4 /0';

// Source: the table of cases in the specification, part 2.
describe("the specification's cases", () => {
  it.each([
    ['sow', START, [1], '0 5 5 5 5 4 /0, 4 4 4 4 4 4 /0; TWO'],
    ['alternate', START, [1, 1], '0 5 5 5 5 4 /0, 0 5 5 5 5 4 /0; ONE'],
    ['extra turn', START, [3], '4 4 0 5 5 5 /1, 4 4 4 4 4 4 /0; ONE'],
    ['capture', '4 4 4 4 0 5 /1, 5 5 4 4 4 4 /0', [1], '0 5 5 5 0 5 /7, 5 0 4 4 4 4 /0; TWO'],
    [
      'finish',
      '0 0 0 0 0 1 /24, 4 4 4 4 4 3 /0',
      [6],
      '0 0 0 0 0 0 /25, 0 0 0 0 0 0 /23; side-empty',
    ],
    [
      'draw',
      '0 0 0 0 0 1 /23, 4 4 4 4 4 4 /0',
      [6],
      '0 0 0 0 0 0 /24, 0 0 0 0 0 0 /24; side-empty',
    ],
    [
      'no capture across',
      '1 1 1 1 5 3 /0, 1 0 4 4 4 4 /0',
      [6],
      '1 1 1 1 5 0 /1, 2 1 4 4 4 4 /0; TWO',
    ],
    [
      'no empty capture',
      '1 0 2 0 0 1 /0, 1 1 1 1 0 1 /0',
      [1],
      '0 1 2 0 0 1 /0, 1 1 1 1 0 1 /0; TWO',
    ],
    [
      'capture that ends it',
      '1 0 2 0 0 0 /10, 0 0 0 0 5 0 /10',
      [1],
      '0 0 0 0 0 0 /18, 0 0 0 0 0 0 /10; side-empty',
    ],
  ] as const)('%s', (_name, before, actions, after) => {
    expect(show(play(state(before), ...actions))).toBe(after);
  });

  // Source: University of Manchester, as quoted in the specification.
  it('include the worked example of a third party', () => {
    const before = state('3 2 2 1 1 3 /6, 2 0 4 2 2 2 /7');
    expect(show(play(before, 4, 6, 5, 2))).toMatch(/^4 0 3 0 0 4 \/12, 2 0 0 2 2 0 \/8;/);
  });

  // Source: specification, part 1: 17 seeds in 17 sowings from houses 1..6 = 6 4 2 3 1 1.
  it('clear 17 seeds in 17 sowings with the longest pure chain of extra turns', () => {
    let now = state('6 4 2 3 1 1 /0, 1 0 0 0 0 0 /0');
    let sowings = 0;
    while (now.over === undefined) {
      const house = [6, 5, 4, 3, 2, 1].find((h) => now.pits[pitOf(6, 0, h)] === 7 - h);
      now = play(now, house ?? 0);
      expect(now.mover).toBe(0);
      sowings += 1;
    }
    expect([sowings, now.pits[storeOf(6, 0)]]).toEqual([17, 17]);
  });
});

interface Transition {
  before: string;
  house: number;
  after: string;
  extraTurn: boolean;
  captured: number;
  gameOver: boolean;
}

// Source: test/data/kalah-transitions.json, single sowings on boards of 1 to 8 houses.
describe('300 single sowings', () => {
  const { vectors } = JSON.parse(readFileSync('test/data/kalah-transitions.json', 'utf8')) as {
    vectors: Transition[];
  };

  it('form the complete table', () => expect(vectors).toHaveLength(300));

  it.each(['as ONE', 'as TWO'] as const)('%s', (perspective) => {
    const mover: Player = perspective === 'as ONE' ? 0 : 1;
    for (const { before, house, after, extraTurn, captured, gameOver } of vectors) {
      const pits = must(parseBoard(before, mover));
      const step = applyAction({ ...state(START), pits, mover }, house);
      const capture = step.events.find((event) => event.kind === 'capture');
      expect(
        {
          after: makeBoard(step.state.pits, mover),
          extraTurn: step.events.some((event) => event.kind === 'again'),
          captured: capture?.seeds ?? 0,
          gameOver: step.state.over !== undefined,
        },
        `${before} ${house}`,
      ).toEqual({ after, extraTurn, captured, gameOver });
    }
  });
});

describe('rule options', () => {
  it.each([
    [
      'empty capture stores the last seed',
      '1 0 2 0 0 1 /0, 1 1 1 1 0 1 /0',
      { capture: 'empty' },
      [1],
      '0 0 2 0 0 1 /1, 1 1 1 1 0 1 /0; TWO',
    ],
    [
      'no capture leaves both',
      '4 4 4 4 0 5 /1, 5 5 4 4 4 4 /0',
      { capture: 'none' },
      [1],
      '0 5 5 5 1 5 /1, 5 5 4 4 4 4 /0; TWO',
    ],
    [
      'goes on while the mover has seeds',
      '0 0 0 0 0 1 /3, 4 4 0 0 0 0 /0',
      { ends: 'mover' },
      [6],
      '0 0 0 0 0 0 /4, 0 0 0 0 0 0 /8; no-move',
    ],
    [
      'does not end when only the waiting side is empty',
      '0 0 0 0 0 2 /3, 0 0 0 0 0 1 /0',
      { ends: 'mover' },
      [6],
      '0 0 0 0 0 0 /4, 1 0 0 0 0 1 /0; TWO',
    ],
    [
      'the seeds left go to the emptier',
      '0 0 0 0 0 1 /24, 4 4 4 4 4 3 /0',
      { remaining: 'emptier' },
      [6],
      '0 0 0 0 0 0 /48, 0 0 0 0 0 0 /0; side-empty',
    ],
    [
      'the seeds left go to nobody',
      '0 0 0 0 0 1 /24, 4 4 4 4 4 3 /0',
      { remaining: 'nobody' },
      [6],
      '0 0 0 0 0 0 /25, 4 4 4 4 4 3 /0; side-empty',
    ],
    [
      'a majority ends it and sweeps nothing',
      '0 0 0 0 3 1 /24, 4 4 4 4 4 0 /0',
      { majorityStop: true },
      [6],
      '0 0 0 0 3 0 /25, 4 4 4 4 4 0 /0; majority',
    ],
    [
      'exactly half is no majority',
      '0 0 0 0 3 1 /23, 4 4 4 4 4 1 /0',
      { majorityStop: true },
      [6],
      '0 0 0 0 3 0 /24, 4 4 4 4 4 1 /0; ONE',
    ],
    [
      'relay lifts an occupied house and sows on',
      '1 2 0 0 0 0 /0, 1 0 0 0 0 0 /0',
      { relay: true },
      [1],
      '0 0 1 1 1 0 /0, 1 0 0 0 0 0 /0; TWO',
    ],
    [
      'relay goes through houses across the board',
      '1 0 0 0 0 2 /0, 1 1 0 0 0 1 /0',
      { relay: true },
      [6],
      '1 0 0 0 0 0 /1, 0 2 1 0 0 1 /0; TWO',
    ],
  ] as const)('%s', (_name, before, rules, actions, after) => {
    expect(show(play(state(before, 0, rules), ...actions))).toBe(after);
  });

  it('pie: the first sowing gives no extra turn, TWO may swap, ONE cannot later', () => {
    const options = { ...defaultOptions(kalahOptions), pie: true };
    const first = play(startKalah(options), 3);
    expect(show(first)).toBe('4 4 0 5 5 5 /1, 4 4 4 4 4 4 /0; TWO');
    const swapped = play(first, 'swap');
    expect(show(swapped)).toBe('4 4 4 4 4 4 /0, 4 4 0 5 5 5 /1; ONE');
    expect(kalah.refuse(swapped, 'swap')?.code).toBe('kalah-swap');
    expect(kalah.refuse(play(first, 1), 'swap')?.code).toBe('kalah-swap');
    expect(kalah.refuse(startKalah(options), 'swap')?.code).toBe('kalah-swap');
  });
});

describe('refusals', () => {
  it.each([
    ['an empty house', state('0 4 4 4 4 4 /4, 4 4 4 4 4 4 /0'), 1, 'kalah-empty'],
    ['house 0', state(START), 0, 'kalah-range'],
    ['house 7 of 6', state(START), 7, 'kalah-range'],
    ['half a house', state(START), 1.5, 'kalah-range'],
    ['a swap without the pie rule', state(START), 'swap', 'kalah-swap'],
    ['anything after the end', { ...state(START), over: 'majority' }, 1, 'game-over'],
  ] as const)('%s', (_name, before, action, code) => {
    expect(kalah.refuse(before, action)?.code).toBe(code);
    expect(() => kalah.apply(before, action)).toThrow(RangeError);
  });
});

describe('random games', () => {
  it('conserve seeds, never shrink stores, never repeat a position', () => {
    const seen = new Set<string>();
    let now = startKalah(defaultOptions(kalahOptions));
    for (let i = 0; now.over === undefined; i++) {
      const actions = legalActions(now);
      const next = play(now, actions[i % actions.length] ?? 0);
      expect(next.pits.reduce((a, b) => a + b)).toBe(48);
      for (const player of [0, 1] as const) {
        expect(next.pits[storeOf(6, player)]).toBeGreaterThanOrEqual(
          now.pits[storeOf(6, player)] ?? 0,
        );
      }
      const inHouses = (s: KalahState) => seedsInHouses(s.pits, 0) + seedsInHouses(s.pits, 1);
      expect(inHouses(next)).toBeLessThanOrEqual(inHouses(now));
      const text = kalah.makeState(next);
      expect(seen.has(text)).toBe(false);
      seen.add(text);
      now = next;
    }
  });
});
