import type { CavesAction } from '../rules/model/action.ts';
import { effectRow, itemRow } from '../rules/model/content.ts';
import type { EffectRow } from '../rules/model/effects.ts';
import type { Creature } from '../rules/model/state.ts';
import { slotWith } from './gear.ts';
import type { Outlook } from './outlook.ts';

/** Risk from which the bot escapes. */
const DESPERATE = 0.85;

/** The slot of a scroll whose effect fits. */
function slotOf(player: Creature, fits: (row: EffectRow) => boolean): number | undefined {
  const { content } = player;
  return slotWith(player, ({ kind }) => {
    const { scroll } = itemRow(content, kind);
    return scroll !== undefined && fits(effectRow(content, scroll));
  });
}

function read(slot: number | undefined): CavesAction | undefined {
  return slot === undefined ? undefined : { kind: 'read', slot };
}

/** Reads scrolls that help at any time. */
export function readInPeace({ player }: Outlook): CavesAction | undefined {
  return read(slotOf(player, ({ deed }) => deed?.do === 'grow' || deed?.do === 'map'));
}

/** Reads scrolls against hunters who are near, and escapes from those too strong. */
export function readInFight({ player, hunters, risk, style }: Outlook): CavesAction | undefined {
  const nearest = hunters.reduce((least, { distance }) => Math.min(least, distance), Infinity);
  const isNear = (row: EffectRow) => row.deed?.do === 'others' && nearest <= row.deed.near;
  if (risk >= DESPERATE) {
    const away = read(slotOf(player, ({ deed }) => deed?.do === 'teleport'));
    if (away !== undefined && player.hp < player.maxHp / 2) return away;
  }
  if (risk < style.scrolls || nearest > 4) return undefined;
  return read(
    slotOf(player, ({ deed }) => deed?.do === 'summon' && deed.ally === true) ??
      slotOf(player, isNear) ??
      slotOf(player, ({ turns, bonus }) => turns > 0 && (bonus?.defense ?? 0) > 0),
  );
}
