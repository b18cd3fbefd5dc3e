import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '#core';
import { homeOf, listSaved, cleanUpAfterEach, start } from './started.ts';

cleanUpAfterEach();

const RIGHT = '\x1b[C';
const DOWN_KEY = '\x1b[B';
const BELL = '\x07';

/** Game that ends after three moves, for the rules folder. */
const DASH = `
(game
  (title "Dash")
  (players White Black)
  (turn-order White Black)
  (board (grid (start-rectangle 0 0 9 9)
    (dimensions ("a/b" (10 0)) ("3/2/1" (0 10))) (directions (n 0 -1))))
  (board-setup (White (Man a1)) (Black (Man b1)))
  (piece (name Man) (moves (n add)))
  (win-condition (White) (absolute-config Man (a3))))
`;

/** Rules with many variants on a large board, which are slow to check. */
function manyVariants(): string {
  const labels = (letter: string) =>
    Array.from({ length: 60 }, (_, i) => `${letter}${i}`).join('/');
  const variants = Array.from(
    { length: 990 },
    (_, i) => `(variant (title "V${i}") (board-setup (A (P c${i % 60}r3)) (B (P c1r1))))`,
  );
  return `(game (title "Long to Read") (players A B) (turn-order A B)
  (board (grid (start-rectangle 0 0 9 9)
    (dimensions ("${labels('c')}" (10 0)) ("${labels('r')}" (0 10)))
    (directions (n 0 -1) (e 1 0))))
  (board-setup (A (P c0r0)) (B (P c1r1)))
  (piece (name P) (moves (n (verify empty?) add) (e (verify empty?) add)))
  (loss-condition (A B) stalemated))
${variants.join('\n')}`;
}

describe('board games in a real terminal', () => {
  it('can be found in the library and played to the end by keyboard', async () => {
    const { run, home } = start();
    await run.choose('Boards');
    await run.shows('Search:');
    run.type('tic');
    await run.shows('Tic-Tac-Toe');
    run.type('\r');
    await run.shows('▸ Start the game');
    run.type(`${DOWN_KEY}${DOWN_KEY}${RIGHT.repeat(4)}`);
    await run.shows(/O +‹ Person ›/);
    run.type('\x1b[H\r');
    await run.shows('X to move.');
    for (const move of ['a1', 'a2', 'b1', 'b2']) {
      run.type(`:${move}\r`);
      await run.shows(new RegExp(`: \\w+ ${move}\\.`));
    }
    run.type(':c1\r');
    await run.shows('X won.');
    await run.shows('The line is complete.');
    const [file = ''] = readdirSync(home.saves).filter((name) => name.endsWith('.txt'));
    expect(readFileSync(join(home.saves, file), 'utf8')).toContain('game tic-tac-toe');
    run.type('q');
    await run.shows('1 game');
    run.type('q');
    expect(await run.ended()).toEqual({ code: 0, signal: 0 });
  });

  it('can be played by arrow keys against a bot that thinks in a thread', async () => {
    const { run } = start(['play', 'tic-tac-toe', '--seats', 'person bot-1']);
    await run.shows('Your turn: X.');
    run.type(RIGHT);
    run.type('\r');
    await run.shows(/O: \w+ \w\d\./);
    await run.shows('Your turn: X.');
    run.type('u');
    await run.until(() => !run.screen.includes('O: +'), 'the undone move to disappear');
  });

  it('can be exported as .zsg and copied as positions', async () => {
    const { run, home } = start(['play', 'tic-tac-toe', '--seats', 'person person']);
    await run.shows('X to move.');
    run.type(':b2\r');
    await run.shows('O to move.');
    run.type('z');
    await run.shows('Written to ');
    const [file = ''] = readdirSync(home.folder).filter((name) => name.endsWith('.zsg'));
    expect(readFileSync(home.file(file), 'utf8')).toContain('1. X Mark b2');
    run.type('t');
    await run.shows('› Position');
    run.type('c');
    await run.shows('Copied');
    const [, copied = ''] = run.raw.split(']52;c;');
    const text = Buffer.from(assertDefined(copied.split(BELL)[0]), 'base64').toString('utf8');
    expect(text).toContain('Variant=tic-tac-toe (X Mark b2)');
    run.type('q\x03');
    await run.ended();
    const again = ['play', 'tic-tac-toe', '--option', `start=${text}`, '--seats', 'person person'];
    await start(again).run.shows('O to move.');
  });

  it('can be set up by keyboard or from a pasted text, and played', async () => {
    const { run, home } = start(['play', 'tic-tac-toe', '--seats', 'person person']);
    await run.shows('X to move.');
    run.type('te');
    await run.shows('› Set up');
    run.type(' ');
    await run.shows(/X +1 piece\n/);
    run.type(':(X Mark a1)\r(X Mark b1)\r(O Mark a3)\r(O Mark b3)\r(X Mark off 3)\rTurn=X\r');
    await run.shows('The board shows this position now.');
    await run.shows(/X +2 pieces\n/);
    run.type('p');
    await run.shows('X · Player One');
    run.type(':c1\r');
    await run.shows('X won.');
    const saved = readdirSync(home.saves).filter((name) => name.endsWith('.txt'));
    // The game in which the position was set up had not begun.
    expect(saved).toHaveLength(1);
    run.type('\x03');
    await run.ended();
  });

  it("load from the user's rules folder and can be resumed later", async () => {
    const home = homeOf();
    const folder = join(home.folder, 'data', 'turnwright', 'rules');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'sprint.zrf'), DASH.replace('Dash', 'Sprint'));
    writeFileSync(home.file('dash.zrf'), DASH);
    const { run } = start(['play', 'dash.zrf', '--seats', 'person person'], home);
    await run.shows('White to move.');
    run.type(':a1a2\r');
    await run.shows('Black to move.');
    run.type('q');
    await run.ended();
    const second = start([], home).run;
    await listSaved(second);
    await second.shows('Dash · Person – Person · 1 action');
    second.type('\r');
    await second.shows('Black to move.');
    second.type(':b1b2\r');
    await second.shows('White to move.');
    second.type(':a2a3\r');
    await second.shows('White won.');
    second.type('q');
    await second.choose('Boards');
    await second.shows(/Dash +dash · your own/);
    second.type('spri');
    await second.shows(/Sprint +sprint · your own/);
    second.type('\x03');
    await second.ended();
  });

  it('can be cancelled by Escape while slow rules load, and Ctrl+C quits immediately', async () => {
    const home = homeOf();
    const folder = join(home.folder, 'data', 'turnwright', 'rules');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'long.zrf'), manyVariants());
    const { run } = start([], home);
    await run.choose('Boards');
    await run.shows('Search:');
    run.type('long');
    await run.shows('▸ Long to Read');
    run.type('\r');
    await run.shows('Reading the rules of Long to Read');
    run.type('\x1b');
    await run.until(() => !run.screen.includes('Reading the rules'), 'loading to end');
    await run.shows('▸ Long to Read');
    run.type('\r');
    await run.shows('Reading the rules of Long to Read');
    run.type('\x03');
    expect((await run.ended()).code).toBe(0);
  });
});
