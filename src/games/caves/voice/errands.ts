import {
  beside,
  cellOf,
  creatureAt,
  creatureRow,
  creaturesInSight,
  DIRECTIONS,
  effectRow,
  FLOOR,
  freeSlotOf,
  hungerOf,
  isDiggableAt,
  isFrontierAt,
  isGroundAt,
  itemOf,
  levelOf,
  placeOf,
  playerOf,
  stepsBetween,
  tileAt,
  UNKNOWN,
} from '../rules/index.ts';
import { findDigging } from '../bots/burrow.ts';
import { judge } from '../bots/foes.ts';
import type {
  CavesAction,
  CavesEvent,
  CavesState,
  Creature,
  CreatureKind,
  Direction,
  EffectKind,
  Item,
  LyingItem,
  Place,
  Spot,
  Tiles,
} from '../rules/index.ts';
import { findWay, placesOn } from '#kit/grid/way.ts';
import { ErrandRun } from '#roguelike/errand-run.ts';
import type { CommonStop, Errand as CommonErrand, Finds } from '#roguelike/errand-run.ts';
import { viewOf } from './known.ts';
import { isYou } from './sentences.ts';
import { isLow } from './status.ts';
import { isWanted } from './wanted.ts';
import { actionOf, isKnownGround, searchFor, spotKey, tilesAt } from './ways.ts';
import type { WayStep } from './ways.ts';

export type Errand = CommonErrand<Spot, Direction, 'dig'>;

/** The reasons why an errand ends, beside those of every roguelike. */
type CavesStop =
  | { readonly reason: 'explored' | 'explored-rock' }
  | { readonly reason: 'blocked' | 'sight' | 'attacked'; readonly who: CreatureKind }
  | { readonly reason: 'hurt' | 'low' | 'fatal' | 'starving' | 'last-food' | 'effect' | 'level' }
  | { readonly reason: 'full'; readonly item: Item }
  | { readonly reason: 'rock' | 'edge' | 'thing' }
  | { readonly reason: 'through' | 'nowhere' };
export type Stop = CavesStop | CommonStop;

/** With so little food one is dead in a few turns: nothing goes on by itself for more than one. */
const MIN_FOOD = 30;
/** Whoever wanders about is let be until it is as near as this. */
const NEAR = 1;

function wanders({ kind }: Pick<Creature, 'kind'>): boolean {
  return creatureRow(kind).urges.some(({ kind: urge }) => urge === 'wander');
}

/** What happened in a turn that stops every errand. Poison and the like are known: they are let work. */
function interruption(events: readonly CavesEvent[]): CavesStop | undefined {
  for (const event of events) {
    if (event.kind === 'struck' && isYou(event.target))
      return { reason: 'attacked', who: event.who.kind };
    if (event.kind === 'hurt' && isYou(event.who) && effectRow(event.effect).turns === 0)
      return { reason: 'hurt' };
    if (event.kind === 'rank-gained' && isYou(event.who)) return { reason: 'level' };
  }
  for (const event of events) {
    if (event.kind === 'hunger' && event.hunger === 'starving') return { reason: 'starving' };
    if (event.kind === 'effect-ended' && isYou(event.who) && isHelp(event.effect))
      return { reason: 'effect' };
  }
  return undefined;
}

/** Whether an effect makes stronger as long as it lasts. */
function isHelp(kind: EffectKind): boolean {
  return Object.values(effectRow(kind).bonus ?? {}).some((amount) => amount > 0);
}

/** Whether what works on the player is certain to kill, unless something is done about it. */
function isDying({ hp, effects }: Creature): boolean {
  let left = hp;
  for (const { kind, turns } of effects) {
    const { hp: change = 0, chance } = effectRow(kind).each ?? {};
    if (chance === undefined) left += turns * change;
  }
  return left <= 0;
}

/** One errand under way. */
export class CavesErrand extends ErrandRun<
  CavesState,
  CavesAction,
  CavesEvent,
  Spot,
  Direction,
  WayStep,
  'dig',
  CavesStop
