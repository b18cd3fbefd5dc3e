import type { Problem } from '#core';
import type { CavesAction } from '../model/action.ts';
import { equipmentOf, foodOf, itemIn, rangedOf } from '../model/attributes.ts';
import type { EffectKind } from '../model/effects.ts';
import type { Item } from '../model/items.ts';
import { neighbourIn, isSamePlace } from '../model/place.ts';
import type { Place } from '../model/place.ts';
import { letterOf } from '../model/slots.ts';
import { effectRow, itemRow, spellRow, spellsIn } from '../model/content.ts';
import type { SpellKind } from '../model/spells.ts';
import type { CavesState, Creature } from '../model/state.ts';
import { isDiggableAt, isGroundAt, STAIRS_DOWN, STAIRS_UP } from '../model/tiles.ts';
import { slotFor } from '../turn/slots.ts';
import { contentOf, isInSight, targetAt, itemOf, levelOf, playerOf, tileOf } from './looking.ts';
import { mayHaveRoom } from './room.ts';

const GAME_OVER: Problem = { code: 'game-over', message: 'The game is over.' };
const CHOOSE: Problem = {
  code: 'caves-choose',
  message: 'You gained a level: first choose an improvement.',
};
const NO_CHOICE: Problem = {
  code: 'caves-no-choice',
  message: 'You have not gained a level: there is nothing to choose.',
};
const EDGE: Problem = {
  code: 'caves-edge',
  message: 'The caves end here: this rock is too hard to dig.',
};
const CEILING: Problem = {
  code: 'caves-ceiling',
  message: 'There are no stairs up here, only the ceiling.',
};
const FLOOR: Problem = {
  code: 'caves-floor',
  message: 'There are no stairs down here, only the floor.',
};
const NOTHING_HERE: Problem = {
  code: 'caves-nothing-here',
  message: 'You grab at the ground, but find nothing.',
};
const PACK_FULL: Problem = {
  code: 'caves-pack-full',
  message: 'You grab at the ground, but your inventory is full.',
};
const NO_ROOM: Problem = {
  code: 'caves-no-room',
  message: 'You cannot drop anything: all the floor within reach is taken.',
};
const NOT_FOOD: Problem = { code: 'caves-not-food', message: 'You cannot eat that.' };
const NOT_EQUIPMENT: Problem = {
  code: 'caves-not-equipment',
  message: 'You cannot wear or wield that.',
};
const NOT_POTION: Problem = { code: 'caves-not-potion', message: 'You cannot drink that.' };
const NOT_SCROLL: Problem = { code: 'caves-not-scroll', message: 'That is not a scroll.' };
const NOT_BOOK: Problem = { code: 'caves-not-book', message: 'You cannot read that.' };
const NO_BOW: Problem = {
  code: 'caves-no-bow',
  message: 'You cannot shoot without a bow: wield one first.',
};
const OUT_OF_SIGHT: Problem = {
  code: 'caves-out-of-sight',
  message: 'You cannot see that place from here.',
};
const ROCK: Problem = { code: 'caves-rock', message: 'There is only rock there.' };
const OWN_CELL: Problem = { code: 'caves-here', message: 'You are standing there yourself.' };
const NO_TARGET: Problem = { code: 'caves-nobody', message: 'There is nobody there to shoot at.' };
const NO_SPELL_TARGET: Problem = {
  code: 'caves-cast-at-nothing',
  message: 'You point at nothing: nobody is there.',
};
const LAST_BLOOD: Problem = {
  code: 'caves-last-blood',
  message: 'You cannot give your last drop of blood.',
};
const NO_SPELL: Problem = { code: 'caves-no-spell', message: 'That spell is not in this book.' };

/**
 * The reason an action is refused, or undefined if it is legal. Depends only on facts that the
 * player knows.
 */
