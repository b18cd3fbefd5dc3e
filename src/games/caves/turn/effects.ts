import { effectRow } from '../model/effects.ts';
import type { Change, EffectKind } from '../model/effects.ts';
import type { Effect } from '../model/state.ts';
import { heal, hurt, restore } from './bodies.ts';
import { happens } from './chance.ts';
import { perform } from './deeds.ts';
import { whoIs } from './draft.ts';
import type { Draft } from './draft.ts';
import { gainXp } from './experience.ts';

/**
 * Lets an effect work on somebody; `by` is the id of who gains by it. One that is under way lasts so much longer.
 * Whether anything came of it.
 */
export function affect(draft: Draft, id: number, kind: EffectKind, by?: number): boolean {
  const { turns, start, deed } = effectRow(kind);
  let isSeen = false;
  if (start !== undefined) isSeen = change(draft, id, kind, start, by);
  if (deed !== undefined) isSeen = perform(draft, id, kind, deed) || isSeen;
  if (turns > 0) isSeen = begin(draft, id, { kind, turns }) || isSeen;
  return isSeen;
}

function begin(draft: Draft, id: number, { kind, turns }: Effect): boolean {
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
  draft.crowd.change(id, { effects: [...effects, { kind, turns }] });
  draft.tellSeen({ kind: 'effect-begun', who: whoIs(creature), effect: kind }, creature);
  return true;
}

/** What the effects that somebody is under do in a turn; those that are over end. */
export function passEffects(draft: Draft, id: number): void {
  for (const { kind } of draft.crowd.get(id)?.effects ?? []) {
    const { each } = effectRow(kind);
    if (each !== undefined) change(draft, id, kind, each);
  }
  const creature = draft.crowd.get(id);
  if (creature === undefined || creature.effects.length === 0 || draft.ending !== undefined) return;
  const passed = creature.effects.map(({ kind, turns }): Effect => ({ kind, turns: turns - 1 }));
  draft.crowd.change(id, { effects: passed.filter(({ turns }) => turns > 0) });
  for (const { kind, turns } of passed) {
    if (turns > 0) continue;
    draft.tellSeen({ kind: 'effect-ended', who: whoIs(creature), effect: kind }, creature);
  }
}

/** Changes a body; whether that made a difference. */
function change(draft: Draft, id: number, effect: EffectKind, what: Change, by?: number): boolean {
  const { hp = 0, mana = 0, xpPerRank = 0, chance } = what;
  if (chance !== undefined && !happens(draft.chance, chance)) return false;
  const changes = [
    hp < 0 ? hurt(draft, id, effect, -hp, by) : heal(draft, id, effect, hp),
    restore(draft, id, mana),
    teach(draft, id, xpPerRank),
  ];
  return changes.includes(true);
}

function teach(draft: Draft, id: number, perRank: number): boolean {
  const rank = draft.crowd.get(id)?.rank ?? 0;
  gainXp(draft, id, perRank * rank);
  return perRank * rank > 0;
}
