import {
  changeTimer,
  clearPlace,
  endWith,
  metAt,
  placeOf,
  popPhase,
  pushPhase,
  removeDie,
  returnToPlace,
  placeToChange,
  turnToChange,
} from '../state/draft.ts';
import type { Part } from '../check/part.ts';
import type { Die } from '../model/die.ts';
import { NAMELESS } from '../state/phase.ts';
import type { EncounterPhase, RollPhase } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';
import { cardHooks, hasFlag, isRule, sumOf } from '../effects/hooks.ts';
import { beginRoll, groundOf, hooksAt, partsOf, tierParts } from './checks.ts';
import type { FixedPlan } from './checks.ts';

/** Consequences for threats and locations: defeat, failure, flight, closing. */

/** Closes a location. The remaining dice of its bag leave the game. */
function closePlace(draft: DiceDraft, place: number, hero: number): void {
  clearPlace(draft, place, () => false);
  placeToChange(draft, place).open = false;
  if (draft.turn.hero === hero) turnToChange(draft).spent = true;
  draft.events.push({ kind: 'closed', place });
  for (const { onClosed } of draft.world.hooks) onClosed?.(draft, hero);
  const quiet = draft.places.every(({ open, villain }) => !open && villain === undefined);
  if (quiet) endWith(draft, 'all-closed');
}

/** Applies a won closing check. A villain in the bag keeps the location open. */
export function closeByCheck(draft: DiceDraft, place: number, hero: number): void {
  const { bag, villain } = placeOf(draft, place);
  if (bag.some(({ type }) => type === 'VILLAIN')) {
    clearPlace(draft, place, ({ type }) => type === 'VILLAIN');
    placeToChange(draft, place).known = true;
    turnToChange(draft).spent = true;
    draft.events.push({ kind: 'found', place, card: villain ?? NAMELESS });
  } else closePlace(draft, place, hero);
}

/** Removes a defeated card whose effect lasts only while it is at the location. */
function dropCard(draft: DiceDraft, { place, card }: EncounterPhase): void {
  const hooks = cardHooks(draft, card);
  if (!hasFlag(hooks, 'guardian') && !hasFlag(hooks, 'leader')) return;
  const { enemies } = placeOf(draft, place);
  placeToChange(draft, place).enemies = enemies.filter((enemy) => enemy !== card);
}

/** Defeats the encountered threat and ends the encounter. */
export function defeat(draft: DiceDraft, phase: EncounterPhase): void {
  const { die, card, place } = phase;
  const { hero } = draft.turn;
  const hooks = cardHooks(draft, card);
  draft.events.push({ kind: 'defeated', die, card });
  dropCard(draft, phase);
  if (hasFlag(hooks, 'henchman')) turnToChange(draft).henchman = place;
  if (die.type === 'VILLAIN') defeatVillain(draft, phase);
  else removeDie(draft, die, metAt(place, 'defeated'));
  if (draft.over !== undefined) return;
  for (const { onSuccess } of hooks) onSuccess?.(draft, hero, phase);
}

function defeatVillain(draft: DiceDraft, { die, place, guarded }: EncounterPhase): void {
  const { hero } = draft.turn;
  const { victory } = draft.world;
  if (victory === 'corner') {
    pushPhase(draft, { kind: 'escape', from: place, die, guarded });
    closePlace(draft, place, hero);
    return;
  }
  placeToChange(draft, place).villain = undefined;
  removeDie(draft, die, metAt(place, 'defeated'));
  if (victory === 'firstVillain') endWith(draft, 'first-villain');
  else closePlace(draft, place, hero);
}

/** Turns lost by leaving the encountered villain undefeated. */
export function escapeCost({ world }: DiceState): number {
  return world.scenario.villainEscapeCost ?? 1;
}

/** Lets the encountered villain escape undefeated, at a cost in time. */
function loseVillain(draft: DiceDraft, { die, place, guarded }: EncounterPhase): void {
  if (isRule(draft, place, 'escape-is-loss')) {
    endWith(draft, 'escaped');
    return;
  }
  changeTimer(draft, -escapeCost(draft));
  if (draft.world.victory === 'closeAll')
    returnToPlace(draft, place, die, metAt(place, 'undefeated'));
  else pushPhase(draft, { kind: 'escape', from: place, die, guarded });
}

/** Leaves the threat in the game, at this location or elsewhere. */
function letStay(draft: DiceDraft, phase: EncounterPhase): void {
  if (phase.die.type === 'VILLAIN') loseVillain(draft, phase);
  else returnToPlace(draft, phase.place, phase.die, metAt(phase.place, 'undefeated'));
}

