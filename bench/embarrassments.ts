import { readdirSync } from 'node:fs';
import { STRENGTH_WORDS, strengths } from '../src/bots/index.ts';
import type { Strength } from '../src/bots/index.ts';
import { makeStream, must, pickWeighted } from '../src/core/index.ts';
import type { AnyGame, ChanceOutcome, Game, GameEvent, OptionValues } from '../src/core/index.ts';
import { kalah } from '../src/games/kalah/rules/index.ts';
import { openRules } from '../src/games/zrf/rules/index.ts';
import type { ZrfGame } from '../src/games/zrf/rules/index.ts';
import { examine, playAgainstRandom } from '../src/lab/index.ts';
import { materialOf } from '../src/games/zrf/lab/material.ts';
import type { EmbarrassmentReport, Material } from '../src/lab/index.ts';
import { beginAnswer } from '../src/play/index.ts';
import { OPTIONS } from './endless.ts';
import type { Row } from './report.ts';
import { ownGameForBots, ownNames, rulesIn } from './rules-files.ts';

/** Reduced limits for the strongest bot: a small fraction of those in play. */
const CHEAP: Strength = { ...strengths.master, nodes: 5_000, heavyNodes: 500, playouts: 2_000 };
/** Reduced limits for single positions, and for games that the cheap bot does not always win. */
const CAREFUL: Strength = {
  ...strengths.master,
  nodes: 20_000,
  heavyNodes: 3_000,
  playouts: 3_000,
};
const FULL = strengths.master;

/** Lowest accepted share of wins against random; lower for games with dice. */
const MIN_WON = 0.98;
const MIN_WON_WITH_DICE = 0.8;
/**
 * Games in which the second player wins at most nine of ten games against random and draws the
 * others. Games not lost count here.
 */
const OFTEN_DRAWN: readonly string[] = ['tic-tac-toe'];
/** Longer games are scored as draws. */
const MAX_STEPS = 600;
const CASES = 12;
const SCOUTED = 40;
const MAX_FIRST_MOVE = 5_000;
/** Positions between two time checks. */
const CHECK_INTERVAL = 4;

const OLD_MANNER = 'old-manner';
const OLD_MANNER_FOLDER = 'test/cases/zrf/old-manner';

export interface EmbarrassmentSettings {
  readonly games: number;
  readonly only: readonly string[];
  readonly progress: (text: string) => void;
}

function hasNoOversight({ wins, threats, gifts }: EmbarrassmentReport): boolean {
  return [wins, threats, gifts].every(({ seen, cases }) => seen === cases);
}

function columns({ wins, threats, gifts }: EmbarrassmentReport) {
  return [
    { figure: wins.seen, unit: `of ${wins.cases} wins in one found` },
    { figure: threats.seen, unit: `of ${threats.cases} losses in one avoided` },
    { figure: gifts.seen, unit: `of ${gifts.cases} turns without a gift` },
  ];
}

/** Plays against random with the cheapest strength that wins often enough. */
function againstRandom<S, A, E extends GameEvent, O extends OptionValues>(
  game: Game<S, A, E, O>,
  options: O,
  games: number,
  least: number,
) {
  let found = { ...play(CHEAP), bot: CHEAP };
  if (found.wins < least * games) found = { ...play(CAREFUL), bot: CAREFUL };
  if (found.wins < least * games) found = { ...play(FULL), bot: FULL };
  return found;

  function play(bot: Strength) {
    return playAgainstRandom(game, options, bot, { games, seed: 'random', longest: MAX_STEPS });
  }
}

/** Milliseconds to the strongest bot's first move, including opening the rules. */
function firstMove(open: () => AnyGame, options: OptionValues): number {
  const startedAt = performance.now();
  const game = open();
  const random = makeStream('first', 'move');
  let state = game.start(options, 'first');
  let turn = game.turn(state);
  // Skip dice rolls and forced moves before the first choice.
  while (turn.kind === 'chance' || (turn.kind === 'decide' && turn.actions.length === 1)) {
    const outcomes: readonly ChanceOutcome<unknown>[] =
      turn.kind === 'chance'
        ? turn.outcomes
        : turn.actions.map((action) => ({ action, weight: 1 }));
    const drawn =
      outcomes[
        pickWeighted(
          random,
          outcomes.map(({ weight }) => weight),
        )
      ];
    state = game.apply(state, drawn?.action).state;
    turn = game.turn(state);
  }
  const question = {
    game: game.id,
    state: game.makeState(state),
    player: turn.kind === 'decide' ? turn.player : 0,
    strength: STRENGTH_WORDS.length,
    seed: 'first',
  };
  const task = beginAnswer(question, () => game);
  const { milliseconds = Infinity } = task;
  while (task.run(CHECK_INTERVAL, (performance.now() - startedAt) / milliseconds) === undefined);
  return performance.now() - startedAt;
}

