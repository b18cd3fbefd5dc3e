import { largest } from '#core';
import type { CheckMarks } from '../../voice/check.ts';
import type { Box } from '#web/canvas/geometry.ts';
import type { Cell } from '../layout/labels.ts';
import type { BoardLayout } from '../layout/layout.ts';
import { roundBox } from './paint-board.ts';
import type { Palette } from './palette.ts';

type Pen = CanvasRenderingContext2D;

/** Preview of a step's effects. */
export interface Foresight {
  readonly taken: readonly number[];
  readonly changed: readonly number[];
  /** Other pieces moved by the step. */
  readonly moved: readonly (readonly [number, number])[];
}

function cellsAt(layout: BoardLayout, positions: readonly number[]): Cell[] {
  return positions.flatMap((position) => layout.cells[position] ?? []);
}

function inset({ left, top, width, height }: Box, by: number): Box {
  return { left: left + by, top: top + by, width: width - 2 * by, height: height - 2 * by };
}

/** Distance of a hex's sides from its middle, with corners at 1. */
const FLAT = 0.866;

/** Traces the outline of a cell, inset by a margin: a hex or a rounded box. */
function traceCell(
  pen: Pen,
  { hex }: Pick<BoardLayout, 'hex'>,
  { box, centre }: Cell,
  by: number,
  radius: number,
): void {
  if (hex === undefined) {
    roundBox(pen, inset(box, by), radius);
    return;
  }
  const half = largest(hex.map(({ x, y }) => Math.hypot(x, y))) * FLAT;
  const innerShare = Math.max(0, 1 - by / half);
  pen.beginPath();
  for (const [index, { x, y }] of hex.entries()) {
    const [left, top] = [centre.x + x * innerShare, centre.y + y * innerShare];
    if (index === 0) pen.moveTo(left, top);
    else pen.lineTo(left, top);
  }
  pen.closePath();
}

/** Paints a tint under the pieces. */
export function paintTint(
  pen: Pen,
  layout: BoardLayout,
  positions: readonly number[],
  colour: string,
): void {
  pen.fillStyle = colour;
  for (const cell of cellsAt(layout, positions)) {
    traceCell(pen, layout, cell, 1, layout.cellSize * 0.12);
    pen.fill();
  }
}

/** Paints corners of cells, which show the last move without colours; hexes have outlines. */
export function paintCorners(
  pen: Pen,
  layout: BoardLayout,
  positions: readonly number[],
  colour: string,
): void {
  const width = Math.max(1.5, layout.cellSize * 0.04);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'butt';
  for (const cell of cellsAt(layout, positions)) {
    if (layout.hex !== undefined) {
      traceCell(pen, layout, cell, width * 1.5, 0);
      pen.stroke();
      continue;
    }
    const { left, top, width: across, height: down } = inset(cell.box, width);
    const arm = Math.min(across, down) * 0.2;
    pen.beginPath();
    for (const [x, toX] of [
      [left, arm],
      [left + across, -arm],
    ] as const) {
      for (const [y, toY] of [
        [top, arm],
        [top + down, -arm],
      ] as const) {
        pen.moveTo(x + toX, y);
        pen.lineTo(x, y);
        pen.lineTo(x, y + toY);
      }
    }
    pen.stroke();
  }
}

/** Paints dots on free targets and rings around occupied ones. */
export function paintTargets(
  pen: Pen,
  layout: BoardLayout,
  palette: Palette,
  targets: readonly number[],
  isTaken: (position: number) => boolean,
): void {
  const { cellSize } = layout;
  for (const { position, centre } of cellsAt(layout, targets)) {
    pen.beginPath();
    if (isTaken(position)) {
      pen.arc(centre.x, centre.y, cellSize * 0.44, 0, 2 * Math.PI);
      ring(pen, palette.halo, Math.max(4, cellSize * 0.11));
      ring(pen, palette.take, Math.max(2.5, cellSize * 0.07));
    } else {
      pen.arc(centre.x, centre.y, Math.max(4, cellSize * 0.15), 0, 2 * Math.PI);
      pen.fillStyle = palette.target;
      pen.fill();
      ring(pen, palette.halo, Math.max(1, cellSize * 0.025));
    }
  }
}

