import { assertDefined, own } from '#core';
import type { Problem } from '#core';
import { SolverClient } from '../../puzzles/index.ts';
import type { Busy, SolvingWant } from '../../puzzles/index.ts';
import { commandOf, moveStepping, PuzzleResult, STILL } from '#play';
import type { Best, NamedSession, OpenedGame, PlayController, Session } from '#play';
import type { Grid, Size } from '#screen/cells/grid.ts';
import { participantsOf } from '#voice/participants.ts';
import type { Context } from '#screen/model/context.ts';
import { namedKey } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import type { AnyLook } from '#screen/model/look.ts';
import type { Screen } from '#screen/model/screen.ts';
import { isTyped } from '#screen/model/look.ts';
import { exportText } from '#screen/play/export-text.ts';
import { askToLeave, leaveGame, leaveQuestion } from '#screen/play/leave.ts';
import { openOnScreen, saveAndAnnounce } from '#screen/play/on-screen.ts';
import { recentEntries } from '#screen/play/recent.ts';
import { offerOther } from '#screen/play/save-news.ts';
import type { RecentEntry } from '#screen/play/recent.ts';
import type { SolverReply } from './reply.ts';
import { PUZZLE_SCREEN_KEYS } from '../../voice/keymap.ts';
import { minSizeOf } from './layout.ts';
import { countsOf, lengthsOf } from './moves.ts';
import { drawPuzzle } from './puzzle-drawing.ts';
import { SolutionScreen } from './solution-screen.ts';
import { openPuzzle, trailOf } from '../services/trail.ts';
import { editPuzzle } from '../editor/index.ts';
import { positionScreen } from '../setup/index.ts';
import type { AnyPuzzling } from '../puzzle/index.ts';
import type { LibraryItem } from '../../voice/services.ts';
import type { ZrfContext } from '../services/services.ts';
import { exportZsg } from '../services/zsg.ts';

type PuzzleCommand = (typeof PUZZLE_SCREEN_KEYS)[number]['command'];

/**
 * Single-player puzzle screen: counts moves, compares them with the minimum, and offers a solver.
 */
export class PuzzleScreen implements Screen {
  readonly context: Context;
  readonly session: Session;
  readonly look: AnyLook;
  readonly puzzling: AnyPuzzling;
  /** The puzzle's place on the trail from easy to hard, and its successor. */
  readonly item: LibraryItem | undefined;
  readonly next: LibraryItem | undefined;
  readonly #opened: OpenedGame;
  readonly #rules: ZrfContext;
  readonly #back: Screen;
  readonly #solver: SolverClient | undefined;
  #hand: unknown;
  #metric: string;
  #reply: SolverReply | undefined;
  #isLive = false;
  readonly #result: PuzzleResult;
  #optimum: Best;

