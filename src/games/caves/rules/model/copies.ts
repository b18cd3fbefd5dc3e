import type { Mutable } from '#kit/one-shape.ts';
import type { Creature, Level } from './state.ts';

/**
 * A copy of a creature, ten times as fast as `{ ...creature }`. All creatures have all fields, in
 * this order: engines read objects of one shape several times as fast as those of many.
 */
export function copyCreature(creature: Creature): Mutable<Creature> {
  return {
    id: creature.id,
    kind: creature.kind,
    content: creature.content,
    x: creature.x,
    y: creature.y,
    z: creature.z,
    hp: creature.hp,
    maxHp: creature.maxHp,
    mana: creature.mana,
    maxMana: creature.maxMana,
    attack: creature.attack,
    defense: creature.defense,
    vision: creature.vision,
    hpRegen: creature.hpRegen,
    manaRegen: creature.manaRegen,
    hpRest: creature.hpRest,
    manaRest: creature.manaRest,
    xp: creature.xp,
    rank: creature.rank,
    food: creature.food,
    maxFood: creature.maxFood,
    pack: creature.pack,
    weapon: creature.weapon,
    armor: creature.armor,
    effects: creature.effects,
    learned: creature.learned,
    spread: creature.spread,
    isSummoned: creature.isSummoned,
    counts: creature.counts,
    side: creature.side,
    post: creature.post,
  };
}

/** A creature after a change. */
export function changedCreature(creature: Creature, change: Partial<Creature>): Creature {
  return Object.assign(copyCreature(creature), change);
}

/** A level after a change; all levels have one shape, as all creatures do. */
export function changedLevel(level: Level, change: Partial<Level>): Level {
  const copy: Mutable<Level> = {
    tiles: level.tiles,
    items: level.items,
    known: level.known,
    remembered: level.remembered,
    kind: level.kind,
    clouds: level.clouds,
    choices: level.choices,
  };
  return Object.assign(copy, change);
}
