import { describe, expect, test } from 'vitest';
import { TickLimiter } from '#games/rogue/page/bus/tick-limiter.ts';
import { follow, glide, NO_OFFSET } from '#games/rogue/page/camera/camera.ts';
import type { Offset } from '#games/rogue/page/camera/camera.ts';

/** The camera offset after some milliseconds at a frame rate. */
function after(milliseconds: number, rate: number, from: Offset): Offset {
  const frame = 1000 / rate;
  let [offset, left] = [from, milliseconds];
  for (; left > frame; left -= frame) offset = glide(offset, frame);
  return glide(offset, left);
}

describe('the camera', () => {
  const stepped = follow(NO_OFFSET, { x: 1, y: 0 }, 64);

  test('does not jump when the hero steps', () => {
    expect(stepped).toEqual({ x: 64, y: 0 });
  });

  test.each([30, 60, 144])('approaches in the same time at %i frames per second', (rate) => {
    expect(Math.abs(after(90, rate, stepped).x - 64 / Math.E)).toBeLessThan(1);
    expect(after(600, rate, stepped)).toEqual({ x: 0, y: 0 });
  });

  test('never lags by more than three cells', () => {
    let offset = NO_OFFSET;
    for (let step = 0; step < 20; step++) offset = follow(offset, { x: -1, y: 1 }, 64);
    expect(offset).toEqual({ x: -192, y: 192 });
  });
});

describe('ticks', () => {
  const ticksOn = (rate: number) => {
    const limiter = new TickLimiter();
    const times = Array.from({ length: 10 * rate }, (_, frame) => (frame * 1000) / rate);
    return times.filter((time) => limiter.admits(time));
  };

  test.each([
    [60, 590, 600],
    [120, 590, 600],
    [144, 475, 485],
  ])('on a %i Hz display number %i to %i in ten seconds', (rate, min, max) => {
    const ticks = ticksOn(rate);
    expect(ticks.length).toBeGreaterThanOrEqual(min);
    expect(ticks.length).toBeLessThanOrEqual(max);
    const gaps = ticks.slice(1).map((time, index) => time - (ticks[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(16.1);
  });
});
