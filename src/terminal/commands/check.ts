import type { Command } from 'commander';
import type { Problem } from '../../core/index.ts';
import type { Pack, PackReport } from '../../games/dice/index.ts';
import { nameOfPack } from '../../games/dice/index.ts';
import { EXIT, printOut, say, tellProblems } from '../cli/cli.ts';
import type { Cli } from '../cli/cli.ts';
import type { RulesReport } from '../rules/rules-check.ts';
import { describeRules, isSound, tellRules } from './check-rules.ts';

interface CheckFlags {
  readonly json?: boolean;
  /** Warnings count as errors. */
  readonly strict?: boolean;
}

/** `turnwright check <path...>`: everything that is wrong with adventure packs and rules files. */
export function addCheck(program: Command, cli: Cli): void {
  program
    .command('check')
    .argument('<path...>', say(cli, 'cli-check-path'))
    .description(say(cli, 'cli-check-about'))
    .option('--strict', say(cli, 'cli-check-strict'))
    .option('--json', say(cli, 'cli-check-json'))
    .action(async (paths: string[], flags: CheckFlags) => {
      const { readPackAt } = await import('../files/packs.ts');
      const { checkRulesAt, rulesPaths } = await import('../rules/rules-check.ts');
      const strict = flags.strict === true;
      const checked = paths.flatMap((path): Answer[] => {
        const rules = rulesPaths(path);
        if (rules.length === 0) return [answerPack({ path, report: readPackAt(path), strict })];
        return rules.map((file) => answerRules(file, checkRulesAt(file), strict));
      });
      if (checked.some(({ isGood }) => !isGood)) cli.exitCode = EXIT.failed;
      if (flags.json === true) printOut(JSON.stringify(checked.map(({ data }) => data)));
      else for (const { tell } of checked) tell(cli);
    });
}

/** What is said of one pack or rules file. */
interface Answer {
  readonly isGood: boolean;
  readonly data: unknown;
  readonly tell: (cli: Cli) => void;
}

function answerPack(checked: Checked): Answer {
  return {
    isGood: isGoodPack(checked),
    data: describeChecked(checked),
    tell: (cli) => tellChecked(cli, checked),
  };
}

function answerRules(path: string, report: RulesReport, strict: boolean): Answer {
  return {
    isGood: isSound(report, strict),
    data: describeRules(path, report, strict),
    tell: (cli) => tellRules(cli, path, report, strict),
  };
}

interface Checked {
  readonly path: string;
  readonly report: PackReport;
  readonly strict: boolean;
}

function isGoodPack({ report: { pack, warnings }, strict }: Checked): boolean {
  return pack.ok && !(strict && warnings.length > 0);
}

function describePack({ id, version, content }: Pack) {
  return { id, version, scenarios: content.scenarios.map((scenario) => scenario.id) };
}

function describeChecked(checked: Checked) {
  const { path, report } = checked;
  const { pack, warnings } = report;
  const problems: readonly Problem[] = pack.ok ? [] : pack.problems;
  const ok = isGoodPack(checked);
  return { path, ok, ...(pack.ok ? describePack(pack.value) : {}), problems, warnings };
}

function tellChecked(cli: Cli, checked: Checked): void {
  const { path, report } = checked;
  const { pack, warnings } = report;
  if (!pack.ok) printOut(tellProblems(cli, pack.problems));
  for (const warning of warnings) printOut(tellWarning(cli, warning));
  const args = { path, warnings: warnings.length };
  if (!pack.ok || !isGoodPack(checked)) {
    const problems = pack.ok ? 0 : pack.problems.length;
    printOut(say(cli, 'cli-check-bad', { ...args, problems }));
    return;
  }
  const { version, content } = pack.value;
  const name = nameOfPack(pack.value, cli.messages.language);
  const scenarios = content.scenarios.length;
  printOut(say(cli, 'cli-check-good', { ...args, name, version, scenarios }));
}

function tellWarning(cli: Cli, warning: Problem): string {
  const { file, line, column, ...rest } = warning;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${say(cli, 'cli-check-warning', { text: tellProblems(cli, [rest]) })}`;
}
