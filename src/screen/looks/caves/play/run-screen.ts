import { isInside, isSeen, playerOf } from '../../../../games/caves/index.ts';
import type { Place } from '../../../../games/caves/index.ts';
import { Kept } from '../../../../kit/kept.ts';
import type { NamedSession, Session } from '../../../../play/index.ts';
import { makeDump } from '../../../../presentation/caves/dump.ts';
import { describeSpot } from '../../../../presentation/caves/look.ts';
import type { Area, Grid } from '../../../cells/grid.ts';
import type { Context } from '../../../model/context.ts';
import { isKey } from '../../../model/key.ts';
import type { Key, KeyLabel } from '../../../model/key.ts';
import type { Pointer } from '../../../model/pointer.ts';
import type { Screen } from '../../../model/screen.ts';
import { askToLeave, leaveGame, leaveQuestion } from '../../../play/leave.ts';
import { offerOther } from '../../../play/save-news.ts';
import { SMALL_SIZE } from '../../../menus/too-small.ts';
import { startRun } from '../../../../roguelike/screen/new-run.ts';
import { endErrand, turnHints } from '../../../../roguelike/screen/at-the-run.ts';
import { dumpPage, logPage } from '../../../../roguelike/screen/pages.ts';
import { centreOn, follow } from '../map/window.ts';
import type { Origin } from '../map/window.ts';
import { openOverlay } from '../overlays/open.ts';
import { levelUp } from '../overlays/level-up.ts';
import type { Overlay, Table } from '../overlays/overlay.ts';
import { drawDebug } from './debug.ts';
import { drawRun, placeAt, runAreas } from './drawing.ts';
import type { RunAreas } from './drawing.ts';
import { barKeys, commandOf, hasPictures, keyNames, overKeys } from '../keys/keys.ts';
import type { Command, Page } from '../keys/keys.ts';
import { hintShown } from './hint.ts';
import { levelsPage } from './levels-page.ts';
import { drawOver } from './over.ts';
import { pressedAt, stairsUnder } from './press.ts';
import { CavesRun } from './run-model.ts';
import { StairsKeys } from './stairs.ts';

/** What a person sees of a run, and what keys do. */
export class RunScreen implements Screen {
  readonly #context: Context;
  readonly #back: Screen;
  readonly #model: CavesRun;
  readonly #stairs: StairsKeys;
  #origin: Origin | undefined;
  readonly least = SMALL_SIZE;
  #overlay: Overlay | undefined;
  /** The cell that a mouse rests on. */
  #hovered: Place | undefined;
  readonly #bar = new Kept<readonly KeyLabel[]>();
  readonly #areas = new Kept<RunAreas>();
  #isDebug = false;
  #lastKey = '';

