import { assertDefined, own } from '#core';
import type { Figure, Phrase } from '../report/report.ts';
import type { Section } from '../report/report.ts';
import { estimateOf } from '../statistics/interval.ts';
import type { Estimate, Share } from '../statistics/interval.ts';
import type { RunReport } from './run-figures.ts';
import type { RunArena } from './runs.ts';

/** Runs of one bot. */
export interface BotReport {
  readonly bot: string;
  readonly report: RunReport;
}

/** Name of a figure. */
export function nameOfFigure(figure: string): Phrase {
  return { id: 'lab-run-figure', args: { figure } };
}

/** Name of a removable thing. */
export function nameOfThing({ removable }: RunArena, thing: string): Phrase {
  return assertDefined(removable.get(thing));
}

/** A figure of runs in its unit: a share for figures that are 0 or 1 in every run. */
export function figureOf({ shares }: RunArena, name: string, estimate: Estimate): Figure {
  return { estimate, unit: shares.includes(name) ? 'share' : 'number' };
}

function namesIn(records: readonly Readonly<Record<string, unknown>>[]): readonly string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

const NO_RUNS = '';

/** Table with a row for each name and a column for each bot. */
function tableOf(
  id: string,
  bots: readonly BotReport[],
  records: readonly Readonly<Record<string, Figure>>[],
  labelOf: (name: string) => Phrase,
  names = namesIn(records),
) {
  return {
    id,
    columns: [
      { id: 'what', head: { id: 'lab-col-figure' }, isText: true as const },
      ...bots.map(({ bot }) => ({ id: bot, head: { id: 'lab-col-bot', args: { bot } } })),
    ],
    rows: names.map((name) => ({
      id: name,
      entries: [labelOf(name), ...records.map((record) => own(record, name) ?? NO_RUNS)],
    })),
  };
}

function toFigures(
  estimates: Readonly<Record<string, Estimate>>,
  make: (name: string, estimate: Estimate) => Figure,
): Readonly<Record<string, Figure>> {
  return Object.fromEntries(
    Object.entries(estimates).map(([name, estimate]) => [name, make(name, estimate)]),
  );
}

function figuresSection(arena: RunArena, bots: readonly BotReport[]): Section {
  const [main = ''] = arena.measures;
  const records = bots.map(({ report }) =>
    toFigures(report.figures, (name, estimate) => figureOf(arena, name, estimate)),
  );
  const marks = bots.flatMap(({ bot }, at) => {
    const figure = own(assertDefined(records[at]), main);
    return figure === undefined ? [] : [{ label: bot, figure }];
  });
  return {
    id: 'figures',
    title: { id: 'lab-run-figures' },
    chart: {
      kind: 'intervals',
      title: nameOfFigure(main),
      about: { id: 'lab-run-figures-about' },
      marks,
    },
    table: tableOf('figures', bots, records, nameOfFigure),
  };
}

const share = (estimate: Estimate): Figure => ({ estimate, unit: 'share' });

/** Names in the order of a table: numbers, then words by the share of the last bot that has any. */
function ordered(names: readonly string[], shares: Readonly<Record<string, Figure>>) {
  const shareOf = (name: string) => own(shares, name)?.estimate.value ?? 0;
  return [...names].sort((one, two) => {
    const [first, second] = [Number(one), Number(two)];
    if (Number.isNaN(first) || Number.isNaN(second)) return shareOf(two) - shareOf(one);
    return first - second;
  });
}

/** Section of shares, with a chart of those of the last bot that has any. */
function sharesSection(
  id: string,
  bots: readonly BotReport[],
  shares: readonly Readonly<Record<string, Estimate>>[],
  labelOf: (word: string) => Phrase,
  kind: 'parts' | 'intervals' = 'parts',
): readonly Section[] {
  const records = shares.map((one) => toFigures(one, (_, estimate) => share(estimate)));
  const last = records.findLastIndex((record) => Object.keys(record).length > 0);
  const shown = records[last];
  if (shown === undefined) return [];
  const names = ordered(namesIn(records), shown);
  const section = {
    id,
    title: { id: 'lab-run-part', args: { part: id } },
    chart: {
      kind,
      title: { id: 'lab-run-part', args: { part: id } },
      about: { id: 'lab-run-part-about', args: { bot: assertDefined(bots[last]).bot } },
      marks: names.flatMap((word) => {
        const figure = own(shown, word);
        return figure === undefined ? [] : [{ label: labelOf(word), figure }];
      }),
    },
    table: tableOf(id, bots, records, labelOf, names),
  } as const;
  return [section];
}

/** Shares of words without their counts. */
function estimatesIn(shares: Readonly<Record<string, Share>>): Readonly<Record<string, Estimate>> {
  return Object.fromEntries(
    Object.entries(shares).map(([word, share]) => [word, estimateOf(share)]),
  );
}

/** Name of a word of a sum or a set. */
function nameOfPart(arena: RunArena, id: string, word: string): Phrase {
  const own = arena.nameOf?.(id, word);
  if (own !== undefined) return own;
  return id === 'damage' ? { id: 'lab-run-damage', args: { word } } : nameOfThing(arena, word);
}

/** Sections about the runs of bots: figures, ends of runs, parts of sums, and sets. */
export function runSections(arena: RunArena, bots: readonly BotReport[]): readonly Section[] {
  const words = namesIn(bots.map(({ report }) => report.words)).flatMap((id) => {
    const shares = bots.map(({ report }) => estimatesIn(own(report.words, id) ?? {}));
    const name = id === 'levels' ? 'lab-run-died-on' : 'lab-run-end';
    const labelOf = (word: string) => arena.nameOf?.(id, word) ?? { id: name, args: { word } };
    return sharesSection(id, bots, shares, labelOf);
  });
  const parts = namesIn(bots.map(({ report }) => report.parts)).flatMap((id) => {
    const shares = bots.map(({ report }) => own(report.parts, id) ?? {});
    return sharesSection(id, bots, shares, (word) => nameOfPart(arena, id, word));
  });
  const sets = namesIn(bots.map(({ report }) => report.sets)).flatMap((id) => {
    const shares = bots.map(({ report }) => estimatesIn(own(report.sets, id) ?? {}));
    return sharesSection(id, bots, shares, (word) => nameOfPart(arena, id, word), 'intervals');
  });
  return [figuresSection(arena, bots), ...words, ...parts, ...sets];
}

/** Runs of bots as plain data. */
export function runData(bots: readonly BotReport[]): readonly object[] {
  return bots.map(({ bot, report: { runs, figures, words, parts, sets } }) => {
    return { bot, runs, ...figures, ...words, ...parts, ...sets };
  });
}
