import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Messages } from '#i18n';
import { dailyRun, dateOfDaily, describeDaily, isDaily } from '#roguelike/daily.ts';
import { lastLines, shareText, unusedItems } from '#roguelike/report.ts';
import type { RunReport } from '#roguelike/report.ts';

const sources = ['common', 'runs'].map((topic) =>
  readFileSync(`content/locales/en/${topic}.ftl`, 'utf8'),
);
const messages = new Messages({ language: 'en', sources });
const say = (id: string, args?: Record<string, string | number>) => messages.say(id, args);

const REPORT: RunReport<string> = {
  title: 'You died.',
  about: 'Killed by a rat.',
  isWon: false,
  facts: [
    ['depth', 'Journey', 'Turns: 12'],
    ['seed', 'Random seed', 'daily-2026-11-28'],
  ],
  summary: [],
  standing: { score: 40, place: 2, count: 3 },
  scoreParts: [],
  bots: [{ bot: 'fighter', below: 12 }],
  log: Array.from({ length: 20 }, (_, turn) => ({
    text: `Line ${turn}.`,
    tone: 'plain' as const,
    times: 1,
    turn,
  })),
  unused: ['apple', 'bow', 'apple'].map((item) => ({ item, label: item })),
  game: 'Rogue',
  seed: 'daily-2026-11-28',
};

test('the result of a daily run has its ending, score and bots, without the seed', () => {
  expect(shareText(REPORT, say)).toBe(
    [
      'Turnwright, Rogue, daily 2026-11-28',
      'You died. Killed by a rat.',
      'Journey: Turns: 12',
      'Score: 40',
      'Against the fighter bot: better than 12 % of its runs',
    ].join('\n'),
  );
  expect(shareText({ ...REPORT, seed: 'mole' }, say)).toBeUndefined();
});

test('a report has the last messages, and equal items once', () => {
  expect(lastLines(REPORT).map(({ turn }) => turn)).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
  expect(unusedItems(REPORT).map(({ label }) => label)).toEqual(['apple ×2', 'bow']);
});

test('a daily run is the same on the same day', () => {
  const run = dailyRun({ world: 'floors' }, '2026-11-28', say);
  expect(run).toEqual({
    options: { world: 'floors' },
    seed: 'daily-2026-11-28',
    name: 'Daily, 2026-11-28',
  });
  expect(dateOfDaily(run.seed)).toBe('2026-11-28');
  expect(isDaily(`game rogue\nseed ${run.seed}\n`, '2026-11-28')).toBe(true);
  expect(isDaily(`game rogue\nseed ${run.seed}\n`, '2026-11-29')).toBe(false);
});

test('the invitation to a daily run offers to continue it, or names the best score', () => {
  const about = (runs: Parameters<typeof describeDaily>[1]) => describeDaily('today', runs, say);
  const over = { isOver: true, score: 7 };
  expect(about([])).toContain('the same world for everyone');
  expect(about([over, { isOver: false, score: 0 }])).toContain('continue your run');
  expect(about([over, { isOver: true, score: 30 }])).toContain('your best is 30');
});
