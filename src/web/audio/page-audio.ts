import { GAINS } from '#audio';
import type { Audio, Piece, Sound, Volumes } from '#audio';
import { LatestOnly } from '#kit/latest-only.ts';
import { wasTouched, whenTouched } from './gesture.ts';

/** Seconds in which music comes and goes. */
const FADE = 1.2;
/** Seconds in which a change of volume is heard: at once, but without a click. */
const TURN = 0.05;

interface Output {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly music: GainNode;
}

interface Playing {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

/**
 * Sound in the page, by Web Audio. Nothing is heard before the page was touched, nor while nobody looks
 * at it; what cannot be played stays silent.
 */
export class PageAudio implements Audio {
  readonly #volumes: () => Volumes;
  readonly #effects = new Map<Sound, AudioBuffer>();
  readonly #latest = new LatestOnly();
  #output: Output | undefined;
  #piece: Piece | undefined;
  #playing: Playing | undefined;
  #rendered: { readonly piece: Piece; readonly buffer: AudioBuffer } | undefined;
  #isMusicOn = false;

  constructor(volumes: () => Volumes) {
    this.#volumes = volumes;
  }

  play(sound: Sound): void {
    if (this.#volumes().effects === 'off' || !wasTouched()) return;
    void this.#play(sound).catch(() => undefined);
  }

  music(piece: Piece | undefined): void {
    if (piece === this.#piece) return;
    this.#piece = piece;
    this.#changeMusic();
  }

  stop(): void {
    this.music(undefined);
  }

  /** Lets a piece be heard where no music plays, for whoever sets how loud it is; returns what ends it. */
  preview(piece: Piece): () => void {
    if (this.#piece !== undefined) return () => undefined;
    this.music(piece);
    return () => {
      if (this.#piece === piece) this.stop();
    };
  }

  /** Takes over the volumes as they are now. */
  follow(): void {
    const { effects, music } = this.#volumes();
    if (this.#output !== undefined) {
      turn(this.#output.effects, GAINS[effects], TURN);
      turn(this.#output.music, GAINS[music], TURN);
    }
    if ((music !== 'off') !== this.#isMusicOn) this.#changeMusic();
  }

  /** Whether somebody looks at the page. */
  show(isShown: boolean): void {
    const context = this.#output?.context;
    void (isShown ? context?.resume() : context?.suspend())?.catch(() => undefined);
  }

  async #play(sound: Sound): Promise<void> {
    const { EFFECTS, render } = await loadSynthesizer();
    const { context, effects } = await this.#open();
    const known = this.#effects.get(sound);
    const buffer = known ?? (await this.#makeBuffer(context, render(EFFECTS[sound])));
    this.#effects.set(sound, buffer);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(effects);
    source.start();
  }

  #changeMusic(): void {
    const isLatest = this.#latest.begin();
    this.#fadeOut();
    this.#isMusicOn = this.#volumes().music !== 'off';
    const piece = this.#piece;
    if (piece === undefined || !this.#isMusicOn) return;
    void this.#playMusic(piece, isLatest).catch(() => undefined);
  }

  async #playMusic(piece: Piece, isLatest: () => boolean): Promise<void> {
    await whenTouched();
    const { context, music } = await this.#open();
    const buffer = await this.#bufferOf(piece, context, isLatest);
    if (buffer === undefined || !isLatest()) return;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    const gain = context.createGain();
    gain.gain.value = 0;
    source.connect(gain).connect(music);
    source.start();
    turn(gain, 1, FADE);
    this.#playing = { source, gain };
  }

  /** The buffer of the last piece is kept, so that music switched on again is there at once. */
  async #bufferOf(
    piece: Piece,
    context: AudioContext,
    isLatest: () => boolean,
  ): Promise<AudioBuffer | undefined> {
    if (this.#rendered?.piece === piece) return this.#rendered.buffer;
    const samples = await this.#renderSlowly(piece, isLatest);
    if (samples === undefined) return undefined;
    const buffer = await this.#makeBuffer(context, samples);
    this.#rendered = { piece, buffer };
    return buffer;
  }

  #fadeOut(): void {
    const playing = this.#playing;
    this.#playing = undefined;
    if (playing === undefined) return;
    const { source, gain } = playing;
    turn(gain, 0, FADE);
    source.stop(gain.context.currentTime + FADE);
  }

  /** A piece takes a second to render: the page answers meanwhile. */
  async #renderSlowly(piece: Piece, isLatest: () => boolean): Promise<Float32Array | undefined> {
    const { MUSIC, renderSlowly } = await loadSynthesizer();
    const rendering = renderSlowly(MUSIC[piece]);
    while (isLatest()) {
      const { done, value } = rendering.next();
      if (done === true) return value;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    return undefined;
  }

  async #open(): Promise<Output> {
    const output = this.#output ?? this.#connect();
    this.#output = output;
    if (output.context.state === 'suspended' && !document.hidden) await output.context.resume();
    return output;
  }

  #connect(): Output {
    const context = new AudioContext();
    const volumes = this.#volumes();
    const [effects, music] = (['effects', 'music'] as const).map((kind) => {
      const gain = context.createGain();
      gain.gain.value = GAINS[volumes[kind]];
      gain.connect(context.destination);
      return gain;
    });
    if (effects === undefined || music === undefined) throw new RangeError('no outputs');
    return { context, effects, music };
  }

  async #makeBuffer(context: AudioContext, samples: Float32Array): Promise<AudioBuffer> {
    const { RATE } = await loadSynthesizer();
    const buffer = context.createBuffer(1, samples.length, RATE);
    buffer.getChannelData(0).set(samples);
    return buffer;
  }
}

/** It is read when something is to be heard for the first time. */
function loadSynthesizer() {
  return import('#audio/synthesizer.ts');
}

/** Brings a volume to a value in so many seconds. */
function turn({ gain, context }: GainNode, value: number, seconds: number): void {
  const now = context.currentTime;
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(gain.value, now);
  gain.linearRampToValueAtTime(value, now + seconds);
}
