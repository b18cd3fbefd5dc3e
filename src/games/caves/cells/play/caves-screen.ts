import type { Say } from '#i18n/say.ts';
import { sayIn } from '../../voice/pack-words.ts';
import { isInside, isSeen, playerOf, creaturesInSight } from '../../rules/index.ts';
import type { Place, CavesState } from '../../rules/index.ts';
import { Memo } from '#kit/memo.ts';
import type { NamedSession } from '#play';
import { commandOf } from '#play';
import { makeDump } from '../../voice/dump.ts';
import { describeSpot } from '../../voice/describe-spot.ts';
import { nameLevel } from '../../voice/names.ts';
import type { RunReport } from '#roguelike/report.ts';
import { startRun } from '#roguelike/screen/start-run.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import type { RunShell } from '#roguelike/run.ts';
import { RunOnScreen } from '#roguelike/screen/run-on-screen.ts';
import { RunScreen } from '#roguelike/screen/run-screen.ts';
import type { DebugFacts } from '#roguelike/screen/debug-panel.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { SMALL_SIZE } from '#screen/menus/too-small.ts';
import type { Context } from '#screen/model/context.ts';
import { CAVES_OVER_KEYS, climbOf, otherCommandOf, stepOf } from '../../voice/keymap.ts';
import type { OtherCommand } from '../../voice/keymap.ts';
import type { Key, KeyLabel } from '#screen/model/key.ts';
import type { Pointer } from '#screen/model/pointer.ts';
import type { Screen } from '#screen/model/screen.ts';
import { barKeys, hasPictures, keyNames, overKeys } from '../keys/caves-keys.ts';
import { centreOn, follow } from '../map/window.ts';
import type { Origin } from '../map/window.ts';
import { levelUp } from '../overlays/level-up.ts';
import { isOverlayCommand, openOverlay } from '../overlays/open.ts';
import type { Table } from '../overlays/table.ts';
import { drawRun, placeAt, runAreas } from './draw-caves.ts';
import type { RunAreas } from './draw-caves.ts';
import { levelsPage } from './levels-page.ts';
import { pressedAt, stairsUnder, isAtExit } from '../../voice/press.ts';
import { reportOf } from '../../voice/report.ts';
import { CavesRun } from '../../voice/run.ts';
import { StairsKeys } from '../../voice/stairs.ts';
import { hintFor } from '../../voice/hints.ts';

/** Text for the current automatic action or a beginner's hint; empty for neither. */
function hintShown(context: Context, run: CavesRun): string {
  const { say, settings, environment } = context;
  const { errand, view } = run;
  if (errand !== undefined) return say(`caves-screen-errand-${errand.kind}`);
  if (isAtExit(view)) return say('caves-screen-hint-exit');
  const hint = settings.guidance === 'off' ? undefined : hintFor(view);
  if (hint === undefined) return '';
  const isTouch = environment.isTouch?.() === true;
  const id = hint === 'walk' && isTouch ? 'walk-touch' : hint;
  return say(`caves-screen-hint-${id}`, keyNames(context));
}

/** The kind of the level, where a run has several. */
function levelName(view: CavesState, say: Say): readonly string[] {
  const name = nameLevel(view, say);
  return name === undefined ? [] : [name];
}

/** Facts for the debug panel, limited to what the player may know. */
function debugFacts(view: CavesState): DebugFacts {
  const { creatures, turns, ending, options } = view;
  const { x, y, z, food, maxFood, xp } = playerOf(view);
  return {
    state: [ending?.kind ?? 'game', options.mode],
    lines: [
      `player ${x}, ${y}, ${z}`,
      `food ${food} of ${maxFood}, xp ${xp}`,
      `creatures ${creatures.length}, in sight ${creaturesInSight(view).length}`,
    ],
    turns,
  };
}

/** The screen of a run of Caves. */
export class CavesScreen extends RunScreen<CavesRun> {
  readonly minSize = SMALL_SIZE;
  readonly #stairs: StairsKeys;
  #origin: Origin | undefined;
  /** The cell under the mouse. */
  #hovered: Place | undefined;
  readonly #bar = new Memo<readonly KeyLabel[]>();
  readonly #areas = new Memo<RunAreas>();

  constructor(context: Context, game: NamedSession, back: Screen) {
    const names = () => keyNames(context);
    const habits = { language: () => context.messages.language, names };
    const makeRun = (shell: RunShell) => new CavesRun(shell, habits);
    super(context, back, (parted) => new RunOnScreen(context, game, parted, makeRun));
    this.#stairs = new StairsKeys({ say: (id, args) => context.say(id, args), names }, this.run);
  }

