import type { Cue } from '../timeline/timeline.ts';
import type { Point } from '#web/canvas/geometry.ts';
import type { Hollow, Layout } from '../timeline/layout.ts';
import { traceHollow } from './paint-board.ts';
import type { Palette } from './palette.ts';

type Pen = CanvasRenderingContext2D;

const FONT = 'system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';

function write(pen: Pen, text: string, at: Point, palette: Palette, soft: boolean): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = palette.engraving;
  pen.fillText(text, at.x, at.y + 1.2);
  pen.fillStyle = soft ? palette.inkSoft : palette.ink;
  pen.fillText(text, at.x, at.y);
}

/** Draws seed counts, with small house numbers beside them. */
export function paintNumbers(
  pen: Pen,
  layout: Layout,
  palette: Palette,
  counts: readonly number[],
): void {
  const { houses } = layout;
  for (const [pit, hollow] of layout.hollows.entries()) {
    const isStore = hollow.kind === 'store';
    const size = layout.countSize * (isStore ? 1.15 : 1);
    pen.font = `700 ${size}px ${FONT}`;
    write(pen, String(counts[pit] ?? 0), hollow.count, palette, false);
    if (isStore) continue;
    pen.font = `500 ${layout.nameSize}px ${FONT}`;
    write(pen, String(pit < houses ? pit + 1 : pit - houses), hollow.name, palette, true);
  }
}

/** Draws a glowing ring around a playable house. */
export function paintLit(pen: Pen, hollow: Hollow, palette: Palette): void {
  pen.save();
  pen.shadowColor = palette.litGlow;
  pen.shadowBlur = 12;
  pen.strokeStyle = palette.lit;
  pen.lineWidth = 2.5;
  traceHollow(pen, hollow, 2);
  pen.stroke();
  pen.stroke();
  pen.restore();
}

export function paintHint(pen: Pen, hollow: Hollow, palette: Palette): void {
  pen.save();
  pen.shadowColor = palette.hint;
  pen.shadowBlur = 16;
  pen.strokeStyle = palette.hint;
  pen.lineWidth = 5;
  traceHollow(pen, hollow, 4);
  pen.stroke();
  pen.restore();
}

/** Marks the start (dashed) and the end of the last sowing. */
export function paintLastMove(
  pen: Pen,
  layout: Layout,
  palette: Palette,
  move: { readonly from: number; readonly last: number; readonly player: 0 | 1 },
): void {
  const [from, last] = [layout.hollows[move.from], layout.hollows[move.last]];
  pen.save();
  pen.strokeStyle = palette.players[move.player];
  pen.lineWidth = 2.5;
  if (last !== undefined) {
    traceHollow(pen, last, -2.5);
    pen.stroke();
  }
  if (from !== undefined) {
    pen.setLineDash([5, 5]);
    traceHollow(pen, from, -2.5);
    pen.stroke();
  }
  pen.restore();
}

/** Preview of a sowing. */
export interface Foresight {
  readonly path: readonly number[];
  /** Houses that it captures. */
  readonly taken: readonly number[];
  readonly badge: Badge | undefined;
}

/** Draws the path of a sowing: the seeds each pit gains and the pit of the last one. */
export function paintPreview(pen: Pen, layout: Layout, palette: Palette, preview: Foresight): void {
  const gains = new Map<number, number>();
  for (const pit of preview.path) gains.set(pit, (gains.get(pit) ?? 0) + 1);
  const last = preview.path.at(-1);
  for (const [pit, gain] of gains) {
    const hollow = layout.hollows[pit];
    if (hollow !== undefined) paintGain(pen, layout, palette, hollow, gain, pit === last);
  }
  for (const pit of preview.taken) {
    const hollow = layout.hollows[pit];
    if (hollow === undefined) continue;
    pen.save();
    pen.strokeStyle = palette.badge.capture;
    pen.lineWidth = 4;
    traceHollow(pen, hollow, 1);
    pen.stroke();
    pen.restore();
  }
  if (preview.badge !== undefined) paintBadge(pen, layout, palette, preview.badge, 2.4, 1);
}

function paintGain(
  pen: Pen,
  layout: Layout,
  palette: Palette,
  hollow: Hollow,
  gain: number,
  isLast: boolean,
): void {
  const { x, y } = hollow.centre;
  const radius = Math.max(9, Math.min(15, layout.countSize * 0.62));
  pen.save();
  if (isLast) {
    pen.strokeStyle = palette.trace;
    pen.lineWidth = 4;
    traceHollow(pen, hollow, -1);
    pen.stroke();
  }
  pen.fillStyle = isLast ? palette.trace : 'rgba(20, 12, 4, 0.72)';
  pen.beginPath();
  pen.arc(x, y, isLast ? radius * 1.15 : radius, 0, 2 * Math.PI);
  pen.fill();
  pen.font = `700 ${radius * 1.05}px ${FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = isLast ? '#2b1a08' : palette.trace;
  pen.fillText(`+${gain}`, x, y + 0.5);
  pen.restore();
}

/** Draws a badge that pops up at a pit, stays, and fades. */
export function paintCue(
  pen: Pen,
  layout: Layout,
  palette: Palette,
  cue: Cue,
  text: string,
  time: number,
): void {
  const age = (time - cue.at) / (cue.until - cue.at);
  if (age < 0 || age >= 1) return;
  pen.save();
  pen.globalAlpha = age > 0.8 ? (1 - age) / 0.2 : 1;
  const pop = age < 0.12 ? 0.6 + (age / 0.12) * 0.48 : age < 0.2 ? 1.08 - (age - 0.12) : 1;
  const rise = 0.4 + Math.min(1, age * 3) * 0.8;
  paintBadge(pen, layout, palette, { kind: cue.kind, pit: cue.pit, text }, rise, pop);
  pen.restore();
}

export interface Badge {
  readonly kind: Cue['kind'];
  readonly pit: number;
  readonly text: string;
}

/** Draws a labelled pill over a pit, kept within the canvas; `rise` in letter heights. */
function paintBadge(
  pen: Pen,
  layout: Layout,
  palette: Palette,
  badge: Badge,
  rise: number,
  scale: number,
): void {
  const hollow = layout.hollows[badge.pit];
  if (hollow === undefined) return;
  const size = Math.max(14, Math.min(20, layout.countSize * 0.85));
  pen.save();
  pen.font = `700 ${size}px ${FONT}`;
  const half = pen.measureText(badge.text).width / 2 + size * 0.8;
  const x = Math.max(half + 2, Math.min(layout.width - half - 2, hollow.centre.x));
  pen.translate(x, hollow.centre.y - rise * size);
  pen.scale(scale, scale);
  paintPill(pen, half, size, palette.badge[badge.kind]);
  pen.fillStyle = palette.badgeInk;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(badge.text, 0, 0.5);
  pen.restore();
}

function paintPill(pen: Pen, half: number, size: number, colour: string): void {
  pen.save();
  pen.shadowColor = 'rgba(0, 0, 0, 0.5)';
  pen.shadowBlur = 10;
  pen.shadowOffsetY = 3;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(-half, -size * 0.95, 2 * half, size * 1.9, size * 0.95);
  pen.fill();
  pen.restore();
  pen.strokeStyle = 'rgba(255, 255, 255, 0.85)';
  pen.lineWidth = 1.5;
  pen.stroke();
}
