import { GROUND, solidCave } from '#games/caves/rules/world/rock.ts';
import type { Cave } from '#games/caves/rules/world/rock.ts';

/** An unfinished level from rows: `#` is rock, anything else ground. */
export function caveOf(rows: readonly string[]): Cave {
  const cave = solidCave(rows[0]?.length ?? 0, rows.length);
  const tiles = rows.join('');
  let at = 0;
  for (const cell of cave.inside) if (tiles[at++] !== '#') cave.cells[cell] = GROUND;
  return cave;
}

/** Rows of an unfinished level. */
export function rowsOfCave(cave: Cave): readonly string[] {
  const tiles = [...cave.inside].map((cell) => (cave.cells[cell] === GROUND ? '.' : '#'));
  return Array.from({ length: cave.height }, (_, y) =>
    tiles.slice(y * cave.width, (y + 1) * cave.width).join(''),
  );
}
