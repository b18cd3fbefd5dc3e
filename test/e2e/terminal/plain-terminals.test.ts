import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAIN } from './built.ts';
import { homeOf, putAwayAfterEach, startAt } from './started.ts';

putAwayAfterEach();

/** Characters that a terminal without UTF-8 does not show. */
const BEYOND = /\P{ASCII}/u;
const DUMB = { TERM: 'dumb' };

describe('a dumb terminal', () => {
  it('is played line by line, without an escape code', async () => {
    const home = homeOf();
    const run = startAt(home, [], DUMB);
    await run.shows('played line by line');
    await run.shows('Kalah');
    run.type('2\n');
    await run.shows('Start the game');
    run.type('down right right right right right right\n');
    await run.shows(/Player 2|Person/);
    run.type('home\n\n');
    await run.shows(/to move|Your turn/);
    run.type('3\n');
    await run.shows(/sowed house 3/);
    run.type('q\n');
    await run.shows('1 game');
    run.type('q\n');
    expect(await run.ended()).toEqual({ code: 0, signal: 0 });
    expect(run.raw).not.toContain('\x1b');
    expect(readdirSync(home.saves).join()).toContain('kalah');
  });

  it('plays roguelikes, and typed moves of boards', async () => {
    const home = homeOf();
    const rogue = startAt(home, ['play', 'rogue', '--seed', 'lines-1'], DUMB);
    await rogue.shows('? help');
    rogue.type('o\n');
    await rogue.shows(/Turn [1-9]/);
    rogue.type('esc\n');
    await rogue.shows('Leave this game?');
    rogue.type('y\n');
    expect(await rogue.ended()).toEqual({ code: 0, signal: 0 });
    const chess = startAt(home, ['play', 'chess', '--seats', 'person person'], DUMB);
    await chess.shows('White to move');
    chess.type(':e2e5\n');
    await chess.shows('e4');
    chess.type('esc\n:e2e4\n');
    await chess.shows('Black to move');
    chess.type('q\n');
    expect(await chess.ended()).toEqual({ code: 0, signal: 0 });
    expect(rogue.raw + chess.raw).not.toContain('\x1b');
  });
});

describe('a terminal without UTF-8', () => {
  it.each(['en', 'ru'])('gets ASCII on all screens (%s)', async (language) => {
    const run = startAt(homeOf({ language }), ['play', 'chess'], { LC_ALL: 'C' });
    await run.shows(/White|Belye/);
    run.type('e');
    run.type('?');
    await run.shows(/Rules|Pravila/i);
    run.type('q');
    run.type('q');
    expect(await run.ended()).toEqual({ code: 0, signal: 0 });
    expect(run.raw).not.toMatch(BEYOND);
  });

  it.each([
    [['--help']],
    [['--lang', 'ru', '--help']],
    [['play', 'chess', '--moves', 'e9']],
    [['--lang', 'ru', 'rules', 'chess']],
    [['--lang', 'ru', 'play', 'kalah', '--seats', 'bot-1 bot-1', '--seed', 'c']],
    [['--lang', 'ru', 'play', 'chess', '--json', '--moves', 'e4']],
  ])('gets ASCII from %j', (args) => {
    const home = homeOf();
    const { stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
      cwd: home.folder,
      env: home.env({ LC_ALL: 'C' }),
      encoding: 'utf8',
      input: '',
    });
    expect(stdout + stderr).not.toBe('');
    expect(stdout + stderr).not.toMatch(BEYOND);
  });
});
