import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isDeep } from '../../support/deep.ts';
import { MAIN } from './built.ts';
import type { PtyRun } from './pty.ts';
import { homeOf, cleanUpAfterEach, runAt, startAt } from './started.ts';

cleanUpAfterEach();

/** Characters that a terminal without UTF-8 cannot show. */
const NON_ASCII = /\P{ASCII}/u;
const DUMB = { TERM: 'dumb' };

/** Types lines in a terminal that prints screens sequentially, waiting for each screen. */
class Lines {
  readonly run: PtyRun;
  #read = 0;

  constructor(run: PtyRun) {
    this.run = run;
  }

  /** Waits for a text after the previous match. */
  async prints(text: RegExp): Promise<void> {
    await this.run.until(() => text.test(this.run.raw.slice(this.#read)), String(text));
    this.#read = this.run.raw.length;
  }

  type(line: string): void {
    this.run.type(`${line}\n`);
  }
}

describe('a dumb terminal', () => {
  it('is playable line by line, without escape codes', async () => {
    const home = homeOf();
    const lines = new Lines(startAt(home, [], DUMB));
    await lines.prints(/works line by line[^]*q quit/);
    lines.type('2');
    await lines.prints(/Start the game[^]*q back/);
    lines.type('');
    await lines.prints(/Your turn[^]*q back/);
    lines.type('3');
    await lines.prints(/You sowed house 3[^]*q back/);
    lines.type('q');
    await lines.prints(/1 game[^]*q quit/);
    lines.type('q');
    expect(await lines.run.ended()).toEqual({ code: 0, signal: 0 });
    expect(lines.run.raw).not.toContain('\x1b');
    expect(readdirSync(home.saves).join()).toContain('kalah');
  });
});

describe('a dumb terminal, line by line', () => {
  it('plays Rogue and quits after a question', async () => {
    const home = homeOf();
    const lines = new Lines(startAt(home, ['play', 'rogue', '--seed', 'lines-1'], DUMB));
    await lines.prints(/Turn 0[^]*Q menu/);
    lines.type('o');
    await lines.prints(/Turn [1-9][^]*Q menu/);
    lines.type('esc');
    await lines.prints(/y yes[^]*q no/);
    lines.type('y');
    expect(await lines.run.ended()).toEqual({ code: 0, signal: 0 });
    expect(lines.run.raw).not.toContain('\x1b');
    expect(readdirSync(home.saves).join()).toContain('rogue');
  });

  it('plays Caves', async () => {
    const home = homeOf();
    const lines = new Lines(startAt(home, ['play', 'caves', '--seed', 'lines-2'], DUMB));
    await lines.prints(/Turn 0[^]*Q menu/);
    lines.type('o');
    await lines.prints(/Turn [1-9][^]*Q menu/);
    lines.type('Q');
    expect(await lines.run.ended()).toEqual({ code: 0, signal: 0 });
    expect(lines.run.raw).not.toContain('\x1b');
    expect(readdirSync(home.saves).join()).toContain('caves');
  });

  it('accepts typed moves on boards, and suspends to the shell', async () => {
    const home = homeOf();
    const run = runAt(home, 'bash', ['--norc', '-i'], { ...DUMB, PS1: 'ready> ' });
    const lines = new Lines(run);
    await lines.prints(/ready>/);
    lines.type(`${process.execPath} ${MAIN} play chess --seats 'person person'`);
    await lines.prints(/White to move[^]*q back/);
    lines.type(':e2e4');
    await lines.prints(/Black to move[^]*q back/);
    run.type('\x1a');
    await lines.prints(/Stopped[^]*ready>/);
    lines.type('fg');
    await lines.prints(/play chess/);
    lines.type(':e7e5');
    await lines.prints(/White to move[^]*q back/);
    lines.type('q');
    await lines.prints(/ready>/);
    for (const mode of ['?1049', '?1000', '?25']) expect(run.raw).not.toContain(`\x1b[${mode}`);
  });
});

describe('a terminal without UTF-8', () => {
  // Russian needs other letters, too.
  it.each(isDeep ? ['en', 'ru'] : ['ru'])(
    'receives ASCII on all screens (%s)',
    async (language) => {
      const run = startAt(homeOf({ language }), ['play', 'chess'], { LC_ALL: 'C' });
      await run.shows(/White|Belye/);
      run.type('e');
      run.type('?');
      await run.shows(/Rules|Pravila/i);
      run.type('q');
      run.type('q');
      expect(await run.ended()).toEqual({ code: 0, signal: 0 });
      expect(run.raw).not.toMatch(NON_ASCII);
    },
  );

  it.each([
    [['--help']],
    [['--lang', 'ru', '--help']],
    [['play', 'chess', '--moves', 'e9']],
    [['--lang', 'ru', 'rules', 'chess']],
    [['--lang', 'ru', 'play', 'kalah', '--seats', 'bot-1 bot-1', '--seed', 'c']],
    [['--lang', 'ru', 'play', 'chess', '--json', '--moves', 'e4']],
  ])('receives ASCII from %j', (args) => {
    const home = homeOf();
    const { stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
      cwd: home.folder,
      env: home.env({ LC_ALL: 'C' }),
      encoding: 'utf8',
      input: '',
    });
    expect(stdout + stderr).not.toBe('');
    expect(stdout + stderr).not.toMatch(NON_ASCII);
  });
});
