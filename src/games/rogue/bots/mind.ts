import type { Random } from '#core';
import type { RogueAction } from '../rules/model/action.ts';
import type { RogueState } from '../rules/model/state.ts';

/** A player of this game, by its habits: it is asked about views. */
export interface RogueMind {
  readonly id: string;
  choose(view: RogueState, random: Random): RogueAction;
}
