import type { Rules } from '../../rules/index.ts';
import type { TilePictures } from '../files/stored-files.ts';
import type { OpenedFile } from '../files/opened-file.ts';
import { layoutBoard } from '../layout/layout.ts';
import { paintBoard } from '../paint/paint-board.ts';
import { paletteOf } from '../paint/themes.ts';
import { PiecePainter } from '../paint/pieces.ts';
import { boardImage, Pictures } from '../paint/pictures.ts';

/** Side of a tile's picture, in CSS pixels. */
export const TILE_SIDE = 176;
const STORED_DENSITY = 2;

/** Draws the start position of a built-in game. */
export async function drawTile(
  canvas: HTMLCanvasElement,
  file: OpenedFile,
  dark: boolean,
): Promise<void> {
  const { rules } = file.game.playOf(file.game.options.variant.default);
  const pictures = new Pictures(file.folder);
  await pictures.loadAll(rules);
  paintTile(canvas, file, rules, pictures, dark, Math.max(1, devicePixelRatio));
}

/** Draws the stored board picture of an added game; without one, the tile stays empty. */
export async function drawStoredTile(
  canvas: HTMLCanvasElement,
  pictures: TilePictures,
  dark: boolean,
): Promise<void> {
  const bitmap = await createImageBitmap(dark ? pictures.dark : pictures.light);
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  canvas.dataset['drawn'] = 'true';
}

/**
 * Board pictures of the start position for light and dark pages. The pieces' pictures must be
 * loaded.
 */
export async function paintTilePictures(
  file: OpenedFile,
  pictures: Pictures,
): Promise<TilePictures | undefined> {
  const { rules } = file.game.playOf(file.game.options.variant.default);
  const [light, dark] = await Promise.all(
    [false, true].map((isDark) => {
      const canvas = document.createElement('canvas');
      paintTile(canvas, file, rules, pictures, isDark, STORED_DENSITY);
      return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    }),
  );
  return light && dark ? { light, dark } : undefined;
}

function paintTile(
  canvas: HTMLCanvasElement,
  { game }: OpenedFile,
  rules: Rules,
  pictures: Pictures,
  dark: boolean,
  density: number,
): void {
  [canvas.width, canvas.height] = [TILE_SIDE * density, TILE_SIDE * density];
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const picture = pictures.get(boardImage(rules.board, 0));
  const size = { width: TILE_SIDE, height: TILE_SIDE };
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
  const variant = game.options.variant.default;
  const { cells } = game.playOf(variant).initialSetup(variant);
  for (const cell of layout.cells) {
    if (cell === undefined) continue;
    const { x, y } = cell.centre;
    painter.paint(pen, cells[cell.position] ?? 0, x, y, cell.box, layout.scale, density);
  }
  canvas.dataset['drawn'] = 'true';
}
