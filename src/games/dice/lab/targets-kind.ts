import { assertDefined, deriveSeed, failed, parsed } from '#core';
import type { AnyMatch, Problem } from '#core';
import { PLAN_FORMAT } from '#lab/study/plan.ts';
import type { Plan, PlannedGame } from '#lab/study/plan.ts';
import type { CellResult, Results, Study, StudyKind } from '#lab/study/kind.ts';
import type { Report } from '#lab/report/report.ts';
import { findMind } from '../bots/index.ts';
import type { Mind } from '../bots/mind.ts';
import { makeDiceGame } from '../rules/index.ts';
import type { DiceGame, Pack } from '../rules/index.ts';
import { playOne } from './balance.ts';
import { emptyCounts } from './balance-figures.ts';
import { matchOf } from './balance-kind.ts';
import type { Choice } from './balance-plan.ts';
import { isUsual, planSamples, seriesOf, TARGET_PARTS } from './balance-samples.ts';
import type {
  Outcome,
  SampleOptions,
  Series,
  TargetPart,
  TargetSamples,
  UsualCounts,
} from './balance-samples.ts';
import { emptyTally, mergeInto } from './balance-tally.ts';
import { openAdventure } from './planned-adventure.ts';
import { reportTargets } from './targets-sections.ts';

/** Results of a series. */
interface TargetTally {
  /** A digit per game in order: 1 for a win, 0 for a defeat. */
  won: string;
  /** Counts of the greedy bot on Normal. */
  readonly counts?: UsualCounts;
}

/** Most games of a sample in one scenario. */
const MAX_GAMES = 9_999_999;

/** Plan of a comparison with the targets. Cells are the series of its samples. */
export function makeTargetsPlan(
  game: PlannedGame,
  samples: TargetSamples,
  { games, parts, chapter, scenario }: SampleOptions,
  seed: string,
): Plan {
  const series = seriesOf(samples);
  return {
    format: PLAN_FORMAT,
    kind: 'targets',
    game,
    options: {},
    seed,
    cells: series.map(({ name }) => name),
    stop: { kind: 'units', units: series.reduce((most, { count }) => Math.max(most, count), 1) },
    parameters: {
      games,
      parts: parts.join(),
      ...(chapter === undefined ? {} : { chapter }),
      ...(scenario === undefined ? {} : { scenario }),
    },
  };
}

/** Games of many parties, to compare with the targets. A unit is one game of a series. */
class TargetsStudy implements Study<TargetTally> {
  readonly plan: Plan;
  readonly #pack: Pack;
  readonly #game: DiceGame;
  readonly #samples: TargetSamples;
  readonly #series: readonly Series[];

  constructor(plan: Plan, pack: Pack, samples: TargetSamples) {
    this.plan = plan;
    this.#pack = pack;
    this.#game = makeDiceGame(pack.content);
    this.#samples = samples;
    this.#series = seriesOf(samples);
  }

  units(cell: number): number {
    return this.#seriesAt(cell).count;
  }

  emptyTally(cell: number): TargetTally {
    return isUsual(this.#seriesAt(cell)) ? { won: '', counts: emptyCounts() } : { won: '' };
  }

  play(cell: number, index: number, tally: TargetTally): undefined {
    const series = this.#seriesAt(cell);
    const own = tally.counts && emptyTally();
    const mind = mindOf(series);
    const won = playOne(this.#game, mind, series.options, this.seedOf(cell, index), own);
    tally.won += won ? '1' : '0';
    if (own === undefined) return;
    const { games, wins, reasons, skills, pressure } = own;
    mergeInto(assertDefined(tally.counts), { games, wins, reasons, skills, pressure });
  }

  merge(into: TargetTally, more: TargetTally): void {
    into.won += more.won;
    if (into.counts !== undefined && more.counts !== undefined) {
      mergeInto(into.counts, more.counts);
    }
  }

  isAnswered(): boolean {
    return false;
  }

  match(cell: number, index: number): AnyMatch {
    const series = this.#seriesAt(cell);
    return matchOf(this.#game, mindOf(series), series.options, this.seedOf(cell, index));
  }

  seedOf(cell: number, index: number): string {
    return deriveSeed(this.plan.seed, this.#seriesAt(cell).from + index);
  }

  report({ cells, isComplete }: Results<TargetTally>): Report {
    const outcomes = this.#series.map((series, at) => {
      return [series, outcomeOf(assertDefined(cells[at]))] as const;
    });
    return reportTargets({
      plan: this.plan,
      pack: this.#pack,
      game: this.#game,
      samples: this.#samples,
      // Half the games would be compared with others that were never played.
      outcomes: isComplete ? new Map(outcomes) : undefined,
    });
  }

  #seriesAt(cell: number): Series {
    return assertDefined(this.#series[cell]);
  }
}

function mindOf({ bot }: Series): Mind {
  return assertDefined(findMind(bot));
}

/** Results by game, with gaps for those that failed. */
function outcomeOf({ units, tally, failed: count, failures }: CellResult<TargetTally>): Outcome {
  const indexes = new Set(failures.map(({ index }) => index));
  // If more games failed than are known by index, the places of the later results are uncertain.
  const known = count > indexes.size ? (failures.at(-1)?.index ?? 0) : units;
  let next = 0;
  const won = Array.from({ length: units }, (_, index) => {
    return index > known || indexes.has(index) ? undefined : tally.won[next++] === '1';
  });
  return { won, counts: tally.counts };
}

function badParameters(): Problem {
  const parts = TARGET_PARTS.join(', ');
  return {
    code: 'plan-targets',
    message: `The plan needs the number of "games", and as "parts" some of these: ${parts}.`,
    args: { parts },
  };
}

function otherCells(): Problem {
  return {
    code: 'plan-targets-cells',
    message: 'The parts of the plan do not match its adventure: make the plan again.',
  };
}

function isPart(word: string): word is TargetPart {
  return TARGET_PARTS.some((part) => part === word);
}

/** Parameters of the samples in a plan; undefined if they are not valid. */
function readParameters({ parameters }: Plan): SampleOptions | undefined {
  const { games, parts, chapter, scenario } = parameters;
  const words = String(parts).split(',');
  const isGames = typeof games === 'number' && Number.isInteger(games);
  if (!isGames || games < 1 || games > MAX_GAMES || !words.every(isPart)) return undefined;
  const choice: Choice = {
    ...(chapter === undefined ? {} : { chapter: String(chapter) }),
    ...(scenario === undefined ? {} : { scenario: String(scenario) }),
  };
  return { ...choice, games, parts: words };
}

/** Comparison of a campaign with the targets of balance. */
export const targetsKind: StudyKind = {
  id: 'targets',
  open(plan) {
    return Promise.resolve(openTargets(plan));
  },
};

function openTargets(plan: Plan) {
  const pack = openAdventure(plan);
  if (!pack.ok) return pack;
  const requested = readParameters(plan);
  if (requested === undefined) return failed(badParameters());
  const samples = planSamples(pack.value, requested);
  const names = seriesOf(samples).map(({ name }) => name);
  const isSame = names.length === plan.cells.length && names.every((n, at) => n === plan.cells[at]);
  return isSame ? parsed(new TargetsStudy(plan, pack.value, samples)) : failed(otherCells());
}
