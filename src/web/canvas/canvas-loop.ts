/** Something that runs for `length` milliseconds. */
interface Timed {
  readonly length: number;
}

/** Content of a canvas: a static picture with an optional animation. */
export interface Frame<A extends Timed> {
  /** Runs once, from the first frame that contains it. */
  readonly animation?: A | undefined;
}

/** Draws frames and is notified of the end of an animation. */
export interface Drawing<F extends Frame<A>, A extends Timed> {
  /**
   * Draws one frame. `animation` is the running one, and `time` the milliseconds since its start.
   */
  draw(frame: F, animation: A | undefined, time: number): void;
  /** Called at the end of an animation. */
  end(animation: A): void;
}

/** Redraws a canvas on change, and continuously during an animation. */
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

  /**
   * Ends the animation if a frame fails to draw. The game continues, and the next frame is
   * attempted.
   */
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
