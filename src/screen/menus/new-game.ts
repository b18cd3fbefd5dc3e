import { canEndEarly, isSeed, defaultOptions, MAX_SEED_LENGTH, startMatch } from '#core';
import type { AnyGame } from '#core';
import { PERSON, Session } from '#play';
import type { Context, NewGameDefaults } from '../model/context.ts';
import type { Screen } from '../model/screen.ts';
import { makeField } from '../widgets/text-field.ts';
import { drawNewGame } from './new-game-drawing.ts';
import { BOT, choose, MAX_CLOCK_LENGTH, type } from './new-game-state.ts';
import type { NewGameState } from './new-game-state.ts';

/** Screen for choosing opponents, options and the seed of a new game. */
export function newGameScreen(
  context: Context,
  game: AnyGame,
  back: Screen,
  defaults?: NewGameDefaults,
): Screen {
  const options = defaults?.options ?? defaultOptions(game.options);
  const players = game.players(options);
  const seats =
    defaults?.seats ?? Array.from({ length: players }, (_, i) => (i === 0 ? PERSON : BOT));
  const seed = makeField(defaults?.seed ?? context.environment.freshSeed(), MAX_SEED_LENGTH);
  const typedClock = makeField('', MAX_CLOCK_LENGTH);
  return screenOf(
    context,
    { game, options, seats, seed, clock: defaults?.clock, typedClock, row: 0, isTyping: false },
    back,
  );
}

function screenOf(context: Context, state: NewGameState, back: Screen): Screen {
  const screen: Screen = {
    draw: (grid) => drawNewGame(grid, context, state),
    isTyping: () => state.isTyping,
    onKey: (key) => {
      const next = state.isTyping ? type(state, key) : choose(state, key);
      if (next === 'back') return back;
      if (next === 'bad-clock') {
        context.announce(context.say('clock-bad', { text: state.typedClock.text }));
        return screen;
      }
      if (next === 'start') return start(context, state, screen);
      return next === state ? screen : screenOf(context, next, back);
    },
  };
  return screen;
}

function start(context: Context, state: NewGameState, screen: Screen): Screen {
  const seed = state.seed.text.trim();
  if (!isSeed(seed)) {
    context.announce(context.say('screen-new-bad-seed', { most: MAX_SEED_LENGTH }));
    return screen;
  }
  const { game, options, seats } = state;
  const clock = canEndEarly(game, options) ? state.clock : undefined;
  const session = new Session(startMatch(game, options, seed, { clock }), seats);
  const name = context.environment.saves.freshName(game.id);
  return context.routes.play({ session, name }, context.routes.title());
}
