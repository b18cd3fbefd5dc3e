export { makeRogueGame, rogue } from './game/game.ts';
export type { RogueGame } from './game/game.ts';
export type { RogueAction } from './model/action.ts';
export { ENDINGS } from './model/event.ts';
export type { Cause, Ending, RogueEvent } from './model/event.ts';
export { findRogueMind, ROGUE_MINDS } from './minds/index.ts';
export type { RogueMind } from './minds/mind.ts';
export * from './model/hero.ts';
export * from './model/items.ts';
export { blindFor, damageOf, experienceOf, maxHealthOf, mobArmorOf, MOBS } from './model/mobs.ts';
export type { Mind, Mob, MobRow } from './model/mobs.ts';
export type { RogueOptions } from './model/options.ts';
export { beside, DIRECTIONS, STEPS } from './model/place.ts';
export type { Direction } from './model/place.ts';
export type { LyingItem, RogueState, Rows } from './model/state.ts';
export { makeMap, parseMap } from './world/map-text.ts';
export { extentOf } from './game/extent.ts';
export {
  isFrontierAt,
  isSeen,
  itemsAt,
  mobAt,
  mobsInSight,
  sightOf,
  wallAt,
} from './game/looking.ts';
export { isThreat } from './turn/threat.ts';
export { SIGHT } from './turn/sight.ts';
export type { Sight } from './turn/sight.ts';
export { leaveOut, FULL } from './world/content.ts';
export type { Content } from './world/content.ts';
export { isWorldName, readWorld, WORLD_BYTES_MOST } from './world/file/read-world.ts';
export type { WorldReport } from './world/file/read-world.ts';
export { writeWorld } from './world/file/write-world.ts';
export type { WrittenWorld } from './world/file/write-world.ts';
export { generateWorld, MADE_KINDS } from './world/generate/kinds.ts';
export type { MadeKind } from './world/generate/kinds.ts';
export { sourceOf } from './world/generate/random-source.ts';
export type { RandomSource } from './world/generate/random-source.ts';
export { worldRandom } from './world/generate/settings.ts';
export type { WorldRandom, WorldSize } from './world/generate/settings.ts';
export { ITEM_KINDS, MOB_KINDS } from './world/kinds.ts';
export type { ItemKind, MobKind } from './world/kinds.ts';
export type { Place, PlacedItem, PlacedMob, WorldPlan } from './world/plan.ts';
