import { own } from '#core';
import { armsOf } from '#screen';

type Pen = CanvasRenderingContext2D;

/** Vertical extent of block glyphs within a cell, from 0 to 1. */
const BLOCKS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  '█': [0, 1],
  '▀': [0, 0.5],
  '▄': [0.5, 1],
};

/** Draws lines and blocks without gaps between cells. Returns false for other glyphs. */
export function drawStroke(
  pen: Pen,
  glyph: string,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  const block = own(BLOCKS, glyph);
  if (block !== undefined) {
    const [top, bottom] = block.map((part) => Math.round(part * height)) as [number, number];
    pen.fillRect(x, y + top, width, bottom - top);
    return true;
  }
  const arms = armsOf(glyph);
  if (arms === undefined) return false;
  const thin = Math.max(1, Math.round(width / 9));
  const [up, right, down, left] = [arms[0] * thin, arms[1] * thin, arms[2] * thin, arms[3] * thin];
  // At a junction each arm extends across the thickest arm it meets.
  const across = Math.max(up, down, thin);
  const along = Math.max(left, right, thin);
  const [cx, cy] = [x + Math.floor((width - across) / 2), y + Math.floor((height - along) / 2)];
  const centredOffset = (size: number, thick: number) => Math.floor((size - thick) / 2);
  if (left > 0) pen.fillRect(x, y + centredOffset(height, left), cx - x + across, left);
  if (right > 0) pen.fillRect(cx, y + centredOffset(height, right), x + width - cx, right);
  if (up > 0) pen.fillRect(x + centredOffset(width, up), y, up, cy - y + along);
  if (down > 0) pen.fillRect(x + centredOffset(width, down), cy, down, y + height - cy);
  return true;
}
