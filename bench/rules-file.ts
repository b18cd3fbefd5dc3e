/**
 * Opens one rules file in a process of its own, plays it at random, and prints what that took as
 * JSON: `node rules-file.mjs <file>`, or the name of a file that is put together here.
 */
import { below, makeStream, must } from '../src/core/index.ts';
import { openRules } from '../src/games/zrf/rules/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../src/games/zrf/rules/index.ts';
import { worked } from './measure.ts';
import { sourceOf } from './rules-source.ts';

/** What one rules file takes. */
export interface RulesFileCosts {
  /** Milliseconds from its bytes to the first list of moves. */
  readonly open: number;
  /** Moves per second of random games from the first move on, listed and played as both shells do. */
  readonly moves: number;
  /** Megabytes that the process had at most, opening and playing. */
  readonly opened: number;
  readonly memory: number;
}

/** Milliseconds of work, however busy the machine is with other things. */
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

/** Moves per second of random games, one after the other. */
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
  if (variant === undefined) throw new RangeError(`${file} has no game`);
  actionsOf(game, game.start({ variant: variant.key }, 'bench'));
  const open = worked() - since;
  const opened = megabytes();
  const moves = playAtRandom(game, variant.key);
  return { open, moves, opened, memory: megabytes() };
}

const [file] = process.argv.slice(2);
if (file !== undefined) console.log(JSON.stringify(measure(file)));
