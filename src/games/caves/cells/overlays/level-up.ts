import { GROWTH_AMOUNTS, GROWTHS, playerOf } from '../../rules/index.ts';
import { strengthOf } from '../../voice/facts.ts';
import { isKey } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import type { Table } from './table.ts';
import { drawRows } from './panel.ts';

/** Asks for the growth of a new level, chosen by digit; cannot be postponed. */
export function levelUp(table: Table): Overlay {
  const { say, view } = table;
  const rows = GROWTHS.map((growth, at) => {
    const amount = GROWTH_AMOUNTS[growth];
    const now = strengthOf(playerOf(view), growth);
    const label = say(`caves-screen-gain-${growth}`, { amount });
    return { key: String(at + 1), label, note: `${now} → ${now + amount}` };
  });
  const title = say('caves-status-rank', { rank: playerOf(view).rank - view.choices + 1 });
  const overlay: Overlay = {
    prompt: say('caves-screen-ask-level', { choices: view.choices }),
    keys: [{ keys: `1–${rows.length}`, label: say('screen-key-choose') }],
    draw: (grid, area) => drawRows(grid, area, title, rows, -1),
    press(key: Key) {
      const growth = GROWTHS[rows.findIndex((row) => isKey(key, row.key))];
      if (growth === undefined) return overlay;
      table.act({ kind: 'grow', growth });
      return undefined;
    },
  };
  return overlay;
}
