import { TickLimiter } from '../bus/tick-limiter.ts';

/** Calls back for every tick while the page is seen; the result ends that. */
export function runClock(tick: (time: number) => void): () => void {
  const limiter = new TickLimiter();
  let request = requestAnimationFrame(function next(time) {
    request = requestAnimationFrame(next);
    if (limiter.admits(time)) tick(time);
  });
  return () => cancelAnimationFrame(request);
}
