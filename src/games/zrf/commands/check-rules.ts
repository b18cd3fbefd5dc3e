import type { Costs, Diagnosis, Sources, Wording } from '../rules/index.ts';
import { printDiagnosis } from '../rules/index.ts';
import { printOut, say, formatProblems } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import type { RulesReport } from './rules-check.ts';
import { printBad } from '#terminal/cli/check-answer.ts';
import type { Answer } from '#terminal/cli/check-answer.ts';
import { shownPath } from '#terminal/files/read-file.ts';

function wordingOf(cli: Cli): Wording {
  return {
    message: (problem) => cli.messages.sayProblem(problem),
    warning: (text) => say(cli, 'rules-warning', { text }),
    call: (macro, place) => say(cli, 'rules-call', { macro, place }),
    moreCalls: (count) => say(cli, 'rules-calls-more', { count }),
  };
}

/** Formats diagnoses with their source lines. */
export function formatDiagnoses(
  cli: Cli,
  diagnoses: readonly Diagnosis[],
  sources: Sources,
): string {
  const wording = wordingOf(cli);
  return diagnoses.map((one) => printDiagnosis(one, sources, wording)).join('\n');
}

/** Result of checking the rules at a path. */
export function answerRules(path: string, report: RulesReport, strict: boolean): Answer {
  return {
    path,
    isGood: isSound(report, strict),
    warnings: warningsOf(report).length,
    data: describeRules(shownPath(path), report, strict),
    tell: (cli) => printReport(cli, shownPath(path), report, strict),
    isPart: report.titles.length === 0 && report.unopened.length === 0,
    included: report.included,
  };
}

function errorsOf({ unopened, diagnoses }: RulesReport) {
  return [...unopened, ...diagnoses.filter(({ severity }) => severity === 'error')];
}

function warningsOf({ diagnoses }: RulesReport) {
  return diagnoses.filter(({ severity }) => severity === 'warning');
}

/** True if there are no errors; with `strict`, no warnings either. */
function isSound(report: RulesReport, strict = false): boolean {
  return errorsOf(report).length === 0 && !(strict && warningsOf(report).length > 0);
}

/** The report as data. */
function describeRules(path: string, report: RulesReport, strict: boolean) {
  const { titles, costs } = report;
  const problems = errorsOf(report);
  return {
    path,
    ok: isSound(report, strict),
    games: titles,
    problems,
    warnings: warningsOf(report),
    costs,
  };
}

/** Maximum cost over all games and variants. */
function formatCosts(cli: Cli, path: string, costs: readonly Costs[]): string {
  const maxOf = (units: readonly number[]) => units.reduce((a, b) => Math.max(a, b), 0);
  return say(cli, 'cli-check-costs', {
    path,
    start: maxOf(costs.map(({ start }) => start)),
    move: maxOf(costs.map(({ move }) => move)),
  });
}

/** Prints every problem with its line, the cost of play, and a summary. */
function printReport(cli: Cli, path: string, report: RulesReport, strict: boolean): void {
  const { unopened, diagnoses, sources, titles, costs } = report;
  if (unopened.length > 0) printOut(formatProblems(cli, unopened));
  if (diagnoses.length > 0) printOut(formatDiagnoses(cli, diagnoses, sources));
  if (costs.length > 0) printOut(formatCosts(cli, path, costs));
  const args = { path, warnings: warningsOf(report).length };
  const problems = errorsOf(report).length;
  if (!isSound(report, strict)) printBad(cli, path, problems, args.warnings);
  else {
    const name = titles[0] ?? '';
    printOut(say(cli, 'cli-check-rules', { ...args, name, games: titles.length }));
  }
}
