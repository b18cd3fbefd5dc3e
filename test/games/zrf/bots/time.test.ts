import { describe, expect, it } from 'vitest';
import { strengthAt, STRENGTH_WORDS, think } from '#bots';
import { makeRandom } from '#core';
import { openContent } from '../rules/content/content.ts';
import { openText } from '../rules/support/table.ts';
import { slowRules } from './slow-rules.ts';

const LEVELS = [...STRENGTH_WORDS.keys()].map((index) => index + 1);
/** More looks at the clock would mean that the time limit is ignored. */
const MAX_LOOKS = 60;

describe('a bot with a time limit', () => {
  it.each(LEVELS)('of strength %i plays the best move found so far under slow rules', (level) => {
    const slow = openText(slowRules(9));
    const start = slow.start({ variant: 'slow' }, 'time');
    const strength = { ...strengthAt(level), errors: 0 };
    const search = think(slow, start, 0, strength, makeRandom(1, 0, 0));
    const looks = [0, 0.1, 0.41, 0.6, 0.99, 1.1].map((spent) => search.run(1, spent));
    expect(looks).toEqual([false, false, false, false, false, true]);
    expect(slow.refuse(start, search.choice().action)).toBeUndefined();
  });

  it('resumes learning and finishes it', () => {
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

  it('tries few pieces per slice while each is tried for the first time', () => {
    const game = openContent('brazilian-draughts.zrf');
    const start = game.start({ variant: game.options.variant.default }, 'time');
    const { program } = game.playOf(start.variant);
    const learning = game.learn?.(start);
    let maxActs = 0;
    for (let isLearnt = false; !isLearnt;) {
      const { acts } = program;
      isLearnt = learning?.run(128) !== false;
      maxActs = Math.max(maxActs, program.acts - acts);
    }
    expect(program.acts).toBeGreaterThan(500_000);
    expect(maxActs).toBeLessThan(100_000);
  });

  it('searches no positions in the slice that completes learning', () => {
    const game = openContent('tic-tac-toe.zrf');
    const start = game.start({ variant: game.options.variant.default }, 'time');
    const search = think(game, start, 0, strengthAt(5), makeRandom(1, 0, 0));
    expect([search.run(1_000_000), search.run(1_000_000)]).toEqual([false, true]);
  });

  it.each(['halma.zrf', 'shogi.zrf', 'gomoku.zrf'])(
    'evaluates %s in small parts, few enough for the time limit',
    (file) => {
      const game = openContent(file);
      const start = game.start({ variant: game.options.variant.default }, 'time');
      const learning = game.learn?.(start);
      expect(learning?.run(1)).toBe(false);
      learning?.finishEarly();
      let parts = 1;
      while (learning?.run(1) === false) parts += 1;
      expect(parts).toBeGreaterThan(2 * game.playOf(start.variant).rules.pieces.length);
      expect(parts).toBeLessThan(150);
      // The remaining parts are learned in later turns.
      expect(learning?.run(1)).toBe(false);
    },
  );

  it.each(['crossroads.zrf', 'royal-game-of-ur.zrf'])(
    'plays %s by the best move found so far',
    (file) => {
      const game = openContent(file);
      let state = game.start({ variant: game.options.variant.default }, 'time');
      for (let turn = game.turn(state); turn.kind === 'chance'; turn = game.turn(state)) {
        const [first] = turn.outcomes;
        if (first !== undefined) state = game.apply(state, first.action).state;
      }
      const turn = game.turn(state);
      const player = turn.kind === 'decide' ? turn.player : -1;
      const search = think(game, state, player, strengthAt(5), makeRandom(1, 0, 0));
      let looks = 0;
      while (!search.run(1, looks / 40) && looks < MAX_LOOKS) looks += 1;
      expect(looks).toBeLessThan(41);
      expect(game.refuse(state, search.choice().action)).toBeUndefined();
    },
  );
});
