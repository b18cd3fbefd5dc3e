import { elementAt, makeStream } from '#core';
import type { Seed } from '#core';
import type { Content } from '../content.ts';
import { drawSome, sourceOf } from '../generate/random-source.ts';
import type { RandomSource } from '../generate/random-source.ts';
import { generateWorld } from '../generate/kinds.ts';
import { StepMap } from '../generate/step-map.ts';
import { Weighted } from '../generate/weighted.ts';
import type { ItemKind, MobKind } from '../kinds.ts';
import { stepsBetween } from '../place.ts';
import type { Place, PlacedItem, PlacedMob, WorldPlan } from '../plan.ts';
import type { PlacedTrigger } from '../trigger-kinds.ts';
import { floorName } from './names.ts';
import type { Floor } from './names.ts';
import {
  CHEST_ITEMS,
  FLOOR_ITEMS,
  FLOOR_NUMBERS,
  LAST_THEME,
  THEME_NAMES,
  THEMES,
} from './themes.ts';

/** Options that decide the floors. */
export interface FloorChoice {
  readonly width: number;
  readonly height: number;
  /** Number of floors. */
  readonly depth: number;
}

/** Smaller rooms could not be walked around in. */
const MIN_ROOM = 5;

const EMPTY = { itemsPerRoom: 0, mobsPerRoom: 0 };

/** All floors from the first to the last. */
export function floorsOf({ depth }: Pick<FloorChoice, 'depth'>): readonly Floor[] {
  const ordinary = THEME_NAMES.filter((theme) => theme !== LAST_THEME);
  const count = Math.max(1, depth);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    theme: index === count - 1 ? LAST_THEME : elementAt(ordinary, index % ordinary.length),
  }));
}

/** Generates all floors, joined by stairs; the last one has a guarded treasure. */
export function generateFloors(
  choice: FloorChoice,
  seed: Seed,
  { leftOut = [] }: Pick<Content, 'leftOut'>,
): readonly WorldPlan[] {
  const floors = floorsOf(choice);
  return floors.map((floor, index) => {
    const neighbours = { above: floors[index - 1], below: floors[index + 1] };
    const plan = new FloorPlan(floor, neighbours, choice, seed).make();
    const isIn = ({ kind }: { readonly kind: ItemKind | MobKind }) => !leftOut.includes(kind);
    const triggers = (plan.triggers ?? []).filter(
      (one) => one.kind !== 'chest' || !leftOut.includes(one.item),
    );
    return { ...plan, items: plan.items.filter(isIn), mobs: plan.mobs.filter(isIn), triggers };
  });
}

/** Steps from the start, and distance from start and stairs in a straight line, without mobs. */
const CALM_STEPS = 7;
const CALM_DISTANCE = 5;
/** Maximum distance of the sword from the first start, in steps. */
const SWORD_STEPS = 3;
/** Distance from the treasure within which its guards are. */
const GUARD_STEPS = 3;

interface Neighbours {
  readonly above: Floor | undefined;
  readonly below: Floor | undefined;
}

/** A floor being furnished. */
class FloorPlan {
  readonly #floor: Floor;
  readonly #neighbours: Neighbours;
  readonly #base: WorldPlan;
  readonly #steps: StepMap;
  readonly #things: RandomSource;
  readonly #mobRandom: RandomSource;
  /** Free cells in random order. */
  #free: Place[];
  readonly #items: PlacedItem[] = [];
  readonly #mobs: PlacedMob[] = [];
  readonly #triggers: PlacedTrigger[] = [];

  constructor(floor: Floor, neighbours: Neighbours, choice: FloorChoice, seed: Seed) {
    this.#floor = floor;
    this.#neighbours = neighbours;
    const source = (name: string) => sourceOf(makeStream(seed, `floor ${floor.number} ${name}`));
    this.#things = source('things');
    this.#mobRandom = source('mobs');
    const world = source('world');
    const { layout, depth } = THEMES[floor.theme];
    const size = {
      width: Math.max(MIN_ROOM, choice.width),
      height: Math.max(MIN_ROOM, choice.height),
      depth,
      doors: 1,
      armed: false,
    };
    this.#base = generateWorld(layout, { world, items: world, mobs: world }, size, EMPTY);
    this.#steps = new StepMap(this.#base.walls, this.#base.player);
    const cells = this.#cells();
    this.#free = drawSome(this.#things, cells, cells.length);
  }

  make(): WorldPlan {
    const { walls, player } = this.#base;
    this.#joinFloors();
    this.#layItems();
    this.#populate();
    return {
      walls,
      player,
      items: this.#items,
      mobs: this.#mobs,
      triggers: this.#triggers,
      name: floorName(this.#floor),
    };
  }

  get #index(): number {
    return this.#floor.number - 1;
  }

