import type { Random } from '#core';
import type { CavesAction } from '../rules/model/action.ts';
import type { SpellKind } from '../rules/model/spells.ts';
import type { CavesState } from '../rules/model/state.ts';

/** A bot for this game: chooses an action from a view and has no other memory. */
export interface CavesMind {
  readonly id: string;
  choose(view: CavesState, random: Random): CavesAction;
  /** The same bot without one spell; itself if it casts none. */
  without(spell: SpellKind): CavesMind;
}
