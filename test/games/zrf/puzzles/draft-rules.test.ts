import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must, assertDefined } from '#core';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { makeDraft, parseDraft } from '#games/zrf/puzzles/draft/picture.ts';
import { readDraft } from '#games/zrf/puzzles/draft/read.ts';
import { tidyText } from '#games/zrf/puzzles/draft/texts.ts';
import { UNTITLED, writeRules } from '#games/zrf/puzzles/draft/write.ts';
import type { PuzzleDraft } from '#games/zrf/puzzles/draft/draft.ts';
import { drafts } from './draft-drawn.ts';
import { openPuzzle, solve } from './layout.ts';
import type { Posed } from './layout.ts';
import { readPath } from './path.ts';
import { isDeep, repeats } from '#test/support/deep.ts';

/** A puzzle from the text of a whole file. */
function openText(text: string): Posed {
  const folder = folderOf(new Map([['drawn.zrf', new TextEncoder().encode(text)]]));
  const { game, diagnoses } = openRules(folder, 'drawn.zrf', 'drawn');
  expect(diagnoses).toEqual([]);
  const opened = must(game);
  return {
    game: opened,
    state: opened.start({ variant: assertDefined(opened.variants[0]).key }, 'drawn'),
  };
}

function titled(draft: PuzzleDraft): PuzzleDraft {
  return draft.title === '' ? { ...draft, title: UNTITLED } : draft;
}

function reread({ game, state }: Posed): PuzzleDraft {
  return must(readDraft(game.rulesOf(state), state.cells));
}

describe('rules written from a draft', () => {
  test('are valid and give the same draft', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(reread(openText(writeRules(draft)))).toEqual(titled(draft));
      }),
      { numRuns: repeats(15, 120) },
    );
  });

  test('are valid for any texts', () => {
    const draft = must(parseDraft('A.\n..\ngoal A b1'));
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('"', '`', '\\', '\n', '(', ')', ';', '$1', ' ', 'a'))
        .map((all) => all.join('')),
      fc.string({ minLength: 3000, maxLength: 5000 }),
    );
    fc.assert(
      fc.property(anything, anything, anything, (title, author, description) => {
        const rereadDraft = reread(openText(writeRules({ ...draft, title, author, description })));
        expect(rereadDraft).toEqual({
          ...draft,
          title: tidyText('title', title) || UNTITLED,
          author: tidyText('author', author),
          description: tidyText('description', description),
        });
      }),
      { numRuns: repeats(15, 120) },
    );
  });

  test('contain texts that need no further cleaning', () => {
    expect(tidyText('title', '!\t\u0000\t¡')).toBe('! ¡');
  });

  test('are self-contained and about a page long', () => {
    const text = writeRules(reread(openPuzzle('century')));
    expect(text).not.toContain('include');
    expect(text.split('\n').length).toBeLessThan(75);
  });

  test('require a draft without problems', () => {
    expect(() => writeRules(must(parseDraft('A.')))).toThrow(RangeError);
  });
});

test('a draft converts to text and back', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      expect(must(parseDraft(makeDraft(draft)))).toEqual(draft);
    }),
  );
});

/** Larger puzzles have hundreds of thousands of positions. */
const SMALL = repeats(55, 60);

const stops = readPath();

test.each(stops)('$name converts to a draft and back', ({ name }) => {
  const draft = reread(openPuzzle(name));
  expect(reread(openText(writeRules(draft)))).toEqual(draft);
});

const small = stops.filter(({ fewest }) => fewest.steps < SMALL);

const counted = small.flatMap((stop, index) =>
  (['steps', 'moves'] as const)
    .filter((_, at) => isDeep || at === index % 2)
    .map((metric) => ({ ...stop, metric })),
);

test.each(counted)(
  '$name has the same minimum of $metric as a draft',
  ({ name, fewest, metric }) => {
    const posed = openText(writeRules(reread(openPuzzle(name))));
    expect(solve(posed, metric)).toMatchObject({ kind: 'solved', optimum: fewest[metric] });
  },
);

test("the editor's route differs from all built-in games", () => {
  const names = ['rules', 'puzzles'].flatMap((folder) => readdirSync(`content/${folder}`));
  expect(names).not.toContain('editor.zrf');
});
