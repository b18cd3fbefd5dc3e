import { useEffect, useRef } from 'preact/hooks';
import type { Rules } from '../../../games/zrf/index.ts';
import { makeRoute } from '../../address/route.ts';
import { say } from '../../language/language.ts';
import { isDark } from '../../storage/settings.ts';
import { latestSave } from '../../storage/saves.ts';
import { routeOf } from '../files/route.ts';
import { layoutBoard } from '../layout/layout.ts';
import { paintBoard } from '../paint/board.ts';
import { paletteOf } from '../paint/palette.ts';
import { PiecePainter } from '../paint/pieces.ts';
import { boardImage, Pictures } from '../paint/pictures.ts';
import { PuzzleMark } from '../course/library-marks.tsx';
import type { OpenedFile } from '../files/opened-file.ts';
import { findFile } from '../files/library-store.ts';

interface TileProps {
  readonly id: string;
  readonly title: string;
  readonly children?: preact.ComponentChildren;
}

/** A game of the library: its title and its board as it is at the start. */
export function Tile({ id, title, children }: TileProps) {
  const save = latestSave(id);
  const goesOn = save !== undefined && !save.over && save.entries > 0;
  return (
    <li class="tile" data-game={id}>
      <a class="tile-link" href={makeRoute(routeOf(id))}>
        <TileBoard id={id} />
        <PuzzleMark id={id} />
        <span class="tile-title">{title}</span>
        <span class="tile-about">
          {goesOn ? say('web-continue', { entries: save.entries }) : ''}
        </span>
      </a>
      {children}
    </li>
  );
}

const SIDE = 176;

/** Draws when it comes into sight, and when nothing else is to be done. */
function TileBoard({ id }: { readonly id: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dark = isDark.value;
  useEffect(() => {
    const seen = canvas.current;
    if (seen === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        drawSoon(() => drawTile(seen, id, dark));
      },
      { rootMargin: '200px' },
    );
    observer.observe(seen);
    return () => observer.disconnect();
  }, [id, dark]);
  return <canvas ref={canvas} class="tile-board" width={SIDE} height={SIDE} aria-hidden="true" />;
}

const waiting: (() => Promise<void>)[] = [];
let isDrawing = false;

/** One tile after the other, so that the page answers in between. */
function drawSoon(draw: () => Promise<void>): void {
  waiting.push(draw);
  if (!isDrawing) void drawAll();
}

async function drawAll(): Promise<void> {
  isDrawing = true;
  for (let draw = waiting.shift(); draw !== undefined; draw = waiting.shift()) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    await draw();
  }
  isDrawing = false;
}

async function drawTile(canvas: HTMLCanvasElement, id: string, dark: boolean): Promise<void> {
  const file = await findFile(id);
  if (file === undefined) return;
  const { rules } = file.game.playOf(file.game.options.variant.default);
  const pictures = new Pictures(file.folder);
  await pictures.loadAll(rules);
  paintTile(canvas, file, rules, pictures, dark);
}

function paintTile(
  canvas: HTMLCanvasElement,
  { game }: OpenedFile,
  rules: Rules,
  pictures: Pictures,
  dark: boolean,
): void {
  const density = Math.max(1, devicePixelRatio);
  [canvas.width, canvas.height] = [SIDE * density, SIDE * density];
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const picture = pictures.get(boardImage(rules.board, 0));
  const size = { width: SIDE, height: SIDE };
  const layout = layoutBoard({
    board: rules.board,
    picture,
    flipped: false,
    coordinates: 'off',
    ...size,
  });
  pen.scale(density, density);
  paintBoard(pen, rules, layout, paletteOf(dark), density, picture);
  const painter = new PiecePainter(rules, pictures, 0);
  const { cells } = game.playOf(game.options.variant.default).start(game.options.variant.default);
  for (const cell of layout.cells) {
    if (cell === undefined) continue;
    const { x, y } = cell.centre;
    painter.paint(pen, cells[cell.position] ?? 0, x, y, cell.box, layout.scale, density);
  }
  canvas.dataset['drawn'] = 'true';
}
