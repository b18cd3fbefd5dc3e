import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Volumes } from '#audio';
import { EFFECTS, RATE, render } from '#audio/synthesizer.ts';
import { PageAudio } from '#web/audio/page-audio.ts';

interface Started {
  readonly seconds: number;
  readonly at: number;
}

/** Samples of a chunk of music. */
const CHUNK = 8192;

let started: Started[] = [];
let outputs: { value: number }[] = [];
/** Gains between chunks of music and the output, one for each time it started. */
let fades: { value: number }[] = [];
let clock = { now: 10 };
let touch = { hasBeenActive: true };
let gestures = new Map<string, () => void>();

/** Gain that reaches its target immediately. */
function makeGain(context: unknown) {
  const gain = {
    value: 1,
    cancelScheduledValues: () => undefined,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (value: number) => (gain.value = value),
  };
  const node = {
    gain,
    context,
    connect: (to: unknown) => {
      (to === 'speakers' ? outputs : fades).push(gain);
      return to;
    },
  };
  return node;
}

/** Fake for the used part of Web Audio. */
class FakeContext {
  state = 'suspended';
  readonly destination = 'speakers';

  get currentTime() {
    return clock.now;
  }

  createGain() {
    return makeGain(this);
  }

  createBuffer(_channels: number, length: number) {
    const samples = new Float32Array(length);
    return { length, getChannelData: () => samples };
  }

  decodeAudioData(bytes: ArrayBuffer) {
    if (bytes.byteLength === 0) return Promise.reject(new TypeError('not a sound'));
    return Promise.resolve({ length: bytes.byteLength });
  }

  createBufferSource() {
    const source = {
      buffer: { length: 0 },
      connect: (to: unknown) => to,
      start: (at = clock.now) => started.push({ seconds: source.buffer.length / RATE, at }),
    };
    return source;
  }

  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
}

beforeEach(() => {
  started = [];
  outputs = [];
  fades = [];
  clock = { now: 10 };
  gestures = new Map<string, () => void>();
  touch = { hasBeenActive: true };
  vi.stubGlobal('navigator', { userActivation: touch });
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('addEventListener', (kind: string, run: () => void) => gestures.set(kind, run));
  vi.stubGlobal('removeEventListener', (kind: string) => gestures.delete(kind));
});

afterEach(() => vi.unstubAllGlobals());

function makeAudio(volumes: { -readonly [K in keyof Volumes]: Volumes[K] }): PageAudio {
  return new PageAudio(() => volumes);
}

const expectStarted = (count: number) => expect.poll(() => started).toHaveLength(count);

describe('sound effects', () => {
  it('play once, at the chosen volume', async () => {
    makeAudio({ effects: 'quiet', music: 'off' }).play('travel');
    await expectStarted(1);
    const seconds = render(EFFECTS.travel).length / RATE;
    expect(started).toEqual([{ seconds, at: 10 }]);
    expect(outputs.map(({ value }) => value)).toEqual([0.3, 0]);
  });

  it('are silent before the first user gesture and when turned off', async () => {
    const volumes = { effects: 'off', music: 'off' } as const;
    makeAudio(volumes).play('travel');
    touch.hasBeenActive = false;
    makeAudio({ ...volumes, effects: 'loud' }).play('travel');
    touch.hasBeenActive = true;
    makeAudio({ ...volumes, effects: 'loud' }).play('error');
    await expectStarted(1);
    expect(started[0]?.seconds).toBe(render(EFFECTS.error).length / RATE);
  });

  it('stay silent if the browser has no sound', () => {
    vi.stubGlobal('AudioContext', undefined);
    const audio = makeAudio({ effects: 'loud', music: 'loud' });
    expect(() => audio.play('travel')).not.toThrow();
    audio.music('menu-main');
    audio.stop();
  });
});

describe('recordings', () => {
  const volumes = { effects: 'loud', music: 'off' } as const;
  const recording = (bytes: number) => ({ read: () => Promise.resolve(new ArrayBuffer(bytes)) });

  it('play as decoded, and fade when another begins or sound stops', async () => {
    const audio = makeAudio(volumes);
    audio.playRecording(recording(300), 'travel');
    await expectStarted(1);
    audio.playRecording(recording(500), 'travel');
    await expectStarted(2);
    expect(started.map(({ seconds }) => seconds * RATE)).toEqual([300, 500]);
    expect(fades.map(({ value }) => value)).toEqual([0, 1]);
    audio.stop();
    expect(fades.map(({ value }) => value)).toEqual([0, 0]);
  });

  it('are replaced by an effect if they cannot be decoded', async () => {
    makeAudio(volumes).playRecording(recording(0), 'error');
    await expectStarted(1);
    expect(started[0]?.seconds).toBe(render(EFFECTS.error).length / RATE);
  });

  it('are not read before the first user gesture or when effects are off', () => {
    const read = vi.fn(() => Promise.resolve(new ArrayBuffer(1)));
    makeAudio({ effects: 'off', music: 'loud' }).playRecording({ read }, 'travel');
    touch.hasBeenActive = false;
    makeAudio(volumes).playRecording({ read }, 'travel');
    expect(read).not.toHaveBeenCalled();
  });
});

