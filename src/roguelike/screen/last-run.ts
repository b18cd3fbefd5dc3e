import { parseTranscript } from '#core';
import { openSaved } from '#screen/menus/open-saved.ts';
import { isSaveOf } from '#screen/menus/save-of.ts';
import type { Context } from '#screen/model/context.ts';
import type { SavedGame } from '#screen/model/environment.ts';
import type { Screen } from '#screen/model/screen.ts';

/** Unfinished run. */
export interface LastRun {
  readonly saved: SavedGame;
  /** Number of actions taken. */
  readonly entries: number;
}

const OVER_LINE = /^over /m;

/** Latest unfinished run of a game. */
export function findLastRun(context: Context, game: string): LastRun | undefined {
  for (const saved of context.environment.saves.list()) {
    if (!isSaveOf(saved, game) || OVER_LINE.test(saved.text)) continue;
    const read = parseTranscript(saved.text);
    if (read.ok && read.value.over === undefined)
      return { saved, entries: read.value.entries.length };
  }
  return undefined;
}

/** Resumes a run; stays on `back` if it cannot be opened. */
export function openLastRun(context: Context, { saved }: LastRun, back: Screen): Screen {
  const opened = openSaved(context, saved);
  return opened === undefined ? back : context.routes.play(opened, back);
}
