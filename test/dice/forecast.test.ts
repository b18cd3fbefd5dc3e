import { assertDefined } from '../../src/core/index.ts';
import { describe, expect, it } from 'vitest';
import { drawsAhead, isDoomed } from '../../src/games/dice/index.ts';
import { Stage } from './stage.ts';

describe('the danger of ending a turn', () => {
  it.each([
    ['P4 P4', 'M4 M4', 2, false],
    ['P4 P4', 'M4', 2, true],
    ['P4 P4', 'A4 M4', 2, true],
    ['P4 P4 W4 W4', '', 0, false],
  ])('with %s in hand and %s in the bag', (hand, bag, draws, doomed) => {
    const heroes = [{ hand, bag, capacity: 4 }];
    const stage = new Stage({ party: 'hunter', heroes, places: [] });
    expect([drawsAhead(stage.state, 0), isDoomed(stage.state, 0)]).toEqual([draws, doomed]);
    stage.play('finish', 'cancel');
    while (stage.phase === 'draw') {
      const turn = stage.game.turn(stage.state);
      if (turn.kind !== 'chance') break;
      stage.state = stage.game.apply(stage.state, assertDefined(turn.outcomes[0]).action).state;
    }
    expect(stage.state.over === 'dead').toBe(doomed);
  });
});
