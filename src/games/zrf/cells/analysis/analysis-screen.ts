import { commandOf, helpOf } from '#play';
import type { KeyMap, Session } from '#play';
import type { Grid } from '#screen/cells/grid.ts';
import { typingScreen } from '#screen/menus/typing.ts';
import { keyLabels } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import { isTyped } from '#screen/model/look.ts';
import type { AnyLook, Press } from '#screen/model/look.ts';
import type { Context } from '#screen/model/context.ts';
import type { Pointer } from '#screen/model/pointer.ts';
import type { Screen } from '#screen/model/screen.ts';
import { makeField } from '#screen/widgets/text-field.ts';
import { participantsOf } from '#voice/participants.ts';
import { backFrom, Evaluator, isMain, nodesOn, readSteps } from '../../analysis/index.ts';
import type { TreePath } from '../../analysis/index.ts';
import type { TurnNode } from '../../notation/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import { describeValue, judgementSign, NAG_SIGNS, nagSigns } from '../../voice/analysis.ts';
import type { LineValue } from '../../voice/analysis.ts';
import { Glossary } from '../../voice/glossary.ts';
import { ANALYSIS_KEYS, ANALYSIS_BOARD_KEYS, ANALYSIS_LEARN_KEYS } from '../../voice/keymap.ts';
import type { AnalysisCommand } from '../../voice/keymap.ts';
import { pgnOfMatch, playersOf } from '../../voice/records.ts';
import type { ZrfServices } from '../../voice/services.ts';
import { pgnScreen } from '../records/pgn-screen.ts';
import { drawAnalysis } from './draw-analysis.ts';
import { GameReview, pathTo } from './game-review.ts';
import { LiveAnalysis } from './live-analysis.ts';
import type { FoundLines } from './live-analysis.ts';
import { describeNotes } from './notes.ts';
import { TreeCursor } from './tree-cursor.ts';
import type { AnalysisShown } from './shown.ts';
import { pathOfPart, wordsOfTree } from './tree-words.ts';
import type { TreeWord } from './tree-words.ts';
import { notateLines } from './notate-lines.ts';
import { WhyNot } from './why-not.ts';

/** The game to analyse, and what its screen needs. */
interface Analysed {
  readonly context: Context;
  readonly services: ZrfServices & Required<Pick<ZrfServices, 'startAnalyser'>>;
  readonly game: ZrfGame;
  readonly session: Session;
  readonly back: Screen;
  /** Saves the session. */
  readonly save: () => void;
}

const MAX_COMMENT = 500;

/** Players whose mistakes are of interest: people, or all players of a game between bots. */
function learnersOf({ seats }: Session): readonly number[] {
  const all = [...seats.keys()];
  const people = all.filter((seat) => seats[seat]?.kind === 'person');
  return people.length === 0 ? all : people;
}

/** Screen that analyses a game: best lines, a tree of variations, a review, and lessons. */
export class AnalysisScreen implements Screen, AnalysisShown {
  readonly context: Context;
  readonly session: Session;
  readonly look: AnyLook;
  readonly cursor: TreeCursor;
  readonly live: LiveAnalysis;
  readonly review: GameReview;
  readonly whyNot: WhyNot;
  readonly #options: Analysed;
  readonly #evaluator: Evaluator;
  readonly #glossary: Glossary;
  readonly #texts = new WeakMap<TurnNode, string>();
  #hand: unknown;
  /** True while arrows move the cursor on the board. */
  #isOnBoard = false;

