import { deriveSeed, makeStream, makeTranscript, startMatch } from '#core';
import type { AnyGame, AnyMatch, Random, Seed } from '#core';
import type { DiceAction, DiceOptions, DiceState } from '#games/dice/rules/index.ts';

/** A way of playing: a bot, or any function with the same interface. */
export interface Policy {
  readonly id: string;
  choose(state: DiceState, random: Random): DiceAction;
}

export interface GoldenPlan {
  readonly options: DiceOptions;
  /** Required end of the game. */
  readonly ending: 'won' | 'lost';
  /** Policies to try in order, until one reaches the required ending. */
  readonly policies: readonly Policy[];
}

/** Number of seeds to try per policy. */
const MAX_SEEDS = 60;
/** Number of suitable games from which the shortest is kept. */
const CANDIDATES = 6;

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

/** A short game with the required ending, as a transcript; undefined if none is found. */
export function findGolden(game: AnyGame, plan: GoldenPlan): string | undefined {
  const { options, ending, policies } = plan;
  for (const policy of policies) {
    const fitting: AnyMatch[] = [];
    for (let index = 0; index < MAX_SEEDS && fitting.length < CANDIDATES; index++) {
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
