import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PtyRun } from './pty.ts';
import { homeOf, cleanUpAfterEach, startAt } from './started.ts';

cleanUpAfterEach();

/** Byte sequences for the mouse wheel. */
const [WHEEL_UP, WHEEL_DOWN] = ['\x1b[<64;5;5M', '\x1b[<65;5;5M'] as const;

/** Clicks the first cell of a text. */
function click(run: PtyRun, text: string): void {
  const rows = run.screen.split('\n');
  const row = rows.findIndex((line) => line.includes(text));
  const column = (rows[row] ?? '').indexOf(text);
  expect(row, run.screen).toBeGreaterThanOrEqual(0);
  run.type(`\x1b[<0;${column + 1};${row + 1}M\x1b[<0;${column + 1};${row + 1}m`);
}

function paste(run: PtyRun, text: string): void {
  run.type(`\x1b[200~${text}\x1b[201~`);
}

describe('the mouse', () => {
  it('chooses by click and scrolls by wheel, from the menu to the board', async () => {
    const home = homeOf();
    const run = startAt(home);
    await run.shows('Five turn-based games');
    run.type(WHEEL_DOWN);
    await run.shows('▸ 2  Kalah');
    run.type(WHEEL_UP);
    await run.shows('▸ 1  ');
    click(run, 'Kalah');
    await run.shows('▸ 2  Kalah');
    click(run, 'Kalah');
    await run.shows('▸ Start the game');
    click(run, 'Start the game');
    await run.shows('Your turn');
    click(run, 'q back');
    await run.shows('Five turn-based games');
    click(run, 'q quit');
    expect(await run.ended()).toEqual({ code: 0, signal: 0 });
  });

  it('is left to the terminal if turned off in the settings', async () => {
    const run = startAt(homeOf({ mouse: 'off' }));
    await run.shows('Five turn-based games');
    expect(run.raw).not.toContain('\x1b[?1000h');
    expect(run.raw).toContain('\x1b[?2004h');
  });
});

describe('pasted text', () => {
  it('is ignored on a board, and opens a game from the menu', async () => {
    const home = homeOf();
    const first = startAt(home, ['play', 'kalah', '--seats', 'person person']);
    await first.shows('Player One to move');
    paste(first, 'q3q');
    first.type('1');
    await first.shows('sowed house 1');
    first.type('q');
    await first.ended();
    const [file = ''] = readdirSync(home.saves).filter((name) => name.endsWith('.txt'));
    const text = readFileSync(`${home.saves}/${file}`, 'utf8');
    expect(text).toContain('1 p1 1');
    const run = startAt(homeOf());
    await run.shows('Five turn-based games');
    paste(run, text.replaceAll('\n', '\r'));
    await run.shows('sowed house 1');
  });

  it('replaces the suggested seed of a new run', async () => {
    const rogue = startAt(homeOf());
    await rogue.choose('Rogue');
    await rogue.shows('1  Random world');
    rogue.type('1');
    await rogue.shows('Random seed');
    paste(rogue, 'qqq-spring-1\r');
    await rogue.shows(/▸ +Random seed +qqq-spring-1/);
    rogue.type('\r');
    await rogue.shows('Turn 0 · qqq-spring-1');
    const caves = startAt(homeOf());
    await caves.choose('Caves');
    await caves.shows('Random seed');
    paste(caves, 'qqq-spring-2');
    await caves.shows(/▸ +Random seed +qqq-spring-2/);
  });
});
