import { CanvasLoop } from '#web/canvas/canvas-loop.ts';
import { Heaps } from '../timeline/slots.ts';
import type { Layout } from '../timeline/layout.ts';
import { paintBoard } from './paint-board.ts';
import {
  paintCue,
  paintHint,
  paintLastMove,
  paintLit,
  paintNumbers,
  paintPreview,
} from './marks.ts';
import { paletteOf } from './palette.ts';
import type { Foresight } from './marks.ts';
import type { Palette } from './palette.ts';
import { SeedPictures } from './seeds.ts';
import { placeSeeds } from '../timeline/poses.ts';
import type { Pose } from '../timeline/poses.ts';
import type { Cue, Timeline } from '../timeline/timeline.ts';
import type { Seeds } from '../timeline/seeds.ts';

/** Everything drawn in one frame. */
export interface BoardFrame {
  readonly layout: Layout;
  readonly dark: boolean;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  readonly seeds: Seeds;
  /** Played once, starting with its first frame. */
  readonly animation?: Timeline | undefined;
  readonly lit: readonly number[];
  readonly hinted?: number | undefined;
  readonly preview?: Foresight | undefined;
  readonly lastMove?:
    { readonly from: number; readonly last: number; readonly player: 0 | 1 } | undefined;
  readonly badge: (cue: Cue) => string;
}

/** Receives the progress of a timeline. */
export interface TimelineListener {
  /** The seeds are at rest; called on every frame from then on. */
  rest(timeline: Timeline): void;
  /** The last badge is gone. */
  end(timeline: Timeline): void;
}

/** Cached between frames for one layout, theme and pixel density. */
interface Props {
  readonly layout: Layout;
  readonly dark: boolean;
  readonly density: number;
  readonly palette: Palette;
  readonly heaps: Heaps;
  readonly pictures: SeedPictures;
  readonly board: HTMLCanvasElement;
}

/** Draws the Kalah board on a canvas. */
export class BoardRenderer {
  readonly #canvas: HTMLCanvasElement;
  readonly #loop: CanvasLoop<BoardFrame, Timeline>;
  #props: Props | undefined;

  constructor(canvas: HTMLCanvasElement, listener: TimelineListener) {
    this.#canvas = canvas;
    this.#loop = new CanvasLoop(canvas, {
      draw: (frame, timeline, time) => {
        this.#draw(frame, timeline, time);
        if (timeline !== undefined && time >= timeline.still) listener.rest(timeline);
      },
      end: (timeline) => listener.end(timeline),
    });
  }

  show(frame: BoardFrame): void {
    this.#loop.show(frame);
  }

  close(): void {
    this.#loop.close();
  }

  #draw(frame: BoardFrame, timeline: Timeline | undefined, time: number): void {
    const props = this.#prepare(frame);
    const pen = this.#canvas.getContext('2d');
    if (pen === null) return;
    const { layout, palette, density } = props;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    pen.drawImage(props.board, 0, 0);
    pen.setTransform(density, 0, 0, density, 0, 0);
    const placed = placeSeeds(layout, props.heaps, timeline?.before ?? frame.seeds, timeline, time);
    const isStill = timeline === undefined || time >= timeline.still;
    if (isStill) this.#drawMarks(pen, frame, palette);
    drawSeeds(pen, props.pictures, placed.resting);
    paintNumbers(pen, layout, palette, placed.counts);
    if (isStill && frame.preview !== undefined) paintPreview(pen, layout, palette, frame.preview);
    drawSeeds(pen, props.pictures, placed.moving);
    for (const cue of timeline?.cues ?? [])
      paintCue(pen, layout, palette, cue, frame.badge(cue), time);
  }

  #drawMarks(pen: CanvasRenderingContext2D, frame: BoardFrame, palette: Palette): void {
    const { layout, lastMove, hinted } = frame;
    for (const pit of frame.lit) {
      const hollow = layout.hollows[pit];
      if (hollow !== undefined) paintLit(pen, hollow, palette);
    }
    if (lastMove !== undefined) paintLastMove(pen, layout, palette, lastMove);
    const hollow = hinted === undefined ? undefined : layout.hollows[hinted];
    if (hollow !== undefined) paintHint(pen, hollow, palette);
  }

  #prepare({ layout, dark, density }: BoardFrame): Props {
    const old = this.#props;
    if (old?.layout === layout && old.dark === dark && old.density === density) return old;
    const palette = paletteOf(dark);
    const board = document.createElement('canvas');
    for (const canvas of [board, this.#canvas]) {
      canvas.width = Math.round(layout.width * density);
      canvas.height = Math.round(layout.height * density);
    }
    const pen = board.getContext('2d');
    pen?.scale(density, density);
    if (pen !== null) paintBoard(pen, layout, palette);
    const pictures = new SeedPictures(layout.seedRadius, density);
    const heaps = new Heaps(layout);
    this.#props = { layout, dark, density, palette, heaps, pictures, board };
    return this.#props;
  }
}

function drawSeeds(
  pen: CanvasRenderingContext2D,
  pictures: SeedPictures,
  poses: readonly Pose[],
): void {
  for (const { x, y, height } of poses) pictures.paintShadow(pen, x, y, height);
  for (const { seed, x, y, height, lift } of poses)
    pictures.paint(pen, seed, x, y - lift, 1 + height * 0.07);
}
