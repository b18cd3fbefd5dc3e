import { attackOf, defenseOf, hpRegenOf, manaRegenOf } from '../rules/model/attributes.ts';
import type { CavesAction } from '../rules/model/action.ts';
import { GROWTHS } from '../rules/model/growth.ts';
import type { Growth } from '../rules/model/growth.ts';
import { spellsIn } from '../rules/model/content.ts';
import type { Creature } from '../rules/model/state.ts';
import { meanBlow } from './foes.ts';
import type { Style } from './style.ts';

/** A strong opponent to compare with: an armed goblin. */
const RIVAL = { attack: 22, defense: 9 };

/**
 * Value of another point of mana up to each maximum, by the books in the pack. The limits match the
 * costs of the best spells.
 */
const MANA_WORTH_STEPS = {
  white: [
    { until: 12, worth: 0.2 },
    { until: 20, worth: 0.1 },
  ],
  blue: [
    { until: 11, worth: 0.13 },
    { until: 16, worth: 0.09 },
  ],
  both: [{ until: 20, worth: 0.14 }],
} as const;
const EXTRA_MANA_WORTH = 0.03;

function manaWorth({ maxMana, pack }: Creature): number {
  const has = (book: string) => pack.some((item) => item?.kind === book);
  const [white, blue] = [has('white-book'), has('blue-book')];
  if (!white && !blue) return EXTRA_MANA_WORTH;
  const steps = MANA_WORTH_STEPS[white && blue ? 'both' : white ? 'white' : 'blue'];
  return steps.find(({ until }) => maxMana < until)?.worth ?? EXTRA_MANA_WORTH;
}

/** The benefit of each growth, roughly as a share of what the player can endure. */
function gains(player: Creature): Readonly<Record<Growth, number>> {
  const hasBook = player.pack.some(
    (item) => item !== null && spellsIn(player.content, item).length > 0,
  );
  const blow = meanBlow(attackOf(player), RIVAL.defense);
  const damageTaken = meanBlow(RIVAL.attack, defenseOf(player));
  return {
    hp: 10 / player.maxHp + (player.hp < player.maxHp / 3 ? 0.1 : 0),
    attack: 1 / blow,
    defense: 0.5 / damageTaken,
    mana: manaWorth(player),
    'mana-regen': hasBook ? 2 / manaRegenOf(player) : 0.01,
    'hp-regen': 0.5 / hpRegenOf(player),
    vision: 0.02,
  };
}

/** Chooses the most useful growth. */
export function grow(player: Creature, style: Style): CavesAction {
  const gain = gains(player);
  const worth = (growth: Growth) => gain[growth] * (style.growth[growth] ?? 1);
  const [growth] = [...GROWTHS].sort((one, other) => worth(other) - worth(one));
  return { kind: 'grow', growth: growth ?? 'hp' };
}
