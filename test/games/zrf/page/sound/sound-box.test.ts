import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import { isMidi, SoundBox } from '#games/zrf/page/sound/sound-box.ts';

/** What was heard: names of files, how loud, and whether over and over. */
interface Heard {
  readonly name: string;
  readonly volume: number;
  readonly loops: boolean;
  isStopped: boolean;
}

let heard: Heard[] = [];
let activation = { hasBeenActive: true };
const gestures = new Map<string, () => void>();

/** As much of a browser's sounds as the box uses: a file's bytes are its name, `broken` cannot be read. */
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
        heard.push(one);
      },
      stop: () => {
        if (one !== undefined) one.isStopped = true;
      },
    };
    let one: Heard | undefined;
    return source;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

beforeEach(() => {
  heard = [];
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

/** Lets all come that was begun. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

test('a sound is found whatever its capitals, and heard once', async () => {
  makeBox().play('sounds/MOVE.wav');
  await settle();
  expect(heard).toEqual([{ name: 'Sounds/move.wav', volume: 1, loops: false, isStopped: false }]);
});

test('nothing is heard before the page is touched; then the opening is, and music', async () => {
  activation.hasBeenActive = false;
  const box = makeBox();
  box.play('Sounds/move.wav');
  void box.playWhenTouched('Sounds/move.wav');
  await settle();
  expect(heard).toEqual([]);
  activation.hasBeenActive = true;
  gestures.get('pointerup')?.();
  await settle();
  expect(heard.map(({ name }) => name)).toEqual(['Sounds/move.wav']);
  expect(gestures.size).toBe(0);
});

test('music goes on and on, quietly, until it is stopped', async () => {
  const settings = { isOn: true };
  const box = makeBox(settings);
  await box.playMusic('theme.ogg');
  expect(heard).toMatchObject([{ name: 'theme.ogg', loops: true, isStopped: false }]);
  expect(heard[0]?.volume).toBeLessThan(0.5);
  box.stopMusic();
  expect(heard[0]?.isStopped).toBe(true);
  settings.isOn = false;
  await box.playMusic('theme.ogg');
  expect(heard).toHaveLength(1);
});

test('music that is stopped while it is read never begins', async () => {
  const box = makeBox();
  const coming = box.playMusic('theme.ogg');
  box.close();
  await coming;
  expect(heard.filter(({ isStopped }) => !isStopped)).toEqual([]);
});

test('what is missing, broken or MIDI stays silent, and so do browsers without sound', async () => {
  const box = makeBox();
  for (const path of [undefined, '', 'none.wav', 'broken.wav', 'theme.mid']) box.play(path);
  await box.playMusic('theme.mid');
  await settle();
  vi.stubGlobal('AudioContext', undefined);
  makeBox().play('theme.ogg');
  vi.stubGlobal('navigator', {});
  makeBox().play('theme.ogg');
  await settle();
  expect(heard).toEqual([]);
});

test('MIDI is told by its name', () => {
  expect([isMidi('music/A.MID'), isMidi('a.midi'), isMidi('a.ogg'), isMidi(undefined)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
