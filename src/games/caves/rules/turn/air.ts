import { cloudRow } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import { spotAt } from '../model/place.ts';
import type { Place } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import { happens } from './chance.ts';
import { burn, BURNING, cloudsOn, drift, ignite, putClouds } from './clouds.ts';
import { spotOf } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { affect, endState } from './effects.ts';
import { isAtHome, isIn, terrainAt, terrainIdAt } from './terrain.ts';

/** The kind of cloud that is fire. */
function fireOf(content: CavesContent): string | undefined {
  return Object.keys(content.clouds).find((kind) => cloudRow(content, kind).fire === true);
}

/** Fire spreads, gas drifts, and both affect those in them, on the player's level. */
export function passClouds(draft: CavesDraft): void {
  const { z } = draft.player;
  const { content } = draft;
  const clouds = cloudsOn(draft, z);
  for (const one of draft.crowd.onLevel(z)) {
    if (!isIn(one, 'burning')) continue;
    const burning = fireOf(content);
    if (terrainAt(draft, one)?.douses === true) endState(draft, one.id, 'burning');
    else if (terrainAt(draft, one)?.burns !== undefined && burning !== undefined)
      ignite(draft, clouds, one, burning, BURNING);
  }
  if (clouds.size === 0) {
    putClouds(draft, z, clouds);
    return;
  }
  burn(draft, clouds, z);
  drift(draft, clouds, z);
  putClouds(draft, z, clouds);
  for (const { cell, kind } of draft.level(z).clouds ?? []) {
    const { effect } = cloudRow(content, kind);
    const target = draft.crowd.at(spotAt(cell, z));
    if (effect === undefined || target === undefined || draft.ending !== undefined) continue;
    if (target.effects.some((one) => one.kind === effect && one.turns > 1)) continue;
    affect(draft, target.id, effect);
  }
}

/** Terrain affects those in it, and things drift, on the player's level. */
export function passTerrain(draft: CavesDraft): void {
  const { z } = draft.player;
  for (const one of draft.crowd.onLevel(z)) {
    const effect = terrainAt(draft, one)?.effect;
    if (effect === undefined || isAtHome(one, terrainIdAt(draft, one))) continue;
    if (draft.ending !== undefined) return;
    if (one.effects.some(({ kind }) => kind === effect)) continue;
    affect(draft, one.id, effect, one.id === PLAYER ? undefined : PLAYER);
  }
  const { tiles, items } = draft.level(z);
  const { drifting, rows } = draft.ground;
  for (const { cell, item } of items) {
    const code = tiles.charCodeAt(cell);
    if (drifting[code] !== 1 || !happens(draft.chance, rows[code]?.drifts ?? 0)) continue;
    const spot = spotAt(cell, z);
    const to: Place = {
      x: spot.x - 1 + draft.chance.below(3),
      y: spot.y - 1 + draft.chance.below(3),
    };
    const next = spotOf(spot, to);
    if (!draft.isGround(next) || draft.itemAt(next) !== undefined) continue;
    draft.takeItem(spot);
    draft.layItem(next, item);
  }
}
