import type { AnyGame, OptionValue, OptionValues } from '#core';
import type { Context } from '../model/context.ts';
import { titleIn } from './libraries.ts';

/** Title of a game. */
export function describeGame(context: Context, id: string): string {
  const { messages } = context;
  const message = `game-${id}`;
  return messages.has(message) ? messages.say(message) : titleIn(context, id);
}

/** Path of a game in title bars: its name, and the variant unless it is the default. */
export function gamePath(context: Context, game: AnyGame, options: OptionValues): string[] {
  const { variant } = options;
  const usual = game.options['variant']?.default;
  const words = context.lookOf(game).words;
  const title =
    variant === undefined || variant === usual ? undefined : words?.value('variant', variant);
  return [describeGame(context, game.id), ...(title === undefined ? [] : [title])];
}

function familyOf(context: Context, game: AnyGame): string {
  return context.lookOf(game).words?.family ?? game.id;
}

export function describeOptionName(context: Context, game: AnyGame, name: string): string {
  return context.say(`${familyOf(context, game)}-option-${name}`);
}

export function describeOptionAbout(context: Context, game: AnyGame, name: string): string {
  return context.say(`${familyOf(context, game)}-option-${name}-about`);
}

/** Value of an option in words: figures, yes or no, or the message of the value. */
export function describeOptionValue(
  context: Context,
  game: AnyGame,
  name: string,
  value: OptionValue,
): string {
  const { say } = context;
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number') return String(value);
  const own = context.lookOf(game).words?.value(name, value);
  return own ?? say(`${game.id}-option-${name}-${value}`);
}

/** Name of a player: the name of the side in the game, or a number. */
export function describePlayer(
  context: Context,
  game: AnyGame,
  options: OptionValues,
  player: number,
): string {
  const own = context.lookOf(game).words?.player(options, player, context.say);
  return own ?? context.say('player-name', { player, number: player + 1 });
}
