import { assertDefined, own } from '#core';
import { shareSequence, tightestFor } from '#lab/statistics/confidence-sequence.ts';
import { estimateOf, ratioOf, wilson } from '#lab/statistics/interval.ts';
import type { Estimate, Share } from '#lab/statistics/interval.ts';
import { emptySums } from '#lab/statistics/sums.ts';
import type { Plan, Stop } from '#lab/study/plan.ts';
import type { Chart, Entry, Figure, Phrase, Report, Row, Section } from '#lab/report/report.ts';
import type { DiceOptions, Pack } from '../rules/index.ts';
import { pressureOf, reportOf } from './balance-report.ts';
import { mergeTallies } from './balance-tally.ts';
import type { Tally } from './balance-tally.ts';

type ShareOf = (count: number, games: number) => Share;

/** Intervals of shares: those of a study that stops when they are narrow hold at any moment. */
export function shareBy(stop: Stop): ShareOf {
  if (stop.kind === 'units') return wilson;
  const options = stop.kind === 'until' ? { tightest: tightestFor(stop.width) } : {};
  return (count, games) => shareSequence(count, games, options);
}

/** Tally of a scenario, or of all of them. */
interface Group {
  readonly id: string;
  readonly label: Phrase | string;
  readonly tally: Tally;
}

/** Causes of defeat. The last group covers rules: a villain's escape or a hero's death. */
const DEFEATS = [['time'], ['dead'], ['escaped', 'fallen']] as const;

export function shareFigure(share: Share): Figure {
  return { estimate: estimateOf(share), unit: 'share' };
}

export function numberFigure(estimate: Estimate): Figure {
  return { estimate, unit: 'number' };
}

/** Number without an interval. */
export function plainFigure(value: number): Figure {
  return numberFigure({ value, least: value, most: value });
}

/** Mean of a count per game from its sum and the sum of its squares. */
function meanFigure(sum: number, squares: number, games: number): Figure {
  return numberFigure(ratioOf({ games, x: sum, y: games, xx: squares, xy: sum, yy: games }));
}

/** Columns of texts, besides the first of each table. */
const TEXT_HEADS: readonly string[] = ['wanted', 'verdict', 'hero'];

/** Section with a table of the same id, whose columns `heads` names. */
export function sectionOf(
  { id, title, text, chart }: Omit<Section, 'table'>,
  heads: readonly string[],
  rows: readonly Row[],
): Section {
  const columns = heads.map((head, at) => {
    const column = { id: head, head: { id: `lab-balance-${head}` } };
    return at === 0 || TEXT_HEADS.includes(head) ? { ...column, isText: true as const } : column;
  });
  return {
    id,
    title,
    ...(text === undefined ? {} : { text }),
    ...(chart === undefined ? {} : { chart }),
    table: { id, columns, rows },
  };
}

function title(id: string): Phrase {
  return { id: `lab-balance-title-${id}` };
}

function row(id: string, label: Phrase | string, entries: readonly Entry[]): Row {
  return { id, entries: [label, ...entries] };
}

function winSection(groups: readonly Group[], scenarios: readonly Group[], share: ShareOf) {
  const chart: Chart = {
    kind: 'intervals',
    title: title('wins'),
    about: { id: 'lab-balance-wins-about' },
    marks: scenarios.map(({ label, tally: { wins, games } }) => {
      return { label, figure: shareFigure(share(wins, games)) };
    }),
  };
  const rows = groups.map(({ id, label, tally }) => {
    const { games, wins } = tally;
    const { p10, p50, p90 } = reportOf(tally).turnsLeft;
    return row(id, label, [games, shareFigure(share(wins, games)), `${p10}/${p50}/${p90}`]);
  });
  return sectionOf(
    { id: 'wins', title: title('wins'), chart },
    ['scenario', 'games', 'won', 'left'],
    rows,
  );
}

