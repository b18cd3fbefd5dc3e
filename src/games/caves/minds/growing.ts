import { attackOf, defenseOf, hpRegenOf, manaRegenOf } from '../model/attributes.ts';
import type { CavesAction } from '../model/action.ts';
import { GROWTHS } from '../model/growth.ts';
import type { Growth } from '../model/growth.ts';
import { bookOf } from '../model/spells.ts';
import type { Creature } from '../model/state.ts';
import { meanBlow } from './foes.ts';

/** A strong one, to measure oneself by: a goblin with arms. */
const RIVAL = { attack: 22, defense: 9 };

/** What more mana is worth: up to where one heals slowly, up to where all spells can be cast, and beyond. */
const MANA_TO_HEAL = 12;
const MANA_ENOUGH = 25;

function manaWorth({ maxMana, pack }: Creature): number {
  const books = pack.map((item) => (item === null ? undefined : bookOf(item)));
  if (!books.some((book) => book !== undefined)) return 0.02;
  if (maxMana >= MANA_ENOUGH) return 0.04;
  return books.includes('white') && maxMana < MANA_TO_HEAL ? 0.2 : 0.07;
}

/** By how much each growth helps, roughly as a share of what one can bear. */
function gains(player: Creature): Readonly<Record<Growth, number>> {
  const hasBook = player.pack.some((item) => item !== null && bookOf(item) !== undefined);
  const blow = meanBlow(attackOf(player), RIVAL.defense);
  const taken = meanBlow(RIVAL.attack, defenseOf(player));
  return {
    hp: 10 / player.maxHp + (player.hp < player.maxHp / 3 ? 0.1 : 0),
    attack: 1 / blow,
    defense: 0.5 / taken,
    mana: manaWorth(player),
    'mana-regen': hasBook ? 2 / manaRegenOf(player) : 0.01,
    'hp-regen': 0.5 / hpRegenOf(player),
    vision: 0.02,
  };
}

/** What helps most. */
export function grow(player: Creature): CavesAction {
  const worth = gains(player);
  const [growth] = [...GROWTHS].sort((one, other) => worth[other] - worth[one]);
  return { kind: 'grow', growth: growth ?? 'hp' };
}
