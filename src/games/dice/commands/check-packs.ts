import type { Problem } from '#core';
import type { Pack, PackReport } from '../rules/index.ts';
import { nameOfPack } from '../rules/index.ts';
import { printOut, say } from '#terminal/cli/cli.ts';
import type { Cli } from '#terminal/cli/cli.ts';
import { readPackAt } from './packs.ts';
import { printBad, printFindings } from '#terminal/cli/check-answer.ts';
import type { Answer } from '#terminal/cli/check-answer.ts';

interface Checked {
  readonly path: string;
  readonly report: PackReport;
  readonly isGood: boolean;
}

/** Reads the pack at a path and reports its errors. */
export function checkPack(path: string, strict: boolean): Answer {
  const report = readPackAt(path, { media: true });
  const { pack, warnings } = report;
  const checked = { path, report, isGood: pack.ok && !(strict && warnings.length > 0) };
  return {
    path,
    isGood: checked.isGood,
    warnings: warnings.length,
    data: describeChecked(checked),
    tell: (cli) => printChecked(cli, checked),
  };
}

function describePack({ id, version, content }: Pack) {
  return { id, version, scenarios: content.scenarios.map((scenario) => scenario.id) };
}

function describeChecked({ path, report, isGood: ok }: Checked) {
  const { pack, warnings } = report;
  const problems: readonly Problem[] = pack.ok ? [] : pack.problems;
  return { path, ok, ...(pack.ok ? describePack(pack.value) : {}), problems, warnings };
}

function printChecked(cli: Cli, { path, report, isGood }: Checked): void {
  const { pack, warnings } = report;
  printFindings(cli, pack.ok ? [] : pack.problems, warnings);
  if (!pack.ok || !isGood) {
    printBad(cli, path, pack.ok ? 0 : pack.problems.length, warnings.length);
    return;
  }
  const { version, content } = pack.value;
  const name = nameOfPack(pack.value, cli.messages.language);
  const scenarios = content.scenarios.length;
  const args = { path, warnings: warnings.length, name, version, scenarios };
  printOut(say(cli, 'cli-check-good', args));
}
