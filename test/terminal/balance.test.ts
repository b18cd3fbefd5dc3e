import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { isDeep } from '../support/deep.ts';
import { runHere } from './run-here.ts';

const balance = (...args: readonly string[]) => runHere(['balance', ...args]);

interface Report {
  readonly games: number;
  readonly wins: { readonly share: number; readonly least: number; readonly most: number };
  readonly reasons: Readonly<Record<string, number>>;
  readonly turnsLeft: Readonly<Record<string, number>>;
  readonly places: Readonly<Record<string, unknown>>;
}

interface Run {
  readonly adventure: string;
  readonly version: string;
  readonly party: string;
  readonly difficulty: string;
  readonly bot: string;
  readonly seed: string;
  readonly games: number;
  readonly scenarios: readonly {
    readonly scenario: string;
    readonly party: string;
    readonly report: Report;
  }[];
  readonly all: Report;
}

async function report(...args: readonly string[]): Promise<Run> {
  const { code, out, err } = await balance(...args, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Run;
}

const ONE_SCENARIO = ['--scenario', 'fog-at-low-pell', '--games', '3'];
const GOOD = resolve('test/cases/dice-packs/good');

describe('turnwright balance', () => {
  it('describes the run and counts every game', async () => {
    const run = await report('--chapter', 'low-pell', '--games', '3', '--party', 'mystic');
    expect(run).toMatchObject({
      adventure: 'tide-bells',
      party: 'mystic',
      difficulty: 'normal',
      bot: 'greedy',
      seed: 'balance',
      games: 3,
      all: { games: 9 },
    });
    const names = run.scenarios.map(({ scenario }) => scenario);
    expect(names).toEqual(['fog-at-low-pell', 'market-day', 'lamp-trade']);
    for (const { report: one } of [...run.scenarios, { report: run.all }]) {
      const { games, reasons, wins } = one;
      expect(Object.values(reasons).reduce((sum, count) => sum + count, 0)).toBe(games);
      expect(wins.least).toBeLessThanOrEqual(wins.share);
      expect(wins.most).toBeGreaterThanOrEqual(wins.share);
    }
  });

  it('plays with the requested party and difficulty', async () => {
    const run = await report(
      ...ONE_SCENARIO,
      '--party',
      'brawler,hunter,mystic,prophet',
      '--difficulty',
      'hard',
    );
    expect(run.party).toBe('brawler,hunter,mystic,prophet');
    expect(run.difficulty).toBe('hard');
    expect(Object.keys(run.all.places).length).toBeGreaterThanOrEqual(6);
  });

  test.each(['random', 'greedy', 'cautious', 'rusher', 'closer', 'percent'])(
    'plays with the bot %s',
    async (bot) => {
      expect(await report(...ONE_SCENARIO, '--bot', bot)).toMatchObject({ bot, all: { games: 3 } });
    },
  );

  it('gives equal results for equal seeds and other results for other seeds', async () => {
    const first = await balance(...ONE_SCENARIO, '--seed', 'a');
    expect(await balance(...ONE_SCENARIO, '--seed', 'a')).toEqual(first);
    expect((await balance(...ONE_SCENARIO, '--seed', 'b')).out).not.toBe(first.out);
  });

  it('starts later chapters with grown heroes', async () => {
    const { scenarios } = await report('--chapter', '2', '--games', '1');
    expect(scenarios).toHaveLength(4);
    for (const { party } of scenarios) expect(party).toContain(':');
  });

  it('finds an adventure by id and by path', async () => {
    expect(await report('tide-bells', ...ONE_SCENARIO)).toEqual(await report(...ONE_SCENARIO));
    const { adventure, version, scenarios } = await report(GOOD, '--games', '2');
    expect([adventure, version]).toEqual(['salt-lake', '1.0.0']);
    expect(scenarios.length).toBeGreaterThan(0);
  });

  it('prints an answer and tables', async () => {
    const { code, out, err } = await balance(...ONE_SCENARIO);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [answer = '', ...sections] = out.split('\n\n');
    expect(answer).toMatch(
      /^greedy wins \d+\.\d % of the games \(\d+\.\d to \d+\.\d\), of 3 played\.$/,
    );
    expect(sections.map((section) => section.split('\n')[0])).toEqual([
      'Games won',
      'Games lost, by reason',
      'Per game',
      'Pressure on the heroes',
      'Dice without a use, per game',
      'Locations, per game in play',
      'Threats, per encounter',
      'Skills, per game',
    ]);
    expect(out).toMatch(/^fog-at-low-pell +3 +\d+\.\d % \(\d+\.\d to \d+\.\d\) +\d+\/\d+\/\d+$/m);
    const all = (await balance('--chapter', '1', '--games', '1')).out;
    expect(all).toMatch(/^Fewest wins: .+ \(\d+\.\d %\)\. Most wins: .+\.$/m);
    expect(all.split('\n\n')[1]?.split('\n').at(-1)).toMatch(/^all +3 /);
  });

  it('prints tables in Russian', async () => {
    expect((await balance(...ONE_SCENARIO, '--lang', 'ru')).out).toMatch(/^сценарий/m);
  });

  it('plays until the win rates are known', async () => {
    const width = isDeep ? 15 : 25;
    const until = ['--scenario', 'fog-at-low-pell', '--until', `${width}%`, '--jobs', '1'];
    const { games, all } = await report(...until);
    expect(all.games).toBe(games);
    const { share, least, most } = all.wins;
    expect(Math.max(share - least, most - share)).toBeLessThanOrEqual(width / 100);
  });

  it('writes a report with a plan that repeats the study', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'turnwright-balance-'));
    try {
      const file = join(folder, 'report.json');
      const first = await balance(GOOD, '--games', '3', '--report', file);
      const again = await runHere(['study', 'run', file]);
      expect(again).toEqual(first);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('compares a chapter with its targets', async () => {
    const targetArgs = ['--targets', 'bots', '--chapter', '1', '--games', '1'];
    const { code, out } = await balance(...targetArgs);
    expect(code).toBe(0);
    expect(out).toMatch(/^low-pell: \d+ of \d+ targets met/);
    expect(out).toMatch(
      /^Rusher below greedy +≥ 10 % +[+−]\d+\.\d % \([+−]\d+\.\d to [+−]\d+\.\d\) +(yes|no)/m,
    );
  });

  test.each([
    [['--games', '0'], '“0” is not a valid number of games'],
    [['--games', 'many'], '“many” is not a valid number of games'],
    [['--bot', 'nobody'], 'There is no bot “nobody”. Choose from random, greedy'],
    [['--difficulty', 'mild'], 'There is no difficulty “mild”. Choose from easy, normal, hard.'],
    [['--party', 'wizard'], '“wizard” is not a valid party'],
    [['--party', 'hunter,hunter,hunter,hunter,hunter,hunter,hunter'], 'is not a valid party'],
    [['--seed', ' '], 'A seed has 1 to 64 characters'],
    [['--scenario', 'nowhere'], 'tide-bells has no such chapter or scenario.'],
    [['--chapter', '9'], 'tide-bells has no such chapter or scenario.'],
    [['--targets', 'luck'], '“luck” is not a part of the targets. Choose from wins, bots'],
    [
      ['--targets', '--party', 'mystic'],
      '--targets chooses its own parties, difficulties and bots: leave out --party.',
    ],
    [['--targets', '--until', '1%'], '--targets plays a fixed number of games: leave out --until.'],
    [['--until', 'soon'], '--until: give the wanted precision as a percentage'],
    [
      ['--targets', '--chapter', '9'],
      'tide-bells has no such chapter or scenario. Chapters: low-pell, long-drain, vantry. Scenarios: goose-chase,',
    ],
    [['--seed'], 'needs a value'],
    [['--gmaes', '3'], 'Did you mean --games'],
    [['tide-bells', 'another'], 'Too many arguments for “balance”.'],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await balance(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  it('exits with code 1 and the reason if the adventure cannot be read', async () => {
    const { code, out, err } = await balance('no-such-adventure.zip');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('no-such-adventure.zip cannot be read');
  });

  it.each([
    [['no-such-adventure'], 'Choose from tide-bells, glass-road.'],
    [['--scenario', 'nowhere'], 'goose-chase, fog-at-low-pell'],
    [['--chapter', 'nowhere'], 'Chapters: low-pell'],
  ])('lists the choices for an unknown name: %s', async (args, message) => {
    const { code, out, err } = await balance(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  it('tells one game as a story, reproducible by its seed', async () => {
    const show = ['--scenario', 'goose-chase', '--show', 'tale'];
    const { code, out } = await balance(...show);
    expect(code).toBe(0);
    expect(out).toMatch(/^The Goose Chase\n/);
    expect(out).toMatch(/\n\nHunter’s turn\. Time left: \d+\.\n {2}/);
    expect(out).toMatch(/\n {6}\S+ → \d.* against /);
    expect((await balance(...show)).out).toBe(out);
    const { turns } = JSON.parse((await balance(...show, '--json')).out) as { turns: unknown[] };
    expect(turns.length).toBe(out.split('\n\n').length - 1);
  });
});
