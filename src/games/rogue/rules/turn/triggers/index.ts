import type { LiveTrigger } from '../../model/course.ts';
import { triggerIn } from '../../model/course.ts';
import { mobAt } from '../../game/looking.ts';
import type { RogueState } from '../../model/state.ts';
import type { TriggerEffect } from '../../model/trigger-effect.ts';
import type { Place } from '../../world/plan.ts';
import type { TriggerKind } from '../../world/triggers/kinds.ts';
import type { TurnDraft } from '../draft.ts';
import { chest } from './chest.ts';
import { door } from './door.ts';
import { exit } from './exit.ts';
import { gate } from './gate.ts';
import { key } from './key.ts';
import { plate } from './plate.ts';
import { reach } from './reach.ts';
import type { AnyRow, Situation, TriggerRow } from './row.ts';
import { sign } from './sign.ts';
import { spikes } from './spikes.ts';
import { teleporter } from './teleporter.ts';
import { treasure } from './treasure.ts';
import { well } from './well.ts';

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
export function effectOf(trigger: LiveTrigger, situation: Situation): TriggerEffect | undefined {
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
    hasMob: (cell) => mobAt(state, cell) !== undefined,
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
