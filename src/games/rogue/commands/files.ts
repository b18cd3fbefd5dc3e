import type { CheckedFiles } from '#games/commands-door.ts';
import type { Problem } from '#core';
import { connectedWith, isWorldName, surveyWorlds } from '../rules/index.ts';
import type { Survey, WorldPlan } from '../rules/index.ts';
import { printOut, say } from '#terminal/cli/cli.ts';
import { readWorldAt, worldNameOf, worldsBeside } from './worlds.ts';
import { printBad, printFindings } from '#terminal/cli/check-answer.ts';
import type { Answer } from '#terminal/cli/check-answer.ts';
import { STDIO } from '#terminal/files/read-file.ts';

/** Verifies the goals of a world together with the worlds it is linked with. */
function surveyAt(path: string, { triggers, goals }: WorldPlan): Survey | undefined {
  if (triggers === undefined && goals === undefined) return undefined;
  const files = path === STDIO ? [] : worldsBeside(path);
  return surveyWorlds(connectedWith(worldNameOf(path), files));
}

/** Validates the world file at a path; problems include the path. */
function answerWorld(path: string, strict: boolean): Answer {
  const report = readWorldAt(path);
  const { plan, width = 0, height = 0 } = report;
  const survey = plan.ok ? surveyAt(path, plan.value) : undefined;
  const own = ({ file }: Problem) => file === `${worldNameOf(path)}.world`;
  const placed = (problem: Problem) => ({ ...problem, file: path });
  const linked = (survey?.problems ?? []).filter(own).map(placed);
  const problems = plan.ok ? linked : plan.problems;
  const warnings = [...report.warnings, ...(survey?.warnings ?? []).filter(own).map(placed)];
  const isGood = problems.length === 0 && !(strict && warnings.length > 0);
  const items = plan.ok ? plan.value.items.length : 0;
  const mobs = plan.ok ? plan.value.mobs.length : 0;
  const size = { width, height, ...(plan.ok ? { items, mobs } : {}) };
  const counts = { width, height, items, mobs, warnings: warnings.length };
  return {
    path,
    isGood,
    warnings: warnings.length,
    data: {
      path,
      ok: isGood,
      ...size,
      ...(survey === undefined ? {} : { worlds: survey.worlds, reachable: survey.isReachable }),
      problems,
      warnings,
    },
    tell: (cli) => {
      printFindings(cli, problems, warnings);
      if (isGood) {
        printOut(say(cli, 'cli-check-world', { path, ...counts }));
        const { worlds = [], isReachable = false } = survey ?? {};
        if (isReachable) printOut(say(cli, 'cli-check-goal', { worlds: worlds.length }));
      } else printBad(cli, path, problems.length, warnings.length);
    },
  };
}

/** World files. */
export const files: readonly CheckedFiles[] = [
  { input: 'world', isFile: isWorldName, answer: answerWorld },
];
