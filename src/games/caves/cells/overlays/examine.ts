import { itemIn, playerOf } from '../../rules/index.ts';
import { changesOf, factsOf } from '../../voice/facts.ts';
import { nameItem } from '../../voice/names.ts';
import { centred, rowsOf } from '#screen/widgets/areas.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { putText, wrap } from '#screen/widgets/words.ts';
import { isKey } from '#screen/model/key.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import type { Table } from './table.ts';

const WIDTH = 52;

/** All that is to be known of an item; Escape leads back to the list. */
export function examine(
  table: Table,
  slot: number,
  back: () => Overlay | undefined,
): Overlay | undefined {
  const { say, view } = table;
  const item = itemIn(playerOf(view), slot);
  if (item === undefined) return undefined;
  const name = nameItem(item, view.potions, say);
  const facts = [...factsOf(item, view.potions, say), ...changesOf(playerOf(view), slot, say)];
  const lines = facts.length === 0 ? [say('caves-screen-plain')] : facts;
  const overlay: Overlay = {
    prompt: '',
    keys: [{ keys: 'Esc', label: say('screen-key-back') }],
    draw(grid, area) {
      const width = Math.min(WIDTH, area.width);
      const rows = lines.flatMap((line) => wrap(line, width - 4)).length;
      const inside = drawPanel(grid, centred(area, { width, height: rows + 2 }), name);
      let used = 0;
      for (const line of lines) used += putText(grid, rowsOf(inside, used), line);
    },
    press: (key) => (isKey(key, 'escape', 'enter', 'space') ? back() : overlay),
  };
  return overlay;
}
