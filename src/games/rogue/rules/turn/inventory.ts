import type { Problem } from '#core';
import { freeSlot, MAX_HEALTH, selectedItem } from '../model/hero.ts';
import type { Hero } from '../model/hero.ts';
import { ITEMS } from '../model/items.ts';
import type { ItemUse, ThrowUse } from '../model/items.ts';
import { FIGHT_CONFUSES } from '../model/mobs.ts';
import type { RogueState } from '../model/state.ts';
import type { ItemKind } from '../world/kinds.ts';
import { rounded } from './battle.ts';
import type { TurnDraft } from './draft.ts';
import { inSightOf } from './seeing.ts';
import { targetOf, throwAt, noTargetReason } from './throwing.ts';

/** True for throws; other uses of the selected item are free. */
export function useTakesTurn(hero: Hero): boolean {
  const item = selectedItem(hero);
  return item !== undefined && ITEMS[item].use === 'throw';
}

/** The reason the selected item cannot be used, or undefined. */
export function checkUse(state: RogueState): Problem | undefined {
  const { hero } = state;
  const item = selectedItem(hero);
  if (item === undefined) return emptySlot(hero);
  const row = ITEMS[item];
  if (row.use === 'throw') return targetOf(state, row.range) ? undefined : noTarget(state, row);
  const isWell = hero.health >= MAX_HEALTH;
  if (row.use !== 'heal' || !isWell) return undefined;
  return { code: 'rogue-healthy', message: 'You are at full health: save it for later.' };
}

function noTarget(state: RogueState, { range }: ThrowUse): Problem {
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

/** Picks up the items under the hero in order while slots are free. */
export function pickUp(draft: TurnDraft): void {
  for (const item of draft.itemsAt(draft.hero.at)) {
    const slot = freeSlot(draft.hero);
    const { at } = draft.hero;
    if (slot === undefined) {
      draft.emit({ kind: 'full', item: item.kind, at });
      continue;
    }
    draft.takeItem(item);
    setSlot(draft, slot, item.kind);
    draft.emit({ kind: 'picked', item: item.kind, slot, at });
  }
}

function setSlot(draft: TurnDraft, slot: number, item: ItemKind | null): void {
  const { hero } = draft;
  draft.hero = { ...hero, slots: hero.slots.map((one, at) => (at === slot ? item : one)) };
}

/** Uses the selected item; equipment it replaces goes into the slot. */
export function useSelected(draft: TurnDraft): void {
  const item = selectedItem(draft.hero);
  if (item === undefined) return;
  const slot = draft.hero.selected;
  const left = use(draft, item, slot, ITEMS[item]);
  setSlot(draft, slot, left);
}

function use(draft: TurnDraft, item: ItemKind, slot: number, row: ItemUse): ItemKind | null {
  switch (row.use) {
    case 'wear': {
      const previous = draft.hero.worn[row.type];
      draft.hero = { ...draft.hero, worn: { ...draft.hero.worn, [row.type]: item } };
      draft.emit({ kind: 'equipped', item, slot, type: row.type, previous });
      return previous;
    }
    case 'heal': {
      const before = draft.hero.health;
      const health = rounded(Math.min(MAX_HEALTH, before + row.share * MAX_HEALTH));
      draft.hero = { ...draft.hero, health };
      draft.emit({ kind: 'healed', item, slot, amount: rounded(health - before), health });
      return null;
    }
    case 'effect': {
      const { effect, turns } = row;
      const lasting = new Map(draft.hero.effects.map((one) => [one.kind, one]));
      lasting.set(effect, { kind: effect, turns });
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
  }
}

/** Drops the selected item; the hero does not pick it up until walking back onto it. */
export function dropSelected(draft: TurnDraft): void {
  const item = selectedItem(draft.hero);
  if (item === undefined) return;
  const { at, selected: slot } = draft.hero;
  setSlot(draft, slot, null);
  draft.layItem({ kind: item, ...at, isLeft: true });
  draft.emit({ kind: 'dropped', item, slot, at });
}
