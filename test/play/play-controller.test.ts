import { describe, expect, it } from 'vitest';
import { moveStepping } from '#play';
import { restOf, strideOf } from '#play';
import type { ReviewPace } from '#play';
import { Bench } from './bench.ts';

describe('a game between people', () => {
  it('takes, saves and shows actions, with one notification each', () => {
    const bench = new Bench({});
    expect(bench.countChanges(() => bench.play.playText('3'))).toBe(1);
    expect(bench.countChanges(() => bench.play.playText('6'))).toBe(1);
    expect([bench.cursor, bench.keeps, bench.playback.shown]).toEqual([2, 2, ['0-1', '1-2']]);
    expect(bench.play.news).toMatchObject({ kind: 'events' });
  });

  it('gives a reason for refusing an action, and saves nothing', () => {
    const bench = new Bench({});
    expect(bench.countChanges(() => expect(bench.play.playText('7')).toBe(false))).toBe(1);
    expect(bench.play.news).toMatchObject({ kind: 'refused' });
    expect([bench.cursor, bench.keeps]).toEqual([0, 0]);
  });

  it('refuses actions and their texts in the same way', () => {
    const [actions, texts] = [new Bench({}), new Bench({})];
    expect([actions.play.play(7), texts.play.playText('7')]).toEqual([false, false]);
    expect(actions.play.news).toEqual(texts.play.news);
    expect(actions.play.play(3)).toBe(true);
  });

  it('takes several actions as one, up to a refused one', () => {
    const bench = new Bench({});
    expect(bench.countChanges(() => expect(bench.play.playText(['3', '6'])).toBe(true))).toBe(1);
    expect(bench.playback.shown).toEqual(['0-2']);
    expect(bench.play.playText(['1', '9', '2'])).toBe(false);
    expect([bench.cursor, bench.keeps]).toEqual([3, 2]);
    expect(bench.play.playText([])).toBe(false);
  });

  it('takes no actions after the end', () => {
    const bench = new Bench({ houses: '3', moves: '2 1' });
    const turns: string[] = [];
    for (;;) {
      const { turn } = bench.session.match;
      if (turn.kind !== 'decide') break;
      const action = bench.session.match.game.makeAction(
        bench.session.match.state,
        turn.actions[0],
      );
      turns.push(action);
      bench.session.playText(action);
    }
    const fullGame = new Bench({ houses: '3', moves: '2 1' });
    expect(fullGame.play.playText([...turns, '1', '1'])).toBe(true);
    expect(fullGame.session.isOver).toBe(true);
    expect(fullGame.play.playText('1')).toBe(false);
  });

  it('undoes and redoes, and returns false if there is nothing to do', () => {
    const bench = new Bench({ moves: '3 6' });
    expect(bench.countChanges(() => expect(bench.play.undo()).toBe(true))).toBe(1);
    expect(bench.play.news).toEqual({ kind: 'undone', count: 1 });
    bench.play.undo();
    expect(bench.countChanges(() => expect(bench.play.undo()).toBe(false))).toBe(0);
    expect([bench.play.canUndo, bench.play.canRedo]).toEqual([false, true]);
    expect(bench.countChanges(() => expect(bench.play.redo()).toBe(true))).toBe(1);
    bench.play.redo();
    expect(bench.play.redo()).toBe(false);
    expect([bench.cursor, bench.keeps]).toEqual([2, 4]);
    expect(bench.playback.shown).toEqual(['=1', '=0', '0-1', '1-2']);
  });

  it('reports redone moves action by action', () => {
    const bench = new Bench({ seats: 'person bot-2', moves: '1 3 6 2' });
    bench.play.undo();
    bench.play.undo();
    expect(bench.cursor).toBe(0);
    bench.play.redo();
    const { news, match } = bench.play;
    expect(bench.cursor).toBeGreaterThan(1);
    const steps = Array.from({ length: bench.cursor }, (_, at) => ({
      by: match.entryAt(at)?.by,
      before: match.stateAt(at),
      events: match.eventsAt(at),
    }));
    expect(news).toMatchObject({ kind: 'events', steps });
  });

  it('restarts, which undo reverses', () => {
    const bench = new Bench({ moves: '3 6 2' });
    expect(bench.play.restart()).toBe(true);
    expect([bench.cursor, bench.play.canUndo]).toEqual([0, true]);
    expect(bench.play.undo()).toBe(true);
    expect(bench.cursor).toBe(3);
    bench.play.restart();
    bench.play.playText('1');
    bench.play.undo();
    expect([bench.cursor, bench.play.canUndo]).toEqual([0, false]);
    expect(bench.play.restart()).toBe(false);
  });

  it('announces the end after the animation and a pause', async () => {
    const bench = new Bench({ houses: '1', pause: () => 300 });
    bench.playback.moves = true;
    while (!bench.session.isOver) bench.play.playText('1');
    expect([bench.play.announces, bench.clock.timers.size]).toEqual([false, 0]);
    bench.playback.settle();
    expect(await bench.clock.tick()).toBe(300);
    expect(bench.play.announces).toBe(true);
    expect(bench.countChanges(() => bench.play.dismiss())).toBe(1);
    expect(bench.countChanges(() => bench.play.dismiss())).toBe(0);
  });

  it('does not announce an end that was undone in the meantime', async () => {
    const bench = new Bench({ houses: '1', pause: () => 300 });
    while (!bench.session.isOver) bench.play.playText('1');
    bench.play.undo();
    expect(await bench.clock.tick()).toBeUndefined();
    expect(bench.play.announces).toBe(false);
  });

  it('passes simultaneous changes to the shell as one batch', () => {
    const batches: number[] = [];
    const batch = <T>(change: () => T): T => {
      const result = change();
      batches.push(bench.told);
      return result;
    };
    const bench: Bench = new Bench({ batch });
    bench.play.playText(['3', '6']);
    expect(batches).toEqual([1]);
  });
});

