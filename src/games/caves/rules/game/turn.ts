import type { Step } from '#core';
import { hungerOf } from '../model/attributes.ts';
import type { CavesAction } from '../model/action.ts';
import type { CavesEvent } from '../model/event.ts';
import { MAX_TURNS } from '../model/options.ts';
import { neighbourIn } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { CavesState } from '../model/state.ts';
import type { Chance } from '../turn/chance.ts';
import { climb } from '../turn/climbing.ts';
import { CavesDraft, creatureRef, spotOf } from '../turn/draft.ts';
import { passClouds, passTerrain } from '../turn/air.ts';
import { passEffects, settle } from '../turn/effects.ts';
import { read } from '../turn/scrolls.ts';
import { findTraps, isIn } from '../turn/terrain.ts';
import { grow } from '../turn/experience.ts';
import { fire, throwItem } from '../turn/missiles.ts';
import { drop, eat, pickUp, wear } from '../turn/pack.ts';
import { quaff } from '../turn/potions.ts';
import { lookAround } from '../turn/seeing.ts';
import { cast } from '../turn/spells.ts';
import { stepTo } from '../turn/steps.ts';
import { upkeep } from '../turn/upkeep.ts';
import { live } from '../urges/live.ts';

export type CavesStep = Step<CavesState, CavesEvent>;

/** Applies a legal action; random outcomes come from `chance` if present. */
export function take(state: CavesState, action: CavesAction, chance?: Chance): CavesStep {
  const draft = new CavesDraft(state, chance);
  const takesTurn = action.kind !== 'grow';
  if (takesTurn && isIn(draft.player, 'stunned'))
    draft.emit({ kind: 'stunned', who: creatureRef(draft.player) });
  else act(draft, action);
  settle(draft);
  if (takesTurn && draft.ending === undefined) passTurn(draft, action.kind === 'wait');
  lookAround(draft);
  const next = draft.finish(state.turns + (takesTurn ? 1 : 0));
  return { state: next, events: draft.events, reveals: true };
}

/** Performs the player's action. */
function act(draft: CavesDraft, action: CavesAction): void {
  const { player } = draft;
  switch (action.kind) {
    case 'move':
      stepTo(draft, spotOf(player, neighbourIn(player, action.direction)));
      break;
    case 'climb':
      climb(draft, action.way);
      break;
    case 'wait':
      draft.emit({ kind: 'waited' });
      break;
    case 'pick-up':
      pickUp(draft, player);
      break;
    case 'drop':
      drop(draft, action.slot);
      break;
    case 'eat':
      eat(draft, action.slot);
      break;
    case 'wear':
      wear(draft, player, action.slot);
      break;
    case 'quaff':
      quaff(draft, action.slot);
      break;
    case 'read':
      read(draft, action.slot);
      break;
    case 'throw':
      throwItem(draft, player, action.slot, action.at);
      break;
    case 'fire':
      fire(draft, player, action.at);
      break;
    case 'cast':
      cast(draft, action.spell, action.at);
      break;
    case 'grow':
      grow(draft, action.growth);
      break;
  }
}

/**
 * Runs all creatures' turns in order of id, unless they are asleep on a level not yet reached.
 * Creatures that appear during the turn act from the next one on.
 */
function passTurn(draft: CavesDraft, isWaiting: boolean): void {
  const { before } = draft;
  const reached = draft.content.asleep ? draft.deeds.deepest : before.levels.length;
  for (const { id, z } of before.creatures) {
    if (z > reached) continue;
    upkeep(draft, id);
    if (isOver(draft)) return;
    passEffects(draft, id);
    if (isOver(draft)) return;
    live(draft, id);
    if (isOver(draft)) return;
  }
  passGround(draft, isWaiting);
  if (draft.ending !== undefined) return;
  emitHunger(draft);
  if (before.turns + 1 >= MAX_TURNS) draft.end('time');
}

/** Works the last effects of the dead; true if the run has ended. */
function isOver(draft: CavesDraft): boolean {
  if (draft.bursts.length > 0) settle(draft);
  return draft.ending !== undefined;
}

/** Terrain, fire and gas have their turn, and the player looks for traps. */
function passGround(draft: CavesDraft, isWaiting: boolean): void {
  const { clouds } = draft.content;
  if (draft.ground.isAny) {
    passTerrain(draft);
    settle(draft);
  }
  if (draft.ending === undefined && Object.keys(clouds).length > 0) passClouds(draft);
  settle(draft);
  if (draft.ending === undefined) findTraps(draft, isWaiting);
}

function emitHunger(draft: CavesDraft): void {
  const earlier = draft.before.creatures[PLAYER];
  const hunger = hungerOf(draft.player);
  if (earlier !== undefined && hungerOf(earlier) !== hunger) draft.emit({ kind: 'hunger', hunger });
}
