/** Judgements of a move, worst first. */
export const JUDGEMENTS = ['blunder', 'mistake', 'inaccuracy'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** Least loss of expected score for each judgement. */
export const LOSSES: Readonly<Record<Judgement, number>> = {
  blunder: 0.15,
  mistake: 0.1,
  inaccuracy: 0.05,
};

/** Judgement of a move that loses this much expected score; undefined for a good one. */
export function judge(loss: number): Judgement | undefined {
  return JUDGEMENTS.find((judgement) => loss >= LOSSES[judgement]);
}

/** Steepness of accuracy: a loss of 10 % of the expected score costs a third of it. */
const STEEPNESS = 2.5;

/** Accuracy of one move, from 0 to 1. */
function accuracyOf(loss: number): number {
  const share = 1 + STEEPNESS * Math.max(0, loss);
  return 1 / (share * share);
}

/**
 * Accuracy over a game, from 0 to 1; undefined without moves. The harmonic mean counts too, so that
 * a single blunder is not lost among good moves.
 */
export function accuracyOver(losses: readonly number[]): number | undefined {
  if (losses.length === 0) return undefined;
  const accuracies = losses.map((loss) => accuracyOf(loss));
  const sum = accuracies.reduce((total, one) => total + one, 0);
  const inverse = accuracies.reduce((total, one) => total + 1 / one, 0);
  return (sum / losses.length + losses.length / inverse) / 2;
}
