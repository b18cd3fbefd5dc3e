export { Arena, arena } from './arena.ts';
export type { ArenaReport } from './arena.ts';
export {
  cutSeries,
  joinOutcomes,
  planStudy,
  runSeries,
  seriesOf,
  STUDY_PARTS,
} from './balance-study.ts';
export type { Outcome, Series, Study, StudyPart } from './balance-study.ts';
export { reportScope, scopesOf, scoreOf } from './balance-targets.ts';
export type { ScopeReport, TargetRow, Unit } from './balance-targets.ts';
export { chooseScenarios, planBalance } from './balance-plan.ts';
export { balance, makeJobs, runJob } from './balance.ts';
export { reportOf } from './balance-report.ts';
export type { BalanceReport } from './balance-report.ts';
export { mergeTallies } from './balance-tally.ts';
export type { Tally } from './balance-tally.ts';
export { examine, playAgainstRandom } from './embarrassments.ts';
export type { EmbarrassmentReport, Material } from './embarrassments.ts';
export { cavesArena } from './caves-runs.ts';
export { rogueArena, rogueWithout } from './rogue-runs.ts';
export { changeOf, reportRuns } from './runs.ts';
export type { RunArena, RunReport, RunResult } from './runs.ts';
export { materialOf } from './material.ts';
export { wilson } from './interval.ts';
export type { Estimate, Share } from './interval.ts';
export { Perft, perft } from './perft.ts';
