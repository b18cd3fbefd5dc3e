import { own } from '#core';
import type { OptionSpec, OptionValues } from '#core';

/**
 * Pieces on text screens: symbols with kanji where readers know them, always with kanji, letters, or
 * letters and signs of ASCII only.
 */
export const PIECES = ['auto', 'symbols', 'letters', 'ascii'] as const;
export type Pieces = (typeof PIECES)[number];

/** Shared by all board games in every shell. */
export const settings: OptionSpec<{ readonly pieces: Pieces }> = {
  pieces: { kind: 'choice', values: PIECES, default: 'auto' },
};

/** Reads the setting from the text screens' game settings. */
export function piecesIn(games: OptionValues): Pieces {
  const chosen = own(games, 'pieces');
  return PIECES.find((one) => one === chosen) ?? settings.pieces.default;
}
