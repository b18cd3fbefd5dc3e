import { batch, computed, effect, signal } from '@preact/signals';
import type { Rules, ZrfAction, ZrfEvent, ZrfState } from '../../rules/index.ts';
import type { AnyMatch, Turn } from '#core';
import { PlayModel } from '#web/board/play-model.ts';
import type { PlayModelOptions } from '#web/board/play-model.ts';
import type { OpenedFile } from '../files/opened-file.ts';
import {
  clickOn,
  dropOn,
  forcedPick,
  isSmart,
  candidatesFrom,
  candidatesOf,
  chooseAmong,
  passOf,
} from '../../voice/selection.ts';
import { readMove } from '../../voice/typed/read-move.ts';
import type { Glossary } from '../../voice/glossary.ts';
import type { Click, Candidate, Pick } from '../../voice/selection.ts';
import { columnsOf, landingOf } from '../../voice/columns.ts';
import type { Columns } from '../../voice/columns.ts';
import { lastMoveOf } from '../../voice/last-move.ts';
import { explainClick } from '../../voice/refusal.ts';
import { swapOf } from '../../voice/swap.ts';
import { PiecePlayback } from './playback.ts';
import type { ZrfMatch } from './match.ts';

/** Choice between several steps that a click could mean. */
export interface Choice {
  readonly at: number;
  readonly candidates: readonly Candidate[];
}

/** View model of a rules-file game: the board and the selection. */
export class ZrfPlayModel extends PlayModel<
  ZrfState,
  ZrfAction,
  ZrfEvent,
  ZrfMatch,
  PiecePlayback
