import { contentOf, letterOf } from '../../rules/index.ts';
import type { Place } from '../../rules/index.ts';
import { dangerOf } from '../../voice/danger.ts';
import { factsOf } from '../../voice/facts.ts';
import { groupsInSight } from '../../voice/known.ts';
import type { SightingGroup } from '../../voice/known.ts';
import { nameCreature, nameItem } from '../../voice/names.ts';
import { signOfCreature, signOfItem } from '../../voice/signs.ts';
import { commandOf } from '#play';
import { LIST_KEYS } from '../../voice/keymap.ts';
import { isKey } from '#screen/model/key.ts';
import { listKeys } from '../keys/caves-keys.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import type { Table } from './table.ts';
import { drawRows } from './panel.ts';
import type { PanelRow } from './panel.ts';

/** Maximum number of rows, one per available letter. */
const MAX_SHOWN = 20;

/**
 * Lists creatures and items in sight, nearest first and identical items once; calls `then` with the
 * chosen place.
 */
export function listSight(
  table: Table,
  then: (place: Place) => Overlay | undefined,
  index = 0,
): Overlay | undefined {
  const { say, view } = table;
  const groups = groupsInSight(view).slice(0, MAX_SHOWN);
  if (groups.length === 0) {
    table.announce(say('caves-screen-none-sight'));
    return undefined;
  }
  const rows = groups.map((group, at) => rowOf(table, group, letterOf(at)));
  const list: Overlay = {
    prompt: say('caves-screen-ask-sight'),
    keys: listKeys(say, letterOf(groups.length - 1)),
    draw: (grid, area) => drawRows(grid, area, say('caves-screen-in-sight'), rows, index),
    press(key) {
      const command = commandOf(LIST_KEYS, key);
      if (command === 'back') return undefined;
      if (command === 'point') {
        const by = key.name === 'up' ? rows.length - 1 : 1;
        return listSight(table, then, (index + by) % rows.length);
      }
      const at = command === 'take' ? index : rows.findIndex((row) => isKey(key, row.key));
      const seen = groups[at]?.seen;
      return seen === undefined ? list : then({ x: seen.x, y: seen.y });
    },
  };
  return list;
}

function rowOf({ say, view }: Table, { seen: one, count }: SightingGroup, key: string): PanelRow {
  const content = contentOf(view);
  const steps = say('caves-screen-steps', { steps: one.steps });
  if (one.kind === 'item') {
    const { glyph, colour } = signOfItem(content, one.item);
    const facts = factsOf(content, one.item, view.potions, say);
    const name = nameItem(one.item, view.potions, say);
    const label = count === 1 ? name : `${name} ×${count}`;
    const cage = one.isCaged ? [say('caves-screen-caged')] : [];
    return { key, glyph, ink: colour, label, note: [steps, ...cage, ...facts].join(', ') };
  }
  const { kind, hp, maxHp, side } = one.creature;
  const { glyph, colour } = signOfCreature(content, kind);
  const danger = dangerOf(view, one.creature);
  const notes = [
    steps,
    say('caves-screen-seen-health', { hp, most: maxHp }),
    ...(side === undefined ? [] : [say(`caves-screen-side-${side}`)]),
    ...(danger === 'low' ? [] : [say(`caves-screen-danger-${danger}`)]),
  ];
  return { key, glyph, ink: colour, label: nameCreature(kind, say), note: notes.join(', ') };
}
