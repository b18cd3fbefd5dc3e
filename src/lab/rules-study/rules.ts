import { assertDefined, failed, levelsOf, parsed } from '#core';
import type { AnyGame, AnyMatch, Problem } from '#core';
import { halfWidth } from '../statistics/interval.ts';
import type { Report } from '../report/report.ts';
import { gamesPerCell, longestOf, readCell } from './cells.ts';
import type { RulesCell } from './cells.ts';
import { playAlone, seedOfLoneGame } from './course.ts';
import type { Course } from './course.ts';
import type { Coverage } from '../study/coverage.ts';
import { firstShare } from './figures.ts';
import { intervalsFor } from './intervals.ts';
import { reportRules } from './report.ts';
import type { ShippedRules } from '../study/shipped-rules.ts';
import { addCourse, emptyLoneTally, emptyPairs, mergeRulesTallies } from './tally.ts';
import type { RulesTally } from './tally.ts';
import type { CellResult, Results, Study, StudyGames, StudyKind } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';
import { BOT_NAMES } from '../kinds/bot-names.ts';
import { openGame, requireQuickMoves } from '../kinds/open-game.ts';
import { addPairOfGames, halfPoints, playPaired, seedOfGame } from '../kinds/paired-games.ts';
import type { PlayedGame } from '../kinds/paired-games.ts';

const UNKNOWN_CELL: Problem = {
  code: 'plan-rules-cells',
  message: `A part of a study of rules names one or two of these bots: ${BOT_NAMES.join(', ')}.`,
  args: { bots: BOT_NAMES.join(', ') },
};

function forOnePlayer(game: string): Problem {
  return {
    code: 'plan-rules-one-player',
    message: `${game} is for one player, and studies of rules need opponents: use solve for puzzles, or arena for runs.`,
    args: { game },
  };
}

function notForPairs(game: string, players: number): Problem {
  return {
    code: 'plan-two-players',
    message: `${game} is set up for ${players} players: bots can only be compared in two-player games.`,
    args: { game, players },
  };
}

interface Opened {
  readonly game: AnyGame;
  readonly games: StudyGames;
  readonly cells: readonly RulesCell[];
  readonly coverage: Coverage | undefined;
  readonly shipped: ShippedRules | undefined;
}

/**
 * Rules of a game, played by bots against themselves and each other. Cells are `<bot>`, whose units
 * are games, and `<bot> <bot>`, whose units are pairs of games. Parameters are `games` per cell and
 * `longest`, the number of decisions after which a game counts as unfinished.
 */
class RulesStudy implements Study<RulesTally> {
  readonly plan: Plan;
  readonly #opened: Opened;
  readonly #players: number;

  constructor(plan: Plan, opened: Opened) {
    this.plan = plan;
    this.#opened = opened;
    this.#players = opened.game.players(plan.options);
  }

  units(cell: number): number {
    const games = gamesPerCell(this.plan);
    return this.#cell(cell).kind === 'lone' ? games : Math.ceil(games / 2);
  }

  emptyTally(cell: number): RulesTally {
    if (this.#cell(cell).kind === 'pairs') return emptyPairs();
    const items = this.#opened.coverage?.items.length ?? 0;
    return { kind: 'lone', lone: emptyLoneTally(this.#players, items) };
  }

  play(cell: number, index: number, tally: RulesTally): Iterator<unknown> | undefined {
    if (tally.kind === 'lone') return this.#playLone(cell, index, tally);
    return this.#playPair(cell, index, tally);
  }

  *#playLone(
    cell: number,
    index: number,
    { lone }: Extract<RulesTally, { readonly kind: 'lone' }>,
  ): Generator<undefined, void> {
    const { game, games, coverage } = this.#opened;
    const watch = coverage?.watch();
    const course = yield* this.#course(cell, index, (before, action, after) =>
      watch?.note(before, action, after),
    );
    requireQuickMoves(games, game, this.plan);
    addCourse(lone, course, watch?.seen() ?? []);
  }

  *#playPair(
    cell: number,
    index: number,
    { pairs }: Extract<RulesTally, { readonly kind: 'pairs' }>,
  ): Generator<undefined, void> {
    const played: PlayedGame[] = [];
    for (const game of [2 * index, 2 * index + 1]) {
      if (game >= gamesPerCell(this.plan)) continue;
      const match = this.#paired(cell, game);
      played.push({ half: halfPoints(match, game), entries: match.cursor });
      yield;
    }
    const { game, games } = this.#opened;
    requireQuickMoves(games, game, this.plan);
    addPairOfGames(pairs, played);
  }

