import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import { isMidi, SoundBox } from '#games/zrf/page/sound/sound-box.ts';

/** A played sound: file name, volume, and whether it loops. */
interface PlayedSound {
  readonly name: string;
  readonly volume: number;
  readonly loops: boolean;
  isStopped: boolean;
}

let played: PlayedSound[] = [];
let activation = { hasBeenActive: true };
const gestures = new Map<string, () => void>();

/**
 * Fake of the Web Audio parts in use: the bytes of a file are its name, and `broken` cannot be
 * decoded.
 */
class FakeContext {
  readonly state = 'running';
  readonly destination = {};

  decodeAudioData(bytes: ArrayBuffer): Promise<string> {
    const name = new TextDecoder().decode(bytes);
    return name === 'broken' ? Promise.reject(new Error(name)) : Promise.resolve(name);
  }

  createGain() {
    return { gain: { value: 1 }, connect: () => undefined };
  }

  createBufferSource() {
    const volume = { gain: { value: 0 } };
    const source = {
      buffer: '',
      loop: false,
      connect: (to: typeof volume) => {
        volume.gain = to.gain;
        return { connect: () => undefined };
      },
      start: () => {
        one = {
          name: source.buffer,
          volume: volume.gain.value,
          loops: source.loop,
          isStopped: false,
        };
        played.push(one);
      },
      stop: () => {
        if (one !== undefined) one.isStopped = true;
      },
    };
    let one: PlayedSound | undefined;
    return source;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

beforeEach(() => {
  played = [];
  activation = { hasBeenActive: true };
  gestures.clear();
  vi.stubGlobal('navigator', { userActivation: activation });
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('addEventListener', (kind: string, run: () => void) => gestures.set(kind, run));
  vi.stubGlobal('removeEventListener', (kind: string) => gestures.delete(kind));
});

afterEach(() => vi.unstubAllGlobals());

const names = ['Sounds/move.wav', 'theme.ogg', 'theme.mid', 'broken.wav'];
const folder = folderOf(
  new Map(
    names.map((name) => [name, new TextEncoder().encode(name === 'broken.wav' ? 'broken' : name)]),
  ),
);

function makeBox(settings = { isOn: true }): SoundBox {
  return new SoundBox(folder, () => settings.isOn);
}

/** Lets all pending promises settle. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

test('a sound is found regardless of case and plays once', async () => {
  makeBox().play('sounds/MOVE.wav');
  await settle();
  expect(played).toEqual([{ name: 'Sounds/move.wav', volume: 1, loops: false, isStopped: false }]);
});

test('sounds wait for the first interaction; then the opening and music play', async () => {
  activation.hasBeenActive = false;
  const box = makeBox();
  box.play('Sounds/move.wav');
  void box.playOnTouch('Sounds/move.wav');
  await settle();
  expect(played).toEqual([]);
  activation.hasBeenActive = true;
  gestures.get('pointerup')?.();
  await settle();
  expect(played.map(({ name }) => name)).toEqual(['Sounds/move.wav']);
  expect(gestures.size).toBe(0);
});

test('music loops quietly until stopped', async () => {
  const settings = { isOn: true };
  const box = makeBox(settings);
  await box.playMusic('theme.ogg');
  expect(played).toMatchObject([{ name: 'theme.ogg', loops: true, isStopped: false }]);
  expect(played[0]?.volume).toBeLessThan(0.5);
  box.stopMusic();
  expect(played[0]?.isStopped).toBe(true);
  settings.isOn = false;
  await box.playMusic('theme.ogg');
  expect(played).toHaveLength(1);
});

test('music stopped while loading never starts', async () => {
  const box = makeBox();
  const starting = box.playMusic('theme.ogg');
  box.close();
  await starting;
  expect(played.filter(({ isStopped }) => !isStopped)).toEqual([]);
});

test('missing, broken and MIDI files are silent, and so are browsers without sound', async () => {
  const box = makeBox();
  for (const path of [undefined, '', 'none.wav', 'broken.wav', 'theme.mid']) box.play(path);
  await box.playMusic('theme.mid');
  await settle();
  vi.stubGlobal('AudioContext', undefined);
  makeBox().play('theme.ogg');
  vi.stubGlobal('navigator', {});
  makeBox().play('theme.ogg');
  await settle();
  expect(played).toEqual([]);
});

test('MIDI is recognised by file name', () => {
  expect([isMidi('music/A.MID'), isMidi('a.midi'), isMidi('a.ogg'), isMidi(undefined)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
