import type { Problem, Turn } from '#core';
import type { RogueAction } from '../model/action.ts';
import { OFFERED } from '../model/gifts.ts';
import { selectedItem, SLOTS } from '../model/hero.ts';
import { MAX_IDLE } from '../model/options.ts';
import { neighbourIn, DIRECTIONS } from '../world/place.ts';
import type { RogueState } from '../model/state.ts';
import { forecast } from '../turn/triggers.ts';
import type { Place } from '../world/plan.ts';
import { scoreOf } from './score.ts';
import { emptySlot, useTakesTurn, checkUse } from '../turn/inventory.ts';

const ACTIONS: readonly RogueAction[] = [
  ...DIRECTIONS.map((direction): RogueAction => ({ kind: 'move', direction })),
  { kind: 'wait' },
  { kind: 'use' },
  { kind: 'drop' },
  ...Array.from({ length: SLOTS }, (_, slot): RogueAction => ({ kind: 'select', slot })),
  ...Array.from({ length: OFFERED }, (_, gift): RogueAction => ({ kind: 'choose', gift })),
];

function isWalledIn(state: RogueState): boolean {
  return DIRECTIONS.every((direction) => {
    const place = neighbourIn(state.hero.at, direction);
    const { x, y } = place;
    return state.ground.walls.has(x, y) && checkDoor(state, place) !== undefined;
  });
}

const WALL: Problem = { code: 'rogue-wall', message: 'A wall is in the way.' };
const GATE: Problem = {
  code: 'rogue-gate',
  message: 'The gate is closed: find the plate that opens it.',
};
const NO_WAIT: Problem = {
  code: 'rogue-no-wait',
  message: 'You cannot wait: waiting is off in this run.',
};
const MAX_IDLE_REACHED: Problem = {
  code: 'rogue-idle',
  message: 'Too many actions for one turn: take a step first.',
};

function noSlot(slot: number): Problem {
  const args = { slot, most: SLOTS };
  return { code: 'rogue-slot', message: `There is no slot ${slot}: choose 1 to ${SLOTS}.`, args };
}

/** The reason a wall or closed door cannot be entered; undefined for a door that opens. */
function checkDoor(state: RogueState, place: Place): Problem | undefined {
  const effect = forecast(state, place);
  if (effect?.trigger === 'gate') return GATE;
  if (effect?.trigger !== 'door') return WALL;
  if (!effect.isLocked) return undefined;
  const { colour = '' } = effect;
  const message = `The door is locked: find the ${colour} key.`;
  return { code: 'rogue-locked', message, args: { colour } };
}

/** The reason a gift cannot be chosen. */
function checkChoice({ hero }: RogueState, choice: number): Problem | undefined {
  const most = hero.growth?.offers.length ?? 0;
  if (choice < most) return undefined;
  const args = { gift: choice + 1, most };
  return { code: 'rogue-gift', message: `There is no gift ${args.gift} to choose now.`, args };
}

const CHOOSE: Problem = {
  code: 'rogue-choose',
  message: 'Choose a gift for your new level first.',
};

/** The reason an action is refused, or undefined if it is legal. */
export function refuse(state: RogueState, action: RogueAction): Problem | undefined {
  const { hero, ground, options, idle, ending } = state;
  if (ending !== undefined) return { code: 'game-over', message: 'The game is over.' };
  if (action.kind === 'choose') return checkChoice(state, action.gift);
  if ((hero.growth?.due ?? 0) > 0) return CHOOSE;
  if (action.kind === 'move') {
    const to = neighbourIn(hero.at, action.direction);
    return ground.walls.has(to.x, to.y) ? checkDoor(state, to) : undefined;
  }
  if (action.kind === 'wait') return options.wait || isWalledIn(state) ? undefined : NO_WAIT;
  if (action.kind === 'use' && useTakesTurn(hero)) return checkUse(state);
  if (idle >= MAX_IDLE) return MAX_IDLE_REACHED;
  if (action.kind === 'use') return checkUse(state);
  if (action.kind === 'drop') return selectedItem(hero) === undefined ? emptySlot(hero) : undefined;
  const slot = action.slot + 1;
  if (hero.slots[action.slot] === undefined) return noSlot(slot);
  if (action.slot !== hero.selected) return undefined;
  return { code: 'rogue-selected', message: `Slot ${slot} is already selected.`, args: { slot } };
}

/** The hero's turn, until the run ends. */
export function turnOf(state: RogueState): Turn<RogueAction> {
  const { ending } = state;
  if (ending === undefined) {
    const actions = ACTIONS.filter((action) => refuse(state, action) === undefined);
    return { kind: 'decide', player: 0, actions };
  }
  const winners = ending.kind === 'cleared' || ending.kind === 'won' ? [0] : [];
  return { kind: 'over', outcome: { scores: [scoreOf(state)], winners, reason: ending.kind } };
}
