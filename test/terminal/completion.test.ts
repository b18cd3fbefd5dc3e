import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const home = mkdtempSync(join(tmpdir(), 'turnwright-complete-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const canRun = (shell: string) => spawnSync(shell, ['--version']).status === 0;

async function scriptFor(shell: string): Promise<string> {
  const { code, out } = await runHere(['completion', shell]);
  expect(code).toBe(0);
  return out;
}

describe.skipIf(!canRun('bash'))('bash completes', () => {
  const script = join(home, 'turnwright.bash');
  beforeAll(async () => writeFileSync(script, await scriptFor('bash')));

  function complete(...words: readonly string[]): string[] {
    const quoted = ['turnwright', ...words].map((word) => `'${word}'`).join(' ');
    const last = words.length;
    const lines = [
      `source ${script}`,
      `source ${script}`,
      `COMP_WORDS=(${quoted}) COMP_CWORD=${last}`,
      '_turnwright',
      'printf "%s\\n" "${COMPREPLY[@]}"',
    ];
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', lines.join('\n')], {
      cwd: home,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return stdout.split('\n').filter((line) => line !== '');
  }

  test.each([
    [['pl'], ['play']],
    [['--la'], ['--lang']],
    [['--lang', 'r'], ['ru']],
    [['play', 'ches'], ['chess']],
    [['play', 'chess', '--sea'], ['--seats']],
    [['--lang', 'ru', 'perft', 'kala'], ['kalah']],
    [['help', 'sol'], ['solve']],
    [['completion', 'f'], ['fish']],
    [['replay', 'turnwright.b'], ['turnwright.bash']],
    [['play', 'kalah', '--save', 'turnwright.b'], ['turnwright.bash']],
    [['play', 'kalah', '--seed', 'turnwright.b'], []],
    [['web', 'turnwright.b'], []],
  ])('%j to %j', (words, expected) => {
    expect(complete(...words)).toEqual(expected);
  });
});

test.skipIf(!canRun('zsh'))('zsh accepts its script', async () => {
  const { status, stderr } = spawnSync('zsh', ['-n'], {
    input: await scriptFor('zsh'),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.skipIf(!canRun('fish'))('fish accepts its script', async () => {
  // Fish cannot read from the socket that Node provides as standard input.
  const script = join(home, 'turnwright.fish');
  writeFileSync(script, await scriptFor('fish'));
  const run = (...args: readonly string[]) =>
    spawnSync('fish', args, { encoding: 'utf8', env: { ...process.env, HOME: home } });
  const { status, stderr } = run('--no-execute', script);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const complete = (line: string) => run('-c', `source ${script}; complete -C '${line}'`).stdout;
  expect(complete('turnwright pl')).toMatch(/^play\t/);
  expect(complete('turnwright play kalah --sea')).toMatch(/^--seats\t/);
});

test.each(['bash', 'zsh', 'fish'])('%s completes every option of every command', async (shell) => {
  const script = await scriptFor(shell);
  const { out } = await runHere(['--help']);
  const commands = [...out.matchAll(/^ {2}([a-z]+)[ \n]/gm)].map(([, name = '']) => name);
  expect(commands).toContain('completion');
  for (const command of commands) {
    expect(script).toContain(command);
    const help = (await runHere(['help', command])).out;
    for (const [, option = ''] of help.matchAll(/^ {2,6}(?:-\w, )?--([a-z-]+)/gm)) {
      expect(script).toMatch(new RegExp(`(?:--|-l )${option}`));
    }
  }
});

test('an unknown shell is a usage error', async () => {
  const { code, err } = await runHere(['completion', 'tcsh']);
  expect(code).toBe(2);
  expect(err).toContain('choose from bash, zsh, fish');
});

describe('the manual page', () => {
  test('contains every command with its options and examples', async () => {
    const { code, out } = await runHere(['man']);
    expect(code).toBe(0);
    expect(out).toMatch(/^\.TH TURNWRIGHT 1 /);
    expect(out.match(/^\.SS /gm)?.length).toBeGreaterThan(10);
    expect(out).toContain('.B \\-\\-save\\-zsg <file>');
    expect(out).toContain('\nturnwright play chess\n');
    // A text line starting with a full stop or an apostrophe would be a request.
    const requests = [...out.matchAll(/^[.']\S*/gm)].map(([request]) => request);
    expect(new Set(requests)).toEqual(
      new Set(['.TH', '.SH', '.SS', '.TP', '.B', '.PP', '.nf', '.br', '.fi']),
    );
  });

  test.skipIf(!canRun('groff'))('passes groff without warnings', async () => {
    const { out } = await runHere(['man']);
    const args = ['-man', '-ww', '-K', 'utf8', '-T', 'utf8', '-z'];
    const { status, stderr } = spawnSync('groff', args, { input: out, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
