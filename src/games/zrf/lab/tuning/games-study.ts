import { deriveSeed, failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { openGame, requireQuickMoves } from '#lab/kinds/open-game.ts';
import { gameName } from '#lab/report/game-name.ts';
import type { Report } from '#lab/report/report.ts';
import type { Results, Study, StudyGames, StudyKind } from '#lab/study/kind.ts';
import type { Plan } from '#lab/study/plan.ts';
import type { ZrfGame, ZrfOptions } from '../../rules/index.ts';
import { isZrfGame } from '../../voice/is-zrf-game.ts';
import type { Rivals } from './match-play.ts';
import { sampleGame } from './self-play.ts';
import type { SampledGame, SelfPlayLimits } from './self-play.ts';
import { untunedSource } from './untuned-source.ts';

/** Games of bots against themselves, in the order of their indexes. */
export interface GamesTally {
  readonly games: SampledGame[];
}

/** Problem of games whose evaluation cannot be tuned. */
export function untunable(game: string): Problem {
  return {
    code: 'plan-untunable',
    message: `The evaluation of ${game} cannot be tuned: that needs a board game for two without dice.`,
    args: { game },
  };
}

/** The game of a plan, if bots search it. */
export async function openTunable(plan: Plan, games: StudyGames): Promise<Parsed<ZrfGame>> {
  const game = await openGame(plan, games);
  if (!game.ok) return game;
  if (!isZrfGame(game.value)) return failed(untunable(plan.game.id));
  return isTunable(game.value, optionsOf(plan))
    ? parsed(game.value)
    : failed(untunable(plan.game.id));
}

/** The game of a plan with the tuning that may be among its texts, and without. */
export async function openRivals(plan: Plan, games: StudyGames): Promise<Parsed<Rivals>> {
  const tuned = await openTunable(plan, games);
  if (!tuned.ok) return tuned;
  const { source } = plan.game;
  const plain = source === undefined ? {} : { source: untunedSource(source) };
  const derived = await openTunable({ ...plan, game: { ...plan.game, ...plain } }, games);
  return derived.ok ? parsed({ tuned: tuned.value, derived: derived.value }) : derived;
}

/** True for a game for two without dice. */
export function isTunable(game: ZrfGame, { variant }: ZrfOptions): boolean {
  const play = game.playOf(variant);
  return play.seats.length === 2 && play.hasNoChance;
}

/** Options of a plan for rules. */
export function optionsOf({ options }: Plan): ZrfOptions {
  return { variant: String(options['variant']) };
}

/** Limits of the games of a plan. */
export function limitsOf({ parameters }: Plan): SelfPlayLimits {
  return { nodes: Number(parameters['nodes']), longest: Number(parameters['longest']) };
}

/** Self-play for a tuning. A unit is a game. Parameters are `nodes` and `longest`. */
class GamesStudy implements Study<GamesTally> {
  readonly plan: Plan;
  readonly #game: ZrfGame;
  readonly #derived: ZrfGame;
  readonly #games: StudyGames;

  constructor(plan: Plan, { tuned, derived }: Rivals, games: StudyGames) {
    this.plan = plan;
    this.#game = tuned;
    this.#derived = derived;
    this.#games = games;
  }

  units(): number {
    return Infinity;
  }

  emptyTally(): GamesTally {
    return { games: [] };
  }

  play(cell: number, index: number, tally: GamesTally): undefined {
    const seed = this.seedOf(cell, index);
    const { plan } = this;
    tally.games.push(sampleGame(this.#game, this.#derived, optionsOf(plan), seed, limitsOf(plan)));
    requireQuickMoves(this.#games, this.#game, this.plan);
  }

  merge(into: GamesTally, more: GamesTally): void {
    for (const game of more.games) into.games.push(game);
  }

  isAnswered(): boolean {
    return false;
  }

  seedOf(_: number, index: number): string {
    return deriveSeed(this.plan.seed, index);
  }

  report({ cells }: Results<GamesTally>): Report {
    const games = cells.flatMap(({ tally }) => tally.games);
    const positions = games.reduce((sum, { samples }) => sum + samples.length, 0);
    const { id } = this.plan.game;
    return {
      question: { id: 'lab-question-tuning-games', args: { game: gameName(id) } },
      answer: [{ id: 'lab-answer-tuning-games', args: { games: games.length, positions } }],
      sections: [],
      data: { game: id, games },
    };
  }
}

/** Quiet positions of games that bots play against themselves. */
export const gamesKind: StudyKind = {
  id: 'tuning-games',
  async open(plan, games) {
    const rivals = await openRivals(plan, games);
    return rivals.ok ? parsed(new GamesStudy(plan, rivals.value, games)) : rivals;
  },
};
