import type { Plan } from './plan.ts';
import type { Report } from '../report/report.ts';

/** Circumstances of a run, which never affect its results. */
export interface Provenance {
  /** Version of the program, and the build as a fingerprint. */
  readonly version: string;
  readonly build: string;
  /** Start as an ISO date, and duration in seconds. */
  readonly started: string;
  readonly seconds: number;
  /** Time spent on playing, in seconds, summed over all workers; absent in older reports. */
  readonly work?: number;
  /** Place where the chunks were played: `here`, `threads` or `queue`. */
  readonly executor: string;
  readonly workers: number;
  readonly chunks: number;
  /** Units played and planned, if the study was stopped before its end. */
  readonly partial?: { readonly done: number; readonly all: number };
}

/** A report with the plan that reproduces it. */
export interface ReportFile {
  readonly plan: Plan;
  readonly report: Report;
  readonly provenance: Provenance;
}

/** Start tag of the element of an HTML report that contains it as JSON. */
export const REPORT_SCRIPT = '<script type="application/json" id="turnwright-report">';

/** Report as JSON text. Everything before `provenance` depends only on the plan. */
export function makeReportFile({ plan, report, provenance }: ReportFile): string {
  return `${JSON.stringify({ plan, report, provenance }, undefined, 1)}\n`;
}
