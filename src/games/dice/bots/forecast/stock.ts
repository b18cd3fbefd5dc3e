import { countOfType } from '../../rules/model/bag.ts';
import type { Die } from '../../rules/model/die.ts';
import { soundCount, woundCount } from '../../rules/model/hand.ts';
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
  };
}

/** The stock without the spent dice. */
export function spent(stock: Stock, dice: readonly Die[], fates: readonly Fate[]): Stock {
  let { sound, divine, allies, bag } = stock;
  for (const [at, fate] of fates.entries()) {
    if (dice[at]?.type === 'ALLY') allies -= 1;
    else {
      sound -= 1;
      if (dice[at]?.type === 'DIVINE') divine -= 1;
      if (fate === 'hide') bag += 1;
    }
  }
  return { ...stock, sound, divine, allies, bag };
}

/** Number of dice that damage can take. */
export function payable({ allies, sound, bag, bagAllies }: Stock): number {
  return allies + sound + bag + bagAllies;
}

/**
 * The stock after damage, at best: allies are lost first, because they do not keep a hero alive.
 * The bag pays for what the hand lacks.
 */
export function hurt(stock: Stock, damage: number): Stock {
  const allies = Math.min(stock.allies, damage);
  const sound = Math.min(stock.sound, damage - allies);
  const rest = damage - allies - sound;
  const bagAllies = Math.min(stock.bagAllies, rest);
  return {
    ...stock,
    allies: stock.allies - allies,
    sound: stock.sound - sound,
    bagAllies: stock.bagAllies - bagAllies,
    bag: stock.bag - Math.min(stock.bag, rest - bagAllies),
  };
}

/** True if a hero with this stock certainly dies at the end of his turn. */
export function isLost({ sound, wounds, wanted, bag }: Stock): boolean {
  return bag < wanted - sound - wounds;
}
