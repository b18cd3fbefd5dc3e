/**
 * Runs a bot on the first decision of a game, in a process of its own, and prints the cost as JSON:
 * `node first-move.mjs <file> <level>`. The file is a path or the name of a generated file.
 */
import { assertDefined, defaultOptions, must } from '../src/core/index.ts';
import type { AnyGame } from '../src/core/index.ts';
import { strengthAt } from '../src/bots/index.ts';
import { openRules } from '../src/games/zrf/rules/index.ts';
import { beginAnswer, EngineService } from '../src/play/index.ts';
import type { Question } from '../src/play/index.ts';
import { workedHere } from './measure.ts';
import { sourceOf } from './rules-source.ts';

/** Cost of a bot's first move, in milliseconds of work in its thread. */
export interface FirstMove {
  readonly total: number;
  /** Time budget of the move. */
  readonly allowed: number;
  /** Longest uninterrupted stretch of work before the event loop runs again. */
  readonly slice: number;
}

/** Maximum number of forced steps before the first decision of a game. */
const MAX_FORCED = 100;

/**
 * Returns the first state in which a player has a choice, or undefined if the game ends first or
 * takes too long to get there.
 */
function firstDecision(
  game: AnyGame,
): { readonly state: unknown; readonly player: number } | undefined {
  let state: unknown = game.start(defaultOptions(game.options), 'bench');
  for (let step = 0; step < MAX_FORCED; step += 1) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return undefined;
    if (turn.kind === 'decide' && turn.actions.length > 1) return { state, player: turn.player };
    const action = turn.kind === 'decide' ? turn.actions[0] : turn.outcomes[0]?.action;
    state = game.apply(state, action).state;
  }
  return undefined;
}

/** Thinks like a worker, and measures each slice. */
async function think(game: AnyGame, question: Question): Promise<Omit<FirstMove, 'allowed'>> {
  const startedAt = workedHere();
  let [since, slice] = [startedAt, 0];
  const end = () => (slice = Math.max(slice, workedHere() - since));
  const service = new EngineService({
    begin: (asked: Question) => beginAnswer(asked, () => game),
    reply: (reply) => {
      if (reply.kind === 'error') throw new Error(reply.message);
    },
    rest: async () => {
      end();
      await new Promise(setImmediate);
      since = workedHere();
    },
    now: workedHere,
  });
  await service.receive({ id: 1, question });
  end();
  return { total: workedHere() - startedAt, slice };
}

async function measure(file: string, level: number): Promise<FirstMove | undefined> {
  const { folder, main } = sourceOf(file);
  const game = must(openRules(folder, main, 'bench').game) as AnyGame;
  const first = firstDecision(game);
  if (first === undefined) return undefined;
  const { state, player } = first;
  const question = {
    game: game.id,
    state: game.makeState(state),
    player,
    strength: level,
    seed: 'bench',
  };
  const allowed = assertDefined(strengthAt(level).milliseconds);
  return { ...(await think(game, question)), allowed };
}

const [file, level] = process.argv.slice(2);
if (file !== undefined) console.log(JSON.stringify((await measure(file, Number(level))) ?? null));
