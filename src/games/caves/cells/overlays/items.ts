import { itemIn, letterOf, playerOf, slotOf } from '../../rules/index.ts';
import { strengthOf } from '../../voice/facts.ts';
import { notesOf, slotsFor } from '../../voice/item-uses.ts';
import type { ItemUse as Purpose } from '../../voice/item-uses.ts';
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

/**
 * Lists the items that fit a purpose and calls `then` with the chosen slot; shows a message if none
 * fit.
 */
export function chooseItem(
  table: Table,
  purpose: Purpose,
  then: (slot: number) => Overlay | undefined,
): Overlay | undefined {
  const slots = slotsFor(playerOf(table.view), purpose);
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
    return {
      key: letterOf(slot),
      glyph,
      ink: colour,
      label: nameCounted(player, slot, view.potions, say),
      note: notesOf(view, slot, this.#purpose, say).join(', '),
    };
  }
}
