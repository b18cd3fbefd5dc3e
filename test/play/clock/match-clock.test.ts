import { describe, expect, it } from 'vitest';
import { assertDefined } from '#core';
import { Bench, FakeTime } from '../bench.ts';
import type { BenchOptions } from '../bench.ts';

function begin(control: string, options: BenchOptions = {}) {
  const time = new FakeTime();
  const warned: number[] = [];
  const bench = new Bench({
    control,
    now: time.now,
    schedule: time.schedule,
    warn: (seat) => warned.push(seat),
    ...options,
  });
  bench.play.start();
  const clocks = assertDefined(bench.play.clocks);
  const left = () => [0, 1].map((seat) => clocks.clock.face(seat).left);
  return { ...{ bench, time, clocks, left, warned }, play: bench.play, session: bench.session };
}

describe('clocks of two people', () => {
  it('run from the second move of each on, for the player to move', async () => {
    const { time, play, left, session } = begin('60+2');
    await time.pass(5000);
    play.playText('3');
    await time.pass(4000);
    // The first sowing ends in the store: the same player moves again.
    play.playText('4');
    await time.pass(3000);
    play.playText('1');
    await time.pass(1500);
    expect(left()).toEqual([56_500, 62_000]);
    expect(session.match.log.map((entry) => entry.time)).toEqual([0, 4000, 0]);
  });

  it('end the match when time is over', async () => {
    const { time, play, left, session, bench } = begin('10+0', { moves: '4 1' });
    const keeps = bench.keeps;
    await time.pass(9999);
    expect(session.isOver).toBe(false);
    await time.pass(1);
    expect(session.match.ending).toEqual({ reason: 'time', by: 0 });
    expect([session.isOver, play.news, play.announces, bench.keeps]).toEqual([
      true,
      { kind: 'ended' },
      true,
      keeps + 1,
    ]);
    expect(left()).toEqual([0, 10_000]);
    expect([play.canUndo, play.undo(), play.playText('2')]).toEqual([false, false, false]);
  });

  it('warn once when time runs short', async () => {
    const { time, warned, clocks } = begin('60+0', { moves: '4 1' });
    await time.pass(49_000);
    expect([warned, clocks.clock.face(0).isLow]).toEqual([[], false]);
    await time.pass(4000);
    expect([warned, clocks.clock.face(0).isLow]).toEqual([[0], true]);
  });

  it('report each change of their display: seconds, then tenths', async () => {
    const { time, clocks } = begin('60+0', { moves: '4 1' });
    let changes = 0;
    clocks.clock.subscribe(() => (changes += 1));
    await time.pass(3000);
    expect(changes).toBe(3);
    await time.pass(47_000);
    changes = 0;
    await time.pass(1000);
    expect(changes).toBe(10);
  });

  it.each([
    ['an earlier position is on display', 'view'],
    ['the shell shows something else', 'hold'],
    ['the game is paused', 'pause'],
    ['the game is closed', 'close'],
  ] as const)('stop while %s', async (_, kind) => {
    const { time, play, clocks, left } = begin('60+0', { moves: '4 1' });
    await time.pass(1000);
    const change = (on: boolean) => {
      if (kind === 'view') play.view(on ? 1 : 2);
      else if (kind === 'hold') clocks.hold(on);
      else if (kind === 'pause') play.togglePause();
      else if (on) play.close();
      else play.start();
    };
    change(true);
    await time.pass(20_000);
    expect(left()).toEqual([59_000, 60_000]);
    change(false);
    await time.pass(1000);
    expect(left()).toEqual([58_000, 60_000]);
  });

  it('start when animation has ended', async () => {
    const { time, play, bench, left } = begin('60+0', { moves: '4 1' });
    bench.playback.moves = true;
    play.playText('2');
    await time.pass(3000);
    expect(left()).toEqual([60_000, 60_000]);
    bench.playback.settle();
    await time.pass(1000);
    expect(left()).toEqual([60_000, 59_000]);
  });

  it('keep the time of a refused move', async () => {
    const { time, play, left, session } = begin('60+0', { moves: '4 1' });
    await time.pass(2000);
    play.playText('7');
    expect(left()).toEqual([58_000, 60_000]);
    play.playText('2');
    expect(session.match.log.at(-1)?.time).toBe(2000);
  });
});

describe('undo', () => {
  it('gives no time back, and takes back increments', async () => {
    const { time, play, left } = begin('60+5', { moves: '4 1' });
    await time.pass(3000);
    play.playText('2');
    expect(left()).toEqual([67_000, 65_000]);
    await time.pass(2000);
    play.undo();
    expect(left()).toEqual([62_000, 63_000]);
    await time.pass(1000);
    play.playText('1');
    expect(left()).toEqual([66_000, 63_000]);
  });

  it('is neutral together with redo', async () => {
    const { time, play, left } = begin('60+5', { moves: '4 1' });
    await time.pass(3000);
    play.playText('2');
    const before = left();
    play.undo();
    play.redo();
    expect(left()).toEqual(before);
  });

  it('restarts a limit per move', async () => {
    const { time, play, left } = begin('move 10', { moves: '4 1' });
    await time.pass(3000);
    play.playText('2');
    await time.pass(2000);
    play.undo();
    expect(left()).toEqual([10_000, 10_000]);
  });
});

describe('the clock of a bot', () => {
  const bot = { seats: 'person bot-5', moves: '4 1' };

  it('is charged its search, but not the pause before its move', async () => {
    const { time, play, bench, left } = begin('60+0', { ...bot, pause: () => 450 });
    play.playText('2');
    await time.pass(200);
    await bench.engine.reply({ action: '3', milliseconds: 120 });
    await time.pass(1000);
    expect(left()).toEqual([59_250, 59_880]);
    expect(bench.session.match.log.at(-1)?.time).toBe(120);
  });

  it('is measured here if the engine reports no time', async () => {
    const { time, play, bench, left } = begin('60+0', bot);
    play.playText('2');
    await time.pass(300);
    await bench.engine.answer('3');
    expect(left()).toEqual([60_000, 59_700]);
  });

  it('limits the search', () => {
    const { play, bench } = begin('60+0', bot);
    play.playText('2');
    expect(bench.engine.questions.at(-1)?.milliseconds).toBe(2000);
  });

  it('is not charged for a cancelled search', async () => {
    const { time, play, bench, left } = begin('60+0', { ...bot, pause: () => 450 });
    play.playText('2');
    await time.pass(300);
    play.view(1);
    play.view(3);
    await bench.engine.reply({ action: '3', milliseconds: 250 });
    play.view(1);
    expect(left()).toEqual([60_000, 60_000]);
  });

  it('runs on while a dialog is open', async () => {
    const { time, play, bench, clocks, left } = begin('60+0', bot);
    clocks.hold(true);
    play.playText('2');
    await time.pass(1000);
    expect(left()).toEqual([60_000, 59_000]);
    await bench.engine.reply({ action: '3', milliseconds: 1000 });
    await time.pass(5000);
    expect(left()).toEqual([60_000, 59_000]);
  });

  it('can run out', async () => {
    const { play, bench, session } = begin('2+0', bot);
    play.playText('2');
    await bench.engine.reply({ action: '3', milliseconds: 2000 });
    expect([session.match.ending, session.match.cursor]).toEqual([{ reason: 'time', by: 1 }, 3]);
  });
});
