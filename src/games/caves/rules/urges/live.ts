import { creatureRow } from '../model/creatures.ts';
import type { Urge } from '../model/creatures.ts';
import type { Creature } from '../model/state.ts';
import { happens } from '../turn/chance.ts';
import type { CavesDraft } from '../turn/draft.ts';
import { hurl, shoot } from './aiming.ts';
import { equip, gather } from './gear.ts';
import { spread } from './growing.ts';
import { hunt, lurk, tunnel, wander } from './roaming.ts';

/** What a creature does of its own accord in a turn: in every step the first of its urges that is possible. */
export function live(draft: CavesDraft, id: number): void {
  const kind = draft.crowd.get(id)?.kind;
  if (kind === undefined) return;
  const { steps, urges } = creatureRow(kind);
  for (let step = 0; step < steps; step++) {
    const creature = draft.crowd.get(id);
    if (creature === undefined || draft.ending !== undefined) return;
    urges.some((urge) => follow(draft, creature, urge));
  }
}

/** Does what a creature wants if that is possible; whether it is. */
function follow(draft: CavesDraft, creature: Creature, urge: Urge): boolean {
  switch (urge.kind) {
    case 'idle':
      return happens(draft.chance, urge.chance);
    case 'spread':
      return spread(draft, creature, urge);
    case 'lurk':
      return lurk(draft, creature, urge.near);
    case 'tunnel':
      return tunnel(draft, creature, urge.near);
    case 'equip':
      return equip(draft, creature);
    case 'shoot':
      return shoot(draft, creature);
    case 'throw':
      return hurl(draft, creature);
    case 'hunt':
      return hunt(draft, creature, urge.below);
    case 'pick-up':
      return gather(draft, creature);
    case 'wander':
      return wander(draft, creature);
  }
}
