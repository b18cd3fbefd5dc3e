import type { Match } from '#core';
import type { ZrfAction, ZrfEvent, ZrfGame, ZrfOptions, ZrfState } from '../../rules/index.ts';

export type ZrfMatch = Match<ZrfState, ZrfAction, ZrfEvent, ZrfOptions> & {
  readonly game: ZrfGame;
};
