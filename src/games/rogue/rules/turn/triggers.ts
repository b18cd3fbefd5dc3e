import type { LiveTrigger } from '../model/course.ts';
import { triggerIn } from '../model/course.ts';
import { mobIn } from '../model/by-chunk.ts';
import type { RogueState } from '../model/state.ts';
import type { TriggerEffect } from '../model/trigger-effect.ts';
import type { Place } from '../world/plan.ts';
import type { TriggerKind } from '../world/trigger-kinds.ts';
import type { TurnDraft } from './draft.ts';
import { chest } from './trigger-chest.ts';
import { door } from './trigger-door.ts';
import { exit } from './trigger-exit.ts';
import { gate } from './trigger-gate.ts';
import { key } from './trigger-key.ts';
import { plate } from './trigger-plate.ts';
import { reach } from './trigger-reach.ts';
import type { AnyRow, TriggerRow } from './trigger-row.ts';
import type { Situation } from './situation.ts';
import { sign } from './trigger-sign.ts';
import { spikes } from './trigger-spikes.ts';
import { teleporter } from './trigger-teleporter.ts';
import { treasure } from './trigger-treasure.ts';
import { well } from './trigger-well.ts';

const ROWS: { readonly [K in TriggerKind]: TriggerRow<K> } = {
  door,
  key,
  gate,
  plate,
  spikes,
  well,
  teleporter,
  sign,
  chest,
  exit,
  treasure,
  reach,
};

function rowOf({ kind }: LiveTrigger): AnyRow {
  return ROWS[kind];
}

/** Effect of a step onto a trigger now; undefined if nothing would happen. */
function effectOf(trigger: LiveTrigger, situation: Situation): TriggerEffect | undefined {
  return rowOf(trigger).effect(trigger, situation);
}

/** Exact effect of the hero's next step onto a cell with a trigger. */
export function forecast(state: RogueState, place: Place): TriggerEffect | undefined {
  const { hero, course } = state;
  const trigger = triggerIn(course, place);
  if (trigger === undefined || course === undefined) return undefined;
  return effectOf(trigger, {
    hero,
    course,
    hasMob: (cell) => mobIn(state.mobs, cell) !== undefined,
  });
}

/** The hero steps onto a cell; its trigger reacts. */
export function stepOn(draft: TurnDraft, place: Place): void {
  if (draft.before.course === undefined) return;
  const trigger = triggerIn(draft.course, place);
  const effect = trigger && effectOf(trigger, draft.situation);
  if (trigger === undefined || effect === undefined) return;
  draft.emit({ kind: 'triggered', at: { x: place.x, y: place.y }, effect });
  if (rowOf(trigger).apply(draft, effect, trigger)) draft.use([trigger]);
}
