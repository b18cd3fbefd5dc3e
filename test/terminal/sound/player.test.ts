import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EFFECTS, makePcm, Performance, RATE, render } from '#audio/synthesizer.ts';
import { Player } from '#terminal/sound/player.ts';
import { findPrograms } from '#terminal/sound/programs.ts';
import { TerminalAudio } from '#terminal/sound/terminal-audio.ts';

let folder: string;
let player: Player | undefined;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'turnwright-test-'))));

afterEach(() => {
  player?.close();
  player = undefined;
  // Programs stopped just now may still write a file there.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

/** Adds a program found before the system ones. */
function addProgram(name: string, script: string): void {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\ncd "${folder}"\n${script}\n`);
  chmodSync(path, 0o755);
}

function makeAudio(): TerminalAudio {
  player = new Player(findPrograms(folder));
  return new TerminalAudio(player);
}

/** Files written by programs, by name prefix. */
function written(start: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.startsWith(start));
}

const pcm = (sound: 'travel' | 'error', gain: number) =>
  Buffer.from(makePcm(render(EFFECTS[sound]), gain));

describe('player programs', () => {
  it('are found on the path, best one first, and never in the current folder', () => {
    for (const name of ['afplay', 'aplay', 'paplay']) addProgram(name, 'exit 0');
    const names = findPrograms(`.:relative:${folder}`).map(({ path }) => path);
    expect(names).toEqual(['paplay', 'aplay', 'afplay'].map((name) => join(folder, name)));
    expect(findPrograms(`.:relative:/nowhere`)).toEqual([]);
  });
});

describe('effects in the terminal', () => {
  it('are silent until turned on, and then have the chosen volume', async () => {
    addProgram('aplay', 'cat > part.$$ && mv part.$$ heard.$$');
    const audio = makeAudio();
    audio.play('travel');
    audio.setVolumes({ effects: 'quiet', music: 'off' });
    audio.play('error');
    await expect.poll(() => written('heard')).toHaveLength(1);
    expect(readFileSync(join(folder, written('heard')[0] ?? ''))).toEqual(pcm('error', 0.3));
  });

  it('are limited to three at a time', async () => {
    addProgram('paplay', 'touch begun.$$; cat > /dev/null; exec sleep 60');
    const audio = makeAudio();
    audio.setVolumes({ effects: 'loud', music: 'off' });
    for (let time = 0; time < 9; time += 1) audio.play('die-draw');
    await expect.poll(() => written('begun')).toHaveLength(3);
  });

  it('are passed as a temporary file to a program that plays files', async () => {
    addProgram('afplay', 'cp "$1" part.$$ && mv part.$$ heard.$$');
    const audio = makeAudio();
    audio.setVolumes({ effects: 'loud', music: 'off' });
    audio.play('travel');
    await expect.poll(() => written('heard')).toHaveLength(1);
    const file = readFileSync(join(folder, written('heard')[0] ?? ''));
    expect(file.subarray(44)).toEqual(pcm('travel', 1));
    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  });

  it('stay silent if no program works', async () => {
    addProgram('paplay', 'touch tried.$$; exit 1');
    addProgram('aplay', 'touch also.$$; exit 1');
    const audio = makeAudio();
    audio.setVolumes({ effects: 'loud', music: 'off' });
    const tried = () => {
      audio.play('error');
      return [written('tried').length > 0, written('also').length > 0];
    };
    await expect.poll(tried).toEqual([true, true]);
  });
});

describe('music in the terminal', () => {
  /** Reads some bytes, creates a marker file, and waits to be killed. */
  const readsBytes = (bytes: number) =>
    `head -c ${bytes} > part.$$ && mv part.$$ heard.$$; exec sleep 60`;

  it('continues when the piece changes, and switches programs after a failure', async () => {
    addProgram('paplay', 'exit 1');
    addProgram('aplay', `touch begun.$$; ${readsBytes(40_000)}`);
    const audio = makeAudio();
    audio.setVolumes({ effects: 'off', music: 'medium' });
    audio.music('canal');
    await expect.poll(() => written('heard')).toHaveLength(1);
    audio.music('canal+pulse');
    audio.music('city');
    audio.setVolumes({ effects: 'loud', music: 'medium' });
    expect(written('begun')).toHaveLength(1);
    audio.setVolumes({ effects: 'loud', music: 'quiet' });
    await expect.poll(() => written('heard')).toHaveLength(2);
    expect(written('begun')).toHaveLength(2);
  });

  it('is the music of the piece, at the chosen volume', async () => {
    addProgram('paplay', readsBytes(40_000));
    const audio = makeAudio();
    audio.setVolumes({ effects: 'off', music: 'quiet' });
    audio.music('camp');
    await expect.poll(() => written('heard')).toHaveLength(1);
    const performance = new Performance();
    performance.change('camp');
    const expected = Buffer.from(makePcm(performance.read(20_000), 0.3));
    expect(readFileSync(join(folder, written('heard')[0] ?? ''))).toEqual(expected);
  });

  it('comes in files for a program that plays files, and in a new one for another theme', async () => {
    addProgram('afplay', 'cp "$1" part.$$ && mv part.$$ heard.$$; exec sleep 60');
    const audio = makeAudio();
    audio.setVolumes({ effects: 'off', music: 'loud' });
    audio.music('flats');
    await expect.poll(() => written('heard')).toHaveLength(1);
    audio.music('flats+pulse');
    expect(written('heard')).toHaveLength(1);
    audio.music('refuge');
    await expect.poll(() => written('heard')).toHaveLength(2);
    const files = written('heard').map((name) => readFileSync(join(folder, name)));
    for (const file of files) {
      expect(file.length).toBe(44 + 2 * 24 * RATE);
      // Both ends fade.
      expect([file.readInt16LE(44), file.readInt16LE(file.length - 2)]).toEqual([0, 0]);
    }
    expect(files[0]?.equals(files[1] ?? Buffer.of())).toBe(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('a playing program does not keep this process alive or outlive it', async () => {
  addProgram('paplay', 'echo $$ > part && mv part pid; exec exec sleep 600');
  const script = join(folder, 'script.mjs');
  const source = `
    import { existsSync } from 'node:fs';
    import { Player } from './src/terminal/sound/player.ts';
    import { findPrograms } from './src/terminal/sound/programs.ts';
    const player = new Player(findPrograms(${JSON.stringify(folder)}));
    player.start({ read: (bytes) => new Uint8Array(bytes) });
    const isBegun = () => existsSync(${JSON.stringify(join(folder, 'pid'))});
    const wait = setInterval(() => isBegun() && clearInterval(wait), 10);`;
  const stdin = { contents: source, resolveDir: process.cwd() };
  await build({ stdin, bundle: true, format: 'esm', platform: 'node', outfile: script });
  await promisify(execFile)(process.execPath, [script]);
  const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  expect(existsSync(join(folder, 'pid'))).toBe(true);
  await expect.poll(() => isRunning(pid)).toBe(false);
});
