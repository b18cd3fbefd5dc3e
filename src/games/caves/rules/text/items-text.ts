import { StateTextError, word } from '#kit/text/state-reading.ts';
import { CREATURE_KINDS } from '../model/creatures.ts';
import { ITEM_KINDS } from '../model/items.ts';
import type { Item, ItemKind, LyingItem } from '../model/items.ts';
import { HEIGHT, WIDTH } from '../model/place.ts';
import { COLORS } from '../model/potions.ts';
import { makeNumber, readNumber } from './numbers.ts';

type PlainKind = Exclude<ItemKind, 'potion' | 'corpse'>;
const PLAIN_KINDS = ITEM_KINDS.filter(
  (kind): kind is PlainKind => kind !== 'potion' && kind !== 'corpse',
);

/** An item as a word: `rock`, `potion:red`, `corpse:bat`. */
export function makeItem(item: Item): string {
  if (item.kind === 'potion') return `potion:${item.color}`;
  return item.kind === 'corpse' ? `corpse:${item.of}` : item.kind;
}

export function readItem(text: string, subject: string): Item {
  const [kind = '', of, extra] = text.split(':');
  if (extra !== undefined) throw new StateTextError(subject);
  if (of === undefined) return { kind: word(kind, PLAIN_KINDS, subject) };
  if (kind === 'corpse') return { kind, of: word(of, CREATURE_KINDS, subject) };
  return { kind: word(kind, ['potion'], subject), color: word(of, COLORS, subject) };
}

/** Items in order of cell, grouped by kind: `rock 1f 3a;bread 2b`. */
export function makeLying(items: readonly LyingItem[]): string {
  const cells = new Map<string, string[]>();
  for (const { cell, item } of items) {
    const name = makeItem(item);
    const list = cells.get(name);
    if (list === undefined) cells.set(name, [name, makeNumber(cell)]);
    else list.push(makeNumber(cell));
  }
  return [...cells.values()].map((words) => words.join(' ')).join(';');
}

export function readLying(text: string, subject: string): readonly LyingItem[] {
  if (text === '') return [];
  const items = text.split(';').flatMap((group) => {
    const [name = '', ...cells] = group.split(' ');
    const item = readItem(name, subject);
    return cells.map((cell): LyingItem => ({
      cell: readNumber(cell, WIDTH * HEIGHT - 1, subject),
      item,
    }));
  });
  items.sort((one, other) => one.cell - other.cell);
  const isSound = items.every(({ cell }, index) => index === 0 || cell !== items[index - 1]?.cell);
  if (!isSound || makeLying(items) !== text) throw new StateTextError(subject);
  return items;
}
