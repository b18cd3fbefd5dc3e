import { expect, test } from 'vitest';
import { hostileText, manWith } from './support/hostile.ts';
import { tableOf } from './support/table.ts';

const setup = '(board-setup (White (Man a1)) (Black (Man b1)))';

test.each([
  ['(e (verify enemy?) add)', ['move', 'capture']],
  ['(n add-copy)', ['place']],
  ['(e (verify enemy?) add-copy)', ['place', 'capture']],
  ['((create b2) (capture b1) n add)', ['move', 'place', 'capture']],
  ['(e (verify enemy?) flip n w add)', ['move', 'change']],
])('%s', (block, kinds) => {
  const table = tableOf(hostileText({ setup, pieces: manWith(block.slice(1, -1)) }));
  const events = table.play(table.moves()[0] ?? '');
  expect(events.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
});
