import { describe, expect, it } from 'vitest';
import {
  assertDefined,
  continueTranscript,
  loadTranscript,
  makeJournalHead,
  makeSnapshot,
  makeTranscript,
  mergeJournal,
  must,
  resumeTranscript,
  startMatch,
} from '#core';
import type { AnyGame, AnyMatch } from '#core';
import { toss } from './toss.ts';
import type { TossState } from './toss.ts';

const game = toss as AnyGame;

/** The same game under later rules, in which the first coin always wins. */
function laterRules(rules = game.rules + 1): AnyGame {
  return {
    ...game,
    rules,
    start: (options, seed) => ({ ...(game.start(options, seed) as TossState), wins: 1 }),
  };
}

const later = laterRules();

function playOn(match: AnyMatch, entries: number): AnyMatch {
  while (match.cursor < entries && match.turn.kind === 'decide')
    match.play(match.turn.actions[match.cursor % 3 === 0 ? 0 : 1]);
  return match;
}

const played = (entries: number) => playOn(startMatch(game, { rounds: 500 }, 'older'), entries);
const continued = (text: string, one = later) =>
  assertDefined(continueTranscript(text, [one])).match;
const stateOf = (match: AnyMatch) => game.makeState(match.state);

describe('a save whose rules have changed', () => {
  const match = played(60);
  const snapshot = makeSnapshot(match);

  it('continues from its last state, with its random streams', () => {
    expect(loadTranscript(snapshot, [later])).toMatchObject({ ok: false });
    const again = continued(snapshot);
    expect([again.cursor, stateOf(again)]).toEqual([0, stateOf(match)]);
    expect(again.origin).toMatchObject({ rules: game.rules, count: match.cursor });
    const states = [playOn(played(60), 90), playOn(again, again.cursor + 90 - match.cursor)];
    expect(stateOf(assertDefined(states[1]))).toBe(stateOf(assertDefined(states[0])));
  });

  it('is saved with its origin, and replays and resumes from there', () => {
    const again = playOn(continued(snapshot), 260);
    const text = makeSnapshot(again);
    expect(text).toMatch(/^begun 3 60 .*"$/m);
    for (const load of [loadTranscript, resumeTranscript]) {
      const loaded = must(load(text, [later])).match;
      expect(makeSnapshot(loaded)).toBe(text);
      expect(loaded.verify(Infinity)).toBe(true);
      expect(loaded.fault).toBeUndefined();
      expect(makeTranscript(loaded)).toBe(makeTranscript(again));
    }
    expect(must(resumeTranscript(text, [later])).match.isVerified).toBe(false);
  });

  it('is not undone behind its origin', () => {
    const again = continued(snapshot);
    expect([again.canUndo, again.undo()]).toEqual([false, false]);
    again.play('peek');
    expect(again.undo()).toBe(false);
  });

  it('is continued by its journal', () => {
    const again = playOn(continued(snapshot), 10);
    const text = makeSnapshot(again);
    again.play('heads');
    const lines = Array.from({ length: again.lineCount - 10 }, (_, at) => again.lineAt(10 + at));
    const merged = mergeJournal(text, `${makeJournalHead(text)}${lines.join('\n')}\n`);
    expect(merged.problem).toBeUndefined();
    expect(must(loadTranscript(merged.text, [later])).match.cursor).toBe(again.cursor);
  });

  it('names the first rules and counts all actions when the rules change again', () => {
    const text = makeSnapshot(playOn(continued(snapshot), 40));
    const again = continued(text, laterRules(game.rules + 2));
    expect(again.origin).toMatchObject({ rules: game.rules, count: 100 });
    const withoutLast = text.replace(/^#> .*\n/m, '');
    expect(continued(withoutLast, laterRules(game.rules + 2)).origin).toMatchObject({ count: 60 });
  });

  it('reports an edited origin', () => {
    const text = makeSnapshot(playOn(continued(snapshot), 10));
    const edited = text.replace(/^(begun 3 60 .*)"\d+/m, '$1"400');
    expect(edited).not.toBe(text);
    expect(loadTranscript(edited, [later])).toMatchObject({
      problems: [{ code: 'transcript-differs', args: { why: 'state', entry: 0 } }],
    });
    const broken = text.replace(/^(begun 3 60 .*)"\d+/m, '$1"none');
    expect(loadTranscript(broken, [later])).toMatchObject({
      problems: [{ code: 'transcript-header', args: { word: 'begun' } }],
    });
    expect(loadTranscript(text.replace(/^begun .*$/m, 'begun 3'), [later])).toMatchObject({
      problems: [{ code: 'transcript-header', args: { word: 'begun', found: '"3"' } }],
    });
  });
});

describe('the actions after a checkpoint', () => {
  // As written by versions that stored no state after the last entry.
  const snapshot = makeSnapshot(played(330)).replace(/^#> .*\n/m, '');

  it('are kept if they lead to the recorded states', () => {
    const again = continued(snapshot);
    expect(again.origin).toMatchObject({ count: 250 });
    expect(250 + again.cursor).toBe(played(330).cursor);
  });

  it('are dropped after the last state that still follows', () => {
    const slower: AnyGame = {
      ...later,
      apply: (state, action) => {
        const step = later.apply(state, action);
        const next = step.state as TossState;
        return (state as TossState).left === 345
          ? { ...step, state: { ...next, wins: next.wins + 1 } }
          : step;
      },
    };
    const again = continued(snapshot, slower);
    expect(250 + again.cursor).toBe(300);
    expect(again.hashAt(50)).toBe(/^= 300 (\w+)$/m.exec(snapshot)?.[1]);
  });

  it('are ignored, with the checkpoint, if its state has another hash or cannot be read', () => {
    const edited = snapshot.replace(/^(#= .*)"\d+ /m, '$1"7 ');
    expect(edited).not.toBe(snapshot);
    expect(continueTranscript(edited, [later])).toBeUndefined();
    const unread: AnyGame = {
      ...later,
      parseState: () => ({ ok: false, problems: [{ code: 'no', message: 'No.' }] }),
    };
    expect(continueTranscript(snapshot, [unread])).toBeUndefined();
    expect(continueTranscript(makeTranscript(played(330)), [later])).toBeUndefined();
    expect(continueTranscript('turnwright 1', [later])).toBeUndefined();
  });
});
