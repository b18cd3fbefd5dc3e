import {
  attackOf,
  defenseOf,
  isEquipped,
  playerOf,
  xpForNext,
} from '../../../../games/caves/index.ts';
import type { CavesState } from '../../../../games/caves/index.ts';
import type { Say } from '../../../../i18n/say.ts';
import { thingsInSight } from '../../../../presentation/caves/known.ts';
import type { Seen } from '../../../../presentation/caves/known.ts';
import { nameCreature, nameEffect, nameItem } from '../../../../presentation/caves/names.ts';
import { signOfCreature, signOfItem } from '../../../../presentation/caves/signs.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import { drawFrame } from '../../../widgets/frame.ts';
import { SideRows } from '../../../run/side-rows.ts';

/** What is beside the map: how one is, what is in use, what lasts, and what is in sight. */
export function drawSide(grid: Grid, area: Area, view: CavesState, say: Say): void {
  const rows = new SideRows(grid, drawFrame(grid, area, say('caves-screen-side')));
  drawPlayer(rows, view, say);
  drawUse(rows, view, say);
  drawSight(rows, view, say);
}

function drawPlayer(rows: SideRows, view: CavesState, say: Say): void {
  const player = playerOf(view);
  const { hp, maxHp, mana, maxMana, rank, xp } = player;
  rows.bar(say('caves-status-hp', { hp, most: maxHp }), hp / maxHp, { ink: 'bad', bold: true });
  rows.bar(say('caves-status-mana', { mana, most: maxMana }), mana / maxMana, { ink: 'south' });
  const before = rank === 1 ? 0 : xpForNext(rank - 1);
  const share = (xp - before) / Math.max(1, xpForNext(rank) - before);
  rows.bar(say('caves-status-rank', { rank }), share, { ink: 'title' });
  rows.pair(say('caves-status-attack'), String(attackOf(player)), 'accent');
  rows.pair(say('caves-status-defense'), String(defenseOf(player)), 'good');
}

function drawUse(rows: SideRows, view: CavesState, say: Say): void {
  const player = playerOf(view);
  for (const [slot, item] of player.pack.entries()) {
    if (item === null || !isEquipped(player, slot)) continue;
    const { glyph, colour } = signOfItem(item);
    rows.sign(glyph, colour, nameItem(item, view.potions, say), '');
  }
  for (const { kind, turns } of player.effects) {
    rows.pair(nameEffect(kind, say), say('run-turns-left', { turns }), 'mental');
  }
}

function drawSight(rows: SideRows, view: CavesState, say: Say): void {
  const seen = thingsInSight(view).filter(({ steps }) => steps > 0);
  if (seen.length === 0 || rows.rest < 3) return;
  rows.title(say('caves-screen-in-sight'));
  for (const one of seen.slice(0, rows.rest)) {
    const { sign, name, note } = describeSeen(one, view, say);
    rows.sign(sign.glyph, sign.colour, name, note);
  }
}

function describeSeen(seen: Seen, { potions }: CavesState, say: Say) {
  if (seen.kind === 'item')
    return { sign: signOfItem(seen.item), name: nameItem(seen.item, potions, say), note: '' };
  const { kind, hp, maxHp } = seen.creature;
  return { sign: signOfCreature(kind), name: nameCreature(kind, say), note: `${hp}/${maxHp}` };
}
