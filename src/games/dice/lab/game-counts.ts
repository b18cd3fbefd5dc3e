import { addPair, emptySums } from '#lab/statistics/sums.ts';
import type { DieType } from '../rules/index.ts';
import {
  addCount,
  getOrCreate,
  noDeadDice,
  noPlaceFigures,
  noThreatFigures,
  placeFigures,
  threatFigures,
} from './balance-tally.ts';
import type { DeadDice, PlaceFigures, Tally, ThreatFigures } from './balance-tally.ts';

/** Value of a map under a key, created on first use. */
function findOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

/** Counts of one game, apart from its pressure. Sums over games are in a tally. */
export class GameCounts {
  won = false;
  /** Reason for the end, and turns left by then. */
  reason = '';
  turnsLeft = 0;
  turnsUsed = 0;
  explorations = 0;
  deaths = 0;
  deterred = 0;
  wounds = 0;
  villainsMet = 0;
  guardsTried = 0;
  guardsHeld = 0;
  readonly skills = new Map<string, number>();
  readonly #dead = new Map<DieType, DeadDice>();
  readonly #places = new Map<string, PlaceFigures>();
  readonly #threats = new Map<string, ThreatFigures>();

  dead(type: DieType): DeadDice {
    return findOrMake(this.#dead, type, noDeadDice);
  }

  place(id: string): PlaceFigures {
    return findOrMake(this.#places, id, noPlaceFigures);
  }

  threat(id: string): ThreatFigures {
    return findOrMake(this.#threats, id, noThreatFigures);
  }

  /** Adds the counts and their squares to a tally. */
  addTo(tally: Tally): void {
    const { squares, damage } = tally.spread;
    this.#addNumbers(tally);
    for (const [type, dead] of this.#dead) {
      addDead((tally.dead[type] ??= noDeadDice()), dead, itself);
      addDead((squares.dead[type] ??= noDeadDice()), dead, squared);
    }
    for (const [id, place] of this.#places) {
      addPlace(placeFigures(tally, id), place, itself);
      addPlace(getOrCreate(squares.places, id, noPlaceFigures), place, squared);
    }
    for (const [id, threat] of this.#threats) {
      addThreat(threatFigures(tally, id), threat);
      addPair(getOrCreate(damage, id, emptySums), threat.damage, threat.met);
    }
    for (const [skill, uses] of this.skills) {
      addCount(tally.skills, skill, uses);
      addCount(squares.skills, skill, uses * uses);
    }
  }

  #addNumbers(tally: Tally): void {
    const { squares } = tally.spread;
    tally.games += 1;
    if (this.won) tally.wins += 1;
    addCount(tally.reasons, this.reason, 1);
    addCount(tally.turnsLeft, String(this.turnsLeft), 1);
    tally.deaths += this.deaths;
    tally.villainsMet += this.villainsMet;
    tally.guards.tried += this.guardsTried;
    tally.guards.held += this.guardsHeld;
    if (this.reason === 'cornered') {
      tally.cornered.games += 1;
      tally.cornered.met += this.villainsMet;
      squares.cornered.games += 1;
      squares.cornered.met += this.villainsMet * this.villainsMet;
    }
    addSpread(tally, this, itself);
    addSpread(squares, this, squared);
  }
}

/** Adds up counts themselves, or their squares. */
type Power = (count: number) => number;

const itself: Power = (count) => count;
const squared: Power = (count) => count * count;

function addDead(into: DeadDice, dead: Readonly<DeadDice>, power: Power): void {
  into.unused += power(dead.unused);
  into.atEnd += power(dead.atEnd);
  into.forfeited += power(dead.forfeited);
  into.barred += power(dead.barred);
}

function addPlace(into: PlaceFigures, place: Readonly<PlaceFigures>, power: Power): void {
  into.games += power(place.games);
  into.turns += power(place.turns);
  into.diceLost += power(place.diceLost);
  into.deaths += power(place.deaths);
  into.closingsTried += power(place.closingsTried);
  into.closingsWon += power(place.closingsWon);
}

function addThreat(into: ThreatFigures, { met, won, damage }: Readonly<ThreatFigures>): void {
  into.met += met;
  into.won += won;
  into.damage += damage;
}

/** Adds the counts of a game whose means have intervals. */
function addSpread(
  into: Pick<Tally, 'turnsUsed' | 'explorations' | 'deterred' | 'wounds'>,
  counts: Pick<GameCounts, 'turnsUsed' | 'explorations' | 'deterred' | 'wounds'>,
  power: Power,
): void {
  into.turnsUsed += power(counts.turnsUsed);
  into.explorations += power(counts.explorations);
  into.deterred += power(counts.deterred);
  into.wounds += power(counts.wounds);
}
