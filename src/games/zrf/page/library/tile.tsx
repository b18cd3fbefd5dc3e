import { useEffect, useRef } from 'preact/hooks';
import { makeRoute } from '#web/address/route.ts';
import { say } from '#web/language/language.ts';
import { isDark } from '#web/storage/settings.ts';
import { latestSave } from '#web/storage/saves.ts';
import { routeOf } from '../files/route.ts';
import { PuzzleMark } from '../course/library-marks.tsx';
import { fileAtHand } from '../files/library-store.ts';
import type { TilePictures } from '../files/stored-files.ts';
import { drawStoredTile, drawTile, TILE_SIDE } from '../opening/tile-picture.ts';

interface TileProps {
  readonly id: string;
  readonly title: string;
  /** Board pictures of an added game. */
  readonly pictures?: TilePictures | undefined;
  readonly children?: preact.ComponentChildren;
}

/** Library tile: the title of a game and its start position. */
export function Tile({ id, title, pictures, children }: TileProps) {
  const save = latestSave(id);
  const isUnfinished = save !== undefined && !save.over && save.entries > 0;
  return (
    <li class="tile" data-game={id}>
      <a class="tile-link" href={makeRoute(routeOf(id))}>
        <TileBoard id={id} pictures={pictures} />
        <PuzzleMark id={id} />
        <span class="tile-title">{title}</span>
        <span class="tile-about">
          {isUnfinished ? say('web-continue', { entries: save.entries }) : ''}
        </span>
      </a>
      {children}
    </li>
  );
}

/** Draws when scrolled into view and the page is idle. */
function TileBoard({ id, pictures }: Pick<TileProps, 'id' | 'pictures'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dark = isDark.value;
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        drawSoon(() => drawBoard(element, id, pictures, dark));
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, pictures, dark]);
  return (
    <canvas
      ref={canvas}
      class="tile-board"
      width={TILE_SIDE}
      height={TILE_SIDE}
      aria-hidden="true"
    />
  );
}

/** Draws built-in games from their rules; added games are not read until opened. */
async function drawBoard(
  canvas: HTMLCanvasElement,
  id: string,
  pictures: TilePictures | undefined,
  dark: boolean,
): Promise<void> {
  if (pictures !== undefined) await drawStoredTile(canvas, pictures, dark).catch(() => undefined);
  else if (!id.startsWith('user:')) {
    const file = fileAtHand(id);
    if (file !== undefined) await drawTile(canvas, file, dark);
  }
}

const waiting: (() => Promise<void>)[] = [];
let isDrawing = false;

/** Queues a tile; tiles are drawn one per task to keep the page responsive. */
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
