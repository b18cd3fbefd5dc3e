import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '#core';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';
import { ensureBuilt } from '#test/e2e/terminal/built.ts';
import { playRulesGames } from '#test/support/rules-games.ts';

const CASES = 'test/cases/zrf';
const THIRTY = join(CASES, 'constructs/thirty.zrf');

/** Entry for a construct of old rules files: its line in docs/zrf.md, and its case or test. */
interface Construct {
  readonly what: string;
  /** File or test name of its case in test/cases/zrf. */
  readonly held: string;
  readonly by: RegExp;
  /** Line of the manual. */
  readonly told: string;
}

const CONSTRUCTS: readonly Construct[] = [
  {
    what: 'positions off the board',
    held: 'play/dummy-positions.zrf',
    by: /\(dummy \w+ \w+/,
    told: '| `(dummy p ...)` | declares positions off the board',
  },
  {
    what: 'effects belong to the next add',
    held: 'play/queued-until-an-add.zrf',
    by: /capture/,
    told: 'Effects belong to the next `add`',
  },
  {
    what: 'macros that come to millions of words',
    held: 'meaning/macros-of-millions.zrf',
    by: /\(define m12 \(m11\) \(m11\)\)/,
    told: '| words that macros make | 10 000 000 |',
  },
  {
    what: 'a variant before its game',
    held: 'play/variants-before-and-after.zrf',
    by: /^\(variant[^]+^\(game/m,
    told: 'A variant that comes before any game belongs to the first one.',
  },
  {
    what: 'arguments that a call inside a macro leaves out',
    held: 'play/arguments-of-the-outer-call.zrf',
    by: /\(define/,
    told: 'If a call inside another macro omits an argument, it\nreceives that of the surrounding call',
  },
  {
    what: 'set-attribute on any piece',
    held: 'play/attributes-of-any-piece.zrf',
    by: /set-attribute/,
    told: '`set-attribute` works on any piece',
  },
  {
    what: 'attributes that are words',
    held: 'play/attributes-that-are-words.zrf',
    by: /\(attribute key 'corner'\)/,
    told: "without effect: `(attribute kind 'corner')`",
  },
  {
    what: 'maximal captures compare partial steps',
    held: 'play/maximal-captures-by-steps.zrf',
    by: /"maximal captures" true/,
    told: 'only moves whose whole turn has the most\npartial steps are allowed',
  },
  {
    what: 'set-ups of saved games',
    held: '../../games/zrf/rules/zsg/saved-text.test.ts',
    by: /\(x \w+\)/,
    told: '`(x b2)`\nempties a position',
  },
  {
    what: 'changes in place of saved games, on several squares',
    held: '../../games/zrf/rules/zsg/saved-text.test.ts',
    by: /= \w+ on \w+ \w+/,
    told: '`= King on b4 c4`',
  },
  {
    what: 'cascades and movers where nothing stands',
    held: 'play/nothing-picked-up.zrf',
    by: /cascade|from/,
    told: 'Where there was no piece, nothing\nwas picked up',
  },
  {
    what: 'copies that go on',
    held: 'play/copies-that-go-on.zrf',
    by: /add-copy-partial/,
    told: 'With `add-copy-partial` the piece stays, and a copy lands and continues.',
  },
  {
    what: 'a zone that is declared twice',
    held: 'meaning/names-twice.txt',
    by: /warning: The zone/,
    told: 'A zone that is declared twice for a player has the positions of both, with a warning.',
  },
  {
    what: 'values that an option does not have',
    held: 'meaning/option-value.txt',
    by: /warning: The option "pass turn" can be/,
    told: 'Unknown options and values give a warning.',
  },
  {
    what: 'options about windows',
    held: 'meaning/window-options.txt',
    by: /warning: The option "selection screen" has no effect/,
    told: 'they have no effect here, with a warning',
  },
  {
    what: 'pictures begin at (0, 0)',
    held: 'play/anchored-picture.zrf',
    by: /\(image /,
    told: 'A picture begins at (0, 0)',
  },
  {
    what: 'rules without a goal',
    held: 'meaning/goal-none.txt',
    by: /warning: There is no goal/,
    told: 'Rules without any goal can be played, with a warning',
  },
  {
    what: 'blocks that go round in circles',
    held: '../../games/zrf/rules/walk.test.ts',
    by: /isFull/,
    told: 'A loop that returns to the same place with nothing changed would never end.',
  },
];

describe('each construct has a case and a line in the manual', () => {
  const manual = readFileSync('docs/zrf.md', 'utf8');

  test.each(CONSTRUCTS)('$what', ({ held, by, told }) => {
    const path = join(CASES, held);
    expect(existsSync(path), path).toBe(true);
    expect(readFileSync(path, 'utf8')).toMatch(by);
    expect(manual).toContain(told);
  });
});

describe('a file with more than thirty constructs', () => {
  beforeAll(() => ensureBuilt());

  test('contains at least thirty', () => {
    const numbers = [...readFileSync(THIRTY, 'utf8').matchAll(/; (\d+)(?=[:\s])/g)];
    expect(numbers.map(([, number]) => Number(number))).toEqual(numbers.map((_, at) => at + 1));
    expect(numbers.length).toBeGreaterThan(30);
  });

  test.each([['check'], ['check', '--strict']])('gives no output for %s %s', (...command) => {
    const args = ['dist/cli/main.js', ...command, THIRTY];
    const run = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(run.stdout.split('\n')).toEqual([
      expect.stringMatching(/steps to load, at most/),
      `${THIRTY}: Thirty, short is valid, with 3 games and variants. No warnings.`,
      '',
    ]);
    expect(run.status).toBe(0);
  });

  test('can be played', () => {
    const { folder, main } = must(openFile(THIRTY));
    const played = playRulesGames(must(openRules(folder, main, 'thirty').game), 60, 200);
    expect(played.map(({ faults }) => faults)).toEqual([0, 0, 0]);
    expect(Math.min(...played.map(({ steps }) => steps))).toBeGreaterThan(60);
  });
});
