import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Volumes } from '#audio';
import { EFFECTS, RATE, render } from '#audio/synthesizer.ts';
import { PageAudio } from '#web/audio/page-audio.ts';

interface Started {
  readonly seconds: number;
  readonly loops: boolean;
  stopsAt: number | undefined;
}

let started: Started[] = [];
let outputs: { value: number }[] = [];
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
      if (to === 'speakers') outputs.push(gain);
      return to;
    },
  };
  return node;
}

/** Fake for the used part of Web Audio. */
class FakeContext {
  state = 'suspended';
  readonly currentTime = 10;
  readonly destination = 'speakers';

  createGain() {
    return makeGain(this);
  }

  createBuffer(_channels: number, length: number) {
    const samples = new Float32Array(length);
    return { length, getChannelData: () => samples };
  }

  createBufferSource() {
    let one: Started | undefined;
    const source = {
      buffer: { length: 0 },
      loop: false,
      connect: (to: unknown) => to,
      start: () => {
        one = { seconds: source.buffer.length / RATE, loops: source.loop, stopsAt: undefined };
        started.push(one);
      },
      stop: (at: number) => {
        if (one !== undefined) one.stopsAt = at;
      },
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
    expect(started).toEqual([{ seconds, loops: false, stopsAt: undefined }]);
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

describe('music', () => {
  it('waits for a user gesture, loops, and continues when requested again', async () => {
    touch.hasBeenActive = false;
    const audio = makeAudio({ effects: 'off', music: 'loud' });
    audio.music('scenario-music-3');
    await expect.poll(() => gestures.has('keydown')).toBe(true);
    expect(started).toEqual([]);
    touch.hasBeenActive = true;
    gestures.get('keydown')?.();
    await expectStarted(1);
    expect(started[0]).toMatchObject({ loops: true, stopsAt: undefined });
    audio.music('scenario-music-3');
    expect(started).toMatchObject([{ stopsAt: undefined }]);
    audio.stop();
    expect(started).toMatchObject([{ stopsAt: 11.2 }]);
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
    await expectStarted(1);
    volumes.music = 'loud';
    audio.follow();
    expect(started).toMatchObject([{ stopsAt: undefined }]);
    expect(outputs[1]?.value).toBe(1);
    volumes.music = 'off';
    audio.follow();
    expect(started).toMatchObject([{ stopsAt: 11.2 }]);
  });

  it('can be previewed in silence, and resumes immediately when turned on again', async () => {
    const volumes: { effects: 'off'; music: 'off' | 'quiet' } = { effects: 'off', music: 'quiet' };
    const audio = makeAudio(volumes);
    const end = audio.preview('scenario-music-3');
    await expectStarted(1);
    volumes.music = 'off';
    audio.follow();
    volumes.music = 'quiet';
    // Without timers, it cannot be rendered again.
    vi.useFakeTimers();
    audio.follow();
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    vi.useRealTimers();
    expect(started).toHaveLength(2);
    end();
    expect(started).toMatchObject([{ stopsAt: 11.2 }, { stopsAt: 11.2 }]);
  });

  it('keeps playing during a volume preview', async () => {
    const audio = makeAudio({ effects: 'off', music: 'quiet' });
    audio.music('scenario-music-3');
    await expectStarted(1);
    audio.preview('menu-main')();
    expect(started).toMatchObject([{ stopsAt: undefined }]);
  });
});
