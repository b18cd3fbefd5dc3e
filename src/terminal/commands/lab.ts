export { Arena, changeOf, Perft, reportRuns } from '#lab';
export type { ArenaReport, Estimate, RunArena, RunReport, RunResult } from '#lab';
