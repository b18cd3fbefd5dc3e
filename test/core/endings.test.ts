import { describe, expect, it } from 'vitest';
import {
  defaultOptions,
  loadTranscript,
  makeJournalHead,
  makeSnapshot,
  makeTimeControl,
  makeTranscript,
  mergeJournal,
  must,
  parseTimeControl,
  parseTranscript,
  resumeTranscript,
  startMatch,
} from '#core';
import type { AnyMatch, Ending, Problem } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';

const RESIGNED: Ending = { reason: 'resigned', by: 1 };

function matchOf(clock?: string, houses: readonly number[] = [3, 6, 5]): AnyMatch {
  const control = clock === undefined ? undefined : parseTimeControl(clock);
  const match = startMatch(kalah, defaultOptions(kalah.options), 'quiet-harbour', {
    clock: control,
  });
  for (const [index, house] of houses.entries()) match.play(house, undefined, 1000 * index + 4.4);
  return match;
}

function problemOf(text: string): Problem | undefined {
  const loaded = loadTranscript(text, [kalah]);
  return loaded.ok ? undefined : loaded.problems[0];
}

describe('time controls', () => {
  it.each(['60+0', '300+3', '1+180', '10800+0', 'move 1', 'move 3600'])(
    'keep the text %s',
    (text) => {
      const control = parseTimeControl(text);
      expect(control && makeTimeControl(control)).toBe(text);
    },
  );

  it.each(['', '0+5', '60', '60+181', '10801+0', 'move 0', 'move 3601', '5:00', '-1+0', 'move'])(
    'refuse the text “%s”',
    (text) => expect(parseTimeControl(text)).toBeUndefined(),
  );
});

describe('a match with a clock', () => {
  it('writes its time control and the time of every entry', () => {
    expect(makeTranscript(matchOf('300+3'))).toMatchInlineSnapshot(`
      "turnwright 1
      game kalah
      rules 1
      option houses 6
      option seeds 4
      option capture standard
      option ends side
      option remaining owner
      option majorityStop no
      option pie no
      option relay no
      seed quiet-harbour
      clock 300+3

      = 0 3f032a7259b5bfe3
      1 p1 3 @4 ~3b3c
      2 p1 6 @1004 ~4e69
      3 p2 5 @2004 ~0006
      = 3 5cbb2c53171ce5a4
      "
    `);
  });

  it('loads with the same text', () => {
    const text = makeTranscript(matchOf('300+3'));
    const { match } = must(loadTranscript(text, [kalah]));
    expect(match.clock).toEqual({ kind: 'game', initial: 300_000, increment: 3000 });
    expect(match.log.map(({ time }) => time)).toEqual([4, 1004, 2004]);
    expect(makeTranscript(match)).toBe(text);
  });

  it('does not load with an edited time or time control', () => {
    const text = makeTranscript(matchOf('300+3'));
    expect(problemOf(text.replace('@1004', '@1003'))).toMatchObject({
      code: 'transcript-differs',
      args: { entry: 2, why: 'check' },
    });
    expect(problemOf(text.replace('300+3', '600+3'))).toMatchObject({ args: { why: 'check' } });
    expect(problemOf(text.replace('300+3', 'slow'))).toMatchObject({
      code: 'transcript-header',
      args: { word: 'clock' },
    });
  });

  it('keeps the times of entries that are redone', () => {
    const match = matchOf('move 30');
    match.undo();
    match.undo();
    match.redo();
    expect(match.log.map(({ time }) => time)).toEqual([4, 1004, 2004]);
  });

  it('reads a handwritten game without times', () => {
    const text = 'turnwright 1\ngame kalah\nrules 1\nseed a\nclock 60+0\n1 p1 3\n2 p1 6 @50\n';
    const { match } = must(loadTranscript(text, [kalah]));
    expect(match.log.map(({ time }) => time)).toEqual([0, 50]);
  });
});

describe('an ending outside the rules', () => {
  it('ends the match with the score so far', () => {
    const match = matchOf();
    expect(match.end(RESIGNED)).toBe(true);
    expect(match.turn).toEqual({
      kind: 'over',
      outcome: { scores: [2, 1], winners: [0], reason: 'resigned' },
    });
    expect(match.play(1)).toMatchObject({ ok: false, problem: { code: 'game-over' } });
    expect(match.end({ reason: 'agreed' })).toBe(false);
  });

  it.each<[Ending, readonly number[]]>([
    [RESIGNED, [0]],
    [{ reason: 'time', by: 0 }, [1]],
    [{ reason: 'agreed' }, []],
  ])('survives saving: %j', (ending, winners) => {
    const match = matchOf('60+0');
    match.end(ending);
    const text = makeTranscript(match);
    const { match: loaded } = must(loadTranscript(text, [kalah]));
    expect([loaded.ending, loaded.turn]).toEqual([ending, match.turn]);
    expect(loaded.turn).toMatchObject({ outcome: { winners } });
    expect(makeTranscript(loaded)).toBe(text);
    expect(must(resumeTranscript(makeSnapshot(match), [kalah])).match.ending).toEqual(ending);
  });

  it('is verified', () => {
    const match = matchOf();
    match.end(RESIGNED);
    const text = makeTranscript(match);
    expect(text).toMatch(/\nend resigned p2 ~[0-9a-f]{4}\nover resigned 2 1\n$/);
    expect(problemOf(text.replace('end resigned p2', 'end resigned p1'))).toMatchObject({
      code: 'transcript-differs',
      args: { entry: 3, why: 'check' },
    });
    expect(problemOf(text.replace('end resigned p2', 'end bored p2'))).toMatchObject({
      args: { word: 'end' },
    });
    expect(problemOf(text.replace('over resigned', 'over most-seeds'))).toMatchObject({
      args: { why: 'end' },
    });
    expect(problemOf(text.replace(/end .*\n/, ''))).toMatchObject({ args: { why: 'open' } });
  });

  it('is undone before the last action, except for a loss on time', () => {
    const match = matchOf();
    match.end(RESIGNED);
    expect([match.canUndo, match.undo(), match.cursor, match.turn.kind]).toEqual([
      true,
      true,
      3,
      'decide',
    ]);
    match.end({ reason: 'time', by: 1 });
    expect([match.canUndo, match.undo(), match.undoFloor]).toEqual([false, false, 3]);
  });

  it('drops undone entries', () => {
    const match = matchOf();
    match.undo();
    match.end({ reason: 'agreed' });
    expect([match.length, match.canRedo, match.redo()]).toEqual([2, false, undefined]);
  });

  it('is added to a snapshot by a journal, and removed by a cut', () => {
    const match = matchOf();
    const snapshot = makeSnapshot(match);
    match.end(RESIGNED);
    const lines = `${match.endingLine ?? ''}\nover resigned 2 1\n`;
    const ended = mergeJournal(snapshot, makeJournalHead(snapshot) + lines);
    expect(must(parseTranscript(ended.text)).ending?.ending).toEqual(RESIGNED);
    const reopened = mergeJournal(snapshot, `${makeJournalHead(snapshot)}${lines}- 3\n`);
    expect(must(parseTranscript(reopened.text)).ending).toBeUndefined();
    expect(reopened.problem).toBeUndefined();
  });
});