interface Examined<S, A, E extends GameEvent, O extends OptionValues> {
  readonly name: string;
  readonly game: Game<S, A, E, O>;
  readonly options: O;
  readonly material: Material<S> | undefined;
  readonly least: number;
  readonly first: number;
}

function rowOf<S, A, E extends GameEvent, O extends OptionValues>(
  { name, game, options, material, least, first }: Examined<S, A, E, O>,
  { games, progress }: EmbarrassmentSettings,
): Row {
  progress(`${name}: positions with an obvious move`);
  const settings = {
    cases: CASES,
    games: SCOUTED,
    seed: 'embarrassments',
    ...(material === undefined ? {} : { material }),
  };
  const careful = examine(game, options, CAREFUL, settings);
  const report = hasNoOversight(careful) ? careful : examine(game, options, FULL, settings);
  progress(`${name}: ${games} games against random`);
  const { wins, draws, losses, bot } = againstRandom(game, options, games, least);
  const position = game.position?.(game.start(options, 'budget'));
  const { nodes, heavyNodes = nodes, playouts } = bot;
  const budget = position === undefined ? playouts : position.isHeavy ? heavyNodes : nodes;
  const isOftenDrawn = OFTEN_DRAWN.includes(name);
  const counted = isOftenDrawn ? games - losses : wins;
  return {
    what: `${name}: at ${budget} positions a move ${wins} won, ${draws} drawn, ${losses} lost`,
    figure: `${Math.round((100 * wins) / games)}%`,
    unit: 'wins against random',
    beside: [...columns(report), { figure: Math.round(first), unit: 'ms for the first move' }],
    target: {
      text: `${isOftenDrawn ? 'not lost ' : ''}>= ${100 * least}%, nothing overlooked, <= ${MAX_FIRST_MOVE} ms`,
      met: hasNoOversight(report) && counted >= least * games && first <= MAX_FIRST_MOVE,
    },
  };
}

function rulesRow(name: string, settings: EmbarrassmentSettings): Row[] {
  const open = (): ZrfGame => ownGameForBots(name);
  const game = open();
  const options = { variant: game.options.variant.default };
  if (game.players(options) < 2) return [];
  settings.progress(`${name}: first move`);
  const first = firstMove(open, options);
  const play = game.playOf(options.variant);
  const least = play.hasNoChance ? MIN_WON : MIN_WON_WITH_DICE;
  return [rowOf({ name, game, options, material: materialOf(play), least, first }, settings)];
}

function kalahRow(settings: EmbarrassmentSettings): Row {
  const first = firstMove(() => kalah, OPTIONS);
  const rest = { material: undefined, least: MIN_WON, first };
  return rowOf({ name: 'kalah', game: kalah, options: OPTIONS, ...rest }, settings);
}

/** First moves in the old-style files, whose rules cost most. */
function slowRows({ only, progress }: EmbarrassmentSettings): Row[] {
  if (only.length > 0 && !only.includes(OLD_MANNER)) return [];
  const names = readdirSync(OLD_MANNER_FOLDER).filter((name) => name.endsWith('.zrf'));
  return names.map((main) => {
    progress(`${main}: first move`);
    const open = () => must(openRules(rulesIn(OLD_MANNER_FOLDER), main, main).game);
    const first = firstMove(open, { variant: open().options.variant.default });
    return {
      what: `${main}: the strongest bot's first move`,
      figure: Math.round(first),
      unit: 'ms',
      target: { text: `<= ${MAX_FIRST_MOVE} ms`, met: first <= MAX_FIRST_MOVE },
    };
  });
}

/**
 * Runs the embarrassment table: for every game with bots, cases where the strongest one would look
 * silly.
 */
export function benchEmbarrassments(settings: EmbarrassmentSettings): Row[] {
  const { only } = settings;
  const names = only.length === 0 ? ownNames() : ownNames().filter((name) => only.includes(name));
  return [
    ...(only.length === 0 || only.includes('kalah') ? [kalahRow(settings)] : []),
    ...names.flatMap((name) => rulesRow(name, settings)),
    ...slowRows(settings),
  ];
}
