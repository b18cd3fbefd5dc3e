import type { Problem } from '#core';
import { heroMaxHealth, selectedItem } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { ITEMS, takesTurn } from '../model/items.ts';
import type { ItemUse, ToolUse } from '../model/items.ts';
import { FIGHT_CONFUSES } from '../model/mobs.ts';
import type { RogueState } from '../model/state.ts';
import type { ItemKind } from '../world/kinds.ts';
import { rounded } from './rounded.ts';
import type { TurnDraft } from './draft.ts';
import { withBox } from './map-scroll.ts';
import { inSightOf, visibleMobs } from './seeing.ts';
import { targetOf, throwAt, noTargetReason } from './throwing.ts';
import { isTool, toolEffect, useTool } from './tools.ts';

/** True for throws and tools; other uses of the selected item are free. */
export function useTakesTurn(hero: Hero): boolean {
  const item = selectedItem(hero);
  return item !== undefined && takesTurn(item);
}

/** The reason the selected item cannot be used, or undefined. */
export function checkUse(state: RogueState): Problem | undefined {
  const { hero } = state;
  const item = selectedItem(hero);
  if (item === undefined) return emptySlot(hero);
  const row = ITEMS[item];
  if (row.use === 'throw') return targetOf(state, row.range) ? undefined : noTarget(state, row);
  if (isTool(row)) return toolEffect(state, item) ? undefined : noEffect(state, row);
  if (row.use === 'missile')
    return { code: 'rogue-missile', message: 'Arrows need a bow: select the bow to shoot.' };
  const isWell = hero.health >= heroMaxHealth(hero);
  if (row.use !== 'heal' || !isWell) return undefined;
  return { code: 'rogue-healthy', message: 'You are at full health: save it for later.' };
}

/** The reason a tool has no effect now. */
function noEffect(state: RogueState, tool: ToolUse): Problem {
  const isNear = (range: number) => targetOf(state, range) !== undefined;
  if (tool.use === 'shoot' && !state.hero.slots.includes(tool.missile))
    return { code: 'rogue-no-arrow', message: 'You have no arrow to shoot.' };
  if (tool.use === 'hook' && isNear(tool.range))
    return { code: 'rogue-hook', message: 'The nearest enemy cannot come any closer.' };
  if (tool.use === 'freeze' || tool.use === 'blink')
    return tool.use === 'blink' && visibleMobs(state).length > 0
      ? { code: 'rogue-blink', message: 'No place in sight is farther from your enemies.' }
      : { code: 'rogue-no-enemy', message: 'No enemy is in sight: save it for later.' };
  return noTarget(state, tool);
}

function noTarget(state: RogueState, { range }: { readonly range: number }): Problem {
  switch (noTargetReason(state, range)) {
    case 'nobody':
      return { code: 'rogue-no-target', message: 'No enemy in sight to throw it at.' };
    case 'covered':
      return { code: 'rogue-target-covered', message: 'A wall protects your target.' };
    case 'far':
      return {
        code: 'rogue-target-far',
        message: `Out of range: you can throw it ${range} cells at most.`,
        args: { range },
      };
  }
}

export function emptySlot({ selected }: Hero): Problem {
  const slot = selected + 1;
  return { code: 'rogue-empty', message: `Slot ${slot} is empty.`, args: { slot } };
}

/** Uses the selected item; equipment it replaces goes into the slot. */
export function useSelected(draft: TurnDraft): void {
  const item = selectedItem(draft.hero);
  if (item === undefined) return;
  const slot = draft.hero.selected;
  const row = ITEMS[item];
  if (isTool(row)) useTool(draft, item, slot);
  else draft.setSlot(slot, use(draft, item, slot, row));
}

function use(
  draft: TurnDraft,
  item: ItemKind,
  slot: number,
  row: Exclude<ItemUse, ToolUse>,
): ItemKind | null {
  switch (row.use) {
    case 'wear': {
      const previous = draft.hero.worn[row.type];
      draft.hero = { ...draft.hero, worn: { ...draft.hero.worn, [row.type]: item } };
      draft.emit({ kind: 'equipped', item, slot, type: row.type, previous });
      return previous;
    }
    case 'heal': {
      const before = draft.hero.health;
      const most = heroMaxHealth(draft.hero);
      const health = rounded(Math.min(most, before + row.share * most));
      draft.hero = { ...draft.hero, health };
      draft.emit({ kind: 'healed', item, slot, amount: rounded(health - before), health });
      return null;
    }
    case 'effect': {
      const { effect, turns } = row;
      const lasting = new Map(draft.hero.effects.map((one) => [one.kind, one]));
      const before = effect === 'shield' ? (lasting.get(effect)?.turns ?? 0) : 0;
      lasting.set(effect, { kind: effect, turns: before + turns });
      draft.hero = { ...draft.hero, effects: [...lasting.values()] };
      draft.emit({ kind: 'effect-begun', item, slot, effect, turns });
      return null;
    }
    case 'blind': {
      const { board, hero, sight } = draft;
      const seen = inSightOf(draft.before.mobs, hero.at, sight).filter(({ guise }) => !guise);
      const mobs = seen.map(({ id }) => id).sort((one, other) => one - other);
      const confused = row.turns + FIGHT_CONFUSES;
      for (const mob of seen) board.put({ ...mob, confused: Math.max(mob.confused, confused) });
      draft.emit({ kind: 'smoked', item, slot, mobs, turns: row.turns });
      return null;
    }
    case 'throw': {
      const mob = targetOf(draft.before, row.range);
      if (mob === undefined) return item;
      throwAt(draft, item, slot, row, mob);
      return null;
    }
    case 'bait':
    case 'trap': {
      const { at } = draft.hero;
      draft.layItem({ kind: item, ...at, isLeft: true });
      draft.emit({ kind: 'laid', item, slot, at });
      return null;
    }
    case 'map': {
      const box = draft.ground.walls.box();
      if (box !== undefined) draft.seen = withBox(draft.seen, box);
      draft.emit({ kind: 'mapped', item, slot });
      return null;
    }
    case 'missile':
      return item;
  }
}

/** Drops the selected item; the hero does not pick it up until walking back onto it. */
export function dropSelected(draft: TurnDraft): void {
  const item = selectedItem(draft.hero);
  if (item === undefined) return;
  const { at, selected: slot } = draft.hero;
  draft.setSlot(slot, null);
  draft.layItem({ kind: item, ...at, isLeft: true });
  draft.emit({ kind: 'dropped', item, slot, at });
}
