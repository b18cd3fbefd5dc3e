import { describe, expect, it } from 'vitest';
import { restOf, Review, REVIEW_PACES, STILL, strideOf } from '#play';
import type { Playback } from '#play';
import { FakeClock, FakePlayback } from './bench.ts';

function reviewOf(playback: Pick<Playback, 'settle' | 'whenStill'> = STILL) {
  const clock = new FakeClock();
  const shown: number[] = [];
  const changes: [number, boolean][] = [];
  const review: Review = new Review({
    at: 0,
    end: () => 3,
    show: (at) => shown.push(at),
    playback,
    schedule: clock.schedule,
    rest: () => 700,
    changed: () => changes.push([review.at, review.isRunning]),
  });
  return { review, clock, shown, changes };
}

describe('a review', () => {
  it('steps manually within its bounds', () => {
    const { review, shown } = reviewOf();
    review.next();
    review.jump(2);
    review.next();
    review.next();
    expect([review.at, review.isAtEnd, shown]).toEqual([3, true, [0, 2]]);
    review.jump(-4);
    expect(review.at).toBe(0);
    review.jump(9);
    expect(review.at).toBe(3);
  });

  it('runs automatically to the end, with one notification per step', async () => {
    const { review, clock, shown, changes } = reviewOf();
    review.run();
    expect([review.at, review.isRunning]).toEqual([1, true]);
    expect(await clock.tick()).toBe(700);
    await clock.tick();
    expect(await clock.tick()).toBeUndefined();
    expect([shown, changes]).toEqual([
      [0, 1, 2],
      [
        [2, true],
        [3, false],
      ],
    ]);
  });

  it('restarts from the end', () => {
    const { review } = reviewOf();
    review.jump(3);
    review.run();
    expect([review.at, review.isRunning]).toEqual([1, true]);
  });

  it('can pause at the first position before it runs', async () => {
    const { review, clock, shown } = reviewOf();
    review.runAfterRest();
    expect([review.at, review.isRunning, shown]).toEqual([0, true, []]);
    await clock.tick();
    expect([review.at, shown]).toEqual([1, [0]]);
  });

  it('pauses only after animation, and runs until the last one has ended', async () => {
    const playback = new FakePlayback();
    const { review, clock, changes } = reviewOf(playback);
    review.jump(1);
    playback.isMoving = true;
    review.run();
    expect(clock.timers.size).toBe(0);
    playback.settle();
    playback.isMoving = true;
    await clock.tick();
    expect([review.at, review.isRunning]).toEqual([3, true]);
    playback.settle();
    expect([review.isRunning, changes.at(-1)]).toEqual([false, [3, false]]);
  });

  it('skips steps at high speed, up to the end', async () => {
    const shown: number[] = [];
    const clock = new FakeClock();
    const review: Review = new Review({
      at: 0,
      end: () => 60,
      show: (at) => shown.push(at),
      playback: STILL,
      schedule: clock.schedule,
      rest: () => restOf(250, 700),
      stride: () => strideOf(250),
      changed: () => shown.push(-review.at),
    });
    review.run();
    expect([review.at, await clock.tick()]).toEqual([25, 90]);
    await clock.tick();
    expect([review.at, review.isRunning]).toEqual([60, false]);
    expect(shown).toEqual([-50, -60]);
    review.jump(7);
    review.next();
    expect([review.at, shown.at(-1)]).toEqual([8, 7]);
  });

  it('has a speed that finishes a long game in minutes', () => {
    const minutes = REVIEW_PACES.map(
      (pace) => ((5000 / strideOf(pace)) * restOf(pace, 600)) / 60_000,
    );
    expect(minutes.map((one) => Math.round(one * 10) / 10)).toEqual([50, 7.5, 1.5, 0.3]);
  });

  it('stops on a manual step', async () => {
    const { review, clock } = reviewOf();
    review.run();
    review.jump(1);
    expect([review.isRunning, clock.timers.size]).toEqual([false, 0]);
    review.run();
    review.stop();
    expect(await clock.tick()).toBeUndefined();
  });
});
