import type { Deed, DeedKind } from '../model/deeds.ts';
import type { Foretold } from '../model/deed-result.ts';
import type { Mob } from '../model/mobs.ts';
import type { TurnDraft } from './draft.ts';
import type { Scene } from './deed-scene.ts';

export type DeedOf<K extends DeedKind> = Extract<Deed, { readonly kind: K }>;

/** One kind of deed. */
export interface DeedRow<K extends DeedKind> {
  /** The mob's deed next turn if the hero stays and nothing stops it. */
  foretell(mob: Mob, deed: DeedOf<K>, scene: Scene): Foretold | undefined;
  /** Acts instead of moving; false if the mob moves. */
  act(draft: TurnDraft, mob: Mob, deed: DeedOf<K>, scene: Scene): boolean;
}

/** A row that works for any kind, for tables. */
export interface AnyDeedRow {
  foretell(mob: Mob, deed: Deed, scene: Scene): Foretold | undefined;
  act(draft: TurnDraft, mob: Mob, deed: Deed, scene: Scene): boolean;
}

/** The mob without its preparations. */
export function unready(mob: Mob): Mob {
  return { ...mob, ready: undefined };
}
