import { GAINS } from '#audio';
import { EFFECTS, makePcm, MUSIC, RATE, render, renderSlowly } from '#audio/synthesizer.ts';
import type { Audio, Piece, Sound, Volumes } from '#audio';
import { LatestOnly } from '#kit/latest-only.ts';
import type { Player } from './player.ts';

/** Maximum number of simultaneous effects. */
const MAX_EFFECTS = 3;
/** Bytes per sample. */
const SAMPLE_BYTES = 2;

/** Terminal audio: samples are rendered here and played by a system program. */
export class TerminalAudio implements Audio {
  readonly #player: Player;
  readonly #effects = new Map<Sound, Float32Array>();
  readonly #latest = new LatestOnly();
  #volumes: Volumes = { effects: 'off', music: 'off' };
  #sounding = 0;
  #piece: Piece | undefined;
  /** Last rendered piece. */
  #rendered: { readonly piece: Piece; readonly samples: Float32Array } | undefined;
  #stopMusic: (() => void) | undefined;
  /** Virtual start time of the piece, on the process clock. */
  #startedAt = 0;

  constructor(player: Player) {
    this.#player = player;
  }

  setVolumes(volumes: Volumes): void {
    const isOther = volumes.music !== this.#volumes.music;
    this.#volumes = volumes;
    if (isOther) this.#beginMusic();
  }

  play(sound: Sound): void {
    const gain = GAINS[this.#volumes.effects];
    if (gain === 0 || this.#sounding >= MAX_EFFECTS) return;
    const samples = this.#effects.get(sound) ?? render(EFFECTS[sound]);
    this.#effects.set(sound, samples);
    const source = { pcm: makePcm(samples, gain), from: 0, loops: false };
    this.#sounding += 1;
    this.#player.start(source, () => (this.#sounding -= 1));
  }

  music(piece: Piece | undefined): void {
    if (piece === this.#piece) return;
    this.#piece = piece;
    this.#startedAt = 0;
    this.#beginMusic();
  }

  stop(): void {
    this.music(undefined);
    this.#player.stop();
    this.#sounding = 0;
  }

  /** Stops permanently. */
  close(): void {
    this.music(undefined);
    this.#player.close();
  }

  #beginMusic(): void {
    this.#stopMusic?.();
    this.#stopMusic = undefined;
    const isLatest = this.#latest.begin();
    const piece = this.#piece;
    if (piece === undefined || this.#volumes.music === 'off') return;
    void this.#render(piece, isLatest).then((samples) => {
      if (samples !== undefined && isLatest()) this.#playMusic(samples);
    });
  }

  #playMusic(samples: Float32Array): void {
    if (this.#startedAt === 0) this.#startedAt = performance.now();
    const pcm = makePcm(samples, GAINS[this.#volumes.music]);
    const playedSamples = Math.round(((performance.now() - this.#startedAt) * RATE) / 1000);
    const from = (playedSamples % samples.length) * SAMPLE_BYTES;
    const isLatest = this.#latest.begin();
    // File players end after one pass; after a failure the next program is used.
    const again = () => {
      if (isLatest()) this.#playMusic(samples);
    };
    const playing = this.#player.start({ pcm, from, loops: true }, again);
    this.#stopMusic = () => playing.stop();
  }

  /** Rendering takes about a second, so it yields to keep input responsive. */
  async #render(piece: Piece, isLatest: () => boolean): Promise<Float32Array | undefined> {
    if (this.#rendered?.piece === piece) return this.#rendered.samples;
    const rendering = renderSlowly(MUSIC[piece]);
    while (isLatest()) {
      const { done, value } = rendering.next();
      if (done === true) {
        this.#rendered = { piece, samples: value };
        return value;
      }
      await nextTask();
    }
    return undefined;
  }
}

/** Resolves in a later task, without keeping the process alive. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0).unref());
}
