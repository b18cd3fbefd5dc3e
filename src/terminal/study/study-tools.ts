export { plannedGame } from './planned-game.ts';
export { runPlan } from './run-plan.ts';
export { addStudyFlags, requireStop } from './study-flags.ts';
