import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must, assertDefined } from '#core';
import { difficultyOf } from '#games/zrf/puzzles/draft/difficulty.ts';
import { emptyDraft, freshName } from '#games/zrf/puzzles/draft/draft.ts';
import { clear, moveBlock, paint, removeBlock, resize } from '#games/zrf/puzzles/draft/edit.ts';
import {
  makeDraft,
  makePicture,
  parseDraft,
  parsePicture,
} from '#games/zrf/puzzles/draft/picture.ts';
import { problemsOf } from '#games/zrf/puzzles/draft/problems.ts';
import {
  aim,
  aimAll,
  aimAlso,
  canShare,
  doesShare,
  dropTarget,
  moveGhost,
  share,
  swap,
} from '#games/zrf/puzzles/draft/targets.ts';
import { withText } from '#games/zrf/puzzles/draft/texts.ts';
import type { PuzzleDraft } from '#games/zrf/puzzles/draft/draft.ts';
import { Messages } from '#i18n';
import { drafts } from './draft-drawn.ts';
import { openPuzzle, solve } from './layout.ts';
import { readPath } from './path.ts';

function drawn(...lines: readonly string[]): PuzzleDraft {
  return must(parseDraft(lines.join('\n')));
}

function lines(draft: PuzzleDraft | undefined): string[] {
  return draft === undefined ? [] : makeDraft(draft).split('\n');
}

function codesOf(draft: PuzzleDraft): string[] {
  return problemsOf(draft).map(({ code }) => code);
}

describe('a block of a draft', () => {
  test('is painted cell by cell and receives a free name', () => {
    const draft = paint(emptyDraft(3, 2), [0, 1], 'A');
    expect(lines(draft)).toEqual(['AA.', '...']);
    expect(freshName(draft)).toBe('B');
    expect(lines(paint(draft, [4, 5], 'B'))).toEqual(['AA.', '.BB']);
    expect(lines(paint(draft, [1], '#'))).toEqual(['A#.', '...']);
    expect(paint(draft, [0, 1], 'A')).toBe(draft);
  });

  test('moves anywhere it fits', () => {
    const draft = drawn('AAB', 'A..', '...');
    expect(lines(moveBlock(draft, 'A', 3))).toEqual(['..B', 'AA.', 'A..']);
    expect(moveBlock(draft, 'A', 1)).toBe(undefined);
    expect(moveBlock(draft, 'A', 6)).toBe(undefined);
    expect(moveBlock(draft, 'B', 4)?.cells[4]).toBe('B');
  });

  test('loses its goal when removed', () => {
    const draft = drawn('AB.', '...', 'goal A c1', 'goal B b1');
    expect(lines(removeBlock(draft, 'A'))).toEqual(['.B.', '...', 'goal B b1']);
    expect(lines(clear(withText(draft, 'title', 'Kept')))).toEqual(['title Kept', '...', '...']);
  });

  test('keeps its goal aligned when it changes', () => {
    const draft = drawn('.A.', '.A.', '...', '...', 'goal A c2');
    // Its first tile is now one to the left.
    expect(lines(paint(draft, [0], 'A'))).toEqual(['AA.', '.A.', '...', '...', 'goal A b2']);
    expect(lines(paint(draft, [1], '.'))).toEqual(['...', '.A.', '...', '...', 'goal A c1']);
  });
});

describe('the goal of a draft', () => {
  const twins = drawn('AB.', '...', 'goal A c1', 'goal B b1');

  test('can be set, moved, extended and removed', () => {
    const draft = drawn('A..', '...');
    const aimed = aim(draft, 'A', 5);
    expect(lines(aimed)).toContain('goal A c1');
    expect(lines(moveGhost(aimed, 'A', 5, 4))).toContain('goal A b1');
    expect(lines(aimAlso(aimed, 'A', 2))).toContain('goal A c2 c1');
    expect(aimAlso(aimed, 'A', 5)).toBe(aimed);
    expect(aimAlso(aimAlso(aimed, 'A', 2), 'A', 5).targets).toEqual(aim(draft, 'A', 2).targets);
    expect(dropTarget(aimed, 'A')).toEqual(draft);
    expect(aim(draft, 'B', 5)).toBe(draft);
  });

  test('stays on the board', () => {
    const draft = drawn('AA.', '...', 'goal A b1');
    expect(moveGhost(draft, 'A', 4, 5)).toBe(undefined);
  });

  test('can treat equal blocks as interchangeable or distinct', () => {
    expect([canShare(twins), doesShare(twins)]).toEqual([true, false]);
    const shared = share(twins, true);
    expect(lines(shared)).toContain('goal A B b1 c1');
    expect(doesShare(shared)).toBe(true);
    expect(share(share(shared, false), true)).toEqual(shared);
    expect(lines(removeBlock(shared, 'A'))).toContain('goal B c1');
  });

  test('can be the whole picture, or swapped with the start', () => {
    const picture = aimAll(drawn('AAB', '...'));
    expect(codesOf(picture)).toEqual(['draft-reached']);
    const start = moveBlock(picture, 'B', 4);
    expect(lines(start)).toEqual(['AA.', '.B.', 'goal A a2', 'goal B c2']);
    const back = swap(assertDefined(start));
    expect(lines(back)).toEqual(['AAB', '...', 'goal A a2', 'goal B b1']);
    expect(swap(aimAlso(assertDefined(start), 'B', 5))).toBe(undefined);
    expect(swap(drawn('AB', '..', 'goal A b2'))).toBe(undefined);
  });
});

