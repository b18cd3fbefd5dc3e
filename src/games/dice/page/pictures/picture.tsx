import { computed } from '@preact/signals';
import { route } from '#web/address/route.ts';
import type { Pack } from '../../rules/index.ts';
import { pictureUrl } from '../adventures/picture-urls.ts';
import type { PictureName } from '../adventures/picture-urls.ts';
import { shelf } from '../adventures/shelf.ts';
import { readPart } from '../game/dice-page.ts';

/** The adventure of the address, whose pictures are shown. */
const shownPack = computed(() => {
  const opened = route.value;
  const part = opened.kind === 'game' ? opened.part : undefined;
  if (part === undefined) return undefined;
  const { id } = readPart(part);
  return shelf.value?.packs.find((pack) => pack.id === id);
});

interface PictureProps {
  /** The adventure of the address by default. */
  readonly pack?: Pack;
  readonly of: PictureName;
  readonly class: string;
}

/**
 * A picture of the adventure, or the game's own one. It keeps its place before it is loaded. It has
 * no text: the name stands beside it.
 */
export function Picture({ pack = shownPack.value, of, class: look }: PictureProps) {
  const url = pack === undefined ? undefined : pictureUrl(pack, of);
  return (
    <span class={`print ${look}`} data-picture={of.name} aria-hidden="true">
      {url === undefined ? null : (
        <img key={url} src={url} alt="" decoding="async" draggable={false} />
      )}
    </span>
  );
}
