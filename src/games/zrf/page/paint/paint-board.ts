import type { Rules } from '../../rules/index.ts';
import type { Box } from '#web/canvas/geometry.ts';
import type { BoardLayout } from '../layout/layout.ts';
import { insideSize, numberSize } from '../layout/labels.ts';
import type { Cell } from '../layout/labels.ts';
import type { Picture } from './pictures.ts';
import { darkCells, linesOf, surfaceOf } from '../../voice/surface.ts';
import type { Surface } from '../../voice/surface.ts';
import type { Palette } from './palette.ts';
import { paintGrain, paintHatch } from './texture.ts';

type Pen = CanvasRenderingContext2D;

export function roundBox(pen: Pen, { left, top, width, height }: Box, radius: number): void {
  pen.beginPath();
  pen.roundRect(left, top, width, height, Math.min(radius, width / 2, height / 2));
}

/** Snaps a box to whole device pixels, for sharp cell edges without seams. */
function snap({ left, top, width, height }: Box, density: number): Box {
  const at = (value: number) => Math.round(value * density) / density;
  const [x, y] = [at(left), at(top)];
  return { left: x, top: y, width: at(left + width) - x, height: at(top + height) - y };
}

function grow({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

function visibleCells(layout: BoardLayout): Cell[] {
  return layout.cells.filter((cell) => cell !== undefined);
}

/** Paints everything that never changes during a game. */
export function paintBoard(
  pen: Pen,
  rules: Rules,
  layout: BoardLayout,
  palette: Palette,
  density: number,
  picture: Picture | undefined,
): void {
  if (picture !== undefined) paintPicture(pen, layout, picture, palette);
  else paintSurface(pen, rules, layout, palette, density);
  if (palette.texture === 'grain') paintGrain(pen, grow(layout.surface, 8), layout.cellSize);
  paintLabels(pen, layout, palette);
}

function paintPicture(pen: Pen, layout: BoardLayout, picture: Picture, palette: Palette): void {
  const { left, top, width, height } = layout.surface;
  const [w, h] = [picture.width * layout.scale, picture.height * layout.scale];
  pen.save();
  pen.shadowColor = palette.shadow;
  pen.shadowBlur = 12;
  pen.shadowOffsetY = 3;
  if (layout.flipped) {
    pen.translate(left + width, top + height);
    pen.rotate(Math.PI);
    pen.drawImage(picture.source, 0, 0, w, h);
  } else pen.drawImage(picture.source, left, top, w, h);
  pen.restore();
}

function paintSurface(
  pen: Pen,
  rules: Rules,
  layout: BoardLayout,
  palette: Palette,
  density: number,
): void {
  const surface = surfaceOf(rules);
  if (surface === 'points') {
    paintPoints(pen, rules, layout, palette);
    return;
  }
  const cells = visibleCells(layout);
  const rim = Math.max(3, Math.min(6, layout.cellSize * 0.1));
  paintRim(pen, cells, palette, rim);
  const dark = darkCells(rules.board);
  for (const { position, box } of cells) {
    pen.fillStyle = fillOf(surface, dark[position] === true, palette);
    const { left, top, width, height } = snap(box, density);
    pen.fillRect(left, top, width, height);
    if (palette.texture === 'hatch' && surface === 'chequered' && dark[position] === true) {
      paintHatch(pen, snap(box, density), palette.rim);
    }
  }
  if (surface !== 'chequered') paintLines(pen, cells, surface, palette, density);
}

function fillOf(surface: Surface, isDark: boolean, palette: Palette): string {
  if (surface === 'chequered') return palette.chequer[isDark ? 1 : 0];
  return surface === 'felt' ? palette.felt : palette.wood;
}

/** Paints one frame around all adjoining cells, as the union of enlarged cells. */
function paintRim(pen: Pen, cells: readonly Cell[], palette: Palette, rim: number): void {
  pen.save();
  pen.beginPath();
  for (const { box } of cells) {
    const { left, top, width, height } = grow(box, rim);
    pen.roundRect(left, top, width, height, rim);
  }
  pen.shadowColor = palette.shadow;
  pen.shadowBlur = 12;
  pen.shadowOffsetY = 3;
  pen.fillStyle = palette.rim;
  pen.fill();
  pen.restore();
}

function paintLines(
  pen: Pen,
  cells: readonly Cell[],
  surface: Surface,
  palette: Palette,
  density: number,
): void {
  pen.strokeStyle = surface === 'felt' ? palette.feltLine : palette.line;
  pen.lineWidth = Math.max(1, Math.round(density)) / density;
  for (const { box } of cells) {
    const { left, top, width, height } = snap(box, density);
    pen.strokeRect(left, top, width, height);
  }
}

/** Paints hollows for free positions, joined by the board's lines. */
function paintPoints(pen: Pen, rules: Rules, layout: BoardLayout, palette: Palette): void {
  const ground = grow(layout.surface, 4);
  pen.save();
  pen.shadowColor = palette.shadow;
  pen.shadowBlur = 12;
  roundBox(pen, ground, 14);
  pen.fillStyle = palette.wood;
  pen.fill();
  pen.restore();
  pen.strokeStyle = palette.line;
  pen.lineWidth = Math.max(1.5, layout.cellSize * 0.05);
  pen.lineCap = 'round';
  for (const [from, to] of nearLines(rules, layout)) {
    pen.beginPath();
    pen.moveTo(from.centre.x, from.centre.y);
    pen.lineTo(to.centre.x, to.centre.y);
    pen.stroke();
  }
  for (const { box } of visibleCells(layout)) {
    const inset = Math.min(box.width, box.height) * 0.08;
    roundBox(pen, grow(box, -inset), layout.cellSize * 0.3);
    pen.fillStyle = palette.chequer[0];
    pen.fill();
    pen.lineWidth = Math.max(1, layout.cellSize * 0.03);
    pen.stroke();
  }
}

/** Maximum length of a line, in cells. Longer links are jumps, which boards do not show. */
const LINE_CELLS = 3.2;

function nearLines(rules: Rules, layout: BoardLayout): [Cell, Cell][] {
  return linesOf(rules.board).flatMap(([a, b]): [Cell, Cell][] => {
    const [from, to] = [layout.cells[a], layout.cells[b]];
    if (from === undefined || to === undefined) return [];
    const distance = Math.hypot(from.centre.x - to.centre.x, from.centre.y - to.centre.y);
    return distance > layout.cellSize * LINE_CELLS ? [] : [[from, to]];
  });
}

function paintLabels(pen: Pen, layout: BoardLayout, palette: Palette): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 ${layout.labelSize}px system-ui, sans-serif`;
  pen.fillStyle = palette.label;
  for (const { text, at, within } of layout.labels) {
    if (within === undefined) pen.fillText(text, at.x, at.y);
  }
}

/** Paints the names inside cells, over their pieces. */
export function paintInsideLabels(
  pen: Pen,
  rules: Rules,
  layout: BoardLayout,
  palette: Palette,
): void {
  const labels = layout.labels.filter(({ within }) => within !== undefined);
  if (labels.length === 0) return;
  const surface = surfaceOf(rules);
  const dark = surface === 'chequered' ? darkCells(rules.board) : [];
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `700 ${insideSize(layout.cellSize)}px system-ui, sans-serif`;
  pen.lineJoin = 'round';
  for (const { text, at, within = -1 } of labels) {
    const isDark = dark[within] === true;
    pen.strokeStyle = fillOf(surface, isDark, palette);
    pen.lineWidth = 3;
    pen.strokeText(text, at.x, at.y);
    pen.fillStyle = palette.inside[isDark ? 1 : 0];
    pen.fillText(text, at.x, at.y);
  }
}

/** Paints square numbers over the pieces, which fill small squares. */
export function paintNumbers(pen: Pen, rules: Rules, layout: BoardLayout, palette: Palette): void {
  if (layout.numbers.length === 0) return;
  const surface = surfaceOf(rules);
  const dark = surface === 'chequered' ? darkCells(rules.board) : [];
  const size = numberSize(layout.cellSize);
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  pen.font = `600 ${size}px system-ui, sans-serif`;
  pen.lineJoin = 'round';
  pen.lineWidth = size * 0.3;
  for (const { text, at, within = -1 } of layout.numbers) {
    const isDark = dark[within] === true;
    pen.strokeStyle = fillOf(surface, isDark, palette);
    pen.strokeText(text, at.x, at.y);
    pen.fillStyle = palette.inside[isDark ? 1 : 0];
    pen.fillText(text, at.x, at.y);
  }
}
