import { hasLayer, themeOf } from '../model/music.ts';
import type { Piece, Theme } from '../model/music.ts';
import { makeRoom } from '../synth/reverb.ts';
import { Strand } from './strand.ts';

/** Samples computed at a time. */
const BLOCK = 512;
/** Share of reverb. */
const ROOM = 0.34;
const GAIN = 1;
/** Level above which peaks are rounded off. */
const KNEE = 0.5;

/** Rounds off peaks: linear up to the knee, never above 1. */
function limit(sample: number): number {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  const over = (size - KNEE) / (1 - KNEE);
  const soft = KNEE + ((1 - KNEE) * over) / (1 + over);
  return sample < 0 ? -soft : soft;
}

/**
 * Endless music as a stream of samples at `RATE` per second. Themes are composed bar by bar and
 * cross-faded; each continues where it stopped. The same changes at the same samples give the same
 * stream on every machine.
 */
export class Performance {
  readonly #strands = new Map<Theme, Strand>();
  #room = makeRoom();
  #block: Float32Array = new Float32Array();
  #piece: Piece | undefined;

  /** Fades to another piece, or to silence. */
  change(piece: Piece | undefined): void {
    if (piece === this.#piece) return;
    this.#piece = piece;
    const theme = piece === undefined ? undefined : themeOf(piece);
    for (const [name, strand] of this.#strands) if (name !== theme) strand.fade();
    if (piece === undefined || theme === undefined) return;
    this.#strandOf(theme).play({
      hush: hasLayer(piece, 'hush'),
      pulse: hasLayer(piece, 'pulse'),
      low: hasLayer(piece, 'low'),
      high: hasLayer(piece, 'high'),
    });
  }

  /** Falls silent at once. Themes that return continue where they stopped. */
  pause(): void {
    for (const strand of this.#strands.values()) strand.pause();
    this.#room = makeRoom();
    this.#block = new Float32Array();
    this.#piece = undefined;
  }

  /** The next `count` samples, from -1 to 1. */
  read(count: number): Float32Array {
    const out = new Float32Array(count);
    for (let at = 0; at < count;) {
      if (this.#block.length === 0) this.#block = this.#render();
      const part = this.#block.subarray(0, count - at);
      out.set(part, at);
      this.#block = this.#block.subarray(part.length);
      at += part.length;
    }
    return out;
  }

  #strandOf(theme: Theme): Strand {
    const isCoda = theme === 'victory' || theme === 'defeat';
    const known = this.#strands.get(theme);
    // A coda that was heard begins again.
    if (known !== undefined && !(isCoda && known.isOff())) return known;
    const strand = new Strand(theme);
    this.#strands.set(theme, strand);
    return strand;
  }

  #render(): Float32Array {
    const dry = new Float64Array(BLOCK);
    for (const strand of this.#strands.values()) strand.add(dry);
    return Float32Array.from(dry, (sample) =>
      limit(GAIN * (sample * (1 - ROOM) + this.#room(sample) * ROOM)),
    );
  }
}
