import { selectedItem } from '../model/hero.ts';
import { ITEMS } from '../model/items.ts';
import type { ItemUse, ToolUse } from '../model/items.ts';
import type { RogueState } from '../model/state.ts';
import type { ToolEffect } from '../model/tool-effect.ts';
import type { ItemKind } from '../world/kinds.ts';
import type { TurnDraft } from './draft.ts';
import { blast } from './tool-blast.ts';
import { blink } from './tool-blink.ts';
import { freeze } from './tool-freeze.ts';
import { hook } from './tool-hook.ts';
import { net } from './tool-net.ts';
import type { AnyToolRow, ToolKind, ToolRow } from './tool-row.ts';
import { shoot } from './tool-shoot.ts';
import { swap } from './tool-swap.ts';

const ROWS: { readonly [K in ToolKind]: ToolRow<K> } = {
  blast,
  hook,
  swap,
  net,
  freeze,
  shoot,
  blink,
};

function rowOf({ use }: ToolUse): AnyToolRow {
  return ROWS[use];
}

export function isTool(row: ItemUse): row is ToolUse {
  return row.use in ROWS;
}

/** Exact effect of using a tool now; undefined if it has no target. */
export function toolEffect(state: RogueState, item: ItemKind): ToolEffect | undefined {
  const row = ITEMS[item];
  return isTool(row) ? rowOf(row).effect(state, row) : undefined;
}

/** Exact effect of using the selected item now, if it is a tool with a target. */
export function forecastUse(state: RogueState): ToolEffect | undefined {
  const item = selectedItem(state.hero);
  return item === undefined ? undefined : toolEffect(state, item);
}

/** Uses a tool; returns what stays in its slot. */
export function useTool(draft: TurnDraft, item: ItemKind, slot: number): ItemKind | null {
  const tool = ITEMS[item];
  const effect = toolEffect(draft.before, item);
  if (!isTool(tool) || effect === undefined) return item;
  draft.emit({ kind: 'tool', item, slot, effect });
  const row = rowOf(tool);
  if (row.keeps !== true) draft.setSlot(slot, null);
  row.apply(draft, effect, tool);
  return row.keeps === true ? item : null;
}
