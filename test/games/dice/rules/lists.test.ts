import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appended, sortFew } from '#games/dice/rules/model/lists.ts';

const items = fc.array(fc.record({ rank: fc.integer({ min: 0, max: 3 }), name: fc.string() }));

it('appended returns a copy', () => {
  fc.assert(
    fc.property(items, (list) => {
      const item = { rank: 9, name: 'last' };
      const before = [...list];
      expect(appended(list, item)).toEqual([...list, item]);
      expect(list).toEqual(before);
    }),
  );
});

it('sortFew agrees with a general stable sort', () => {
  type Item = { readonly rank: number };
  const byRank = (a: Item, b: Item) => a.rank - b.rank;
  fc.assert(
    fc.property(items, (list) => {
      expect(sortFew([...list], byRank)).toEqual([...list].sort(byRank));
    }),
  );
});
