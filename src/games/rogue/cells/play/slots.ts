import { selectedItem } from '../../rules/index.ts';
import type { RogueState } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { nameItem, nameWithUse } from '../../voice/names.ts';
import { describeSelected, describeUseNow } from '../../voice/tools.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { putLine } from '#screen/widgets/words.ts';
import { ITEM_SIGNS } from '../map/signs.ts';

const SLOT_WIDTH = 5;

/** Draws the nine slots in a row, with the selected one in brackets, and its item. */
export function drawSlots(grid: Grid, area: Area, state: RogueState, say: Say): void {
  const { slots, selected } = state.hero;
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
  const held = slots[selected] ?? null;
  const from = 2 + slots.length * SLOT_WIDTH;
  const rest = { ...area, x: area.x + from, width: Math.max(0, area.width - from - 1) };
  putLine(
    grid,
    rest,
    wordsFor(state, rest.width, say),
    held === null ? { ink: 'faint' } : { ink: 'accent', bold: true },
  );
}

/** The selected item with what it would do now, or with its use, or alone, as far as there is room. */
function wordsFor(state: RogueState, width: number, say: Say): string {
  const item = selectedItem(state.hero);
  if (item === undefined) return say('rogue-page-slot-empty');
  const name = nameItem(item, say);
  const texts = [
    describeSelected(state, say),
    describeUseNow(state, say),
    nameWithUse(item, state.hero, say),
  ];
  return texts.find((text) => text !== undefined && widthOf(text) <= width) ?? name;
}
