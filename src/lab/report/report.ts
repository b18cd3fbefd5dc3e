import type { Estimate } from '../statistics/interval.ts';

/** Argument of a phrase; a list is shown with commas. */
export type Argument = string | number | Phrase | readonly Phrase[];

/** Sentence or word to translate: a message id with its arguments, some of which are phrases. */
export interface Phrase {
  readonly id: string;
  readonly args?: Readonly<Record<string, Argument>>;
}

/**
 * Meaning of a figure: `share` from 0 to 1, shown in percent; `points`, a difference of shares,
 * shown with its sign; `change`, a difference of numbers, shown with its sign; `number`; `count`, a
 * whole number; `elo`.
 */
export type Unit = 'share' | 'points' | 'change' | 'number' | 'count' | 'elo';

/** Measured figure with its 95 % interval. */
export interface Figure {
  readonly estimate: Estimate;
  readonly unit: Unit;
  /** True for a figure to point out, such as a change beyond chance. */
  readonly isNotable?: boolean;
}

/** Cell of a table. */
export type Entry = Phrase | readonly Phrase[] | Figure | string | number;

export interface Column {
  /** Names the column in data; unique in its table. */
  readonly id: string;
  readonly head: Phrase;
  readonly isText?: true;
}

export interface Row {
  /** Names the row in data; unique in its table. */
  readonly id: string;
  /** One entry per column. */
  readonly entries: readonly Entry[];
}

export interface Table {
  readonly id: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** Value on an axis. */
export interface Mark {
  readonly label: Phrase | string;
  readonly figure: Figure;
  /** Range that is wanted or usual. */
  readonly band?: { readonly least?: number; readonly most?: number };
}

/** Value at a whole number, with its interval if it is measured. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly least?: number;
  readonly most?: number;
}

/** Line or area over whole numbers. */
export interface Series {
  readonly label: Phrase | string;
  readonly points: readonly Point[];
}

/**
 * Chart of a section: `intervals` shows figures with their intervals, one per row, around an
 * optional reference value; `parts` shows shares of a whole; `bars` shows how often each whole
 * number occurred; `lines` shows curves.
 */
export type Chart = { readonly title: Phrase; readonly about: Phrase } & (
  | { readonly kind: 'intervals'; readonly marks: readonly Mark[]; readonly reference?: number }
  | { readonly kind: 'parts'; readonly marks: readonly Mark[] }
  | { readonly kind: 'bars'; readonly x: Phrase; readonly series: readonly Series[] }
  | {
      readonly kind: 'lines';
      readonly x: Phrase;
      readonly y: Phrase;
      /** Unit of the values; `number` by default. */
      readonly unit?: Unit;
      readonly series: readonly Series[];
    }
);

/** Part of a report: sentences, a chart, a table. */
export interface Section {
  readonly id: string;
  readonly title: Phrase;
  readonly text?: readonly Phrase[];
  readonly chart?: Chart;
  readonly table?: Table;
  /** True for tables that are too wide for a terminal. */
  readonly isWide?: boolean;
}

/** Answer to a study, ready to be shown in any language and medium. */
export interface Report {
  readonly question: Phrase;
  /** Sentences that answer the question; the first is the answer. */
  readonly answer: readonly Phrase[];
  readonly sections: readonly Section[];
  /** Figures of the kind as plain data, for `--json`. */
  readonly data: Readonly<Record<string, unknown>>;
}
