import { assertDefined, copyRandom } from '#core';
import type { Random } from '#core';
import { visionOf } from '../model/attributes.ts';
import type { CavesContent } from '../model/content.ts';
import { changedLevel } from '../model/copies.ts';
import type { Cause, CavesEvent, Ending, CreatureRef } from '../model/event.ts';
import type { Item } from '../model/items.ts';
import { cellOf, isInside } from '../model/place.ts';
import type { Place, Spot } from '../model/place.ts';
import { PLAYER } from '../model/state.ts';
import type { CavesState, Creature, Deeds, Level } from '../model/state.ts';
import { isDiggableAt, isGroundAt, tileAt, withTile } from '../model/tiles.ts';
import type { Tile } from '../model/tiles.ts';
import { groundOf } from '../model/ground.ts';
import type { Ground } from '../model/ground.ts';
import { chanceOf } from './chance.ts';
import type { Chance } from './chance.ts';
import { Crowd } from './crowd.ts';
import { itemAt, withItem, withoutItem } from './lying.ts';
import { isHidden } from './hiding.ts';
import { Sight, sightFrom } from './sight.ts';
import type { PastSight } from './sight.ts';

/** Collects the changes of a turn until it is finished; the initial state stays unchanged. */
export class CavesDraft {
  readonly before: CavesState;
  readonly events: CavesEvent[] = [];
  readonly chance: Chance;
  /** All creatures, indexed by cell. */
  readonly crowd: Crowd;
  /** Creatures that have died, whose last effects are still to come. */
  readonly bursts: Creature[] = [];
  readonly content: CavesContent;
  /** The terrain of the content. */
  readonly ground: Ground;
  choices: number;
  deeds: Deeds;
  ending: { readonly kind: Ending; readonly cause?: Cause } | undefined;
  readonly #random: Random;
  readonly #levels: Level[];
  #hasAllies: boolean | undefined;
  #last: PastSight | undefined;
  #wide: PastSight | undefined;

  /** Random numbers come from `chance`, or from the state's own stream by default. */
  constructor(state: CavesState, chance?: Chance) {
    this.before = state;
    this.#random = copyRandom(state.luck);
    this.chance = chance ?? chanceOf(this.#random);
    this.crowd = new Crowd(state.creatures, state.nextId);
    this.choices = state.choices;
    this.deeds = state.deeds;
    this.#levels = [...state.levels];
    this.content = this.player.content;
    this.ground = groundOf(this.content);
  }

  /** True if the player has allies. */
  get hasAllies(): boolean {
    this.#hasAllies ??= this.before.creatures.some(({ side }) => side === 'ally');
    return this.#hasAllies;
  }

  get player(): Creature {
    return assertDefined(this.crowd.get(PLAYER));
  }

  level(z: number): Level {
    return assertDefined(this.#levels[z]);
  }

  setLevel(z: number, change: Partial<Level>): void {
    this.#levels[z] = changedLevel(this.level(z), change);
  }

  tileAt(spot: Spot): Tile {
    return tileAt(this.level(spot.z).tiles, spot);
  }

  /** The character code of a cell; NaN outside the level. */
  codeAt(x: number, y: number, z: number): number {
    return isInside(x, y) ? this.level(z).tiles.charCodeAt(cellOf({ x, y })) : NaN;
  }

  setTile(spot: Spot, tile: Tile): void {
    this.setLevel(spot.z, { tiles: withTile(this.level(spot.z).tiles, spot, tile) });
  }

  isGround({ x, y, z }: Spot): boolean {
    return isGroundAt(this.level(z).tiles, x, y);
  }

  isDiggable({ x, y, z }: Spot): boolean {
    return isDiggableAt(this.level(z).tiles, x, y);
  }

  /** True for unoccupied ground. */
  isFree(spot: Spot): boolean {
    return this.isGround(spot) && this.crowd.at(spot) === undefined;
  }

  itemAt(spot: Spot): Item | undefined {
    return itemAt(this.level(spot.z).items, cellOf(spot));
  }

  /** Puts an item in a cell without one. */
  layItem(spot: Spot, item: Item): void {
    this.setLevel(spot.z, { items: withItem(this.level(spot.z).items, cellOf(spot), item) });
  }

  takeItem(spot: Spot): void {
    this.setLevel(spot.z, { items: withoutItem(this.level(spot.z).items, cellOf(spot)) });
  }

  /** The player's current field of view. */
  get sight(): Sight {
    const { player } = this;
    const { tiles } = this.level(player.z);
    const last = this.#last;
    if (last?.player === player && last.tiles === tiles) return last.sight;
    const sight = sightFrom(tiles, player, last);
    this.#last = { player, tiles, sight };
    return sight;
  }

  /** True if the player sees a cell. */
  isSeen({ x, y, z }: Spot): boolean {
    const { player } = this;
    if (z !== player.z || !this.sight.has(x, y)) return false;
    return !isHidden(this.ground, this.level(z).tiles, { x, y }, player);
  }

  /** True if a creature sees the player. */
  seesPlayer(creature: Creature): boolean {
    const { player } = this;
    if (creature.z !== player.z) return false;
    const vision = visionOf(creature);
    if (isHidden(this.ground, this.level(player.z).tiles, player, creature)) return false;
    return this.#sightTo(vision).hasWithin(creature.x, creature.y, vision);
  }

  /** A field of view from the player's place with at least this radius. */
  #sightTo(radius: number): Sight {
    const { player, sight } = this;
    if (radius <= sight.radius) return sight;
    const { tiles } = this.level(player.z);
    const wide = this.#wide;
    if (wide?.player === player && wide.tiles === tiles && radius <= wide.sight.radius)
      return wide.sight;
    const wideSight = new Sight(tiles, player, radius, this.ground);
    this.#wide = { player, tiles, sight: wideSight };
    return wideSight;
  }

  /** All creatures that see a cell, in order of id. */
  witnessesOf({ x, y, z }: Spot): readonly Creature[] {
    const all = this.crowd.onLevel(z);
    const radius = all.reduce((max, creature) => Math.max(max, visionOf(creature)), 1);
    const sight = new Sight(this.level(z).tiles, { x, y }, radius, this.ground);
    return all.filter(
      (one) => isInside(one.x, one.y) && sight.hasWithin(one.x, one.y, visionOf(one)),
    );
  }

  /** Records an event, unless the run has ended. */
  emit(event: CavesEvent): void {
    if (this.ending === undefined) this.events.push(event);
  }

  /** Records an event if the player sees any of the cells. */
  emitSeen(event: CavesEvent, ...spots: readonly Spot[]): void {
    for (const spot of spots) {
      if (!this.isSeen(spot)) continue;
      this.emit(event);
      return;
    }
  }

  end(kind: Ending, cause?: Cause): void {
    this.emit({ kind: 'ended', ending: kind, ...(cause === undefined ? {} : { cause }) });
    this.ending = cause === undefined ? { kind } : { kind, cause };
  }

  /** Builds the state after all changes. */
  finish(turns: number): CavesState {
    const { before, crowd, choices, deeds, ending } = this;
    return {
      ...before,
      turns,
      levels: this.#levels,
      creatures: crowd.finish(),
      nextId: crowd.nextId,
      choices,
      deeds,
      luck: this.#random,
      ...(ending === undefined ? {} : { ending }),
    };
  }
}

/** The part of a creature used in events. */
export function creatureRef({ id, kind, x, y, z }: Creature): CreatureRef {
  return { id, kind, x, y, z };
}

export function spotOf({ z }: Spot, { x, y }: Place): Spot {
  return { x, y, z };
}
