import { assertDefined } from '#core';
import { DIFFICULTIES, makeParty, newSheet, PLAIN, threatParts } from '../rules/index.ts';
import type { DiceGame, DiceState, Difficulty, EncounterPhase } from '../rules/index.ts';
import { differences, Figures } from './balance-figures.ts';
import { partiesOf } from './balance-parties.ts';
import { SIZES } from './balance-samples.ts';
import type { Outcome, Series, SizeSample } from './balance-samples.ts';
import { meanDifference } from '#lab/statistics/interval.ts';

/** Aspects in which a harder difficulty must be harder. */
export const ASPECTS = ['turns', 'threats', 'wins'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** An exception: for some scenario and party size, one of two difficulties is not the easier one. */
export interface Disorder {
  readonly aspect: Aspect;
  readonly scenario: string;
  readonly heroes: number;
  readonly easier: Difficulty;
  readonly harder: Difficulty;
  /** False for wins that chance alone could order like this. */
  readonly sure: boolean;
}

type Pair = Pick<Disorder, 'easier' | 'harder'>;

/** Neighbouring difficulties. */
const PAIRS: readonly Pair[] = DIFFICULTIES.slice(1).map((harder, at) => {
  return { easier: assertDefined(DIFFICULTIES[at]), harder };
});

/** Bonus of enemies and villains from the rules of the scenario and its difficulty. */
function threatOf(state: DiceState): number {
  const phase: EncounterPhase = {
    kind: 'encounter',
    die: { id: state.nextId, type: 'ENEMY', size: 4, mark: PLAIN },
    place: 0,
    card: -1,
    trap: 0,
    guarded: [],
    first: true,
    tried: [],
  };
  const turn = { ...state.turn, hero: 0 };
  return threatParts({ ...state, turn, phases: [phase] }, phase)
    .filter(({ source }) => source === 'scenario-rule')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** The order of the difficulties in each scenario and for each party size. */
export class Order {
  readonly #outcomes: ReadonlyMap<Series, Outcome>;
  readonly #game: DiceGame;
  readonly #scenarios: readonly string[];

  constructor(
    outcomes: ReadonlyMap<Series, Outcome>,
    game: DiceGame,
    scenarios: readonly string[],
  ) {
    this.#outcomes = outcomes;
    this.#game = game;
    this.#scenarios = scenarios;
  }

  /** All exceptions. Wins are compared in the games of the greedy bot with the same seeds. */
  all(sizes: readonly SizeSample[]): Disorder[] {
    return this.#scenarios.flatMap((scenario) =>
      SIZES.flatMap((heroes) => [
        ...this.#ofSetUp(scenario, heroes),
        ...this.#ofWins(scenario, heroes, sizes),
      ]),
    );
  }

  #ofSetUp(scenario: string, heroes: number): Disorder[] {
    const party = makeParty(assertDefined(partiesOf(heroes)[0]).map(newSheet));
    const start = (difficulty: Difficulty) =>
      this.#game.start({ scenario, party, difficulty }, 'order');
    return PAIRS.flatMap(({ easier, harder }) => {
      const [one, other] = [start(easier), start(harder)];
      const disorder = { scenario, heroes, easier, harder, sure: true } as const;
      const found: Disorder[] = [];
      if (one.timer <= other.timer) found.push({ aspect: 'turns', ...disorder });
      if (threatOf(one) >= threatOf(other)) found.push({ aspect: 'threats', ...disorder });
      return found;
    });
  }

  #ofWins(scenario: string, heroes: number, sizes: readonly SizeSample[]): Disorder[] {
    const figures = new Figures(this.#outcomes, [scenario]);
    const won = (difficulty: Difficulty) =>
      sizes
        .filter((one) => one.bot === 'greedy' && one.size === heroes)
        .filter((one) => one.difficulty === difficulty)
        .flatMap(({ series }) => figures.won(series));
    return PAIRS.flatMap(({ easier, harder }): Disorder[] => {
      const changes = differences(won(easier), won(harder));
      const { value, most } = meanDifference(changes);
      if (changes.length === 0 || value >= 0) return [];
      return [{ aspect: 'wins', scenario, heroes, easier, harder, sure: most < 0 }];
    });
  }
}
