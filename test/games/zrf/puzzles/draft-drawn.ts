import fc from 'fast-check';
import { assertDefined } from '#core';
import {
  BLOCK_NAMES,
  blocksOf,
  emptyDraft,
  FREE,
  isWhole,
  WALL,
} from '#games/zrf/puzzles/draft/draft.ts';
import { landing, removeBlock } from '#games/zrf/puzzles/draft/edit.ts';
import { problemsOf } from '#games/zrf/puzzles/draft/problems.ts';
import { aim, aimAlso, normalized, share } from '#games/zrf/puzzles/draft/targets.ts';
import { withText } from '#games/zrf/puzzles/draft/texts.ts';
import type { PuzzleDraft } from '#games/zrf/puzzles/draft/draft.ts';

/** Random numbers for a draft, each controlling one feature. */
const seeds = fc.record({
  width: fc.integer({ min: 1, max: 12 }),
  height: fc.integer({ min: 1, max: 12 }),
  blocks: fc.integer({ min: 1, max: 40 }),
  isNumbered: fc.boolean(),
  isShared: fc.boolean(),
  picks: fc.array(fc.nat(), { minLength: 400, maxLength: 400 }),
  texts: fc.array(fc.string({ unit: 'grapheme' }), { minLength: 3, maxLength: 3 }),
});

function scatter(
  draft: PuzzleDraft,
  blocks: number,
  isNumbered: boolean,
  pick: () => number,
): PuzzleDraft {
  const names = BLOCK_NAMES.filter((name) => /\d/.test(name) === isNumbered);
  const cells: string[] = draft.cells.map(() => (pick() % 8 === 0 ? WALL : FREE));
  for (const name of names.slice(0, blocks)) {
    let cell = pick() % cells.length;
    for (let size = 1 + (pick() % 4); size > 0; size -= 1) {
      if (cells[cell] === FREE || cells[cell] === WALL) cells[cell] = name;
      const step = assertDefined([1, -1, draft.width, -draft.width][pick() % 4]);
      cell = Math.min(cells.length - 1, Math.max(0, cell + step));
    }
  }
  return { ...draft, cells };
}

/** Random valid drafts: shapes of all kinds, walls, one or many goals, any texts. */
export const drafts: fc.Arbitrary<PuzzleDraft> = seeds
  .map(({ width, height, blocks, isNumbered, isShared, picks, texts }) => {
    let at = 0;
    const pick = () => assertDefined(picks[at++ % picks.length]);
    let draft = scatter(emptyDraft(width, height), blocks, isNumbered, pick);
    for (const [name, tiles] of blocksOf(draft)) {
      if (!isWhole(width, tiles)) draft = removeBlock(draft, name);
    }
    for (const name of blocksOf(draft).keys()) {
      const places = draft.cells.flatMap((_, cell) =>
        landing(draft, name, cell) === undefined ? [] : cell,
      );
      if (places.length === 0 || pick() % 3 === 0) continue;
      draft = aim(draft, name, assertDefined(places[pick() % places.length]));
      if (pick() % 3 === 0)
        draft = aimAlso(draft, name, assertDefined(places[pick() % places.length]));
    }
    const [title = '', author = '', description = ''] = texts;
    draft = withText(withText(draft, 'title', title), 'author', author);
    draft = withText(draft, 'description', description);
    return normalized(isShared ? share(draft, true) : draft);
  })
  .filter((draft) => problemsOf(draft).length === 0);
