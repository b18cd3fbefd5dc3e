import { commandOf } from '#play';
import type { PartedNews, Playback, Session } from '#play';
import type { Area, Grid, Size } from '#screen/cells/grid.ts';
import type { Context } from '#screen/model/context.ts';
import type { Key, KeyLabel } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { askToLeave, leaveGame, leaveQuestion } from '#screen/play/leave.ts';
import { offerOther } from '#screen/play/save-news.ts';
import { RUN_OVER_KEYS, STOP_KEYS } from '../keymap.ts';
import type { LogLine } from '../log.ts';
import type { RunReport } from '../report.ts';
import type { Standing } from '../standing.ts';
import { drawDebug } from './debug-panel.ts';
import type { DebugFacts } from './debug-panel.ts';
import type { RunWords } from './messages.ts';
import { drawOverPanel } from './over-panel.ts';
import type { Overlay } from './overlay.ts';
import { dumpPage, logPage } from './pages.ts';
import { reportPage } from './report-page.ts';
import type { RunOnScreen } from './run-on-screen.ts';

/** The parts of a run that its screen needs. */
interface ShownRun {
  readonly session: Session;
  readonly playback: Playback;
  readonly log: readonly LogLine[];
  /** First turn since the last key. */
  readonly newFrom: number;
  readonly errand: { readonly kind: string } | undefined;
  notice: string;
  announcement(hint: string): string;
  /** Stops the automatic action. */
  stop(): void;
}

/** Pages and toggles of every roguelike. */
type CommonPage = 'log' | 'dump' | 'replay' | 'help' | 'menu' | 'hints' | 'debug';

/** Base of the run screens. Each game draws the run and handles its own keys. */
export abstract class RunScreen<R extends ShownRun> implements Screen {
  abstract readonly minSize: Size;
  protected readonly context: Context;
  protected readonly back: Screen;
  protected readonly run: R;
  readonly #shown: RunOnScreen<R>;
  protected overlay: Overlay | undefined;
  #isDebug = false;
  #lastKey = '';

  /**
   * `open` opens the run. Its argument must be called if the same run was also continued elsewhere.
   */
  constructor(
    context: Context,
    back: Screen,
    open: (parted: (news: PartedNews) => void) => RunOnScreen<R>,
  ) {
    this.context = context;
    this.back = back;
    this.#shown = open((news) => offerOther(context, { screen: this, back }, news));
    this.run = this.#shown.run;
  }

  /** Draws the run and returns the area of the map. */
  protected abstract drawRun(grid: Grid, asked: Overlay | undefined): Area;
  /** Status of the automatic action, or an explanation of the first turns; empty for none. */
  protected abstract readonly hint: string;
  /** Key bar during the run without an overlay, and after its end. */
  protected abstract readonly barKeys: readonly KeyLabel[];
  protected abstract readonly overKeys: readonly KeyLabel[];
  /** Path in title bars. */
  protected abstract readonly path: readonly string[];
  protected abstract dump(): string;
  /** Report on the finished run. */
  protected abstract report(): RunReport<unknown>;
  protected abstract debugFacts(): DebugFacts;
  /** Handles a key and returns the next screen. */
  protected abstract onRunKey(key: Key): Screen;
  /**
   * Next screen for a key after the run has ended; undefined if the key has no special meaning
   * then.
   */
  protected abstract onKeyAfterEnd(key: Key): Screen | undefined;

  enter(): void {
    this.#shown.enter();
  }

  leave(): void {
    this.#shown.leave();
  }

  leaveQuestion(): string | undefined {
    return leaveQuestion(this.context, this.#shown.opened);
  }

  /** News since the last key, for screen readers. */
  announcement(): string {
    const asked = this.asked?.prompt ?? '';
    return [this.run.notice, asked].find((text) => text !== '') ?? this.run.announcement(this.hint);
  }

  draw(grid: Grid): void {
    const { asked } = this;
    const map = this.drawRun(grid, asked);
    asked?.draw?.(grid, map);
    if (this.isOver && asked === undefined)
      drawOverPanel(grid, map, this.report(), this.context.say);
    if (!this.#isDebug) return;
    const { errand, session } = this.run;
    const facts = { match: session.match, errand: errand?.kind ?? 'still', lastKey: this.#lastKey };
    drawDebug(grid, map, facts, this.debugFacts());
  }

  takesWheel(): boolean {
    return this.asked !== undefined;
  }

  onKey(key: Key): Screen | undefined {
    this.run.notice = '';
    this.#lastKey = key.name;
    if (this.#endErrand(key)) return this;
    const { asked } = this;
    if (asked !== undefined) {
      this.overlay = asked.press(key);
      return this;
    }
    return (this.isOver ? this.#pressAfterEnd(key) : undefined) ?? this.onRunKey(key);
  }

  /** Current overlay. */
  protected get asked(): Overlay | undefined {
    return this.overlay;
  }

  /** Rank of a finished run among the saved ones. */
  protected get standing(): Standing | undefined {
    return this.#shown.standing;
  }

  protected get isOver(): boolean {
    return this.run.session.isOver;
  }

  protected get words(): RunWords {
    const { asked, context, run } = this;
    return {
      log: run.log,
      newFrom: run.newFrom,
      prompt: asked?.prompt ?? '',
      notice: run.notice === '' ? context.news : run.notice,
      hint: this.hint,
      keys: asked?.keys ?? (this.isOver ? this.overKeys : this.barKeys),
    };
  }

  /** Shows a page or flips a switch without affecting the run. */
  protected show(page: CommonPage, key: Key): Screen {
    const { context, run, back } = this;
    switch (page) {
      case 'log':
        return logPage(context, this.path, run.log, this);
      case 'dump': {
        const { game, seed } = run.session.match;
        return dumpPage(
          context,
          this.path,
          { name: `${game.id}-${seed}`, text: this.dump() },
          this,
        );
      }
      case 'replay':
        return context.routes.replay(run.session, this);
      case 'help':
        return context.routes.help(this, run.session);
      case 'menu':
        return key.name === 'escape'
          ? askToLeave(context, this, back)
          : leaveGame(context, this, back);
      case 'hints':
        this.#turnHints();
        return this;
      case 'debug':
        this.#isDebug = !this.#isDebug;
        return this;
    }
  }

  #pressAfterEnd(key: Key): Screen | undefined {
    const command = commandOf(RUN_OVER_KEYS, key);
    if (command === 'report') return reportPage(this.context, this.path, this.report(), this);
    return this.onKeyAfterEnd(key);
  }

  /** Stops the automatic action. Returns true if the key has no other purpose. */
  #endErrand(key: Key): boolean {
    if (this.run.errand === undefined) return false;
    this.run.stop();
    return commandOf(STOP_KEYS, key) !== undefined;
  }

  /** Toggles the hints of the first turns and announces the change. */
  #turnHints(): void {
    const { settings, say } = this.context;
    const guidance = settings.guidance === 'on' ? 'off' : 'on';
    this.context.changeSettings({ ...settings, guidance });
    this.run.notice = say(`run-hints-${guidance}`);
  }
}
