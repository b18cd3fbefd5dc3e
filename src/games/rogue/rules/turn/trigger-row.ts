import type { LiveTrigger } from '../model/course.ts';
import type { EffectOf, TriggerEffect } from '../model/trigger-effect.ts';
import type { TriggerKind } from '../world/trigger-kinds.ts';
import type { TurnDraft } from './draft.ts';
import type { Situation } from './situation.ts';

type Live<K extends TriggerKind> = Extract<LiveTrigger, { readonly kind: K }>;

/** One kind of trigger. */
export interface TriggerRow<K extends TriggerKind> {
  /** Effect of a step; undefined if nothing happens. */
  effect(trigger: Live<K>, situation: Situation): EffectOf<K> | undefined;
  /** Carries out an effect and returns true if that uses the trigger. */
  apply(draft: TurnDraft, effect: EffectOf<K>, trigger: Live<K>): boolean;
}

/** A row that works for any kind, for tables. */
export interface AnyRow {
  effect(trigger: LiveTrigger, situation: Situation): TriggerEffect | undefined;
  apply(draft: TurnDraft, effect: TriggerEffect, trigger: LiveTrigger): boolean;
}
