import {
  contentOf,
  neighbourIn,
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
  isHazard,
  itemOf,
  levelOf,
  placeOf,
  playerOf,
  slotFor,
  stepsBetween,
  tileAt,
  UNKNOWN,
} from '../rules/index.ts';
import { findDigging } from '../bots/burrow.ts';
import { judge } from '../bots/foes.ts';
import type {
  CavesAction,
  CavesContent,
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
import { findWay, placesAlong } from '#kit/grid/way.ts';
import { ErrandRun } from '#roguelike/errand-run.ts';
import type { CommonStop, Errand as CommonErrand, Finds } from '#roguelike/errand-run.ts';
import { viewOf } from './known.ts';
import { isYou } from './sentences.ts';
import { isLow } from './status.ts';
import { isWanted } from './wanted.ts';
import { actionOf, isKnownGround, searchFor, spotKey, tilesAt } from './ways.ts';
import type { WayStep } from './ways.ts';

export type Errand = CommonErrand<Spot, Direction, 'dig'>;

/** Reasons for an automatic action to stop, beyond those common to all roguelikes. */
type CavesStop =
  | { readonly reason: 'explored' | 'explored-rock' }
  /** A hunter: `sight` if it came into view, `in-sight` at the start; `near` for a wanderer. */
  | { readonly reason: 'sight' | 'in-sight' | 'near'; readonly who: CreatureKind }
  | { readonly reason: 'blocked' | 'attacked'; readonly who: CreatureKind }
  | { readonly reason: 'hurt' | 'low' | 'fatal' | 'starving' | 'last-food' | 'effect' | 'level' }
  | { readonly reason: 'full'; readonly item: Item }
  | { readonly reason: 'rock' | 'edge' | 'thing' }
  | { readonly reason: 'through' | 'nowhere' };
export type Stop = CavesStop | CommonStop;

/** With this little food, death is a few turns away: automatic actions stop after one turn. */
const MIN_FOOD = 30;
/** Wandering creatures are ignored until they are this near. */
const MAX_WANDERER_DISTANCE = 1;

function wanders({ content, kind }: Creature): boolean {
  return creatureRow(content, kind).urges.some(({ do: urge }) => urge === 'wander');
}

/**
 * The event of a turn that interrupts any automatic action. Poison and similar known effects do
 * not.
 */
function interruption(content: CavesContent, events: readonly CavesEvent[]): CavesStop | undefined {
  for (const event of events) {
    if (event.kind === 'struck' && isYou(event.target))
      return { reason: 'attacked', who: event.who.kind };
    if (event.kind === 'hurt' && isYou(event.who) && effectRow(content, event.effect).turns === 0)
      return { reason: 'hurt' };
    if (event.kind === 'rank-gained' && isYou(event.who)) return { reason: 'level' };
  }
  for (const event of events) {
    if (event.kind === 'hunger' && event.hunger === 'starving') return { reason: 'starving' };
    if (event.kind === 'effect-ended' && isYou(event.who) && isHelp(content, event.effect))
      return { reason: 'effect' };
  }
  return undefined;
}

/** True for an effect with a positive bonus. */
function isHelp(content: CavesContent, kind: EffectKind): boolean {
  return Object.values(effectRow(content, kind).bonus ?? {}).some((amount) => amount > 0);
}

/** True if active effects will kill the player unless something is done. */
function isDying({ content, hp, effects }: Creature): boolean {
  let left = hp;
  for (const { kind, turns } of effects) {
    const { hp: change = 0, chance } = effectRow(content, kind).each ?? {};
    if (chance === undefined) left += turns * change;
  }
  return left <= 0;
}

/** An automatic action in progress. */
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
  /** Places of dropped items, which are not fetched again. */
  readonly #left: ReadonlySet<number>;
  #near: ReadonlySet<number> = new Set();
  #wasLow = false;
  #digging: readonly Direction[] = [];
  #dug = new Set<number>();
  /** The known level at the start of digging. */
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

  /** Exploring stays on one level. */
  protected frontierOf(view: CavesState): (spot: Spot) => boolean {
    const { tiles } = levelOf(view);
    const { z } = playerOf(view);
    return (spot) => spot.z === z && isFrontierAt(tiles, spot);
  }

  protected interruption(view: CavesState, events: readonly CavesEvent[]): CavesStop | undefined {
    const stop =
      interruption(contentOf(view), events) ??
      this.#wanes(view) ??
      this.#starves(view) ??
      this.#encounterStop(view);
    if (stop !== undefined) return stop;
    return view.choices > 0 ? { reason: 'level' } : undefined;
  }

  /** Stops before death by poison, and when health gets low. */
  #wanes(view: CavesState): CavesStop | undefined {
    const player = playerOf(view);
    if (isDying(player)) return { reason: 'fatal' };
    const wasLow = this.count === 0 || this.#wasLow;
    this.#wasLow = isLow(player);
    return this.#wasLow && !wasLow ? { reason: 'low' } : undefined;
  }

  /** Stops a starving player from resting or walking into death unawares. */
  #starves(view: CavesState): CavesStop | undefined {
    const player = playerOf(view);
    if (hungerOf(player) !== 'starving') return undefined;
    if (this.errand.kind === 'rest') return { reason: 'starving' };
    const isLast = player.food <= MIN_FOOD && this.count > 0;
    return isLast ? { reason: 'last-food' } : undefined;
  }

  /** Stops for hunters in sight and for wanderers that came near. */
  #encounterStop(view: CavesState): CavesStop | undefined {
    const seen = creaturesInSight(view);
    const hunter = seen.find((one) => judge(playerOf(view), one).hunts);
    if (hunter !== undefined)
      return { reason: this.count === 0 ? 'in-sight' : 'sight', who: hunter.kind };
    const player = playerOf(view);
    const close = seen.filter(
      (one) => wanders(one) && stepsBetween(player, one) <= MAX_WANDERER_DISTANCE,
    );
    const newcomer = close.find(({ id }) => !this.#near.has(id));
    this.#near = new Set(close.map(({ id }) => id));
    return newcomer === undefined || this.count === 0
      ? undefined
      : { reason: 'near', who: newcomer.kind };
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
    const to = { ...neighbourIn(player, direction), z: player.z };
    if (this.count > 0 && isWorthAStop(view, player)) return { reason: 'thing' };
    const other = creatureAt(view, to);
    if (other !== undefined) return { reason: 'blocked', who: other.kind };
    if (isKnownGround(view, to) && !isHazard(view, to)) return { kind: 'move', direction };
    if (isKnownGround(view, to)) return { reason: 'thing' };
    return { reason: isDiggableAt(tilesAt(view, to.z), to.x, to.y) ? 'rock' : 'edge' };
  }

  protected override pickUpStop(view: CavesState, spot: Spot): CavesStop | undefined {
    const other = spot.z === playerOf(view).z ? creatureAt(view, spot) : undefined;
    return other === undefined ? undefined : { reason: 'blocked', who: other.kind };
  }

  protected override explore(view: CavesState): CavesAction | Stop {
    return this.#pickUp(view) ?? super.explore(view);
  }

  /** Picks up a wanted item here, or stops if the pack is full. */
  #pickUp(view: CavesState): CavesAction | CavesStop | undefined {
    const player = playerOf(view);
    const itemHere = this.#wanted(view).find(({ cell }) => cell === cellOf(player));
    if (itemHere === undefined) return undefined;
    if (slotFor(player, itemHere.item) !== undefined) return { kind: 'pick-up' };
    return this.count > 0 ? { reason: 'full', item: itemHere.item } : undefined;
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

  /** The creature blocking the only path. */
  protected override blocked(
    view: CavesState,
    isGoal: (spot: Spot) => boolean,
  ): CavesStop | undefined {
    const search = searchFor(view, isGoal);
    const way = findWay({ ...search, isFree: (spot) => isKnownGround(view, spot) }) ?? [];
    const [other] = placesAlong(search, way).flatMap((spot) => creatureAt(view, spot) ?? []);
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

  /** Continues digging; every cell of rock takes two turns. */
  #dig(view: CavesState): CavesAction | CavesStop {
    const player = playerOf(view);
    this.#before ??= levelOf(view).tiles;
    if (this.count > 0 && this.#isThrough(view, this.#before)) return { reason: 'through' };
    if (this.#digging.length === 0) {
      // Ground that was known but unreachable.
      const isThere = this.count > 0 && isGroundAt(this.#before, player.x, player.y);
      if (isThere && !this.#dug.has(cellOf(player))) return { reason: 'through' };
      const way = findDigging(levelOf(view).tiles, playerOf(view));
      if (way === undefined) return { reason: 'nowhere' };
      this.#digging = way;
    }
    const [direction, ...rest] = this.#digging;
    if (direction === undefined) return { reason: 'nowhere' };
    const to = { ...neighbourIn(player, direction), z: player.z };
    const other = creatureAt(view, to);
    if (other !== undefined) return { reason: 'blocked', who: other.kind };
    if (isKnownGround(view, to)) this.#digging = rest;
    else this.#dug.add(cellOf(to));
    return { kind: 'move', direction };
  }

  /** True if the player is next to ground that was unknown and has not been dug. */
  #isThrough(view: CavesState, before: Tiles): boolean {
    const player = playerOf(view);
    const { tiles } = levelOf(view);
    return DIRECTIONS.some((direction) => {
      const { x, y }: Place = neighbourIn(player, direction);
      if (!isGroundAt(tiles, x, y) || isGroundAt(before, x, y)) return false;
      return !this.#dug.has(cellOf({ x, y }));
    });
  }
}

/** True for a cell with an item or feature worth stopping at. */
function isWorthAStop(view: CavesState, spot: Spot): boolean {
  return itemOf(view, spot) !== undefined || tileAt(tilesAt(view, spot.z), spot) !== FLOOR;
}
