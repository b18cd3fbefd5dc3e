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
