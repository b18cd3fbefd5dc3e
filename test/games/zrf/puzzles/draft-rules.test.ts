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

/** A puzzle from the text of its whole file. */
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

describe('rules of a draft', () => {
  test('are sound, and tell the same draft', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(reread(openText(writeRules(draft)))).toEqual(titled(draft));
      }),
      { numRuns: repeats(15, 120) },
    );
  });

  test('are sound whatever the texts are', () => {
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
        const told = reread(openText(writeRules({ ...draft, title, author, description })));
        expect(told).toEqual({
          ...draft,
          title: tidyText('title', title) || UNTITLED,
          author: tidyText('author', author),
          description: tidyText('description', description),
        });
      }),
      { numRuns: repeats(15, 120) },
    );
  });

  test('tidy a text once and for all', () => {
    expect(tidyText('title', '!\t\u0000\t¡')).toBe('! ¡');
  });

  test('include no other file, and are about a page', () => {
    const text = writeRules(reread(openPuzzle('century')));
    expect(text).not.toContain('include');
    expect(text.split('\n').length).toBeLessThan(75);
  });

  test('cannot be written of a draft with problems', () => {
    expect(() => writeRules(must(parseDraft('A.')))).toThrow(RangeError);
  });
});

test('a draft as text', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      expect(must(parseDraft(makeDraft(draft)))).toEqual(draft);
    }),
  );
});

/** Positions of larger ones are counted in hundreds of thousands. */
const SMALL = repeats(55, 60);

const stops = readPath();

test.each(stops)('$name comes back as it was drawn', ({ name }) => {
  const draft = reread(openPuzzle(name));
  expect(reread(openText(writeRules(draft)))).toEqual(draft);
});

const small = stops.filter(({ fewest }) => fewest.steps < SMALL);

const counted = small.flatMap((stop, index) =>
  (['steps', 'moves'] as const)
    .filter((_, at) => isDeep || at === index % 2)
    .map((metric) => ({ ...stop, metric })),
);

test.each(counted)('$name needs as many $metric', ({ name, fewest, metric }) => {
  const posed = openText(writeRules(reread(openPuzzle(name))));
  expect(solve(posed, metric)).toMatchObject({ kind: 'solved', optimum: fewest[metric] });
});

test('no rules of our own have the address of the editor', () => {
  const names = ['rules', 'puzzles'].flatMap((folder) => readdirSync(`content/${folder}`));
  expect(names).not.toContain('editor.zrf');
});