> {
  readonly file: OpenedFile;
  readonly rules: Rules;
  /** True if tiles slide as blocks. */
  readonly isBlocks: boolean;
  readonly pick = signal<Pick | undefined>(undefined);
  readonly choice = signal<Choice | undefined>(undefined);
  /** Position under the mouse or the cursor. */
  readonly pointed = signal<number | undefined>(undefined);
  /** True if a click with only one possible step plays it. */
  readonly smart = signal(false);
  readonly #columns: Columns | undefined;
  readonly #playsForced: () => boolean;
  readonly #stop: () => void;

  constructor(options: PlayModelOptions, file: OpenedFile) {
    const match = options.session.match as AnyMatch & ZrfMatch;
    super(options, match, new PiecePlayback(match, options.pace));
    this.file = file;
    this.#playsForced = options.playsForced;
    this.rules = file.game.rulesOf(match.state);
    this.isBlocks = this.rules.options.slidingPuzzle !== 'off';
    this.smart.value = isSmart(this.rules);
    this.#columns = columnsOf(file.game, match.state.variant);
    this.#stop = effect(() => {
      // A selection lasts for one position; only a piece that must continue stays selected.
      const { chainAt } = this.state.value;
      const candidates = this.candidates.value;
      batch(() => {
        this.choice.value = undefined;
        this.pick.value = forcedPick(candidates, chainAt);
      });
    });
  }

  override close(): void {
    this.#stop();
    super.close();
  }

  readonly #turn = computed((): Turn<ZrfAction> => this.file.game.turn(this.state.value));

  readonly #actions = computed((): readonly ZrfAction[] => {
    const turn = this.#turn.value;
    return this.isOpen.value && turn.kind === 'decide' ? turn.actions : [];
  });

  readonly candidates = computed((): readonly Candidate[] =>
    candidatesOf(this.rules, this.#actions.value),
  );

  /** Step that passes or ends a chain; undefined if it will be played automatically. */
  readonly pass = computed(() => {
    const isAutomatic = this.#playsForced() && this.file.game.isForced?.(this.state.value) === true;
    return isAutomatic ? undefined : passOf(this.#actions.value);
  });

  /** Step that takes over the only piece, by the pie rule. */
  readonly swap = computed(() => swapOf(this.rules, this.state.value, this.#actions.value));

  /** Possible steps of the selected piece. */
  readonly picked = computed((): readonly Candidate[] => {
    const pick = this.pick.value;
    return pick === undefined ? [] : candidatesFrom(this.candidates.value, pick);
  });

  /** Seat to move in the position shown; undefined once the game is over. */
  readonly seat = computed(() => {
    const turn = this.#turn.value;
    const isEnded = this.ending.value !== undefined && !this.isReview.value;
    return turn.kind === 'decide' && !isEnded ? turn.player : undefined;
  });

  /** Player in whose name the next step is taken. */
  readonly mover = computed(() => {
    const entry = this.rules.turnOrder.entries[this.state.value.turn];
    return entry?.as ?? 0;
  });

  /** Start and end of the last step by a player. */
  readonly lastMove = computed(() => lastMoveOf(this.match, this.shown.value));

  readonly canFlip = computed(
    () => this.rules.options.preventFlipping === 'off' && this.rules.players.length > 1,
  );

  /**
   * True if the board is shown from the second player's side, as for a person who plays a bot from
   * there.
   */
  readonly isTurned = computed(() => {
    if (!this.canFlip.value) return false;
    const { seats } = this.session;
    const isSecond = seats.length === 2 && seats[0]?.kind === 'bot' && seats[1]?.kind === 'person';
    return isSecond !== this.flipped.value;
  });

  /** Plays a typed move; returns false if it is rejected or ambiguous. */
  playTyped(glossary: Glossary, text: string): boolean {
    const move = readMove(glossary, this.match.state, text);
    if (move.kind === 'play') return this.playText(move.actions);
    if (move.kind === 'refused') this.controller.refuse(move.problem);
    else this.#do(chooseAmong(candidatesOf(this.rules, move.actions)));
    return false;
  }

  /** Handles a click on a position; with a glossary, it can explain a click that does nothing. */
  click(at: number, glossary?: Glossary): void {
    this.#doAt(this.meaningOf(at), at, glossary);
  }

  #doAt(click: Click, at: number | undefined, glossary: Glossary | undefined): void {
    const canExplain = glossary !== undefined && at !== undefined && this.isOpen.value;
    const { state } = this.match;
    const problem = canExplain && explainClick(glossary, state, this.pick.value, click, at);
    this.#do(click);
    if (problem !== false && problem !== undefined) this.controller.refuse(problem);
  }

  /** Meaning of a click on a position. */
  meaningOf(at: number): Click {
    return clickOn(this.candidates.value, this.pick.value, this.landing(at), this.smart.value);
  }

  /** Landing position of a piece dropped there; in most games the position itself. */
  landing(at: number): number {
    return landingOf(this.#columns, this.candidates.value, this.pick.value, at);
  }

  /** Selects or deselects a piece of the stock. */
  clickStock(type: number): void {
    const pick = this.pick.value;
    const isPicked = pick?.kind === 'stock' && pick.type === type;
    this.#hold(isPicked ? undefined : { kind: 'stock', type });
  }

  /** Selects a piece to drag; returns false if it cannot move. */
  grab(pick: Pick): boolean {
    if (candidatesFrom(this.candidates.value, pick).length === 0) return false;
    this.#hold(pick);
    return true;
  }

  /** Drops the dragged piece, without an animation. */
  release(at: number | undefined, glossary?: Glossary): void {
    const pick = this.pick.value;
    if (pick === undefined) return;
    const to = at === undefined ? undefined : this.landing(at);
    const click = dropOn(this.candidates.value, pick, to);
    const { cursor } = this.match;
    this.#doAt(click, to, glossary);
    // Automatic follow-up steps are still animated.
    const isAlone = this.match.cursor === cursor + 1;
    if (isAlone && !this.thinking.value) this.playback.settle();
  }

  /** Clears the selection and closes the choice. */
  cancel(): void {
    this.#hold(undefined);
  }

  #hold(pick: Pick | undefined): void {
    batch(() => {
      this.choice.value = undefined;
      this.pick.value = pick ?? forcedPick(this.candidates.value, this.state.value.chainAt);
    });
  }

  #do(click: Click): void {
    if (click.kind === 'play') this.play(click.candidate.action);
    else if (click.kind === 'choose') this.choice.value = click;
    else if (click.kind === 'pick') this.#hold(click.pick);
  }
}