describe('the board of a draft', () => {
  test('keeps the content that fits when resized', () => {
    const draft = drawn('AA.B', '...B', '#CC.', 'goal A c2', 'goal C a2');
    expect(lines(resize(draft, 3, 3))).toEqual(['AA.', '...', '#CC', 'goal C a2']);
    expect(lines(resize(draft, 5, 2))).toEqual(['AA.B.', '...B.', 'goal A c1']);
  });

  test('has sides of 1 to 12 cells', () => {
    expect(codesOf(emptyDraft(0, 3))).toEqual(['draft-size']);
    expect(codesOf(emptyDraft(13, 3))).toEqual(['draft-size']);
  });
});

const faulty: readonly (readonly [code: string, ...lines: string[]])[] = [
  ['draft-no-block', '..', '..'],
  ['draft-no-goal', 'A.', '..'],
  ['draft-torn', 'A.', '.A', '..', 'goal A a2'],
  ['draft-outside', 'AA', '..', 'goal A b1'],
  ['draft-blocked', 'A.', '#.', 'goal A a1'],
  ['draft-overlap', 'AAB', '...', 'goal A a1', 'goal B b1'],
  ['draft-few', 'AB', '..', 'goal A B a1'],
  ['draft-reached', 'AB', '..', 'goal A B a2 b2'],
];

test.each(faulty)('%s', (code, ...picture) => {
  expect(codesOf(drawn(...picture))).toContain(code);
});

describe.each(['en', 'ru'])('messages about drafts: %s', (language) => {
  const sources = [readFileSync(`content/locales/${language}/editor.ftl`, 'utf8')];
  const messages = new Messages({ language, sources });

  test.each(faulty)('%s', (code, ...picture) => {
    const problem = assertDefined(problemsOf(drawn(...picture)).find((one) => one.code === code));
    if (language === 'en') expect(messages.sayProblem(problem)).toBe(problem.message);
    else expect(messages.sayProblem(problem)).toMatch(/[а-я]/);
  });
});

test('invalid names are reported', () => {
  const draft = emptyDraft(2, 1);
  expect(codesOf({ ...draft, cells: ['A', '?'] })).toEqual(['draft-content']);
  const targets = [{ blocks: ['B'], anchors: [1] }];
  expect(codesOf({ ...draft, cells: ['A', '.'], targets })).toEqual(['draft-strange']);
});

describe('a picture of a draft', () => {
  test('has spaces between numbers', () => {
    const picture = ' 1  2\n10  .';
    expect(makePicture(must(parsePicture(picture)))).toBe(picture);
    expect(must(parsePicture('1\n10')).width).toBe(1);
  });

  test.each(['', 'A?', '1 x0', 'AAAAAAAAAAAAA'])('is rejected: %s', (text) => {
    expect(parsePicture(text).ok).toBe(false);
  });

  test.each(['goal A b1', 'A.\ngoal B b1', 'A.\ngoal A', 'A.\ngoal A b1\ngoal A a1'])(
    'has goals for its blocks: %s',
    (text) => {
      expect(parseDraft(text).ok).toBe(false);
    },
  );
});

test('every edit gives a draft with a text form', () => {
  fc.assert(
    fc.property(drafts, fc.nat(), fc.nat(), (draft, one, other) => {
      const cell = one % draft.cells.length;
      const content = assertDefined(draft.cells[other % draft.cells.length]);
      const changed = [
        paint(draft, [cell], content),
        resize(draft, 1 + (one % 12), 1 + (other % 12)),
        share(draft, one % 2 === 0),
        swap(draft) ?? draft,
        aimAll(draft),
      ];
      for (const next of changed) expect(must(parseDraft(makeDraft(next)))).toEqual(next);
    }),
  );
});

describe('the difficulty of a puzzle', () => {
  /** Large puzzles are left out; `moving-day` is short and has few positions. */
  const others = ['escott', 'rgb', 'traffic-jam', 'fifteen-puzzle', 'moving-day'];
  const stops = readPath().filter(({ name }) => !others.includes(name));

  test.each(stops)('matches the stated one: $name', ({ name, difficulty, fewest }) => {
    const { positions } = solve(openPuzzle(name), 'moves');
    expect(difficultyOf(fewest.moves, positions)).toBe(difficulty);
  });
});
