import { elementAt, assertDefined } from '#core';
import { cellOf, HEIGHT, WIDTH } from '../model/place.ts';
import type { Spot } from '../model/place.ts';
import type { Creature } from '../model/state.ts';

const CELLS = WIDTH * HEIGHT;

/** A creature with other values: what `{ ...creature, ...change }` takes ten times as long for. */
function changedBy(creature: Creature, change: Partial<Creature>): Creature {
  const copy: Creature = {
    id: creature.id,
    kind: creature.kind,
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
  };
  return Object.assign(copy, change);
}

/** The creatures of all levels while a turn changes them, and who stands where: one in a cell at most. */
export class Crowd {
  nextId: number;
  /** In the order of their ids; undefined for those who died. */
  readonly #creatures: (Creature | undefined)[];
  /** For each cell of each level, the index of who stands there, from 1; 0 where nobody does. */
  readonly #cells: Int32Array[] = [];
  readonly #ids: number[];

  constructor(creatures: readonly Creature[], nextId: number) {
    this.nextId = nextId;
    this.#creatures = [...creatures];
    this.#ids = creatures.map(({ id }) => id);
    for (const [index, creature] of creatures.entries()) this.#set(creature, index + 1);
  }

  get(id: number): Creature | undefined {
    return this.#creatures[this.#indexOf(id)];
  }

  /** Who stands in a cell inside of a level. */
  at(spot: Spot): Creature | undefined {
    const index = this.#cells[spot.z]?.[cellOf(spot)] ?? 0;
    return index === 0 ? undefined : this.#creatures[index - 1];
  }

  /** A creature as it is from now on, at its place or another where nobody stands. */
  put(creature: Creature): void {
    const index = this.#indexOf(creature.id);
    const before = this.#creatures[index];
    if (before === undefined) throw new RangeError(`creature ${creature.id} is not there`);
    if (before.x !== creature.x || before.y !== creature.y || before.z !== creature.z) {
      if (this.at(creature) !== undefined) throw new RangeError(`somebody stands in that cell`);
      this.#set(before, 0);
      this.#set(creature, index + 1);
    }
    this.#creatures[index] = creature;
  }

  /** Changes somebody who is there. */
  change(id: number, change: Partial<Creature>): Creature {
    const changed = changedBy(assertDefined(this.get(id)), change);
    this.put(changed);
    return changed;
  }

  /** Somebody new in a free cell, whose id is `nextId`. */
  add(creature: Creature): void {
    if (creature.id !== this.nextId || this.at(creature) !== undefined)
      throw new RangeError(`creature ${creature.id} cannot be added`);
    this.nextId += 1;
    this.#creatures.push(creature);
    this.#ids.push(creature.id);
    this.#set(creature, this.#creatures.length);
  }

  remove(id: number): void {
    const index = this.#indexOf(id);
    const creature = this.#creatures[index];
    if (creature === undefined) return;
    this.#set(creature, 0);
    this.#creatures[index] = undefined;
  }

  /** All who are there, in the order of their ids. */
  all(): readonly Creature[] {
    return this.#creatures.filter((creature) => creature !== undefined);
  }

  onLevel(z: number): readonly Creature[] {
    return this.all().filter((creature) => creature.z === z);
  }

  #set(spot: Spot, index: number): void {
    const cells = (this.#cells[spot.z] ??= new Int32Array(CELLS));
    cells[cellOf(spot)] = index;
  }

  #indexOf(id: number): number {
    if (this.#ids[id] === id) return id;
    let [low, high] = [0, this.#ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = elementAt(this.#ids, middle);
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