function defeatSection(groups: readonly Group[], share: ShareOf): Section {
  const rows = groups.map(({ id, label, tally: { games, reasons } }) => {
    const shares = DEFEATS.map((causes) => {
      const losses = causes.reduce((sum, cause) => sum + (reasons[cause] ?? 0), 0);
      return shareFigure(share(losses, games));
    });
    return row(id, label, shares);
  });
  return sectionOf(
    { id: 'defeats', title: title('defeats') },
    ['scenario', 'time', 'dead', 'rule'],
    rows,
  );
}

function lengthSection(groups: readonly Group[], { turnsLeft }: Tally): Section {
  const chart: Chart = {
    kind: 'bars',
    title: { id: 'lab-balance-left-title' },
    about: { id: 'lab-balance-left-about' },
    x: { id: 'lab-balance-left' },
    series: [
      {
        label: { id: 'lab-balance-games' },
        points: Object.entries(turnsLeft).map(([left, games]) => ({ x: Number(left), y: games })),
      },
    ],
  };
  const rows = groups.map(({ id, label, tally }) => {
    const { games, turnsUsed, explorations, pressure, spread } = tally;
    const { squares } = spread;
    return row(id, label, [
      meanFigure(turnsUsed, squares.turnsUsed, games),
      meanFigure(explorations, squares.explorations, games),
      numberFigure(ratioOf(pressure.deaths)),
    ]);
  });
  return sectionOf(
    { id: 'length', title: title('length'), chart },
    ['scenario', 'turns', 'explored', 'deaths'],
    rows,
  );
}

function pressureSection(tally: Tally): Section {
  const { games, deterred, wounds, cornered, guards, spread } = tally;
  const { squares } = spread;
  const { rested, lostWithDeath, lostByTime, red, forced, rests, deaths, ...others } =
    pressureOf(tally);
  const share = (estimate: Estimate): Figure => ({ estimate, unit: 'share' });
  const figures: readonly (readonly [string, Entry])[] = [
    ['rested', share(rested)],
    ['lost-with-death', share(lostWithDeath)],
    ['lost-by-time', share(lostByTime)],
    ['red', share(red)],
    ['forced', share(forced)],
    ['options', numberFigure(others.options)],
    ['allies', numberFigure(others.allies)],
    ['paid', share(others.paid)],
    ['light', share(others.light)],
    ['emptied', share(others.emptied)],
    ['rests', numberFigure(rests)],
    ['deaths', numberFigure(deaths)],
    ['deterred', meanFigure(deterred, squares.deterred, games)],
    ['wounds', meanFigure(wounds, squares.wounds, games)],
    ['villains', meanFigure(cornered.met, squares.cornered.met, cornered.games)],
    ['guards', guards.tried],
    ['guarded', shareFigure(wilson(guards.held, guards.tried))],
  ];
  return sectionOf(
    { id: 'pressure', title: title('pressure') },
    ['figure', 'measured'],
    figures.map(([id, figure]) => row(id, { id: `lab-target-${id}` }, [figure])),
  );
}

const DEAD = ['unused', 'atEnd', 'forfeited', 'barred'] as const;

function diceSection({ dead, games, spread }: Tally): Section {
  const rows = sortedById(dead).map(([type, counts]) => {
    const squares = own(spread.squares.dead, type);
    const means = DEAD.map((name) => meanFigure(counts[name], squares?.[name] ?? 0, games));
    return row(type, type, means);
  });
  return sectionOf(
    { id: 'dead-dice', title: title('dead-dice') },
    ['dice', 'unused', 'at-end', 'forfeited', 'barred'],
    rows,
  );
}

function placeSection({ places, spread }: Tally): Section {
  const rows = sortedById(places).map(([id, place]) => {
    const squares = own(spread.squares.places, id);
    const { games, closingsTried, closingsWon } = place;
    const means = (['turns', 'diceLost', 'deaths'] as const).map((name) => {
      return meanFigure(place[name], squares?.[name] ?? 0, games);
    });
    const closed = shareFigure(wilson(closingsWon, closingsTried));
    return row(id, id, [games, ...means, closingsTried, closingsWon, closed]);
  });
  return sectionOf(
    { id: 'places', title: title('places') },
    ['place', 'games', 'turns', 'dice-lost', 'deaths', 'closings', 'closed', 'closed-share'],
    rows,
  );
}

