export { makeRogueGame, rogue } from './game/game.ts';
export type { RogueGame } from './game/game.ts';
export type { RogueAction } from './model/action.ts';
export type { RogueEvent } from './model/event.ts';
export * from './model/hero.ts';
export * from './model/items.ts';
export * from './model/gifts.ts';
export type { Foretold } from './model/deed-result.ts';
export type { ToolEffect } from './model/tool-effect.ts';
export { SCORE_PARTS, scoreOf, scoreParts } from './game/score.ts';
export { foretell } from './turn/deeds.ts';
export { exchange } from './turn/exchange.ts';
export { forecastUse } from './turn/tools.ts';
export { floorIn, isWayUp } from './world/floors/names.ts';
export type { Floor } from './world/floors/names.ts';
export { floorsOf } from './world/floors/floors.ts';
export type { ThemeName } from './world/floors/themes.ts';
export { blindFor, deedDamageOf, isAsleep, isWarning, maxHealthOf, MOBS } from './model/mobs.ts';
export type { Mob } from './model/mobs.ts';
export type { RogueOptions } from './model/options.ts';
export {
  neighbourIn as beside,
  DIRECTIONS,
  STEPS,
  stepsBetween as stepsTo,
} from './world/place.ts';
export type { Direction } from './world/place.ts';
export type { RogueState, Rows } from './model/state.ts';
export { makeMap, makeMaps, parseMap } from './world/map-text.ts';
export { extentOf } from './game/extent.ts';
export { isFrontierAt, isSeen, mobsInSight, sightOf, wallAt } from './game/looking.ts';
export { isThreat } from './turn/threat.ts';
export { SIGHT } from './turn/sight.ts';
export { leaveOut, FULL } from './world/content.ts';
export { isWorldName, readWorld, MAX_WORLD_BYTES } from './world/file/read-world.ts';
export type { WorldReport } from './world/file/read-world.ts';
export { writeWorld } from './world/file/write-world.ts';
export { MADE_KINDS } from './world/generate/kinds.ts';
export { ITEM_KINDS, MOB_KINDS } from './world/kinds.ts';
export type { ItemKind, MobKind } from './world/kinds.ts';
export type { Place, WorldPlan } from './world/plan.ts';
export { isClosed, isSpent, triggerIn } from './model/course.ts';
export type { LiveTrigger } from './model/course.ts';
export type { GoalState } from './model/goals.ts';
export type { TriggerEffect } from './model/trigger-effect.ts';
export { forecast } from './turn/triggers.ts';
export { TRIGGER_KINDS } from './world/trigger-kinds.ts';
export type { Colour, SignText, TriggerKind } from './world/trigger-kinds.ts';
export { firstOf, linkWorlds } from './world/link/link.ts';
export type { LinkedWorlds, WorldFile } from './world/link/link.ts';
export { connectedWith, surveyWorlds } from './world/link/survey.ts';
export type { Survey } from './world/link/survey.ts';
