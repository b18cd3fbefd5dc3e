import { itemIn, letterOf, playerOf, spellRow, spellsIn } from '../../rules/index.ts';
import type { SpellKind } from '../../rules/index.ts';
import { describeSpell } from '../../voice/facts.ts';
import { nameSpell } from '../../voice/names.ts';
import { commandOf } from '#play';
import { LIST_KEYS } from '../../voice/keymap.ts';
import { isKey } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import { listKeys } from '../keys/caves-keys.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import type { Table } from './table.ts';
import { drawRows } from './panel.ts';

/** Lists the spells of a book and calls `then` with the chosen one. */
export function chooseSpell(
  table: Table,
  slot: number,
  then: (spell: SpellKind) => Overlay | undefined,
): Overlay | undefined {
  const player = playerOf(table.view);
  const item = itemIn(player, slot);
  const spells = item === undefined ? [] : spellsIn(player.content, item);
  return spells.length === 0 ? undefined : spellList(table, spells, then, 0);
}

function spellList(
  table: Table,
  spells: readonly SpellKind[],
  then: (spell: SpellKind) => Overlay | undefined,
  index: number,
): Overlay {
  const { say, view } = table;
  const player = playerOf(view);
  const { content, mana } = player;
  const rows = spells.map((spell, at) => {
    const cost = spellRow(content, spell).mana;
    return {
      key: letterOf(at),
      label: nameSpell(spell, say),
      note: say(cost <= mana ? 'caves-screen-spell' : 'caves-screen-spell-dear', {
        mana: cost,
        what: describeSpell(player, spell, say),
      }),
    };
  });
  const list: Overlay = {
    prompt: say('caves-screen-ask-spell', { mana }),
    keys: listKeys(say, letterOf(spells.length - 1)),
    draw: (grid, area) => drawRows(grid, area, say('caves-screen-title-spell'), rows, index),
    press(key: Key) {
      const command = commandOf(LIST_KEYS, key);
      if (command === 'back') return undefined;
      if (command === 'point') {
        const by = key.name === 'up' ? spells.length - 1 : 1;
        return spellList(table, spells, then, (index + by) % spells.length);
      }
      const at = command === 'take' ? index : rows.findIndex((row) => isKey(key, row.key));
      const spell = spells[at];
      return spell === undefined ? list : then(spell);
    },
  };
  return list;
}
