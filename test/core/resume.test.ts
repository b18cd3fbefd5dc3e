import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  loadTranscript,
  makeSnapshot,
  makeTranscript,
  must,
  resumeTranscript,
  startMatch,
} from '#core';
import type { AnyGame, AnyMatch, Parsed, Problem } from '#core';
import { toss } from './toss.ts';

const game = toss as AnyGame;
const games = [game];

/** Long match with calls drawn from a list of numbers. The same numbers give the same match. */
function playLong(calls: readonly number[], entries: number): AnyMatch {
  const match = startMatch(game, { rounds: 500 }, 'resume');
  for (let index = 0; match.cursor < entries; index++) {
    const { turn } = match;
    if (turn.kind !== 'decide') break;
    match.play(turn.actions[(calls[index % calls.length] ?? 0) % turn.actions.length]);
  }
  return match;
}

const long = () => playLong([0, 1, 2, 1], 330);
const resumed = (text: string) => must(resumeTranscript(text, games)).match;

function problemOf<T>(result: Parsed<T>): Problem | undefined {
  return result.ok ? undefined : result.problems[0];
}

describe('a resumed long match', () => {
  it('opens at its last position without replaying its beginning', () => {
    const match = long();
    const again = resumed(makeSnapshot(match));
    expect(again.isVerified).toBe(false);
    expect([again.cursor, again.undoFloor]).toEqual([match.cursor, match.undoFloor]);
    expect(game.makeState(again.state)).toBe(game.makeState(match.state));
    expect(makeTranscript(again)).toBe(makeTranscript(match));
    expect(makeSnapshot(again)).toBe(makeSnapshot(match));
    expect(again.entryAt(again.cursor - 1)).toEqual(match.entryAt(match.cursor - 1));
    expect(again.isVerified).toBe(false);
  });

  it('continues like the original, including chance', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(2), { minLength: 1 }),
        fc.integer({ min: 200, max: 420 }),
        (calls, count) => {
          const match = playLong(calls, count);
          const again = resumed(makeSnapshot(match));
          for (let index = 0; index < 30; index++) {
            const { turn } = match;
            if (turn.kind !== 'decide') break;
            const action = turn.actions[index % turn.actions.length];
            match.play(action);
            again.play(action);
          }
          expect(makeTranscript(again)).toBe(makeTranscript(match));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('replays its beginning on demand', () => {
    const match = long();
    for (const request of [
      (one: AnyMatch) => one.log,
      (one: AnyMatch) => game.makeState(one.stateAt(77)),
      (one: AnyMatch) => one.eventsAt(3),
      (one: AnyMatch) => one.entryAt(0),
      (one: AnyMatch) => one.hashAt(33),
    ]) {
      const again = resumed(makeSnapshot(match));
      expect(request(again)).toEqual(request(match));
      expect([again.isVerified, again.fault]).toEqual([true, undefined]);
    }
  });

  it('verifies its beginning a few entries at a time', () => {
    const again = resumed(makeSnapshot(long()));
    let slices = 1;
    while (!again.verify(20)) slices += 1;
    expect(slices).toBeGreaterThan(10);
    expect([again.isVerified, again.fault]).toEqual([true, undefined]);
    expect(makeTranscript(again)).toBe(makeTranscript(long()));
  });

  it('is replayed from the start without a checkpoint or checks', () => {
    const match = long();
    expect(resumed(makeTranscript(match)).isVerified).toBe(true);
    expect(resumed(makeSnapshot(match).replaceAll(/ ~[0-9a-f]{4}$/gm, '')).isVerified).toBe(true);
  });

  it('equals a plain transcript once comments are removed', () => {
    const match = long();
    const snapshot = makeSnapshot(match);
    expect(snapshot.replace(/^#[=>] .*\n/gm, '')).toBe(makeTranscript(match));
    expect(makeTranscript(must(loadTranscript(snapshot, games)).match)).toBe(makeTranscript(match));
  });
});

describe('a damaged long match', () => {
  const snapshot = makeSnapshot(long());
  const lineOf = (start: string) =>
    snapshot.split('\n').findIndex((line) => line.startsWith(start)) + 1;

  it('is rejected immediately if a line was changed', () => {
    const changed = snapshot.replace(/^1 p1 heads/m, '1 p1 tails');
    expect(problemOf(resumeTranscript(changed, games))).toMatchObject({
      code: 'transcript-differs',
      args: { entry: 1, why: 'check' },
      line: lineOf('1 '),
    });
  });

  it.each([
    ['another state', /"\d+ /, '"7 '],
    ['no state', /"\d+ .*"$/m, '"no state"'],
    ['an undo floor above it', /^#= (\d+) \d+ /m, '#= $1 999 '],
  ])('is rejected immediately if the checkpoint has %s', (_name, from, to) => {
    const changed = snapshot.replace(from, to);
    expect(changed).not.toBe(snapshot);
    const problem = problemOf(resumeTranscript(changed, games));
    expect(problem).toMatchObject({ code: 'transcript-checkpoint', line: lineOf('#=') });
    expect(problemOf(loadTranscript(changed, games))?.code).toBe('transcript-checkpoint');
  });

  it.each(['#= 1000000 0', '#= 33 0', '#= 0 0'])('is not resumed from a checkpoint %s', (words) => {
    const changed = snapshot.replace(/^#= \d+ \d+/m, words);
    const result = resumeTranscript(changed, games);
    expect(problemOf(result)?.code).toBe('transcript-checkpoint');
  });

  it.each(['#= 250', '#= x y z', '#= 250 250 0 0 0 0 "a', '# = 1'])(
    'ignores a comment like %j',
    (comment) => {
      const changed = snapshot.replace(/^#= .*$/m, comment);
      expect(resumed(changed).isVerified).toBe(true);
    },
  );

  it('begins at the checkpoint if a later replay finds the fault', () => {
    const changed = snapshot.replace(/^(#= \d+) \d+/m, '$1 7');
    const match = resumed(changed);
    const { cursor } = match;
    expect(match.verify(Infinity)).toBe(true);
    expect(match.fault).toMatchObject({ code: 'transcript-checkpoint', line: lineOf('#=') });
    const dropped = cursor - match.cursor;
    expect(dropped).toBeGreaterThanOrEqual(200);
    expect(match.log).toHaveLength(match.cursor);
    expect(match.undoFloor).toBeLessThanOrEqual(match.cursor);
    let state = match.stateAt(0);
    for (const { action } of match.log) state = game.apply(state, action).state;
    expect(game.makeState(state)).toBe(game.makeState(match.state));
    match.play('heads');
    expect(makeTranscript(match)).toContain(`\n${cursor + 1} p1 heads `);
  });

  it('names the first action that replays differently', () => {
    const other: AnyGame = {
      ...game,
      apply: (state, action) => {
        const step = game.apply(state, action);
        const { left, wins, call } = step.state as { left: number; wins: number; call: string };
        return left === 470 ? { ...step, state: { left, wins: wins + 1, call } } : step;
      },
    };
    const match = must(resumeTranscript(snapshot, [other])).match;
    match.verify(Infinity);
    expect(match.fault).toMatchObject({
      code: 'transcript-differs',
      args: { entry: 100, why: 'state' },
    });
    expect(problemOf(loadTranscript(snapshot, [other]))).toEqual(match.fault);
  });
});
