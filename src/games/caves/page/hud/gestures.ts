import type { Direction } from '../../rules/index.ts';
import type { Point } from '#web/canvas/geometry.ts';
import { followGestures } from '#web/run/gestures.ts';
import type { Shell } from '../game/shell.ts';
import { cavesSettings } from '../settings/section.ts';
import { cellFor, nearestCell } from '../stage/camera.ts';

const COMPASS: readonly Direction[] = [
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
];

/** The direction of a movement on the screen. */
function directionOf({ x, y }: Point): Direction {
  const eighth = Math.round((Math.atan2(y, x) / Math.PI) * 4);
  return COMPASS[(eighth + 8) % 8] ?? 'east';
}

/** Handles mouse and fingers on the map; returns a function that stops. */
export function followPointers(canvas: HTMLCanvasElement, shell: Shell): () => void {
  const density = () => canvas.width / Math.max(1, canvas.clientWidth);
  const placeAt = ({ x, y }: Point) => shell.stage?.placeAt(x * density(), y * density());
  return followGestures(canvas, {
    press(at, isTap) {
      const place = placeAt(at);
      if (place !== undefined) shell.click(place, isTap);
    },
    look(at) {
      const place = placeAt(at);
      if (place !== undefined) shell.look('look', place);
    },
    hover: (at) => shell.hover(at && placeAt(at)),
    flick: (by) => shell.flick(directionOf(by)),
    drag: ({ x, y }) => shell.stage?.drag(x * density(), y * density()),
    zoom: (by) => shell.zoom(by),
    get cell() {
      const { clientWidth: width, clientHeight: height } = canvas;
      return cavesSettings.peek().cell ?? cellFor({ width, height });
    },
    pinch: (cell) => cavesSettings.change({ cell: nearestCell(cell) }),
  });
}
