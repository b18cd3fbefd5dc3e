import { assertDefined } from '#core';
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
import { DIE_SIZES } from '../model/die.ts';
import type { Die } from '../model/die.ts';
import { NAMELESS } from '../state/phase.ts';
import type { ActId, Card, EncounterPhase, PhaseOf, RollPhase } from '../state/phase.ts';
import type { DiceState, DiceDraft } from '../state/state.ts';
import { cardHooks, hasFlag, isRule, memberHooks, standingHooks, sumOf } from '../effects/hooks.ts';
import { askStory, isEnding, winWith } from '../effects/story.ts';
import { ACTS } from '../tables/acts.ts';
import { beginRoll, groundOf, hooksFor, partsOf, tierParts } from './checks.ts';
import type { FixedPlan } from './checks.ts';
import type { PhaseRules } from './offer.ts';

/** Consequences for threats and locations: defeat, failure, flight, closing. */

/** Closes a location. The remaining dice of its bag leave the game. */
function closePlace(draft: DiceDraft, place: number, hero: number): void {
  clearPlace(draft, place, () => false);
  placeToChange(draft, place).open = false;
  if (draft.turn.hero === hero) turnToChange(draft).spent = true;
  draft.record({ kind: 'closed', place });
  for (const { onClosed } of standingHooks(draft)) onClosed?.(draft, hero);
  for (const { onClosed } of memberHooks(draft, hero)) onClosed?.(draft, hero);
  askStory(draft, 'closed', place, hero);
  const quiet = draft.places.every(({ open, villain }) => !open && villain === undefined);
  if (quiet) winWith(draft, 'all-closed');
}

