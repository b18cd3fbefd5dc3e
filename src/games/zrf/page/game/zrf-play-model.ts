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

/** What is asked where a click can mean several steps. */
export interface Choice {
  readonly at: number;
  readonly candidates: readonly Candidate[];
}

/** One game of a rules file on the board, and what is picked up on it. */
export class ZrfPlayModel extends PlayModel<
  ZrfState,
  ZrfAction,
  ZrfEvent,
  ZrfMatch,
  PiecePlayback
> {
  readonly file: OpenedFile;
  readonly rules: Rules;
  /** Whether tiles slide as blocks. */
  readonly isBlocks: boolean;
  readonly pick = signal<Pick | undefined>(undefined);
  readonly choice = signal<Choice | undefined>(undefined);
  /** The position that the mouse or the cursor is on. */
  readonly pointed = signal<number | undefined>(undefined);
  /** Whether a click that can mean one step only takes it. */
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
      // Whatever is picked belongs to one position; only a piece that must go on stays in the hand.
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

  /** The step that passes, or ends a turn that could go on; none that will be made by itself. */
  readonly pass = computed(() => {
    const isComing = this.#playsForced() && this.file.game.isForced?.(this.state.value) === true;
    return isComing ? undefined : passOf(this.#actions.value);
  });

  /** The step that takes over the only piece there is, by the pie rule. */
  readonly swap = computed(() => swapOf(this.rules, this.state.value, this.#actions.value));

  /** What the picked piece can do. */
  readonly picked = computed((): readonly Candidate[] => {
    const pick = this.pick.value;
    return pick === undefined ? [] : candidatesFrom(this.candidates.value, pick);
  });

  /** The seat to decide in the position shown; undefined once the game is over. */
  readonly seat = computed(() => {
    const turn = this.#turn.value;
    return turn.kind === 'decide' ? turn.player : undefined;
  });

  /** The player as whom the next step is taken. */
  readonly mover = computed(() => {
    const entry = this.rules.turnOrder.entries[this.state.value.turn];
    return entry?.as ?? 0;
  });

  /** Where the last step that somebody took began and ended. */
  readonly lastMove = computed(() => lastMoveOf(this.match, this.shown.value));

  readonly canFlip = computed(
    () => this.rules.options.preventFlipping === 'off' && this.rules.players.length > 1,
  );

  /** Whether the board is seen from the other side: a person alone sits at the lower one. */
  readonly isTurned = computed(() => {
    if (!this.canFlip.value) return false;
    const { seats } = this.session;
    const isSecond = seats.length === 2 && seats[0]?.kind === 'bot' && seats[1]?.kind === 'person';
    return isSecond !== this.flipped.value;
  });

  /** Takes a move as it was typed; false where it is not taken, or has to be chosen. */
  playTyped(glossary: Glossary, text: string): boolean {
    const move = readMove(glossary, this.match.state, text);
    if (move.kind === 'play') return this.playText(move.actions);
    if (move.kind === 'refused') this.controller.refuse(move.problem);
    else this.#do(chooseAmong(candidatesOf(this.rules, move.actions)));
    return false;
  }

  /** Takes a click on a position; with words, it is told why it does nothing where that can be said. */
  click(at: number, glossary?: Glossary): void {
    this.#doAt(this.meaningOf(at), at, glossary);
  }

  #doAt(click: Click, at: number | undefined, glossary: Glossary | undefined): void {
    const isTold = glossary !== undefined && at !== undefined && this.isOpen.value;
    const { state } = this.match;
    const problem = isTold && explainClick(glossary, state, this.pick.value, click, at);
    this.#do(click);
    if (problem !== false && problem !== undefined) this.controller.refuse(problem);
  }

  /** What a click on a position comes to. */
  meaningOf(at: number): Click {
    return clickOn(this.candidates.value, this.pick.value, this.landing(at), this.smart.value);
  }

  /** Where what is dropped on a position comes to rest; the position itself in most games. */
  landing(at: number): number {
    return landingOf(this.#columns, this.candidates.value, this.pick.value, at);
  }

  /** Picks a piece of the stock, or puts it back. */
  clickStock(type: number): void {
    const pick = this.pick.value;
    const isPicked = pick?.kind === 'stock' && pick.type === type;
    this.#hold(isPicked ? undefined : { kind: 'stock', type });
  }

  /** Picks what is about to be dragged; false where nothing can be. */
  grab(pick: Pick): boolean {
    if (candidatesFrom(this.candidates.value, pick).length === 0) return false;
    this.#hold(pick);
    return true;
  }

  /** Lets go of what was dragged; without an animation, as the hand has moved it. */
  release(at: number | undefined, glossary?: Glossary): void {
    const pick = this.pick.value;
    if (pick === undefined) return;
    const to = at === undefined ? undefined : this.landing(at);
    const click = dropOn(this.candidates.value, pick, to);
    const { cursor } = this.match;
    this.#doAt(click, to, glossary);
    // What goes on by itself is still to be seen.
    const isAlone = this.match.cursor === cursor + 1;
    if (isAlone && !this.thinking.value) this.playback.settle();
  }

  /** Puts down what is picked, and closes what was asked. */
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
