import { signal } from '@preact/signals';
import type { Problem } from '#core';
import { rulesProblem } from '../../rules/index.ts';
import type { Diagnosis, Sources } from '../../rules/index.ts';
import { makeRoute } from '#web/address/route.ts';
import { routeOf } from '../files/route.ts';
import type { GivenFile } from '#web/ui/given-files.ts';
import { noteGiven } from '../files/library-store.ts';
import { sourcesOfLines } from '../files/opening-service.ts';
import type { CheckedRules } from '../files/opening-service.ts';
import { runOpening } from './opening-run.ts';
import type { OpeningRun } from './opening-run.ts';

/** What is wrong with the file that was opened last. */
export interface Trouble {
  readonly problems: readonly (Problem | Diagnosis)[];
  readonly sources: Sources | undefined;
  /** Rules files of which one has to be chosen, and what opens it. */
  readonly choices?: readonly string[];
  readonly choose?: (name: string) => void;
}

export const trouble = signal<Trouble | undefined>(undefined);

/** Files that are being read and checked. */
export const reading = signal<OpeningRun | undefined>(undefined);

/** Counts files that were given for the game that is on the page. */
export const givenAgain = signal(0);

/**
 * Reads and checks rules that somebody gave, away from the page, and hands them on; says what is wrong
 * where they cannot be played, and asks which are meant where there are several.
 */
export async function readFiles(
  given: readonly GivenFile[],
  use: (rules: CheckedRules) => void,
  chosen?: string,
): Promise<void> {
  if (given.length === 0) return;
  reading.peek()?.stop();
  trouble.value = undefined;
  const question = { game: 'user:new', given, ...(chosen === undefined ? {} : { chosen }) };
  const run = runOpening(question);
  reading.value = run;
  try {
    const answer = await run.answer;
    switch (answer?.kind) {
      case 'checked':
        use(answer.rules);
        break;
      case 'several': {
        const choose = (name: string) => void readFiles(given, use, name);
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
    const name = given[0]?.path ?? '';
    const problem = rulesProblem('rules-unreadable', { name, reason, cause: 'other' });
    trouble.value = { problems: [problem], sources: undefined };
  } finally {
    if (reading.peek() === run) reading.value = undefined;
  }
}

/** Opens what somebody gave, and goes to its game. */
export function openFiles(given: readonly GivenFile[]): Promise<void> {
  return readFiles(given, goTo);
}

/** Opens checked rules at their place in the page. */
function goTo(rules: CheckedRules): void {
  noteGiven(rules);
  const hash = makeRoute(routeOf(rules.id));
  if (location.hash === hash) givenAgain.value += 1;
  else location.hash = hash;
}