/** Applies a won closing check. A villain in the bag keeps the location open. */
export function closeByCheck(draft: DiceDraft, place: number, hero: number): void {
  const { bag, villain } = placeOf(draft, place);
  if (bag.some(({ type }) => type === 'VILLAIN')) {
    clearPlace(draft, place, ({ type }) => type === 'VILLAIN');
    placeToChange(draft, place).known = true;
    turnToChange(draft).spent = true;
    draft.record({ kind: 'found', place, card: villain ?? NAMELESS });
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
  draft.record({ kind: 'defeated', die, card });
  dropCard(draft, phase);
  if (hasFlag(hooks, 'henchman')) turnToChange(draft).henchman = place;
  if (die.type === 'VILLAIN') defeatVillain(draft, phase);
  else removeDie(draft, die, metAt(place, 'defeated'));
  if (draft.over !== undefined || isEnding(draft)) return;
  for (const { onSuccess } of hooks) onSuccess?.(draft, hero, phase);
  for (const { onSuccess } of memberHooks(draft, hero)) onSuccess?.(draft, hero, phase);
}

function defeatVillain(draft: DiceDraft, { die, card, place, guarded }: EncounterPhase): void {
  const { hero } = draft.turn;
  const { victory } = draft.world;
  if (victory !== 'corner') draft.beaten = [...draft.beaten, card];
  if (victory === 'corner') {
    pushPhase(draft, { kind: 'escape', from: place, die, guarded });
    closePlace(draft, place, hero);
    askStory(draft, 'villain', place, hero);
    return;
  }
  placeToChange(draft, place).villain = undefined;
  removeDie(draft, die, metAt(place, 'defeated'));
  askStory(draft, 'villain', place, hero);
  if (victory === 'firstVillain') winWith(draft, 'first-villain');
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

/** Damage of a threat to the acting hero, changed by his keepsakes; at least 0. */
function warded(state: DiceState, phase: EncounterPhase, damage: number, fled: boolean): number {
  const { hero } = state.turn;
  const { wards } = assertDefined(state.world.members[hero]);
  if (wards.length === 0 || damage <= 0) return Math.max(0, damage);
  const magical = hasFlag(hooksFor(state, hero, phase.place, phase.card), 'magical');
  const hit = { met: phase.die.type, magical, fled };
  return Math.max(
    0,
    wards.reduce((sum, ward) => sum + ward(hit), damage),
  );
}

/** Damage to a hero who fails against a threat by `shortfall`. */
export function damageBy(state: DiceState, phase: EncounterPhase, shortfall: number): number {
  const { hero } = state.turn;
  if (phase.die.type === 'OBSTACLE') {
    const damage = (state.world.cards[phase.card]?.tier ?? 1) + harmOf(state);
    return warded(state, phase, damage, false);
  }
  const hooks = hooksFor(state, hero, phase.place, phase.card);
  const damage = shortfall + harmOf(state) + sumOf(hooks, ({ battleDamage }) => battleDamage);
  return warded(state, phase, damage, false);
}

/** The next act of a threat that is not beaten; undefined if it has none. */
export function nextAct({ world, acted }: DiceState, card: Card): ActId | undefined {
  const acts = world.cards[card]?.acts;
  if (acts === undefined || acts.length < 2) return acts?.[0];
  let done = 0;
  for (const one of acted) if (one === card) done += 1;
  return acts[done % acts.length];
}

/** The next open location, or the same one if there is no other. */
function nextOpen({ places }: DiceState, place: number): number {
  for (let step = 1; step < places.length; step++) {
    const at = (place + step) % places.length;
    if (places[at]?.open === true) return at;
  }
  return place;
}

function grown(die: Die): Die {
  const size = DIE_SIZES.find((larger) => larger > die.size) ?? die.size;
  return { id: die.id, type: die.type, size, mark: die.mark };
}

/**
 * Announces the act of a threat that is not beaten. It happens after the damage. Returns the
 * encounter as the threat leaves it.
 */
function beginAct(draft: DiceDraft, phase: EncounterPhase): EncounterPhase {
  const { card } = phase;
  const act = nextAct(draft, card);
  if (act === undefined) return phase;
  if ((draft.world.cards[card]?.acts.length ?? 0) > 1) draft.acted = [...draft.acted, card];
  const isThief = act === 'abscond' && phase.die.type === 'ENEMY';
  const place = isThief ? nextOpen(draft, phase.place) : phase.place;
  pushPhase(draft, { kind: 'act', hero: draft.turn.hero, act, card, place });
  return { ...phase, place, die: act === 'grow' ? grown(phase.die) : phase.die };
}

/** A threat that is not beaten acts. */
export const actRules: PhaseRules<PhaseOf<'act'>> = {
  run(draft, phase) {
    popPhase(draft);
    const { act, card, hero, place } = phase;
    if (ACTS[act](draft, phase)) draft.record({ kind: 'acted', act, card, hero, place });
    return true;
  },
};

/** Loses the check by `shortfall` and ends the encounter. */
export function loseTo(draft: DiceDraft, phase: EncounterPhase, shortfall: number): void {
  const { hero } = draft.turn;
  const hooks = hooksFor(draft, hero, phase.place, phase.card);
  const amount = damageBy(draft, phase, shortfall);
  for (const { onFailure } of hooks) onFailure?.(draft, hero, phase);
  const left = beginAct(draft, phase);
  pushPhase(draft, {
    kind: 'damage',
    hero,
    amount,
    magical: hasFlag(hooks, 'magical'),
    reacted: [],
  });
  letStay(draft, left);
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
  const hooks = hooksFor(draft, hero, phase.place, phase.card);
  if (!covered && !hasFlag(hooks, 'cowardly') && !hasFlag(hooks, 'flight-is-free')) {
    beginRoll(draft, strikeOf(hero, 'flee', phase.die, []));
  } else {
    popPhase(draft);
    getAway(draft, phase, 0, false);
  }
}

/** Damage of a flight: half of the threat's roll, rounded up, plus modifiers. */
export function flightDamage(state: DiceState, phase: EncounterPhase, against: number): number {
  const half = Math.ceil(against / 2);
  if (half === 0) return 0;
  const hooks = hooksFor(state, state.turn.hero, phase.place, phase.card);
  return warded(state, phase, half + sumOf(hooks, ({ battleDamage }) => battleDamage), true);
}

/**
 * Completes a flight after the threat's roll, or 0 without one. A threat that gave chase also acts.
 * Ends the encounter.
 */
export function getAway(
  draft: DiceDraft,
  phase: EncounterPhase,
  against: number,
  isChased: boolean,
): void {
  const { hero } = draft.turn;
  const hooks = hooksFor(draft, hero, phase.place, phase.card);
  draft.record({ kind: 'fled', hero, card: phase.card });
  if (!hasFlag(hooks, 'flight-is-free')) {
    for (const { onFlee } of hooks) onFlee?.(draft, hero, phase);
  }
  const amount = flightDamage(draft, phase, against);
  const magical = hasFlag(hooks, 'magical');
  const left = isChased ? beginAct(draft, phase) : phase;
  pushPhase(draft, { kind: 'damage', hero, amount, magical, reacted: [] });
  letStay(draft, left);
}

/** Evades the threat: an enemy leaves the game, a villain returns without consequences. */
export function evade(draft: DiceDraft, phase: EncounterPhase, routed: boolean): void {
  draft.record({ kind: 'evaded', hero: draft.turn.hero, card: phase.card });
  const origin = metAt(phase.place, 'evaded');
  if (routed && hasFlag(cardHooks(draft, phase.card), 'henchman')) {
    turnToChange(draft).henchman = phase.place;
  }
  if (phase.die.type === 'VILLAIN') returnToPlace(draft, phase.place, phase.die, origin);
  else removeDie(draft, phase.die, origin);
}
