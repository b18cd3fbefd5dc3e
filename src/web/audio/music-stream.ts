import type { Piece } from '#audio';

/** Samples of a chunk, and seconds of music scheduled ahead. */
const CHUNK = 8192;
const AHEAD = 1.1;
/** Milliseconds between two looks at the clock. */
const INTERVAL = 150;
/** Seconds until the first chunk, and after a delay of the page. */
const START = 0.08;

/** Source of music, as `Performance` of the synthesizer. */
export interface MusicSource {
  change(piece: Piece | undefined): void;
  pause(): void;
  read(count: number): Float32Array;
}

/** Plays a source by scheduling short chunks, each rendered in about a millisecond. */
export class MusicStream {
  readonly #source: MusicSource;
  readonly #rate: number;
  readonly #gain: GainNode;
  #end = 0;
  #isStopped = false;

  constructor(source: MusicSource, rate: number, gain: GainNode) {
    this.#source = source;
    this.#rate = rate;
    this.#gain = gain;
    this.#pump();
  }

  /** Schedules no more chunks. What is scheduled still plays. */
  stop(): void {
    this.#isStopped = true;
  }

  #pump(): void {
    if (this.#isStopped) return;
    const { context } = this.#gain;
    if (this.#end < context.currentTime) this.#end = context.currentTime + START;
    // One chunk per task keeps the page responsive.
    const isBehind = this.#end < context.currentTime + AHEAD;
    if (isBehind) this.#schedule();
    setTimeout(() => this.#pump(), isBehind ? 0 : INTERVAL);
  }

  #schedule(): void {
    const { context } = this.#gain;
    const buffer = context.createBuffer(1, CHUNK, this.#rate);
    buffer.getChannelData(0).set(this.#source.read(CHUNK));
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.#gain);
    source.start(this.#end);
    this.#end += CHUNK / this.#rate;
  }
}
