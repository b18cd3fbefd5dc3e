import { caves, contentOf, itemIn, itemRow, playerOf } from '../../rules/index.ts';
import type { Place, SpellKind } from '../../rules/index.ts';
import { nameItem, nameSpell } from '../../voice/names.ts';
import { chooseMissile, chooseDestination, chooseSpellTarget, look } from './aim.ts';
import { chooseItem } from './items.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import type { Table } from './table.ts';
import { listSight } from './sight.ts';
import { chooseSpell } from './spells.ts';
import { changesOf, factsOf, isHarmfulSpell } from '../../voice/facts.ts';
import { centred, rowsOf } from '#screen/widgets/areas.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { putText, wrap } from '#screen/widgets/words.ts';
import { isKey } from '#screen/model/key.ts';

const WIDTH = 52;

/** Shows all known facts about an item; Escape returns to the list. */
function examine(table: Table, slot: number, back: () => Overlay | undefined): Overlay | undefined {
  const { say, view } = table;
  const item = itemIn(playerOf(view), slot);
  if (item === undefined) return undefined;
  const name = nameItem(item, view.potions, say);
  const facts = [
    ...factsOf(contentOf(view), item, view.potions, say),
    ...changesOf(playerOf(view), slot, say),
  ];
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

/** Commands that open an overlay. */
const OVERLAY_COMMANDS = [
  'drop',
  'eat',
  'wear',
  'quaff',
  'read',
  'throw',
  'fire',
  'pack',
  'look',
  'sight',
  'travel',
] as const;
type OverlayCommand = (typeof OVERLAY_COMMANDS)[number];

export function isOverlayCommand(command: string): command is OverlayCommand {
  return OVERLAY_COMMANDS.some((one) => one === command);
}

/**
 * Opens the overlay of a command. If there is nothing to ask, shows the reason and returns
 * undefined.
 */
export function openOverlay(
  table: Table,
  requested: OverlayCommand,
  at?: Place,
): Overlay | undefined {
  switch (requested) {
    case 'drop':
    case 'eat':
    case 'wear':
    case 'quaff':
      return chooseItem(table, requested, (slot) =>
        closeOverlay(table.act({ kind: requested, slot })),
      );
    case 'throw':
      return chooseItem(table, requested, (slot) => aimThrow(table, slot));
    case 'read':
      return chooseItem(table, requested, (slot) => readIn(table, slot));
    case 'pack':
      return examineCell(table);
    case 'fire':
      return aimShot(table);
    case 'look':
      return look(table, at);
    case 'sight':
      return listSight(table, (place) => look(table, place));
    case 'travel':
      return chooseDestination(table);
  }
}

/** Reads a scroll, or chooses a spell of a book. */
function readIn(table: Table, slot: number): Overlay | undefined {
  const item = itemIn(playerOf(table.view), slot);
  const isScroll = item && itemRow(contentOf(table.view), item.kind).scroll !== undefined;
  if (isScroll) {
    table.act({ kind: 'read', slot });
    return undefined;
  }
  return chooseSpell(table, slot, (spell) => aimSpell(table, slot, spell));
}

/** Closes the overlay, whether the action succeeded or was refused. */
function closeOverlay(_isDone: boolean): undefined {
  return undefined;
}

function aimThrow(table: Table, slot: number): Overlay {
  const { say, view } = table;
  const item = itemIn(playerOf(view), slot);
  const name = item === undefined ? '' : nameItem(item, view.potions, say, 'thing');
  const prompt = say('caves-screen-ask-throw-at', { item: name });
  return chooseMissile(table, prompt, (at) => table.act({ kind: 'throw', slot, at }), item);
}

/** Aims harmful spells at others first, and all other spells at the player. */
function aimSpell(table: Table, slot: number, spell: SpellKind): Overlay {
  const { say, view } = table;
  const hurts = isHarmfulSpell(contentOf(view), spell);
  const prompt = say('caves-screen-ask-cast-at', { spell: nameSpell(spell, say) });
  return chooseSpellTarget(
    table,
    prompt,
    (at) => table.act({ kind: 'cast', slot, spell, at }),
    !hurts,
  );
}

function aimShot(table: Table): Overlay | undefined {
  const { x, y } = playerOf(table.view);
  const problem = caves.refuse(table.view, { kind: 'fire', at: { x, y } });
  if (problem?.code === 'caves-no-bow') {
    table.announce(table.say('problem-caves-no-bow'));
    return undefined;
  }
  const prompt = table.say('caves-screen-ask-fire-at');
  return chooseMissile(table, prompt, (at) => table.act({ kind: 'fire', at }));
}

function examineCell(table: Table): Overlay | undefined {
  return chooseItem(table, 'examine', (slot) => examine(table, slot, () => examineCell(table)));
}
