import type { Phase, PhaseKind, PhaseOf } from '../model/phase.ts';
import { arriveRules, damageRules } from './damage.ts';
import { drawRules, lookRules } from './draw.ts';
import { encounterRules } from './encounter.ts';
import { interiorRules } from './interior.ts';
import type { PhaseRules } from './offer.ts';
import { pickRules } from './pick.ts';
import { retryRules, rollRules } from './roll.ts';
import { pileRules, targetRules } from './target.ts';
import { endRules, placeRules, refillRules, startRules } from './turn.ts';
import { closingRules, escapeRules, guardRules } from './villain.ts';

const PHASES: { readonly [K in PhaseKind]: PhaseRules<PhaseOf<K>> } = {
  place: placeRules,
  start: startRules,
  interior: interiorRules,
  encounter: encounterRules,
  pick: pickRules,
  roll: rollRules,
  draw: drawRules,
  look: lookRules,
  target: targetRules,
  pile: pileRules,
  closing: closingRules,
  guard: guardRules,
  damage: damageRules,
  retry: retryRules,
  escape: escapeRules,
  arrive: arriveRules,
  end: endRules,
  refill: refillRules,
};

/** The rules of a phase. The table pairs each kind with rules for that kind. */
export function rulesOf(phase: Phase): PhaseRules<Phase> {
  return PHASES[phase.kind] as PhaseRules<Phase>;
}
