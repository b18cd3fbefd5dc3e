export { Arena, changeOf, Perft, reportRuns } from '../../lab/index.ts';
export type { ArenaReport, Estimate, RunArena, RunReport, RunResult } from '../../lab/index.ts';
