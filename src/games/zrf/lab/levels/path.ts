/**
 * The way down from a level to the one below: positions fall and misjudgement grows together. A step
 * is an eighth of an octave, since the effect of both is about equal for equal ratios.
 */
import { strengths } from '#bots';
import { assertDefined, elementAt } from '#core';
import type { BotLimits } from '#core';
import type { LowerWord } from './seek.ts';

/** Ratios of the steps within an octave. */
const RATIOS = [1, 1.0905, 1.1892, 1.2968, 1.4142, 1.5422, 1.6818, 1.834] as const;
/** Steps of misjudgement in an octave. It grows more slowly than positions fall. */
const BLUR_FACTOR = 2;
/** Added to a misjudgement, so that one of 0 grows as well. */
const BLUR_OFFSET = 20;
/** Largest misjudgement: with more, bots would play no worse. */
const MAX_BLUR = 20_000;
/** Steps of the longest way down. Beyond them bots decide only what they see at once. */
export const MAX_STEPS = 160;

/** Time of Expert as a share of that of Master. */
function expertShare(): number {
  const [expert, master] = [strengths.expert, strengths.master];
  return assertDefined(expert.milliseconds) / assertDefined(master.milliseconds);
}

/** Growth over a number of steps, of which the fraction is interpolated. */
function growth(steps: number): number {
  const from = Math.floor(steps);
  const low = growthOver(from);
  return low + (growthOver(from + 1) - low) * (steps - from);
}

function growthOver(steps: number): number {
  let ratio: number = elementAt(RATIOS, steps % RATIOS.length);
  for (let left = steps; left >= RATIOS.length; left -= RATIOS.length) ratio *= 2;
  return ratio;
}

/** Level that is `steps` below another on the way down. */
export function levelBelow({ nodes, blur }: BotLimits, steps: number): BotLimits {
  return { nodes: Math.max(1, Math.round(nodes / growth(steps))), blur: blurBelow(blur, steps) };
}

function blurBelow(blur: number, steps: number): number {
  const grown = Math.round((blur + BLUR_OFFSET) * growth(steps / BLUR_FACTOR)) - BLUR_OFFSET;
  return Math.min(MAX_BLUR, grown);
}

/**
 * Candidate for a level, below the one above it. Expert, like Master, uses its whole
 * time, so only its misjudgement varies.
 */
export function candidateFor(word: LowerWord, above: BotLimits, steps: number): BotLimits {
  if (word !== 'expert') return levelBelow(above, steps);
  return {
    nodes: Math.max(1, Math.round(above.nodes * expertShare())),
    blur: blurBelow(above.blur, steps),
  };
}
