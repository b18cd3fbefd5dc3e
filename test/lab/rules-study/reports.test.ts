import { expect, test } from 'vitest';
import type { Report } from '#lab';
import { isDeep, repeats } from '#test/support/deep.ts';
import { gameNamed, openPlan, reportOf, rulesPlan } from './games.ts';

const idsOf = ({ answer }: Report) => answer.map(({ id }) => id);

/** Figures of a cell of a report. */
function figuresOf({ data }: Report, cell: string) {
  const cells = data['cells'] as readonly {
    readonly cell: string;
    readonly figures: Readonly<Record<string, { readonly value: number; readonly least: number }>>;
  }[];
  return cells.find((one) => one.cell === cell)?.figures ?? {};
}

test('tic-tac-toe helps the first player, but strong bots mostly draw', async () => {
  const game = gameNamed('tic-tac-toe');
  const report = await reportOf(rulesPlan(game, { games: 60, cells: ['random', 'expert'] }), game);
  expect(idsOf(report)).toContain('lab-rules-mostly-drawn');
  expect(idsOf(report)).toContain('lab-rules-all-end');
  expect(idsOf(report)).toContain('lab-rules-nothing-dead');
  expect(idsOf(report)).not.toContain('lab-rules-chance');
  expect(figuresOf(report, 'random')['first']?.least).toBeGreaterThan(0.5);
});

test('Connect Four is seldom drawn and rewards skill', async () => {
  const game = gameNamed('connect-four');
  const cells = ['club', 'club casual', 'casual random'];
  const report = await reportOf(rulesPlan(game, { games: repeats(24, 40), cells }), game);
  expect(idsOf(report)).toContain('lab-rules-all-end');
  expect(figuresOf(report, 'club')['draws']?.value).toBeLessThan(0.2);
  const skill = report.data['skill'] as readonly { readonly score: { readonly least: number } }[];
  expect(skill).toHaveLength(2);
  for (const { score } of skill) expect(score.least).toBeGreaterThan(0.5);
});

test('Hex has no draws, and its small board no swap', async () => {
  const game = gameNamed('hex');
  const options = { variant: 'seven-by-seven' };
  const report = await reportOf(
    rulesPlan(game, { games: repeats(6, 10), options, cells: ['random', 'novice'] }),
    game,
  );
  expect(idsOf(report)).toContain('lab-rules-no-draws');
  const never = report.data['never'] as readonly { readonly id: string }[];
  expect(never.map(({ id }) => id)).toEqual(['drop Stone 2', 'drop Stone 3', 'drop Stone 4']);
});

test('the Royal Game of Ur has chance and evaluated positions', async () => {
  const game = gameNamed('royal-game-of-ur');
  const size = { games: 6, cells: ['random', 'novice'] };
  const report = await reportOf(rulesPlan(game, size), game);
  expect(idsOf(report)).toContain('lab-rules-chance');
  expect(idsOf(report)).toContain('lab-rules-no-draws');
  expect(figuresOf(report, 'novice')['lead-changes']?.value).toBeGreaterThan(1);
  expect(figuresOf(report, 'random')['forced']?.value).toBeGreaterThan(0.2);
});

test('Kalah helps the first player, and lists nothing that never happens', async () => {
  const game = gameNamed('kalah');
  const report = await reportOf(
    rulesPlan(game, { games: repeats(60, 100), cells: ['club'] }),
    game,
  );
  expect(idsOf(report)).toContain('lab-rules-all-end');
  expect(idsOf(report)).toContain('lab-rules-first-ahead');
  expect(report.data['never']).toBeUndefined();
  expect(figuresOf(report, 'club')['drama']?.value).toBeGreaterThan(0);
});

test('chess between random players is mostly drawn, and uses all its rules', async () => {
  const game = gameNamed('chess');
  const report = await reportOf(rulesPlan(game, { level: 'random', games: 30 }), game);
  expect(idsOf(report)).toContain('lab-rules-mostly-drawn');
  const never = report.data['never'] as readonly { readonly id: string }[];
  expect(never.filter(({ id }) => !id.startsWith('move'))).toEqual([]);
});

