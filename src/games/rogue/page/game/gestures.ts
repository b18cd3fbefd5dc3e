import type { Point } from '#web/canvas/geometry.ts';
import { followGestures } from '#web/run/gestures.ts';
import type { Direction } from '../../rules/index.ts';
import { ROGUE_CELLS } from '../settings/rogue-settings.ts';
import { rogueSettings } from '../settings/section.ts';
import { cellFor } from './cell-size.ts';
import type { Shell } from './shell.ts';

/** The direction of a movement on the screen. */
function directionOf({ x, y }: Point): Direction {
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'up' : 'down';
}

/** Handles mouse and fingers on the world; returns a function that stops. */
export function followPointers(canvas: HTMLCanvasElement, shell: Shell): () => void {
  return followGestures(canvas, {
    press: ({ x, y }) => shell.point(x, y, false),
    look: ({ x, y }) => shell.point(x, y, true),
    hover: () => undefined,
    flick: (by) =>
      shell.fire({ type: 'command', event: { command: directionOf(by), isRun: false } }),
    drag: () => undefined,
    zoom: (by) => shell.zoom(by),
    get cell() {
      const { clientWidth: width, clientHeight: height } = canvas;
      return rogueSettings.peek().cell ?? cellFor({ width, height });
    },
    pinch(cell) {
      const far = (one: number) => Math.abs(one - cell);
      const nearest = ROGUE_CELLS.reduce((best, one) => (far(one) < far(best) ? one : best));
      rogueSettings.change({ cell: nearest });
    },
  });
}
