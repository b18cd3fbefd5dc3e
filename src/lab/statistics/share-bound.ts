const ALPHA = 0.05;
const BISECTIONS = 60;

/**
 * Upper bound of a share with 95 % confidence, after this many successes in independent trials:
 * the share at which so few successes have a probability of 5 % (Clopper and Pearson, 1934). About
 * three divided by the trials if there were none (the rule of three).
 */
export function upperShare(successes: number, trials: number): number {
  if (successes >= trials) return 1;
  let [low, high] = [successes / trials, 1];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (atMost(successes, trials, middle) > ALPHA) low = middle;
    else high = middle;
  }
  return high;
}

/** Probability of at most this many successes. */
function atMost(successes: number, trials: number, share: number): number {
  const odds = Math.log(share) - Math.log1p(-share);
  let log = trials * Math.log1p(-share);
  let sum = Math.exp(log);
  for (let count = 0; count < successes; count++) {
    log += Math.log((trials - count) / (count + 1)) + odds;
    sum += Math.exp(log);
  }
  return sum;
}
