import type { Estimate } from '#lab/statistics/interval.ts';

/** Format of a measured value: a share, percentage points between two shares, or a number. */
export type Unit = 'share' | 'points' | 'number';

/** Target range of a value. */
export interface Band {
  readonly least?: number;
  readonly most?: number;
}

interface Target {
  readonly unit: Unit;
  /** Undefined for values shown without a target. */
  readonly band?: Band;
}

/** Balance targets of a campaign. */
export const TARGETS = {
  'won-normal': { unit: 'share', band: { least: 0.7, most: 0.8 } },
  'won-easy': { unit: 'share', band: { least: 0.85, most: 0.95 } },
  'won-hard': { unit: 'share', band: { least: 0.4, most: 0.6 } },
  spread: { unit: 'points', band: { most: 0.12 } },
  'least-pair': { unit: 'share', band: { least: 0.55 } },
  'least-solo': { unit: 'share', band: { least: 0.5 } },
  rusher: { unit: 'points', band: { least: 0.1 } },
  cautious: { unit: 'points', band: { least: 0.1 } },
  percent: { unit: 'points', band: { most: 0.15 } },
  'ordered-turns': { unit: 'number', band: { most: 0 } },
  'ordered-threats': { unit: 'number', band: { most: 0 } },
  'ordered-wins': { unit: 'number', band: { most: 0 } },
  rested: { unit: 'share', band: { least: 0.3 } },
  'lost-with-death': { unit: 'share', band: { least: 0.15, most: 0.35 } },
  'lost-by-time': { unit: 'share', band: { most: 0.6 } },
  red: { unit: 'share', band: { least: 0.15, most: 0.35 } },
  forced: { unit: 'share', band: { most: 0.15 } },
  options: { unit: 'number', band: { least: 3, most: 5 } },
  allies: { unit: 'number', band: { least: 1 } },
  paid: { unit: 'share', band: { least: 0.95 } },
  light: { unit: 'share', band: { least: 0.7 } },
  emptied: { unit: 'share', band: { most: 0.05 } },
  untriable: { unit: 'number', band: { most: 0 } },
  unbeatable: { unit: 'number' },
  strong: { unit: 'number', band: { most: 0 } },
  weak: { unit: 'share', band: { most: 0.2 } },
  'strong-keepsakes': { unit: 'number', band: { most: 0 } },
  'weak-keepsakes': { unit: 'number', band: { most: 0 } },
  'strong-marks': { unit: 'number', band: { most: 0 } },
  'weak-marks': { unit: 'number', band: { most: 0 } },
  rests: { unit: 'number' },
  deaths: { unit: 'number' },
} as const satisfies Record<string, Target>;
export type TargetId = keyof typeof TARGETS;

/** Effects of a skill or hero: one above decides games, one below is useless. */
export const EFFECTS = { least: 0.01, most: 0.08 } as const satisfies Band;

export interface TargetRow {
  readonly target: TargetId;
  readonly unit: Unit;
  readonly band: Band;
  /** Number of heroes, or the party, that the row is about. */
  readonly heroes?: number;
  readonly party?: string;
  readonly measured: Estimate;
  /** True if the measured value is in the band; undefined without a target. */
  readonly holds: boolean | undefined;
  /** True if the whole interval gives the same result. */
  readonly sure: boolean;
}

type RowOf = Pick<TargetRow, 'heroes' | 'party'>;

export function judge(target: TargetId, measured: Estimate, of: RowOf = {}): TargetRow {
  const { unit, band = {} }: Target = TARGETS[target];
  const { least = -Infinity, most = Infinity } = band;
  const isIn = (value: number) => value >= least && value <= most;
  const hasBand = 'band' in TARGETS[target];
  const holds = isIn(measured.value);
  const isApart = measured.most < least || measured.least > most;
  const sure = holds ? isIn(measured.least) && isIn(measured.most) : isApart;
  return { target, unit, band, ...of, measured, holds: hasBand ? holds : undefined, sure };
}

/** Number of targets in a scope, of targets met, and of results still uncertain. */
export interface Score {
  readonly asked: number;
  readonly held: number;
  readonly unsure: number;
}

export function scoreOf(rows: readonly TargetRow[]): Score {
  const asked = rows.filter(({ holds }) => holds !== undefined);
  return {
    asked: asked.length,
    held: asked.filter(({ holds }) => holds === true).length,
    unsure: asked.filter(({ sure }) => !sure).length,
  };
}