  #course(
    cell: number,
    index: number,
    onAction?: (before: unknown, action: unknown, after: unknown) => void,
  ): Generator<undefined, Course> {
    const { game } = this.#opened;
    const { options, seed } = this.plan;
    const found = this.#cell(cell);
    const bot = found.kind === 'lone' ? found.bot : found.bots[0];
    const longest = longestOf(this.plan);
    const settings = { game, options, bot, seed, index, longest };
    return playAlone(onAction === undefined ? settings : { ...settings, onAction });
  }

  #paired(cell: number, index: number): AnyMatch {
    const { game } = this.#opened;
    const { options, seed } = this.plan;
    const found = this.#cell(cell);
    const bots = found.kind === 'pairs' ? found.bots : ([found.bot, found.bot] as const);
    return playPaired({ game, options, bots, seed, index, longest: longestOf(this.plan) });
  }

  #cell(cell: number): RulesCell {
    return assertDefined(this.#opened.cells[cell]);
  }

  merge(into: RulesTally, more: RulesTally): void {
    mergeRulesTallies(into, more);
  }

  isAnswered(cells: readonly CellResult<RulesTally>[]): boolean {
    const { stop } = this.plan;
    const width = stop.kind === 'until' ? stop.width : 0;
    const intervals = intervalsFor(stop);
    return cells.every(({ tally }) => {
      const isLone = tally.kind === 'lone';
      const share = isLone ? firstShare(tally.lone, intervals) : intervals.score(tally.pairs);
      return halfWidth(share) <= width;
    });
  }

  match(cell: number, index: number): AnyMatch {
    if (this.#cell(cell).kind === 'pairs') return this.#paired(cell, 2 * index);
    const course = this.#course(cell, index);
    for (;;) {
      const step = course.next();
      if (step.done === true) return step.value.match;
    }
  }

  seedOf(cell: number, index: number): string {
    const { seed } = this.plan;
    const isLone = this.#cell(cell).kind === 'lone';
    return isLone ? seedOfLoneGame(seed, index) : seedOfGame(seed, 2 * index);
  }

  report({ cells }: Results<RulesTally>): Report {
    const { coverage, shipped } = this.#opened;
    const settings = { players: this.#players, items: coverage?.items, shipped };
    return reportRules(this.plan, cells, settings);
  }
}

/** Studies of rules: balance, length, ends, tension, return on skill, and dead rules. */
export const rulesKind: StudyKind = {
  id: 'rules',
  async open(plan, games) {
    const found = await openGame(plan, games);
    if (!found.ok) return found;
    const game = found.value;
    const levels = levelsOf(game, plan.options);
    const cells = plan.cells.flatMap((cell) => readCell(cell, levels) ?? []);
    const players = game.players(plan.options);
    const hasPairs = cells.some(({ kind }) => kind === 'pairs');
    const problems = [
      ...(cells.length < plan.cells.length ? [UNKNOWN_CELL] : []),
      ...(players === 1 ? [forOnePlayer(plan.game.id)] : []),
      ...(players > 2 && hasPairs ? [notForPairs(plan.game.id, players)] : []),
    ];
    if (problems.length > 0) return failed(problems);
    const coverage = await games.rules?.coverageOf(game, plan.options);
    const shipped = await games.rules?.shipped();
    return parsed(new RulesStudy(plan, { game, games, cells, coverage, shipped }));
  },
};
