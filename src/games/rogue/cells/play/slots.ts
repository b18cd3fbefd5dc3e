import type { Hero, ItemKind } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { nameItem, nameWithUse } from '../../voice/names.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { putLine } from '#screen/widgets/words.ts';
import { ITEM_SIGNS } from '../map/signs.ts';

const SLOT_WIDTH = 5;

/** Draws the nine slots in a row, with the selected one in brackets, and its item. */
export function drawSlots(grid: Grid, area: Area, hero: Hero, say: Say): void {
  const { slots, selected } = hero;
  grid.fill(area, ' ', { on: 'panel' });
  for (const [slot, item] of slots.entries()) {
    const x = area.x + 1 + slot * SLOT_WIDTH;
    const isSelected = slot === selected;
    if (isSelected) {
      grid.tint({ x, y: area.y, width: SLOT_WIDTH, height: 1 }, 'cursor');
      grid.put(x, area.y, '[', { ink: 'title', bold: true });
      grid.put(x + SLOT_WIDTH - 1, area.y, ']', { ink: 'title', bold: true });
    }
    grid.put(x + 1, area.y, String(slot + 1), { ink: isSelected ? 'title' : 'faint' });
    const { glyph, ink } =
      item === null ? ({ glyph: '·', ink: 'faint' } as const) : ITEM_SIGNS[item];
    grid.put(x + 3, area.y, glyph, { ink, bold: item !== null });
  }
  const selectedItem = slots[selected] ?? null;
  const from = 2 + slots.length * SLOT_WIDTH;
  const rest = { ...area, x: area.x + from, width: Math.max(0, area.width - from - 1) };
  putLine(
    grid,
    rest,
    wordsFor(selectedItem, hero, rest.width, say),
    selectedItem === null ? { ink: 'faint' } : { ink: 'accent', bold: true },
  );
}

/** Names the selected item and, if there is room, its use. */
function wordsFor(selectedItem: ItemKind | null, hero: Hero, width: number, say: Say): string {
  if (selectedItem === null) return say('rogue-page-slot-empty');
  const all = nameWithUse(selectedItem, hero, say);
  return widthOf(all) <= width ? all : nameItem(selectedItem, say);
}
