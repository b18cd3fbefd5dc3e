import { countOfType } from '../../rules/model/bag.ts';
import type { Die } from '../../rules/model/die.ts';
import { soundCount, woundCount } from '../../rules/model/hand.ts';
import { countKeyword, hasKeyword } from '../../rules/model/marks.ts';
import type { Fate } from '../../rules/select/hand-rule.ts';
import { heroOf } from '../../rules/state/draft.ts';
import type { DiceState } from '../../rules/state/state.ts';

/** The dice a hero has left that decide whether he can fill his hand. */
export interface Stock {
  /** Main dice that damage can take; `wounds` are those it cannot. */
  readonly sound: number;
  readonly wounds: number;
  /** Number of DIVINE dice among the sound ones. */
  readonly divine: number;
  readonly allies: number;
  /** Number of main dice the hand needs at the end of the turn. */
  readonly wanted: number;
  /** Number of dice in the bag that can fill the hand, and of those that cannot. */
  readonly bag: number;
  readonly bagAllies: number;
  /** Number of sound dice that pay 2 of damage. */
  readonly shields: number;
}

export function stockOf(state: DiceState, hero: number): Stock {
  const { hand, bag } = heroOf(state, hero);
  const wounds = woundCount(hand);
  const bagAllies = countOfType(bag, 'ALLY');
  return {
    sound: soundCount(hand) - hand.allies.length,
    wounds,
    divine: countOfType(hand.main, 'DIVINE'),
    allies: hand.allies.length,
    wanted: heroOf(state, hero).capacity,
    bag: bag.length - bagAllies,
    bagAllies,
    shields: countKeyword(hand.main, 'shielding'),
  };
}

/** The stock without the spent dice. */
export function spent(stock: Stock, dice: readonly Die[], fates: readonly Fate[]): Stock {
  let { sound, divine, allies, bag, shields } = stock;
  for (const [at, fate] of fates.entries()) {
    const die = dice[at];
    if (die?.type === 'ALLY') allies -= 1;
    else {
      sound -= 1;
      if (die?.type === 'DIVINE') divine -= 1;
      if (die !== undefined && hasKeyword(die, 'shielding')) shields -= 1;
      const isLoyal = fate === 'discard' && die !== undefined && hasKeyword(die, 'loyal');
      if (fate === 'hide' || isLoyal) bag += 1;
    }
  }
  return { ...stock, sound, divine, allies, bag, shields };
}

/** Points of damage that the dice can pay. */
export function payable({ allies, sound, bag, bagAllies, shields }: Stock): number {
  return allies + sound + shields + bag + bagAllies;
}

/**
 * The stock after damage, at best: allies are lost first, because they do not keep a hero alive.
 * The bag pays for what the hand lacks.
 */
export function hurt(stock: Stock, damage: number): Stock {
  const allies = Math.min(stock.allies, damage);
  const shields = Math.min(stock.shields, Math.ceil((damage - allies) / 2));
  const unpaid = Math.max(0, damage - allies - 2 * shields);
  const others = Math.min(stock.sound - shields, unpaid);
  const sound = shields + others;
  const rest = unpaid - others;
  const bagAllies = Math.min(stock.bagAllies, rest);
  return {
    ...stock,
    allies: stock.allies - allies,
    sound: stock.sound - sound,
    shields: stock.shields - shields,
    bagAllies: stock.bagAllies - bagAllies,
    bag: stock.bag - Math.min(stock.bag, rest - bagAllies),
  };
}

/** True if a hero with this stock certainly dies at the end of his turn. */
export function isLost({ sound, wounds, wanted, bag }: Stock): boolean {
  return bag < wanted - sound - wounds;
}
