import { z } from 'zod';
import { failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import { isRecord } from '#kit/is-record.ts';
import type { Entry, Phrase, Report, Unit } from '../report/report.ts';
import { readPlan } from './plan.ts';
import { REPORT_SCRIPT } from './report-file.ts';
import type { ReportFile } from './report-file.ts';

const MAX_TEXT = 10_000;
const MAX_LIST = 100_000;
/** Phrases in arguments of phrases. */
const MAX_DEPTH = 5;
/** Mistakes listed for a file. */
const MAX_PROBLEMS = 5;

const UNITS = ['share', 'points', 'change', 'number', 'count', 'elo'] as const satisfies Unit[];

const text = z.string().max(MAX_TEXT);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(MAX_LIST);

function phraseAt(depth: number): z.ZodType<Phrase> {
  const inner = depth === 0 ? [] : [phraseAt(depth - 1)];
  const argument = z.union([text, z.number(), ...inner.flatMap((one) => [one, list(one)])]);
  return z.object({
    id: text,
    args: z.record(text, argument).optional(),
  }) as z.ZodType<Phrase>;
}

const phrase = phraseAt(MAX_DEPTH);
/** JSON writes infinite bounds as null. */
const bound = (infinite: number) =>
  z
    .number()
    .nullable()
    .transform((value) => value ?? infinite);
const figure = z.object({
  estimate: z.object({ value: bound(Infinity), least: bound(-Infinity), most: bound(Infinity) }),
  unit: z.enum(UNITS),
  isNotable: z.boolean().optional(),
});
const label = z.union([text, phrase]);
const entry = z.union([text, z.number(), figure, phrase, list(phrase)]) as z.ZodType<Entry>;

const table = z
  .object({
    id: text,
    columns: list(z.object({ id: text, head: phrase, isText: z.literal(true).optional() })),
    rows: list(z.object({ id: text, entries: list(entry) })),
  })
  .refine(({ columns, rows }) => rows.every(({ entries }) => entries.length === columns.length), {
    error: 'a row needs one entry per column',
  });

const mark = z.object({
  label,
  figure,
  band: z.object({ least: z.number().optional(), most: z.number().optional() }).optional(),
});
const point = z.object({
  x: z.number(),
  y: z.number(),
  least: z.number().optional(),
  most: z.number().optional(),
});
const series = list(z.object({ label, points: list(point) }));
const about = { title: phrase, about: phrase };
const chart = z.discriminatedUnion('kind', [
  z.object({
    ...about,
    kind: z.literal('intervals'),
    marks: list(mark),
    reference: z.number().optional(),
  }),
  z.object({ ...about, kind: z.literal('parts'), marks: list(mark) }),
  z.object({ ...about, kind: z.literal('bars'), x: phrase, series }),
  z.object({
    ...about,
    kind: z.literal('lines'),
    x: phrase,
    y: phrase,
    unit: z.enum(UNITS).optional(),
    series,
  }),
]);

const SCHEMA = z.object({
  plan: z.unknown(),
  report: z.object({
    question: phrase,
    answer: list(phrase),
    sections: list(
      z.object({
        id: text,
        title: phrase,
        text: list(phrase).optional(),
        chart: chart.optional(),
        table: table.optional(),
        isWide: z.boolean().optional(),
      }),
    ),
    data: z.record(z.string(), z.unknown()),
  }),
  provenance: z.object({
    version: text,
    build: text,
    started: text,
    seconds: z.number(),
    work: z.number().optional(),
    executor: text,
    workers: z.number(),
    chunks: z.number(),
    partial: z.object({ done: z.number(), all: z.number() }).optional(),
  }),
});

/** JSON of a report: the text itself, or the script element of an HTML report. */
export function jsonOfReport(source: string): string {
  const start = source.indexOf(REPORT_SCRIPT);
  if (start < 0) return source;
  const from = start + REPORT_SCRIPT.length;
  const end = source.indexOf('</script>', from);
  return source.slice(from, end < 0 ? undefined : end);
}

const NO_REPORT: Problem = {
  code: 'report-json',
  message: 'This is not a report of a study, as written by --report in .json or .html.',
};

/** Reads a report from JSON or HTML text. */
export function readReportFile(source: string): Parsed<ReportFile> {
  try {
    const json: unknown = JSON.parse(jsonOfReport(source).replace(/^\uFEFF/, ''));
    const isReport = isRecord(json) && 'plan' in json && 'report' in json;
    return isReport ? checkReport(json) : failed(NO_REPORT);
  } catch {
    return failed(NO_REPORT);
  }
}

function checkReport(json: unknown): Parsed<ReportFile> {
  const result = SCHEMA.safeParse(json);
  if (!result.success) {
    const { issues } = result.error;
    return failed(
      issues.slice(0, MAX_PROBLEMS).map(({ path, message }) => ({
        code: 'report-field',
        message: `The report has a mistake at "${path.join('.')}": ${message}.`,
        args: { path: path.join('.'), reason: message },
      })),
    );
  }
  const plan = readPlan(result.data.plan);
  if (!plan.ok) return plan;
  const { provenance } = result.data;
  return parsed({
    plan: plan.value,
    report: result.data.report as Report,
    provenance,
  } as ReportFile);
}
