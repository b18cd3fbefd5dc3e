import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PtyRun } from './pty.ts';
import { homeOf, putAwayAfterEach, startAt } from './started.ts';

putAwayAfterEach();

const [ON, OFF] = ['\x1b[?1000h', '\x1b[?1000l'] as const;
const [PASTE_ON, PASTE_OFF] = ['\x1b[?2004h', '\x1b[?2004l'] as const;

/** Clicks on the first cell of a text. */
function click(run: PtyRun, text: string): void {
  const rows = run.screen.split('\n');
  const row = rows.findIndex((line) => line.includes(text));
  const column = (rows[row] ?? '').indexOf(text);
  run.type(`\x1b[<0;${column + 1};${row + 1}M\x1b[<0;${column + 1};${row + 1}m`);
}

function paste(run: PtyRun, text: string): void {
  run.type(`\x1b[200~${text}\x1b[201~`);
}

describe('the mouse', () => {
  it('clicks and turns its wheel, from the menu to the board', async () => {
    const run = startAt(homeOf());
    await run.shows('Five turn-based games');
    expect(run.raw).toContain(ON);
    click(run, 'Kalah');
    await run.shows('▸ 2  Kalah');
    click(run, 'Kalah');
    await run.shows('▸ Start the game');
    run.type('\x1b[<65;5;5M');
    await run.until(() => !run.screen.includes('▸ Start'), 'the wheel to turn');
    run.type('\x1b[<64;5;5M');
    await run.shows('▸ Start the game');
    click(run, 'q back');
    await run.shows('Five turn-based games');
    run.type('q');
    expect(await run.ended()).toEqual({ code: 0, signal: 0 });
    expect(run.raw.lastIndexOf(OFF)).toBeGreaterThan(run.raw.lastIndexOf(ON));
    expect(run.raw.lastIndexOf(PASTE_OFF)).toBeGreaterThan(run.raw.lastIndexOf(PASTE_ON));
  });

  it('is left to the terminal where that is set, and on every way out', async () => {
    const off = startAt(homeOf({ mouse: 'off' }));
    await off.shows('Five turn-based games');
    expect(off.raw).not.toContain(ON);
    for (const end of ['SIGTERM', 'SIGHUP'] as const) {
      const run = startAt(homeOf());
      await run.shows('Five turn-based games');
      run.kill(end);
      await run.ended();
      expect(run.raw.lastIndexOf(OFF)).toBeGreaterThan(run.raw.lastIndexOf(ON));
    }
  });
});

describe('a text that is pasted', () => {
  it('is no keys on a board, and opens the game that it is over the menu', async () => {
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
    const run = startAt(homeOf());
    await run.shows('Five turn-based games');
    paste(run, text.replaceAll('\n', '\r'));
    await run.shows('sowed house 1');
  });
});
