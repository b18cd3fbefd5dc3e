import { largest } from '#core';
import { equipmentOf, itemIn } from '../rules/model/attributes.ts';
import { effectRow, itemRow, spellsIn } from '../rules/model/content.ts';
import type { Item } from '../rules/model/items.ts';
import type { Creature } from '../rules/model/state.ts';
import { itemAt } from '../rules/turn/lying.ts';
import { itemWorth } from './gear.ts';
import type { Outlook } from './outlook.ts';
import type { Style } from './style.ts';

/** Value of lasting growth, of a new book, and of other things, in points of equipment. */
const GROWTH = 3;
const BOOK = 4;
const OTHER = 1;

/** The value of a thing of a choice, relative to equipment that is better than the current. */
function worthOf(player: Creature, item: Item, style: Style): number {
  const { content } = player;
  const part = equipmentOf(content, item);
  if (part !== undefined) {
    const current = itemWorth(content, itemIn(player, player[part]), style);
    return itemWorth(content, item, style) - current;
  }
  if (spellsIn(content, item).length > 0) {
    const isNew = !player.pack.some((one) => one?.kind === item.kind);
    return isNew ? BOOK * (style.sparks === 'never' ? 0.5 : 1) : 0;
  }
  const { scroll } = itemRow(content, item.kind);
  const deed = scroll === undefined ? undefined : effectRow(content, scroll).deed;
  return deed?.do === 'grow' ? GROWTH : OTHER;
}

/** Cells whose things are worth less than another thing of their choice, or none at all. */
export function unchosen({ player, level, style }: Outlook): readonly number[] {
  return (level.choices ?? []).flatMap((cells) => {
    const worths = cells.map((cell) => {
      const item = itemAt(level.items, cell);
      return item === undefined ? -Infinity : worthOf(player, item, style);
    });
    // Of a choice with one known cell, the others have not been seen yet.
    if (cells.length === 1) return cells;
    const best = worths.indexOf(largest(worths));
    return cells.filter((_, at) => at !== best);
  });
}
