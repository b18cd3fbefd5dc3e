import type { Random } from '#core';
import type { CavesAction } from '../rules/model/action.ts';
import type { SpellKind } from '../rules/model/spells.ts';
import type { CavesState } from '../rules/model/state.ts';

/** A player of this game, by its habits: it is asked about views, and remembers nothing else. */
export interface CavesMind {
  readonly id: string;
  choose(view: CavesState, random: Random): CavesAction;
  /** The same who casts one spell less; the same for whoever casts none. */
  without(spell: SpellKind): CavesMind;
}
