import { StateAnalysis } from '#bots/analysis/index.ts';
import type { AnalysedLine } from '#bots/analysis/index.ts';
import { must } from '#core';
import type { AnyGame } from '#core';
import type { Engine, GameSource } from './engine.ts';
import type { EngineTask } from './service.ts';

/** Request to analyse a state, as text that can be posted to a worker. */
export interface AnalysisQuestion {
  readonly game: string;
  /** For games that the worker cannot find by id. */
  readonly source?: GameSource;
  readonly state: string;
  /** Number of best lines. */
  readonly lines: number;
  /** Maximum number of positions. */
  readonly nodes: number;
}

/** Line of an analysis, with its actions as text. */
export type LineText = AnalysedLine<string>;

/** Best lines of a state, best first for the player to move. */
export interface AnalysisText {
  /** Depth of the search, in moves; 0 while bots learn the game. */
  readonly depth: number;
  readonly nodes: number;
  readonly lines: readonly LineText[];
}

/** Analyses states in a worker, in a thread or in place. Reports the lines of each depth. */
export type Analyser = Engine<AnalysisQuestion, AnalysisText, AnalysisText>;

/** Starts the analysis of a question. Used by workers and threads. */
export function beginAnalysis(
  question: AnalysisQuestion,
  game: AnyGame | undefined,
): EngineTask<AnalysisText, AnalysisText> {
  if (game === undefined) throw new RangeError(`unknown game: ${question.game}`);
  const state = must(game.parseState(question.state));
  const running = new StateAnalysis(game, state, question);
  const written = (): AnalysisText => {
    const { lines, ...rest } = running.analysis;
    return { ...rest, lines: lines.map((line) => writeLine(game, state, line)) };
  };
  let reported = 0;
  return {
    run: (positions) => (running.run(positions) ? written() : undefined),
    get progress() {
      if (running.depth <= reported) return undefined;
      reported = running.depth;
      return written();
    },
  };
}

function writeLine(game: AnyGame, start: unknown, line: AnalysedLine<unknown>): LineText {
  let state = start;
  const actions = line.actions.map((action) => {
    const text = game.makeAction(state, action);
    state = game.apply(state, action).state;
    return text;
  });
  return { ...line, actions };
}
