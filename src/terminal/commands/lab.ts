export { makeJobs, mergeTallies, Perft, planBalance, reportOf, runJob } from '../../lab/index.ts';
export type { BalanceReport, Tally } from '../../lab/index.ts';
