export { examine, playAgainstRandom } from './embarrassments.ts';
export type { EmbarrassmentReport, Material } from './embarrassments.ts';
export { reportRuns } from './runs/run-figures.ts';
export type { RunReport } from './runs/run-figures.ts';
export type { RunArena, RunResult } from './runs/runs.ts';
export { changesBeyondChance } from './statistics/compare.ts';
export type { Change } from './statistics/compare.ts';
export {
  meanSequence,
  scoreSequence,
  shareSequence,
  tightestFor,
} from './statistics/confidence-sequence.ts';
export type { SequenceOptions } from './statistics/confidence-sequence.ts';
export { eloAt, eloOf, scoreAt } from './statistics/elo.ts';
export { differenceOf, meanInterval, wilson } from './statistics/interval.ts';
export type { Bounds, Estimate, Scale, Share } from './statistics/interval.ts';
export type { PairCounts } from './statistics/pair-counts.ts';
export { sprt } from './statistics/sprt.ts';
export type { SprtBounds, SprtResult } from './statistics/sprt.ts';
export { nextBoundary } from './statistics/stop.ts';
export { Perft, perft } from './perft/perft.ts';
export type { CountTurns, SplitCount } from './perft/split-count.ts';
export { ablationKind } from './kinds/ablation.ts';
export { arenaKind } from './kinds/arena.ts';
export { LADDER_CELLS, ladderKind } from './kinds/ladder.ts';
export { MAX_DEPTH, perftKind } from './kinds/perft.ts';
export { cellOf } from './kinds/run-series.ts';
export { runsKind } from './kinds/runs.ts';
export { BOT_NAMES } from './kinds/bot-names.ts';
export { cellsFor, DEFAULT_GAMES, DEFAULT_LONGEST } from './rules-study/cells.ts';
export type { Coverage } from './study/coverage.ts';
export { rulesFigures } from './rules-study/report.ts';
export { rulesKind } from './rules-study/rules.ts';
export type { ShippedRules } from './study/shipped-rules.ts';
export { nameOfChunk } from './study/chunk.ts';
export type { Chunk, ChunkResult } from './study/chunk.ts';
export { Coordinator } from './study/coordinator.ts';
export type { SavedProgress } from './study/coordinator.ts';
export { executeHere } from './study/executor.ts';
export type { Executor, LocalExecutor } from './study/executor.ts';
export type { AnyStudy, StudyGames, StudyKind } from './study/kind.ts';
export { fingerprintOf, makePlan, parsePlan, PLAN_FORMAT, planId, readPlan } from './study/plan.ts';
export type { Plan, PlannedGame, Stop } from './study/plan.ts';
export { failuresIn, makeReport } from './study/make-report.ts';
export { playChunk } from './study/play-chunk.ts';
export { runStudy } from './study/run-study.ts';
export { formatFigure, formatInterval, formatValue, sayPhrase } from './report/phrases.ts';
export { mainFigureOf } from './report/main-figure.ts';
export type { Phrase, Report, Section, Table } from './report/report.ts';
export { makeReportFile } from './study/report-file.ts';
export type { Provenance, ReportFile } from './study/report-file.ts';
export { formatReport } from './report/text.ts';
export { makeCsv } from './report/csv.ts';
export { makeMarkdown, markdownTable, namePlan } from './report/markdown.ts';
export { loadHtmlReports } from './html/load.ts';
export type { ChartDocument, HtmlReports } from './html/load.ts';
export { jsonOfReport, readReportFile } from './study/read-report-file.ts';
export { diffReports } from './diff/diff-reports.ts';
