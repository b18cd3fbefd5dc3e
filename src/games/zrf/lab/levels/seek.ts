import { assertDefined } from '#core';

/** Levels with one above, from the top down. */
export const LOWER_WORDS = ['expert', 'club', 'casual', 'novice'] as const;
export type LowerWord = (typeof LOWER_WORDS)[number];

/**
 * Share of the points that the level above should score against each level. Club player is close to
 * Expert, who has more positions in play than in a calibration; Novice is a little weaker than others.
 */
export const TARGET_SCORES: Readonly<Record<LowerWord, number>> = {
  expert: 0.74,
  club: 0.7,
  casual: 0.74,
  novice: 0.75,
};
/** Shares between which a step is right. */
const LEAST_SCORE = 0.65;
const MOST_SCORE = 0.8;

/** Scores that differ by less are alike. */
const ALIKE = 0.02;

/** Points of the upper level in games against a candidate this many steps below it. */
export interface Sample {
  readonly steps: number;
  readonly points: number;
  readonly games: number;
}

interface Block {
  readonly from: number;
  readonly to: number;
  readonly points: number;
  readonly games: number;
}

/** Scores by steps, made to rise: neighbours that fall are pooled. */
function risingScores(samples: readonly Sample[]): { steps: number; score: number }[] {
  const bySteps = new Map<number, Sample>();
  for (const { steps, points, games } of samples) {
    const known = bySteps.get(steps) ?? { steps, points: 0, games: 0 };
    bySteps.set(steps, { steps, points: known.points + points, games: known.games + games });
  }
  const sorted = [...bySteps.values()].sort((one, two) => one.steps - two.steps);
  const blocks: Block[] = [];
  for (const [index, { points, games }] of sorted.entries()) {
    let block: Block = { from: index, to: index, points, games };
    for (;;) {
      const before = blocks.at(-1);
      if (before === undefined || before.points * block.games < block.points * before.games) break;
      blocks.pop();
      block = {
        from: before.from,
        to: block.to,
        points: before.points + block.points,
        games: before.games + block.games,
      };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ from, to, points, games }) =>
    sorted.slice(from, to + 1).map(({ steps }) => ({ steps, score: points / games })),
  );
}

/** Search for a number of steps. */
export interface Seeking {
  /** Score to find. */
  readonly target: number;
  /** Steps of the first candidate, and of the last on the way down. */
  readonly first: number;
  readonly most: number;
}

/**
 * Number of steps at which the upper level probably scores the target. Doubles the steps until one is
 * beyond the target, then interpolates between the neighbours of the target.
 */
export function nextSteps(samples: readonly Sample[], { target, first, most }: Seeking): number {
  const scores = risingScores(samples);
  const above = scores.find(({ score }) => score >= target);
  const below = scores.findLast(({ score }) => score < target);
  if (above === undefined) {
    return below === undefined ? first : Math.min(most, Math.max(first, 2 * below.steps));
  }
  if (above.steps === 0) return 0;
  const { steps, score } = below ?? { steps: 0, score: 0.5 };
  const way = (target - score) / (above.score - score);
  return Math.round(steps + way * (above.steps - steps));
}

/** A confirming match against a candidate: the score of the upper level. */
export interface Confirmed {
  readonly steps: number;
  readonly score: number;
}

/**
 * Steps of the next candidate for a confirming match: the likeliest, or its neighbour towards the
 * target if the likeliest already had its match. Undefined if neither is left.
 */
export function stepsToConfirm(
  samples: readonly Sample[],
  seeking: Seeking,
  confirmed: readonly Confirmed[],
): number | undefined {
  const isBeyond = isOutOfReach(samples, seeking.most);
  const likeliest = isBeyond ? closestSteps(samples) : nextSteps(samples, seeking);
  const known = confirmed.find(({ steps }) => steps === likeliest);
  if (known === undefined) return likeliest;
  if (isBeyond) return undefined;
  const steps = known.score > seeking.target ? likeliest - 1 : likeliest + 1;
  const isLeft = steps >= 0 && steps <= seeking.most;
  return isLeft && confirmed.every((one) => one.steps !== steps) ? steps : undefined;
}

/** True if no candidate scores enough, even the last on the way down. */
export function isOutOfReach(samples: readonly Sample[], most: number): boolean {
  const scores = risingScores(samples);
  return (
    scores.some(({ steps }) => steps === most) && scores.every(({ score }) => score < LEAST_SCORE)
  );
}

/** Fewest steps with about the highest score: where the target is out of reach. */
export function closestSteps(samples: readonly Sample[]): number {
  const scores = risingScores(samples);
  const highest = assertDefined(scores.at(-1)).score;
  return assertDefined(scores.find(({ score }) => score >= highest - ALIKE)).steps;
}

/** True for the score of a step of the right size. */
export function isRight(score: number): boolean {
  return score >= LEAST_SCORE && score <= MOST_SCORE;
}
