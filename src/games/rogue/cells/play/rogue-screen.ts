import type { Place, RogueState } from '../../rules/index.ts';
import { STEPS } from '../../rules/index.ts';
import type { NamedSession } from '#play';
import { commandOf, keyFor } from '#play';
import { makeDump } from '../../voice/dump.ts';
import { canRest } from '../../voice/errands.ts';
import { hintFor } from '../../voice/hints.ts';
import { reportOf } from '../../voice/report.ts';
import { RogueRun } from '../../voice/run.ts';
import type { RunShell } from '#roguelike/run.ts';
import type { RunReport } from '#roguelike/report.ts';
import { startRun } from '#roguelike/screen/start-run.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import { RunOnScreen } from '#roguelike/screen/run-on-screen.ts';
import { RunScreen } from '#roguelike/screen/run-screen.ts';
import type { DebugFacts } from '#roguelike/screen/debug-panel.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { FULL_SIZE } from '#screen/menus/too-small.ts';
import type { Context } from '#screen/model/context.ts';
import { ROGUE_KEYS, ROGUE_OVER_KEYS, ROGUE_CURSOR } from '../../voice/keymap.ts';
import type { Key, KeyLabel } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { followCursor, followHero } from '../map/camera.ts';
import { extentOf } from '../map/map.ts';
import { game, newWorldScreen } from '../menu/new-run.ts';
import { sharePage } from '../menu/share.ts';
import { drawRun, runArea, runAreas } from './draw-rogue.ts';
import { lootIn } from '../../voice/settings.ts';
import { barKeys, otherCommandOf, keyNames, overKeys, stepOf } from './rogue-keys.ts';
import type { OtherCommand } from './rogue-keys.ts';
import { GiftChoice } from './gift-choice.ts';
import { planPage } from './plan-page.ts';
import { itemsAround, mobsShown } from '../../voice/known.ts';
import { describeCell, nextThing } from '../../voice/describe-cell.ts';
import { wayTo } from '../../voice/ways.ts';
import { Cursor } from '#roguelike/screen/cursor.ts';
import type { Aim } from '#roguelike/screen/cursor.ts';
import type { Say } from '#i18n/say.ts';

/** Looks around from the hero's place; Enter travels to the cell under the cursor. */
function lookAround(run: RogueRun, say: Say): Overlay {
  const aim: Aim = {
    say,
    purpose: ROGUE_CURSOR,
    describe: (place) => describeCell(run.state, place, say),
    lineTo: (place) => wayTo(run.state, place),
    stepOf(key) {
      const step = stepOf(key);
      return step && { ...STEPS[step.direction], isLeap: step.isRun };
    },
    next: (from, by) => nextThing(run.state, from, by) ?? from,
    choose(to) {
      run.begin({ kind: 'travel', to });
      return undefined;
    },
  };
  return new Cursor(aim, run.state.hero.at);
}

const DEBUG_RADIUS = 24;

function debugFacts(state: RogueState, middle: Place): DebugFacts {
  const { hero, turns, mobsLeft, ending } = state;
  return {
    state: [ending?.kind ?? 'game'],
    lines: [
      `player ${hero.at.x}, ${hero.at.y}`,
      `camera ${middle.x}, ${middle.y}`,
      `mobs ${mobsShown(state).length} of ${mobsLeft}`,
      `items ${itemsAround(state, DEBUG_RADIUS).length}`,
    ],
    turns,
  };
}

/** Commands that need no decision of the hero. */
const PAGES: ReadonlySet<OtherCommand> = new Set(['map', 'log', 'dump', 'help', 'menu']);

/** The screen of a tile roguelike run. */
export class RogueScreen extends RunScreen<RogueRun> {
  readonly minSize = FULL_SIZE;
  /** The cell at the map's centre. */
  #middle: Place;
  /** True if the next step is a run. */
  #runs = false;

  constructor(context: Context, game: NamedSession, back: Screen) {
    const habits = {
      loot: () => lootIn(context.settings.games),
      attackName: () => keyFor(ROGUE_KEYS, 'attack'),
    };
    const makeRun = (shell: RunShell) => new RogueRun(shell, habits);
    super(context, back, (parted) => new RunOnScreen(context, game, parted, makeRun));
    this.#middle = this.run.state.hero.at;
  }

  protected get path(): readonly string[] {
    const { say } = this.context;
    const { world } = this.run.match.options;
    return [say('game-rogue'), say(`rogue-option-world-${world}`)];
  }

