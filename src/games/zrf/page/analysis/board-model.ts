import { batch, computed, effect, signal } from '@preact/signals';
import type { ZrfAction, ZrfState } from '../../rules/index.ts';
import { columnsOf, landingOf } from '../../voice/columns.ts';
import {
  candidatesFrom,
  candidatesOf,
  clickOn,
  dropOn,
  forcedPick,
  isSmart,
  passOf,
} from '../../voice/selection.ts';
import type { Click, Pick } from '../../voice/selection.ts';
import type { Choice, ZrfPlayModel } from '../game/zrf-play-model.ts';
import type { TreeModel } from './tree-model.ts';

/** Selection on the analysis board, where both sides move. */
export class AnalysisBoardModel {
  readonly pick = signal<Pick | undefined>(undefined);
  readonly choice = signal<Choice | undefined>(undefined);
  readonly pointed = signal<number | undefined>(undefined);
  /** Position that is shown in place of the one at the cursor. */
  readonly preview = signal<ZrfState | undefined>(undefined);
  readonly #model: ZrfPlayModel;
  readonly #tree: TreeModel;
  readonly #onTurn: (steps: readonly ZrfAction[]) => void;
  readonly #stop: () => void;

  /** `onTurn` receives each complete turn. */
  constructor(model: ZrfPlayModel, tree: TreeModel, onTurn: (steps: readonly ZrfAction[]) => void) {
    this.#model = model;
    this.#tree = tree;
    this.#onTurn = onTurn;
    this.#stop = effect(() => {
      const { chainAt } = tree.state.value;
      const pick = forcedPick(this.candidates.value, chainAt);
      batch(() => {
        this.preview.value = undefined;
        this.choice.value = undefined;
        this.pick.value = pick;
      });
    });
  }

  close(): void {
    this.#stop();
  }

  readonly state = computed(() => this.preview.value ?? this.#tree.state.value);

  readonly actions = computed((): readonly ZrfAction[] => {
    const turn = this.#tree.game.turn(this.#tree.state.value);
    return turn.kind === 'decide' ? turn.actions : [];
  });

  readonly candidates = computed(() => candidatesOf(this.#model.rules, this.actions.value));

  readonly picked = computed(() => {
    const pick = this.pick.value;
    return pick === undefined ? [] : candidatesFrom(this.candidates.value, pick);
  });

  readonly pass = computed(() => passOf(this.actions.value));

  /** Player to move, or undefined once the game is over. */
  readonly mover = computed(() => {
    const { rules } = this.#model;
    return rules.turnOrder.entries[this.#tree.state.value.turn]?.as;
  });

  landing(at: number): number {
    const columns = columnsOf(this.#tree.game, this.#tree.state.peek().variant);
    return landingOf(columns, this.candidates.peek(), this.pick.peek(), at);
  }

  click(at: number): void {
    if (this.preview.peek() !== undefined) {
      this.preview.value = undefined;
      return;
    }
    const smart = isSmart(this.#model.rules);
    this.#do(clickOn(this.candidates.peek(), this.pick.peek(), this.landing(at), smart));
  }

  /** Selects a piece to drag; returns false if it cannot move. */
  grab(pick: Pick): boolean {
    if (this.preview.peek() !== undefined) return false;
    if (candidatesFrom(this.candidates.peek(), pick).length === 0) return false;
    this.pick.value = pick;
    return true;
  }

  /** Drops the dragged piece. */
  release(at: number | undefined): void {
    const pick = this.pick.peek();
    const to = at === undefined ? undefined : this.landing(at);
    if (pick !== undefined) this.#do(dropOn(this.candidates.peek(), pick, to));
  }

  clickStock(type: number): void {
    const pick = this.pick.peek();
    const isPicked = pick?.kind === 'stock' && pick.type === type;
    this.pick.value = isPicked ? undefined : { kind: 'stock', type };
  }

  /** Closes the choice and drops the selection. Returns false if there was none. */
  cancel(): boolean {
    const hadSome = this.pick.peek() !== undefined || this.choice.peek() !== undefined;
    batch(() => {
      this.choice.value = undefined;
      this.pick.value = forcedPick(this.candidates.peek(), this.#tree.state.peek().chainAt);
    });
    return hadSome;
  }

  play(action: ZrfAction): void {
    const steps = this.#tree.step(action);
    if (steps !== undefined) this.#onTurn(steps);
  }

  #do(click: Click): void {
    if (click.kind === 'play') this.play(click.candidate.action);
    else if (click.kind === 'choose') this.choice.value = click;
    else if (click.kind === 'pick') this.pick.value = click.pick;
  }
}
