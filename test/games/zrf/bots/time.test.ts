import { describe, expect, it } from 'vitest';
import { strengthAt, STRENGTH_WORDS, think } from '#bots';
import { makeRandom } from '#core';
import { openContent } from '../rules/content/content.ts';
import { openText } from '../rules/support/table.ts';
import { slowRules } from './slow-rules.ts';

const LEVELS = [...STRENGTH_WORDS.keys()].map((index) => index + 1);
/** More looks at the clock than this would mean that the time is not kept. */
const MAX_LOOKS = 60;

describe('a bot whose time is up', () => {
  it.each(LEVELS)('of strength %i plays by what it found, under slow rules', (level) => {
    const slow = openText(slowRules(9));
    const start = slow.start({ variant: 'slow' }, 'time');
    const strength = { ...strengthAt(level), errors: 0 };
    const thought = think(slow, start, 0, strength, makeRandom(1, 0, 0));
    const looks = [0, 0.1, 0.41, 0.6, 0.99, 1.1].map((spent) => thought.run(1, spent));
    expect(looks).toEqual([false, false, false, false, false, true]);
    expect(slow.refuse(start, thought.choice().action)).toBeUndefined();
  });

  it('goes on learning where it stopped, and knows everything in the end', () => {
    const game = openContent('reversi.zrf');
    const start = game.start({ variant: 'reversi' }, 'time');
    const rushed = think(game, start, 0, strengthAt(5), makeRandom(1, 0, 0));
    expect([rushed.run(1, 0.3), rushed.run(1, 1.1)]).toEqual([false, true]);
    const learning = game.learn?.(start);
    let parts = 0;
    while (learning?.run(1) === false) parts += 1;
    expect(parts).toBeGreaterThan(1000);
    const fresh = openContent('reversi.zrf');
    const state = fresh.start({ variant: 'reversi' }, 'time');
    const [late, early] = [game.position?.(start), fresh.position?.(state)];
    expect(late?.estimate()).toBe(early?.estimate());
    const scores = [game, fresh].map((one) => one.evaluate?.(start));
    expect(scores[0]).toEqual(scores[1]);
  });

  it('tries few pieces at once where each is tried for the first time', () => {
    const game = openContent('brazilian-draughts.zrf');
    const start = game.start({ variant: game.options.variant.default }, 'time');
    const { program } = game.playOf(start.variant);
    const learning = game.learn?.(start);
    let most = 0;
    for (let isLearnt = false; !isLearnt;) {
      const { acts } = program;
      isLearnt = learning?.run(128) !== false;
      most = Math.max(most, program.acts - acts);
    }
    expect(program.acts).toBeGreaterThan(1_000_000);
    expect(most).toBeLessThan(100_000);
  });

  it('looks at no position in the slice in which it learns the last', () => {
    const game = openContent('tic-tac-toe.zrf');
    const start = game.start({ variant: game.options.variant.default }, 'time');
    const thought = think(game, start, 0, strengthAt(5), makeRandom(1, 0, 0));
    expect([thought.run(1_000_000), thought.run(1_000_000)]).toEqual([false, true]);
  });

  it.each(['halma.zrf', 'shogi.zrf', 'gomoku.zrf'])(
    'puts together what it knows of %s in small parts, few enough to be in time',
    (file) => {
      const game = openContent(file);
      const start = game.start({ variant: game.options.variant.default }, 'time');
      const learning = game.learn?.(start);
      expect(learning?.run(1)).toBe(false);
      learning?.makeDo();
      let parts = 1;
      while (learning?.run(1) === false) parts += 1;
      expect(parts).toBeGreaterThan(2 * game.playOf(start.variant).rules.pieces.length);
      expect(parts).toBeLessThan(150);
      // The rest is found out in other turns.
      expect(learning?.run(1)).toBe(false);
    },
  );

  it.each(['crossroads.zrf', 'royal-game-of-ur.zrf'])('plays %s by what it found, too', (file) => {
    const game = openContent(file);
    let state = game.start({ variant: game.options.variant.default }, 'time');
    for (let turn = game.turn(state); turn.kind === 'chance'; turn = game.turn(state)) {
      const [first] = turn.outcomes;
      if (first !== undefined) state = game.apply(state, first.action).state;
    }
    const turn = game.turn(state);
    const player = turn.kind === 'decide' ? turn.player : -1;
    const thought = think(game, state, player, strengthAt(5), makeRandom(1, 0, 0));
    let looks = 0;
    while (!thought.run(1, looks / 40) && looks < MAX_LOOKS) looks += 1;
    expect(looks).toBeLessThan(41);
    expect(game.refuse(state, thought.choice().action)).toBeUndefined();
  });
});
