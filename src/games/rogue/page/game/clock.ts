import { TickLimiter } from '../bus/tick-limiter.ts';

/** Calls `tick` on every tick while the page is visible; returns a function that stops it. */
export function runClock(tick: (time: number) => void): () => void {
  const limiter = new TickLimiter();
  let request = requestAnimationFrame(function next(time) {
    request = requestAnimationFrame(next);
    if (limiter.admits(time)) tick(time);
  });
  return () => cancelAnimationFrame(request);
}
