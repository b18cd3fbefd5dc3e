import type { OptionValue, OptionValues } from '#core';
import type { Say } from '#i18n/say.ts';

/** What the options of a game mean, where it brings these words itself. */
export interface OptionWords {
  /** The word that ids of messages about its options begin with. */
  readonly family: string;
  /** A value of an option in words, where no message has it. */
  value(option: string, value: OptionValue): string | undefined;
  /** Who sits there, such as "White". */
  player(options: OptionValues, player: number, say: Say): string;
}
