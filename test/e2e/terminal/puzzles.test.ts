import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDLESS } from '../../support/endless.ts';
import { cleanUpAfterEach, start } from './started.ts';

cleanUpAfterEach();

const UP_KEY = '\x1b[A';
const DOWN_KEY = '\x1b[B';
const RIGHT = '\x1b[C';
const LEFT_KEY = '\x1b[D';
const SHIFT_RIGHT = '\x1b[1;2C';
const SHIFT_TAB = '\x1b[Z';
const END = '\x1b[F';

/** Shortest solution of the Little Cellar, as typed. */
const CELLAR = ['a3-a2', 'a4-a3', 'b4-a4', 'c3-b3', 'c2-c3', 'c3-c4', 'a2-b2'];

describe('sliding puzzles in a real terminal', () => {
  it('can be solved by keyboard, with a hint, undo by moves, and the next puzzle', async () => {
    const { run } = start();
    await run.choose('Boards');
    await run.shows('Search:');
    run.type(RIGHT);
    await run.shows(/1 {2}The Little Cellar +●○○○○/);
    run.type('\r');
    await run.shows('◆A◆');
    await run.shows('A is selected and can move down.');
    await run.shows(/▸ Moves +0 +– +6/);
    run.type('h');
    await run.shows(/6 moves to go\. \w goes/);
    run.type(DOWN_KEY);
    await run.shows(/▸ Moves +1 /);
    run.type('u');
    await run.shows(/▸ Moves +0 /);
    run.type('r');
    await run.shows(/▸ Moves +1 /);
    run.type('a');
    await run.shows(/▸ Moves +0 /);
    for (let move = 1; move <= 6; move++) {
      run.type('h');
      await run.shows(`${7 - move} move`);
      run.type('\r');
      await run.shows(new RegExp(`▸ Moves +${move} `));
    }
    await run.shows('Solved!');
    await run.shows('With a hint');
    run.type('\r');
    await run.shows('puzzle 2 ●○○○○');
    run.type('q');
    await run.shows('Search:');
    run.type('\x03');
    expect(await run.ended()).toEqual({ code: 0, signal: 0 });
  });

  it("compare the player's move count with the best result", async () => {
    const { run, home } = start(['play', 'little-cellar']);
    await run.shows('A is selected');
    for (const [index, step] of CELLAR.entries()) {
      run.type(`:${step}\r`);
      await run.shows(new RegExp(`Steps +${index + 1} `));
    }
    await run.shows('Solved!');
    await run.shows('That is the minimum possible.');
    const file = join(home.folder, 'data', 'turnwright', 'records.json');
    const records: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(records).toMatchObject({ best: { 'little-cellar/the-little-cellar': { moves: 6 } } });
    run.type('q');
    await run.ended();
    const again = start([], home).run;
    await again.choose('Boards');
    await again.shows('Search:');
    again.type('little cellar');
    await again.shows(/The Little Cellar +Solved in 6 moves ★/);
  });

  it('slide as far as possible with Shift or f, and play the whole solution', async () => {
    const { run } = start(['play', 'pennant', '--seats', 'person']);
    await run.shows('C is selected and can move down.');
    run.type('E');
    await run.shows('E is selected and can move right.');
    run.type(SHIFT_RIGHT);
    await run.shows(/Steps +2 /);
    run.type('u');
    await run.shows(/Steps +0 /);
    run.type(`f${RIGHT}`);
    await run.shows(/Steps +2 /);
    run.type(`${LEFT_KEY}${UP_KEY}${SHIFT_TAB}`);
    run.type('p');
    await run.shows('› Solution');
    await run.shows(/\d+ moves, minimal \(/);
    run.type(' ');
    run.type(END);
    await run.shows(/(\d+) of \1/);
    run.type('\x1b');
    await run.shows('is selected');
    run.type('d');
    await run.shows(/\d+ moves to go\./);
  });

  it.each(['q', '\x03'])('quit immediately during a search, by %j', async (key) => {
    const { run } = start(['play', 'fifteen-puzzle', '--option', `start=${ENDLESS}`]);
    await run.shows('is selected');
    run.type('p');
    await run.shows('Esc stop');
    run.type(key);
    expect(await run.ended()).toEqual({ code: 0, signal: 0 });
    expect(run.isFullScreen).toBe(false);
  });

  it('can be drawn by keyboard, saved as rules, played, and reopened', async () => {
    const { run, home } = start();
    await run.choose('Boards');
    await run.shows('Search:');
    run.type('+');
    await run.shows('There is no block yet');
    run.type(`[--a${RIGHT}a${LEFT_KEY}${DOWN_KEY}b${DOWN_KEY}`);
    await run.shows('There is no goal yet');
    run.type('\t');
    await run.shows('Goals: move to');
    run.type('a');
    await run.shows(/1 move, minimal \(\d+ positions\)/);
    run.type(':Tiny\r\r');
    await run.shows('Turnwright › Tiny');
    const file = join(home.folder, 'data', 'turnwright', 'rules', 'tiny.zrf');
    expect(readFileSync(file, 'utf8')).toContain('(title "Tiny")');
    run.type('e');
    await run.shows('Editor › Tiny');
    run.type('\x1b');
    await run.shows('is selected');
    run.type('q');
    await run.shows('Editor › Tiny');
    run.type('\x1b');
    await run.shows('Search:');
    run.type('tiny');
    await run.shows(/Tiny +tiny · your own/);
    run.type('\x03');
    expect(await run.ended()).toEqual({ code: 0, signal: 0 });
  });
});
