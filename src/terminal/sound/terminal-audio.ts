import { GAINS, themeOf } from '#audio';
import { EFFECTS, makePcm, Performance, render } from '#audio/synthesizer.ts';
import type { Audio, Piece, Sound, Volumes } from '#audio';
import type { Player } from './player.ts';

/** Maximum number of simultaneous effects. */
const MAX_EFFECTS = 3;
/** Bytes per sample. */
const SAMPLE_BYTES = 2;

/** Terminal audio: samples are rendered here and played by a system program. */
export class TerminalAudio implements Audio {
  readonly #player: Player;
  readonly #effects = new Map<Sound, Float32Array>();
  readonly #performance = new Performance();
  #volumes: Volumes = { effects: 'off', music: 'off' };
  #sounding = 0;
  #piece: Piece | undefined;
  #playing: ReturnType<Player['start']> | undefined;

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
    this.#sounding += 1;
    this.#player.start({ pcm: makePcm(samples, gain) }, () => (this.#sounding -= 1));
  }

  music(piece: Piece | undefined): void {
    const before = this.#piece;
    if (piece === before) return;
    this.#piece = piece;
    if (piece === undefined) this.#performance.pause();
    else this.#performance.change(piece);
    if (!this.#isHeard(piece, before)) this.#beginMusic();
  }

  /** True if what is playing takes up the change. A file keeps its layers, but not its theme. */
  #isHeard(piece: Piece | undefined, before: Piece | undefined): boolean {
    if (this.#playing === undefined || piece === undefined || before === undefined) return false;
    return this.#playing.isLive || themeOf(piece) === themeOf(before);
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
    this.#playing?.stop();
    this.#playing = undefined;
    if (this.#piece !== undefined && this.#volumes.music !== 'off') this.#playMusic();
  }

  #playMusic(): void {
    const gain = GAINS[this.#volumes.music];
    const read = (bytes: number) =>
      makePcm(this.#performance.read(Math.floor(bytes / SAMPLE_BYTES)), gain);
    // File players end after one file; after a failure the next program is used.
    this.#playing = this.#player.start({ read }, () => this.#playMusic());
  }
}
