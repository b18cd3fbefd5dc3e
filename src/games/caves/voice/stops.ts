import type { CavesState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import type { Stop } from './errands.ts';
import { nameCreature, nameItem } from './names.ts';

/** What the keys are called that go on after a stop. */
export interface StopKeys {
  readonly dig: string;
  readonly attack: string;
}

/** Why something that went on by itself has stopped. */
export function describeStop(stop: Stop, view: CavesState, keys: StopKeys, say: Say): string {
  const id = `caves-stop-${stop.reason}`;
  if ('who' in stop)
    return say(id, { who: nameCreature(stop.who, say, 'one'), attack: keys.attack });
  if ('item' in stop) return say(id, { item: nameItem(stop.item, view.potions, say, 'thing') });
  return say(id, { dig: keys.dig });
}
