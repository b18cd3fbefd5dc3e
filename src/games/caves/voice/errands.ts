import {
  contentOf,
  neighbourIn,
  cellOf,
  creatureAt,
  creatureRow,
  creaturesInSight,
  DIRECTIONS,
  FLOOR,
  freeSlotOf,
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
  CavesEvent,
  CavesState,
  Creature,
  Direction,
  LyingItem,
  Place,
  Spot,
  Tiles,
} from '../rules/index.ts';
import { findWay, placesAlong } from '#kit/grid/way.ts';
import { ErrandRun } from '#roguelike/errand-run.ts';
import type { Errand as CommonErrand, Finds } from '#roguelike/errand-run.ts';
import { choicesOn, isCaged } from './cages.ts';
import { viewOf } from './known.ts';
import { isLow } from './status.ts';
import { interruption, isDying, starvation } from './stop-reasons.ts';
import type { CavesStop, Stop } from './stop-reasons.ts';
import { isWanted } from './wanted.ts';
import { actionOf, isKnownGround, roughAt, searchFor, spotKey, tilesAt } from './ways.ts';
import type { WayStep } from './ways.ts';

export type Errand = CommonErrand<Spot, Direction, 'dig'>;

/** Wandering creatures are ignored until they are this near. */
const MAX_WANDERER_DISTANCE = 1;

function wanders({ content, kind }: Creature): boolean {
  return creatureRow(content, kind).urges.some(({ do: urge }) => urge === 'wander');
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
  /** Choices that the player has seen. */
  readonly #choices = new Set<number>();
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
      starvation(playerOf(view), { isRest: this.errand.kind === 'rest', count: this.count }) ??
      this.#encounterStop(view) ??
      this.#choiceStop(view);
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

  /** Stops for hunters in sight and for wanderers that came near. */
  #encounterStop(view: CavesState): CavesStop | undefined {
    const seen = creaturesInSight(view);
    const hunter = seen.find((one) => judge(playerOf(view), one).hunts);
    if (hunter !== undefined)
      return { reason: this.count === 0 ? 'in-sight' : 'sight', who: hunter.kind };
    const player = playerOf(view);
    const close = seen.filter(
      (one) =>
        one.side === undefined &&
        wanders(one) &&
        stepsBetween(player, one) <= MAX_WANDERER_DISTANCE,
    );
    const newcomer = close.find(({ id }) => !this.#near.has(id));
    this.#near = new Set(close.map(({ id }) => id));
    return newcomer === undefined || this.count === 0
      ? undefined
      : { reason: 'near', who: newcomer.kind };
  }

  /** Stops where things in cages come into view. */
  #choiceStop(view: CavesState): CavesStop | undefined {
    const { z } = playerOf(view);
    const keyOf = ([first]: readonly LyingItem[]) => spotKey({ ...placeOf(first?.cell ?? 0), z });
    const choices = choicesOn(levelOf(view));
    const found = choices.find((things) => !this.#choices.has(keyOf(things)));
    for (const things of choices) this.#choices.add(keyOf(things));
    if (found === undefined || this.count === 0) return undefined;
    return { reason: 'choice', items: found.map(({ item }) => item) };
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
    const other = obstacleAt(view, to);
    if (other !== undefined) return { reason: 'blocked', who: other.kind };
    if (isKnownGround(view, to) && !isHazard(view, to)) return { kind: 'move', direction };
    if (isKnownGround(view, to)) return { reason: 'thing' };
    return { reason: isDiggableAt(tilesAt(view, to.z), to.x, to.y) ? 'rock' : 'edge' };
  }

  protected override pickUpStop(view: CavesState, spot: Spot): CavesStop | undefined {
    const other = spot.z === playerOf(view).z ? obstacleAt(view, spot) : undefined;
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
    const level = levelOf(view);
    return level.items.filter(({ cell, item }) => {
      if (isCaged(level, cell)) return false;
      return isWanted(view, item) && !this.#left.has(spotKey({ ...placeOf(cell), z }));
    });
  }

  protected findsOf(view: CavesState): Finds<Spot> {
    const player = playerOf(view);
    const wanted = this.#wanted(view).map(({ cell }) => ({ ...placeOf(cell), z: player.z }));
    return { hasRoom: freeSlotOf(player) !== undefined, wanted };
  }

  /** Goes around deep water and webs where that leads to a goal, too; exploring stops at them. */
  protected override follow(
    view: CavesState,
    isGoal: (spot: Spot) => boolean,
  ): CavesAction | CavesStop | undefined {
    const search = searchFor(view, isGoal);
    const isEven = (spot: Spot) => search.isFree(spot) && roughAt(view, spot) === undefined;
    const step = this.walk({ ...search, isFree: isEven }) ?? this.walk(search);
    if (step === undefined) return undefined;
    const terrain = roughAt(view, search.beside(search.from, step));
    const isStart = this.count === 0 || roughAt(view, search.from) !== undefined;
    if (terrain === undefined || isStart || this.errand.kind !== 'explore') return actionOf(step);
    return { reason: 'rough', terrain };
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
    if (this.#isChoiceLeft(view)) return { reason: 'explored-choice' };
    return {
      reason:
        findDigging(levelOf(view).tiles, playerOf(view)) === undefined
          ? 'explored'
          : 'explored-rock',
    };
  }

  /** True if the player can walk up to things in cages. */
  #isChoiceLeft(view: CavesState): boolean {
    const { z } = playerOf(view);
    const level = levelOf(view);
    const isGoal = (spot: Spot) => spot.z === z && isCaged(level, cellOf(spot));
    return isGoal(playerOf(view)) || findWay(searchFor(view, isGoal)) !== undefined;
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

/** The creature in a cell, unless it is an ally, who changes places with the player. */
function obstacleAt(view: CavesState, spot: Spot): Creature | undefined {
  const other = creatureAt(view, spot);
  return other?.side === 'ally' ? undefined : other;
}

/** True for a cell with an item or feature worth stopping at. */
function isWorthAStop(view: CavesState, spot: Spot): boolean {
  return itemOf(view, spot) !== undefined || tileAt(tilesAt(view, spot.z), spot) !== FLOOR;
}
