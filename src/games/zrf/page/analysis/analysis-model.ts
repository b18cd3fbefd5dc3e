import { computed, effect, signal } from '@preact/signals';
import { makeAnalyser } from '#web/engine/engines.ts';
import { say } from '#web/language/language.ts';
import { translateTurns } from '#voice/turns.ts';
import {
  backFrom,
  Evaluator,
  explainWish,
  nodeAt,
  nodesOn,
  readSteps,
} from '../../analysis/index.ts';
import type { Refutation, TreePath } from '../../analysis/index.ts';
import type { TurnNode } from '../../notation/index.ts';
import { endsOf } from '../../rules/index.ts';
import type { ZrfAction, ZrfState } from '../../rules/index.ts';
import { logOfLine } from '../../voice/line-log.ts';
import { Notation } from '../../voice/notation.ts';
import type { Drawing } from '../drawings/drawings.ts';
import { sourceOf } from '../files/opened-file.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';
import { AnalysisBoardModel } from './board-model.ts';
import { EngineModel } from './engine-model.ts';
import { ReviewModel } from './review-model.ts';
import { TreeModel } from './tree-model.ts';

/** Answer to "Why not?" about the turn at a path. */
export interface WhyNot {
  readonly path: TreePath;
  /** Undefined while the reply is searched. */
  readonly refutation: Refutation | undefined;
}

/** Seats whose mistakes become puzzles: those of people, or all in a game between bots. */
function learners({ session }: ZrfPageModel['model']): readonly number[] {
  const seats = session.seats.map((_, seat) => seat);
  const persons = seats.filter((seat) => session.seats[seat]?.kind === 'person');
  return persons.length === 0 ? seats : persons;
}

/** Model of the analysis page. */
export class AnalysisModel {
  readonly page: ZrfPageModel;
  readonly tree: TreeModel;
  readonly board: AnalysisBoardModel;
  readonly engine: EngineModel;
  readonly review: ReviewModel;
  readonly whyNot = signal<WhyNot | undefined>(undefined);
  readonly #evaluator: Evaluator;
  readonly #notation: Notation;
  readonly #texts = new WeakMap<TurnNode, string>();
  readonly #stop: () => void;

  constructor(page: ZrfPageModel) {
    const { file } = page.model;
    const analyser = () => makeAnalyser(() => sourceOf(file));
    this.page = page;
    this.#notation = new Notation(file.game);
    this.tree = new TreeModel(page.model);
    this.#evaluator = new Evaluator(file.game, analyser());
    this.engine = new EngineModel(this.tree, analyser());
    this.review = new ReviewModel(this.tree, this.#evaluator, learners(page.model));
    this.board = new AnalysisBoardModel(page.model, this.tree, (steps) => this.#take(steps));
    this.#stop = effect(() => {
      this.engine.isHidden.value = this.isAsked.value;
      this.engine.isPaused.value = this.review.isRunning.value;
    });
  }

  close(): void {
    this.#stop();
    this.tree.close();
    this.review.stop();
    this.board.close();
    this.engine.close();
    this.#evaluator.close();
  }

  /** True while a puzzle waits for its answer. */
  readonly isAsked = computed(() => {
    const status = this.review.status.value;
    return this.review.puzzle.value !== undefined && status !== 'right' && status !== 'shown';
  });

  /** Arrows of the best lines, the best one in another colour. */
  readonly arrows = computed((): readonly Drawing[] => {
    const found = this.engine.found.value;
    const isShown = this.engine.isOn.value && !this.engine.isHidden.value;
    if (!isShown || found?.state !== this.board.state.value) return [];
    return found.lines
      .flatMap(({ actions: [first] }, index): Drawing[] => {
        const [from, to] = first === undefined ? [] : endsOf(first);
        const start = from ?? to;
        if (start === undefined) return [];
        return [{ from: start, to: to ?? start, colour: index === 0 ? 'green' : 'blue' }];
      })
      .reverse();
  });

  #take(steps: readonly ZrfAction[]): void {
    if (!this.isAsked.peek()) this.tree.add(steps);
    else if (this.review.status.peek() !== 'checking') void this.review.answer(steps);
  }

  /** Plays the first turn of the best line. */
  playBest(): void {
    const found = this.engine.found.peek();
    if (found?.state !== this.tree.state.peek()) return;
    if (this.engine.isHidden.peek()) return;
    this.tree.addLineAt(
      this.tree.path.peek(),
      this.#firstTurn(found.state, found.lines[0]?.actions),
    );
  }

  #firstTurn(state: ZrfState, actions: readonly ZrfAction[] = []): readonly ZrfAction[] {
    const { game } = this.tree;
    const steps: ZrfAction[] = [];
    let at = state;
    for (const action of actions) {
      steps.push(action);
      at = game.apply(at, action).state;
      if (at.chainAt < 0) break;
    }
    return steps;
  }

  /** Turn in the notation of the reader's language. */
  textOf(node: TurnNode, state: ZrfState): string {
    const known = this.#texts.get(node);
    if (known !== undefined) return known;
    const text = this.lineText(state, readSteps(this.tree.game, state, node.actions)).join(' ');
    this.#texts.set(node, text);
    return text;
  }

  /** Turns of a line in the notation of the reader's language. */
  lineText(state: ZrfState, actions: readonly ZrfAction[]): readonly string[] {
    const log = logOfLine(this.tree.game, state, actions);
    const turns = this.#notation.notate(state, log, this.page.words.peek().sign);
    return translateTurns(turns, say).map(({ text }) => text);
  }

  /** Explains the turn at the cursor. */
  async askWhyNot(): Promise<void> {
    const { game } = this.tree;
    const path = this.tree.path.peek();
    const node = nodeAt(this.tree.tree.peek(), path);
    if (node === undefined) return;
    const before = this.tree.stateAt(backFrom(path));
    const turn = game.turn(before);
    if (turn.kind !== 'decide') return;
    this.whyNot.value = { path, refutation: undefined };
    try {
      const steps = readSteps(game, before, node.actions);
      const wish = { state: before, player: turn.player, steps };
      const after = this.tree.stateAt(path);
      const refutation = await explainWish(game, this.#evaluator, wish, after);
      if (this.whyNot.peek()?.path !== path || refutation === undefined) return;
      this.whyNot.value = { path, refutation };
    } catch (error) {
      this.whyNot.value = undefined;
      this.engine.fault.value = error instanceof Error ? error.message : String(error);
    }
  }

  /** Sign of a review for the turn at a path of the main line. */
  judgementAt(path: TreePath) {
    const { isCurrent, review, line } = this.review;
    if (!isCurrent.value || path.some((index) => index > 0) || path.length > line.value.length)
      return undefined;
    return review.value.turns.find(({ at }) => at === path.length - 1);
  }

  /** States before each turn on the way to a path. */
  stateBefore(path: TreePath): ZrfState {
    return this.tree.states.after(nodesOn(this.tree.tree.peek(), backFrom(path)));
  }
}