test('dead rules are named with their lines', async () => {
  const game = gameNamed('test/dead-rules');
  const report = await reportOf(rulesPlan(game, { games: 20 }), game);
  expect(report.answer).toEqual(
    expect.arrayContaining([
      { id: 'lab-rules-first-always', args: { games: 20, level: 'club', bound: '13.9' } },
      { id: 'lab-rules-no-choice', args: {} },
      { id: 'lab-rules-dead', args: { count: 6, games: 40, bound: '7.2' } },
    ]),
  );
  expect(report.data['never']).toEqual(
    expect.arrayContaining([
      { id: 'mover Statue', place: 'dead-rules.zrf:28' },
      { id: 'piece Ghost', place: 'dead-rules.zrf:32' },
      { id: 'move Man 2', place: 'dead-rules.zrf:27' },
      { id: 'goal 2', place: 'dead-rules.zrf:38' },
      { id: 'zone nowhere', place: '' },
      { id: 'square e4', place: '' },
    ]),
  );
});

test('games that hit the limit are counted as unfinished', async () => {
  const game = gameNamed('chess');
  const plan = rulesPlan(game, { level: 'random', games: 10 });
  const short = { ...plan, parameters: { ...plan.parameters, longest: 20 } };
  const report = await reportOf(short, game);
  expect(idsOf(report)).toContain('lab-rules-unfinished-often');
  expect(idsOf(report)).not.toContain('lab-rules-all-end');
});

/** Games that take seconds; the others have chance, an end without winners, and several cells. */
const SLOW = ['chess', 'hex'];
const SIZES: readonly (readonly [string, Parameters<typeof rulesPlan>[1]])[] = [
  ['tic-tac-toe', { level: 'casual', games: 15 }],
  ['royal-game-of-ur', { level: 'novice', games: 3 }],
  ['kalah', { level: 'casual', games: 9 }],
  ['test/dead-rules', { level: 'casual', games: 10 }],
  ['connect-four', { games: 8, cells: ['random', 'casual', 'casual novice'] }],
  ['chess', { games: 8, cells: ['random', 'novice random'] }],
  ['hex', { games: 8, cells: ['random', 'novice'], options: { variant: 'seven-by-seven' } }],
];

test.each(SIZES.filter(([name]) => isDeep || !SLOW.includes(name)))(
  'reports on %s do not depend on the size of chunks',
  async (name, size) => {
    const plan = rulesPlan(gameNamed(name), size);
    const texts = [];
    // Each report is made with a fresh game, as in another process.
    for (const chunk of [1, 7, undefined]) {
      texts.push(JSON.stringify(await reportOf(plan, gameNamed(name), chunk)));
    }
    expect(texts[1]).toBe(texts[0]);
    expect(texts[2]).toBe(texts[0]);
  },
);

test('units are replayed as they were counted', async () => {
  const game = gameNamed('tic-tac-toe');
  const plan = rulesPlan(game, { level: 'casual', games: 1 });
  const study = await openPlan(plan, game);
  const report = await reportOf(plan, game);
  const cells = report.data['cells'] as readonly { readonly turns: Record<string, number> }[];
  expect(Object.keys(cells[1]?.turns ?? {})).toEqual([String(study.match?.(1, 0)?.cursor)]);
});

test('a stopping rule ends the study once shares are known', async () => {
  const game = gameNamed('tic-tac-toe');
  const plan = rulesPlan(game, { games: 2000, cells: ['random'] });
  const report = await reportOf({ ...plan, stop: { kind: 'until', width: 0.1, most: 2000 } }, game);
  const [cell] = report.data['cells'] as readonly { readonly games: number }[];
  expect(cell?.games).toBeGreaterThan(100);
  expect(cell?.games).toBeLessThan(1000);
});

test('games for one player and unknown cells are refused', async () => {
  const one = gameNamed('sokoban');
  await expect(openPlan(rulesPlan(one, { games: 2 }), one)).rejects.toThrow('one player');
  const game = gameNamed('chess');
  const plan = rulesPlan(game, { games: 2, cells: ['nobody'] });
  await expect(openPlan(plan, game)).rejects.toThrow('names one or two of these bots');
});
