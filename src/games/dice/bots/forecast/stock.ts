import { countOfType } from '../../rules/model/bag.ts';
import type { Die } from '../../rules/model/die.ts';
import { soundCount, woundCount } from '../../rules/model/hand.ts';
import type { Fate } from '../../rules/select/hand-rule.ts';
import { heroOf } from '../../rules/state/draft.ts';
import type { DiceState } from '../../rules/state/state.ts';

/** What a hero is left with, as far as it decides whether he can fill his hand. */
export interface Stock {
  /** Main dice that damage can take, and those that it cannot. */
  readonly sound: number;
  readonly wounds: number;
  /** How many of the sound ones are DIVINE. */
  readonly divine: number;
  readonly allies: number;
  /** How many main dice the hand is to hold at the end of the turn. */
  readonly wanted: number;
  /** Dice of the bag that count for the hand. */
  readonly bag: number;
}

export function stockOf(state: DiceState, hero: number): Stock {
  const { hand, bag } = heroOf(state, hero);
  const wounds = woundCount(hand);
  return {
    sound: soundCount(hand) - hand.allies.length,
    wounds,
    divine: countOfType(hand.main, 'DIVINE'),
    allies: hand.allies.length,
    wanted: heroOf(state, hero).capacity,
    bag: bag.length - countOfType(bag, 'ALLY'),
  };
}

/** The stock without dice that are spent. */
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

/** The stock after damage, if allies go first: they do not keep a hero alive. */
export function hurt(stock: Stock, damage: number): Stock {
  const fromAllies = Math.min(stock.allies, damage);
  const fromMain = Math.min(stock.sound, damage - fromAllies);
  return { ...stock, allies: stock.allies - fromAllies, sound: stock.sound - fromMain };
}

/** Whether a hero with this stock dies for certain if his turn ends. */
export function isLost({ sound, wounds, wanted, bag }: Stock): boolean {
  return bag < wanted - sound - wounds;
}
