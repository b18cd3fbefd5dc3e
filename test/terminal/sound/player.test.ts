import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EFFECTS, makePcm, render } from '#audio/synthesizer.ts';
import { Player } from '#terminal/sound/player.ts';
import { findPrograms } from '#terminal/sound/programs.ts';
import { TerminalAudio } from '#terminal/sound/terminal-audio.ts';

let folder: string;
let player: Player | undefined;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'turnwright-test-'))));

afterEach(() => {
  player?.close();
  player = undefined;
  // Programs that were just stopped may still finish a file there.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

/** A program that is found before those of the system. */
function addProgram(name: string, script: string): void {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\ncd "${folder}"\n${script}\n`);
  chmodSync(path, 0o755);
}

function makeAudio(): TerminalAudio {
  player = new Player(findPrograms(folder));
  return new TerminalAudio(player);
}

/** What programs have written down, by the beginning of the names of their files. */
function written(start: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.startsWith(start));
}

const pcm = (sound: 'travel' | 'error', gain: number) =>
  Buffer.from(makePcm(render(EFFECTS[sound]), gain));

describe('programs', () => {
  it('are found in the path, the best one first, and never in the current folder', () => {
    for (const name of ['afplay', 'aplay', 'paplay']) addProgram(name, 'exit 0');
    const names = findPrograms(`.:relative:${folder}`).map(({ path }) => path);
    expect(names).toEqual(['paplay', 'aplay', 'afplay'].map((name) => join(folder, name)));
    expect(findPrograms(`.:relative:/nowhere`)).toEqual([]);
  });
});

describe('effects in the terminal', () => {
  it('are not heard until they are turned on, and then as loud as was chosen', async () => {
    addProgram('aplay', 'cat > part.$$ && mv part.$$ heard.$$');
    const audio = makeAudio();
    audio.play('travel');
    audio.setVolumes({ effects: 'quiet', music: 'off' });
    audio.play('error');
    await expect.poll(() => written('heard')).toHaveLength(1);
    expect(readFileSync(join(folder, written('heard')[0] ?? ''))).toEqual(pcm('error', 0.3));
  });

  it('are three at a time at most', async () => {
    addProgram('paplay', 'touch begun.$$; cat > /dev/null; exec sleep 60');
    const audio = makeAudio();
    audio.setVolumes({ effects: 'loud', music: 'off' });
    for (let time = 0; time < 9; time += 1) audio.play('die-draw');
    await expect.poll(() => written('begun')).toHaveLength(3);
  });

  it('come as a file to a program that plays files, which is cleared away', async () => {
    addProgram('afplay', 'cp "$1" part.$$ && mv part.$$ heard.$$');
    const audio = makeAudio();
    audio.setVolumes({ effects: 'loud', music: 'off' });
    audio.play('travel');
    await expect.poll(() => written('heard')).toHaveLength(1);
    const file = readFileSync(join(folder, written('heard')[0] ?? ''));
    expect(file.subarray(44)).toEqual(pcm('travel', 1));
    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  });

  it('stay silent where no program works', async () => {
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
  /** Takes some bytes, says so, and waits to be ended. */
  const listens = (bytes: number) =>
    `head -c ${bytes} > part.$$ && mv part.$$ heard.$$; exec sleep 60`;

  it('goes on where the same piece is asked for, and goes to another program where one fails', async () => {
    addProgram('paplay', 'exit 1');
    addProgram('aplay', `touch begun.$$; ${listens(40_000)}`);
    const audio = makeAudio();
    audio.setVolumes({ effects: 'off', music: 'medium' });
    audio.music('scenario-music-2');
    await expect.poll(() => written('heard')).toHaveLength(1);
    audio.music('scenario-music-2');
    audio.setVolumes({ effects: 'loud', music: 'medium' });
    expect(written('begun')).toHaveLength(1);
    audio.setVolumes({ effects: 'loud', music: 'quiet' });
    await expect.poll(() => written('heard')).toHaveLength(2);
    expect(written('begun')).toHaveLength(2);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('a program that is playing neither keeps this one running nor outlives it', async () => {
  addProgram('paplay', 'echo $$ > part && mv part pid; exec exec sleep 600');
  const script = join(folder, 'script.mjs');
  const source = `
    import { existsSync } from 'node:fs';
    import { Player } from './src/terminal/sound/player.ts';
    import { findPrograms } from './src/terminal/sound/programs.ts';
    const player = new Player(findPrograms(${JSON.stringify(folder)}));
    player.start({ pcm: new Uint8Array(4_000_000), from: 0, loops: true });
    const isBegun = () => existsSync(${JSON.stringify(join(folder, 'pid'))});
    const wait = setInterval(() => isBegun() && clearInterval(wait), 10);`;
  const stdin = { contents: source, resolveDir: process.cwd() };
  await build({ stdin, bundle: true, format: 'esm', platform: 'node', outfile: script });
  await promisify(execFile)(process.execPath, [script]);
  const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  expect(existsSync(join(folder, 'pid'))).toBe(true);
  await expect.poll(() => isRunning(pid)).toBe(false);
});
