import { describe, expect, it } from 'vitest';
import { assertDefined, below, CHANCE, makeStream, Match } from '#core';
import { kalah, kalahOptions } from '#games/kalah/rules/index.ts';
import { playRandomly, defaultOptions } from '#core';
import { toss } from './toss.ts';

const tossMatch = (seed = 'a', rounds = 10) => new Match(toss, { rounds }, seed);
const kalahMatch = () => new Match(kalah, defaultOptions(kalahOptions), 'quiet-harbour');

describe('Match.play', () => {
  it('resolves chance immediately from the seed, and logs who decided', () => {
    const match = tossMatch();
    const played = match.play('heads', 0);
    expect(played.ok && played.events.map(({ kind }) => kind)).toEqual(['called', 'fell']);
    expect(match.log.map(({ by }) => by)).toEqual([0, CHANCE]);
    expect(match.turn.kind).toBe('decide');
  });

  it('draws outcomes by weight', () => {
    const match = tossMatch('weights', 500);
    while (match.turn.kind === 'decide') match.play('tails');
    const tails = match.log.filter(({ by, action }) => by === CHANCE && action === 'tails').length;
    expect(tails).toBeGreaterThan(290);
    expect(tails).toBeLessThan(375);
  });

  it('rejects illegal actions, the wrong player and play after the end, without changes', () => {
    const match = kalahMatch();
    const before = kalah.makeState(match.state);
    expect(match.play(9)).toMatchObject({ ok: false, problem: { code: 'kalah-range' } });
    expect(match.play(1, 1)).toMatchObject({ ok: false, problem: { code: 'wrong-player' } });
    expect([kalah.makeState(match.state), match.cursor]).toEqual([before, 0]);
    const over = playRandomly(kalah, defaultOptions(kalahOptions), 'over');
    expect(over.play(1)).toMatchObject({ ok: false, problem: { code: 'game-over' } });
  });

  it.each(['', 'a\nb', 'x'.repeat(65)])('rejects the seed %j', (seed) => {
    expect(() => new Match(toss, { rounds: 1 }, seed)).toThrow(RangeError);
  });
});

describe('Match.undo', () => {
  it('returns to the start of a game without chance, and redo returns to the end', () => {
    const match = kalahMatch();
    const texts = [3, 6, 5, 2].map((house) => {
      const text = kalah.makeState(match.state);
      match.play(house);
      return text;
    });
    const end = kalah.makeState(match.state);
    while (match.undo()) expect(kalah.makeState(match.state)).toBe(texts.pop());
    expect(texts).toEqual([]);
    while (match.redo() !== undefined);
    expect(kalah.makeState(match.state)).toBe(end);
  });

  it('stops at the last chance outcome', () => {
    const match = tossMatch();
    match.play('heads');
    expect([match.canUndo, match.undo(), match.cursor]).toEqual([false, false, 2]);
  });

  it('stops at a revealed secret', () => {
    const match = tossMatch();
    match.play('peek');
    expect(match.canUndo).toBe(false);
  });

  it('drops undone entries when another action is played', () => {
    const match = kalahMatch();
    for (const house of [3, 6, 5]) match.play(house);
    match.undo();
    match.undo();
    match.play(1);
    expect(match.log.map(({ action }) => action)).toEqual([3, 1]);
    expect(match.canRedo).toBe(false);
  });

  it('keeps hashes correct across checkpoints when the past is rewritten', () => {
    const match = playRandomly(
      kalah,
      { ...defaultOptions(kalahOptions), houses: 8, seeds: 8 },
      'long',
    );
    expect(match.cursor).toBeGreaterThan(60);
    const start = match.hashAt(0);
    const fifty = match.hashAt(50);
    while (match.cursor > 49) match.undo();
    const { turn } = match;
    const other =
      turn.kind === 'decide' ? turn.actions.find((a) => a !== match.log[49]?.action) : 0;
    match.play(other);
    expect(match.hashAt(50)).not.toBe(fifty);
    expect(match.hashAt(0)).toBe(start);
  });
});

/** Kalah with a count of the actions applied. */
function countingMatch() {
  const played = { count: 0 };
  const apply: typeof kalah.apply = (state, house) => {
    played.count += 1;
    return kalah.apply(state, house);
  };
  const options = { ...defaultOptions(kalahOptions), houses: 8, seeds: 8 };
  const match = new Match({ ...kalah, apply }, options, 'long');
  const playOn = (minEntries: number) => {
    while (match.turn.kind === 'decide' && match.cursor < minEntries) {
      match.play(assertDefined(match.turn.actions.at(-1)));
    }
  };
  return { match, played, playOn };
}

describe('looking back', () => {
  it('reuses recent states without replay, for undo too, past a checkpoint', () => {
    const { match, played, playOn } = countingMatch();
    playOn(53);
    expect(match.cursor).toBe(53);
    played.count = 0;
    const texts = Array.from({ length: 53 }, (_, at) => kalah.makeState(match.stateAt(at)));
    while (match.cursor > 45) {
      match.undo();
      expect(kalah.makeState(match.state)).toBe(texts[match.cursor]);
    }
    expect(played.count).toBe(0);
  });

  it.each(['a', 'b', 'c', 'd'])('is correct in any order (%s)', (seed) => {
    const { match, playOn } = countingMatch();
    const random = makeStream(seed, 'to-and-fro');
    const repeat = (times: number, act: () => unknown) => {
      while (times-- > 0) act();
    };
    for (let round = 0; round < 40; round += 1) {
      const maxEntries = 1 + below(random, 30);
      const way = below(random, 4);
      if (way === 0) playOn(match.cursor + maxEntries);
      else if (way === 1) repeat(maxEntries, () => match.undo());
      else if (way === 2) repeat(maxEntries, () => match.redo());
      else match.stateAt(below(random, match.length + 1));
      let state = kalah.start(match.options, match.seed);
      for (const [at, { action }] of match.log.entries()) {
        if (at % 7 === round % 7) expect(match.stateAt(at)).toEqual(state);
        if (at === match.cursor) expect(match.state).toEqual(state);
        state = kalah.apply(state, action).state;
      }
    }
  });

  it('returns the state and events of any entry', () => {
    const match = kalahMatch();
    for (const house of [3, 6, 5, 2]) match.play(house);
    expect(match.eventsAt(0)[0]).toMatchObject({ kind: 'sow', seeds: 4 });
    expect(match.eventsAt(0)[1]).toEqual({ kind: 'again', player: 0 });
    expect(kalah.makeState(match.stateAt(0))).toBe('<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> one');
    expect(() => match.stateAt(5)).toThrow(RangeError);
    // The current state needs no replay.
    expect(match.stateAt(match.cursor)).toBe(match.state);
    expect(() => match.eventsAt(4)).toThrow(RangeError);
  });
});
