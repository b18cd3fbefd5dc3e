import type { Learning } from '../../../core/index.ts';
import type { Play } from '../run/play.ts';
import { aimsOf } from './aims.ts';
import { learnConnections } from './connections.ts';
import type { EvaluationParameters } from './evaluation-parameters.ts';
import { learnWhetherWaysTell } from './experience.ts';
import type { Knowledge } from './knowledge.ts';
import { makeParameters } from './make-parameters.ts';
import { learnSquareStatistics } from './square-statistics.ts';
import { learnTravel, UNTRAVELLED } from './travel.ts';

/** Finds out one thing after the other, the most important one first. Yields after every small part. */
function* learn(play: Play, knowledge: Knowledge): Generator<void, void> {
  knowledge.travel = yield* learnTravel(play);
  knowledge.connections = yield* learnConnections(play);
  knowledge.doWaysTell = yield* learnWhetherWaysTell(play);
  if (knowledge.aims.isCounted) knowledge.statistics = yield* learnSquareStatistics(play);
}

/**
 * What bots find out about a game by trying its pieces and by playing at random: always the same,
 * however it is sliced.
 */
export class RulesLearning implements Learning {
  readonly #play: Play;
  readonly #knowledge: Knowledge;
  readonly #parts: Generator<void, void>;
  #isDone = false;
  #makesDo = false;
  #parameters: EvaluationParameters | undefined;

  constructor(play: Play) {
    this.#play = play;
    this.#knowledge = {
      aims: aimsOf(play.rules),
      travel: UNTRAVELLED,
      connections: [],
      doWaysTell: false,
      statistics: undefined,
    };
    this.#parts = learn(play, this.#knowledge);
  }

  run(positions: number): boolean {
    for (let part = 0; part < Math.max(1, positions) && !this.#isDone; part += 1) {
      this.#isDone = this.#parts.next().done === true;
      if (this.#isDone) this.#parameters = undefined;
    }
    return this.#isDone;
  }

  makeDo(): void {
    this.#makesDo = true;
    this.#parameters = undefined;
  }

  /** All that can be known, unless one is to make do with less. */
  get parameters(): EvaluationParameters {
    if (!this.#makesDo) while (!this.run(Infinity));
    this.#parameters ??= makeParameters(this.#play, this.#knowledge);
    return this.#parameters;
  }
}

const begun = new WeakMap<Play, RulesLearning>();

/** What is being found out about a game, and was: kept as long as the game is. */
export function learningOf(play: Play): RulesLearning {
  const learning = begun.get(play) ?? new RulesLearning(play);
  begun.set(play, learning);
  return learning;
}