  constructor(options: Analysed) {
    const { context, services, game, session, save } = options;
    const changed = () => context.redraw();
    this.#options = options;
    this.context = context;
    this.session = session;
    this.look = context.lookOf(session.match.game);
    this.cursor = new TreeCursor(game, session, save);
    this.live = new LiveAnalysis(game, services.startAnalyser(), changed);
    this.#evaluator = new Evaluator(game, services.startAnalyser());
    this.review = new GameReview(this.cursor, this.#evaluator, learnersOf(session), () => {
      this.#follow();
      context.redraw();
    });
    this.whyNot = new WhyNot(this.cursor, this.#evaluator, changed);
    const { variant } = session.match.state as ZrfState;
    const messages = services.library.words(game.id, context.settings.language);
    this.#glossary = new Glossary({ game, variant, messages, say: context.say });
    this.#moved();
  }

  get glossary(): Glossary {
    return this.#glossary;
  }

  /** Selection on the board; undefined once the game is over. */
  get hand(): unknown {
    return this.cursor.game.turn(this.cursor.state).kind === 'decide' ? this.#hand : undefined;
  }

  /** Lines of the position on the board. */
  get shownLines(): FoundLines | undefined {
    return this.review.isAsking ? undefined : this.live.linesOf(this.cursor.state);
  }

  /** Value of the position; that of the one before until the first result. */
  get value(): LineValue | undefined {
    if (this.review.isAsking || !this.live.isOn) return undefined;
    return (this.shownLines ?? this.live.found)?.lines[0];
  }

  /** Number of turns before the position, on the main line. */
  get mainCount(): number | undefined {
    const { path } = this.cursor;
    return isMain(path) ? path.length : undefined;
  }

  get words(): readonly TreeWord[] {
    const { cursor } = this;
    const start = cursor.states.start;
    const first = cursor.game.rulesOf(start).turnOrder.entries[start.turn]?.as === 1 ? 1 : 0;
    return wordsOfTree(cursor.tree, {
      moveAt: (node, path) => this.#moveAt(node, path),
      firstPly: first,
    });
  }

  /** Heading below the board: the value in words, or whose turn it is. */
  get heading(): string {
    const { say } = this.context;
    const best = this.shownLines?.lines[0];
    if (best !== undefined) return describeValue(this.#glossary, best);
    const participants = participantsOf(this.session, say);
    return this.look.describeTurn(this.cursor.state, participants, say);
  }

  /** Notes about the position: a lesson, the answer to “Why not?”, the review, or a comment. */
  get notes(): string {
    const { hand } = this;
    if (isTyped(hand)) return this.look.preview(this.cursor.state, hand, this.context.say);
    return describeNotes(this);
  }

  get keys(): KeyMap {
    if (this.review.puzzle !== undefined) return ANALYSIS_LEARN_KEYS;
    return this.#isOnBoard ? ANALYSIS_BOARD_KEYS : ANALYSIS_KEYS;
  }

  draw(grid: Grid): void {
    drawAnalysis(grid, this);
  }

  enter(): void {
    this.#moved();
  }

  leave(): void {
    this.live.rest();
    this.review.stop();
  }

  isTyping(): boolean {
    return isTyped(this.hand);
  }

  onKey(key: Key): Screen {
    const isAtBoard = this.#isOnBoard || isTyped(this.hand) || this.review.puzzle !== undefined;
    if (isAtBoard && this.#press(key)) return this;
    const command = commandOf<AnalysisCommand>(ANALYSIS_KEYS, key);
    if (command === 'close') return this.#close();
    if (command === 'help') return this.#help();
    if (command === 'type') this.#press(key);
    else if (command === 'comment') return this.#comment();
    else if (command === 'pgn') return this.#pgn();
    else if (command !== undefined) this.#commands.get(command)?.();
    return this;
  }

  onPointer({ kind, part }: Pointer): Screen {
    if (kind !== 'press') return this;
    const path = pathOfPart(part);
    if (path !== undefined) {
      if (!this.review.isAsking) this.#go(() => this.cursor.go(path));
      return this;
    }
    const { state } = this.cursor;
    const participants = participantsOf(this.session, this.context.say);
    if (this.hand !== undefined)
      this.#act(this.look.click?.(state, this.#hand, part, participants, this.context.say));
    return this;
  }

  /** Turns of a line in the notation of the reader's language. */
  lineTurns(state: ZrfState, actions: readonly ZrfAction[]): readonly string[] {
    return notateLines(this.cursor.game, this.look, this.context.say)(state, actions);
  }

  /** The same as one text. */
  lineText(state: ZrfState, actions: readonly ZrfAction[]): string {
    return this.lineTurns(state, actions).join(' ');
  }

  /** A turn in the notation of the reader's language. */
  turnText(node: TurnNode, before: ZrfState): string {
    const known = this.#texts.get(node);
    if (known !== undefined) return known;
    const text = this.lineText(before, readSteps(this.cursor.game, before, node.actions));
    this.#texts.set(node, text);
    return text;
  }

  #moveAt(node: TurnNode, path: TreePath): string {
    const { cursor, review } = this;
    const text = this.turnText(node, cursor.stateAt(backFrom(path)));
    const reviewed = isMain(path) ? review.turnAt(path.length) : undefined;
    const sign = node.nags.length > 0 ? nagSigns(node.nags) : reviewed && judgementSign(reviewed);
    return text + (sign ?? '');
  }

  #press(key: Key): boolean {
    if (this.hand === undefined) return false;
    const { say } = this.context;
    const participants = participantsOf(this.session, say);
    return this.#act(this.look.press(this.cursor.state, this.#hand, key, participants, say));
  }