describe('bots', () => {
  it('answer a person', async () => {
    const bench = new Bench({ seats: 'person bot-2' });
    bench.play.start();
    expect(bench.engine.questions).toHaveLength(0);
    bench.play.playText('1');
    expect(bench.engine.questions).toMatchObject([{ game: 'kalah', player: 1, strength: 2 }]);
    expect([bench.play.thinking, bench.play.isOpen]).toEqual(['move', false]);
    const { told } = bench;
    await bench.engine.answer('1');
    expect([bench.cursor, bench.play.thinking, bench.told - told]).toEqual([2, undefined, 1]);
  });

  it('move only after the animation and a pause', async () => {
    const bench = new Bench({ seats: 'person bot-2', pause: () => 450 });
    bench.playback.moves = true;
    bench.play.playText('1');
    await bench.engine.answer('1');
    expect([bench.cursor, bench.clock.timers.size]).toEqual([1, 0]);
    bench.playback.settle();
    expect(bench.cursor).toBe(1);
    expect(await bench.clock.tick()).toBe(450);
    expect(bench.cursor).toBe(2);
  });

  it('move immediately after thinking longer than the pause', async () => {
    const bench = new Bench({ seats: 'person bot-2', pause: () => 450 });
    bench.play.playText('1');
    await bench.clock.tick();
    expect(bench.cursor).toBe(1);
    await bench.engine.answer('1');
    expect(bench.cursor).toBe(2);
  });

  it('play each other', async () => {
    const bench = new Bench({ seats: 'bot-1 bot-2' });
    bench.play.start();
    await bench.engine.answer('1');
    await bench.engine.answer('1');
    expect(bench.engine.questions.map(({ strength }) => strength)).toEqual([1, 2, 1]);
    expect([bench.cursor, bench.keeps]).toEqual([2, 2]);
  });

  it('are prepared while a person thinks, if a bot moves next', async () => {
    const bench = new Bench({ seats: 'person bot-2' });
    bench.play.start();
    expect([bench.engine.prepared.length, bench.engine.questions.length]).toEqual([1, 0]);
    bench.play.playText('1');
    expect(bench.engine.prepared).toHaveLength(1);
    await bench.engine.answer('1');
    expect(bench.engine.prepared.map(({ game }) => game)).toEqual(['kalah', 'kalah']);
    const soloGame = new Bench({ seats: 'person person' });
    soloGame.play.start();
    soloGame.play.playText('1');
    expect(soloGame.engine.prepared).toEqual([]);
  });

  it('are ignored once their question is cancelled', async () => {
    const bench = new Bench({ seats: 'person bot-2' });
    bench.play.playText('1');
    bench.play.undo();
    expect(bench.engine.stops).toBe(1);
    await bench.engine.answer('1');
    expect([bench.cursor, bench.play.thinking]).toEqual([0, undefined]);
    bench.play.playText('2');
    await bench.engine.answer('1', 0);
    expect(bench.cursor).toBe(1);
    await bench.engine.answer('1');
    expect(bench.cursor).toBe(2);
  });

  it('are undone together with the move they answered', async () => {
    const bench = new Bench({ seats: 'person bot-2' });
    bench.play.playText('1');
    await bench.engine.answer('1');
    bench.play.undo();
    expect([bench.cursor, bench.play.news]).toEqual([0, { kind: 'undone', count: 2 }]);
    bench.play.redo();
    expect(bench.cursor).toBe(2);
  });

  it('retry after a failure', async () => {
    const bench = new Bench({ seats: 'person bot-2' });
    bench.play.playText('1');
    await bench.engine.fail('out of memory');
    expect([bench.play.trouble, bench.play.thinking]).toEqual(['out of memory', undefined]);
    bench.play.retry();
    expect([bench.play.trouble, bench.play.thinking]).toEqual([undefined, 'move']);
    await bench.engine.answer('1');
    expect(bench.cursor).toBe(2);
  });

  it('are reported, and not asked forever, if the rules refuse their answer', async () => {
    const bench = new Bench({ seats: 'person bot-2' });
    bench.play.playText('1');
    await bench.engine.answer('nonsense');
    expect(bench.play.trouble).toBeDefined();
    expect([bench.cursor, bench.engine.questions.length]).toEqual([1, 1]);
  });

  it('stop when the game is left, and continue when it is shown again', async () => {
    const bench = new Bench({ seats: 'person bot-2', pause: () => 450 });
    bench.play.playText('1');
    bench.play.close();
    await bench.engine.answer('1');
    expect([bench.cursor, bench.clock.timers.size, bench.engine.stops]).toEqual([1, 0, 1]);
    bench.play.start();
    await bench.clock.tick();
    await bench.engine.answer('1');
    expect(bench.cursor).toBe(2);
  });
});

