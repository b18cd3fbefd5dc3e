import { StateTextError } from '#kit/text/state-reading.ts';
import { HEIGHT, WIDTH } from '../model/place.ts';
import { UNKNOWN } from '../model/tiles.ts';
import type { Tiles } from '../model/tiles.ts';
import { makeNumber, readNumber } from './numbers.ts';

const CELLS = WIDTH * HEIGHT;
/** Stands for what is unknown, since blanks are lost easily. */
const BLANK = '-';

/** A level as runs of equal tiles: each tile, followed by how many there are unless it is one. */
export function makeTiles(tiles: Tiles): string {
  let text = '';
  for (let from = 0, to = 0; from < tiles.length; from = to) {
    const tile = tiles.charAt(from);
    while (tiles.charAt(to) === tile) to += 1;
    text += tile === UNKNOWN ? BLANK : tile;
    if (to - from > 1) text += makeNumber(to - from).toUpperCase();
  }
  return text;
}

/** Reads what `makeTiles` wrote. */
export function readTiles(text: string, what: string): Tiles {
  if (!/^(?:[#.<>-][0-9A-Z]{0,3})+$/.test(text)) throw new StateTextError(what);
  let cells = 0;
  const tiles = text.replaceAll(/([#.<>-])([0-9A-Z]{1,3})/g, (_, tile: string, times: string) => {
    const run = readNumber(times.toLowerCase(), CELLS - cells, what);
    cells += run;
    return tile.repeat(run);
  });
  const read = tiles.replaceAll(BLANK, UNKNOWN);
  if (read.length !== CELLS || makeTiles(read) !== text) throw new StateTextError(what);
  return read;
}
