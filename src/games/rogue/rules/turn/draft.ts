import { copyRandom } from '#core';
import type { Random } from '#core';
import { chunkOf } from '#kit/grid/cell-set.ts';
import { chunkIn, withChunk } from '#kit/grid/chunk-map.ts';
import type { ChunkMap } from '#kit/grid/chunk-map.ts';
import type { Cause, Ending, RogueEvent } from '../model/event.ts';
import type { Hero } from '../model/hero.ts';
import { isSamePlace } from '../model/place.ts';
import type { LyingItem, RogueState } from '../model/state.ts';
import type { Place } from '../world/plan.ts';
import { MobBoard } from './mob-board.ts';
import { SIGHT, sightFrom } from './sight.ts';
import type { Sight } from './sight.ts';

/** Collects the changes of a turn until it is finished; the initial state stays unchanged. */
export class TurnDraft {
  readonly before: RogueState;
  readonly events: RogueEvent[] = [];
  readonly random: Random;
  hero: Hero;
  items: ChunkMap<readonly LyingItem[]>;
  mobsLeft: number;
  nextMob: number;
  ending: { readonly kind: Ending; readonly cause?: Cause } | undefined;
  #board: MobBoard | undefined;

  constructor(state: RogueState) {
    this.before = state;
    this.hero = state.hero;
    this.items = state.items;
    this.mobsLeft = state.mobsLeft;
    this.nextMob = state.nextMob;
    this.random = copyRandom(state.ai);
  }

  /** Records an event, unless the run has ended. */
  emit(event: RogueEvent): void {
    if (this.ending === undefined) this.events.push(event);
  }

  /** The mobs around the hero's position at first access. */
  get board(): MobBoard {
    const reach = Math.max(this.before.options.reach, SIGHT) + 2;
    this.#board ??= new MobBoard(this.before.mobs, this.hero.at, reach);
    return this.#board;
  }

  get sight(): Sight {
    return sightFrom(this.before.ground.walls, this.hero.at);
  }

  isWall({ x, y }: Place): boolean {
    return this.before.ground.walls.has(x, y);
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
    return this.#board === undefined ? this.before.mobs : this.#board.putBack();
  }
}
