import { StateTextError, word } from '#kit/text/state-reading.ts';
import { plainItemsOf } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import type { Item, LyingItem } from '../model/items.ts';
import { HEIGHT, WIDTH } from '../model/place.ts';
import { COLORS } from '../model/potions.ts';
import { makeNumber, readNumber } from './numbers.ts';

/** An item as a word: `rock`, `potion:red`, `corpse:bat`. */
export function makeItem(item: Item): string {
  if (item.color !== undefined) return `potion:${item.color}`;
  return item.of === undefined ? item.kind : `corpse:${item.of}`;
}

export function readItem(content: CavesContent, text: string, subject: string): Item {
  const [kind = '', of, extra] = text.split(':');
  if (extra !== undefined) throw new StateTextError(subject);
  if (of === undefined) return { kind: word(kind, plainItemsOf(content), subject) };
  if (kind === 'corpse') return { kind, of: word(of, Object.keys(content.creatures), subject) };
  return { kind: word(kind, ['potion'] as const, subject), color: word(of, COLORS, subject) };
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

export function readLying(
  content: CavesContent,
  text: string,
  subject: string,
): readonly LyingItem[] {
  if (text === '') return [];
  const items = text.split(';').flatMap((group) => {
    const [name = '', ...cells] = group.split(' ');
    const item = readItem(content, name, subject);
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