  constructor(
    rules: ZrfContext,
    look: AnyLook,
    puzzling: AnyPuzzling,
    game: NamedSession,
    back: Screen,
  ) {
    const { context, services } = rules;
    this.#rules = rules;
    this.context = context;
    this.session = game.session;
    this.look = look;
    this.puzzling = puzzling;
    this.#back = back;
    this.#metric = assertDefined(puzzling.metrics[0]);
    const { session } = game;
    const { match } = session;
    const { solver } = services;
    this.#solver = solver && new SolverClient(solver, () => context.redraw());
    const playsForced = () => context.settings.forced === 'played';
    this.#opened = openOnScreen(context, game, {
      playback: STILL,
      playsForced,
      stepping: moveStepping(session, () => lengthsOf(puzzling, match), playsForced),
      parted: (news) => {
        this.#report(this.#result.noteSave());
        offerOther(context, { screen: this, back }, news);
      },
    });
    this.#result = new PuzzleResult(services.records, {
      puzzle: puzzling.keyOf(match.options),
      save: () => this.#opened.name,
      cursor: match.cursor,
      isContinued: match.origin !== undefined,
    });
    const trail = puzzling.isUsual(match.options) ? trailOf(rules) : [];
    const place = trail.findIndex(({ id }) => id === match.game.id);
    this.item = trail[place];
    this.next = place < 0 ? undefined : trail[place + 1];
    this.#optimum = this.item?.waypoint?.fewest ?? {};
    this.#refresh();
  }

  get minSize(): Size {
    return minSizeOf(this.puzzling, this.session.match.state);
  }

  get #play(): PlayController {
    return this.#opened.controller;
  }

  get metric(): string {
    return this.#metric;
  }

  get hand(): unknown {
    return this.session.isOver ? undefined : this.#hand;
  }

  get busy(): Busy | undefined {
    return this.#solver?.busy;
  }

  get isLive(): boolean {
    return this.#isLive;
  }

  /** The solver's reply for the current position and metric. */
  get reply(): SolverReply | undefined {
    const reply = this.#reply;
    if (reply?.state !== this.session.match.state) return undefined;
    // A background search for the minimum is not shown as a reply to the player.
    if (reply?.want === 'distance' && !this.#isLive) return undefined;
    return reply?.metric === this.#metric ? reply : undefined;
  }

  get counts(): Best {
    return countsOf(this.puzzling, this.session.match);
  }

  get best(): Best {
    return this.#result.best;
  }

  get isHelped(): boolean {
    return this.#result.isHelpedAt(this.session.match.cursor);
  }

  get before(): Best | undefined {
    return this.#result.previousBest;
  }

  /** The minimum possible number of moves, as far as it has been computed. */
  get optimum(): Best {
    return this.#optimum;
  }

  get isSolved(): boolean {
    const { turn } = this.session.match;
    return turn.kind === 'over' && turn.outcome.winners.includes(0);
  }

  get last(): RecentEntry | undefined {
    const { match } = this.session;
    return recentEntries(match, match.cursor, 1)[0];
  }

  enter(): void {
    this.#opened.enter();
    this.#measure();
  }

  leave(): void {
    this.#opened.leave();
    this.#solver?.stop();
  }

  leaveQuestion(): string | undefined {
    return leaveQuestion(this.context, this.#opened);
  }

  draw(grid: Grid): void {
    drawPuzzle(grid, this);
  }

  onKey(key: Key): Screen | undefined {
    if (key.name === 'escape' && !this.isTyping() && this.#solver?.stop() === true) {
      this.#isLive = false;
      return this;
    }
    if (this.hand !== undefined && this.#press(key)) return this;
    return this.#command(key);
  }

  /** A line being typed receives all keys, including Escape. */
  isTyping(): boolean {
    return isTyped(this.hand);
  }

  #press(key: Key): boolean {
    const { match } = this.session;
    const participants = participantsOf(this.session, this.context.say);
    const press = this.look.press(match.state, this.#hand, key, participants, this.context.say);
    if (press?.kind === 'point') this.#hand = press.hand;
    else if (press?.kind === 'run') this.#act(() => this.#play.playText(press.actions));
    else if (press !== undefined) this.#act(() => this.#play.play(press.action));
    return press !== undefined;
  }

  #command(key: Key): Screen | undefined {
    const { context, session } = this;
    const { routes } = context;
    const command = commandOf(PUZZLE_SCREEN_KEYS, key);
    if (command === 'leave') {
      const leave = key.name === 'escape' ? askToLeave : leaveGame;
      return leave(context, this, this.#back);
    }
    if (command === 'help') return routes.help(this, session);
    if (command === 'replay') return routes.replay(session, this);
    if (command === 'new') return this.#again();
    if (command === 'after') return this.#goTo(1);
    if (command === 'before') return this.#goTo(-1);
    if (command === 'go-on') return this.#enter();
    if (command === 'edit') return this.#edit();
    if (command === 'text') return positionScreen(this.#rules, session, false, this);
    this.#change(command);
    return this;
  }

  #change(command: PuzzleCommand | undefined): void {
    const { context, session } = this;
    const { game, seed } = session.match;
    if (command === 'undo') this.#travel(this.#play.undo());
    else if (command === 'redo') this.#travel(this.#play.redo());
    else if (command === 'again') this.#travel(this.#play.restart());
    else if (command === 'hint' || command === 'solution') this.#ask(command);
    else if (command === 'distance') this.#toggleLive();
    else if (command === 'metric') this.#nextMetric();
    else if (command === 'save') saveAndAnnounce(context, this.#opened);
    else if (command === 'export') exportText(context, `${game.id}-${seed}`, session.save());
    else if (command === 'zsg') exportZsg(this.#rules, session);
  }

  /** Opens the puzzle's start position in the editor. */
  #edit(): Screen {
    const { match } = this.session;
    const { game } = match;
    if (this.#rules.services.library.save === undefined) return this;
    const from = { game, state: game.makeState(match.stateAt(0)) };
    return editPuzzle(this.#rules, this, from);
  }

  #again(): Screen {
    const { match, seats } = this.session;
    return this.context.routes.newGame(match.game, this, { options: match.options, seats });
  }

  /**
   * Handles Enter: goes to the next puzzle when solved, plays a hinted move, or selects another
   * block.
   */
  #enter(): Screen {
    if (this.isSolved) return this.next === undefined ? this : this.#goTo(1);
    const steps = this.#hintedSteps();
    if (steps.length > 0) this.#act(() => this.#play.playText(steps), true);
    else if (this.hand !== undefined) this.#press(namedKey('tab'));
    return this;
  }

  #hintedSteps(): readonly string[] {
    const { reply } = this;
    if (reply?.want !== 'hint' || reply.answer.kind !== 'distance') return [];
    return reply.answer.move?.steps ?? [];
  }

  #goTo(by: 1 | -1): Screen {
    const trail = trailOf(this.#rules);
    const index = trail.findIndex(({ id }) => id === this.item?.id);
    const found = index < 0 ? undefined : trail[index + by];
    return found === undefined ? this : openPuzzle(this.#rules, found.id, this, this.#back);
  }

  #act(play: () => boolean, isHint = false): void {
    this.#report(this.#result.noteMove(this.session.match.cursor, isHint));
    play();
    const { news } = this.#play;
    if (news?.kind === 'refused') this.#report(news.problem);
    this.#changed();
    if (this.isSolved) this.#report(this.#result.noteSolved(this.counts));
  }

  /** Updates after undo, redo or restart, and reports when there are no more moves. */
  #travel(isDone: boolean): void {
    if (isDone) this.#changed();
    else this.context.announce(this.context.say('screen-puzzle-no-more'));
  }

  #changed(): void {
    this.#solver?.stop();
    this.#refresh();
    if (this.#isLive) this.#ask('distance');
  }

  #report(problem: Problem | undefined): void {
    if (problem !== undefined) this.context.announce(this.context.messages.sayProblem(problem));
  }

  #toggleLive(): void {
    this.#isLive = !this.#isLive;
    if (this.#isLive) this.#ask('distance');
    else this.#solver?.stop();
  }

  #nextMetric(): void {
    const { metrics } = this.puzzling;
    this.#metric = assertDefined(metrics[(metrics.indexOf(this.#metric) + 1) % metrics.length]);
    this.#measure();
  }

  /** Requests the distance to the goal: for the live display, or at the start for the minimum. */
  #measure(): void {
    const isUnknown =
      own(this.#optimum, this.#metric) === undefined && this.session.match.cursor === 0;
    if (this.#solver !== undefined && (this.#isLive || isUnknown)) this.#ask('distance');
  }

  #ask(want: SolvingWant): void {
    const { context } = this;
    if (this.session.isOver) return;
    if (this.#solver === undefined) {
      context.announce(context.say('screen-puzzle-no-solver'));
      return;
    }
    const { match } = this.session;
    const { game, state } = match;
    const metric = this.#metric;
    const start = game.makeState(match.stateAt(0));
    this.#solver.ask(
      { game: game.id, want, metric, start, state: game.makeState(state) },
      (answer, { positions }) => this.#use({ state, metric, want, answer, positions }),
      (reason) => context.announce(context.say('screen-puzzle-no-answer', { reason })),
    );
  }

  #use(reply: SolverReply): void {
    const { answer, metric, want } = reply;
    this.#reply = reply;
    const { match } = this.session;
    const isStart = match.cursor === 0 && own(this.#optimum, metric) === undefined;
    const found =
      answer.kind === 'solution'
        ? answer.optimum
        : answer.kind === 'distance'
          ? answer.distance
          : -1;
    if (isStart && found > 0) this.#optimum = { ...this.#optimum, [metric]: found };
    if (want !== 'solution' || answer.kind !== 'solution') return;
    const { context, look, puzzling, session } = this;
    const show = new SolutionScreen({ context, look, puzzling, session, answer, metric }, this);
    context.follow(this, Promise.resolve(show));
  }

  #refresh(): void {
    const { match } = this.session;
    if (!this.session.isOver) this.#hand = this.look.point(match.state, this.#hand);
  }
}
