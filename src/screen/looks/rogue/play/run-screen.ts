import type { Place } from '../../../../games/rogue/index.ts';
import type { NamedSession, Session } from '../../../../play/index.ts';
import { makeDump } from '../../../../presentation/rogue/dump.ts';
import { canRest } from '../../../../presentation/rogue/errands.ts';
import { wayTo } from '../../../../presentation/rogue/ways.ts';
import { hintFor } from '../../../../presentation/rogue/hints.ts';
import { describeCell } from '../../../../presentation/rogue/look.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import type { Context } from '../../../model/context.ts';
import { isKey } from '../../../model/key.ts';
import type { Key, KeyLabel } from '../../../model/key.ts';
import type { Screen } from '../../../model/screen.ts';
import { FULL_SIZE } from '../../../menus/too-small.ts';
import { askToLeave, leaveGame, leaveQuestion } from '../../../play/leave.ts';
import { offerOther } from '../../../play/save-news.ts';
import { endErrand, turnHints } from '../../../../roguelike/screen/at-the-run.ts';
import { startRun } from '../../../../roguelike/screen/new-run.ts';
import { dumpPage, logPage } from '../../../../roguelike/screen/pages.ts';
import { followCursor, followHero } from '../map/camera.ts';
import { extentOf } from '../map/map.ts';
import { game, newWorldScreen } from '../menu/new-run.ts';
import { sharePage } from '../menu/share.ts';
import { pressCursor } from './cursor.ts';
import type { Cursor } from './cursor.ts';
import { drawDebug } from './debug.ts';
import { drawRun, runArea, runAreas } from './drawing.ts';
import { barKeys, commandOf, cursorKeys, HINT_KEYS, overKeys } from './keys.ts';
import type { Command, Page } from './keys.ts';
import { drawOver } from './over.ts';
import { planPage } from './plan-page.ts';
import { RogueRun } from './run-model.ts';

/** What a person sees of a run, and what keys do. */
export class RunScreen implements Screen {
  readonly least = FULL_SIZE;
  readonly #context: Context;
  readonly #back: Screen;
  readonly #model: RogueRun;
  /** The cell in the middle of the map. */
  #middle: Place;
  #cursor: Cursor | undefined;
  /** Whether the next step is a run. */
  #runs = false;
  #isDebug = false;
  #lastKey = '';

