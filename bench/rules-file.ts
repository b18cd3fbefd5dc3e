/**
 * Opens one rules file in a process of its own, plays it at random and prints the cost as JSON:
 * `node rules-file.mjs <file>`. The file is a path or the name of a generated file.
 */
import { below, makeStream, must } from '../src/core/index.ts';
import { openRules } from '../src/games/zrf/rules/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../src/games/zrf/rules/index.ts';
import { worked } from './measure.ts';
import { sourceOf } from './rules-source.ts';

/** Cost of one rules file. */
export interface RulesFileCosts {
  /** Milliseconds from its bytes to the first move list. */
  readonly open: number;
  /** Moves per second of random games, excluding the start, listed and played as both shells do. */
  readonly moves: number;
  /** Peak memory of the process while opening and playing, in megabytes. */
  readonly opened: number;
  readonly memory: number;
}

/** CPU time in milliseconds, independent of other load on the machine. */
const PLAYED = 1000;
const LOOK_EVERY = 64;

function megabytes(): number {
  return process.resourceUsage().maxRSS / 1024;
}

function actionsOf(game: ZrfGame, state: ZrfState): readonly ZrfAction[] {
  const turn = game.turn(state);
  if (turn.kind === 'over') return [];
  return turn.kind === 'decide' ? turn.actions : turn.outcomes.map(({ action }) => action);
}

/** Moves per second over consecutive random games. */
function playAtRandom(game: ZrfGame, variant: string): number {
  const random = makeStream('bench', 'rules files');
  const begin = game.start({ variant }, 'bench');
  const since = worked();
  let [state, moves] = [begin, 0];
  while (moves % LOOK_EVERY !== 0 || worked() - since < PLAYED) {
    const actions = actionsOf(game, state);
    const action = actions[below(random, Math.max(1, actions.length))];
    state = action === undefined ? begin : game.apply(state, action).state;
    moves += 1;
  }
  return (moves / (worked() - since)) * 1000;
}

function measure(file: string): RulesFileCosts {
  const { folder, main } = sourceOf(file);
  const since = worked();
  const game = must(openRules(folder, main, 'bench').game);
  const [variant] = game.variants;
  if (variant === undefined) throw new RangeError(`${file} contains no game`);
  actionsOf(game, game.start({ variant: variant.key }, 'bench'));
  const open = worked() - since;
  const opened = megabytes();
  const moves = playAtRandom(game, variant.key);
  return { open, moves, opened, memory: megabytes() };
}

const [file] = process.argv.slice(2);
if (file !== undefined) console.log(JSON.stringify(measure(file)));
