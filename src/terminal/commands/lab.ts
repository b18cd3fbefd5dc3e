export {
  Arena,
  makeJobs,
  mergeTallies,
  Perft,
  planBalance,
  reportOf,
  runJob,
} from '../../lab/index.ts';
export type { ArenaReport, BalanceReport, Tally } from '../../lab/index.ts';
