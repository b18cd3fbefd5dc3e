import { playersOf } from '../../rules/index.ts';
import type { DiceEvent, DiceState } from '../../rules/index.ts';
import type { JourneyStep } from './steps.ts';

/** Deeds of one hero of a scenario. */
export interface HeroTally {
  /** Position in the whole party. */
  readonly hero: number;
  readonly deaths: number;
  /** Places closed on his turns. */
  readonly closed: number;
  /** Threats beaten on his turns. */
  readonly beaten: number;
  /** Largest total of one of his checks. */
  readonly roll: number;
}

/** The most notable event of a turn, the most notable first. */
export const SIGNS = ['died', 'villain', 'closed', 'hurt', 'beaten', 'quiet'] as const;
export type Sign = (typeof SIGNS)[number];

/** Everything counted in one scenario. */
export interface Tally {
  readonly heroes: readonly HeroTally[];
  /** One sign per turn. */
  readonly signs: readonly Sign[];
  /** Dice lost to damage. */
  readonly damage: number;
  readonly wounds: number;
  /** Checks with three or more dice of a hero, all of which showed 1, or their highest face. */
  readonly allOnes: number;
  readonly allHighest: number;
  /** Won checks whose total equalled the opposing one. */
  readonly narrow: number;
}

type Checked = Extract<DiceEvent, { readonly kind: 'checked' }>;

/** Fewest dice of a check that counts as a feat. */
const FEAT_DICE = 3;

function signOf(event: DiceEvent): Sign | undefined {
  if (event.kind === 'died' || event.kind === 'closed') return event.kind;
  if (event.kind === 'cornered') return 'villain';
  if (event.kind === 'damage' && event.amount > 0) return 'hurt';
  if (event.kind === 'wounded') return 'hurt';
  if (event.kind !== 'defeated') return undefined;
  return event.die.type === 'VILLAIN' ? 'villain' : 'beaten';
}

class Counter {
  readonly #heroes = new Map<number, { -readonly [K in keyof HeroTally]: HeroTally[K] }>();
  readonly #signs: Sign[] = [];
  #damage = 0;
  #wounds = 0;
  #allOnes = 0;
  #allHighest = 0;
  #narrow = 0;

  count({ turn }: DiceState, { before, events }: JourneyStep): void {
    const players = playersOf(before);
    // The first turn begins with the scenario, before any step.
    if (turn.hero >= 0 && this.#signs.length === 0) this.#signs.push('quiet');
    for (const hero of players) {
      if (!this.#heroes.has(hero))
        this.#heroes.set(hero, { hero, deaths: 0, closed: 0, beaten: 0, roll: 0 });
    }
    let acting = turn.hero;
    for (const event of events as readonly DiceEvent[]) {
      if (event.kind === 'turn') acting = event.hero;
      this.#note(event);
      this.#credit(event, players, acting);
    }
  }

  get result(): Tally {
    return {
      heroes: [...this.#heroes.values()],
      signs: this.#signs,
      damage: this.#damage,
      wounds: this.#wounds,
      allOnes: this.#allOnes,
      allHighest: this.#allHighest,
      narrow: this.#narrow,
    };
  }

  #note(event: DiceEvent): void {
    const { kind } = event;
    if (kind === 'turn') this.#signs.push('quiet');
    else if (kind === 'damage') this.#damage += event.amount;
    else if (kind === 'wounded') this.#wounds += 1;
    else if (kind === 'checked') this.#feat(event);
    const sign = signOf(event);
    const last = this.#signs.at(-1);
    if (sign === undefined || last === undefined) return;
    if (SIGNS.indexOf(sign) < SIGNS.indexOf(last)) this.#signs[this.#signs.length - 1] = sign;
  }

  #feat({ dice, won, total, against }: Checked): void {
    const own = dice.filter(({ role }) => role !== 'foe');
    if (won && total === against) this.#narrow += 1;
    if (own.length < FEAT_DICE) return;
    if (own.every(({ face }) => face === 1)) this.#allOnes += 1;
    if (own.every(({ die, face }) => face === die.size)) this.#allHighest += 1;
  }

  #credit(event: DiceEvent, players: readonly number[], acting: number): void {
    const isOwn = event.kind === 'died' || event.kind === 'checked';
    const at = players[isOwn ? event.hero : acting];
    const hero = at === undefined ? undefined : this.#heroes.get(at);
    if (hero === undefined) return;
    if (event.kind === 'died') hero.deaths += 1;
    else if (event.kind === 'closed') hero.closed += 1;
    else if (event.kind === 'defeated') hero.beaten += 1;
    else if (event.kind === 'checked') hero.roll = Math.max(hero.roll, event.total);
  }
}

/** Counts the events of the last scenario of a journey. */
export function tallyOf(steps: Iterable<JourneyStep>): Tally {
  let counter = new Counter();
  for (const step of steps) {
    if (step.before.scene === undefined) counter = new Counter();
    else if (step.action.kind === 'scene') counter.count(step.before.scene, step);
  }
  return counter.result;
}
