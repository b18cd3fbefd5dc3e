import type { OptionValue } from '../../core/index.ts';
import type { Say } from '../say.ts';

export function tellOptionName(say: Say, game: string, name: string): string {
  return say(`${game}-option-${name}`);
}

/** The value of a game's option in words: figures, yes or no, or the word's own message. */
export function tellOptionValue(say: Say, game: string, name: string, value: OptionValue): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number') return String(value);
  return say(`${game}-option-${name}-${value}`);
}
