import type { Say } from '#i18n/say.ts';
import { BUILT_IN } from '../rules/index.ts';
import type { CavesPack } from '../rules/index.ts';

/** A pack that a run can be started with; `text` is its option, empty for Classic. */
export interface ListedPack {
  readonly id: string;
  readonly text: string;
  readonly version: string;
  /** True for a pack of the player's, not one that comes with the game. */
  readonly isOwn: boolean;
}

/** Id of the built-in content. */
const CLASSIC_ID = 'classic';

function listed({ text, content }: CavesPack, isOwn: boolean): ListedPack {
  return { id: content.id, text, version: content.version, isOwn };
}

/** Classic, the packs that come with the game, and the player's, which replace others. */
export function listPacks(packs: readonly CavesPack[]): readonly ListedPack[] {
  const own = packs.map((pack) => listed(pack, true));
  const builtIn = Object.entries(BUILT_IN).map(([text, content]) =>
    listed({ text, content }, false),
  );
  const isReplaced = ({ id }: ListedPack) => own.some((one) => one.id === id);
  return [
    { id: CLASSIC_ID, text: '', version: '', isOwn: false },
    ...builtIn.filter((one) => !isReplaced(one)),
    ...own,
  ];
}

/** Name of a pack: that of the option if it comes with the game, or else its id. */
export function namePack({ id, text, isOwn }: ListedPack, say: Say): string {
  return isOwn ? id : say(`caves-option-pack-${text}`);
}
