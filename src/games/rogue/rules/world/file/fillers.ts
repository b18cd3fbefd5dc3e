import { ITEM_KINDS, MOB_KINDS, wordOf } from '../kinds.ts';
import type { Place } from '../plan.ts';
import { isWideGoal, TRIGGER_WORDS } from '../trigger-words.ts';
import type { TriggerWords } from '../trigger-words.ts';
import type { WorldDraft } from './draft.ts';
import { parseDigits } from './lines.ts';
import { shownWord } from './problems.ts';
import type { WorldMessage } from './problems.ts';

/** A partly parsed line that places something. */
export interface Filling {
  /** Index of its number in the text. */
  readonly index: number;
  /** Undefined if no cell has the number; the error has been recorded. */
  readonly place: Place | undefined;
  /** Text after the name, and its index, even if it is empty. */
  readonly data: string;
  readonly dataIndex: number;
}

/**
 * A kind of line in a world file that places something. To support another thing, add a row to
 * `FILLERS`.
 */
export interface Filler {
  readonly name: string;
  fill(draft: WorldDraft, filling: Filling): void;
}

/** The kind named by a line's data; records an error if it is invalid. */
function kindOf<K extends string>(
  draft: WorldDraft,
  { data, dataIndex }: Filling,
  kinds: readonly K[],
  code: 'E_ITEM_DATA' | 'E_MOB_DATA',
): K | undefined {
  const kind = kinds.find((one) => wordOf(one) === data);
  if (kind !== undefined) return kind;
  const knownWords = kinds.map(wordOf).join(', ');
  const id: WorldMessage = data === '' ? `${code} none` : `${code} unknown`;
  draft.error(id, dataIndex, { text: shownWord(data), known: knownWords });
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

/** An extension: the original programs for these files have no mobs. */
const mob: Filler = {
  name: 'Mob',
  fill(draft, filling) {
    const kind = kindOf(draft, filling, MOB_KINDS, 'E_MOB_DATA');
    if (kind === undefined || filling.place === undefined) return;
    draft.addMob(kind, filling.place, draft.lines.spot(filling.index));
  },
};

/** Triggers and goals, an extension too. */
function triggerFiller(words: TriggerWords): Filler {
  return {
    name: words.name,
    fill(draft, { index, place, data, dataIndex }) {
      const placeOf = (text: string) => {
        const hole = /^[0-9]+$/.test(text) ? parseDigits(text, 0, text.length) : undefined;
        return hole === undefined ? undefined : draft.placeOf(hole);
      };
      const read = words.read(data, { placeOf, textOf: () => '' });
      if ('mistake' in read) {
        const { mistake, text, known = '' } = read;
        draft.error(mistake, dataIndex + read.index, { text: shownWord(text), known });
      } else if (isWideGoal(read)) draft.goals.push(read);
      else if (place !== undefined) draft.addTrigger(read, place, draft.lines.spot(index));
    },
  };
}

export const FILLERS: readonly Filler[] = [player, item, mob, ...TRIGGER_WORDS.map(triggerFiller)];
