import type { OptionValue, OptionValues } from '#core';
import type { Say } from '#i18n/say.ts';

/** Names of options and values supplied by the game itself. */
export interface OptionWords {
  /** Prefix of the message ids for its options. */
  readonly family: string;
  /** Name of an option value for which there is no message. */
  value(option: string, value: OptionValue): string | undefined;
  /** Name of a side, such as "White". */
  player(options: OptionValues, player: number, say: Say): string;
}
