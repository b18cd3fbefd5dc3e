import { commandOf } from '#play';
import type { PartedNews, Playback, Session } from '#play';
import type { Area, Grid, Size } from '#screen/cells/grid.ts';
import type { Context } from '#screen/model/context.ts';
import type { Key, KeyLabel } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { askToLeave, leaveGame, leaveQuestion } from '#screen/play/leave.ts';
import { offerOther } from '#screen/play/save-news.ts';
import { STOP_KEYS } from '../keymap.ts';
import type { LogLine } from '../log.ts';
import type { Standing } from '../standing.ts';
import { drawDebug } from './debug-panel.ts';
import type { DebugFacts } from './debug-panel.ts';
import type { RunWords } from './messages.ts';
import { drawOverPanel } from './over-panel.ts';
import type { ToldEnd } from './over-panel.ts';
import type { Overlay } from './overlay.ts';
import { dumpPage, logPage } from './pages.ts';
import type { RunOnScreen } from './run-on-screen.ts';

/** A run as its screen needs it. */
interface ShownRun {
  readonly session: Session;
  readonly playback: Playback;
  readonly log: readonly LogLine[];
  /** The first turn since the last key. */
  readonly newFrom: number;
  readonly errand: { readonly kind: string } | undefined;
  notice: string;
  told(hint: string): string;
  /** Ends the automatic action. */
  stop(): void;
}

/** Pages and switches that every roguelike has. */
type CommonPage = 'log' | 'dump' | 'replay' | 'help' | 'menu' | 'hints' | 'debug';

/** The screen of a run. A game draws it and obeys its own keys. */
export abstract class RunScreen<R extends ShownRun> implements Screen {
  abstract readonly least: Size;
  protected readonly context: Context;
  protected readonly back: Screen;
  protected readonly run: R;
  readonly #shown: RunOnScreen<R>;
  protected overlay: Overlay | undefined;
  #isDebug = false;
  #lastKey = '';

  /** `open` opens the run; it is given what is called when somebody else continued the run, too. */
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

  /** Draws the run; returns the area of the map. */
  protected abstract drawRun(grid: Grid, asked: Overlay | undefined): Area;
  /** The automatic action under way, or an explanation of the first turns; empty for nothing. */
  protected abstract readonly hint: string;
  /** The keys while nothing is asked and the run goes on, and once it is over. */
  protected abstract readonly barKeys: readonly KeyLabel[];
  protected abstract readonly overKeys: readonly KeyLabel[];
  /** The path in title bars. */
  protected abstract readonly path: readonly string[];
  protected abstract dump(): string;
  /** The end of the run. */
  protected abstract end(): ToldEnd | undefined;
  protected abstract debugFacts(): DebugFacts;
  /** Does what a key says; returns the screen that it leads to. */
  protected abstract obey(key: Key): Screen;
  /** The screen that a key leads to once the run is over; undefined for keys that mean nothing else then. */
  protected abstract goOn(key: Key): Screen | undefined;

  enter(): void {
    this.#shown.enter();
  }

  leave(): void {
    this.#shown.leave();
  }

  leaveQuestion(): string | undefined {
    return leaveQuestion(this.context, this.#shown.opened);
  }

  /** The news since the last key, for those who hear the screen. */
  told(): string {
    const asked = this.asked?.prompt ?? '';
    return [this.run.notice, asked].find((text) => text !== '') ?? this.run.told(this.hint);
  }

  draw(grid: Grid): void {
    const { asked } = this;
    const map = this.drawRun(grid, asked);
    asked?.draw?.(grid, map);
    const end = this.isOver && asked === undefined ? this.end() : undefined;
    if (end !== undefined) drawOverPanel(grid, map, end);
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
    return (this.isOver ? this.goOn(key) : undefined) ?? this.obey(key);
  }

  /** The question that is asked now. */
  protected get asked(): Overlay | undefined {
    return this.overlay;
  }

  /** The place of a run that is over among those that are kept. */
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

  /** Changes what is seen, and not the run. */
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

  /** Lets a key end the automatic action; true if that is all it is for. */
  #endErrand(key: Key): boolean {
    if (this.run.errand === undefined) return false;
    this.run.stop();
    return commandOf(STOP_KEYS, key) !== undefined;
  }

  /** Turns the hints of the first turns on or off, and says so. */
  #turnHints(): void {
    const { settings, say } = this.context;
    const guidance = settings.guidance === 'on' ? 'off' : 'on';
    this.context.changeSettings({ ...settings, guidance });
    this.run.notice = say(`run-hints-${guidance}`);
  }
}
