import type { Rules } from '../../rules/index.ts';
import { EMPTY } from '../../rules/index.ts';
import { CanvasLoop } from '#web/canvas/canvas-loop.ts';
import type { BoardLayout } from '../layout/layout.ts';
import type { Motion, Stretch } from '../game/motion.ts';
import { paintBoard, paintInsideLabels, paintNumbers } from '../paint/paint-board.ts';
import type { CheckMarks } from '../../voice/check.ts';
import {
  paintCheck,
  paintCheckBadge,
  paintCorners,
  paintForesight,
  paintOutline,
  paintTargets,
  paintTint,
} from '../paint/marks.ts';
import type { Drawing } from '../drawings/drawings.ts';
import { paintDrawings } from '../paint/drawings.ts';
import { paintPremoves, premovedPositions } from '../paint/premoves.ts';
import type { PremoveMark } from '../paint/premoves.ts';
import { paintTrack } from '../paint/track.ts';
import type { Foresight } from '../paint/marks.ts';
import { paletteOf } from '../paint/themes.ts';
import type { BoardTheme } from '../paint/themes.ts';
import type { Palette } from '../paint/palette.ts';
import type { PiecePainter } from '../paint/pieces.ts';
import type { Picture } from '../paint/pictures.ts';

/** Complete input for drawing a board. */
export interface BoardFrame {
  readonly rules: Rules;
  readonly layout: BoardLayout;
  readonly dark: boolean;
  readonly theme: BoardTheme;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  readonly picture: Picture | undefined;
  readonly painter: PiecePainter;
  /** Count of loaded pictures; a change triggers a full redraw. */
  readonly arrived: number;
  readonly cells: readonly number[];
  /** Cells that are not drawn. */
  readonly unseen: ReadonlySet<number>;
  /** Played once, from the first frame that contains it. */
  readonly animation?: Motion | undefined;
  readonly last: readonly number[];
  readonly picked: number | undefined;
  readonly targets: readonly number[];
  readonly hinted: readonly number[];
  /** Positions where the dice allow a move to begin. */
  readonly playable: readonly number[];
  /** Track of the player to move. */
  readonly track: readonly number[];
  readonly goals: readonly number[];
  /** Royal pieces under attack. */
  readonly check?: CheckMarks | undefined;
  readonly foresight?: Foresight | undefined;
  /** Piece that a click at the mouse position would place. */
  readonly ghost?: { readonly cell: number; readonly at: number } | undefined;
  /** Start and end of each premove; the start of a drop is -1. */
  readonly premoves: readonly PremoveMark[];
  readonly drawings: readonly Drawing[];
  /** Origin of the dragged piece, which is drawn under the pointer. */
  readonly lifted: number | undefined;
}

interface DrawnGround {
  readonly canvas: HTMLCanvasElement;
  readonly palette: Palette;
  readonly key: readonly unknown[];
}

/** Draws a board on a canvas. */
export class BoardRenderer {
  readonly #canvas: HTMLCanvasElement;
  readonly #loop: CanvasLoop<BoardFrame, Motion>;
  #ground: DrawnGround | undefined;

