import { addPair } from '#lab/statistics/sums.ts';
import { isAllySkill, phaseOf, REFUGE, VICTORY_REASONS, woundCount } from '../rules/index.ts';
import type { DiceAction, DiceEvent, DiceGame, DiceState, DieType } from '../rules/index.ts';
import type { PlaceFigures, Tally, ThreatFigures } from './balance-tally.ts';
import { GameCounts } from './game-counts.ts';
import { PressureWatch } from './pressure-watch.ts';

const VICTORIES: readonly string[] = VICTORY_REASONS;
const THREATS: readonly string[] = ['ENEMY', 'VILLAIN', 'OBSTACLE'];

type EventExcept<K extends DiceEvent['kind']> = Exclude<DiceEvent, { readonly kind: K }>;

/** True if dice are being used in this state, not lost. */
function isUse(state: DiceState): boolean {
  const phase = phaseOf(state);
  return phase?.kind === 'pick' && phase.end !== 'lose' && phase.end !== 'pay';
}

/** Observes one game action by action and counts its events. */
export class Watch {
  readonly #total: Tally;
  readonly #counts = new GameCounts();
  /** Figures of the locations in play. */
  readonly #places: readonly PlaceFigures[];
  /** Uses of the skills of allies. */
  #allies = 0;
  #threat: ThreatFigures | undefined;
  readonly #pressure: PressureWatch;
  /** Indexed by die id, which starts from 0: the type of held dice, and a flag for used ones. */
  readonly #heldTypes: (DieType | undefined)[] = [];
  readonly #used: boolean[] = [];

  /** `total` receives the counts when the game has ended. */
  constructor(total: Tally, start: DiceState) {
    this.#total = total;
    this.#places = start.world.sites.map(({ template }) => this.#counts.place(template.id));
    for (const place of this.#places) place.games += 1;
    for (const { hand } of start.heroes) {
      for (const { id, type } of [...hand.main, ...hand.allies]) this.#heldTypes[id] = type;
    }
    if (start.turn.hero >= 0) this.#counts.turnsUsed = 1;
    this.#pressure = new PressureWatch(start);
  }

  /** Records a chosen action. The alternatives are examined only where they matter. */
  chosen(state: DiceState, action: DiceAction, game: DiceGame): void {
    const phase = phaseOf(state);
    if (phase?.kind !== 'encounter') return;
    const turn = game.turn(state);
    if (turn.kind !== 'decide') return;
    this.#pressure.recordEncounter(state, phase, turn.actions);
    if (THREATS.includes(phase.die.type) || phase.tried.length > 0) return;
    const dead = this.#counts.dead(phase.die.type);
    if (action.kind === 'forfeit') dead.forfeited += 1;
    if (turn.actions.length === 1 && turn.actions[0]?.kind === 'forfeit') dead.barred += 1;
  }

  /** Records the events of an action. */
  happened(before: DiceState, events: readonly DiceEvent[], after: DiceState): void {
    for (const event of events) {
      if (event.kind !== 'moved') this.#count(before, event, after);
      else {
        if (isUse(before)) this.#used[event.die.id] = true;
        if (event.why === 'damage' && event.from === 'hand') this.#pressure.lostFromHand();
        if (event.to === 'hand') this.#heldTypes[event.die.id] = event.die.type;
      }
    }
  }

  #place(state: DiceState, hero: number): PlaceFigures | undefined {
    const { at = REFUGE } = state.heroes[hero] ?? {};
    return at === REFUGE ? undefined : this.#places[at];
  }

  #count(before: DiceState, event: EventExcept<'moved'>, after: DiceState): void {
    const { kind } = event;
    this.#pressure.happened(kind, after);
    if (kind === 'turn') this.#pass(before);
    else if (kind === 'drawn') this.#heldTypes[event.die.id] = event.die.type;
    else if (kind === 'rolled') {
      if (!event.foe) this.#used[event.die.id] = true;
    } else if (kind === 'encounter') this.#meet(before, event);
    else if (kind === 'attempted') this.#attempt(event);
    else if (kind === 'checked') this.#check(before, event);
    else if (kind === 'damage') {
      this.#pressure.hit(before, event);
      this.#hurt(after, event.hero, event.amount);
    } else if (kind === 'died') this.#bury(before, event.hero);
    else if (kind === 'skill') this.#use(event.skill);
    else if (kind === 'defeated' && this.#threat !== undefined) this.#threat.won += 1;
  }

  #use(skill: string): void {
    const { skills } = this.#counts;
    skills.set(skill, (skills.get(skill) ?? 0) + 1);
    if (isAllySkill(skill)) this.#allies += 1;
  }

  /** An ally who helps in a check uses a skill, which has no event of its own. */
  #attempt({ helpers }: Extract<DiceEvent, { kind: 'attempted' }>): void {
    for (const { type } of helpers) {
      if (type === 'ALLY') this.#use('aid');
    }
  }

  #pass(state: DiceState): void {
    this.#counts.turnsUsed += 1;
    const place = this.#place(state, state.turn.hero);
    if (place !== undefined) place.turns += 1;
  }

  #bury(state: DiceState, hero: number): void {
    this.#counts.deaths += 1;
    const place = this.#place(state, hero);
    if (place !== undefined) place.deaths += 1;
  }

  #meet(state: DiceState, { die, card }: Extract<DiceEvent, { kind: 'encounter' }>): void {
    this.#counts.explorations += 1;
    this.#heldTypes[die.id] = undefined;
    this.#threat = undefined;
    const isThreat = THREATS.includes(die.type);
    this.#pressure.meet(isThreat);
    if (!isThreat) return;
    const id = state.world.cards[card]?.template.id ?? `(${die.type.toLowerCase()})`;
    this.#threat = this.#counts.threat(id);
    this.#threat.met += 1;
    if (die.type === 'VILLAIN') this.#counts.villainsMet += 1;
  }

  #check(state: DiceState, event: Extract<DiceEvent, { kind: 'checked' }>): void {
    const won = event.won ? 1 : 0;
    if (event.check === 'guard') {
      this.#counts.guardsTried += 1;
      this.#counts.guardsHeld += won;
    } else if (event.check === 'close') {
      const place = this.#place(state, event.hero);
      if (place === undefined) return;
      place.closingsTried += 1;
      place.closingsWon += won;
    }
  }

  #hurt(state: DiceState, hero: number, amount: number): void {
    if (this.#threat !== undefined) this.#threat.damage += amount;
    const place = this.#place(state, hero);
    if (place !== undefined) place.diceLost += amount;
  }

  /** Records the end of the game. */
  ended(state: DiceState, reason: string): void {
    const counts = this.#counts;
    counts.won = VICTORIES.includes(reason);
    counts.reason = reason;
    counts.turnsLeft = state.timer;
    counts.deterred = state.deterred.length;
    const { pressure } = this.#total;
    this.#pressure.ended(pressure, counts.won);
    addPair(pressure.allies, this.#allies, 1);
    for (const { hand } of state.heroes) {
      counts.wounds += woundCount(hand);
      for (const { type } of hand.main) counts.dead(type).atEnd += 1;
      for (const { type } of hand.allies) counts.dead(type).atEnd += 1;
    }
    for (let id = 0; id < this.#heldTypes.length; id++) {
      const type = this.#heldTypes[id];
      if (type !== undefined && this.#used[id] !== true) counts.dead(type).unused += 1;
    }
    counts.addTo(this.#total);
  }
}
