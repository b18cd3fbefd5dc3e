import { describe, expect, it } from 'vitest';
import {
  loadTranscript,
  makeTranscript,
  Match,
  must,
  playRandomly,
  playText,
  startMatch,
  defaultOptions,
} from '#core';
import type { AnyGame, AnyMatch, Problem } from '#core';
import { loadGames } from '#games/index.ts';
import { kalah, kalahOptions } from '#games/kalah/rules/index.ts';
import { toss } from './toss.ts';
import type { TossState } from './toss.ts';

const games = await loadGames();

const all: readonly AnyGame[] = [...games, toss];

function kalahText(...houses: number[]): string {
  const match = new Match(kalah, defaultOptions(kalahOptions), 'quiet-harbour');
  for (const house of houses) match.play(house);
  return makeTranscript(match, { seats: 'person bot-3' });
}

function problemOf(text: string): Problem {
  const result = loadTranscript(text, all);
  const [problem] = result.ok ? [] : result.problems;
  if (problem === undefined) throw new Error('the transcript loads');
  return problem;
}

describe('makeTranscript', () => {
  it('writes one readable line per turn', () => {
    expect(kalahText(3, 6, 5)).toMatchInlineSnapshot(`
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
      note seats person bot-3

      = 0 3f032a7259b5bfe3
      1 p1 3 ~e8ef
      2 p1 6 ~c834
      3 p2 5 ~1b48
      = 3 5cbb2c53171ce5a4
      "
    `);
  });

  it('omits undone entries', () => {
    const match = new Match(kalah, defaultOptions(kalahOptions), 'quiet-harbour');
    for (const house of [3, 6, 5]) match.play(house);
    match.undo();
    expect(makeTranscript(match, { seats: 'person bot-3' })).toBe(kalahText(3, 6));
  });
});

describe('loadTranscript', () => {
  it('continues from the last position, including chance', () => {
    const match = new Match(toss, { rounds: 40 }, 'go-on');
    for (let i = 0; i < 20; i++) match.play('heads');
    const { match: loaded } = must(loadTranscript(makeTranscript(match), all));
    for (let i = 0; i < 20; i++) {
      match.play('tails');
      loaded.play('tails');
    }
    expect(makeTranscript(loaded)).toBe(makeTranscript(match));
  });

  it('loads a handwritten transcript without checks and hashes', () => {
    const text = 'turnwright 1\n\n# my game\ngame kalah\nrules 1\nseed x\n1 p1 3\r\n2 p1 6\n\n';
    const { match } = must(loadTranscript(text, all));
    expect([match.cursor, match.options['houses']]).toEqual([2, 6]);
  });

  it('reads back the outcome it wrote', () => {
    const text = makeTranscript(playRandomly(kalah, defaultOptions(kalahOptions), 'over'));
    expect(text).toMatch(/\nover side-empty \d+ \d+\n$/);
    expect(loadTranscript(text, all).ok).toBe(true);
  });
});

describe('the first differing action is reported', () => {
  const long = makeTranscript(
    playRandomly(kalah, { ...defaultOptions(kalahOptions), houses: 8, seeds: 8 }, 'long'),
  );
  const lines = long.split('\n');
  const lineOf = (start: string) => lines.find((text) => text.startsWith(start)) ?? '';
  const edit = (from: RegExp | string, to: string) => long.replace(from, to);

  it.each([1, 2, 30, 51, 60])('if another house was played at %i', (number) => {
    const line = lineOf(`${number} `);
    const house = Number(line.split(' ')[2]);
    for (let other = 1; other <= 8; other++) {
      if (other === house) continue;
      const changed = long.replace(line, line.replace(/ \d+ ~/, ` ${other} ~`));
      const problem = problemOf(changed);
      expect(problem.args?.['entry']).toBe(number);
      expect(problem.line).toBe(lines.indexOf(line) + 1);
    }
  });

  it('if the house does not exist', () => {
    const problem = problemOf(edit(/\n1 p1 \d+/, '\n1 p1 99'));
    expect(problem).toMatchObject({ code: 'kalah-range', args: { entry: 1, house: 99 } });
    expect(problem.message).toContain('Action 1');
  });

  it('if the player was changed', () => {
    expect(problemOf(edit('\n1 p1', '\n1 p2'))).toMatchObject({
      code: 'wrong-player',
      args: { entry: 1 },
    });
  });

  it('if a line was removed', () => {
    const shortened = lines.filter((text) => !text.startsWith('7 ')).join('\n');
    expect(problemOf(shortened)).toMatchObject({ code: 'transcript-number', args: { entry: 7 } });
  });

  it('if the end was cut off', () => {
    const cut = lines.filter((text) => !/^(5[1-9]|[6-9]\d|\d{3}) p/.test(text)).join('\n');
    expect(problemOf(cut).args?.['entry']).toBe(51);
  });

  it('by its hash, if checks were removed and a move changed', () => {
    const unchecked = long.replaceAll(/ ~[0-9a-f]{4}/g, '');
    expect(loadTranscript(unchecked, all).ok).toBe(true);
    const hash = lineOf('= 50');
    const problem = problemOf(unchecked.replace(hash, `= 50 ${'0'.repeat(16)}`));
    expect(problem).toMatchObject({ code: 'transcript-differs', args: { entry: 50 } });
  });

  it('if the options or the seed were changed', () => {
    expect(problemOf(edit('option seeds 8', 'option seeds 7')).args?.['entry']).toBe(0);
    expect(problemOf(edit('seed long', 'seed short')).args?.['entry']).toBe(1);
  });

  it('if the outcome was changed', () => {
    expect(problemOf(edit(/over side-empty \d+/, 'over side-empty 99')).code).toBe(
      'transcript-differs',
    );
  });

  it('if a chance outcome was changed', () => {
    const match = new Match(toss, { rounds: 10 }, 'dice');
    for (let i = 0; i < 10; i++) match.play('heads');
    const text = makeTranscript(match);
    const changed = text.replace(/\n6 \* \w+/, (line) =>
      line.endsWith('heads') ? '\n6 * tails' : '\n6 * heads',
    );
    expect(problemOf(changed)).toMatchObject({ code: 'transcript-differs', args: { entry: 6 } });
  });
});

