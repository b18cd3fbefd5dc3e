import type { Random } from '#core';
import type { RogueAction } from '../rules/model/action.ts';
import type { RogueState } from '../rules/model/state.ts';

/** A bot for this game; chooses an action from a view. */
export interface RogueMind {
  readonly id: string;
  choose(view: RogueState, random: Random): RogueAction;
}
