import type { CavesState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { nameCreature, nameEffect, nameItem, nameTerrain } from './names.ts';
import type { CreatureForm } from './names.ts';
import type { Stop } from './stop-reasons.ts';

/** Names of keys that continue after a stop. */
export interface StopKeys {
  readonly dig: string;
  readonly attack: string;
}

/** Grammatical forms of a creature in stops; otherwise a first mention. */
const FORMS: Partial<Readonly<Record<Stop['reason'], CreatureForm>>> = {
  sight: 'appears',
  'in-sight': 'seen',
};

/** The reason an automatic action stopped. */
export function describeStop(stop: Stop, view: CavesState, keys: StopKeys, say: Say): string {
  const id = `caves-stop-${stop.reason}`;
  if ('who' in stop) {
    const form = FORMS[stop.reason] ?? 'one';
    return say(id, { who: nameCreature(stop.who, say, form), attack: keys.attack });
  }
  if ('item' in stop) return say(id, { item: nameItem(stop.item, view.potions, say, 'thing') });
  if ('items' in stop) {
    const names = stop.items.map((item) => nameItem(item, view.potions, say, 'one'));
    return say(id, { items: names.join(', ') });
  }
  if ('effect' in stop) return say(id, { effect: nameEffect(stop.effect, say) });
  if ('terrain' in stop) return say(id, { ground: nameTerrain(stop.terrain, say, 'one') });
  return say(id, { dig: keys.dig });
}
