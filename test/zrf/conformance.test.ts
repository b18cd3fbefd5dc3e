import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conformance, conformanceSeeds, must } from '../../src/core/index.ts';
import type { AnyGame, Position } from '../../src/core/index.ts';
import type { ZrfGame } from '../../src/games/zrf/game/game.ts';
import { openRules } from '../../src/games/zrf/game/library.ts';
import type { ZrfAction } from '../../src/games/zrf/state/action.ts';
import type { ZrfState } from '../../src/games/zrf/state/state.ts';
import { openRules as openFile } from '../../src/terminal/rules/rules-files.ts';

const FOLDER = 'content/rules';
const SEEDS = conformanceSeeds(2);
/** Kings may chase each other for very long at random: games are broken off after so many steps. */
const STEPS = 24;
/** Of others it takes long to learn what their pieces are worth, which search does first. */
const SEARCHED = ['alquerque', 'breakthrough', 'connect-four', 'dobutsu', 'reversi', 'tic-tac-toe'];
const PATIENCE = { timeout: 60_000 };

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.zrf'));

type ZrfPosition = Position<ZrfAction>;

/** A position that knows how long the game may be. */
function limited(inner: ZrfPosition, state: ZrfState): ZrfPosition {
  let { made } = state;
  const isOver = () => made >= STEPS && inner.player() >= 0;
  const own: Partial<ZrfPosition> = {
    player: () => (isOver() ? -1 : inner.player()),
    result: () => (isOver() ? 0 : inner.result()),
    make: (move) => {
      inner.make(move);
      made += 1;
    },
    unmake: () => {
      inner.unmake();
      made -= 1;
    },
  };
  return new Proxy(inner, {
    get: (_target, name) => {
      const value: unknown = Reflect.get(own, name) ?? Reflect.get(inner, name);
      return typeof value === 'function' ? (value.bind(inner) as unknown) : value;
    },
  });
}

/** The game, drawn after so many steps. */
function shortened(game: ZrfGame): AnyGame {
  const short: ZrfGame = {
    ...game,
    longest: () => STEPS,
    turn: (state) => {
      const turn = game.turn(state);
      if (turn.kind !== 'over' && state.made < STEPS) return turn;
      const seats = [...game.playOf(state.variant).seats.keys()];
      const [winner, ...more] = turn.kind === 'over' ? turn.outcome.winners : [];
      const hasWon = (seat: number) => seat === winner && more.length === 0;
      const scores = seats.map((seat) => (hasWon(seat) ? 1 : 0));
      return { kind: 'over', outcome: { scores, winners: [], reason: 'limit' } };
    },
    position: (state) => {
      const position = SEARCHED.includes(game.id) ? game.position?.(state) : undefined;
      return position && limited(position, state);
    },
  };
  return short;
}

describe.each(files)('%s', (file) => {
  const { folder, main } = must(openFile(join(FOLDER, file)));
  const game = shortened(must(openRules(folder, main, file.replace('.zrf', '')).game));

  test.each(conformance)('$name', PATIENCE, (check) => {
    for (const seed of SEEDS) expect(() => check.run(game, seed), `seed ${seed}`).not.toThrow();
  });
});
