import { signal } from '@preact/signals';
import type { Problem } from '../../../core/index.ts';
import type { Diagnosis, Sources } from '../../../games/zrf/index.ts';
import { makeRoute } from '../../address/route.ts';
import { routeOf } from './route.ts';
import { rulesIn } from './given-files.ts';
import type { GivenFile } from './given-files.ts';
import { openGiven } from './library-store.ts';

/** What is wrong with the file that was opened last. */
export interface Trouble {
  readonly problems: readonly (Problem | Diagnosis)[];
  readonly sources: Sources | undefined;
  /** Rules files of which one has to be chosen, and what opens it. */
  readonly choices?: readonly string[];
  readonly choose?: (name: string) => void;
}

export const trouble = signal<Trouble | undefined>(undefined);
export const isOpening = signal(false);

/**
 * Opens what somebody gave, and goes to its game; says what is wrong where it cannot be played, and
 * asks which is meant where there are several rules files.
 */
export async function openFiles(given: readonly GivenFile[], chosen?: string): Promise<void> {
  if (given.length === 0) return;
  trouble.value = undefined;
  isOpening.value = true;
  try {
    const { rules, choices } = await rulesIn(given, chosen);
    if (!rules.ok) {
      const choose = (name: string) => void openFiles(given, name);
      trouble.value = { problems: rules.problems, sources: undefined, choices, choose };
      return;
    }
    const opened = await openGiven(rules.value.folder, rules.value.main);
    if (opened.ok) location.hash = makeRoute(routeOf(opened.file.id));
    else trouble.value = opened;
  } finally {
    isOpening.value = false;
  }
}