function threatSection({ threats, spread }: Tally): Section {
  const rows = sortedById(threats).map(([id, { met, won }]) => {
    const damage = numberFigure(ratioOf(own(spread.damage, id) ?? emptySums()));
    return row(id, id, [met, shareFigure(wilson(won, met)), damage]);
  });
  return sectionOf(
    { id: 'threats', title: title('threats') },
    ['threat', 'met', 'beaten', 'damage'],
    rows,
  );
}

function skillSection({ skills, games, spread }: Tally): Section {
  const rows = sortedById(skills).map(([id, uses]) => {
    return row(id, id, [meanFigure(uses, own(spread.squares.skills, id) ?? 0, games)]);
  });
  return sectionOf({ id: 'skills', title: title('skills') }, ['skill', 'uses'], rows);
}

function sortedById<T>(rows: Readonly<Record<string, T>>): (readonly [string, T])[] {
  return Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Numbers of an estimate for a sentence, in percent. */
function inPercent({ value, least, most }: Estimate) {
  const shown = (share: number) => (share * 100).toFixed(1);
  return { share: shown(value), least: shown(least), most: shown(most) };
}

function answerOf(plan: Plan, all: Tally, scenarios: readonly Group[], share: ShareOf): Phrase[] {
  const { games, wins } = all;
  const bot = String(plan.parameters['bot']);
  const won = inPercent(estimateOf(share(wins, games)));
  const answer = { id: 'lab-answer-balance', args: { bot, games, ...won } };
  const played = scenarios.filter(({ tally }) => tally.games > 0);
  const rate = ({ tally }: Group) => tally.wins / tally.games;
  const sorted = [...played].sort((a, b) => rate(a) - rate(b));
  const [hardest, easiest] = [sorted[0], sorted.at(-1)];
  if (hardest === undefined || easiest === undefined || sorted.length === 1) return [answer];
  const shown = (group: Group) => (100 * rate(group)).toFixed(1);
  const args = {
    hardest: hardest.id,
    low: shown(hardest),
    easiest: easiest.id,
    high: shown(easiest),
  };
  return [answer, { id: 'lab-answer-balance-ends', args }];
}

/** Report of a bot's games in some scenarios of an adventure. */
export function reportBalance(
  plan: Plan,
  pack: Pack,
  options: readonly DiceOptions[],
  tallies: readonly Tally[],
): Report {
  const { stop, seed } = plan;
  const share = shareBy(stop);
  const all = mergeTallies(tallies);
  const scenarios = options.map(({ scenario }, at): Group => {
    return { id: scenario, label: scenario, tally: assertDefined(tallies[at]) };
  });
  // No scenario id has parentheses.
  const total = { id: '(all)', label: { id: 'lab-balance-all' }, tally: all };
  const groups = scenarios.length > 1 ? [...scenarios, total] : scenarios;
  const { party, difficulty } = plan.options;
  const { bot } = plan.parameters;
  const { id: adventure, version } = pack;
  const args = {
    bot: String(bot),
    adventure,
    difficulty: String(difficulty),
    party: String(party),
  };
  const games = stop.kind === 'units' ? stop.units : assertDefined(tallies[0]).games;
  return {
    question: { id: 'lab-question-balance', args },
    answer: answerOf(plan, all, scenarios, share),
    sections: [
      winSection(groups, scenarios, share),
      defeatSection(groups, share),
      lengthSection(groups, all),
      pressureSection(all),
      diceSection(all),
      placeSection(all),
      threatSection(all),
      skillSection(all),
    ],
    data: {
      ...{ adventure, version, party, difficulty, bot, seed, games },
      scenarios: options.map(({ scenario, party: heroes }, at) => {
        return { scenario, party: heroes, report: reportOf(assertDefined(tallies[at]), share) };
      }),
      all: reportOf(all, share),
    },
  };
}
