import { measuredStrength } from '#bots';
import { assertDefined, parsed } from '#core';
import type { BotLimits } from '#core';
import { reportArena } from '#lab/kinds/arena-report.ts';
import { requireQuickMoves } from '#lab/kinds/open-game.ts';
import {
  addPairOfGames,
  emptyPairTally,
  halfPoints,
  mergePairTallies,
  playPaired,
  seedOfGame,
} from '#lab/kinds/paired-games.ts';
import type { PairTally } from '#lab/kinds/paired-games.ts';
import type { Report } from '#lab/report/report.ts';
import type { Results, Study, StudyGames, StudyKind } from '#lab/study/kind.ts';
import type { Plan } from '#lab/study/plan.ts';
import type { ZrfGame } from '../../rules/index.ts';
import { openTunable, optionsOf } from '../tuning/games-study.ts';

/** Limits of a bot as a word of a cell: positions and misjudgement. */
export function wordOfLevel({ nodes, blur }: BotLimits): string {
  return `${nodes}/${blur}`;
}

function levelOfWord(word: string | undefined): BotLimits {
  const [nodes, blur] = (word ?? '').split('/').map(Number);
  return { nodes: assertDefined(nodes), blur: assertDefined(blur) };
}

/**
 * A level against a candidate for the one below. A unit is a pair of games with the same opening and
 * exchanged sides. Cells are two words of `wordOfLevel`; a parameter is `longest`.
 */
class LevelStudy implements Study<PairTally> {
  readonly plan: Plan;
  readonly #game: ZrfGame;
  readonly #games: StudyGames;

  constructor(plan: Plan, game: ZrfGame, games: StudyGames) {
    this.plan = plan;
    this.#game = game;
    this.#games = games;
  }

  units(): number {
    return Infinity;
  }

  emptyTally(): PairTally {
    return emptyPairTally();
  }

  play(cell: number, index: number, tally: PairTally): undefined {
    const { plan } = this;
    const [one, two] = assertDefined(plan.cells[cell]).split(' ').map(levelOfWord);
    const bots = [assertDefined(one), assertDefined(two)].map((level) =>
      measuredStrength('club', level),
    );
    const played = [2 * index, 2 * index + 1].map((game) => {
      const match = playPaired({
        game: this.#game,
        options: optionsOf(plan),
        bots: [assertDefined(bots[0]), assertDefined(bots[1])],
        seed: plan.seed,
        index: game,
        longest: Number(plan.parameters['longest']),
      });
      return { half: halfPoints(match, game), entries: match.cursor };
    });
    requireQuickMoves(this.#games, this.#game, plan);
    addPairOfGames(tally, played);
  }

  merge(into: PairTally, more: PairTally): void {
    mergePairTallies(into, more);
  }

  isAnswered(): boolean {
    return false;
  }

  seedOf(_: number, index: number): string {
    return seedOfGame(this.plan.seed, 2 * index);
  }

  report(results: Results<PairTally>): Report {
    return reportArena(this.plan, results);
  }
}

/** Matches between levels of bots and candidates for the levels below. */
export const levelKind: StudyKind = {
  id: 'level-match',
  async open(plan, games) {
    const game = await openTunable(plan, games);
    return game.ok ? parsed(new LevelStudy(plan, game.value, games)) : game;
  },
};
