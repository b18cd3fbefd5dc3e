import { say } from '#web/language/language.ts';
import { BUILT_IN } from '../../rules/index.ts';
import type { CavesPack } from '../../rules/index.ts';
import type { Shelf } from './shelf.ts';

/** A pack that a run can be started with; `text` is its option, empty for Classic. */
export interface ListedPack {
  readonly id: string;
  readonly text: string;
  readonly version: string;
  /** True for a pack opened in this browser, which can be removed. */
  readonly isStored: boolean;
}

/** Id of the built-in content. */
const CLASSIC_ID = 'classic';

function listed({ text, content }: CavesPack, isStored: boolean): ListedPack {
  return { id: content.id, text, version: content.version, isStored };
}

/** Classic, the built-in packs, and those opened in this browser, which replace others. */
export function listPacks(shelf: Shelf | undefined): readonly ListedPack[] {
  const stored = (shelf?.packs ?? []).map((pack) => listed(pack, true));
  const builtIn = Object.entries(BUILT_IN).map(([text, content]) =>
    listed({ text, content }, false),
  );
  const isReplaced = ({ id }: ListedPack) => stored.some((one) => one.id === id);
  return [
    { id: CLASSIC_ID, text: '', version: '', isStored: false },
    ...builtIn.filter((one) => !isReplaced(one)),
    ...stored,
  ];
}

/** Name of a pack: that of the option if it is built in, or else its id. */
export function namePack({ id, text, isStored }: ListedPack): string {
  return isStored ? id : say(`caves-option-pack-${text}`);
}
