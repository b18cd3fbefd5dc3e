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
} & {
  /** The kind of the phase. Engines read it here much faster than from phases of many layouts. */
  readonly kind: P['kind'];
};

/** Rules of any phase. */
export type AnyRules = Complete<Phase>;

/** The rules with all fields filled in. Engines read objects of a single layout faster. */
function complete<P extends Phase>(kind: P['kind'], rules: PhaseRules<P>): Complete<P> {
  const { run, player, offers, refuse, outcomes, sample, stream, act } = rules;
  return { kind, run, player, offers, refuse, outcomes, sample, stream, act };
}

const PHASES: { readonly [K in PhaseKind]: Complete<PhaseOf<K>> } = {
  place: complete('place', placeRules),
  start: complete('start', startRules),
  interior: complete('interior', interiorRules),
  encounter: complete('encounter', encounterRules),
  pick: complete('pick', pickRules),
  roll: complete('roll', rollRules),
  draw: complete('draw', drawRules),
  look: complete('look', lookRules),
  target: complete('target', targetRules),
  pile: complete('pile', pileRules),
  closing: complete('closing', closingRules),
  guard: complete('guard', guardRules),
  damage: complete('damage', damageRules),
  act: complete('act', actRules),
  retry: complete('retry', retryRules),
  escape: complete('escape', escapeRules),
  arrive: complete('arrive', arriveRules),
  choice: complete('choice', choiceRules),
  end: complete('end', endRules),
  refill: complete('refill', refillRules),
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
