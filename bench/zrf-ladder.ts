import { RANDOM, STRENGTH_WORDS, strengths } from '../src/bots/index.ts';
import type { Strength } from '../src/bots/index.ts';
import { must } from '../src/core/index.ts';
import { openRules } from '../src/games/zrf/rules/index.ts';
import type { ZrfGame } from '../src/games/zrf/rules/index.ts';
import { arena } from '../src/lab/index.ts';
import type { ArenaReport } from '../src/lab/index.ts';
import type { Row } from './report.ts';
import { ownNames, ownRules } from './rules-files.ts';

/** Games in which each strength plays against the one below. */
const LADDERS = ['breakthrough', 'connect-four', 'english-draughts'];
/** Longer games are scored as draws: both sides play too badly to finish. */
const MAX_STEPS = 600;
const SHARE_OVER_RANDOM = 0.95;
const SHARE_OVER_BELOW = 0.55;

export interface RulesLadderSettings {
  /** Games per pair of strengths. */
  readonly games: number;
  /** Names of rules files without the extension; empty for all. */
  readonly only: readonly string[];
  readonly progress: (text: string) => void;
}

type Side = readonly [name: string, strength: Strength];

const SIDES: readonly Side[] = STRENGTH_WORDS.map((word) => [word, strengths[word]]);

function percent(share: number): string {
  return `${(100 * share).toFixed(0)}%`;
}

function openOwn(name: string): ZrfGame {
  return must(openRules(ownRules(), `${name}.zrf`, name).game);
}

function makeRow(title: string, report: ArenaReport, minScore: number): Row {
  const { games, wins, draws, losses, score } = report;
  return {
    what: `${title}, ${games} games: ${wins} won, ${draws} drawn, ${losses} lost`,
    figure: percent(score.share),
    unit: `of the points, 95% within ${percent(score.least)} to ${percent(score.most)}`,
    target: { text: `at least ${percent(minScore)}`, met: score.share >= minScore },
  };
}

function measure(
  game: ZrfGame,
  [[name, strength], [nameBelow, below]]: readonly [Side, Side],
  minScore: number,
  { games, progress }: RulesLadderSettings,
): Row[] {
  const variant = game.options.variant.default;
  if (game.players({ variant }) !== 2) return [];
  const title = `${game.id}: ${name} against ${nameBelow}`;
  const showProgress = (played: number) => progress(`${title}: ${played} of ${games}`);
  const sides = [strength, below] as const;
  const report = arena(game, { variant }, sides, games, 'rules', showProgress, MAX_STEPS);
  return [makeRow(title, report, minScore)];
}

function ladderRows(name: string, settings: RulesLadderSettings): Row[] {
  const game = openOwn(name);
  return SIDES.slice(1).flatMap((side, index) => {
    const below = SIDES[index] as Side;
    return measure(game, [side, below], SHARE_OVER_BELOW, settings);
  });
}

function randomRows(name: string, settings: RulesLadderSettings): Row[] {
  const strongest = SIDES[SIDES.length - 1] as Side;
  return measure(openOwn(name), [strongest, ['random', RANDOM]], SHARE_OVER_RANDOM, settings);
}

/**
 * Measures the strength of bots in the project's two-player rules files. Slow unless `only` names
 * some.
 */
export function benchRulesLadder(settings: RulesLadderSettings): Row[] {
  const names = settings.only.length > 0 ? settings.only : ownNames();
  return [
    ...names.flatMap((name) => randomRows(name, settings)),
    ...LADDERS.filter((name) => names.includes(name)).flatMap((name) => ladderRows(name, settings)),
  ];
}
