import {
  equipmentOf,
  foodOf,
  isEquipped,
  itemIn,
  itemRow,
  letterOf,
  playerOf,
  SLOTS,
  slotOf,
  spellsIn,
} from '../../rules/index.ts';
import type { CavesContent, Item } from '../../rules/index.ts';
import { changesOf, factsOf, strengthOf } from '../../voice/facts.ts';
import { nameCounted } from '../../voice/names.ts';
import { signOfItem } from '../../voice/signs.ts';
import { commandOf } from '#play';
import { LIST_KEYS } from '../../voice/keymap.ts';
import type { Key } from '#screen/model/key.ts';
import { listKeys } from '../keys/caves-keys.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import type { Table } from './table.ts';
import { drawRows } from './panel.ts';
import type { PanelRow } from './panel.ts';

/** Purpose of choosing an item. */
export type Purpose = 'drop' | 'eat' | 'wear' | 'quaff' | 'read' | 'throw' | 'examine';

/** Filters the items listed for each purpose. */
const ACCEPTS: Readonly<Record<Purpose, (item: Item, content: CavesContent) => boolean>> = {
  drop: () => true,
  eat: (item, content) => foodOf(content, item) > 0,
  wear: (item, content) => equipmentOf(content, item) !== undefined,
  quaff: ({ color }) => color !== undefined,
  read: (item, content) =>
    spellsIn(content, item).length > 0 || itemRow(content, item.kind).scroll !== undefined,
  throw: () => true,
  examine: () => true,
};

/**
 * Lists the items that fit a purpose and calls `then` with the chosen slot; shows a message if none
 * fit.
 */
export function chooseItem(
  table: Table,
  purpose: Purpose,
  then: (slot: number) => Overlay | undefined,
): Overlay | undefined {
  const player = playerOf(table.view);
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => {
    const item = itemIn(player, slot);
    return item !== undefined && ACCEPTS[purpose](item, player.content);
  });
  if (slots.length > 0) return new ItemList(table, purpose, slots, then, 0);
  table.announce(table.say(`caves-screen-none-${purpose}`));
  return undefined;
}

class ItemList implements Overlay {
  readonly keys;
  readonly prompt: string;
  readonly #table: Table;
  readonly #purpose: Purpose;
  readonly #slots: readonly number[];
  readonly #then: (slot: number) => Overlay | undefined;
  readonly #index: number;

  constructor(
    table: Table,
    purpose: Purpose,
    slots: readonly number[],
    then: (slot: number) => Overlay | undefined,
    index: number,
  ) {
    this.#table = table;
    this.#purpose = purpose;
    this.#slots = slots;
    this.#then = then;
    this.#index = index;
    const player = playerOf(table.view);
    this.prompt = table.say(`caves-screen-ask-${purpose}`, {
      food: player.food,
      mostFood: player.maxFood,
      attack: strengthOf(player, 'attack'),
      defense: strengthOf(player, 'defense'),
      vision: strengthOf(player, 'vision'),
    });
    this.keys = listKeys(table.say, letterOf(slots.at(-1) ?? 0));
  }

  draw(...[grid, area]: Parameters<NonNullable<Overlay['draw']>>): void {
    const title = this.#table.say(`caves-screen-title-${this.#purpose}`);
    drawRows(
      grid,
      area,
      title,
      this.#slots.map((slot) => this.#row(slot)),
      this.#index,
    );
  }

  press(key: Key): Overlay | undefined {
    const command = commandOf(LIST_KEYS, key);
    if (command === 'back') return undefined;
    if (command === 'point') return this.#at(key.name === 'up' ? -1 : 1);
    const slot = command === 'take' ? this.#slots[this.#index] : slotOf(key.name);
    if (slot === undefined || !this.#slots.includes(slot) || key.ctrl || key.alt) return this;
    return this.#then(slot);
  }

  #at(by: number): Overlay {
    const count = this.#slots.length;
    const index = (this.#index + by + count) % count;
    return new ItemList(this.#table, this.#purpose, this.#slots, this.#then, index);
  }

  #row(slot: number): PanelRow {
    const { say, view } = this.#table;
    const player = playerOf(view);
    const item = itemIn(player, slot);
    if (item === undefined) return { key: letterOf(slot), label: '', note: '' };
    const { content } = player;
    const { glyph, colour } = signOfItem(content, item);
    const facts = factsOf(content, item, view.potions, say);
    const isUsed = isEquipped(player, slot);
    const used = isUsed ? [say('caves-fact-equipped')] : [];
    const changes = this.#purpose === 'wear' && !isUsed ? changesOf(player, slot, say) : [];
    const isTooMuch =
      this.#purpose === 'eat' && player.food + foodOf(content, item) > player.maxFood;
    const warning = isTooMuch ? [say('caves-fact-too-much')] : [];
    return {
      key: letterOf(slot),
      glyph,
      ink: colour,
      label: nameCounted(player, slot, view.potions, say),
      note: [...used, ...changes, ...warning, ...facts].join(', '),
    };
  }
}
