import { largest } from '#core';
import type { OptionValues, Seed } from '#core';
import type { Say } from '#i18n/say.ts';

const SEED = /^daily-(\d{4}-\d{2}-\d{2})$/;

/** The date of the daily run with this seed, as in ISO 8601; undefined for other seeds. */
export function dateOfDaily(seed: string): string | undefined {
  return SEED.exec(seed)?.[1];
}

/** A daily run before its first turn: the same for everyone. */
export interface DailyRun<O extends OptionValues> {
  readonly options: O;
  readonly seed: Seed;
  readonly name: string;
}

/** The daily run of a date, written as in ISO 8601. */
export function dailyRun<O extends OptionValues>(options: O, date: string, say: Say): DailyRun<O> {
  return { options, seed: dailySeed(date), name: say('run-daily-name', { date }) };
}

function dailySeed(date: string): Seed {
  return `daily-${date}`;
}

/** True for the transcript of a daily run of a date. */
export function isDaily(transcript: string, date: string): boolean {
  // The seed ends the header, which is far shorter.
  return transcript.slice(0, 2000).includes(`\nseed ${dailySeed(date)}\n`);
}

/** A saved daily run. */
interface SavedDaily {
  readonly isOver: boolean;
  readonly score: number;
}

/** Invites to start, continue or repeat the daily run, given the saved ones of its date. */
export function describeDaily(date: string, runs: readonly SavedDaily[], say: Say): string {
  if (runs.length === 0) return say('run-daily-new', { date });
  if (runs.some(({ isOver }) => !isOver)) return say('run-daily-continue', { date });
  return say('run-daily-again', { date, score: largest(runs.map(({ score }) => score)) });
}
