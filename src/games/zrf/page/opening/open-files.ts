import { signal } from '@preact/signals';
import type { Problem } from '#core';
import { rulesProblem } from '../../rules/index.ts';
import type { Diagnosis, Sources } from '../../rules/index.ts';
import { makeRoute } from '#web/address/route.ts';
import { routeOf } from '../files/route.ts';
import type { InputFile } from '#web/ui/input-files.ts';
import { addCheckedRules } from '../files/library-store.ts';
import { sourcesOfLines } from '../files/opening-service.ts';
import type { CheckedRules } from '../files/opening-service.ts';
import { runOpening } from './opening-run.ts';
import type { OpeningRun } from './opening-run.ts';

/** Problems of the file opened last. */
export interface Trouble {
  readonly problems: readonly (Problem | Diagnosis)[];
  readonly sources: Sources | undefined;
  /** Rules files to choose from, and the callback that opens one. */
  readonly choices?: readonly string[];
  readonly choose?: (name: string) => void;
}

export const trouble = signal<Trouble | undefined>(undefined);

/** The run that reads and checks files, if any. */
export const reading = signal<OpeningRun | undefined>(undefined);

/** Counts files added for the game shown on the page. */
export const reopenCount = signal(0);

/**
 * Reads and checks added rules in a worker and passes them to `open`. Reports errors, and asks for
 * a choice between several rules files.
 */
export async function readFiles(
  files: readonly InputFile[],
  use: (rules: CheckedRules) => void,
  chosen?: string,
): Promise<void> {
  if (files.length === 0) return;
  reading.peek()?.stop();
  trouble.value = undefined;
  const question = { game: 'user:new', given: files, ...(chosen === undefined ? {} : { chosen }) };
  const run = runOpening(question);
  reading.value = run;
  try {
    const answer = await run.answer;
    switch (answer?.kind) {
      case 'checked':
        use(answer.rules);
        break;
      case 'several': {
        const choose = (name: string) => void readFiles(files, use, name);
        trouble.value = { problems: [], sources: undefined, choices: answer.names, choose };
        break;
      }
      case 'wrong':
        trouble.value = { problems: answer.problems, sources: sourcesOfLines(answer.lines) };
        break;
      case 'missing':
      case undefined:
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const name = files[0]?.path ?? '';
    const problem = rulesProblem('rules-unreadable', { name, reason, cause: 'other' });
    trouble.value = { problems: [problem], sources: undefined };
  } finally {
    if (reading.peek() === run) reading.value = undefined;
  }
}

/** Opens added files and goes to their game. */
export function openFiles(files: readonly InputFile[]): Promise<void> {
  return readFiles(files, goTo);
}

/** Opens checked rules on their game page. */
function goTo(rules: CheckedRules): void {
  addCheckedRules(rules);
  const hash = makeRoute(routeOf(rules.id));
  if (location.hash === hash) reopenCount.value += 1;
  else location.hash = hash;
}
