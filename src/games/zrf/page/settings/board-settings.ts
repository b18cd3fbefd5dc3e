import { own } from '#core';
import { isRecord } from '#kit/is-record.ts';
import { BOARD_THEMES } from '../paint/themes.ts';
import type { BoardTheme } from '../paint/themes.ts';

/** Chosen look of one game; missing parts have their defaults. */
export interface GameLook {
  /** Key of a piece set. */
  readonly pieces?: string;
  readonly theme?: BoardTheme;
}

/** Looks of board games by game, and handling of all boards. */
export interface BoardSettings {
  readonly looks: Readonly<Record<string, GameLook>>;
  /** True if moves can be entered while a bot thinks. */
  readonly premoves: boolean;
}

function parseLook(value: unknown): GameLook {
  const { pieces, theme } = isRecord(value) ? value : {};
  const found = BOARD_THEMES.find((one) => one === theme);
  return {
    ...(typeof pieces === 'string' ? { pieces } : {}),
    ...(found === undefined ? {} : { theme: found }),
  };
}

/** Parses stored settings; missing and invalid ones get their defaults. */
export function parseBoards(value: unknown): BoardSettings {
  const { looks, premoves } = isRecord(value) ? value : {};
  const games = isRecord(looks) ? Object.entries(looks) : [];
  return {
    looks: Object.fromEntries(games.map(([game, look]) => [game, parseLook(look)])),
    premoves: typeof premoves === 'boolean' ? premoves : true,
  };
}

/** Look of a game. */
export function lookOf({ looks }: Pick<BoardSettings, 'looks'>, game: string): GameLook {
  return own(looks, game) ?? {};
}
