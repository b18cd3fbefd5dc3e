import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isDeep, repeats } from '../../support/deep.ts';
import { MAIN } from './built.ts';
import type { PtyRun } from './pty.ts';
import { homeOf, listSaved, cleanUpAfterEach, runAt, startAt } from './started.ts';

cleanUpAfterEach();

/** Expects the final output to restore the cursor, wrapping and the previous screen. */
/**
 * Modes in which a terminal reports more than keys: clicks, cell coordinates, and marked pastes.
 */
const REPORTS = [1000, 1006, 2004];

function expectRestored(run: PtyRun): void {
  const end = run.raw.slice(run.raw.lastIndexOf('\x1b[?1049l') - 60);
  expect(end).toContain('\x1b[?25h');
  expect(end).toContain('\x1b[?7h');
  expect(end).toContain('\x1b[0m');
  for (const mode of REPORTS) {
    expect(run.raw).toContain(`\x1b[?${mode}h`);
    expect(end).toContain(`\x1b[?${mode}l`);
  }
  expect(run.isFullScreen).toBe(false);
}

const GAME = '2 1 5 1 1 3 2 4 2 6 2 5 2 6'.split(' ');

describe('the arcade in a real terminal', () => {
  it('plays a whole two-player game by digits and saves it', async () => {
    const home = homeOf();
    const run = startAt(home);
    await run.choose('Kalah');
    await run.shows('▸ Start the game');
    run.type('\x1b[B\x1b[B\x1b[C\x1b[C\x1b[C\x1b[C');
    await run.shows(/Player Two +‹ Person ›/);
    run.type('\x1b[H\r');
    await run.shows('Player One to move');
    for (const [index, house] of GAME.entries()) {
      run.type(house);
      const player = index % 2 === 0 ? 'One' : 'Two';
      if (index < 2) await run.shows(`Player ${player} sowed house ${house}`);
    }
    await run.shows('Player One won 43 to 5.');
    const [file = ''] = readdirSync(home.saves).filter((name) => name.endsWith('.txt'));
    expect(readFileSync(join(home.saves, file), 'utf8')).toContain('over side-empty 43 5');
    run.type('q');
    await run.shows('1 game');
    run.type('q');
    expect(await run.ended()).toEqual({ code: 0, signal: 0 });
    expectRestored(run);
  });

  it('plays against a bot, undoes, and resumes after Ctrl-C', async () => {
    const home = homeOf();
    const first = startAt(home, ['play', 'kalah', '--seats', 'person bot-1']);
    await first.shows('Your turn');
    first.type('1');
    await first.shows('The bot sowed house');
    await first.shows('Your turn');
    first.type('u');
    await first.until(() => !first.screen.includes('sowed'), 'the undone move to disappear');
    first.type('3');
    await first.shows('You sowed house 3: an extra turn.');
    first.type('h');
    await first.shows(/Look at house \d\./);
    first.type('h');
    await first.shows('Best play from here');
    first.type('\x03');
    expect(await first.ended()).toEqual({ code: 0, signal: 0 });
    expectRestored(first);

    const second = startAt(home);
    await listSaved(second);
    await second.shows('Kalah · Person – Novice · 1 action');
    second.type('\r');
    await second.shows('You sowed house 3: an extra turn.');
    second.type('\x03');
    await second.ended();
  });

  it('returns to the shell from a game opened by a command, after Escape and a confirmation', async () => {
    const run = startAt(homeOf(), ['play', 'kalah', '--seats', 'person person']);
    await run.shows('Player One to move');
    run.type('\x1b');
    await run.shows('Leave this game? It is saved.');
    run.type('n');
    await run.until(() => !run.screen.includes('Leave this game?'), 'the board');
    run.type('q');
    expect(await run.ended()).toEqual({ code: 0, signal: 0 });
  });

  it('warns before and after leaving a game that could not be saved', async () => {
    const home = homeOf();
    writeFileSync(home.file('data'), 'a file, where a folder should be');
    const run = startAt(home, ['play', 'kalah', '--seats', 'person person']);
    await run.shows('Player One to move');
    run.type('3');
    await run.shows('cannot be written');
    run.type('\x03');
    await run.shows('This game could not be saved.');
    run.type('n');
    await run.shows('Player One to move');
    run.type('\x03');
    await run.shows('This game could not be saved.');
    run.type('\x03');
    expect(await run.ended()).toEqual({ code: 1, signal: 0 });
    expect(run.raw).toContain('A game could not be saved and is lost');
  });

  // In `npm test`, the other whole game is enough.
  it.runIf(isDeep)('plays a whole game against the weakest bot', async () => {
    const run = startAt(homeOf(), ['play', 'kalah', '--seats', 'person bot-1', '--seed', 'whole']);
    for (let turn = 0; turn < 200; turn++) {
      await run.shows(/Your turn|You won|The bot won|A draw/);
      if (!run.screen.includes('Your turn')) break;
      const before = run.screen;
      run.type('\r');
      await run.until(() => run.screen !== before, 'an answer');
    }
    await run.shows(/(You won|The bot won|A draw).* to /);
    run.type('v');
    await run.shows('Replay');
    run.type(' ');
    await run.shows('▸');
  });

  it('follows the window size', async () => {
    const run = startAt(homeOf(), ['play', 'kalah', '--seats', 'person person']);
    await run.shows('Player One to move');
    run.resize(39, 20);
    await run.shows('This window has 39');
    run.type('3');
    run.resize(130, 40);
    await run.shows('─ Moves ─');
    expect(run.screen).not.toContain('sowed');
    run.type('3');
    await run.shows('Player One sowed house 3');
  });

  it('supports Russian and a Russian keyboard', async () => {
    const run = startAt(homeOf(), ['play', 'kalah'], { LANG: 'ru_RU.UTF-8' });
    await run.shows('Ваш ход');
    run.type('3');
    await run.shows('Вы посеяли из лунки 3: ходите ещё раз.');
    run.type('г');
    await run.until(() => !run.screen.includes('посеяли'), 'the undone move to disappear');
    run.type('й');
    expect(await run.ended()).toEqual({ code: 0, signal: 0 });
  });

  it("displays Arabic in visual order with joined letters, and turns off the terminal's reordering", async () => {
    const run = startAt(homeOf(), [], { LANG: 'ar_EG.UTF-8' });
    // The dice game, right-aligned, with shaped letters from left to right.
    await run.shows(/ﺩﺮﻨﻟﺍ +1/);
    expect(run.raw).toContain('\x1b[8l');
    run.type('q');
    await run.ended();
    expect(run.raw.slice(run.raw.lastIndexOf('\x1b[?1049l') - 40)).toContain('\x1b[8h');
  });

  it('suspends to the shell and resumes', async () => {
    const home = homeOf();
    const run = runAt(home, 'bash', ['--norc', '-i'], { PS1: 'ready> ' });
    await run.shows('ready>');
    run.type(`${process.execPath} ${MAIN} play kalah --seats 'person person'\r`);
    await run.shows('Player One to move');
    run.type('3');
    await run.shows('Player One sowed house 3');
    run.type('\x1a');
    await run.until(() => !run.isFullScreen, 'the terminal to be restored');
    await run.shows('Stopped');
    expectRestored(run);
    run.type('fg\r');
    await run.until(() => run.isFullScreen, 'the arcade to come back');
    await run.shows('Player One sowed house 3');
    run.type('6');
    await run.shows('Player One sowed house 6');
    run.type('q');
    await run.until(() => !run.isFullScreen, 'the end');
  });

  const signals = [
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ] as const;

  it.each(signals.slice(0, repeats(1, signals.length)))(
    'restores the terminal on %s',
    async (signal, code) => {
      const run = startAt(homeOf(), ['play', 'kalah', '--seats', 'person person']);
      await run.shows('Player One to move');
      run.kill(signal);
      expect(await run.ended()).toEqual({ code, signal: 0 });
      expectRestored(run);
    },
  );

  it('restores the terminal before it reports a crash, and keeps the game', async () => {
    const home = homeOf();
    const crash = "process.on('SIGUSR2', () => { throw new Error('a planted crash'); })";
    const run = startAt(home, ['play', 'kalah', '--seats', 'person person'], {
      NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(crash)}"`,
    });
    await run.shows('Player One to move');
    run.type('3');
    await run.shows('Player One sowed house 3');
    run.kill('SIGUSR2');
    expect((await run.ended()).code).toBe(1);
    expectRestored(run);
    expect(run.raw.indexOf('a planted crash')).toBeGreaterThan(run.raw.indexOf('\x1b[?1049l'));
    const [file = ''] = readdirSync(home.saves).filter((name) => name.endsWith('.txt'));
    expect(readFileSync(join(home.saves, file), 'utf8')).toContain('1 p1 3');
  });

  it('reports damaged settings and saves without losing them', async () => {
    const home = homeOf();
    writeFileSync(home.settings, '{"speed": "wild"}');
    mkdirSync(home.saves, { recursive: true });
    writeFileSync(join(home.saves, 'kalah-1.txt'), 'turnwright 1\ngame kalah\n');
    const run = startAt(home);
    await run.shows('speed: give one of off, slow, normal, fast');
    await listSaved(run);
    await run.shows('Damaged: kalah-1');
    run.type('\r');
    await run.shows(/The\s+save\s+is\s+unchanged/);
    expect(readdirSync(home.saves)).toEqual(['kalah-1.txt']);
  });

  it('honours NO_COLOR', async () => {
    const run = startAt(homeOf(), [], { NO_COLOR: '1' });
    await run.shows('Five turn-based games');
    const selections = run.raw.split('\x1b[').map((text) => text.split('m')[0] ?? '');
    expect(selections.filter((codes) => /^[\d;]*[34]8;[25];/.test(codes))).toEqual([]);
  });
});
