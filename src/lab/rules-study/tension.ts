import { elementAt, largest } from '#core';

/** Parts of a game's length for its curves. */
export const PARTS = 10;

/** Lead of a player at which a trailing winner counts as a comeback, in thousandths. */
const CLEAR_LEAD = 250;

const THOUSAND = 1000;

/**
 * Course of the lead in one game, from evaluations of its positions. The lead of a player is half
 * the difference to the best of the others, in thousandths from -1000 to 1000.
 *
 * Sources: C. Browne, "Automatic Generation and Evaluation of Recombination Games", PhD thesis,
 * Queensland University of Technology 2008 (drama, lead change, uncertainty, permanence); C. Browne
 * and F. Maire, "Evolutionary Game Design", IEEE TCIAIG 2(1), 2010; the metrics `LeadChange` and
 * `Drama` of the Ludii system (M. Stephenson, D. Soemers, E. Piette, C. Browne). Evaluations and
 * their scale are ours; figures are comparable only with each other.
 */
export interface Tension {
  /** Number of times another player takes the lead. */
  readonly leadChanges: number;
  /** Mean of 1 minus the size of the lead, in thousandths. */
  readonly uncertainty: number;
  /** Mean size of the lead in each tenth of the game, in thousandths; undefined if not evaluated. */
  readonly leads: readonly (number | undefined)[];
  /** Figures that need a winner. */
  readonly winner?: WinnersCourse;
}

export interface WinnersCourse {
  /**
   * Mean square root of the winner's deficit over all positions in which the winner trails, in
   * thousandths; 0 if there are none.
   */
  readonly drama: number;
  /** True if the winner was clearly behind at some time. */
  readonly isComeback: boolean;
  /** Part of the game before the winner takes the lead until the end, in thousandths. */
  readonly decided: number;
  /** Mean lead of the winner in each tenth of the game, in thousandths; undefined if not evaluated. */
  readonly leads: readonly (number | undefined)[];
}

function leadOf(values: readonly number[], player: number): number {
  const others = values.filter((_, one) => one !== player);
  return Math.round((elementAt(values, player) - largest(others)) / 2);
}

/** Player with the highest value; -1 if several have it. */
function leaderOf(values: readonly number[]): number {
  const best = largest(values);
  const first = values.indexOf(best);
  return values.lastIndexOf(best) === first ? first : -1;
}

function leadChangesIn(course: readonly (readonly number[])[]): number {
  let leader = -1;
  let changes = 0;
  for (const values of course) {
    const now = leaderOf(values);
    if (now < 0 || now === leader) continue;
    if (leader >= 0) changes += 1;
    leader = now;
  }
  return changes;
}

/** Means of values in each tenth of a list, rounded; undefined where the list has none. */
function partsOf(values: readonly number[]): (number | undefined)[] {
  const sums = Array.from({ length: PARTS }, () => ({ sum: 0, count: 0 }));
  for (const [at, value] of values.entries()) {
    const part = elementAt(sums, Math.floor((at * PARTS) / values.length));
    part.sum += value;
    part.count += 1;
  }
  return sums.map(({ sum, count }) => (count === 0 ? undefined : Math.round(sum / count)));
}

function meanIn(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function winnersCourse(leads: readonly number[]): WinnersCourse {
  const behind = leads.filter((lead) => lead < 0);
  const deficits = behind.map((lead) => THOUSAND * Math.sqrt(-lead / THOUSAND));
  const last = leads.findLastIndex((lead) => lead <= 0);
  return {
    drama: meanIn(deficits),
    isComeback: leads.some((lead) => lead <= -CLEAR_LEAD),
    decided: Math.round((THOUSAND * (last + 1)) / leads.length),
    leads: partsOf(leads),
  };
}

/** Tension of a game from the evaluations of its positions; `winner` is -1 without a winner. */
export function tensionOf(
  course: readonly (readonly number[])[],
  winner: number,
): Tension | undefined {
  if (course.length === 0 || elementAt(course, 0).length < 2) return undefined;
  const sizes = course.map((values) => {
    return largest(values.map((_, player) => leadOf(values, player)));
  });
  const found = {
    leadChanges: leadChangesIn(course),
    uncertainty: THOUSAND - meanIn(sizes),
    leads: partsOf(sizes),
  };
  if (winner < 0) return found;
  return { ...found, winner: winnersCourse(course.map((values) => leadOf(values, winner))) };
}