  /** `end` is called when a motion finishes. */
  constructor(canvas: HTMLCanvasElement, end: (motion: Motion) => void) {
    this.#canvas = canvas;
    this.#loop = new CanvasLoop(canvas, {
      draw: (frame, motion, time) => this.#draw(frame, motion, time),
      end,
    });
  }

  show(frame: BoardFrame): void {
    this.#loop.show(frame);
  }

  close(): void {
    this.#loop.close();
  }

  #draw(frame: BoardFrame, motion: Motion | undefined, time: number): void {
    const { canvas, palette } = this.#prepare(frame);
    const pen = this.#canvas.getContext('2d');
    if (pen === null) return;
    const { density, layout } = frame;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    pen.drawImage(canvas, 0, 0);
    pen.setTransform(density, 0, 0, density, 0, 0);
    if (motion !== undefined) {
      this.#drawMotion(pen, frame, motion, time);
      paintNumbers(pen, frame.rules, layout, palette);
      paintInsideLabels(pen, frame.rules, layout, palette);
      return;
    }
    paintTint(pen, layout, frame.goals, palette.goal);
    paintTint(pen, layout, frame.last, palette.last);
    paintCorners(pen, layout, frame.last, palette.lastEdge);
    const premoved = premovedPositions(frame.premoves);
    paintTint(pen, layout, premoved, palette.premove);
    if (frame.picked !== undefined) {
      paintTint(pen, layout, [frame.picked], palette.picked);
      paintOutline(pen, layout, [frame.picked], palette.hint);
    }
    paintTrack(pen, layout, palette, frame.track);
    paintOutline(pen, layout, frame.playable, palette.target);
    paintOutline(pen, layout, frame.hinted, palette.hint);
    if (frame.check !== undefined) paintCheck(pen, layout, palette, frame.check);
    const cells = frame.cells.map((cell, at) => (at === frame.lifted ? EMPTY : cell));
    drawCells(pen, frame, cells);
    paintNumbers(pen, frame.rules, layout, palette);
    paintInsideLabels(pen, frame.rules, layout, palette);
    const { ghost } = frame;
    if (ghost !== undefined) {
      pen.globalAlpha = 0.55;
      drawAt(pen, frame, ghost.cell, ghost.at);
      pen.globalAlpha = 1;
    }
    paintPremoves(pen, layout, palette, frame.premoves);
    const isTaken = (position: number) => (frame.cells[position] ?? EMPTY) !== EMPTY;
    paintTargets(pen, layout, palette, frame.targets, isTaken);
    if (frame.check !== undefined) paintCheckBadge(pen, layout, palette, frame.check);
    if (frame.foresight !== undefined) paintForesight(pen, layout, palette, frame.foresight);
    paintDrawings(pen, layout, frame.drawings);
  }

  #drawMotion(
    pen: CanvasRenderingContext2D,
    frame: BoardFrame,
    motion: Motion,
    time: number,
  ): void {
    const stretch = motion.stretches.find(({ end }) => time < end);
    if (stretch === undefined) {
      drawCells(pen, frame, motion.after);
      return;
    }
    const progress = ease((time - stretch.start) / (stretch.end - stretch.start));
    drawStretch(pen, frame, stretch, progress);
  }

  #prepare({ rules, layout, dark, theme, density, picture }: BoardFrame): DrawnGround {
    const key = [rules, layout, dark, theme, density, picture];
    const cached = this.#ground;
    if (cached?.key.every((one, index) => one === key[index]) === true) return cached;
    const palette = paletteOf(dark, theme);
    const canvas = document.createElement('canvas');
    const width = Math.round(layout.width * density);
    const height = Math.round(layout.height * density);
    for (const one of [canvas, this.#canvas]) {
      if (one.width !== width) one.width = width;
      if (one.height !== height) one.height = height;
    }
    const pen = canvas.getContext('2d');
    pen?.scale(density, density);
    if (pen !== null) paintBoard(pen, rules, layout, palette, density, picture);
    this.#ground = { canvas, palette, key };
    return this.#ground;
  }
}

function ease(progress: number): number {
  return progress * progress * (3 - 2 * progress);
}

/** Draws the piece of a position at its cell. */
function drawAt(
  pen: CanvasRenderingContext2D,
  { layout, painter, density, unseen }: BoardFrame,
  cell: number,
  at: number,
): void {
  const place = layout.cells[at];
  if (place === undefined || unseen.has(cell)) return;
  const { x, y } = place.centre;
  painter.paint(pen, cell, x, y, place.box, layout.scale, density);
}

function drawCells(
  pen: CanvasRenderingContext2D,
  frame: BoardFrame,
  cells: readonly number[],
): void {
  for (const [at, cell] of cells.entries()) if (cell !== EMPTY) drawAt(pen, frame, cell, at);
}

function drawStretch(
  pen: CanvasRenderingContext2D,
  frame: BoardFrame,
  { before, slides, changes }: Stretch,
  progress: number,
): void {
  const moving = new Set([...slides.map(({ from }) => from), ...changes.map(({ at }) => at)]);
  const stationary = before.map((cell, at) => (moving.has(at) ? EMPTY : cell));
  drawCells(pen, frame, stationary);
  for (const change of changes) {
    pen.globalAlpha = 1 - progress;
    drawAt(pen, frame, change.before, change.at);
    pen.globalAlpha = progress;
    drawAt(pen, frame, change.after, change.at);
  }
  pen.globalAlpha = 1;
  const { layout, painter, density, unseen } = frame;
  for (const { cell, from, to } of slides) {
    if (unseen.has(cell)) continue;
    const [a, b] = [layout.cells[from], layout.cells[to]];
    const start = a ?? b;
    const end = b ?? a;
    if (start === undefined || end === undefined) continue;
    const x = start.centre.x + (end.centre.x - start.centre.x) * progress;
    const y = start.centre.y + (end.centre.y - start.centre.y) * progress;
    painter.paint(pen, cell, x, y, end.box, layout.scale, density);
  }
}
