import { attackOf, defenseOf, hungerOf, isAilment, playerOf } from '../rules/index.ts';
import type { CavesState, Creature } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { nameEffect } from './names.ts';

/** Health below this share is a warning. */
const LOW = 0.3;

/** True if a creature's health is low. */
export function isLow({ hp, maxHp }: Pick<Creature, 'hp' | 'maxHp'>): boolean {
  return hp < maxHp * LOW;
}

/** Parts of the status line below the map. */
export interface Status {
  readonly hp: string;
  readonly mana: string;
  /** Empty unless hungry or full. */
  readonly hunger: string;
  /** Active effects with their remaining turns. */
  readonly effects: readonly { readonly text: string; readonly isHarmful: boolean }[];
  readonly rank: string;
  readonly depth: string;
  readonly strength: string;
}

export function statusOf(state: CavesState, say: Say): Status {
  const player = playerOf(state);
  const hunger = hungerOf(player);
  return {
    hp: say('caves-status-hp', { hp: player.hp, most: player.maxHp }),
    mana: say('caves-status-mana', { mana: player.mana, most: player.maxMana }),
    hunger: hunger === 'sated' ? '' : say(`caves-hunger-${hunger}`),
    effects: player.effects.map(({ kind, turns }) => ({
      text: `${nameEffect(kind, say)} ${turns}`,
      isHarmful: isAilment(player.content, kind),
    })),
    rank: say('caves-status-rank', { rank: player.rank }),
    depth: say('caves-status-depth', { level: player.z + 1, depth: state.levels.length }),
    strength: say('caves-status-strength', {
      attack: attackOf(player),
      defense: defenseOf(player),
    }),
  };
}
