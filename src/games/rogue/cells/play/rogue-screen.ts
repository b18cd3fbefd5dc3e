import type { Place } from '../../rules/index.ts';
import type { NamedSession } from '#play';
import { makeDump } from '../../voice/dump.ts';
import { canRest } from '../../voice/errands.ts';
import { hintFor } from '../../voice/hints.ts';
import { RogueRun } from '../../voice/run.ts';
import type { RunShell } from '#roguelike/run.ts';
import { startRun } from '#roguelike/screen/new-run.ts';
import type { ToldEnd } from '#roguelike/screen/over-panel.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import { RunOnScreen } from '#roguelike/screen/run-on-screen.ts';
import { RunScreen } from '#roguelike/screen/run-screen.ts';
import type { DebugFacts } from '#roguelike/screen/debug-panel.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { FULL_SIZE } from '#screen/menus/too-small.ts';
import type { Context } from '#screen/model/context.ts';
import { commandOf, keyFor } from '#play';
import { ROGUE_KEYS, ROGUE_OVER_KEYS } from '../../voice/keymap.ts';
import type { Key, KeyLabel } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { followCursor, followHero } from '../map/camera.ts';
import { extentOf } from '../map/map.ts';
import { game, newWorldScreen } from '../menu/new-run.ts';
import { sharePage } from '../menu/share.ts';
import { lookAround } from './cursor.ts';
import { debugFacts } from './debug.ts';
import { drawRun, runArea, runAreas } from './draw-rogue.ts';
import { lootIn } from '../../voice/settings.ts';
import { barKeys, deedOf, keyNames, overKeys, stepOf } from './rogue-keys.ts';
import type { Deed } from './rogue-keys.ts';
import { endOf } from './over.ts';
import { planPage } from './plan-page.ts';

/** The screen of a run of the tile roguelike. */
export class RogueScreen extends RunScreen<RogueRun> {
  readonly least = FULL_SIZE;
  /** The cell in the middle of the map. */
  #middle: Place;
  /** Whether the next step is a run. */
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

  /** Lets the map follow the hero, and the cursor where there is one. */
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

  protected end(): ToldEnd | undefined {
    return endOf(this.run.state, this.standing, this.context.say);
  }

  protected debugFacts(): DebugFacts {
    return debugFacts(this.run.state, this.#middle);
  }

  protected dump(): string {
    const { log, match, state } = this.run;
    return makeDump(state, match.seed, log, this.context.say);
  }

  protected obey(key: Key): Screen {
    const { run } = this;
    const step = stepOf(key);
    const isRun = this.#runs || step?.isRun === true;
    this.#runs = false;
    const deed = deedOf(key);
    if (deed !== undefined) return this.#do(deed, key);
    if (step !== undefined && isRun) run.begin({ kind: 'run', direction: step.direction });
    else if (step !== undefined) run.step(step.direction);
    return this;
  }

  /** Does what a command besides steps says; returns the screen that it leads to. */
  #do(deed: Deed, key: Key): Screen {
    const { context, path, run } = this;
    switch (deed) {
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
      case 'rest':
        run.begin({ kind: deed });
        break;
      case 'wait':
      case 'use':
      case 'drop':
        run.act({ kind: deed });
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
        return this.show(deed, key);
    }
    return this;
  }

  /** The same world again, another one, or the run to share. */
  protected goOn(key: Key): Screen | undefined {
    const { context, back, run } = this;
    const { match, name } = run.session;
    const command = commandOf(ROGUE_OVER_KEYS, key);
    if (command === 'again') return newWorldScreen(context, back, match.options);
    if (command === 'same') return startRun(context, game, match.options, match.seed, back, name);
    return command === 'share' ? sharePage(context, run.session, this) : undefined;
  }
}
