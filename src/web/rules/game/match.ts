import type { Match } from '#core';
import type { ZrfAction, ZrfEvent, ZrfGame, ZrfOptions, ZrfState } from '#games/zrf/index.ts';

export type ZrfMatch = Match<ZrfState, ZrfAction, ZrfEvent, ZrfOptions> & {
  readonly game: ZrfGame;
};
