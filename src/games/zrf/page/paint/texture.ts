import type { Box } from '#web/canvas/geometry.ts';

type Pen = CanvasRenderingContext2D;

/** Pseudo-random number from 0 to 1 for a line of a pattern. */
function noise(index: number, salt: number): number {
  let word = Math.imul(index + 1, 374761393) ^ Math.imul(salt + 1, 668265263);
  word = Math.imul(word ^ (word >>> 13), 1274126177);
  return ((word ^ (word >>> 16)) >>> 0) / 4294967295;
}

/** Distance of grain lines, in cells. */
const GRAIN = 0.055;

/** Paints wood grain on the pixels already painted within a box. */
export function paintGrain(pen: Pen, { left, top, width, height }: Box, cellSize: number): void {
  const step = Math.max(2, cellSize * GRAIN);
  const count = Math.ceil(height / step) + 4;
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  for (let index = -2; index < count; index += 1) {
    const y = top + (index + noise(index, 0)) * step;
    const bend = (noise(index >> 3, 1) - 0.5) * cellSize * 0.5;
    pen.strokeStyle = noise(index, 2) < 0.6 ? '#3a1c06' : '#fff0d0';
    pen.globalAlpha = 0.03 + noise(index, 3) * 0.09;
    pen.lineWidth = 0.5 + noise(index, 4) * step * 0.55;
    pen.beginPath();
    pen.moveTo(left, y);
    pen.bezierCurveTo(
      left + width * (0.2 + noise(index >> 3, 5) * 0.2),
      y + bend,
      left + width * (0.6 + noise(index >> 3, 6) * 0.2),
      y - bend,
      left + width,
      y + bend * 0.4,
    );
    pen.stroke();
  }
  pen.restore();
}

/** Paints slanted lines in a box, as dark squares have them in print. */
export function paintHatch(pen: Pen, { left, top, width, height }: Box, colour: string): void {
  const step = Math.max(3.5, Math.min(width, height) / 11);
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width, height);
  pen.clip();
  pen.strokeStyle = colour;
  pen.globalAlpha = 0.3;
  pen.lineWidth = Math.max(0.6, step * 0.16);
  pen.beginPath();
  for (let x = -height; x < width; x += step) {
    pen.moveTo(left + x, top + height);
    pen.lineTo(left + x + height, top);
  }
  pen.stroke();
  pen.restore();
}