> {
  /** Where the player has put things down: nobody goes back for them. */
  readonly #left: ReadonlySet<number>;
  #near: ReadonlySet<number> = new Set();
  #wasLow = false;
  #digging: readonly Direction[] = [];
  #dug = new Set<number>();
  /** What was known of the level when digging began. */
  #before: Tiles | undefined;

  constructor(errand: Errand, left: ReadonlySet<number> = new Set()) {
    super(errand);
    this.#left = left;
  }

  protected readonly viewOf = viewOf;
  protected readonly searchFor = searchFor;
  protected readonly actionOf = actionOf;
  protected readonly keyOf = spotKey;
  protected readonly placeOf = playerOf;
  protected readonly isGround = isKnownGround;

  protected isKnown(view: CavesState, spot: Spot): boolean {
    return tileAt(tilesAt(view, spot.z), spot) !== UNKNOWN;
  }

  /** Exploring keeps to one level. */
  protected frontierOf(view: CavesState): (spot: Spot) => boolean {
    const { tiles } = levelOf(view);
    const { z } = playerOf(view);
    return (spot) => spot.z === z && isFrontierAt(tiles, spot);
  }

  protected interruption(view: CavesState, events: readonly CavesEvent[]): CavesStop | undefined {
    const stop =
      interruption(events) ?? this.#wanes(view) ?? this.#starves(view) ?? this.#met(view);
    if (stop !== undefined) return stop;
    return view.choices > 0 ? { reason: 'level' } : undefined;
  }

  /** Nobody walks into death by poison, or on without a word once little health is left. */
  #wanes(view: CavesState): CavesStop | undefined {
    const player = playerOf(view);
    if (isDying(player)) return { reason: 'fatal' };
    const wasLow = this.count === 0 || this.#wasLow;
    this.#wasLow = isLow(player);
    return this.#wasLow && !wasLow ? { reason: 'low' } : undefined;
  }

  /** Whoever starves does not rest, and walks to no death of hunger without knowing. */
  #starves(view: CavesState): CavesStop | undefined {
    const player = playerOf(view);
    if (hungerOf(player) !== 'starving') return undefined;
    if (this.errand.kind === 'rest') return { reason: 'starving' };
    const isLast = player.food <= MIN_FOOD && this.count > 0;
    return isLast ? { reason: 'last-food' } : undefined;
  }

  /** Hunters in sight, and whoever has come near by chance. */
  #met(view: CavesState): CavesStop | undefined {
    const seen = creaturesInSight(view);
    const hunter = seen.find((one) => judge(playerOf(view), one).hunts);
    if (hunter !== undefined) return { reason: 'sight', who: hunter.kind };
    const player = playerOf(view);
    const close = seen.filter((one) => wanders(one) && stepsBetween(player, one) <= NEAR);
    const came = close.find(({ id }) => !this.#near.has(id));
    this.#near = new Set(close.map(({ id }) => id));
    return came === undefined || this.count === 0 ? undefined : { reason: 'sight', who: came.kind };
  }

  protected override step(view: CavesState): CavesAction | Stop {
    return this.errand.kind === 'dig' ? this.#dig(view) : super.step(view);
  }

  protected isWell(view: CavesState): boolean {
    const { hp, maxHp, mana, maxMana } = playerOf(view);
    return hp >= maxHp && mana >= maxMana;
  }

  protected wait(): CavesAction {
    return { kind: 'wait' };
  }

  protected run(view: CavesState, direction: Direction): CavesAction | CavesStop {
    const player = playerOf(view);
    const to = { ...beside(player, direction), z: player.z };
    if (this.count > 0 && isWorthAStop(view, player)) return { reason: 'thing' };
    const other = creatureAt(view, to);
    if (other !== undefined) return { reason: 'blocked', who: other.kind };
    if (isKnownGround(view, to)) return { kind: 'move', direction };
    return { reason: isDiggableAt(tilesAt(view, to.z), to.x, to.y) ? 'rock' : 'edge' };
  }

  protected override takenBy(view: CavesState, spot: Spot): CavesStop | undefined {
    const other = spot.z === playerOf(view).z ? creatureAt(view, spot) : undefined;
    return other === undefined ? undefined : { reason: 'blocked', who: other.kind };
  }

  protected override explore(view: CavesState): CavesAction | Stop {
    return this.#pickUp(view) ?? super.explore(view);
  }

  /** Picks up what is wanted where the player stands, or stops for want of room. */
  #pickUp(view: CavesState): CavesAction | CavesStop | undefined {
    const player = playerOf(view);
    const here = this.#wanted(view).find(({ cell }) => cell === cellOf(player));
    if (here === undefined) return undefined;
    if (freeSlotOf(player) !== undefined) return { kind: 'pick-up' };
    return this.count > 0 ? { reason: 'full', item: here.item } : undefined;
  }

  #wanted(view: CavesState): readonly LyingItem[] {
    const { z } = playerOf(view);
    return levelOf(view).items.filter(({ cell, item }) => {
      return isWanted(view, item) && !this.#left.has(spotKey({ ...placeOf(cell), z }));
    });
  }

  protected findsOf(view: CavesState): Finds<Spot> {
    const player = playerOf(view);
    const wanted = this.#wanted(view).map(({ cell }) => ({ ...placeOf(cell), z: player.z }));
    return { hasRoom: freeSlotOf(player) !== undefined, wanted };
  }

  /** Whoever stands in the only way. */
  protected override blocked(
    view: CavesState,
    isGoal: (spot: Spot) => boolean,
  ): CavesStop | undefined {
    const search = searchFor(view, isGoal);
    const way = findWay({ ...search, isFree: (spot) => isKnownGround(view, spot) }) ?? [];
    const [other] = placesOn(search, way).flatMap((spot) => creatureAt(view, spot) ?? []);
    return other && { reason: 'blocked', who: other.kind };
  }

  protected explored(view: CavesState): CavesStop {
    return {
      reason:
        findDigging(levelOf(view).tiles, playerOf(view)) === undefined
          ? 'explored'
          : 'explored-rock',
    };
  }

  /** Digs on; every cell of rock takes two turns. */
  #dig(view: CavesState): CavesAction | CavesStop {
    const player = playerOf(view);
    this.#before ??= levelOf(view).tiles;
    if (this.count > 0 && this.#isThrough(view, this.#before)) return { reason: 'through' };
    if (this.#digging.length === 0) {
      // Ground that was known of, and could not be walked to.
      const isThere = this.count > 0 && isGroundAt(this.#before, player.x, player.y);
      if (isThere && !this.#dug.has(cellOf(player))) return { reason: 'through' };
      const way = findDigging(levelOf(view).tiles, playerOf(view));
      if (way === undefined) return { reason: 'nowhere' };
      this.#digging = way;
    }
    const [direction, ...rest] = this.#digging;
    if (direction === undefined) return { reason: 'nowhere' };
    const to = { ...beside(player, direction), z: player.z };
    const other = creatureAt(view, to);
    if (other !== undefined) return { reason: 'blocked', who: other.kind };
    if (isKnownGround(view, to)) this.#digging = rest;
    else this.#dug.add(cellOf(to));
    return { kind: 'move', direction };
  }

  /** Whether there is ground beside the player that nobody knew of, and that was not dug. */
  #isThrough(view: CavesState, before: Tiles): boolean {
    const player = playerOf(view);
    const { tiles } = levelOf(view);
    return DIRECTIONS.some((direction) => {
      const { x, y }: Place = beside(player, direction);
      if (!isGroundAt(tiles, x, y) || isGroundAt(before, x, y)) return false;
      return !this.#dug.has(cellOf({ x, y }));
    });
  }
}

/** Whether there is something in a cell that one may want to stop for. */
function isWorthAStop(view: CavesState, spot: Spot): boolean {
  return itemOf(view, spot) !== undefined || tileAt(tilesAt(view, spot.z), spot) !== FLOOR;
}
