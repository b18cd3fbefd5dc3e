import { STRENGTH_WORDS } from '../src/bots/index.ts';
import type { ZrfGame } from '../src/games/zrf/rules/index.ts';
import { LADDER_CELLS } from '../src/lab/index.ts';
import type { Row } from './report.ts';
import { ownGameForBots, ownNames } from './rules-files.ts';
import { percent, playLadder } from './study.ts';
import type { Scores } from './study.ts';

/** Games in which each strength plays against the one below. */
const LADDERS = ['breakthrough', 'connect-four', 'english-draughts'];
/** Longer games are scored as draws: both sides play too badly to finish. */
const MAX_STEPS = 600;
const OVER_RANDOM = [`${STRENGTH_WORDS.at(-1) ?? ''} random`];
const SHARE_OVER_RANDOM = 0.95;
/** Steps of the ladder without random play. */
const OVER_BELOW = LADDER_CELLS.slice(1);
const SHARE_OVER_BELOW = 0.55;

export interface RulesLadderSettings {
  /** Games per pair of strengths. */
  readonly games: number;
  /** Names of rules files without the extension; empty for all. */
  readonly only: readonly string[];
  readonly progress: (text: string) => void;
}

function openOwn(name: string): ZrfGame {
  return ownGameForBots(name);
}

function makeRow(name: string, scores: Scores, minScore: number): Row {
  const { one, two, games, wins, draws, losses, score } = scores;
  const title = `${name}: ${one} against ${two}`;
  return {
    what: `${title}, ${games} games: ${wins} won, ${draws} drawn, ${losses} lost`,
    figure: percent(score.share),
    unit: `of the points, 95% within ${percent(score.least)} to ${percent(score.most)}`,
    target: { text: `at least ${percent(minScore)}`, met: score.share >= minScore },
  };
}

async function measure(
  name: string,
  cells: readonly string[],
  minScore: number,
  { games, progress }: RulesLadderSettings,
): Promise<Row[]> {
  const game = openOwn(name);
  const options = { variant: game.options.variant.default };
  if (game.players(options) !== 2) return [];
  const scores = await playLadder(game, {
    options,
    seed: 'rules',
    cells,
    games,
    parameters: { longest: MAX_STEPS },
    progress,
  });
  return scores.map((score) => makeRow(game.id, score, minScore));
}

/**
 * Measures the strength of bots in the project's two-player rules files. Slow unless `only` names
 * some.
 */
export async function benchRulesLadder(settings: RulesLadderSettings): Promise<Row[]> {
  const names = settings.only.length > 0 ? settings.only : ownNames();
  const ladders = LADDERS.filter((name) => names.includes(name));
  const rows: Row[][] = [];
  for (const name of names) {
    rows.push(await measure(name, OVER_RANDOM, SHARE_OVER_RANDOM, settings));
  }
  for (const name of ladders) {
    rows.push(await measure(name, OVER_BELOW, SHARE_OVER_BELOW, settings));
  }
  return rows.flat();
}