  #act(press: Press<unknown, unknown> | undefined): boolean {
    if (press === undefined) return false;
    if (press.kind === 'point') this.#hand = press.hand;
    else if (press.kind === 'play') this.#step(press.action as ZrfAction);
    else for (const text of press.actions) this.#stepText(text);
    return true;
  }

  #stepText(text: string): void {
    const action = this.cursor.game.parseAction(this.cursor.state, text);
    if (action.ok) this.#step(action.value);
  }

  #step(action: ZrfAction): void {
    const steps = this.cursor.step(action);
    if (steps === undefined) this.#point();
    else if (!this.review.isAsking) {
      this.cursor.add(steps);
      this.#moved();
    } else {
      void this.review.answer(steps);
      this.#point();
    }
  }

  /** Commands that stay on this screen. */
  readonly #commands: ReadonlyMap<AnalysisCommand, () => void> = new Map([
    ['back', () => this.#go(() => this.cursor.back())],
    ['forward', () => this.#go(() => this.cursor.forward())],
    ['previous', () => this.#go(() => this.cursor.aside(-1))],
    ['next', () => this.#go(() => this.cursor.aside(1))],
    ['start', () => this.#go(() => this.cursor.toStart())],
    ['end', () => this.#go(() => this.cursor.toEnd())],
    ['moment-before', () => this.#toMoment(-1)],
    ['moment-after', () => this.#toMoment(1)],
    ['best', () => this.#playBest()],
    ['board', () => (this.#isOnBoard = !this.#isOnBoard)],
    ['engine', () => this.live.toggle()],
    ['why', () => void this.whyNot.ask()],
    ['sign', () => this.#nextSign()],
    ['promote', () => this.#edit(() => this.cursor.promote())],
    ['remove', () => this.#edit(() => this.cursor.remove())],
    ['review', () => this.#toggleReview()],
    ['learn', () => this.#learn()],
    ['show', () => this.#showSolution()],
  ]);

  #toggleReview(): void {
    if (this.review.isRunning) this.review.stop();
    else void this.review.start();
    this.#follow();
  }

  #go(move: () => boolean): void {
    if (move()) this.#moved();
  }

  #edit(change: () => void): void {
    if (this.cursor.path.length === 0) return;
    change();
    this.#moved();
  }

  /** Follows the position with the engine, and places the selection. */
  #moved(): void {
    this.whyNot.drop();
    this.#point();
    this.#follow();
  }

  /** The engine rests while it would give away a solution, or slow a review down. */
  #follow(): void {
    if (this.review.isAsking || this.review.isRunning) this.live.rest();
    else this.live.follow(this.cursor.state);
  }

  #point(): void {
    const { state } = this.cursor;
    if (this.cursor.game.turn(state).kind === 'decide') {
      this.#hand = this.look.point(state, this.#hand);
    }
  }

  #toMoment(direction: 1 | -1): void {
    const at = this.review.moment(this.mainCount ?? 0, direction);
    if (at === undefined) this.context.announce(this.context.say('analysis-moments-none'));
    else this.#go(() => this.cursor.go(pathTo(at)));
  }

  #playBest(): void {
    const found = this.shownLines;
    const best = found?.lines[0]?.actions ?? [];
    if (found === undefined || best.length === 0) return;
    const { game } = this.cursor;
    let [at, count] = [found.state, 0];
    do {
      at = game.apply(at, best[count] as ZrfAction).state;
      count += 1;
    } while (at.chainAt >= 0 && count < best.length);
    this.cursor.addLine(best.slice(0, count));
    this.#moved();
  }

  /** The next sign in the list for the turn at the cursor, and after the last one none. */
  #nextSign(): void {
    const { cursor } = this;
    const at = NAG_SIGNS.findIndex(([nag]) => cursor.node?.nags.includes(nag) === true);
    const [next] = NAG_SIGNS[at + 1] ?? NAG_SIGNS[at] ?? [];
    if (next !== undefined) this.#edit(() => cursor.toggleNag(next));
  }

  /** Asks the next mistake; after the last one, the lesson is over. */
  #learn(): void {
    const { review, context } = this;
    const at = review.puzzleAt === undefined ? 0 : review.puzzleAt + 1;
    if (!review.ask(at)) {
      const id = review.progress.of === 0 ? 'analysis-review-first' : 'analysis-learn-none';
      if (at === 0) context.announce(context.say(id));
    }
    this.#moved();
  }

  #showSolution(): void {
    const { review, cursor } = this;
    const { puzzle } = review;
    if (puzzle === undefined) return;
    review.status = 'shown';
    cursor.go(pathTo(puzzle.turn.at));
    this.#moved();
  }

  #comment(): Screen {
    const { context, cursor } = this;
    const { after } = cursor.node ?? { after: cursor.tree.comment };
    const prompt = {
      field: makeField(after, MAX_COMMENT),
      question: context.say('analysis-comment-hint'),
      keys: context.say('screen-saved-name-keys'),
    };
    return typingScreen(context, prompt, this, (text) => {
      cursor.comment(text.trim());
      return this;
    });
  }

  #pgn(): Screen {
    const { game, tree, state } = this.cursor;
    const { seats, match, annotations } = this.session;
    const pgn = pgnOfMatch(game, match, playersOf(seats), { annotations, turns: tree });
    return pgnScreen(this.context, { game, options: match.options, state, pgn }, this);
  }

  #help(): Screen {
    const { context } = this;
    const page = {
      title: context.say('analysis'),
      text: context.say('analysis-about'),
      keys: keyLabels(context.say, helpOf(ANALYSIS_KEYS)),
    };
    return context.routes.help(this, undefined, page);
  }

  /** Leaves the lesson, the board, or the screen. */
  #close(): Screen {
    if (this.review.puzzle !== undefined) {
      this.review.leave();
      this.#moved();
      return this;
    }
    if (this.#isOnBoard) {
      this.#isOnBoard = false;
      return this;
    }
    this.live.close();
    this.#evaluator.close();
    return this.#options.back;
  }

  /** Nodes on the way to the cursor, with the state before the last one. */
  get lastTurn(): { readonly node: TurnNode; readonly before: ZrfState } | undefined {
    const { cursor } = this;
    const node = nodesOn(cursor.tree, cursor.path).at(-1);
    return node && { node, before: cursor.stateAt(backFrom(cursor.path)) };
  }
}
