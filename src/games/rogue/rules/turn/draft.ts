import { assertDefined, copyRandom } from '#core';
import type { Random } from '#core';
import { chunkOf } from '#kit/grid/cell-set.ts';
import { chunkIn, withChunk } from '#kit/grid/chunk-map.ts';
import type { ChunkMap } from '#kit/grid/chunk-map.ts';
import type { Cause, Ending, RogueEvent } from '../model/event.ts';
import type { Course, LiveTrigger } from '../model/course.ts';
import type { ItemKind } from '../world/kinds.ts';
import type { Hero } from '../model/hero.ts';
import type { Mob } from '../model/mobs.ts';
import { isSamePlace, stepsBetween } from '../world/place.ts';
import type { Ground, LyingItem, RogueState, Rows } from '../model/state.ts';
import type { Place } from '../world/plan.ts';
import type { SignText } from '../world/trigger-kinds.ts';
import { MobBoard } from './mob-board.ts';
import { SIGHT, sightFrom } from './sight.ts';
import type { Sight } from './sight.ts';
import type { Situation } from './situation.ts';

/** Collects the changes of a turn until it is finished; the initial state stays unchanged. */
export class TurnDraft {
  readonly before: RogueState;
  readonly events: RogueEvent[] = [];
  readonly random: Random;
  hero: Hero;
  items: ChunkMap<readonly LyingItem[]>;
  mobsLeft: number;
  nextMob: number;
  /** Cells that have been seen, before this turn or by magic. */
  seen: ChunkMap<Rows>;
  /** Its walls change when doors and gates move. */
  ground: Ground;
  ending: { readonly kind: Ending; readonly cause?: Cause } | undefined;
  /** The world that the hero leaves for at the end of the turn. */
  leaveFor: { readonly world: string; readonly texts: readonly SignText[] } | undefined;
  #course: Course | undefined;
  #mobs: RogueState['mobs'];
  #board: MobBoard | undefined;

  constructor(state: RogueState) {
    this.before = state;
    this.hero = state.hero;
    this.items = state.items;
    this.mobsLeft = state.mobsLeft;
    this.nextMob = state.nextMob;
    this.random = copyRandom(state.ai);
    this.seen = state.seen;
    this.ground = state.ground;
    this.#course = state.course;
    this.#mobs = state.mobs;
  }

  /** Triggers and goals, in runs that have them. */
  get course(): Course {
    return assertDefined(this.#course);
  }

  set course(course: Course) {
    this.#course = course;
  }

  /** Everything that decides what a trigger does. */
  get situation(): Situation {
    const { hero, course } = this;
    return { hero, course, hasMob: (place) => this.#hasMob(place) };
  }

  /** Counts a use of each of these triggers. */
  use(used: readonly LiveTrigger[]): void {
    const isUsed = (one: LiveTrigger) => used.some((other) => isSamePlace(one, other));
    const triggers = this.course.triggers.map((one) =>
      isUsed(one) ? { ...one, uses: one.uses + 1 } : one,
    );
    this.course = { ...this.course, triggers };
  }

  /** Opens or closes a door or gate. */
  setWall({ x, y }: Place, isWall: boolean): void {
    const walls = this.ground.walls.copy();
    if (isWall) walls.add(x, y);
    else walls.delete(x, y);
    this.ground = { ...this.ground, walls };
  }

  /** Greatest distance reached once the hero stands in a cell; floors are counted elsewhere. */
  depthAt(place: Place): number {
    const { depth, growth } = this.hero;
    if (growth !== undefined) return depth;
    return Math.max(depth, stepsBetween(place, this.ground.start));
  }

  /** Moves the hero to a distant cell, where other mobs are near. */
  moveHero({ x, y }: Place): void {
    this.#mobs = this.mobs;
    this.#board = undefined;
    this.hero = { ...this.hero, at: { x, y }, depth: this.depthAt({ x, y }) };
  }

  /** Adds a new mob and returns its id; it moves from the next turn on. */
  addMob(mob: Mob): number {
    const id = this.nextMob;
    this.nextMob += 1;
    this.mobsLeft += 1;
    this.board.put({ ...mob, id });
    return id;
  }

  removeMob(mob: Mob): void {
    this.board.remove(mob);
    this.mobsLeft -= 1;
  }

  setSlot(slot: number, item: ItemKind | null): void {
    const slots = this.hero.slots.map((one, at) => (at === slot ? item : one));
    this.hero = { ...this.hero, slots };
  }

  /** Records that a mob was moved in the hero's sight. */
  emitMobMoved({ id: mob, kind: of, x, y }: Mob, { x: toX, y: toY }: Place): void {
    this.emit({ kind: 'mob-moved', mob, of, from: { x, y }, to: { x: toX, y: toY } });
  }

  #hasMob(place: Place): boolean {
    const list = chunkIn(this.mobs, chunkOf(place.x), chunkOf(place.y)) ?? [];
    return list.some((mob) => isSamePlace(mob, place));
  }

  /** Records an event, unless the run has ended. */
  emit(event: RogueEvent): void {
    if (this.ending === undefined) this.events.push(event);
  }

  /** The mobs around the hero's position at first access. */
  get board(): MobBoard {
    const reach = Math.max(this.before.options.reach, SIGHT) + 2;
    this.#board ??= new MobBoard(this.#mobs, this.hero.at, reach);
    return this.#board;
  }

  get sight(): Sight {
    return sightFrom(this.ground.walls, this.hero.at);
  }

  isWall({ x, y }: Place): boolean {
    return this.ground.walls.has(x, y);
  }

  itemsAt(place: Place): readonly LyingItem[] {
    const list = chunkIn(this.items, chunkOf(place.x), chunkOf(place.y)) ?? [];
    return list.filter((item) => isSamePlace(item, place));
  }

  /** Removes the first item of this kind in its cell. */
  takeItem(item: LyingItem): void {
    const [cx, cy] = [chunkOf(item.x), chunkOf(item.y)];
    const list = chunkIn(this.items, cx, cy) ?? [];
    const left = list.filter((one) => one !== item);
    this.items = withChunk(this.items, cx, cy, left);
  }

  /** Puts an item of the hero's on its cell, after the items already there. */
  layItem(item: LyingItem): void {
    const [cx, cy] = [chunkOf(item.x), chunkOf(item.y)];
    const list = chunkIn(this.items, cx, cy) ?? [];
    this.items = withChunk(this.items, cx, cy, [...list, item]);
  }

  end(kind: Ending, cause?: Cause): void {
    if (cause !== undefined && kind === 'died') this.emit({ kind: 'died', cause });
    this.emit({ kind: 'ended', ending: kind });
    this.ending = cause === undefined ? { kind } : { kind, cause };
  }

  /** The current mobs of the world. */
  get mobs(): RogueState['mobs'] {
    return this.#board === undefined ? this.#mobs : this.#board.putBack();
  }
}
