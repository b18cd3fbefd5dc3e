import type { ItemKind } from '../../rules/index.ts';
import { rogueSettings } from '../settings/section.ts';
import { paletteOf } from '../tiles/palette.ts';
import { itemSprite, spriteSvg } from '../tiles/sprites.ts';

const urls = new Map<string, string>();

/** Layered tiles as the source of an image. */
export function spriteUrl(names: readonly string[]): string {
  const palette = rogueSettings.value.palette;
  const key = `${palette} ${names.join(' ')}`;
  const cached = urls.get(key);
  if (cached !== undefined) return cached;
  const url = `data:image/svg+xml,${encodeURIComponent(spriteSvg(names, paletteOf[palette]))}`;
  urls.set(key, url);
  return url;
}

/** Picture of an item beside its name. */
export function ItemIcon({ kind }: { readonly kind: ItemKind }) {
  return <img class="rogue-icon" src={spriteUrl([itemSprite(kind)])} alt="" draggable={false} />;
}
