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
import { illegalPremove, nextTurnOf, premoveCandidates, stepsOf } from '../../voice/premoves.ts';
import type { Premove } from '../../voice/premoves.ts';
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
  /** True if moves can be entered while a bot thinks. */
  readonly allowsPremoves = signal(true);
  /** Words that explain dropped premoves. */
  readonly glossary = signal<Glossary | undefined>(undefined);
  /** Moves to play when the person's turn comes, in order. */
  readonly premoves = signal<readonly Premove[]>([]);
  #wasWaiting = false;
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
    const stopSelection = effect(() => {
      // A selection lasts for one position; only a piece that must continue stays selected.
      const { chainAt } = this.state.value;
      const candidates = this.candidates.value;
      const isWaiting = this.premoveTurn.value !== undefined;
      // Only a selection made while a bot thinks outlasts its move.
      const pick = this.#wasWaiting ? this.pick.peek() : undefined;
      const isKept = pick !== undefined && candidatesFrom(candidates, pick).length > 0;
      this.#wasWaiting = isWaiting;
      batch(() => {
        this.choice.value = undefined;
        this.pick.value = isKept ? pick : forcedPick(candidates, isWaiting ? -1 : chainAt);
      });
    });
    const stopPremoves = effect(() => {
      if (this.#turn.value.kind === 'over') this.cancelPremoves();
      if (!this.isOpen.value || this.premoves.value.length === 0) return;
      this.playback.whenStill(() => queueMicrotask(() => this.#playPremove()));
    });
    this.#stop = () => {
      stopSelection();
      stopPremoves();
    };
  }

  override close(): void {
    this.cancelPremoves();
    this.#stop();
    super.close();
  }

  readonly #turn = computed((): Turn<ZrfAction> => this.file.game.turn(this.state.value));

  readonly #actions = computed((): readonly ZrfAction[] => {
    const turn = this.#turn.value;
    return this.isOpen.value && turn.kind === 'decide' ? turn.actions : [];
  });

  /** Turn for which premoves can be entered now, by index of the turn order. */
  readonly premoveTurn = computed((): number | undefined => {
    const isBusy = this.isOpen.value || this.isReview.value || this.working.value !== undefined;
    if (!this.allowsPremoves.value || isBusy || this.#turn.value.kind !== 'decide')
      return undefined;
    const { roles, seats } = this.file.game.playOf(this.match.state.variant);
    if (roles.faces.size > 0 || this.isBlocks) return undefined;
    const isPerson = (player: number) =>
      this.session.seats[seats.indexOf(player)]?.kind === 'person';
    return nextTurnOf(this.rules, this.state.value, isPerson);
  });

  /** Steps to choose from: legal ones, or those of a premove. */
  readonly candidates = computed((): readonly Candidate[] => {
    const turn = this.premoveTurn.value;
    if (turn === undefined) return candidatesOf(this.rules, this.#actions.value);
    return premoveCandidates(this.file.game, this.state.value, this.premoves.value, turn);
  });

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

  /** Player in whose name the next step, or premove, is taken. */
  readonly mover = computed(() => {
    const turn = this.premoveTurn.value ?? this.state.value.turn;
    const entry = this.rules.turnOrder.entries[turn];
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
    if (this.premoveTurn.value !== undefined && to !== undefined) {
      // A premove may go anywhere: the other side can still make it legal.
      if (pick.kind !== 'piece' || pick.at !== to) this.#addPremove({ pick, to });
      return;
    }
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

  override undo(): void {
    this.cancelPremoves();
    super.undo();
  }

  /** Drops all premoves. Returns false if there were none. */
  cancelPremoves(): boolean {
    const hadSome = this.premoves.peek().length > 0;
    if (hadSome) this.premoves.value = [];
    return hadSome;
  }

  #addPremove(premove: Premove): void {
    batch(() => {
      this.premoves.value = [...this.premoves.peek(), premove];
      this.#hold(undefined);
    });
  }

  /** Plays the first premove, or drops all of them if the rules do not allow it. */
  #playPremove(): void {
    const [first, ...others] = this.premoves.peek();
    if (first === undefined || !this.isOpen.peek()) return;
    const steps = stepsOf(this.candidates.peek(), first);
    const glossary = this.glossary.peek();
    this.premoves.value = steps.length === 0 ? [] : others;
    if (steps.length > 0) this.#do(chooseAmong(steps));
    else if (glossary !== undefined) this.controller.refuse(illegalPremove(glossary, first));
  }

  /** Enters a premove by a click. */
  #doPremove(click: Click): void {
    if (click.kind === 'pick') {
      // A click elsewhere cancels, as with a selected piece.
      if (click.pick === undefined && this.pick.peek() === undefined) this.cancelPremoves();
      this.#hold(click.pick);
      return;
    }
    const [candidate] = click.kind === 'choose' ? click.candidates : [];
    const { from, to, type } = (click.kind === 'play' ? click.candidate : candidate) ?? {};
    if (from === undefined || to === undefined || type === undefined) this.cancelPremoves();
    else {
      const pick: Pick = from < 0 ? { kind: 'stock', type } : { kind: 'piece', at: from };
      this.#addPremove({ pick, to });
    }
  }

  #do(click: Click): void {
    if (this.premoveTurn.peek() !== undefined) this.#doPremove(click);
    else if (click.kind === 'play') this.play(click.candidate.action);
    else if (click.kind === 'choose') this.choice.value = click;
    else if (click.kind === 'pick') this.#hold(click.pick);
  }
}
