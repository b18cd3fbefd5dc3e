import { ITEM_KINDS, MOB_KINDS, wordOf } from '../kinds.ts';
import type { Place } from '../plan.ts';
import type { WorldDraft } from './draft.ts';
import { shownWord } from './problems.ts';
import type { WorldMessage } from './problems.ts';

/** A line that places something, as far as it has been read. */
export interface Filling {
  /** Where its number is in the text. */
  readonly index: number;
  /** Undefined where no cell has the number, of which has been told. */
  readonly place: Place | undefined;
  /** What stands after the name, and where; where it would stand if there is nothing. */
  readonly data: string;
  readonly dataIndex: number;
}

/** What a line of a world file may place. A new thing is one more row of `FILLERS`. */
export interface Filler {
  readonly name: string;
  fill(draft: WorldDraft, filling: Filling): void;
}

/** The kind that the data of a line names; tells where it names none. */
function kindOf<K extends string>(
  draft: WorldDraft,
  { data, dataIndex }: Filling,
  kinds: readonly K[],
  code: 'E_ITEM_DATA' | 'E_MOB_DATA',
): K | undefined {
  const kind = kinds.find((one) => wordOf(one) === data);
  if (kind !== undefined) return kind;
  const known = kinds.map(wordOf).join(', ');
  const id: WorldMessage = data === '' ? `${code} none` : `${code} unknown`;
  draft.error(id, dataIndex, { text: shownWord(data), known });
  return undefined;
}

const player: Filler = {
  name: 'Player',
  fill(draft, { index, place, data, dataIndex }) {
    if (data !== '') draft.warn('W_PLAYER_DATA', dataIndex, { text: shownWord(data) });
    if (draft.player !== undefined) draft.warn('W_PLAYER_OVERRIDDEN', index);
    if (place !== undefined) draft.player = place;
  },
};

const item: Filler = {
  name: 'Item',
  fill(draft, filling) {
    const kind = kindOf(draft, filling, ITEM_KINDS, 'E_ITEM_DATA');
    if (kind !== undefined && filling.place !== undefined) draft.addItem(kind, filling.place);
  },
};

/** Ours: the first programs that read such files have no mobs in them. */
const mob: Filler = {
  name: 'Mob',
  fill(draft, filling) {
    const kind = kindOf(draft, filling, MOB_KINDS, 'E_MOB_DATA');
    if (kind === undefined || filling.place === undefined) return;
    draft.addMob(kind, filling.place, draft.lines.spot(filling.index));
  },
};

export const FILLERS: readonly Filler[] = [player, item, mob];
