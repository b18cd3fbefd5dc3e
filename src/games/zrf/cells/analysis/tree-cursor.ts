import type { Session } from '#play';
import {
  addLine,
  addTurn,
  asideFrom,
  backFrom,
  commentOn,
  endFrom,
  forwardFrom,
  isSamePath,
  makeTreeText,
  nodeAt,
  nodesOn,
  notateLine,
  promote,
  readSteps,
  removeTurn,
  START,
  toggleNag,
  treeOfGame,
  TreeStates,
} from '../../analysis/index.ts';
import type { Edited, PlayedMatch, TreePath } from '../../analysis/index.ts';
import type { GameTree, TurnNode } from '../../notation/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';

/** Previous action of a position, for its mark on the board. */
interface LastAction {
  readonly before: ZrfState;
  readonly by: number;
  readonly action: ZrfAction;
}

/** A tree of variations with a cursor. Every edit becomes a note of the session. */
export class TreeCursor {
  readonly game: ZrfGame;
  readonly states: TreeStates;
  readonly #session: Session;
  readonly #edited: () => void;
  #tree: GameTree;
  #path: TreePath;
  /** Steps of an unfinished turn after the cursor. */
  #pending: readonly ZrfAction[] = [];

  /** `edited` is called after every change of the tree. */
  constructor(game: ZrfGame, session: Session, edited: () => void) {
    this.game = game;
    this.#session = session;
    this.#edited = edited;
    const match = session.match as unknown as PlayedMatch;
    const { tree, path } = treeOfGame(game, match, session.annotations);
    this.#tree = tree;
    // A running game opens at its position, a finished one at its start.
    this.#path = session.isOver ? START : path;
    this.states = new TreeStates(game, session.match.stateAt(0) as ZrfState);
  }

  get tree(): GameTree {
    return this.#tree;
  }

  get path(): TreePath {
    return this.#path;
  }

  get node(): TurnNode | undefined {
    return nodeAt(this.#tree, this.#path);
  }

  /** State at the cursor, with the steps of an unfinished turn. */
  get state(): ZrfState {
    return this.#pending.reduce(
      (at, step) => this.game.apply(at, step).state,
      this.stateAt(this.#path),
    );
  }

  get last(): LastAction | undefined {
    const before = this.stateAt(backFrom(this.#path));
    const steps = [...readSteps(this.game, before, this.node?.actions ?? []), ...this.#pending];
    let last: LastAction | undefined;
    let at = before;
    for (const action of steps) {
      const turn = this.game.turn(at);
      last = { before: at, action, by: turn.kind === 'decide' ? turn.player : -1 };
      at = this.game.apply(at, action).state;
    }
    return last;
  }

  stateAt(path: TreePath): ZrfState {
    return this.states.after(nodesOn(this.#tree, path));
  }

  /** Returns false if the cursor is there already. */
  go(path: TreePath): boolean {
    const isMoved = this.#pending.length > 0 || !isSamePath(path, this.#path);
    this.#pending = [];
    this.#path = path;
    return isMoved;
  }

  back(): boolean {
    return this.go(this.#pending.length > 0 ? this.#path : backFrom(this.#path));
  }

  forward(): boolean {
    return this.go(forwardFrom(this.#tree, this.#path));
  }

  aside(direction: 1 | -1): boolean {
    return this.go(asideFrom(this.#tree, this.#path, direction));
  }

  toStart(): boolean {
    return this.go(START);
  }

  toEnd(): boolean {
    return this.go(endFrom(this.#tree, this.#path));
  }

  /** Plays a step. Returns the steps of the turn once it is complete. */
  step(action: ZrfAction): readonly ZrfAction[] | undefined {
    const steps = [...this.#pending, action];
    const state = this.game.apply(this.state, action).state;
    if (state.chainAt >= 0) {
      const turn = this.game.turn(state);
      const [only, ...others] = turn.kind === 'decide' ? turn.actions : [];
      const isForced = others.length === 0 && this.game.isForced?.(state) === true;
      if (only !== undefined && !isForced) {
        this.#pending = steps;
        return undefined;
      }
      if (only !== undefined) steps.push(only);
    }
    this.#pending = [];
    return steps;
  }

  /** Adds a turn at the cursor and goes there. */
  add(steps: readonly ZrfAction[]): void {
    const [turn] = notateLine(this.game, this.stateAt(this.#path), steps);
    if (turn !== undefined) this.#edit(addTurn(this.#tree, this.#path, turn));
  }

  /** Adds a line at the cursor, and goes to its first turn. */
  addLine(actions: readonly ZrfAction[]): void {
    const line = notateLine(this.game, this.stateAt(this.#path), actions);
    const [first] = line;
    if (first === undefined) return;
    const { tree } = addLine(this.#tree, this.#path, line);
    this.#edit(addTurn(tree, this.#path, first));
  }

  promote(): void {
    this.#edit(promote(this.#tree, this.#path));
  }

  remove(): void {
    this.#edit(removeTurn(this.#tree, this.#path));
  }

  comment(text: string): void {
    this.#edit({ tree: commentOn(this.#tree, this.#path, text), path: this.#path });
  }

  toggleNag(nag: number): void {
    this.#edit({ tree: toggleNag(this.#tree, this.#path, nag), path: this.#path });
  }

  #edit({ tree, path }: Edited): void {
    const isChanged = tree !== this.#tree;
    this.#tree = tree;
    this.go(path);
    if (!isChanged) return;
    this.#session.annotations.analysis = makeTreeText(tree);
    this.#edited();
  }
}
