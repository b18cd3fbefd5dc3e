import { assertDefined, deriveSeed, failed, makeStream, Match, parsed } from '#core';
import type { AnyMatch, Problem } from '#core';
import { PLAN_FORMAT } from '#lab/study/plan.ts';
import type { Plan, PlannedGame, Stop } from '#lab/study/plan.ts';
import type { CellResult, Results, Study, StudyKind } from '#lab/study/kind.ts';
import type { Report } from '#lab/report/report.ts';
import { halfWidth, estimateOf } from '#lab/statistics/interval.ts';
import { findMind, MIND_IDS } from '../bots/index.ts';
import type { Mind } from '../bots/mind.ts';
import { DIFFICULTIES, makeDiceGame, parseParty } from '../rules/index.ts';
import type { DiceGame, DiceOptions, Difficulty, Pack } from '../rules/index.ts';
import { playOne } from './balance.ts';
import { optionsFor } from './balance-plan.ts';
import { reportBalance, shareBy } from './balance-sections.ts';
import { emptyTally, mergeInto } from './balance-tally.ts';
import type { Tally } from './balance-tally.ts';
import { openAdventure } from './planned-adventure.ts';

/** Parameters of a balance study: one party, difficulty and bot in some scenarios. */
export interface BalanceRequest {
  readonly scenarios: readonly string[];
  readonly party: string;
  readonly difficulty: Difficulty;
  readonly bot: string;
  readonly seed: string;
  readonly stop: Stop;
}

/** Plan of a balance study. Cells are scenarios. */
export function makeBalancePlan(game: PlannedGame, request: BalanceRequest): Plan {
  const { scenarios: cells, party, difficulty, bot, seed, stop } = request;
  return {
    format: PLAN_FORMAT,
    kind: 'balance',
    game,
    options: { party, difficulty },
    seed,
    cells,
    stop,
    parameters: { bot },
  };
}

/** Match of a unit: a bot in one scenario. */
export function matchOf(game: DiceGame, mind: Mind, options: DiceOptions, seed: string): AnyMatch {
  const match = new Match(game, options, seed);
  const whims = makeStream(seed, 'mind');
  while (match.turn.kind === 'decide') match.play(mind.choose(match.state, whims));
  return match;
}

/** A bot in the scenarios of an adventure. A unit is one game. */
class BalanceStudy implements Study<Tally> {
  readonly plan: Plan;
  readonly #pack: Pack;
  readonly #game: DiceGame;
  readonly #mind: Mind;
  /** Options of each cell. */
  readonly #options: readonly DiceOptions[];

  constructor(plan: Plan, pack: Pack, mind: Mind, options: readonly DiceOptions[]) {
    this.plan = plan;
    this.#pack = pack;
    this.#game = makeDiceGame(pack.content);
    this.#mind = mind;
    this.#options = options;
  }

  units(): number {
    return Infinity;
  }

  emptyTally(): Tally {
    return emptyTally();
  }

  play(cell: number, index: number, tally: Tally): undefined {
    const options = assertDefined(this.#options[cell]);
    playOne(this.#game, this.#mind, options, this.seedOf(cell, index), tally);
  }

  merge(into: Tally, more: Tally): void {
    mergeInto(into, more);
  }

  isAnswered(cells: readonly CellResult<Tally>[]): boolean {
    const { stop } = this.plan;
    const width = stop.kind === 'until' ? stop.width : 0;
    const share = shareBy(stop);
    return cells.every(
      ({ tally }) => halfWidth(estimateOf(share(tally.wins, tally.games))) <= width,
    );
  }

  match(cell: number, index: number): AnyMatch {
    const options = assertDefined(this.#options[cell]);
    return matchOf(this.#game, this.#mind, options, this.seedOf(cell, index));
  }

  seedOf(_: number, index: number): string {
    return deriveSeed(this.plan.seed, index);
  }

  report({ cells }: Results<Tally>): Report {
    const tallies = cells.map(({ tally }) => tally);
    return reportBalance(this.plan, this.#pack, this.#options, tallies);
  }
}

function badOptions(): Problem {
  const difficulties = DIFFICULTIES.join(', ');
  return {
    code: 'plan-balance-options',
    message: `The plan needs a valid "party", and one of these for "difficulty": ${difficulties}.`,
    args: { difficulties },
  };
}

function badBot(): Problem {
  const bots = MIND_IDS.join(', ');
  return {
    code: 'plan-balance-bot',
    message: `The plan needs one of these bots: ${bots}.`,
    args: { bots },
  };
}

function badScenario(scenario: string): Problem {
  return {
    code: 'plan-balance-scenario',
    message: `The adventure of the plan has no scenario “${scenario}”.`,
    args: { scenario },
  };
}

/** Balance of an adventure. */
export const balanceKind: StudyKind = {
  id: 'balance',
  open(plan) {
    return Promise.resolve(openBalance(plan));
  },
};

function openBalance(plan: Plan) {
  const pack = openAdventure(plan);
  if (!pack.ok) return pack;
  const { party, difficulty } = plan.options;
  const mind = findMind(String(plan.parameters['bot']));
  const known = DIFFICULTIES.find((one) => one === difficulty);
  if (mind === undefined) return failed(badBot());
  if (known === undefined || typeof party !== 'string' || parseParty(party) === undefined) {
    return failed(badOptions());
  }
  const { scenarios } = pack.value.content;
  const missing = plan.cells.filter((cell) => !scenarios.some(({ id }) => id === cell));
  if (missing.length > 0) return failed(missing.map(badScenario));
  const options = optionsFor(pack.value, plan.cells, party, known);
  return parsed(new BalanceStudy(plan, pack.value, mind, options));
}