function ring(pen: Pen, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

/** Paints an outline around a cell, for the cursor and hints. */
export function paintOutline(
  pen: Pen,
  layout: BoardLayout,
  positions: readonly number[],
  colour: string,
): void {
  for (const cell of cellsAt(layout, positions)) {
    const width = Math.max(2.5, layout.cellSize * 0.06);
    traceCell(pen, layout, cell, width / 2, layout.cellSize * 0.14);
    ring(pen, colour, width);
  }
}

/** Paints a glow under royal pieces under attack. */
export function paintCheck(
  pen: Pen,
  layout: BoardLayout,
  palette: Palette,
  { at }: CheckMarks,
): void {
  for (const cell of cellsAt(layout, at)) {
    const { centre } = cell;
    const reach = layout.cellSize * 0.7;
    const glow = pen.createRadialGradient(centre.x, centre.y, 0, centre.x, centre.y, reach);
    glow.addColorStop(0, palette.check);
    glow.addColorStop(0.5, palette.check);
    glow.addColorStop(1, 'rgba(226, 36, 24, 0)');
    pen.fillStyle = glow;
    traceCell(pen, layout, cell, 1, layout.cellSize * 0.12);
    pen.fill();
  }
}

/**
 * Paints a badge on the same pieces, for players who cannot see colours: "!" for check, "#" for
 * mate.
 */
export function paintCheckBadge(
  pen: Pen,
  layout: BoardLayout,
  palette: Palette,
  { at, isMate }: CheckMarks,
): void {
  const radius = Math.max(7, layout.cellSize * 0.17);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `700 ${radius * 1.5}px system-ui, sans-serif`;
  for (const { box } of cellsAt(layout, at)) {
    const [x, y] = [box.left + box.width - radius - 1, box.top + radius + 1];
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = palette.badge;
    pen.fill();
    ring(pen, palette.halo, Math.max(1, radius * 0.14));
    pen.fillStyle = palette.badgeInk;
    pen.fillText(isMate ? '#' : '!', x, y + radius * 0.06);
  }
}

function cross(pen: Pen, { centre }: Cell, reach: number): void {
  pen.beginPath();
  pen.moveTo(centre.x - reach, centre.y - reach);
  pen.lineTo(centre.x + reach, centre.y + reach);
  pen.moveTo(centre.x + reach, centre.y - reach);
  pen.lineTo(centre.x - reach, centre.y + reach);
}

/** Paints crosses on captures, rings on changes, and arrows for other moved pieces. */
export function paintForesight(
  pen: Pen,
  layout: BoardLayout,
  palette: Palette,
  { taken, changed, moved }: Foresight,
): void {
  const { cellSize } = layout;
  pen.lineCap = 'round';
  for (const cell of cellsAt(layout, taken)) {
    cross(pen, cell, cellSize * 0.24);
    ring(pen, palette.halo, Math.max(4, cellSize * 0.14));
    ring(pen, palette.take, Math.max(2.5, cellSize * 0.08));
  }
  for (const { centre } of cellsAt(layout, changed)) {
    pen.beginPath();
    pen.arc(centre.x, centre.y, cellSize * 0.2, 0, 2 * Math.PI);
    ring(pen, palette.halo, Math.max(4, cellSize * 0.12));
    ring(pen, palette.change, Math.max(2.5, cellSize * 0.07));
  }
  for (const [from, to] of moved) {
    const [a, b] = [layout.cells[from]?.centre, layout.cells[to]?.centre];
    if (a === undefined || b === undefined) continue;
    pen.beginPath();
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
    ring(pen, palette.change, Math.max(2.5, cellSize * 0.06));
    pen.beginPath();
    pen.arc(b.x, b.y, Math.max(3, cellSize * 0.09), 0, 2 * Math.PI);
    pen.fillStyle = palette.change;
    pen.fill();
  }
}
