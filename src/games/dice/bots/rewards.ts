import { isSwap } from '../rules/campaign/rewards.ts';
import type { Reward } from '../rules/campaign/rewards.ts';
import type { HeroSheet } from '../rules/model/hero.ts';
import { facesOf, MARKS } from '../rules/model/marks.ts';
import type { MarkCondition, MarkKeyword } from '../rules/model/marks.ts';

/** Worth of a new keepsake in points of a roll, more than any die gains. Swaps gain nothing. */
const KEEPSAKE_WORTH = 10;

/** Share of the rolls of a die in which the condition of a mark holds. */
const SHARES: Readonly<Record<MarkCondition, number>> = {
  threat: 0.4,
  hidden: 0.3,
  wounded: 0.3,
  closing: 0.2,
};

/** Worth of the other marks in points of a roll. */
const KEYWORDS: Readonly<Record<MarkKeyword, number>> = {
  loyal: 0.8,
  shielding: 0.8,
  quick: 1,
  hallowed: 0.8,
  healing: 0.8,
};

/** Mean of the faces of a die. */
function meanOf(size: number, mark = ''): number {
  const faces = facesOf({ mark, size });
  if (typeof faces === 'number') return (faces + 1) / 2;
  return faces.reduce((sum, face) => sum + face, 0) / faces.length;
}

/** Worth of a reward for its hero, in points that a roll of the die gains. */
export function worthOfReward(sheet: HeroSheet, reward: Reward): number {
  if (reward.kind === 'keepsake') return isSwap(sheet, reward) ? 0 : KEEPSAKE_WORTH;
  if (reward.kind === 'larger') return meanOf(reward.to) - meanOf(reward.from);
  const { size, mark } = reward;
  const { bonus, keyword } = MARKS[mark];
  const onFaces = meanOf(size, mark) - meanOf(size);
  const onChecks = bonus === undefined ? 0 : bonus.amount * SHARES[bonus.when];
  return onFaces + onChecks + (keyword === undefined ? 0 : KEYWORDS[keyword]);
}
