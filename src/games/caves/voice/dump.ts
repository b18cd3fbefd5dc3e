import { own } from '#core';
import {
  attackOf,
  cellOf,
  COLORS,
  contentOf,
  defenseOf,
  HEIGHT,
  hungerOf,
  isEquipped,
  letterOf,
  placeOf,
  playerOf,
  terrainIn,
  tileAt,
  UNKNOWN,
  visionOf,
  WIDTH,
} from '../rules/index.ts';
import type { CavesState, Creature } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { dumpList, dumpLog, joinDump } from '#roguelike/dump.ts';
import type { LogLine } from '#roguelike/log.ts';
import { describeUnderWay } from './describe-spot.ts';
import { endingOf, nameCounted, nameCreature } from './names.ts';
import { creaturesShown } from './known.ts';
import { signOfCreature, signOfItem } from './signs.ts';

/** A finished run as text for saving: its ending, the player, items and the final level. */
export function makeDump(
  view: CavesState,
  seed: string,
  log: readonly LogLine[],
  say: Say,
): string {
  const player = playerOf(view);
  const { options, turns, deeds } = view;
  const ending = endingOf(view, say);
  return joinDump([
    [say('caves-dump-title'), ...(ending === undefined ? [] : [ending.title, ending.about])],
    [
      say('caves-dump-run', {
        mode: say(`caves-option-mode-${options.mode}`),
        depth: view.levels.length,
        seed,
      }),
      say('caves-dump-turns', { turns, deepest: deeds.deepest + 1, dug: deeds.dug }),
    ],
    playerLines(player, say),
    dumpList(say('run-dump-equipment'), packLines(view, true, say), say),
    dumpList(say('caves-dump-pack'), packLines(view, false, say), say),
    dumpList(say('caves-dump-known'), potionLines(view, say), say),
    dumpList(
      say('caves-dump-effects'),
      player.effects.map((one) => describeUnderWay(one, say)),
      say,
    ),
    dumpList(say('caves-dump-kills'), killLines(view, say), say),
    dumpLog(log, say),
    [say('caves-dump-map', { level: player.z + 1 }), ...mapRows(view)],
  ]);
}

function playerLines(player: Creature, say: Say): readonly string[] {
  const { hp, maxHp, mana, maxMana, rank, xp } = player;
  const hunger = say(`caves-hunger-${hungerOf(player)}`);
  const strength = {
    attack: attackOf(player),
    defense: defenseOf(player),
    vision: visionOf(player),
  };
  return [
    say('caves-dump-level', { rank, xp }),
    say('caves-dump-health', { hp, most: maxHp, mana, mostMana: maxMana, hunger }),
    say('caves-dump-strength', strength),
  ];
}

/** The player's items: either the equipment or everything else. */
function packLines(view: CavesState, inUse: boolean, say: Say): readonly string[] {
  const player = playerOf(view);
  return player.pack.flatMap((item, slot) => {
    if (item === null || isEquipped(player, slot) !== inUse) return [];
    return [`${letterOf(slot)}  ${nameCounted(player, slot, view.potions, say)}`];
  });
}

function potionLines({ potions }: CavesState, say: Say): readonly string[] {
  return COLORS.flatMap((color) => {
    const potion = potions[color];
    if (potion === null) return [];
    const look = say(`caves-color-${color}`, { form: 'name' });
    return [`${look}: ${say(`caves-potion-${potion}`, { form: 'one' })}`];
  });
}

function killLines(view: CavesState, say: Say): readonly string[] {
  return Object.keys(contentOf(view).creatures).flatMap((kind) => {
    const count = own(view.deeds.kills, kind) ?? 0;
    return count === 0 ? [] : [`${nameCreature(kind, say)} × ${count}`];
  });
}

/** The player's level in characters, as far as known. */
function mapRows(view: CavesState): readonly string[] {
  const player = playerOf(view);
  const { content } = player;
  const level = view.levels[player.z];
  if (level === undefined) return [];
  const marks = new Map<number, string>();
  for (const { cell, item } of level.items) marks.set(cell, signOfItem(content, item).glyph);
  for (const one of creaturesShown(view))
    marks.set(cellOf(one), signOfCreature(content, one.kind).glyph);
  marks.set(cellOf(player), signOfCreature(content, 'player').glyph);
  const glyphAt = (cell: number) => {
    const tile = tileAt(level.tiles, placeOf(cell));
    const terrain = terrainIn(content, level.tiles, cell);
    return marks.get(cell) ?? terrain?.glyph ?? (tile === UNKNOWN ? ' ' : tile);
  };
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (__, x) => glyphAt(cellOf({ x, y })))
      .join('')
      .trimEnd(),
  );
  const first = rows.findIndex((row) => row !== '');
  const last = rows.findLastIndex((row) => row !== '');
  return rows.slice(first, last + 1);
}
