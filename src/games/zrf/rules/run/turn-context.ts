import type { TurnEntry } from '../model/index.ts';
import type { Attack } from './attack.ts';
import type { Chains } from './comparison.ts';
import type { DropMates } from './drop-mate.ts';
import type { Faults } from './faults.ts';
import type { Check, Safety } from './safety.ts';
import type { Situation } from './situation.ts';
import type { Trail } from './trail.ts';

/** Position in which a player chooses a step. */
export interface TurnContext extends Situation, Chains {
  readonly entry: TurnEntry;
  /** Move type with which the piece at `chainAt` continues, -1 for any. */
  readonly chainType: number;
  /** True if dice decide. */
  isChance(): boolean;
}

/** A step forbidden because it would leave royal pieces under attack. */
export interface Exposure {
  readonly record: readonly number[];
  /** Royal pieces and their attackers after the step. */
  readonly checks: readonly Check[];
}

/** Parts of a machine that listing steps needs. */
export interface Aids {
  readonly attack: Attack;
  readonly safety: Safety;
  readonly trail: Trail;
  readonly faults: Faults;
  /** Drops that may not give mate, undefined if the rules forbid none. */
  readonly dropMates: DropMates | undefined;
}