  constructor(context: Context, game: NamedSession, back: Screen) {
    this.#context = context;
    this.#back = back;
    this.#model = new RogueRun(context, game, (news) =>
      offerOther(context, { screen: this, back }, news),
    );
    this.#middle = this.#model.state.hero.at;
  }

  enter(): void {
    this.#model.enter();
  }

  leave(): void {
    this.#model.leave();
  }

  leaveQuestion(): string | undefined {
    return leaveQuestion(this.#context, this.#model.opened);
  }

  /** What happened since the last key, for those who hear the screen. */
  told(): string {
    const { notice, state } = this.#model;
    const cursor = this.#cursor?.at;
    const seen = cursor === undefined ? '' : describeCell(state, cursor, this.#context.say);
    return [notice, seen].find((text) => text !== '') ?? this.#model.told(this.#hint);
  }

  get #session(): Session {
    return this.#model.session;
  }

  /** Where one is, for title bars. */
  get #path(): readonly string[] {
    const { say } = this.#context;
    const { world } = this.#model.match.options;
    return [say('game-rogue'), say(`rogue-option-world-${world}`)];
  }

  draw(grid: Grid): void {
    const { say, news } = this.#context;
    const { state, match, log, newFrom, hits, notice } = this.#model;
    const { map } = runAreas(runArea(grid));
    this.#aim(map);
    const cursor = this.#cursor?.at;
    const way = cursor === undefined ? undefined : wayTo(state, cursor);
    const run = {
      state,
      middle: this.#middle,
      marks: { cursor, way, hits },
      log,
      newFrom,
      notice: notice === '' ? news : notice,
      hint: this.#hint,
      path: ['Turnwright', ...this.#path],
      about: `${say('run-turn', { turn: state.turns })} · ${match.seed}`,
      keys: this.#keys,
    };
    drawRun(grid, run, say);
    if (this.#session.isOver && cursor === undefined)
      drawOver(grid, map, state, this.#model.standing, say);
    if (this.#isDebug) this.#drawDebug(grid, map);
  }

  takesWheel(): boolean {
    return this.#cursor !== undefined;
  }

  onKey(key: Key): Screen | undefined {
    this.#model.notice = '';
    this.#lastKey = key.name;
    if (endErrand(this.#model, key)) return this;
    if (this.#cursor !== undefined) {
      this.#pressCursor(this.#cursor, key);
      return this;
    }
    const next = this.#session.isOver ? this.#next(key) : undefined;
    if (next !== undefined) return next;
    const command = commandOf(key, this.#runs);
    this.#runs = false;
    return command === undefined ? this : this.#obey(command);
  }

  /** Lets the map follow the hero, and the cursor where there is one. */
  #aim(map: Area): void {
    const extent = extentOf(map);
    const cursor = this.#cursor?.at;
    this.#middle =
      cursor === undefined
        ? followHero(this.#middle, this.#model.state.hero.at, extent)
        : followCursor(this.#middle, cursor, extent);
  }

  /** What the first turns explain, while nothing goes on by itself. */
  get #hint(): string {
    const { say, settings } = this.#context;
    const { errand, state } = this.#model;
    if (errand !== undefined) return say(`run-errand-${errand.kind}`);
    if (this.#runs) return say('rogue-screen-run-where');
    const hint = settings.guidance === 'off' ? undefined : hintFor(state);
    return hint === undefined ? '' : say(`rogue-page-hint-${hint}`, HINT_KEYS);
  }

  get #keys(): readonly KeyLabel[] {
    const { say } = this.#context;
    if (this.#cursor !== undefined) return cursorKeys(say);
    return this.#session.isOver ? overKeys(say) : barKeys(say, canRest(this.#model.state));
  }

  #drawDebug(grid: Grid, map: Area): void {
    const { errand, match, state } = this.#model;
    drawDebug(grid, map, state, {
      middle: this.#middle,
      entries: match.cursor,
      seed: match.seed,
      errand: errand?.kind ?? 'still',
      lastKey: this.#lastKey,
    });
  }

  #pressCursor(cursor: Cursor, key: Key): void {
    const next = pressCursor(cursor, key, this.#model.state);
    if (next === undefined) return;
    this.#cursor = typeof next === 'string' ? undefined : next;
    if (next === 'go') this.#model.begin({ kind: 'travel', to: cursor.at });
  }

  /** Does what a command says; returns the screen that it leads to. */
  #obey(command: Command): Screen {
    const model = this.#model;
    if (command.kind === 'show') return this.#show(command.page);
    if (command.kind === 'slot') model.select(command.slot);
    else if (command.kind === 'turn-slot') model.turnSlot(command.by);
    else if (command.kind === 'step') {
      const { direction, isRun } = command;
      if (isRun) model.begin({ kind: 'run', direction });
      else model.step(direction);
    } else if (command.deed === 'undo') model.undo();
    else if (command.deed === 'attack') model.attack();
    else if (command.deed === 'explore' || command.deed === 'rest')
      model.begin({ kind: command.deed });
    else model.act({ kind: command.deed });
    return this;
  }

  /** What changes what is seen, and not the run. */
  #show(page: Page): Screen {
    const context = this.#context;
    const { log, state } = this.#model;
    switch (page) {
      case 'log':
        return logPage(context, this.#path, log, this);
      case 'dump':
        return dumpPage(context, this.#path, this.#dump(), this);
      case 'plan':
        return planPage(context, this.#path, state, this);
      case 'replay':
        return context.routes.replay(this.#session, this);
      case 'help':
        return context.routes.help(this, this.#session);
      case 'menu':
        return leaveGame(context, this, this.#back);
      case 'escape':
        return askToLeave(context, this, this.#back);
      case 'look':
      case 'travel':
        this.#cursor = { at: state.hero.at };
        return this;
      case 'run':
        this.#runs = true;
        return this;
      case 'hints':
        turnHints(context, this.#model);
        return this;
      case 'debug':
        this.#isDebug = !this.#isDebug;
        return this;
    }
  }

  #dump(): { readonly name: string; readonly text: string } {
    const { log, match, state } = this.#model;
    const text = makeDump(state, match.seed, log, this.#context.say);
    return { name: `rogue-${match.seed}`, text };
  }

  /** Where a key leads once the run is over. */
  #next(key: Key): Screen | undefined {
    if (isKey(key, 'enter')) return this.#again();
    if (isKey(key, 'r')) {
      const { options, seed } = this.#session.match;
      return startRun(this.#context, game, options, seed, this.#back, this.#session.name);
    }
    return isKey(key, 'e') ? sharePage(this.#context, this.#session, this) : undefined;
  }

  /** Another run of the same kind in a world that nobody has seen. */
  #again(): Screen {
    return newWorldScreen(this.#context, this.#back, this.#model.match.options);
  }
}