  /** The current overlay; a new level asks for a choice. */
  protected override get asked(): Overlay | undefined {
    const { state } = this.run;
    const isDue = (state.hero.growth?.due ?? 0) > 0 && !this.isOver;
    if (!isDue) return super.asked;
    if (super.asked instanceof GiftChoice) return super.asked;
    return new GiftChoice(state, this.context.say, (gift) =>
      this.run.act({ kind: 'choose', gift }),
    );
  }

  /** Pages and the menu stay available during a choice. */
  override onKey(key: Key): Screen | undefined {
    const command = otherCommandOf(key);
    if (this.asked instanceof GiftChoice && command !== undefined && PAGES.has(command))
      return this.onRunKey(key);
    return super.onKey(key);
  }

  protected drawRun(grid: Grid, asked: Overlay | undefined): Area {
    const { say } = this.context;
    const { state, match, hits } = this.run;
    const { map } = runAreas(runArea(grid));
    this.#aim(map, asked?.cursor);
    const run = {
      ...this.words,
      state,
      middle: this.#middle,
      marks: { cursor: asked?.cursor, line: asked?.line, hits },
      path: ['Turnwright', ...this.path],
      about: `${say('run-turn', { turn: state.turns })} · ${match.seed}`,
    };
    drawRun(grid, run, say);
    return map;
  }

  /** Scrolls the map to follow the hero and the cursor, if shown. */
  #aim(map: Area, cursor: Place | undefined): void {
    const extent = extentOf(map);
    this.#middle =
      cursor === undefined
        ? followHero(this.#middle, this.run.state.hero.at, extent)
        : followCursor(this.#middle, cursor, extent);
  }

  protected get hint(): string {
    const { say, settings } = this.context;
    const { errand, state } = this.run;
    if (errand !== undefined) return say(`run-errand-${errand.kind}`);
    if (this.#runs) return say('rogue-screen-run-where');
    const hint = settings.guidance === 'off' ? undefined : hintFor(state);
    return hint === undefined ? '' : say(`rogue-page-hint-${hint}`, keyNames());
  }

  protected get barKeys(): readonly KeyLabel[] {
    return barKeys(this.context.say, canRest(this.run.state));
  }

  protected get overKeys(): readonly KeyLabel[] {
    return overKeys(this.context.say);
  }

  protected report(): RunReport<unknown> {
    return reportOf(this.run, this.standing, this.context.say);
  }

  protected debugFacts(): DebugFacts {
    return debugFacts(this.run.state, this.#middle);
  }

  protected dump(): string {
    const { log, match, state } = this.run;
    return makeDump(state, match.seed, log, this.context.say);
  }

  protected onRunKey(key: Key): Screen {
    const { run } = this;
    const step = stepOf(key);
    const isRun = this.#runs || step?.isRun === true;
    this.#runs = false;
    const otherCommand = otherCommandOf(key);
    if (otherCommand !== undefined) return this.#do(otherCommand, key);
    if (step !== undefined && isRun) run.begin({ kind: 'run', direction: step.direction });
    else if (step !== undefined) run.step(step.direction);
    return this;
  }

  /** Performs a command other than a step; returns the next screen. */
  #do(otherCommand: OtherCommand, key: Key): Screen {
    const { context, path, run } = this;
    switch (otherCommand) {
      case 'slot':
        run.select(Number(key.name) - 1);
        break;
      case 'previous-slot':
        run.turnSlot(-1);
        break;
      case 'next-slot':
        run.turnSlot(1);
        break;
      case 'undo':
        run.undo();
        break;
      case 'attack':
        run.attack();
        break;
      case 'explore':
      case 'climb-down':
      case 'climb-up':
      case 'rest':
        run.begin({ kind: otherCommand });
        break;
      case 'wait':
      case 'use':
      case 'drop':
        run.act({ kind: otherCommand });
        break;
      case 'map':
        return planPage(context, path, run.state, this);
      case 'look':
      case 'travel':
        this.overlay = lookAround(run, context.say);
        break;
      case 'run':
        this.#runs = true;
        break;
      case 'log':
      case 'dump':
      case 'replay':
      case 'hints':
      case 'debug':
      case 'help':
      case 'menu':
        return this.show(otherCommand, key);
    }
    return this;
  }

  /** Restarts the world, starts another one, or shares the run. */
  protected onKeyAfterEnd(key: Key): Screen | undefined {
    const { context, back, run } = this;
    const { match, name } = run.session;
    const command = commandOf(ROGUE_OVER_KEYS, key);
    if (command === 'again') return newWorldScreen(context, back, match.options);
    if (command === 'same') return startRun(context, game, match.options, match.seed, back, name);
    return command === 'share' ? sharePage(context, run.session, this) : undefined;
  }
}
