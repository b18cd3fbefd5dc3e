export { arena } from './arena.ts';
export { chooseScenarios, planBalance } from './balance-plan.ts';
export { balance, makeJobs, runJob } from './balance.ts';
export { reportOf } from './balance-report.ts';
export type { BalanceReport } from './balance-report.ts';
export { mergeTallies } from './balance-tally.ts';
export type { Tally } from './balance-tally.ts';
export { wilson } from './interval.ts';
export { Perft, perft } from './perft.ts';
