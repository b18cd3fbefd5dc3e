import { must, assertDefined } from '#core';
import {
  compareDice,
  makeDie,
  makeDiceGame,
  makeParty,
  offersOf,
  parseDie,
  parseParty,
  phaseOf,
} from '#games/dice/rules/index.ts';
import type {
  AllyTemplate,
  ChoiceTemplate,
  DiceEvent,
  DiceGame,
  DiceState,
  Die,
  ScenarioTemplate,
} from '#games/dice/rules/index.ts';
import { makeAction } from '#games/dice/rules/text/action-text.ts';
import { content, scenario } from './content.ts';

/** Dice use the format of actions: `P6 P4 D4`. Allies are recognised by their letter. */
export interface HeroPlan {
  readonly at?: number;
  readonly capacity?: number;
  readonly hand?: string;
  readonly bag?: string;
  readonly pile?: string;
}

export interface PlacePlan {
  readonly open?: boolean;
  readonly bag?: string;
  readonly difficulty?: number;
  readonly villain?: string;
  readonly enemies?: readonly string[];
  readonly obstacles?: readonly string[];
}

export interface StagePlan {
  readonly party?: string;
  readonly scenario?: Partial<ScenarioTemplate>;
  readonly sites?: readonly string[];
  readonly timer?: number;
  readonly allies?: readonly AllyTemplate[];
  /** Choices of the scenario `stage`, and the flags set before it. */
  readonly choices?: readonly ChoiceTemplate[];
  readonly story?: string;
  /** Effects of one keepsake of each hero. */
  readonly keepsakes?: readonly (readonly string[])[];
  readonly heroes: readonly HeroPlan[];
  readonly places: readonly PlacePlan[];
}

/** Dice as text, in the given order. */
function words(dice: readonly Die[]): string {
  return dice.map(makeDie).join(' ');
}

/** A game in a planned state. The first hero is to act, before exploring. */
export class Stage {
  readonly game: DiceGame;
  state: DiceState;
  readonly events: DiceEvent[] = [];
  #nextId = 0;

  constructor(plan: StagePlan) {
    const {
      sites = ['saltworks', 'chapel', 'reeds'],
      party = 'brawler,hunter',
      allies = [],
    } = plan;
    const changes = { staticLocations: sites, dynamicLocations: [], villains: [] };
    const scenarios = [scenario('stage', { ...changes, ...plan.scenario })];
    const keepsakes = (plan.keepsakes ?? []).map((effects, at) => ({ id: `relic-${at}`, effects }));
    const { choices = [], story = '' } = plan;
    this.game = makeDiceGame({ ...content, scenarios, allies, choices, keepsakes });
    const sheets = assertDefined(parseParty(party)).map((sheet, at) => {
      const own = keepsakes[at];
      return own === undefined ? sheet : { ...sheet, keepsakes: [own.id] };
    });
    const ready = makeParty(sheets);
    const options = { scenario: 'stage', party: ready, difficulty: 'normal', story } as const;
    this.state = this.#lay(this.game.start(options, 'stage'), plan);
  }

  #dice(text = ''): Die[] {
    if (text === '') return [];
    return text.split(' ').map((word) => {
      const kind = parseDie(word);
      if (kind === undefined) throw new RangeError(`${word} is not a die`);
      return { id: this.#nextId++, ...kind };
    });
  }

  #card(id: string): number {
    const index = this.state.world.cards.findIndex((card) => card.template.id === id);
    if (index < 0) throw new RangeError(`there is no card ${id}`);
    return index;
  }

  #lay(start: DiceState, plan: StagePlan): DiceState {
    this.state = start;
    const heroes = start.heroes.map((hero, i) => {
      const { at = 0, capacity = hero.capacity, hand, bag, pile } = plan.heroes[i] ?? {};
      const held = this.#dice(hand);
      return {
        ...{ alive: true, at, capacity },
        hand: {
          main: held.filter(({ type }) => type !== 'ALLY'),
          allies: held.filter(({ type }) => type === 'ALLY'),
        },
        bag: this.#dice(bag).sort(compareDice),
        pile: this.#dice(pile).sort(compareDice),
      };
    });
    const places = start.places.map((place, i) => {
      const { open = true, bag, difficulty, villain, enemies, obstacles } = plan.places[i] ?? {};
      return {
        ...place,
        open,
        bag: this.#dice(bag).sort(compareDice),
        closingDifficulty: difficulty ?? place.closingDifficulty,
        villain: villain === undefined ? undefined : this.#card(villain),
        enemies: (enemies ?? []).map((id) => this.#card(id)),
        obstacles: (obstacles ?? []).map((id) => this.#card(id)),
      };
    });
    const { timer = start.timer } = plan;
    return { ...start, heroes, places, timer, nextId: this.#nextId };
  }

  /** Plays actions and outcomes of chance in transcript format. */
  play(...texts: readonly string[]): this {
    for (const text of texts) {
      const action = must(this.game.parseAction(this.state, text));
      const { state, events } = this.game.apply(this.state, action);
      this.state = state;
      this.events.push(...events);
    }
    return this;
  }

  /** All offers: `+hide` if allowed, `-hide` if refused. */
  get offers(): string[] {
    return offersOf(this.state).map(
      ({ action, refusal }) => (refusal === undefined ? '+' : '-') + makeAction(action),
    );
  }

  get phase(): string {
    return phaseOf(this.state)?.kind ?? 'over';
  }

  hand(hero = 0): string {
    const { main, allies } = assertDefined(this.state.heroes[hero]).hand;
    return words([...main, ...allies]);
  }

  bag(hero = 0): string {
    return words(assertDefined(this.state.heroes[hero]).bag);
  }

  pile(hero = 0): string {
    return words(assertDefined(this.state.heroes[hero]).pile);
  }

  place(at: number): string {
    return words(assertDefined(this.state.places[at]).bag);
  }

  get deterred(): string {
    return words(this.state.deterred);
  }

  /** The last check: the total, the opposing total, and its success. */
  get check(): { total: number; against: number; won: boolean } | undefined {
    const checked = this.events.filter((event) => event.kind === 'checked').at(-1);
    if (checked?.kind !== 'checked') return undefined;
    const { total, against, won } = checked;
    return { total, against, won };
  }

  happened(kind: DiceEvent['kind']): number {
    return this.events.filter((event) => event.kind === kind).length;
  }
}

/** A stage where the first hero, with the given hand, encounters a die at the first location. */
export function meeting(die: string, hero: HeroPlan, more: Partial<StagePlan> = {}): Stage {
  const place = { bag: die, enemies: ['reed-thief'], obstacles: ['salt-crust'] };
  const { heroes = [hero], places = [place], party = 'brawler', ...rest } = more;
  const stage = new Stage({ party, heroes, places, ...rest });
  return stage.play('explore', `draw ${assertDefined(die.split(' ')[0])}`);
}
