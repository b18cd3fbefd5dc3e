import { creatureRow } from '../model/content.ts';
import type { CavesContent } from '../model/content.ts';
import type { CreatureKind } from '../model/creatures.ts';
import type { Spot } from '../model/place.ts';
import type { Creature } from '../model/state.ts';

const MANA = 5;
const MAX_FOOD = 1000;
/** Initial food of the player, two thirds of the maximum. */
const FOOD = 666;

/** Points regained in 1 000 turns. */
const HP_REGEN = 10;
const MANA_REGEN = 20;

/** A new creature. */
export function spawn(
  content: CavesContent,
  kind: CreatureKind,
  id: number,
  { x, y, z }: Spot,
): Creature {
  const { hp, attack, defense, vision } = creatureRow(content, kind);
  const isPlayer = kind === 'player';
  return {
    id,
    kind,
    content,
    x,
    y,
    z,
    hp,
    maxHp: hp,
    mana: MANA,
    maxMana: MANA,
    attack,
    defense,
    vision,
    hpRegen: HP_REGEN,
    manaRegen: MANA_REGEN,
    hpRest: 0,
    manaRest: 0,
    xp: 0,
    rank: 1,
    food: isPlayer ? FOOD : 0,
    maxFood: isPlayer ? MAX_FOOD : 0,
    pack: [],
    weapon: null,
    armor: null,
    effects: [],
    learned: [],
    spread: 0,
    isSummoned: false,
    counts: undefined,
    side: undefined,
    post: undefined,
  };
}