const chunks = () => started.filter(({ seconds }) => seconds === CHUNK / RATE);

/** Waits until more than a second of music is scheduled. */
async function expectScheduled(): Promise<void> {
  const isAhead = () => (chunks().at(-1)?.at ?? 0) + CHUNK / RATE >= clock.now + 1.1;
  await expect.poll(isAhead).toBe(true);
}

describe('music', () => {
  it('waits for a user gesture, and plays without gaps', async () => {
    touch.hasBeenActive = false;
    const audio = makeAudio({ effects: 'off', music: 'loud' });
    audio.music('city');
    await expect.poll(() => gestures.has('keydown')).toBe(true);
    expect(started).toEqual([]);
    touch.hasBeenActive = true;
    gestures.get('keydown')?.();
    await expectScheduled();
    clock.now += 1;
    await expectScheduled();
    audio.stop();
    const times = chunks().map(({ at }) => at);
    expect(times[0]).toBeCloseTo(10.08);
    for (const [index, at] of times.entries())
      expect(at).toBeCloseTo(10.08 + (index * CHUNK) / RATE);
    expect(times.length).toBeLessThan(8);
  });

  it('changes pieces without starting again', async () => {
    const audio = makeAudio({ effects: 'off', music: 'loud' });
    audio.music('city');
    await expectScheduled();
    audio.music('city');
    audio.music('city+pulse');
    audio.music('refuge');
    clock.now += 1;
    await expectScheduled();
    expect(fades.map(({ value }) => value)).toEqual([1]);
    audio.stop();
    expect(fades.map(({ value }) => value)).toEqual([0]);
  });

  it('schedules nothing after a stop', async () => {
    const audio = makeAudio({ effects: 'off', music: 'loud' });
    audio.music('city');
    await expectScheduled();
    audio.stop();
    const count = started.length;
    clock.now += 5;
    audio.music('camp');
    await expectScheduled();
    expect(chunks().slice(count)[0]?.at).toBeCloseTo(15.08);
    expect(fades.map(({ value }) => value)).toEqual([0, 1]);
    audio.stop();
  });

  it('continues soon after a delay of the page', async () => {
    const audio = makeAudio({ effects: 'off', music: 'loud' });
    audio.music('camp');
    await expectScheduled();
    const count = started.length;
    clock.now += 60;
    await expectScheduled();
    expect(chunks()[count]?.at).toBeCloseTo(70.08);
    audio.stop();
  });

  it('stops when turned off and starts when turned on', async () => {
    const volumes: { effects: 'off'; music: 'off' | 'quiet' | 'loud' } = {
      effects: 'off',
      music: 'off',
    };
    const audio = makeAudio(volumes);
    audio.music('menu-main');
    volumes.music = 'quiet';
    audio.follow();
    await expectScheduled();
    volumes.music = 'loud';
    audio.follow();
    expect(fades.map(({ value }) => value)).toEqual([1]);
    expect(outputs[1]?.value).toBe(1);
    volumes.music = 'off';
    audio.follow();
    expect(fades.map(({ value }) => value)).toEqual([0]);
  });

  it('can be previewed in silence, and resumes when turned on again', async () => {
    const volumes: { effects: 'off'; music: 'off' | 'quiet' } = { effects: 'off', music: 'quiet' };
    const audio = makeAudio(volumes);
    const end = audio.preview('villain');
    await expectScheduled();
    volumes.music = 'off';
    audio.follow();
    volumes.music = 'quiet';
    audio.follow();
    await expect.poll(() => fades.map(({ value }) => value)).toEqual([0, 1]);
    end();
    expect(fades.map(({ value }) => value)).toEqual([0, 0]);
  });

  it('keeps playing during a volume preview', async () => {
    const audio = makeAudio({ effects: 'off', music: 'quiet' });
    audio.music('canal');
    await expectScheduled();
    audio.preview('menu-main')();
    expect(fades.map(({ value }) => value)).toEqual([1]);
    audio.stop();
  });
});