/** Extra damage of a failure in a harsh scenario, on top of the shortfall or an obstacle's tier. */
export function harmOf({ world }: DiceState): number {
  return world.scenario.harm ?? 0;
}

/** Damage to a hero who fails against a threat by `shortfall`. */
export function damageBy(state: DiceState, phase: EncounterPhase, shortfall: number): number {
  if (phase.die.type === 'OBSTACLE') {
    return (state.world.cards[phase.card]?.tier ?? 1) + harmOf(state);
  }
  const hooks = hooksAt(state, phase.place, phase.card);
  return Math.max(0, shortfall + harmOf(state) + sumOf(hooks, 'battleDamage'));
}

/** Loses the check by `shortfall` and ends the encounter. */
export function loseTo(draft: DiceDraft, phase: EncounterPhase, shortfall: number): void {
  const { hero } = draft.turn;
  const hooks = hooksAt(draft, phase.place, phase.card);
  const amount = damageBy(draft, phase, shortfall);
  for (const { onFailure } of hooks) onFailure?.(draft, hero, phase);
  pushPhase(draft, {
    kind: 'damage',
    hero,
    amount,
    magical: hasFlag(hooks, 'magical'),
    reacted: [],
  });
  letStay(draft, phase);
}

/** Builds a roll of the opponent alone, against a hero who flees or does nothing. */
export function strikeOf(
  hero: number,
  check: 'battle' | 'flee',
  foe: Die,
  parts: readonly Part[],
): RollPhase {
  return {
    kind: 'roll',
    check,
    hero,
    method: 'SUM',
    dice: [],
    helpers: [],
    fates: [],
    rolls: [],
    foe,
    parts,
    use: undefined,
  };
}

/** Modifiers of the encountered threat, independent of the hero's action. */
export function threatParts(state: DiceState, phase: EncounterPhase): readonly Part[] {
  const isObstacle = phase.die.type === 'OBSTACLE';
  if (!isObstacle && phase.die.type !== 'ENEMY' && phase.die.type !== 'VILLAIN') return [];
  const plan: FixedPlan = {
    check: isObstacle ? 'obstacle' : 'battle',
    hero: state.turn.hero,
    way: { uses: [] },
    use: undefined,
    foe: phase.die,
    difficulty: tierParts(state),
  };
  return partsOf(groundOf(state, plan), []).filter(({ side }) => side === 'foe');
}

/** Starts a flight. The threat strikes at the hero unless something prevents it. */
export function fleeFrom(draft: DiceDraft, phase: EncounterPhase, covered: boolean): void {
  const { hero } = draft.turn;
  const hooks = hooksAt(draft, phase.place, phase.card);
  if (!covered && !hasFlag(hooks, 'cowardly') && !hasFlag(hooks, 'flight-is-free')) {
    beginRoll(draft, strikeOf(hero, 'flee', phase.die, []));
  } else {
    popPhase(draft);
    getAway(draft, phase, 0);
  }
}

/** Damage of a flight: half of the threat's roll, rounded up, plus modifiers. */
export function flightDamage(state: DiceState, phase: EncounterPhase, against: number): number {
  const half = Math.ceil(against / 2);
  const more = sumOf(hooksAt(state, phase.place, phase.card), 'battleDamage');
  return half === 0 ? 0 : Math.max(0, half + more);
}

/** Completes a flight after the threat's roll, or 0 without one. Ends the encounter. */
export function getAway(draft: DiceDraft, phase: EncounterPhase, against: number): void {
  const { hero } = draft.turn;
  const hooks = hooksAt(draft, phase.place, phase.card);
  draft.events.push({ kind: 'fled', hero, card: phase.card });
  if (!hasFlag(hooks, 'flight-is-free')) {
    for (const { onFlee } of hooks) onFlee?.(draft, hero, phase);
  }
  const amount = flightDamage(draft, phase, against);
  const magical = hasFlag(hooks, 'magical');
  pushPhase(draft, { kind: 'damage', hero, amount, magical, reacted: [] });
  letStay(draft, phase);
}

/** Evades the threat: an enemy leaves the game, a villain returns without consequences. */
export function evade(draft: DiceDraft, phase: EncounterPhase, routed: boolean): void {
  draft.events.push({ kind: 'evaded', hero: draft.turn.hero, card: phase.card });
  const origin = metAt(phase.place, 'evaded');
  if (routed && hasFlag(cardHooks(draft, phase.card), 'henchman')) {
    turnToChange(draft).henchman = phase.place;
  }
  if (phase.die.type === 'VILLAIN') returnToPlace(draft, phase.place, phase.die, origin);
  else removeDie(draft, phase.die, origin);
}
