import { useLayoutEffect, useRef } from 'preact/hooks';
import { itemsAround, knows, mobsShown } from '../../../../presentation/rogue/known.ts';
import type { RogueState } from '../../../../games/rogue/index.ts';
import { say } from '../../../language/language.ts';
import { settings } from '../../../storage/settings.ts';
import type { RoguePlayModel } from '../game/play-model.ts';

/** Cells to each side of the hero. */
const ACROSS = 36;
const DOWN = 27;
const WIDTH = 2 * ACROSS + 1;
const HEIGHT = 2 * DOWN + 1;

type Colour = readonly [number, number, number];
const UNKNOWN: Colour = [10, 9, 12];
const FLOOR: Colour = [126, 112, 94];
const WALL: Colour = [58, 50, 58];
const ITEM: Colour = [255, 214, 90];
const MOB: Colour = [255, 96, 78];
const MOB_CLEAR: Colour = [255, 170, 20];
const HERO: Colour = [130, 220, 255];

/** The known ground around the hero, a pixel a cell. */
export function Minimap({ model }: { readonly model: RoguePlayModel }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = model.state.value;
  const { palette } = settings.value.rogue;
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) draw(pen, state, palette === 'torch' ? MOB : MOB_CLEAR);
  }, [state, palette]);
  return (
    <canvas
      ref={canvas}
      class="rogue-minimap"
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={say('rogue-page-minimap')}
    />
  );
}

function draw(pen: CanvasRenderingContext2D, state: RogueState, mobColour: Colour): void {
  const { at } = state.hero;
  const pixels = pen.createImageData(WIDTH, HEIGHT);
  const put = (x: number, y: number, [red, green, blue]: Colour) => {
    const [column, row] = [x - at.x + ACROSS, y - at.y + DOWN];
    if (column < 0 || row < 0 || column >= WIDTH || row >= HEIGHT) return;
    pixels.data.set([red, green, blue, 255], (row * WIDTH + column) * 4);
  };
  for (let y = at.y - DOWN; y <= at.y + DOWN; y++) {
    for (let x = at.x - ACROSS; x <= at.x + ACROSS; x++) {
      const ground = state.ground.walls.has(x, y) ? WALL : FLOOR;
      put(x, y, knows(state, x, y) ? ground : UNKNOWN);
    }
  }
  for (const { x, y } of itemsAround(state, ACROSS)) put(x, y, ITEM);
  for (const { x, y } of mobsShown(state)) put(x, y, mobColour);
  put(at.x, at.y, HERO);
  pen.putImageData(pixels, 0, 0);
}
