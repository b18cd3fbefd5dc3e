import {
  attackOf,
  BOUNDS,
  cellOf,
  cloudAt,
  contentOf,
  creatureAt,
  defenseOf,
  isInSight,
  isSeen,
  itemIn,
  itemOf,
  PLAYER,
  playerOf,
  STAIRS_DOWN,
  STAIRS_UP,
  terrainIdIn,
  tileOf,
  UNKNOWN,
  WALL,
  FLOOR,
} from '../rules/index.ts';
import type { CavesState, Creature, Spot } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { isCaged } from './cages.ts';
import { describeDanger } from './danger.ts';
import { describeCloud, describeTerrain } from './ground.ts';
import { nameCreature, nameEffect, nameItem } from './names.ts';
import { tilesAt } from './ways.ts';

/** Describes a cell as seen or remembered: creature, item or ground. */
export function describeSpot(view: CavesState, spot: Spot, say: Say): string {
  const creature = creatureAt(view, spot);
  if (creature !== undefined) {
    const parts =
      creature.id === PLAYER ? [say('run-look-you')] : describeCreature(creature, view, say);
    const item = itemOf(view, spot);
    const beneath =
      item === undefined
        ? []
        : [say('caves-look-beneath', { item: nameItem(item, view.potions, say, 'one') })];
    return [...parts, ...beneath, ...groundTexts(view, spot, say)].join(' ');
  }
  if (!isSeen(view, spot)) return say('run-look-unknown');
  const item = itemOf(view, spot) === undefined ? [] : [itemText(view, spot, say)];
  const ground = groundTexts(view, spot, say);
  const plain = item.length > 0 || ground.length > 0 ? [] : [tileText(view, spot, say)];
  return [...item, ...plain, ...ground].join(' ');
}

/** The known fire, gas and terrain of a cell. */
function groundTexts(view: CavesState, spot: Spot, say: Say): readonly string[] {
  if (!isSeen(view, spot)) return [];
  const content = contentOf(view);
  const cloud = cloudAt(view, spot);
  const id = terrainIdIn(content, tilesAt(view, spot.z), cellOf(spot));
  return [
    ...(cloud === undefined ? [] : [describeCloud(content, cloud.kind, say)]),
    ...(id === undefined ? [] : [describeTerrain(content, id, say)]),
  ];
}

/** True if a cell is currently in sight. */
function isSeenNow(view: CavesState, spot: Spot): boolean {
  return spot.z === playerOf(view).z && isInSight(view, spot);
}

function itemText(view: CavesState, spot: Spot, say: Say): string {
  const item = itemOf(view, spot);
  if (item === undefined) return '';
  const id = isSeenNow(view, spot) ? 'caves-look-item' : 'caves-look-item-remembered';
  const text = say(id, { name: nameItem(item, view.potions, say) });
  const level = view.levels[spot.z];
  const isChoice = level !== undefined && isCaged(level, cellOf(spot));
  return isChoice ? `${text} ${say('caves-look-caged')}` : text;
}

function tileText(view: CavesState, spot: Spot, say: Say): string {
  const id = isSeenNow(view, spot) ? 'caves-look-tile' : 'caves-look-tile-remembered';
  return say(id, { tile: tileName(view, spot) });
}

function tileName(view: CavesState, spot: Spot): string {
  switch (tileOf(view, spot)) {
    case WALL:
      return 'wall';
    case FLOOR:
      return 'floor';
    case STAIRS_UP:
      return spot.z === 0 ? 'exit' : 'up';
    case STAIRS_DOWN:
      return 'down';
    case UNKNOWN:
    case BOUNDS:
      return 'bounds';
    default:
      return 'floor';
  }
}

/** Describes a creature: level, attack, defense, health, behaviour and equipment. */
function describeCreature(creature: Creature, view: CavesState, say: Say): readonly string[] {
  const { potions } = view;
  const { kind, rank, hp, maxHp, weapon, armor, effects } = creature;
  const caption = say('caves-look-creature', {
    name: nameCreature(kind, say),
    rank,
    attack: attackOf(creature),
    defense: defenseOf(creature),
    hp,
    most: maxHp,
  });
  const [weaponItem, armorItem] = [itemIn(creature, weapon), itemIn(creature, armor)];
  const item = (id: string, one: typeof weaponItem) =>
    one === undefined ? [] : [say(id, { item: nameItem(one, potions, say, 'one') })];
  return [
    caption,
    ...describeDanger(view, creature, say),
    ...item('caves-look-armed', weaponItem),
    ...item('caves-look-worn', armorItem),
    ...effects.map((effect) => describeUnderWay(effect, say)),
  ];
}

/** Describes an effect and its remaining duration. */
export function describeUnderWay({ kind, turns }: Creature['effects'][number], say: Say): string {
  const name = nameEffect(kind, say);
  return say('caves-look-affected', { effect: capital(name), turns });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
