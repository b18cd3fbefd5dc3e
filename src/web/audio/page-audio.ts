import { GAINS } from '#audio';
import type { Audio, Piece, Sound, Volumes } from '#audio';
import { LatestOnly } from '#kit/latest-only.ts';
import { wasTouched, firstGesture } from './gesture.ts';

/** Seconds to fade music in or out. */
const FADE = 1.2;
/** Seconds to change a volume, long enough to avoid a click. */
const VOLUME_RAMP = 0.05;

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
 * Web Audio output of the page. Stays silent until the first user gesture, while the page is
 * hidden, and after errors.
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

  /** Plays a piece as a volume preview if no music is playing. The returned function stops it. */
  preview(piece: Piece): () => void {
    if (this.#piece !== undefined) return () => undefined;
    this.music(piece);
    return () => {
      if (this.#piece === piece) this.stop();
    };
  }

  /** Applies the current volumes. */
  follow(): void {
    const { effects, music } = this.#volumes();
    if (this.#output !== undefined) {
      rampGain(this.#output.effects, GAINS[effects], VOLUME_RAMP);
      rampGain(this.#output.music, GAINS[music], VOLUME_RAMP);
    }
    if ((music !== 'off') !== this.#isMusicOn) this.#changeMusic();
  }

  /** Resumes sound when the page becomes visible, and suspends it when hidden. */
  show(isShown: boolean): void {
    const context = this.#output?.context;
    void (isShown ? context?.resume() : context?.suspend())?.catch(() => undefined);
  }

  async #play(sound: Sound): Promise<void> {
    const { EFFECTS, render } = await loadSynthesizer();
    const { context, effects } = await this.#open();
    const cached = this.#effects.get(sound);
    const buffer = cached ?? (await this.#makeBuffer(context, render(EFFECTS[sound])));
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
    await firstGesture();
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
    rampGain(gain, 1, FADE);
    this.#playing = { source, gain };
  }

  /** The buffer of the last piece is cached, so that music resumes without rendering. */
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
    rampGain(gain, 0, FADE);
    source.stop(gain.context.currentTime + FADE);
  }

  /** Renders in slices, because a piece takes a second and would block the page. */
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

/** Loads the synthesizer on first use. */
function loadSynthesizer() {
  return import('#audio/synthesizer.ts');
}

/** Changes a volume to `value` within `seconds`. */
function rampGain({ gain, context }: GainNode, value: number, seconds: number): void {
  const now = context.currentTime;
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(gain.value, now);
  gain.linearRampToValueAtTime(value, now + seconds);
}