describe('a match of earlier rules', () => {
  const match = new Match(toss, { rounds: 2 }, 'dice');
  match.play('heads');
  match.play('tails');
  const earlier = { ...toss, rules: 2 } as unknown as AnyGame;
  const old = makeTranscript(replayOf(earlier));

  function replayOf(game: AnyGame): AnyMatch {
    const again = startMatch(game, { rounds: 2 }, 'dice');
    for (const action of ['heads', 'tails']) playText(again, action);
    return again;
  }

  it('opens if it replays identically, and is saved with the current rules', () => {
    const { match: opened } = must(loadTranscript(old, [toss as unknown as AnyGame]));
    expect(makeTranscript(opened)).toBe(makeTranscript(match));
  });

  it('is rejected for its rules version if it replays differently', () => {
    const changed = { ...toss, apply: (state: TossState) => ({ state, events: [] }) };
    const loaded = loadTranscript(old, [changed]);
    expect(loaded.ok ? [] : loaded.problems).toMatchObject([
      { code: 'rules-version', args: { theirs: 2, ours: 3 } },
    ]);
  });

  it('is rejected for its rules version if an option no longer exists', () => {
    const renamed = old.replace('option rounds 2', 'option coins 2');
    const loaded = loadTranscript(renamed, [toss]);
    expect(loaded.ok ? [] : loaded.problems).toMatchObject([{ code: 'rules-version' }]);
  });

  it('is rejected if a line was edited', () => {
    const edited = old.replace('1 p1 heads', '1 p1 tails');
    expect(loadTranscript(edited, [toss as unknown as AnyGame]).ok).toBe(false);
  });
});

describe('loading a bad file rejects', () => {
  it.each([
    ['nothing', '', 'transcript-header', 1],
    ['another format', 'PGN\n1. e4', 'transcript-start', 1],
    ['a later format', 'turnwright 2\ngame kalah', 'transcript-header', 1],
    ['no seed', 'turnwright 1\ngame kalah\nrules 1\n', 'transcript-header', 1],
    ['an unknown game', 'turnwright 1\ngame chess\nrules 1\nseed x\n', 'game-unknown', undefined],
    ['other rules', 'turnwright 1\ngame kalah\nrules 9\nseed x\n', 'rules-version', undefined],
    [
      'an unknown option',
      'turnwright 1\ngame kalah\nrules 1\noption x 1\nseed x\n',
      'option-unknown',
      undefined,
    ],
    [
      'a bad option',
      'turnwright 1\ngame kalah\nrules 1\noption houses 99\nseed x\n',
      'option-range',
      4,
    ],
    [
      'a prototype as an option',
      'turnwright 1\ngame kalah\nrules 1\noption __proto__ 1\nseed x\n',
      'option-unknown',
      undefined,
    ],
    ['a strange line', 'turnwright 1\ngame kalah\nrules 1\nseed x\nhello\n', 'transcript-line', 5],
    [
      'an unreadable entry',
      'turnwright 1\ngame kalah\nrules 1\nseed x\n1 3\n',
      'transcript-entry',
      5,
    ],
    ['a broken hash', 'turnwright 1\ngame kalah\nrules 1\nseed x\n= 1 xyz\n', 'transcript-hash', 5],
    [
      'a line twice',
      'turnwright 1\ngame kalah\ngame kalah\nrules 1\nseed x\n',
      'transcript-twice',
      3,
    ],
  ])('%s', (_name, text, code, line) => {
    const problem = problemOf(text);
    expect(problem.code).toBe(code);
    if (line !== undefined) expect(problem.line).toBe(line);
  });

  it('an oversized file before parsing it', () => {
    expect(problemOf('x'.repeat(16_000_001)).code).toBe('transcript-long');
  });
});