  /** Formats messages with those of the pack first. */
  get #say(): Say {
    const { messages, say } = this.context;
    return sayIn(this.run.view, messages.language, say);
  }

  protected drawRun(grid: Grid, asked: Overlay | undefined): Area {
    const say = this.#say;
    const { view, hits, match } = this.run;
    const { width, height } = grid;
    const areas = this.#areas.get([width, height], () => runAreas(grid.area));
    const { words } = this;
    const run = {
      ...words,
      hint: this.#hover ?? words.hint,
      areas,
      view,
      origin: this.#aim(areas.map, asked?.cursor ?? playerOf(view)),
      marks: { cursor: asked?.cursor, line: asked?.line, hits },
      about: [say('run-turn', { turn: view.turns }), ...levelName(view, say), match.seed],
    };
    drawRun(grid, run, say);
    return areas.map;
  }

  override onKey(key: Key): Screen | undefined {
    this.#hovered = undefined;
    return super.onKey(key);
  }

  protected onKeyAfterEnd(key: Key): Screen | undefined {
    const { environment } = this.context;
    const { match, name } = this.run.session;
    const command = commandOf(CAVES_OVER_KEYS, key);
    if (command === 'again') return this.#start(environment.freshSeed(), '');
    return command === 'same' ? this.#start(match.seed, name) : undefined;
  }

  /** Pressing a map cell travels there or chooses it; a secondary press looks at it. */
  onPointer({ kind, x, y }: Pointer): Screen | undefined {
    if (this.#origin === undefined) return this;
    const place = placeAt(this.#origin, x, y);
    this.#hovered = kind === 'leave' ? undefined : place;
    if (kind === 'leave' || kind === 'hover') return this;
    this.run.notice = '';
    this.run.stop();
    const { asked } = this;
    if (asked !== undefined)
      this.overlay = asked.choose === undefined ? asked : asked.choose(place);
    else if (kind === 'ask') this.overlay = openOverlay(this.#table, 'look', place);
    else if (!this.isOver) this.#goTo(place);
    return this;
  }

  protected get path(): readonly string[] {
    return [this.context.say('game-caves')];
  }

  /** A new level's choice comes before any other overlay. */
  protected override get asked(): Overlay | undefined {
    const isRising = this.run.view.choices > 0 && !this.isOver;
    return isRising ? levelUp(this.#table) : this.overlay;
  }

  /** The run as overlays access it. */
  get #table(): Table {
    const { context, run } = this;
    return {
      say: this.#say,
      stairKeys: keyNames(context),
      view: run.view,
      act: (action) => run.act(action),
      travel: (to) => run.begin({ kind: 'travel', to }),
      announce: (text) => (run.notice = text),
    };
  }

  /** Scrolls the map window to follow the player or the cursor. */
  #aim(map: Area, at: Place): Origin {
    this.#origin = this.#origin === undefined ? centreOn(at, map) : follow(this.#origin, at, map);
    return this.#origin;
  }

  /** Description of the place under the mouse, as far as known. */
  get #hover(): string | undefined {
    const { view } = this.run;
    if (this.#hovered === undefined || !isInside(this.#hovered.x, this.#hovered.y))
      return undefined;
    const spot = { ...this.#hovered, z: playerOf(view).z };
    return isSeen(view, spot) ? describeSpot(view, spot, this.#say) : undefined;
  }

  protected get hint(): string {
    return hintShown(this.context, this.run);
  }

  protected get barKeys(): readonly KeyLabel[] {
    const { messages, say } = this.context;
    const [hasTiles, stairs] = [this.#hasTiles, stairsUnder(this.run.view)];
    return this.#bar.get([messages, hasTiles, stairs], () => barKeys(say, hasTiles, stairs));
  }

  protected get overKeys(): readonly KeyLabel[] {
    return overKeys(this.context.say);
  }

  get #hasTiles(): boolean {
    return hasPictures(this.context);
  }

  protected report(): RunReport<unknown> {
    return reportOf(this.run, this.standing, this.#say);
  }

  protected debugFacts(): DebugFacts {
    return debugFacts(this.run.view);
  }

  protected dump(): string {
    const { log, match, view } = this.run;
    return makeDump(view, match.seed, log, this.#say);
  }

  #goTo(place: Place): void {
    const pressed = pressedAt(this.run.view, place);
    if (pressed?.kind === 'act') this.run.act(pressed.action);
    else if (pressed !== undefined) this.run.begin(pressed);
  }

  protected onRunKey(key: Key): Screen {
    const way = climbOf(key);
    if (way === undefined) this.#stairs.forget();
    else this.#stairs.press(way);
    const step = stepOf(key);
    if (step?.isRun === true) this.run.begin({ kind: 'run', direction: step.direction });
    else if (step !== undefined) this.run.act({ kind: 'move', direction: step.direction });
    const command = otherCommandOf(key);
    return command === undefined ? this : this.#do(command, key);
  }

  /** Performs a command other than steps and stairs; returns the next screen. */
  #do(command: OtherCommand, key: Key): Screen {
    const { run } = this;
    if (isOverlayCommand(command)) {
      if (!this.isOver) this.overlay = openOverlay(this.#table, command);
      return this;
    }
    switch (command) {
      case 'attack':
        run.attack();
        break;
      case 'wait':
      case 'pick-up':
        run.act({ kind: command });
        break;
      case 'explore':
      case 'rest':
      case 'dig':
        run.begin({ kind: command });
        break;
      case 'map':
        return levelsPage(this.context, this.path, run.view, this);
      case 'tiles':
        this.#turnTiles();
        break;
      case 'log':
      case 'dump':
      case 'replay':
      case 'hints':
      case 'debug':
      case 'help':
      case 'menu':
        return this.show(command, key);
    }
    return this;
  }

  /** Switches between tiles and letters, if tiles are available. */
  #turnTiles(): void {
    const { settings, say } = this.context;
    const graphics = settings.graphics === 'tiles' ? 'glyphs' : 'tiles';
    if (this.#hasTiles) this.context.changeSettings({ ...settings, graphics });
    this.run.notice = say(this.#hasTiles ? `caves-screen-${graphics}` : 'caves-screen-no-tiles');
  }

  /** Starts another run with the same options. */
  #start(seed: string, name: string): Screen {
    const { match } = this.run.session;
    return startRun(this.context, match.game, match.options, seed, this.back, name);
  }
}
