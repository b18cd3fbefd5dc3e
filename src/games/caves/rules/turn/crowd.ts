import { elementAt, assertDefined } from '#core';
import { changedCreature, copyCreature } from '../model/copies.ts';
import { cellOf, HEIGHT, WIDTH } from '../model/place.ts';
import type { Spot } from '../model/place.ts';
import type { Creature } from '../model/state.ts';

const CELLS = WIDTH * HEIGHT;

/** For each cell of each level, the id of its creature plus 1; 0 for none. */
type Cells = Int32Array[];

/** Cells at the end of turns. The first turn that follows takes them over; others build their own. */
const FINISHED = new WeakMap<readonly Creature[], Cells>();

/** The creatures of all levels during a turn, indexed by cell; at most one per cell. */
export class Crowd {
  nextId: number;
  /** In order of id; undefined for dead creatures. */
  readonly #creatures: (Creature | undefined)[];
  readonly #cells: Cells;
  readonly #ids: number[];

  constructor(creatures: readonly Creature[], nextId: number) {
    this.nextId = nextId;
    this.#creatures = [...creatures];
    this.#ids = creatures.map(({ id }) => id);
    const cells = FINISHED.get(creatures);
    this.#cells = cells ?? [];
    if (cells === undefined) for (const creature of creatures) this.#set(creature, creature.id + 1);
    else FINISHED.delete(creatures);
  }

  get(id: number): Creature | undefined {
    return this.#creatures[this.#indexOf(id)];
  }

  /** The creature in a cell of a level. */
  at(spot: Spot): Creature | undefined {
    const next = this.#cells[spot.z]?.[cellOf(spot)] ?? 0;
    return next === 0 ? undefined : this.get(next - 1);
  }

  /** Replaces a creature with its new version, at the same place or in a free cell. */
  put(creature: Creature): void {
    const index = this.#indexOf(creature.id);
    const before = this.#creatures[index];
    if (before === undefined) throw new RangeError(`Creature ${creature.id} does not exist`);
    if (before.x !== creature.x || before.y !== creature.y || before.z !== creature.z) {
      if (this.at(creature) !== undefined) throw new RangeError(`The cell is occupied`);
      this.#set(before, 0);
      this.#set(creature, creature.id + 1);
    }
    this.#creatures[index] = creature;
  }

  /** Changes an existing creature. */
  change(id: number, change: Partial<Creature>): Creature {
    const changed = changedCreature(assertDefined(this.get(id)), change);
    this.put(changed);
    return changed;
  }

  /** Moves an existing creature to a free cell. */
  move(id: number, { x, y, z }: Spot): Creature {
    const moved = copyCreature(assertDefined(this.get(id)));
    moved.x = x;
    moved.y = y;
    moved.z = z;
    this.put(moved);
    return moved;
  }

  /** Adds a new creature in a free cell; its id must be `nextId`. */
  add(creature: Creature): void {
    if (creature.id !== this.nextId || this.at(creature) !== undefined)
      throw new RangeError(`Creature ${creature.id} cannot be added`);
    this.nextId += 1;
    this.#creatures.push(creature);
    this.#ids.push(creature.id);
    this.#set(creature, creature.id + 1);
  }

  /** Two creatures of the same level change places. */
  swap(one: number, other: number): void {
    const [first, second] = [assertDefined(this.get(one)), assertDefined(this.get(other))];
    const { x, y } = first;
    this.#set(first, 0);
    this.#set(second, 0);
    this.#creatures[this.#indexOf(one)] = changedCreature(first, { x: second.x, y: second.y });
    this.#creatures[this.#indexOf(other)] = changedCreature(second, { x, y });
    this.#set(second, one + 1);
    this.#set(first, other + 1);
  }

  remove(id: number): void {
    const index = this.#indexOf(id);
    const creature = this.#creatures[index];
    if (creature === undefined) return;
    this.#set(creature, 0);
    this.#creatures[index] = undefined;
  }

  /** All living creatures, in order of id. */
  all(): readonly Creature[] {
    return this.#creatures.filter((creature) => creature !== undefined);
  }

  /** Calls `visit` with every creature within a distance of a spot, in order of id. */
  near({ x, y, z }: Spot, distance: number, visit: (creature: Creature) => void): void {
    for (const one of this.#creatures) {
      if (one?.z !== z || Math.abs(one.x - x) > distance || Math.abs(one.y - y) > distance)
        continue;
      visit(one);
    }
  }

  onLevel(z: number): readonly Creature[] {
    const found: Creature[] = [];
    for (const creature of this.#creatures) if (creature?.z === z) found.push(creature);
    return found;
  }

  /** All living creatures at the end of a turn. Nothing may change afterwards. */
  finish(): readonly Creature[] {
    const all = this.all();
    FINISHED.set(all, this.#cells);
    return all;
  }

  #set(spot: Spot, next: number): void {
    const cells = (this.#cells[spot.z] ??= new Int32Array(CELLS));
    cells[cellOf(spot)] = next;
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
