export { Arena, arena } from './arena.ts';
export type { ArenaReport } from './arena.ts';
export { examine, playAgainstRandom } from './embarrassments.ts';
export type { EmbarrassmentReport, Material } from './embarrassments.ts';
export { changeOf, reportRuns } from './runs.ts';
export type { RunArena, RunReport, RunResult } from './runs.ts';
export { wilson } from './interval.ts';
export type { Estimate, Share } from './interval.ts';
export { Perft, perft } from './perft.ts';
