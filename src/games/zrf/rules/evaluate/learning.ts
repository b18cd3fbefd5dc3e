import { assertDefined } from '#core';
import type { Learning } from '#core';
import type { Play } from '../run/play.ts';
import { aimsOf } from './aims.ts';
import { learnConnections } from './connections.ts';
import type { EvaluationParameters } from './evaluation-parameters.ts';
import { learnWhetherWaysTell } from './experience.ts';
import type { Knowledge } from './knowledge.ts';
import { makeParameters } from './make-parameters.ts';
import { learnPivots } from './pivots.ts';
import { learnSquareStatistics } from './square-statistics.ts';
import { learnTravel, UNTRAVELLED } from './travel.ts';

/** Finds out one thing after the other, the most important one first. Yields after every small part. */
function* learn(play: Play, knowledge: Knowledge): Generator<void, void> {
  knowledge.travel = yield* learnTravel(play);
  knowledge.connections = yield* learnConnections(play);
  const pivots: Float64Array[] = [];
  for (const aim of knowledge.connections) pivots.push(yield* learnPivots(aim));
  knowledge.pivots = pivots;
  knowledge.doWaysTell = yield* learnWhetherWaysTell(play);
  if (knowledge.aims.isCounted) knowledge.statistics = yield* learnSquareStatistics(play);
}

/** To specialise blocks by so many acts takes about as long as a position does. */
const ACTS_A_POSITION = 500;

/**
 * What bots find out about a game by trying its pieces and by playing at random: always the same,
 * however it is sliced.
 */
export class RulesLearning implements Learning {
  readonly #play: Play;
  readonly #knowledge: Knowledge;
  readonly #parts: Generator<void, void>;
  /** Puts together what is known, where that is to be done before anything else is found out. */
  #assembly: Generator<void, EvaluationParameters> | undefined;
  #isLearnt = false;
  #isDone = false;
  #parameters: EvaluationParameters | undefined;

  constructor(play: Play) {
    this.#play = play;
    this.#knowledge = {
      aims: aimsOf(play.rules),
      travel: UNTRAVELLED,
      connections: [],
      pivots: [],
      doWaysTell: false,
      statistics: undefined,
    };
    this.#parts = learn(play, this.#knowledge);
  }

  run(positions: number): boolean {
    if (this.#isDone) return true;
    const { program } = this.#play;
    let left = Math.max(1, positions);
    while (left > 0) {
      const { acts } = program;
      if (this.#goOn()) return true;
      // A piece that is tried for the first time somewhere costs many times what it does later.
      left -= 1 + (program.acts - acts) / ACTS_A_POSITION;
    }
    return false;
  }

  /** Does one part; true once there are parameters that will do. */
  #goOn(): boolean {
    if (this.#assembly !== undefined) return this.#assemble(this.#assembly);
    if (this.#parts.next().done === true) {
      this.#isLearnt = true;
      this.#assembly = makeParameters(this.#play, this.#knowledge);
    }
    return false;
  }

  #assemble(assembly: Generator<void, EvaluationParameters>): boolean {
    const part = assembly.next();
    if (part.done !== true) return false;
    this.#parameters = part.value;
    this.#assembly = undefined;
    this.#isDone = this.#isLearnt;
    return true;
  }

  makeDo(): void {
    if (!this.#isDone) this.#assembly ??= makeParameters(this.#play, this.#knowledge);
  }

  /** All that can be known, unless one is to make do with less. */
  get parameters(): EvaluationParameters {
    const isWanted = this.#parameters === undefined || this.#assembly !== undefined;
    while (isWanted && !this.run(Infinity));
    return assertDefined(this.#parameters);
  }
}

const begun = new WeakMap<Play, RulesLearning>();

/** What is being found out about a game, and was: kept as long as the game is. */
export function learningOf(play: Play): RulesLearning {
  const learning = begun.get(play) ?? new RulesLearning(play);
  begun.set(play, learning);
  return learning;
}