  #stepsTo(cell: Place): number {
    return this.#steps.at(cell) ?? 0;
  }

  /** Reachable cells except the start, row by row. */
  #cells(): Place[] {
    const { walls, player } = this.#base;
    const box = walls.box() ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const cells: Place[] = [];
    for (let y = box.top; y <= box.bottom; y++) {
      for (let x = box.left; x <= box.right; x++) {
        const isStart = x === player.x && y === player.y;
        if (!isStart && this.#steps.at({ x, y }) !== undefined) cells.push({ x, y });
      }
    }
    return cells;
  }

  /** Removes and returns the first free cell that fits, or else the first free one. */
  #take(fits: (cell: Place) => boolean): Place | undefined {
    const found = this.#free.find(fits) ?? this.#free[0];
    this.#free = this.#free.filter((cell) => cell !== found);
    return found;
  }

  /** Stairs, or the treasure at the far end; a well and a chest. */
  #joinFloors(): void {
    const { above, below } = this.#neighbours;
    const { player } = this.#base;
    const far = this.#free.reduce(
      (best, cell) => (this.#stepsTo(cell) > this.#stepsTo(best) ? cell : best),
      elementAt(this.#free, 0),
    );
    this.#free = this.#free.filter((cell) => cell !== far);
    if (above !== undefined)
      this.#triggers.push({ kind: 'exit', world: floorName(above), texts: [], ...player });
    this.#triggers.push(
      below === undefined
        ? { kind: 'treasure', ...far }
        : { kind: 'exit', world: floorName(below), texts: [], ...far },
    );
    const isAside = (cell: Place) => this.#stepsTo(cell) >= CALM_STEPS;
    const [well, chest] = [this.#take(isAside), this.#take(isAside)];
    if (well !== undefined) this.#triggers.push({ kind: 'well', drinks: 1, ...well });
    const item = new Weighted(tableOf(CHEST_ITEMS)).generate(this.#things);
    if (chest !== undefined) this.#triggers.push({ kind: 'chest', item, ...chest });
  }

  #lay(kind: ItemKind, fits: (cell: Place) => boolean = () => true): void {
    const cell = this.#take(fits);
    if (cell !== undefined) this.#items.push({ kind, ...cell });
  }

  #layItems(): void {
    if (this.#index === 0) this.#lay('sword', (cell) => this.#stepsTo(cell) <= SWORD_STEPS);
    for (let count = 0; count < FLOOR_NUMBERS.apples; count++) this.#lay('golden-apple');
    const draws = new Weighted(tableOf(FLOOR_ITEMS));
    for (let count = 0; count < FLOOR_NUMBERS.items; count++) {
      const kind = draws.generate(this.#things);
      this.#lay(kind);
      if (kind !== 'bow') continue;
      for (let arrow = 0; arrow < FLOOR_NUMBERS.arrowsPerBow; arrow++) this.#lay('arrow');
    }
  }

  /** True near the start and the stairs, where no mob may be. */
  #isCalm(cell: Place): boolean {
    const isNear = (place: Place) => stepsBetween(place, cell) < CALM_DISTANCE;
    const isStairs = (one: PlacedTrigger) => one.kind === 'exit' && isNear(one);
    if (this.#stepsTo(cell) < CALM_STEPS || isNear(this.#base.player)) return true;
    return this.#triggers.some(isStairs);
  }

  #populate(): void {
    this.#postGuards();
    const draws = new Weighted(tableOf(THEMES[this.#floor.theme].mobs));
    const level = FLOOR_NUMBERS.level(this.#index);
    const count = FLOOR_NUMBERS.mobs(this.#index) - this.#mobs.length;
    const cells = this.#free.filter((cell) => !this.#isCalm(cell));
    for (const cell of drawSome(this.#mobRandom, cells, count))
      this.#mobs.push({ kind: draws.generate(this.#mobRandom), ...cell, level });
  }

  /** Guards around the treasure. */
  #postGuards(): void {
    const treasure = this.#triggers.find(({ kind }) => kind === 'treasure');
    if (treasure === undefined) return;
    const level = FLOOR_NUMBERS.level(this.#index);
    const byDistance = this.#free
      .filter((cell) => !this.#isCalm(cell))
      .sort((one, other) => stepsBetween(one, treasure) - stepsBetween(other, treasure));
    const guards: readonly MobKind[] = ['guard', 'guard', 'healer'];
    for (const [at, kind] of guards.entries()) {
      const cell = byDistance[at * GUARD_STEPS];
      if (cell === undefined) continue;
      this.#free = this.#free.filter((one) => one !== cell);
      this.#mobs.push({ kind, ...cell, level });
    }
  }
}

function tableOf<K extends string>(
  weights: Readonly<Partial<Record<K, number>>>,
): readonly (readonly [K, number])[] {
  return Object.entries(weights) as [K, number][];
}
