import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { cellOf, cellsOf } from '../../rules/index.ts';
import { useDensity } from '#web/canvas/frame.ts';
import type { PiecePainter } from '../paint/pieces.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

interface PieceIconProps {
  readonly page: ZrfPageModel;
  readonly type: number;
  readonly player: number;
  /** Side in CSS pixels. */
  readonly size: number;
  /** Painter of another set than the chosen one. */
  readonly painter?: PiecePainter | undefined;
}

/** A single piece outside the board. */
export function PieceIcon({ page, type, player, size, painter }: PieceIconProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const density = useDensity();
  const drawn = useRef({ type, player, size, painter });
  drawn.current = { type, player, size, painter };
  const draw = () => {
    const pen = canvas.current?.getContext('2d');
    const scale = density.value;
    if (canvas.current === null || pen === null || pen === undefined) return;
    const side = drawn.current.size;
    [canvas.current.width, canvas.current.height] = [side * scale, side * scale];
    pen.scale(scale, scale);
    const cell = cellOf(cellsOf(page.model.rules), drawn.current.type, drawn.current.player);
    (drawn.current.painter ?? page.painter.value).paintAlone(pen, cell, side, scale);
  };
  useSignalEffect(() => {
    // Redrawn when pictures arrive.
    if (page.look.arrived.value >= 0) draw();
  });
  return (
    <canvas
      key={`${type} ${player} ${size}`}
      ref={(element) => {
        canvas.current = element;
        draw();
      }}
      class="piece-icon"
      aria-hidden="true"
      style={{ width: `${size}px`, height: `${size}px` }}
    />
  );
}
