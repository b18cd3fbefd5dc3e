import { useEffect } from 'preact/hooks';
import { LatestOnly } from '#kit/latest-only.ts';
import { makeRoute } from '#web/address/route.ts';
import { say } from '#web/language/language.ts';
import { rogueSettings } from '../settings/section.ts';
import { notify } from '#web/ui/notices.tsx';
import { loadAtlas } from '../tiles/atlas.ts';
import type { Atlas } from '../tiles/atlas.ts';
import { paletteFor } from '../tiles/palette.ts';
import { FACES_OF_HEROES } from '../tiles/people.ts';
import type { ThemeName } from '../../rules/index.ts';
import type { FaceName } from '../tiles/people.ts';
import type { Art } from '../world/sprites.ts';
import { portrait } from './portrait.ts';

const latest = new LatestOnly();
let cachedAtlas: Atlas | undefined;

/** The selected face: a built-in one or the player's picture. */
export function chosenFace(): FaceName | 'own' {
  const { face } = rogueSettings.value;
  if (face === 'own' && portrait.value !== undefined) return 'own';
  return FACES_OF_HEROES.find((one) => one === face) ?? 'shades';
}

/** Falls back to text screens when the tile set cannot be drawn. */
function fallBackToText(): void {
  notify(say('rogue-page-no-pictures'), true);
  location.hash = makeRoute({ kind: 'game', game: 'rogue', part: 'text' });
}

/**
 * Draws the tile set for a cell size in device pixels, and redraws it when the size, the palette or
 * the theme of the floor changes.
 */
export function useArt(cell: number, theme: ThemeName | undefined, wear: (art: Art) => void): void {
  const { palette: name } = rogueSettings.value;
  const face = chosenFace();
  const picture = portrait.value;
  useEffect(() => {
    const palette = paletteFor(name, theme);
    const isLatest = latest.begin();
    const useAtlas = (atlas: Atlas) => {
      cachedAtlas = atlas;
      wear({ atlas, face: face === 'own' ? (picture?.image ?? 'shades') : face });
    };
    if (cachedAtlas?.cell === cell && cachedAtlas.palette === palette) useAtlas(cachedAtlas);
    else loadAtlas(cell, palette).then((atlas) => isLatest() && useAtlas(atlas), fallBackToText);
  }, [cell, name, theme, face, picture]);
}