export function refuse(state: CavesState, action: CavesAction): Problem | undefined {
  if (state.ending !== undefined) return GAME_OVER;
  if (action.kind === 'grow') return state.choices > 0 ? undefined : NO_CHOICE;
  if (state.choices > 0) return CHOOSE;
  switch (action.kind) {
    case 'move': {
      const { x, y } = neighbourIn(playerOf(state), action.direction);
      const { tiles } = levelOf(state);
      return isGroundAt(tiles, x, y) || isDiggableAt(tiles, x, y) ? undefined : EDGE;
    }
    case 'climb': {
      const tile = tileOf(state, playerOf(state));
      if (action.way === 'up') return tile === STAIRS_UP ? undefined : CEILING;
      return tile === STAIRS_DOWN ? undefined : FLOOR;
    }
    case 'wait':
      return undefined;
    case 'pick-up': {
      const item = itemOf(state, playerOf(state));
      if (item === undefined) return NOTHING_HERE;
      return slotFor(playerOf(state), item) === undefined ? PACK_FULL : undefined;
    }
    case 'fire':
      return checkFire(state, action.at);
    case 'drop':
    case 'eat':
    case 'wear':
    case 'quaff':
    case 'read':
    case 'throw':
    case 'cast':
      return checkUse(state, action);
  }
}

type Use = Extract<CavesAction, { readonly slot: number }>;

/** The reason the item in a slot cannot be used. */
function checkUse(state: CavesState, action: Use): Problem | undefined {
  const item = itemIn(playerOf(state), action.slot);
  if (item === undefined) return emptySlot(action.slot);
  switch (action.kind) {
    case 'drop':
      return mayHaveRoom(state) ? undefined : NO_ROOM;
    case 'eat':
      return foodOf(contentOf(state), item) > 0 ? undefined : NOT_FOOD;
    case 'wear':
      return equipmentOf(contentOf(state), item) === undefined ? NOT_EQUIPMENT : undefined;
    case 'quaff':
      return item.color !== undefined ? undefined : NOT_POTION;
    case 'read':
      return itemRow(contentOf(state), item.kind).scroll === undefined ? NOT_SCROLL : undefined;
    case 'throw':
      return checkAim(state, action.at);
    case 'cast':
      return checkCast(state, item, action.spell, action.at);
  }
}

function emptySlot(slot: number): Problem {
  const letter = letterOf(slot);
  return {
    code: 'caves-empty-slot',
    message: `You have nothing in slot ${letter}.`,
    args: { slot: letter },
  };
}

/** The reason a cell is not a valid target for a throw. */
function checkAim(state: CavesState, at: Place): Problem | undefined {
  if (isSamePlace(playerOf(state), at)) return OWN_CELL;
  if (!isInSight(state, at)) return OUT_OF_SIGHT;
  return isGroundAt(levelOf(state).tiles, at.x, at.y) ? undefined : ROCK;
}

function checkFire(state: CavesState, at: Place): Problem | undefined {
  if (rangedOf(playerOf(state)) === 0) return NO_BOW;
  const problem = checkAim(state, at);
  if (problem !== undefined) return problem;
  return targetAt(state, at) === undefined ? NO_TARGET : undefined;
}

function checkCast(
  state: CavesState,
  book: Item,
  spell: SpellKind,
  at: Place,
): Problem | undefined {
  const player = playerOf(state);
  const { content } = player;
  const spells = spellsIn(content, book);
  if (spells.length === 0) return NOT_BOOK;
  if (!spells.includes(spell)) return NO_SPELL;
  if (!isInSight(state, at)) return OUT_OF_SIGHT;
  if (targetAt(state, at) === undefined) return NO_SPELL_TARGET;
  const { mana, effect } = spellRow(content, spell);
  const isBlood = effectRow(content, effect).deed?.do === 'blood-to-mana';
  if (isBlood && isSamePlace(player, at)) {
    const problem = checkBlood(player, effect);
    if (problem !== undefined) return problem;
  }
  if (player.mana >= mana) return undefined;
  return {
    code: 'caves-no-mana',
    message: `You point and mumble, but nothing happens. You need ${mana} mana and have ${player.mana}.`,
    args: { needed: mana, mana: player.mana },
  };
}

/** The reason the player cannot give blood. */
function checkBlood({ hp, effects }: Creature, effect: EffectKind): Problem | undefined {
  const lasting = effects.find(({ kind }) => kind === effect);
  if (lasting === undefined) return hp > 1 ? undefined : LAST_BLOOD;
  const { turns } = lasting;
  return {
    code: 'caves-no-blood',
    message: `You gave blood recently. You can give more in ${turns} ${turns === 1 ? 'turn' : 'turns'}.`,
    args: { turns },
  };
}
