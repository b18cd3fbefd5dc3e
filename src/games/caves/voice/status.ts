import { attackOf, defenseOf, effectRow, hungerOf, playerOf } from '../rules/index.ts';
import type { CavesState, Creature, EffectKind } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { nameEffect } from './names.ts';

/** Below this share of health it is high time to do something. */
const LOW = 0.3;

/** Whether a creature has little health left. */
export function isLow({ hp, maxHp }: Pick<Creature, 'hp' | 'maxHp'>): boolean {
  return hp < maxHp * LOW;
}

/** Whether an effect wears down whoever it works on. */
export function isHarmful(kind: EffectKind): boolean {
  const { each, bonus } = effectRow(kind);
  return [each?.hp, bonus?.attack, bonus?.defense].some((change = 0) => change < 0);
}

/** The parts of the line below the map. */
export interface Status {
  readonly hp: string;
  readonly mana: string;
  /** Empty for whoever is neither hungry nor full. */
  readonly hunger: string;
  /** What works on the player, and for how many turns. */
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
      isHarmful: isHarmful(kind),
    })),
    rank: say('caves-status-rank', { rank: player.rank }),
    depth: say('caves-status-depth', { level: player.z + 1, depth: state.options.depth }),
    strength: say('caves-status-strength', {
      attack: attackOf(player),
      defense: defenseOf(player),
    }),
  };
}
