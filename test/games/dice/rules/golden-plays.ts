import { deriveSeed, makeStream, makeTranscript, startMatch } from '#core';
import type { AnyGame, AnyMatch, Random, Seed } from '#core';
import type { DiceAction, DiceOptions, DiceState } from '#games/dice/rules/index.ts';

/** Who plays: a mind, or anything that chooses as one does. */
export interface Policy {
  readonly id: string;
  choose(state: DiceState, random: Random): DiceAction;
}

export interface GoldenPlan {
  readonly options: DiceOptions;
  /** How the game has to end. */
  readonly ending: 'won' | 'lost';
  /** The first of them that brings the ending about plays. */
  readonly policies: readonly Policy[];
}

/** So many seeds are tried with each policy. */
const SEEDS = 60;
/** Of the games that end as they should the shortest of so many is kept. */
const KEPT_OF = 6;

function playWith(game: AnyGame, options: DiceOptions, seed: Seed, policy: Policy): AnyMatch {
  const match = startMatch(game, options, seed);
  const whims = makeStream(seed, 'mind');
  while (match.turn.kind === 'decide') {
    const played = match.play(policy.choose(match.state as DiceState, whims), match.turn.player);
    if (!played.ok) throw new Error(`${policy.id} in ${seed}: ${played.problem.message}`);
  }
  return match;
}

export function endingOf({ turn }: AnyMatch): GoldenPlan['ending'] | undefined {
  if (turn.kind !== 'over') return undefined;
  return turn.outcome.winners.length > 0 ? 'won' : 'lost';
}

/** A short game that ends as planned, as a transcript; undefined where none is found. */
export function findGolden(game: AnyGame, plan: GoldenPlan): string | undefined {
  const { options, ending, policies } = plan;
  for (const policy of policies) {
    const fitting: AnyMatch[] = [];
    for (let index = 0; index < SEEDS && fitting.length < KEPT_OF; index++) {
      const seed = deriveSeed(`${options.scenario} ${ending}`, index);
      const match = playWith(game, options, seed, policy);
      if (endingOf(match) === ending) fitting.push(match);
    }
    const [shortest] = fitting.sort((a, b) => a.cursor - b.cursor);
    const title = `${options.scenario}, ${ending}`;
    if (shortest !== undefined) return makeTranscript(shortest, { title, player: policy.id });
  }
  return undefined;
}
