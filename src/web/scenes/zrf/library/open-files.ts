import { signal } from '@preact/signals';
import type { Problem } from '../../../../core/index.ts';
import type { Sources } from '../../../../games/zrf/files/forms.ts';
import type { Diagnosis } from '../../../../games/zrf/problems/problem.ts';
import { makeRoute } from '../../../app/route.ts';
import { routeOf } from '../desk.ts';
import { rulesIn } from './given.ts';
import type { GivenFile } from './given.ts';
import { openGiven } from './shelf.ts';

/** What is wrong with the file that was opened last. */
export interface Trouble {
  readonly problems: readonly (Problem | Diagnosis)[];
  readonly sources: Sources | undefined;
}

export const trouble = signal<Trouble | undefined>(undefined);
export const isOpening = signal(false);

/** Opens what somebody gave, and goes to its game; says what is wrong where it cannot be played. */
export async function openFiles(given: readonly GivenFile[]): Promise<void> {
  if (given.length === 0) return;
  trouble.value = undefined;
  isOpening.value = true;
  try {
    const found = await rulesIn(given);
    if (!found.ok) {
      trouble.value = { problems: found.problems, sources: undefined };
      return;
    }
    const opened = await openGiven(found.value.folder, found.value.main);
    if (opened.ok) location.hash = makeRoute(routeOf(opened.book.id));
    else trouble.value = opened;
  } finally {
    isOpening.value = false;
  }
}
