import { GAINS } from '#audio';
import type { Audio, Piece, Sound, Volumes } from '#audio';
import { LatestOnly } from '#kit/latest-only.ts';
import { wasTouched, firstGesture } from './gesture.ts';
import type { MusicSource, MusicStream } from './music-stream.ts';

/** Seconds to fade music in or out. */
const FADE = 1.2;
/** Seconds in which a recording makes way for another. */
const RECORDING_FADE = 0.3;
/** Seconds to change a volume, long enough to avoid a click. */
const VOLUME_RAMP = 0.05;

interface Output {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly music: GainNode;
}

/** A sound of the content, such as a file of an adventure, which is read when it is played. */
export interface Recording {
  /** Bytes of an audio file. */
  readonly read: () => Promise<ArrayBuffer>;
}

interface Playing {
  readonly stream: MusicStream;
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
  /** Kept for the next piece, so that every theme continues where it stopped. */
  #performance: MusicSource | undefined;
  #isMusicOn = false;
  /** Volume of the recording that plays. */
  #recording: GainNode | undefined;

  constructor(volumes: () => Volumes) {
    this.#volumes = volumes;
  }

  play(sound: Sound): void {
    if (this.#volumes().effects === 'off' || !wasTouched()) return;
    void this.#play(sound).catch(() => undefined);
  }

  /**
   * Plays a recording once; an earlier one fades. Plays the effect instead if it cannot be read or
   * decoded.
   */
  playRecording(recording: Recording, otherwise: Sound): void {
    if (this.#volumes().effects === 'off' || !wasTouched()) return;
    void this.#playRecording(recording).catch(() => this.play(otherwise));
  }

  music(piece: Piece | undefined): void {
    if (piece === this.#piece) return;
    this.#piece = piece;
    if (piece !== undefined && this.#playing !== undefined) this.#performance?.change(piece);
    else this.#changeMusic();
  }

  stop(): void {
    this.music(undefined);
    this.#fadeRecording();
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

  async #playRecording({ read }: Recording): Promise<void> {
    const [{ context, effects }, bytes] = await Promise.all([this.#open(), read()]);
    const source = context.createBufferSource();
    source.buffer = await context.decodeAudioData(bytes);
    this.#fadeRecording();
    const gain = context.createGain();
    gain.connect(effects);
    source.connect(gain);
    source.start();
    this.#recording = gain;
  }

  #fadeRecording(): void {
    if (this.#recording !== undefined) rampGain(this.#recording, 0, RECORDING_FADE);
    this.#recording = undefined;
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
    const { MusicStream, Performance, RATE } = await loadSynthesizer();
    const { context, music } = await this.#open();
    if (!isLatest()) return;
    const performance = (this.#performance ??= new Performance());
    performance.change(this.#piece ?? piece);
    const gain = context.createGain();
    gain.gain.value = 0;
    gain.connect(music);
    rampGain(gain, 1, FADE);
    this.#playing = { stream: new MusicStream(performance, RATE, gain), gain };
  }

  #fadeOut(): void {
    const playing = this.#playing;
    this.#playing = undefined;
    if (playing === undefined) return;
    playing.stream.stop();
    this.#performance?.pause();
    rampGain(playing.gain, 0, FADE);
  }

  async #open(): Promise<Output> {
    const { RATE } = await loadSynthesizer();
    const output = this.#output ?? this.#connect(RATE);
    this.#output = output;
    if (output.context.state === 'suspended' && !document.hidden) await output.context.resume();
    return output;
  }

  #connect(rate: number): Output {
    const context = makeContext(rate);
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
  return import('./synthesizer.ts');
}

/** Context at the rate of the samples, so that chunks join without a gap, where that is possible. */
function makeContext(sampleRate: number): AudioContext {
  try {
    return new AudioContext({ sampleRate });
  } catch {
    return new AudioContext();
  }
}

/** Changes a volume to `value` within `seconds`. */
function rampGain({ gain, context }: GainNode, value: number, seconds: number): void {
  const now = context.currentTime;
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(gain.value, now);
  gain.linearRampToValueAtTime(value, now + seconds);
}
