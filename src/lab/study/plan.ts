import { z } from 'zod';
import { failed, hashText, isSeed, parsed } from '#core';
import type { OptionValues, Parsed, Seed } from '#core';
import type { GameSource } from '#play';

/** Format of plans; raised when their meaning changes. */
export const PLAN_FORMAT = 1;

/** Game of a plan: built in, or made from texts that travel with the plan. */
export interface PlannedGame {
  readonly id: string;
  /** Version of its rules. */
  readonly rules: number;
  /** Rules file or adventure with everything it includes. */
  readonly source?: GameSource;
  /** Fingerprint of the texts, from `fingerprintOf`. */
  readonly fingerprint?: string;
}

/** End of a study. Units are the independent parts of its cells, such as games or pairs of games. */
export type Stop =
  | { readonly kind: 'units'; readonly units: number }
  /** Until every interval is at most `width` to either side, or `most` units are played. */
  | { readonly kind: 'until'; readonly width: number; readonly most: number }
  /** Until a sequential test accepts one of two Elo differences, or `most` units are played. */
  | { readonly kind: 'sprt'; readonly elo: readonly [number, number]; readonly most: number };

/** A question as data: everything its answer depends on, apart from the build of the program. */
export interface Plan {
  readonly format: typeof PLAN_FORMAT;
  /** Kind of study, a name of the list of kinds. */
  readonly kind: string;
  readonly game: PlannedGame;
  readonly options: OptionValues;
  readonly seed: Seed;
  /** Parts measured separately, in words of the kind: bots, parties, skills. */
  readonly cells: readonly string[];
  readonly stop: Stop;
  /** Further parameters of the kind. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
}

/** Fingerprint of the texts of a game: 16 hexadecimal digits. */
export function fingerprintOf({ main, files }: GameSource): string {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return hashText(JSON.stringify([main, sorted]));
}

// Otherwise zod would try to compile code from text, which the page forbids.
z.config({ jitless: true });

const MAX_UNITS = 1_000_000_000;
const MAX_CELLS = 100_000;
const units = z.int().min(1).max(MAX_UNITS);
const word = z.string().max(200);

const SCHEMA = z.strictObject({
  format: z.literal(PLAN_FORMAT),
  kind: word,
  game: z.strictObject({
    id: word,
    rules: z.int().min(0),
    source: z
      .strictObject({ main: z.string(), files: z.array(z.tuple([z.string(), z.string()])) })
      .optional(),
    fingerprint: word.optional(),
  }),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seed: z.string().refine(isSeed),
  cells: z.array(z.string()).min(1).max(MAX_CELLS),
  stop: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('units'), units }),
    z.strictObject({ kind: z.literal('until'), width: z.number().positive(), most: units }),
    z.strictObject({
      kind: z.literal('sprt'),
      elo: z.tuple([z.number(), z.number()]).refine(([low, high]) => low < high),
      most: units,
    }),
  ]),
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

/** Reads a plan from JSON. Texts that do not match their fingerprint are refused. */
export function parsePlan(text: string): Parsed<Plan> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failed({ code: 'plan-json', message: 'The plan is not valid JSON.' });
  }
  return readPlan(json);
}

/** Checks a plan that is already read as JSON. */
export function readPlan(json: unknown): Parsed<Plan> {
  const result = SCHEMA.safeParse(json);
  if (!result.success) {
    return failed(
      result.error.issues.map(({ path, message }) => ({
        code: 'plan-field',
        message: `The plan has a mistake at "${path.join('.')}": ${message}.`,
        args: { path: path.join('.'), reason: message },
      })),
    );
  }
  const plan = result.data as Plan;
  const { source, fingerprint } = plan.game;
  if (source !== undefined && fingerprint !== fingerprintOf(source)) {
    return failed({
      code: 'plan-fingerprint',
      message: 'The rules in the plan do not match their fingerprint: make the plan again.',
    });
  }
  return parsed(plan);
}

/** Plan as JSON text, the same for equal plans. */
export function makePlan(plan: Plan): string {
  return JSON.stringify(plan);
}

/** Id of a plan: the same for equal plans, and a valid part of a file name or key. */
export function planId(plan: Plan): string {
  return `${plan.kind}-${hashText(makePlan(plan))}`;
}
