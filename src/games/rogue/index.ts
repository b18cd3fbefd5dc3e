export { isWorldName, readWorld, WORLD_BYTES_MOST } from './world/file/read-world.ts';
export type { WorldReport } from './world/file/read-world.ts';
export { writeWorld } from './world/file/write-world.ts';
export type { WrittenWorld } from './world/file/write-world.ts';
export type { Place, PlacedItem, PlacedMob, WorldPlan } from './world/plan.ts';