  constructor(context: Context, game: NamedSession, back: Screen) {
    this.#context = context;
    this.#back = back;
    this.#model = new CavesRun(context, game, (news) =>
      offerOther(context, { screen: this, back }, news),
    );
    this.#stairs = new StairsKeys(context, this.#model);
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
    const { notice } = this.#model;
    const asked = this.#asked?.prompt ?? '';
    return [notice, asked].find((text) => text !== '') ?? this.#model.told(this.#hint);
  }

  draw(grid: Grid): void {
    const { say, news } = this.#context;
    const { view, log, newFrom, hits, notice } = this.#model;
    const { width, height } = grid;
    const areas = this.#areas.get([width, height], () => runAreas(grid.area));
    const { map } = areas;
    const asked = this.#asked;
    const cursor = asked?.cursor;
    const run = {
      areas,
      view,
      origin: this.#aim(map, cursor ?? playerOf(view)),
      marks: { cursor, line: asked?.line, hits },
      log,
      newFrom,
      prompt: asked?.prompt ?? '',
      notice: notice === '' ? news : notice,
      hint: this.#hover ?? this.#hint,
      about: [say('run-turn', { turn: view.turns }), this.#model.match.seed],
      keys: this.#keys,
    };
    drawRun(grid, run, say);
    asked?.draw?.(grid, map);
    if (this.#session.isOver && asked === undefined)
      drawOver(grid, map, view, this.#model.standing, say);
    if (this.#isDebug) this.#drawDebug(grid, map);
  }

  takesWheel(): boolean {
    return this.#asked !== undefined;
  }

  onKey(key: Key): Screen | undefined {
    this.#model.notice = '';
    this.#hovered = undefined;
    this.#lastKey = key.name;
    if (endErrand(this.#model, key)) return this;
    const asked = this.#asked;
    if (asked !== undefined) {
      this.#overlay = asked.press(key);
      return this;
    }
    if (this.#session.isOver && isKey(key, 'enter')) return this.#again();
    const command = commandOf(key);
    if (command?.kind !== 'climb') this.#stairs.forget();
    return command === undefined ? this : this.#obey(command);
  }

  /** A cell of the map that is pressed is gone to, or chosen; one that is asked about is looked at. */
  onPointer({ kind, x, y }: Pointer): Screen | undefined {
    if (this.#origin === undefined) return this;
    const place = placeAt(this.#origin, x, y);
    this.#hovered = kind === 'leave' ? undefined : place;
    if (kind === 'leave' || kind === 'hover') return this;
    this.#model.notice = '';
    this.#model.stop();
    const asked = this.#asked;
    if (asked !== undefined)
      this.#overlay = asked.choose === undefined ? asked : asked.choose(place);
    else if (kind === 'ask') this.#overlay = openOverlay(this.#table, 'look', place);
    else if (!this.#session.isOver) this.#goTo(place);
    return this;
  }

  get #session(): Session {
    return this.#model.session;
  }

  get #path(): readonly string[] {
    return [this.#context.say('game-caves')];
  }

  /** What is asked now: a new level is always asked about first. */
  get #asked(): Overlay | undefined {
    const { view } = this.#model;
    const isRising = view.choices > 0 && !this.#session.isOver;
    return isRising ? levelUp(this.#table) : this.#overlay;
  }

  /** What overlays may ask of the run. */
  get #table(): Table {
    const model = this.#model;
    return {
      say: this.#context.say,
      stairKeys: keyNames(this.#context),
      view: model.view,
      act: (action) => model.act(action),
      travel: (to) => model.begin({ kind: 'travel', to }),
      tell: (text) => (model.notice = text),
    };
  }

  /** Lets the window of the map follow what matters. */
  #aim(map: Area, at: Place): Origin {
    this.#origin = this.#origin === undefined ? centreOn(at, map) : follow(this.#origin, at, map);
    return this.#origin;
  }

  /** What is where a mouse rests, as far as that is known. */
  get #hover(): string | undefined {
    const { view } = this.#model;
    if (this.#hovered === undefined || !isInside(this.#hovered.x, this.#hovered.y))
      return undefined;
    const spot = { ...this.#hovered, z: playerOf(view).z };
    return isSeen(view, spot) ? describeSpot(view, spot, this.#context.say) : undefined;
  }

  get #hint(): string {
    return hintShown(this.#context, this.#model);
  }

  get #keys(): readonly KeyLabel[] {
    const { say } = this.#context;
    const asked = this.#asked;
    if (asked !== undefined) return asked.keys;
    if (this.#session.isOver) return overKeys(say);
    const [hasTiles, stairs] = [this.#hasTiles, stairsUnder(this.#model.view)];
    const from = [this.#context.messages, hasTiles, stairs];
    return this.#bar.get(from, () => barKeys(say, hasTiles, stairs));
  }

  get #hasTiles(): boolean {
    return hasPictures(this.#context);
  }

  #drawDebug(grid: Grid, map: Area): void {
    const { errand, match, view } = this.#model;
    drawDebug(grid, map, view, {
      entries: match.cursor,
      seed: match.seed,
      errand: errand?.kind ?? 'still',
      lastKey: this.#lastKey,
    });
  }

  #goTo(place: Place): void {
    const pressed = pressedAt(this.#model.view, place);
    if (pressed?.kind === 'act') this.#model.act(pressed.action);
    else if (pressed !== undefined) this.#model.begin(pressed);
  }

  /** Does what a command says; returns the screen that it leads to. */
  #obey(command: Command): Screen {
    const model = this.#model;
    switch (command.kind) {
      case 'show':
        return this.#show(command.page);
      case 'ask':
        if (!this.#session.isOver) this.#overlay = openOverlay(this.#table, command.what);
        break;
      case 'climb':
        this.#stairs.press(command.way);
        break;
      case 'step': {
        const { direction, isRun } = command;
        if (isRun) model.begin({ kind: 'run', direction });
        else model.act({ kind: 'move', direction });
        break;
      }
      case 'do': {
        const { deed } = command;
        if (deed === 'attack') model.attack();
        else if (deed === 'wait' || deed === 'pick-up') model.act({ kind: deed });
        else model.begin({ kind: deed });
      }
    }
    return this;
  }

  /** What changes what is seen, and not the run. */
  #show(page: Page): Screen {
    const context = this.#context;
    const { log, view } = this.#model;
    switch (page) {
      case 'log':
        return logPage(context, this.#path, log, this);
      case 'dump':
        return dumpPage(context, this.#path, this.#dump(), this);
      case 'levels':
        return levelsPage(context, this.#path, view, this);
      case 'replay':
        return context.routes.replay(this.#session, this);
      case 'help':
        return context.routes.help(this, this.#session);
      case 'menu':
        return leaveGame(context, this, this.#back);
      case 'escape':
        return askToLeave(context, this, this.#back);
      case 'tiles':
        this.#turnTiles();
        return this;
      case 'hints':
        turnHints(context, this.#model);
        return this;
      case 'debug':
        this.#isDebug = !this.#isDebug;
        return this;
    }
  }

  /** Draws pictures for letters where there are pictures, or letters again. */
  #turnTiles(): void {
    const { settings, say } = this.#context;
    const graphics = settings.graphics === 'tiles' ? 'glyphs' : 'tiles';
    if (this.#hasTiles) this.#context.changeSettings({ ...settings, graphics });
    this.#model.notice = say(this.#hasTiles ? `caves-screen-${graphics}` : 'caves-screen-no-tiles');
  }

  #dump(): { readonly name: string; readonly text: string } {
    const { log, match, view } = this.#model;
    const text = makeDump(view, match.seed, log, this.#context.say);
    return { name: `caves-${match.seed}`, text };
  }

  /** Another run of the same kind in caves that nobody has seen. */
  #again(): Screen {
    const { environment } = this.#context;
    const { match } = this.#session;
    return startRun(this.#context, match.game, match.options, environment.freshSeed(), this.#back);
  }
}
