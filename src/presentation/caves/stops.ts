import type { CavesState } from '../../games/caves/index.ts';
import type { Say } from '../../i18n/say.ts';
import type { Stop } from './errands.ts';
import { nameCreature, nameItem } from './names.ts';

/** Why something that went on by itself has stopped; `dig` is the key that digs on. */
export function describeStop(stop: Stop, view: CavesState, dig: string, say: Say): string {
  const id = `caves-stop-${stop.reason}`;
  if ('who' in stop) return say(id, { who: nameCreature(stop.who, say, 'one') });
  if ('item' in stop) return say(id, { item: nameItem(stop.item, view.potions, say, 'thing') });
  return say(id, { dig });
}
