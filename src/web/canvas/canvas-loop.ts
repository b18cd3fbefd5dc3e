/** What runs for this many milliseconds. */
interface Timed {
  readonly length: number;
}

/** What a canvas shows: a picture that stands still, or is animated for a while. */
export interface Frame<A extends Timed> {
  /** Shown once, from the moment a frame first carries it. */
  readonly animation?: A | undefined;
}

/** Who draws, and who wants to know when an animation is over. */
export interface Drawing<F extends Frame<A>, A extends Timed> {
  /** Draws one frame; `animation` is the one that runs, `time` the milliseconds since it began. */
  draw(frame: F, animation: A | undefined, time: number): void;
  /** The animation has come to its end. */
  end(animation: A): void;
}

/** Draws on a canvas: once for a change, and again and again while an animation runs. */
export class CanvasLoop<F extends Frame<A>, A extends Timed> {
  readonly #canvas: HTMLCanvasElement;
  readonly #drawing: Drawing<F, A>;
  #frame: F | undefined;
  #animation: A | undefined;
  #started: number | undefined;
  #request = 0;
  #drawn = 0;

  constructor(canvas: HTMLCanvasElement, drawing: Drawing<F, A>) {
    this.#canvas = canvas;
    this.#drawing = drawing;
  }

  show(frame: F): void {
    if (frame.animation !== this.#animation) {
      this.#animation = frame.animation;
      this.#started = undefined;
    }
    this.#frame = frame;
    this.#request ||= requestAnimationFrame((now) => this.#draw(now));
  }

  close(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  #draw(now: number): void {
    this.#request = 0;
    const frame = this.#frame;
    if (frame === undefined) return;
    this.#drawn += 1;
    this.#canvas.dataset['frames'] = String(this.#drawn);
    this.#started ??= now;
    const animation = this.#animation;
    const time = now - this.#started;
    const runs = animation !== undefined && time < animation.length;
    this.#canvas.dataset['moving'] = String(runs);
    const isDrawn = this.#tryDrawing(frame, runs ? animation : undefined, time);
    if (runs && isDrawn) this.#request = requestAnimationFrame((next) => this.#draw(next));
    else if (animation !== undefined) {
      this.#animation = undefined;
      this.#drawing.end(animation);
    }
  }

  /** A frame that cannot be drawn ends its animation: the game goes on, and the next frame is tried. */
  #tryDrawing(frame: F, animation: A | undefined, time: number): boolean {
    try {
      this.#drawing.draw(frame, animation, time);
      return true;
    } catch (error) {
      reportError(error);
      this.#canvas.dataset['moving'] = 'false';
      return false;
    }
  }
}
