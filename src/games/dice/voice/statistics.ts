import type { AnyMatch } from '#core';
import { playersOf } from '../rules/index.ts';
import { forecast } from '../bots/forecast/forecast.ts';
import { isStrike } from '../bots/forecast/flight.ts';
import type { DiceEvent, DiceState, JourneyState } from '../rules/index.ts';
import { stepsOf } from './records/steps.ts';
import type { JourneyStep } from './records/steps.ts';

/** Number of rolls with dice of a size, and the sum of their faces. */
export interface RollCount {
  readonly size: number;
  readonly count: number;
  readonly sum: number;
}

export interface HeroCount {
  readonly checks: number;
  readonly won: number;
  /** Expected number of checks won, by the odds. */
  readonly expected: number;
  readonly damage: number;
  readonly deaths: number;
  readonly rests: number;
}

/** Statistics of a journey so far. */
export interface Statistics {
  readonly rolls: readonly RollCount[];
  readonly checks: number;
  readonly won: number;
  readonly expected: number;
  /** Indexed by hero, over the whole party. */
  readonly heroes: readonly HeroCount[];
  readonly turns: number;
  readonly defeated: number;
  readonly closed: number;
}

const ZERO_COUNT: HeroCount = { checks: 0, won: 0, expected: 0, damage: 0, deaths: 0, rests: 0 };

const SIZES = [4, 6, 8, 10, 12] as const;

class Counter {
  readonly #rolls = new Map<number, { count: number; sum: number }>();
  readonly #heroes: HeroCount[];
  #turns = 0;
  #defeated = 0;
  #closed = 0;
  /** Chance of the check on the table. */
  #chance = 0;

  constructor(heroes: number) {
    this.#heroes = Array.from({ length: heroes }, () => ZERO_COUNT);
  }

  count(step: JourneyStep): void {
    const { scene } = step.before;
    if (scene === undefined || step.action.kind !== 'scene') return;
    const places = playersOf(step.before);
    for (const event of step.events as readonly DiceEvent[]) {
      if (event.kind === 'attempted') this.#chance = chanceOf(scene, step);
      this.#event(event, places);
    }
  }

  get result(): Statistics {
    const heroes = this.#heroes;
    const sum = (of: (hero: HeroCount) => number) =>
      heroes.reduce((total, hero) => total + of(hero), 0);
    return {
      rolls: SIZES.map((size) => {
        const { count, sum: total } = this.#rolls.get(size) ?? { count: 0, sum: 0 };
        return { size, count, sum: total };
      }),
      checks: sum(({ checks }) => checks),
      won: sum(({ won }) => won),
      expected: sum(({ expected }) => expected),
      heroes,
      turns: this.#turns,
      defeated: this.#defeated,
      closed: this.#closed,
    };
  }

  #event(event: DiceEvent, places: readonly number[]): void {
    if (event.kind === 'rolled') this.#roll(event.die.size, event.face);
    else if (event.kind === 'turn') this.#turns += 1;
    else if (event.kind === 'defeated') this.#defeated += 1;
    else if (event.kind === 'closed') this.#closed += 1;
    if (!('hero' in event)) return;
    const at = places[event.hero];
    const hero = at === undefined ? undefined : this.#heroes[at];
    if (at === undefined || hero === undefined) return;
    this.#heroes[at] = this.#counted(hero, event);
  }

  #counted(hero: HeroCount, event: DiceEvent): HeroCount {
    if (event.kind === 'checked' && !isStrike(event)) {
      const won = hero.won + Number(event.won);
      return { ...hero, checks: hero.checks + 1, won, expected: hero.expected + this.#chance };
    }
    if (event.kind === 'damage') return { ...hero, damage: hero.damage + event.amount };
    if (event.kind === 'died') return { ...hero, deaths: hero.deaths + 1 };
    return event.kind === 'rested' ? { ...hero, rests: hero.rests + 1 } : hero;
  }

  #roll(size: number, face: number): void {
    const { count, sum } = this.#rolls.get(size) ?? { count: 0, sum: 0 };
    this.#rolls.set(size, { count: count + 1, sum: sum + face });
  }
}

/** Chance of the check an action starts. */
function chanceOf(scene: DiceState, { action }: JourneyStep): number {
  const odds = action.kind === 'scene' ? forecast(scene, action.action)?.odds : undefined;
  return odds === undefined ? 0 : odds.favourable / odds.total;
}

/** Statistics of a match up to the cursor. */
export function countStatistics(match: AnyMatch): Statistics {
  const { campaign } = match.stateAt(0) as JourneyState;
  const counter = new Counter(campaign.heroes.length);
  for (const step of stepsOf(match)) counter.count(step);
  return counter.result;
}
