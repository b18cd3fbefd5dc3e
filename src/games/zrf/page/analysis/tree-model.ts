import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { Signal } from '@preact/signals';
import {
  addLine,
  addTurn,
  backFrom,
  commentOn,
  endFrom,
  followGame,
  forwardFrom,
  asideFrom,
  makeTreeText,
  nodesOn,
  notateLine,
  promote,
  removeTurn,
  START,
  toggleNag,
  treeOfGame,
  TreeStates,
} from '../../analysis/index.ts';
import type { Edited, TreePath } from '../../analysis/index.ts';
import type { GameTree } from '../../notation/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import type { ZrfPlayModel } from '../game/zrf-play-model.ts';

/** A tree of variations with a cursor. Every change is saved with the game. */
export class TreeModel {
  readonly game: ZrfGame;
  readonly states: TreeStates;
  readonly tree: Signal<GameTree>;
  readonly path: Signal<TreePath>;
  /** Steps of an unfinished turn after the cursor. */
  readonly pending = signal<readonly ZrfAction[]>([]);
  readonly #model: ZrfPlayModel;
  /** The tree when the game last changed, and the path of the game's last turn. */
  #played: Edited;
  readonly #stop: () => void;

  constructor(model: ZrfPlayModel) {
    this.#model = model;
    this.game = model.file.game;
    this.#played = this.#readGame();
    const { tree, path } = this.#played;
    this.tree = signal(tree);
    // A running game opens at its position, a finished one at its start.
    this.path = signal(model.session.isOver ? START : path);
    this.states = new TreeStates(this.game, model.match.stateAt(0));
    let seen = model.present.peek().state;
    this.#stop = effect(() => {
      const { state } = model.present.value;
      if (state !== seen) untracked(() => this.#follow());
      seen = state;
    });
  }

  close(): void {
    this.#stop();
  }

  #readGame(): Edited {
    const { match, session } = this.#model;
    return treeOfGame(this.game, match, session.annotations);
  }

  /** Takes over what was played or taken back meanwhile, by a bot or in another tab. */
  #follow(): void {
    const before = this.#played;
    const [tree, path] = [this.tree.peek(), this.path.peek()];
    this.#played = this.#readGame();
    // An unfinished turn is finished first.
    const isMidway = this.pending.peek().length > 0;
    const followed = followGame({ tree, path }, isMidway ? undefined : before, this.#played);
    batch(() => {
      this.tree.value = followed.tree;
      this.path.value = followed.path;
    });
  }

  readonly nodes = computed(() => nodesOn(this.tree.value, this.path.value));

  /** State at the cursor, with the steps of an unfinished turn. */
  readonly state = computed((): ZrfState => {
    const start = this.states.after(this.nodes.value);
    return this.pending.value.reduce((at, step) => this.game.apply(at, step).state, start);
  });

  stateAt(path: TreePath): ZrfState {
    return this.states.after(nodesOn(this.tree.peek(), path));
  }

  go(path: TreePath): void {
    batch(() => {
      this.pending.value = [];
      this.path.value = path;
    });
  }

  back(): void {
    if (this.pending.peek().length > 0) this.pending.value = [];
    else this.go(backFrom(this.path.peek()));
  }

  forward(): void {
    this.go(forwardFrom(this.tree.peek(), this.path.peek()));
  }

  aside(direction: 1 | -1): void {
    this.go(asideFrom(this.tree.peek(), this.path.peek(), direction));
  }

  toStart(): void {
    this.go(START);
  }

  toEnd(): void {
    this.go(endFrom(this.tree.peek(), this.path.peek()));
  }

  /** Plays a step. Returns the steps of the turn once it is complete. */
  step(action: ZrfAction): readonly ZrfAction[] | undefined {
    const steps = [...this.pending.peek(), action];
    let state = this.game.apply(this.state.peek(), action).state;
    if (state.chainAt >= 0) {
      const turn = this.game.turn(state);
      const [only, ...others] = turn.kind === 'decide' ? turn.actions : [];
      if (only !== undefined && (others.length > 0 || this.game.isForced?.(state) !== true)) {
        this.pending.value = steps;
        return undefined;
      }
      if (only !== undefined) {
        steps.push(only);
        state = this.game.apply(state, only).state;
      }
    }
    this.pending.value = [];
    return steps;
  }

  /** Adds a turn at the cursor and goes there. */
  add(steps: readonly ZrfAction[]): void {
    const [turn] = notateLine(this.game, this.states.after(this.nodes.peek()), steps);
    if (turn !== undefined) this.#edit(addTurn(this.tree.peek(), this.path.peek(), turn));
  }

  /** Adds a line after a path, and goes to its first turn. */
  addLineAt(path: TreePath, actions: readonly ZrfAction[]): void {
    const line = notateLine(this.game, this.stateAt(path), actions);
    const [first] = line;
    if (first === undefined) return;
    const { tree } = addLine(this.tree.peek(), path, line);
    this.#edit(addTurn(tree, path, first));
  }

  promote(): void {
    this.#edit(promote(this.tree.peek(), this.path.peek()));
  }

  remove(): void {
    this.#edit(removeTurn(this.tree.peek(), this.path.peek()));
  }

  comment(text: string): void {
    const path = this.path.peek();
    this.#edit({ tree: commentOn(this.tree.peek(), path, text), path });
  }

  toggleNag(nag: number): void {
    const path = this.path.peek();
    this.#edit({ tree: toggleNag(this.tree.peek(), path, nag), path });
  }

  #edit({ tree, path }: Edited): void {
    const isChanged = tree !== this.tree.peek();
    batch(() => {
      this.tree.value = tree;
      this.go(path);
    });
    if (!isChanged) return;
    this.#model.session.annotations.analysis = makeTreeText(tree);
    this.#model.opened.keep();
  }
}
