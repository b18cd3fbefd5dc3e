import { assertDefined } from '#core';
import type { Learning } from '#core';
import type { Play } from '../run/play.ts';
import { aimsOf } from './aims.ts';
import { learnConnections } from './connections.ts';
import type { EvaluationParameters } from './evaluation-parameters.ts';
import { learnMobilitySignificance } from './experience.ts';
import type { Knowledge } from './knowledge.ts';
import { makeParameters } from './make-parameters.ts';
import { learnPivots } from './pivots.ts';
import { learnSquareStatistics } from './square-statistics.ts';
import { learnTravel, NO_TRAVEL } from './travel.ts';

/** Learns in order of importance. Yields after every small step. */
function* learn(play: Play, knowledge: Knowledge): Generator<void, void> {
  knowledge.travel = yield* learnTravel(play);
  knowledge.connections = yield* learnConnections(play);
  const pivots: Float64Array[] = [];
  for (const aim of knowledge.connections) pivots.push(yield* learnPivots(aim));
  knowledge.pivots = pivots;
  knowledge.isMobilitySignificant = yield* learnMobilitySignificance(play);
  if (knowledge.aims.isCounted) knowledge.statistics = yield* learnSquareStatistics(play);
}

/** Number of acts of specialisation that take about as long as one position. */
const ACTS_PER_POSITION = 500;

/**
 * Facts about a game learned from trial moves and random play. The result is the same however the
 * work is sliced.
 */
export class RulesLearning implements Learning {
  readonly #play: Play;
  readonly #knowledge: Knowledge;
  readonly #parts: Generator<void, void>;
  /** Builds parameters from the facts so far, if requested before learning is complete. */
  #assembly: Generator<void, EvaluationParameters> | undefined;
  #isLearnt = false;
  #isDone = false;
  #parameters: EvaluationParameters | undefined;

  constructor(play: Play) {
    this.#play = play;
    this.#knowledge = {
      aims: aimsOf(play.rules),
      travel: NO_TRAVEL,
      connections: [],
      pivots: [],
      isMobilitySignificant: false,
      statistics: undefined,
    };
    this.#parts = learn(play, this.#knowledge);
  }

  run(positions: number): boolean {
    if (this.#isDone) return true;
    const { program } = this.#play;
    let remaining = Math.max(1, positions);
    while (remaining > 0) {
      const { acts } = program;
      if (this.#advance()) return true;
      // The first trial of a piece on a position costs many times more than later ones.
      remaining -= 1 + (program.acts - acts) / ACTS_PER_POSITION;
    }
    return false;
  }

  /** Performs one step; true once parameters are available. */
  #advance(): boolean {
    if (this.#assembly !== undefined) return this.#assemble(this.#assembly);
    if (this.#parts.next().done === true) {
      this.#isLearnt = true;
      this.#assembly = makeParameters(this.#play, this.#knowledge);
    }
    return false;
  }

  #assemble(assembly: Generator<void, EvaluationParameters>): boolean {
    const step = assembly.next();
    if (step.done !== true) return false;
    this.#parameters = step.value;
    this.#assembly = undefined;
    this.#isDone = this.#isLearnt;
    return true;
  }

  finishEarly(): void {
    if (!this.#isDone) this.#assembly ??= makeParameters(this.#play, this.#knowledge);
  }

  /** The best parameters, unless learning was stopped early. */
  get parameters(): EvaluationParameters {
    const isWanted = this.#parameters === undefined || this.#assembly !== undefined;
    while (isWanted && !this.run(Infinity));
    return assertDefined(this.#parameters);
  }
}

const learnings = new WeakMap<Play, RulesLearning>();

/** The learning of a game, cached for the lifetime of the game. */
export function learningOf(play: Play): RulesLearning {
  const learning = learnings.get(play) ?? new RulesLearning(play);
  learnings.set(play, learning);
  return learning;
}