describe('a review', () => {
  it('shows earlier positions and the transitions between them', () => {
    const bench = new Bench({ moves: '3 6 2' });
    expect(bench.countChanges(() => bench.play.view(1))).toBe(1);
    expect([bench.play.shown, bench.play.viewed, bench.play.isOpen]).toEqual([1, 1, false]);
    expect(bench.play.playText('1')).toBe(false);
    bench.play.viewNext();
    bench.play.viewNext();
    expect([bench.play.shown, bench.play.viewed, bench.play.isOpen]).toEqual([3, undefined, true]);
    expect(bench.countChanges(() => bench.play.viewNext())).toBe(0);
    expect(bench.playback.shown).toEqual(['=1', '1-2', '2-3']);
    bench.play.view(-5);
    expect(bench.play.shown).toBe(0);
    bench.play.view(99);
    expect(bench.play.viewed).toBeUndefined();
    expect(bench.keeps).toBe(0);
  });

  it('makes a bot wait, which starts to think again afterwards', async () => {
    const bench = new Bench({ seats: 'person bot-2' });
    bench.play.playText('1');
    bench.play.view(0);
    expect([bench.play.thinking, bench.engine.stops]).toEqual([undefined, 1]);
    await bench.engine.answer('1');
    expect(bench.cursor).toBe(1);
    bench.play.viewNext();
    expect([bench.play.thinking, bench.engine.questions.length]).toEqual(['move', 2]);
    await bench.engine.answer('1');
    expect(bench.cursor).toBe(2);
  });

  it('ends with an undo', () => {
    const bench = new Bench({ moves: '3 6 2' });
    bench.play.view(0);
    bench.play.undo();
    expect([bench.play.shown, bench.play.viewed]).toEqual([2, undefined]);
  });
});

