import {
  attackOf,
  contentOf,
  defenseOf,
  hungerOf,
  isAilment,
  isEquipped,
  playerOf,
  xpForNext,
} from '../../rules/index.ts';
import type { CavesState } from '../../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { dangerOf } from '../../voice/danger.ts';
import type { Danger } from '../../voice/danger.ts';
import { groupsInSight } from '../../voice/known.ts';
import type { Sighting } from '../../voice/known.ts';
import { nameCreature, nameEffect, nameItem } from '../../voice/names.ts';
import { signOfCreature, signOfItem } from '../../voice/signs.ts';
import type { Sign } from '../../voice/signs.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import type { InkColour } from '#screen/cells/ink.ts';
import { drawPiece } from '#screen/cells/pieces.ts';
import { inset } from '#screen/widgets/areas.ts';
import { drawFrame } from '#screen/widgets/frame.ts';
import { SideRows } from '#roguelike/screen/side-rows.ts';

/** Draws the panel beside the map: player, equipment, effects and things in sight. */
export function drawSide(grid: Grid, area: Area, view: CavesState, say: Say): void {
  drawPiece(grid, 'caves-side', area, [], (piece) => {
    drawFrame(piece, piece.area, say('player-you'));
  });
  const rows = new SideRows(grid, inset(area, 2, 1));
  drawPlayer(rows, view, say);
  drawUse(rows, view, say);
  drawSight(rows, view, say);
}

function drawPlayer(rows: SideRows, view: CavesState, say: Say): void {
  const player = playerOf(view);
  const { hp, maxHp, mana, maxMana, rank, xp, food, maxFood } = player;
  rows.part('caves-health', 4, [hp, maxHp, mana, maxMana, rank, xp], (section) => {
    const before = rank === 1 ? 0 : xpForNext(rank - 1);
    const share = (xp - before) / Math.max(1, xpForNext(rank) - before);
    const [health, spirit] = [
      { hp, most: maxHp },
      { mana, most: maxMana },
    ];
    section.bars([
      { text: say('caves-status-hp', health), share: hp / maxHp, ink: { ink: 'bad', bold: true } },
      { text: say('caves-status-mana', spirit), share: mana / maxMana, ink: { ink: 'south' } },
      { text: say('caves-status-rank', { rank }), share, ink: { ink: 'title' } },
    ]);
    section.pair(say('caves-status-xp'), `${xp}/${xpForNext(rank)}`, 'title');
  });
  const hunger = hungerOf(player);
  const isHungry = hunger === 'starving' || hunger === 'hungry';
  rows.pair(say(`caves-hunger-${hunger}`), `${food}/${maxFood}`, isHungry ? 'bad' : 'soft');
  const [attack, defense] = [attackOf(player), defenseOf(player)];
  rows.part('caves-strength', 2, [attack, defense], (section) => {
    section.pair(say('run-status-attack'), String(attack), 'accent');
    section.pair(say('caves-status-defense'), String(defense), 'good');
  });
}

function drawUse(rows: SideRows, view: CavesState, say: Say): void {
  const player = playerOf(view);
  const used = player.pack.filter((item, slot) => item !== null && isEquipped(player, slot));
  rows.part('caves-use', used.length, [used, view.potions], (section) => {
    for (const item of used) {
      if (item === null) continue;
      const { glyph, colour } = signOfItem(player.content, item);
      section.sign(glyph, colour, nameItem(item, view.potions, say), '');
    }
  });
  for (const { kind, turns } of player.effects) {
    const ink = isAilment(player.content, kind) ? 'bad' : 'mental';
    rows.pair(nameEffect(kind, say), say('run-turns-left', { turns }), ink);
  }
}

function drawSight(rows: SideRows, view: CavesState, say: Say): void {
  const groups = groupsInSight(view);
  const { rest } = rows;
  if (groups.length === 0 || rest < 3) return;
  const from = groups.flatMap(({ seen, count }) => [...rowKeyOf(seen, view), count]);
  rows.part('caves-sight', rest, [from, view.potions], (section) => {
    section.title(say('caves-screen-in-sight'));
    for (const { seen, count } of groups.slice(0, section.rest)) {
      const { sign, name, note, ink } = describeSighting(seen, view, say);
      section.sign(sign.glyph, sign.colour, name, count === 1 ? note : `×${count}`, ink);
    }
  });
}

/** Data that the row of a thing in sight depends on, besides identified potions. */
function rowKeyOf(seen: Sighting, view: CavesState): readonly unknown[] {
  if (seen.kind === 'item') return [seen.item, seen.isCaged];
  const { kind, hp, maxHp, side } = seen.creature;
  return [kind, hp, maxHp, side, dangerOf(view, seen.creature)];
}

/** A row in the list of things in sight. */
interface SightingRow {
  readonly sign: Sign;
  readonly name: string;
  readonly note: string;
  readonly ink: InkColour;
}

/** Marks for health by danger, readable without colour. */
const DANGERS: Readonly<Record<Danger, readonly [string, InkColour]>> = {
  low: ['', 'soft'],
  high: ['! ', 'warn'],
  deadly: ['!! ', 'bad'],
};

function describeSighting(seen: Sighting, view: CavesState, say: Say): SightingRow {
  if (seen.kind === 'item') {
    const name = nameItem(seen.item, view.potions, say);
    const note = seen.isCaged ? say('caves-screen-caged') : '';
    return { sign: signOfItem(contentOf(view), seen.item), name, note, ink: 'soft' };
  }
  const { kind, hp, maxHp, side } = seen.creature;
  const [mark, ink]: readonly [string, InkColour] =
    side === undefined
      ? DANGERS[dangerOf(view, seen.creature)]
      : [`${say(`caves-screen-side-${side}`)} `, 'good'];
  return {
    sign: signOfCreature(contentOf(view), kind),
    name: nameCreature(kind, say),
    note: `${mark}${hp}/${maxHp}`,
    ink,
  };
}
