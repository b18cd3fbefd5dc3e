import { NameTable } from '#kit/name-table.ts';
import type { Phase, PhaseKind, PhaseOf } from '../state/phase.ts';
import { choiceRules } from './choice.ts';
import { arriveRules, damageRules } from './damage.ts';
import { drawRules, lookRules } from './draw.ts';
import { encounterRules } from './encounter.ts';
import { actRules } from './fate.ts';
import { interiorRules } from './interior.ts';
import type { PhaseRules } from './offer.ts';
import { pickRules } from './pick.ts';
import { retryRules, rollRules } from './roll.ts';
import { pileRules, targetRules } from './target.ts';
import { endRules, placeRules, refillRules, startRules } from './turn.ts';
import { closingRules, escapeRules, guardRules } from './villain.ts';

type Complete<P extends Phase> = {
  readonly [K in keyof PhaseRules<P>]-?: PhaseRules<P>[K] | undefined;
};

/** Rules of any phase. */
export type AnyRules = Complete<Phase>;

/** The rules with all fields filled in. Engines read objects of a single layout faster. */
function complete<P extends Phase>(rules: PhaseRules<P>): Complete<P> {
  const { run, player, offers, refuse, outcomes, stream, act } = rules;
  return { run, player, offers, refuse, outcomes, stream, act };
}

const PHASES: { readonly [K in PhaseKind]: Complete<PhaseOf<K>> } = {
  place: complete(placeRules),
  start: complete(startRules),
  interior: complete(interiorRules),
  encounter: complete(encounterRules),
  pick: complete(pickRules),
  roll: complete(rollRules),
  draw: complete(drawRules),
  look: complete(lookRules),
  target: complete(targetRules),
  pile: complete(pileRules),
  closing: complete(closingRules),
  guard: complete(guardRules),
  damage: complete(damageRules),
  act: complete(actRules),
  retry: complete(retryRules),
  escape: complete(escapeRules),
  arrive: complete(arriveRules),
  choice: complete(choiceRules),
  end: complete(endRules),
  refill: complete(refillRules),
};

/** The phases with the most actions come first. */
const TABLE = new NameTable(PHASES as Readonly<Record<PhaseKind, AnyRules>>, [
  'roll',
  'pick',
  'interior',
  'draw',
  'encounter',
]);

/** The rules of a phase. The table pairs each kind with rules for that kind. */
export function rulesOf({ kind }: Phase): AnyRules {
  return TABLE.of(kind);
}
