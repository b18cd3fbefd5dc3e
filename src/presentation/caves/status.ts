import { hungerOf, playerOf } from '../../games/caves/index.ts';
import type { CavesState, Creature } from '../../games/caves/index.ts';
import type { Say } from '../../i18n/say.ts';

/** Below this share of health it is high time to do something. */
const LOW = 0.3;

/** Whether a creature has little health left. */
export function isLow({ hp, maxHp }: Pick<Creature, 'hp' | 'maxHp'>): boolean {
  return hp < maxHp * LOW;
}

/** The parts of the line below the map. */
export interface Status {
  readonly hp: string;
  readonly mana: string;
  /** Empty for whoever is neither hungry nor full. */
  readonly hunger: string;
  readonly rank: string;
  readonly depth: string;
}

export function statusOf(state: CavesState, say: Say): Status {
  const player = playerOf(state);
  const hunger = hungerOf(player);
  return {
    hp: say('caves-status-hp', { hp: player.hp, most: player.maxHp }),
    mana: say('caves-status-mana', { mana: player.mana, most: player.maxMana }),
    hunger: hunger === 'sated' ? '' : say(`caves-hunger-${hunger}`),
    rank: say('caves-status-rank', { rank: player.rank }),
    depth: say('caves-status-depth', { level: player.z + 1, depth: state.options.depth }),
  };
}
