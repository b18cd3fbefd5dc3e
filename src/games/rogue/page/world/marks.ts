import type { Point } from '#web/canvas/geometry.ts';
import type { Palette } from '../tiles/palette.ts';
import type { MobMark } from './shown.ts';

/** Draws a health bar above a wounded mob. */
export function drawBar(
  pen: CanvasRenderingContext2D,
  { x, y }: Point,
  scale: number,
  share: number,
  colour: string,
  palette: Palette,
): void {
  const width = Math.round(scale * 0.72);
  const height = Math.max(4, Math.round(scale * 0.1));
  const left = Math.round(x - width / 2);
  const top = Math.round(y - scale * 0.6);
  pen.fillStyle = palette.outline;
  pen.fillRect(left - 1, top - 1, width + 2, height + 2);
  pen.fillStyle = 'rgb(255 255 255 / 0.22)';
  pen.fillRect(left, top, width, height);
  pen.fillStyle = colour;
  pen.fillRect(left, top, Math.max(1, Math.round(width * share)), height);
}

const PUFFS = [-1, -0.35, 0.35, 1] as const;

/** Draws smoke around a blinded mob's head, swaying with its idle frames. */
export function drawSmoke(
  pen: CanvasRenderingContext2D,
  { x, y }: Point,
  scale: number,
  frame: number,
): void {
  for (const [index, offset] of PUFFS.entries()) {
    const up = (index + frame) % 2 === 0 ? 0.02 : -0.05;
    pen.beginPath();
    pen.arc(x + offset * scale * 0.24, y + (up - 0.2) * scale, scale * 0.15, 0, 2 * Math.PI);
    pen.fillStyle = index % 2 === 0 ? 'rgb(214 218 226 / 0.82)' : 'rgb(176 182 194 / 0.82)';
    pen.fill();
  }
}

const MARK_TEXTS: Readonly<Record<MobMark, string>> = { warning: '!', asleep: 'z', still: '…' };

/** Draws a sign beside a mob's head: about to act, asleep, or held fast. */
export function drawMobMark(
  pen: CanvasRenderingContext2D,
  { x, y }: Point,
  scale: number,
  mark: MobMark,
  palette: Palette,
): void {
  const [left, top, radius] = [x + scale * 0.36, y - scale * 0.4, scale * 0.2];
  pen.beginPath();
  pen.arc(left, top, radius, 0, 2 * Math.PI);
  pen.fillStyle = mark === 'warning' ? palette.hurt : '#e6ecf3';
  pen.fill();
  pen.lineWidth = Math.max(2, scale * 0.04);
  pen.strokeStyle = palette.outline;
  pen.stroke();
  pen.fillStyle = palette.outline;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `800 ${Math.round(scale * 0.32)}px system-ui, sans-serif`;
  pen.fillText(MARK_TEXTS[mark], left, top);
}

/** Draws four corners around a cell. */
export function drawCursor(
  pen: CanvasRenderingContext2D,
  { x, y }: Point,
  scale: number,
  colour: string,
): void {
  const half = scale * 0.47;
  const arm = scale * 0.22;
  for (const [width, stroke] of [
    [scale * 0.12, 'rgb(0 0 0 / 0.75)'],
    [scale * 0.06, colour],
  ] as const) {
    pen.lineWidth = Math.max(2, width);
    pen.strokeStyle = stroke;
    pen.lineJoin = 'round';
    pen.beginPath();
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      pen.moveTo(x + sx * half, y + sy * (half - arm));
      pen.lineTo(x + sx * half, y + sy * half);
      pen.lineTo(x + sx * (half - arm), y + sy * half);
    }
    pen.stroke();
  }
}

/** Draws a glow behind a thing, in palettes that have one. */
export function drawHalo(
  pen: CanvasRenderingContext2D,
  { x, y }: Point,
  scale: number,
  { halo }: Palette,
): void {
  if (halo === '') return;
  pen.strokeStyle = halo;
  pen.lineWidth = Math.max(2, scale * 0.05);
  pen.beginPath();
  pen.ellipse(x, y + scale * 0.28, scale * 0.4, scale * 0.16, 0, 0, 2 * Math.PI);
  pen.stroke();
}
