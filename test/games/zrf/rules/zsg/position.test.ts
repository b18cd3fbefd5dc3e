import { describe, expect, it, test } from 'vitest';
import { must, parseOptions, assertDefined } from '#core';
import { makePosition, parsePosition } from '#games/zrf/rules/text/position-text.ts';
import { openContent } from '../content/content.ts';
import { openWorkshop } from './workshop.ts';

const workshop = openWorkshop();

function played(...moves: readonly string[]) {
  let state = workshop.start({ variant: 'workshop' }, 'a');
  for (const move of moves) {
    ({ state } = workshop.apply(state, must(workshop.parseAction(state, move))));
  }
  return state;
}

describe('a position as text', () => {
  it('is human-readable', () => {
    const state = played('Marker e1 - e2 @ e2 0 0');
    expect(makePosition(workshop.rulesOf(state), state).split('\n')).toEqual([
      'Variant=workshop',
      '(Black Man b4)',
      '(Black Mage d4)',
      '(Black Man e4)',
      '(Black Man a2)',
      '(White Marker e2 -fresh?)',
      '(White Man a1)',
      '(White Pusher b1)',
      '(White Maker c1)',
      '(White Mage d1)',
      'Turn=2:Black',
      'Last=e1:e2',
    ]);
  });

  it('contains everything that affects the rest of the game', () => {
    const game = openContent('shogi.zrf');
    let state = game.start({ variant: 'shogi' }, 'a');
    for (const move of ['7g7f', '3c3d', 'Bishop 8h x 2b', '3a2b', '2h1h']) {
      const actions = game.turn(state);
      const found = game.parseAction(state, move);
      const first = actions.kind === 'decide' ? actions.actions[0] : undefined;
      ({ state } = game.apply(state, found.ok ? found.value : assertDefined(first)));
    }
    const text = makePosition(game.rulesOf(state), state);
    const reparsed = must(parsePosition(game.playOf('shogi'), 'shogi', text));
    expect(makePosition(game.rulesOf(reparsed), reparsed)).toBe(text);
    const expected = { ...state, made: 0, seen: undefined };
    expect({ ...reparsed, seen: undefined }).toEqual(expected);
  });

  test.each([
    ['(White Man)'],
    ['(White Man z9)'],
    ['(White Marker e1 +loud?)'],
    ['(White Man off many)'],
    ['Turn=3:White'],
    ['Turn=Green'],
    ['Last=a1:z1'],
    ['Chain=a1:'],
    ['Weather=fine'],
    ['a1'],
  ])('is rejected: %s', (text) => {
    const read = parsePosition(workshop.playOf('workshop'), 'workshop', text);
    expect(read.ok ? [] : read.problems).toMatchObject([{ code: 'zrf-position' }]);
  });

  it('can start a game', () => {
    const start = makePosition(workshop.rulesOf(played()), played('Pass')).replaceAll('\n', ' ');
    const options = must(parseOptions(workshop.options, { start }));
    expect(workshop.turn(workshop.start(options, 'a'))).toMatchObject({ player: 1 });
    expect(parseOptions(workshop.options, { start: 'Turn=White' }).ok).toBe(false);
    expect(parseOptions(workshop.options, { start: 'Variant=workshop Turn=Green' }).ok).toBe(false);
    const other = { ...options, variant: 'small-workshop' };
    expect(workshop.start(other, 'a')).toEqual(workshop.start({ variant: 'small-workshop' }, 'a'));
  });
});