describe('a hint', () => {
  it('has two stages and applies to one position', async () => {
    const bench = new Bench({});
    bench.play.requestHint();
    expect(bench.engine.questions).toMatchObject([{ strength: 5 }]);
    expect([bench.play.thinking, bench.play.isOpen]).toEqual(['hint', true]);
    bench.play.requestHint();
    expect(bench.engine.questions).toHaveLength(1);
    await bench.engine.answer('3');
    expect(bench.play.hint).toMatchObject({ at: 0, isExplained: false, answer: { action: '3' } });
    bench.play.requestHint();
    expect(bench.play.hint).toMatchObject({ isExplained: true });
    bench.play.playText('3');
    expect(bench.play.hint).toBeUndefined();
    bench.play.undo();
    expect(bench.play.hint).toMatchObject({ isExplained: true });
  });

  it('is dropped by an action, and not requested while a bot is to move', async () => {
    const bench = new Bench({ seats: 'person bot-2' });
    bench.play.requestHint();
    bench.play.playText('1');
    await bench.engine.answer('3', 0);
    expect([bench.play.hint, bench.play.thinking]).toEqual([undefined, 'move']);
    bench.play.requestHint();
    expect(bench.engine.questions).toHaveLength(2);
  });

  it('gives a reason if it is unavailable', async () => {
    const bench = new Bench({});
    bench.play.requestHint();
    await bench.engine.fail('no threads here');
    expect([bench.play.trouble, bench.play.isOpen]).toEqual(['no threads here', true]);
  });
});

describe('moves of several entries', () => {
  const lengths = () => [1, 2, 1];
  const makeStepping = (session: Bench['session']) => moveStepping(session, lengths, () => false);

  it('are undone and redone as a whole', () => {
    const bench = new Bench({ moves: '3 6 2 1', makeStepping });
    const cursors = [];
    while (bench.play.undo()) cursors.push(bench.cursor);
    while (bench.play.redo()) cursors.push(bench.cursor);
    expect(cursors).toEqual([3, 1, 0, 1, 3, 4]);
  });

  it('are the steps of a review', () => {
    const bench = new Bench({ moves: '3 6 2 1', makeStepping });
    const shown = [2, 1, 2, 0].map((count) => {
      bench.play.view(count);
      return bench.play.shown;
    });
    expect(shown).toEqual([1, 1, 3, 0]);
  });
});

describe('a running review', () => {
  it('shows each entry at normal speed, and skips many at high speed', async () => {
    let pace: ReviewPace = 1;
    const bench = new Bench({
      moves: '3 6 2 1',
      rest: () => restOf(pace, 600),
      stride: () => strideOf(pace),
    });
    const { playback, play, clock } = bench;
    play.toggleReview();
    expect([play.shown, await clock.tick(), play.shown]).toEqual([0, 600, 1]);
    expect(playback.shown).toEqual(['=0', '0-1']);
    pace = 50;
    // The current wait keeps its length.
    expect([await clock.tick(), play.shown]).toEqual([600, 4]);
    expect(playback.shown.at(-1)).toBe('=4');
    expect([play.viewed, play.isRunning, clock.timers.size]).toEqual([undefined, false, 0]);
    play.toggleReview();
    expect([await clock.tick(), play.shown]).toEqual([90, 4]);
  });
});
