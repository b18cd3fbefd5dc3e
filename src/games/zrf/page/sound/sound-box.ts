import type { RulesFolder } from '../../rules/index.ts';
import { makeFinder } from '../../rules/index.ts';
import { LatestOnly } from '#kit/latest-only.ts';
import { wasTouched, firstGesture } from '#web/audio/gesture.ts';

/** Volume of background music. */
const MUSIC_GAIN = 0.2;

/** True for MIDI files, which browsers cannot play. */
export function isMidi(path: string | undefined): boolean {
  return /\.(?:midi?|rmi)$/i.test(path ?? '');
}

/**
 * Plays the sounds of a folder. Missing, broken or unsupported files are silent; sounds never fail
 * or delay anything.
 */
export class SoundBox {
  readonly #folder: RulesFolder;
  readonly #isOn: () => boolean;
  readonly #find: (path: string) => string | undefined;
  readonly #buffers = new Map<string, Promise<AudioBuffer | undefined>>();
  #context: AudioContext | undefined;
  #isClosed = false;
  #music: AudioBufferSourceNode | undefined;
  /** Drops music still loading when other music starts or music stops. */
  readonly #latestMusic = new LatestOnly();

  constructor(folder: RulesFolder, isOn: () => boolean) {
    this.#folder = folder;
    this.#isOn = isOn;
    this.#find = makeFinder(folder);
  }

  /** Plays a sound once; silent before the first interaction with the page. */
  play(path: string | undefined): void {
    if (wasTouched()) void this.#begin(path);
  }

  /** Plays a sound once, after the first interaction with the page. */
  async playOnTouch(path: string | undefined): Promise<void> {
    await firstGesture();
    await this.#begin(path);
  }

  /** Loops music, starting after the first interaction with the page. */
  async playMusic(path: string | undefined): Promise<void> {
    this.stopMusic();
    const isLatest = this.#latestMusic.begin();
    await firstGesture();
    if (!isLatest()) return;
    const music = await this.#begin(path, true);
    if (isLatest()) this.#music = music;
    else music?.stop();
  }

  stopMusic(): void {
    this.#latestMusic.drop();
    this.#music?.stop();
    this.#music = undefined;
  }

  /** Stops all sound permanently. */
  close(): void {
    this.stopMusic();
    this.#isClosed = true;
    void this.#context?.close().catch(() => undefined);
  }

  async #begin(
    path: string | undefined,
    isMusic = false,
  ): Promise<AudioBufferSourceNode | undefined> {
    const name = path === undefined ? undefined : this.#find(path);
    if (name === undefined || isMidi(name) || !this.#isAudible()) return undefined;
    try {
      this.#context ??= new AudioContext();
      const context = this.#context;
      const buffer = await this.#load(context, name);
      if (buffer === undefined || !this.#isAudible()) return undefined;
      if (context.state === 'suspended') void context.resume().catch(() => undefined);
      return start(context, buffer, isMusic);
    } catch {
      return undefined;
    }
  }

  #isAudible(): boolean {
    return this.#isOn() && !this.#isClosed;
  }

  #load(context: AudioContext, name: string): Promise<AudioBuffer | undefined> {
    const loading = this.#buffers.get(name) ?? this.#decode(context, name);
    this.#buffers.set(name, loading);
    return loading;
  }

  async #decode(context: AudioContext, name: string): Promise<AudioBuffer | undefined> {
    const bytes = this.#folder.read(name);
    if (!bytes.ok) return undefined;
    try {
      return await context.decodeAudioData(bytes.value.slice().buffer);
    } catch {
      return undefined;
    }
  }
}

function start(
  context: AudioContext,
  buffer: AudioBuffer,
  isMusic: boolean,
): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = isMusic;
  const volume = context.createGain();
  volume.gain.value = isMusic ? MUSIC_GAIN : 1;
  source.connect(volume).connect(context.destination);
  source.start();
  return source;
}
