import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { RACE } from '../../terminal/race.ts';
import { ensureBuilt, Home, MAIN } from './built.ts';

const home = new Home();
beforeAll(ensureBuilt);
afterAll(() => home.remove());

function run(...args: readonly string[]) {
  const result = spawnSync(process.execPath, [MAIN, ...args], {
    input: '',
    env: home.env(),
    cwd: home.folder,
    encoding: 'utf8',
  });
  return { code: result.status, out: result.stdout, err: result.stderr };
}

function json(text: string): Record<string, unknown> {
  return JSON.parse(text) as Record<string, unknown>;
}

function write(name: string, text: string): string {
  const file = home.file(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

beforeAll(() => void write('race.zrf', RACE));

describe('turnwright play', () => {
  it('finds a library game by name', () => {
    const { code, out } = run('play', 'chess', '--moves', 'e2e4 e7e5 g1f3');
    expect(code).toBe(0);
    expect(out).toContain('4    ·     ·  P  ·     ·');
    expect(out).toContain('3 ·     ·     ·  N  ·');
    expect(out).toContain('Black to move.');
  });

  test.each([
    ['a file', 'race.zrf', 'race.zrf'],
    ['a folder', 'boards/race/rules.zrf', 'boards/race'],
  ])('plays the rules of %s', (_title, file, path) => {
    write(file, RACE);
    const { code, out } = run('play', path, '--moves', 'a1a2; b3b2; Man a2 - a3', '--json');
    expect(code).toBe(0);
    expect(json(out)).toMatchObject({
      moves: 3,
      status: 'one',
      outcome: { scores: [1, -1], reason: 'place' },
    });
  });

  it("finds games in the user's rules folder", () => {
    write('data/turnwright/rules/my-race.zrf', RACE);
    const { out } = run('play', 'my-race', '--variant', 'late race', '--moves', 'b3b2', '--json');
    expect(json(out)).toMatchObject({
      game: 'my-race',
      options: { variant: 'late-race' },
      next: 'one',
    });
  });

  it('reports errors in a file with their lines', () => {
    write('bad.zrf', RACE.replace('(players White Black)', '(players White Black)\n  (playrs x)'));
    const { code, out, err } = run('play', 'bad.zrf');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('bad.zrf:5:');
    expect(err).toBe(run('check', 'bad.zrf').out.replace(/bad\.zrf: .*\n$/, ''));
    expect(err).toContain('(playrs x)');
    expect(err).toContain('^');
    expect(run('play', 'rase.zrf').err).toContain('race.zrf');
  });

  it('refuses an illegal move with a reason', () => {
    const { code, err } = run('play', 'race.zrf', '--moves', 'a1a2 a2a3');
    expect(code).toBe(1);
    expect(err).toContain('Move 2 (“a2a3”) was refused');
    expect(err).toContain('Man a2 belongs to White. Black to move.');
  });
});

describe('a saved game of the original program', () => {
  it('can be written, read back and continued', () => {
    const saved = home.file('race.zsg');
    run('play', 'race.zrf', '--moves', 'a1a2', '--seats', 'person bot-2', '--save-zsg', saved);
    expect(readFileSync(saved, 'utf8').split('\r\n')).toEqual([
      'Zillions Save Game File Version 0.02 HC',
      'RulesFile=race.zrf',
      'VariantName=Race',
      '1. Man a1 - a2',
      '1. Man b3 - b2',
      '',
    ]);
    const verified = run('play', 'race.zrf', '--zsg', saved, '--verify', '--json');
    expect(verified.code).toBe(0);
    expect(json(verified.out)).toEqual({
      ok: true,
      accepted: 2,
      total: 2,
      missing: { actions: 2, end: true, seats: true },
      seatsFit: true,
    });
    const { out } = run('play', 'race.zrf', '--zsg', saved, '--moves', 'a2a3', '--json');
    expect(json(out)).toMatchObject({ moves: 3, status: 'one' });
  });

  it('reports its first illegal move, and the legal ones before', () => {
    const saved = write(
      'wrong.zsg',
      'Zillions Save Game File Version 0.02 HC\nRulesFile=race.zrf\n1. Man a1 - a2\n1. Man b3 - b1\n',
    );
    const { code, out } = run('play', 'race.zrf', '--zsg', saved, '--verify', '--json');
    expect(code).toBe(1);
    expect(json(out)).toEqual({
      ok: false,
      error: { message: `${saved}: 1 of 2 moves are legal.`, line: 4 },
      accepted: 1,
      total: 2,
      missing: { actions: 2, end: true, seats: true },
      seatsFit: true,
      first: { move: 2, line: 4, text: 'Man b3 - b1', legal: ['Man b3 - b2'] },
    });
    expect(run('play', 'race.zrf', '--zsg', saved, '--verify').out).toContain(
      `${saved}:4: Move 2, “Man b3 - b1”, is illegal.`,
    );
    expect(run('play', 'race.zrf', '--zsg', saved).out).toContain('Black to move.');
  });

  it('is refused with the location of an error', () => {
    const saved = write('broken.zsg', 'Zillions Save Game File Version 0.02 HC\nMan a1\n');
    const { code, err } = run('play', 'race.zrf', '--zsg', saved, '--verify');
    expect(code).toBe(1);
    expect(err).toContain(`${saved}:2:1: “Man a1” is not a valid line of a saved game`);
  });
});
