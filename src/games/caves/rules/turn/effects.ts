import { isImmune, isProof, strengthened } from '../model/attributes.ts';
import { changedCreature } from '../model/copies.ts';
import { creatureRow, effectRow } from '../model/content.ts';
import { stepsBetween } from '../model/place.ts';
import type { Change, EffectAction, EffectKind, EffectState } from '../model/effects.ts';
import type { Creature, Effect } from '../model/state.ts';
import { heal, hurt, restore } from './bodies.ts';
import { happens } from './chance.ts';
import { perform, performOn } from './effect-actions.ts';
import { creatureRef } from './draft.ts';
import type { CavesDraft } from './draft.ts';
import { gainXp } from './experience.ts';
import { isFriend } from './friends.ts';

/**
 * Applies an effect to a creature; `by` is the id of the creature credited, and `magic` strengthens
 * what it takes or gives at once. An active effect is extended. True if it had any result.
 */
export function affect(
  draft: CavesDraft,
  id: number,
  kind: EffectKind,
  by?: number,
  magic = 0,
): boolean {
  const { turns, start, deed } = effectRow(draft.content, kind);
  const creature = draft.crowd.get(id);
  if (creature !== undefined && isImmune(creature, kind)) {
    // Ailments, unlike attempts to tame, come every turn: a message each would be noise.
    if (deed?.do === 'tame') emitResisted(draft, creature, kind);
    return false;
  }
  if (isResisted(draft, id, kind)) return true;
  let isSeen = false;
  if (start !== undefined) isSeen = change(draft, id, kind, strengthened(start, magic), by);
  if (deed?.do === 'others') isSeen = workOnOthers(draft, id, deed, by) || isSeen;
  else if (deed !== undefined) isSeen = perform(draft, id, kind, deed, by) || isSeen;
  if (deed?.do === 'blood-to-mana' && !isSeen) return false;
  if (turns > 0) isSeen = begin(draft, id, { kind, turns }) || isSeen;
  return isSeen;
}

/** Works an effect on the others nearest to a creature: foes of the player, if that is its side. */
function workOnOthers(
  draft: CavesDraft,
  id: number,
  { effect, near, most }: Extract<EffectAction, { readonly do: 'others' }>,
  by = id,
): boolean {
  const creature = draft.crowd.get(id);
  if (creature === undefined) return false;
  const isFriendly = isFriend(creature);
  const others = draft.crowd
    .onLevel(creature.z)
    .filter((one) => one.id !== creature.id && stepsBetween(one, creature) <= near)
    .filter((one) => one.side !== 'captive' && (!isFriendly || !isFriend(one)))
    .map((one) => ({ id: one.id, steps: stepsBetween(one, creature) }))
    .sort((one, other) => one.steps - other.steps || one.id - other.id);
  let isSeen = false;
  for (const other of others.slice(0, most)) isSeen = affect(draft, other.id, effect, by) || isSeen;
  return isSeen;
}

/** True if a creature is immune to an effect; records the event. */
function isResisted(draft: CavesDraft, id: number, effect: EffectKind): boolean {
  const creature = draft.crowd.get(id);
  if (creature === undefined || !isProof(creature, effect)) return false;
  emitResisted(draft, creature, effect);
  return true;
}

function emitResisted(draft: CavesDraft, creature: Creature, effect: EffectKind): void {
  draft.emitSeen({ kind: 'effect-resisted', who: creatureRef(creature), effect }, creature);
}

function begin(draft: CavesDraft, id: number, { kind, turns }: Effect): boolean {
  const creature = draft.crowd.get(id);
  if (creature === undefined) return false;
  const { effects } = creature;
  if (effects.some((effect) => effect.kind === kind)) {
    const longer = (effect: Effect) => ({ kind, turns: effect.turns + turns });
    draft.crowd.change(id, {
      effects: effects.map((effect) => (effect.kind === kind ? longer(effect) : effect)),
    });
    return true;
  }
  const affected = draft.crowd.change(id, { effects: [...effects, { kind, turns }] });
  draft.emitSeen({ kind: 'effect-begun', who: creatureRef(creature), effect: kind }, creature);
  endEffects(draft, affected, (effect) => isProof(affected, effect.kind));
  return true;
}

/** Ends finished effects of a creature and records the events. */
function endEffects(draft: CavesDraft, creature: Creature, isOver: (effect: Effect) => boolean) {
  const { id, effects } = creature;
  draft.crowd.change(id, { effects: effects.filter((effect) => !isOver(effect)) });
  for (const effect of effects) {
    if (!isOver(effect)) continue;
    draft.emitSeen(
      { kind: 'effect-ended', who: creatureRef(creature), effect: effect.kind },
      creature,
    );
  }
}

/** Ends the effects that put a creature into a state. */
export function endState(draft: CavesDraft, id: number, state: EffectState): void {
  const creature = draft.crowd.get(id);
  if (creature === undefined) return;
  endEffects(draft, creature, ({ kind }) => effectRow(draft.content, kind).state === state);
}

/** Works the effects of creatures that have died, where they died. */
export function settle(draft: CavesDraft): void {
  for (let dead = draft.bursts.shift(); dead !== undefined; dead = draft.bursts.shift()) {
    const { dies } = creatureRow(dead.content, dead.kind);
    const deed = dies === undefined ? undefined : effectRow(dead.content, dies).deed;
    if (dies !== undefined && deed !== undefined && draft.ending === undefined)
      performOn(draft, dead, dies, deed);
  }
}

/** Applies one turn of a creature's effects and ends the finished ones. */
export function passEffects(draft: CavesDraft, id: number): void {
  for (const { kind } of draft.crowd.get(id)?.effects ?? []) {
    const { each } = effectRow(draft.content, kind);
    if (each !== undefined) change(draft, id, kind, each);
    if (draft.ending !== undefined) return;
  }
  const creature = draft.crowd.get(id);
  if (creature === undefined || creature.effects.length === 0) return;
  const effects = creature.effects.map(({ kind, turns }): Effect => ({ kind, turns: turns - 1 }));
  endEffects(draft, changedCreature(creature, { effects }), ({ turns }) => turns === 0);
}

/** Applies a change to a creature; true if it made any difference. */
function change(
  draft: CavesDraft,
  id: number,
  effect: EffectKind,
  amounts: Change,
  by?: number,
): boolean {
  const { hp = 0, mana = 0, xpPerRank = 0, chance } = amounts;
  if (chance !== undefined && !happens(draft.chance, chance)) return false;
  const changes = [
    hp < 0 ? hurt(draft, id, effect, -hp, by) : heal(draft, id, effect, hp),
    restore(draft, id, mana),
    teach(draft, id, xpPerRank),
  ];
  return changes.includes(true);
}

function teach(draft: CavesDraft, id: number, perRank: number): boolean {
  const rank = draft.crowd.get(id)?.rank ?? 0;
  gainXp(draft, id, perRank * rank);
  return perRank * rank > 0;
}
