import type { DeedKind } from '../model/deeds.ts';
import type { Foretold } from '../model/deed-result.ts';
import { mobIn } from '../model/by-chunk.ts';
import { blindFor, MOBS } from '../model/mobs.ts';
import type { Mob } from '../model/mobs.ts';
import type { RogueState } from '../model/state.ts';
import type { TurnDraft } from './draft.ts';
import { notices } from './noticing.ts';
import { explode } from './deed-explode.ts';
import { mend } from './deed-mend.ts';
import { ram } from './deed-ram.ts';
import type { AnyDeedRow, DeedRow } from './deed-row.ts';
import type { Scene } from './deed-scene.ts';
import { shoot } from './deed-shoot.ts';
import { steal } from './deed-steal.ts';
import { summon } from './deed-summon.ts';
import { web } from './deed-web.ts';

const ROWS: { readonly [K in DeedKind]: DeedRow<K> } = {
  shoot,
  ram,
  explode,
  summon,
  steal,
  mend,
  web,
};

/** A mob's deed instead of its move; false if it moves. */
export function act(draft: TurnDraft, mob: Mob, sees: boolean): boolean {
  const { deed } = MOBS[mob.kind];
  if (deed === undefined) return false;
  const row: AnyDeedRow = ROWS[deed.kind];
  const scene: Scene = {
    hero: draft.hero,
    sees,
    isWall: (place) => draft.isWall(place),
    hasMob: ({ x, y }) => draft.board.at(x, y) !== undefined,
  };
  return row.act(draft, mob, deed, scene);
}

/** A mob's deed next turn if the hero stays and nothing stops it; undefined if it has none. */
export function foretell(state: RogueState, mob: Mob): Foretold | undefined {
  const { deed } = MOBS[mob.kind];
  const isStopped = blindFor(mob) > 0 || mob.confused > 0 || (mob.still ?? 0) > 0;
  if (deed === undefined || isStopped) return undefined;
  const row: AnyDeedRow = ROWS[deed.kind];
  return row.foretell(mob, deed, {
    hero: state.hero,
    sees: notices(state.hero, state.ground.walls, mob),
    isWall: ({ x, y }) => state.ground.walls.has(x, y),
    hasMob: (place) => mobIn(state.mobs, place) !== undefined,
  });
}
