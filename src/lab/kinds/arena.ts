import type { Strength } from '#bots';
import { assertDefined, failed, levelsOf, parsed } from '#core';
import type { AnyGame, AnyMatch, BotLevel, Parsed, Problem } from '#core';
import { halfWidth } from '../statistics/interval.ts';
import type { Report } from '../report/report.ts';
import type { AnyStudy, CellResult, Results, Study, StudyGames, StudyKind } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';
import { BOT_NAMES, findBot } from './bot-names.ts';
import { openGame, requireQuickMoves } from './open-game.ts';
import {
  addPairOfGames,
  emptyPairTally,
  halfPoints,
  mergePairTallies,
  playPaired,
  seedOfGame,
} from './paired-games.ts';
import type { PairTally, PlayedGame } from './paired-games.ts';
import { reportArena } from './arena-report.ts';
import { scoreOf, testOf } from './pair-figures.ts';

/** A game that is not over after this many entries is drawn, since some rules allow endless ones. */
const MAX_ENTRIES = 10_000;

const UNKNOWN_BOT: Problem = {
  code: 'plan-bots',
  message: `A cell of an arena names two of these bots: ${BOT_NAMES.join(', ')}.`,
  args: { bots: BOT_NAMES.join(', ') },
};

function notTwo(game: string, players: number): Problem {
  return {
    code: 'plan-two-players',
    message: `${game} is set up for ${players} players: bots can only be compared in two-player games.`,
    args: { game, players },
  };
}

/** The two bots of a cell such as `club casual`. */
function botsOfCell(
  cell: string,
  levels: readonly BotLevel[] | undefined,
): readonly [Strength, Strength] | undefined {
  const [one, two, ...more] = cell.split(' ').map((name) => findBot(name, levels));
  return one === undefined || two === undefined || more.length > 0 ? undefined : [one, two];
}

type MakeReport = (plan: Plan, results: Results<PairTally>) => Report;

/** Number of games of a plan; the last pair has only one if it is odd. */
function gamesOf({ parameters, stop }: Plan): number {
  const { games } = parameters;
  if (typeof games === 'number') return games;
  return 2 * (stop.kind === 'units' ? stop.units : stop.most);
}

/**
 * Two bots against each other in a two-player game. A unit is a pair of games with the same opening
 * and exchanged sides. Cells are `<bot> <bot>`; parameters are `games` and `longest`.
 */
class ArenaStudy implements Study<PairTally> {
  readonly plan: Plan;
  readonly #game: AnyGame;
  readonly #games: StudyGames;
  readonly #bots: readonly (readonly [Strength, Strength])[];
  readonly #makeReport: MakeReport;

  constructor(
    plan: Plan,
    game: AnyGame,
    games: StudyGames,
    bots: readonly (readonly [Strength, Strength])[],
    makeReport: MakeReport,
  ) {
    this.plan = plan;
    this.#game = game;
    this.#games = games;
    this.#bots = bots;
    this.#makeReport = makeReport;
  }

  units(): number {
    return Math.ceil(gamesOf(this.plan) / 2);
  }

  emptyTally(): PairTally {
    return emptyPairTally();
  }

  play(cell: number, index: number, tally: PairTally): undefined {
    const played: PlayedGame[] = [];
    for (const game of [2 * index, 2 * index + 1]) {
      if (game >= gamesOf(this.plan)) break;
      const match = this.match(cell, game);
      played.push({ half: halfPoints(match, game), entries: match.cursor });
    }
    requireQuickMoves(this.#games, this.#game, this.plan);
    addPairOfGames(tally, played);
  }

  merge(into: PairTally, more: PairTally): void {
    mergePairTallies(into, more);
  }

  isAnswered(cells: readonly CellResult<PairTally>[]): boolean {
    const { stop } = this.plan;
    if (stop.kind === 'sprt') {
      return cells.every(({ tally }) => testOf(stop, tally).verdict !== undefined);
    }
    const width = stop.kind === 'until' ? stop.width : 0;
    return cells.every(({ tally }) => halfWidth(scoreOf(this.plan, tally)) <= width);
  }

  match(cell: number, index: number): AnyMatch {
    const { options, seed, parameters } = this.plan;
    const { longest = MAX_ENTRIES } = parameters;
    const bots = assertDefined(this.#bots[cell]);
    return playPaired({
      game: this.#game,
      options,
      bots,
      seed,
      index,
      longest: Number(longest),
    });
  }

  seedOf(_: number, index: number): string {
    return seedOfGame(this.plan.seed, 2 * index);
  }

  report(results: Results<PairTally>): Report {
    return this.#makeReport(this.plan, results);
  }
}

/** Opens a plan whose cells are pairs of bots. */
export async function openPairs(
  plan: Plan,
  games: StudyGames,
  makeReport: MakeReport,
): Promise<Parsed<AnyStudy>> {
  const game = await openGame(plan, games);
  if (!game.ok) return game;
  const levels = levelsOf(game.value, plan.options);
  const bots = plan.cells.flatMap((cell) => {
    const two = botsOfCell(cell, levels);
    return two === undefined ? [] : [two];
  });
  const players = game.value.players(plan.options);
  const problems = [
    ...(bots.length < plan.cells.length ? [UNKNOWN_BOT] : []),
    ...(players === 2 ? [] : [notTwo(plan.game.id, players)]),
  ];
  if (problems.length > 0) return failed(problems);
  return parsed(new ArenaStudy(plan, game.value, games, bots, makeReport));
}

/** Arena of two-player games. */
export const arenaKind: StudyKind = {
  id: 'arena',
  open: (plan, games) => openPairs(plan, games, reportArena),
};
