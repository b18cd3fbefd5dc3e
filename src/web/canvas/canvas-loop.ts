/** What a projector shows: a picture that stands still, or moves for a while. */
export interface Shot<M extends { readonly length: number }> {
  /** Shown once, from the moment a shot first carries it. */
  readonly script?: M | undefined;
}

/** Who draws, and who wants to know how far a script is. */
export interface Draws<S extends Shot<M>, M extends { readonly length: number }> {
  /** One frame; `script` is the one that runs, `time` the milliseconds since it began. */
  draw(shot: S, script: M | undefined, time: number): void;
  /** The script has come to its end. */
  end(script: M): void;
}

/** Draws on a canvas: one frame for a change, and frame after frame while a script runs. */
export class Projector<S extends Shot<M>, M extends { readonly length: number }> {
  readonly #canvas: HTMLCanvasElement;
  readonly #draws: Draws<S, M>;
  #shot: S | undefined;
  #script: M | undefined;
  #started: number | undefined;
  #request = 0;
  #frames = 0;

  constructor(canvas: HTMLCanvasElement, draws: Draws<S, M>) {
    this.#canvas = canvas;
    this.#draws = draws;
  }

  show(shot: S): void {
    if (shot.script !== this.#script) {
      this.#script = shot.script;
      this.#started = undefined;
    }
    this.#shot = shot;
    this.#request ||= requestAnimationFrame((now) => this.#frame(now));
  }

  close(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  #frame(now: number): void {
    this.#request = 0;
    const shot = this.#shot;
    if (shot === undefined) return;
    this.#frames += 1;
    this.#canvas.dataset['frames'] = String(this.#frames);
    this.#started ??= now;
    const script = this.#script;
    const time = now - this.#started;
    const runs = script !== undefined && time < script.length;
    this.#canvas.dataset['moving'] = String(runs);
    this.#draws.draw(shot, runs ? script : undefined, time);
    if (runs) this.#request = requestAnimationFrame((next) => this.#frame(next));
    else if (script !== undefined) {
      this.#script = undefined;
      this.#draws.end(script);
    }
  }
}
