import { expect, test } from 'vitest';
import { must } from '../../../src/core/index.ts';
import { openContent } from './content.ts';

interface Row {
  readonly variant: string;
  /** Two men that were moved before: from where they begin to where they stand. */
  readonly moved: readonly (readonly [man: string, to: string])[];
  readonly last: string;
}

const game = openContent('halma.zrf');

const rows: readonly Row[] = [
  {
    variant: 'halma',
    moved: [
      ['Black Man l16', 'h8'],
      ['White Man a5', 'k16'],
    ],
    last: 'Man k16 - l16',
  },
  {
    variant: 'halma-for-four',
    moved: [
      ['Green Man m16', 'h8'],
      ['Red Man a4', 'l16'],
    ],
    last: 'Man l16 - m16',
  },
  {
    variant: 'grasshopper',
    moved: [
      ['Black Man e8', 'a8'],
      ['White Man a4', 'd8'],
    ],
    last: 'Man d8 - e8',
  },
];

const named = rows.map((row) => [row.variant, row] as const);

test.each(named)('%s: a camp that is full is won by a man of his own in it', (variant, row) => {
  const start = game.makeState(game.start({ variant }, 'full'));
  const moved = row.moved.reduce(
    (text, [man, to]) => text.replace(`on ${man} 0`, `on ${man.replace(/\S+$/, to)} 0`),
    start,
  );
  const state = must(game.parseState(moved));
  const won = game.apply(state, must(game.parseAction(state, row.last))).state;
  expect(won.ending?.winners).toEqual([0]);
});

test('a camp that none of the own men has reached wins nothing, full as it is', () => {
  const state = game.start({ variant: 'halma' }, 'full');
  const later = game.apply(state, must(game.parseAction(state, 'Man b5 - b6'))).state;
  expect(later.ending).toBeUndefined();
});
