import { readdirSync, readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { assertDefined, makeStream, Match } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { PERSON, Session } from '#play';
import { Grid } from '#screen';
import type { Settings, Size } from '#screen';
import { AdventureLibrary } from '#games/dice/voice/adventure-library.ts';
import { rogueServices } from '#games/rogue/commands/worlds.ts';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { tideBells } from '../games/dice/rules/tide-bells.ts';
import { SteppedSolver } from './solver.ts';
import { settled, Stage } from './stage.ts';
import type { Step } from './ways.ts';

const library = await new RulesLibrary([
  { folder: 'content/rules', isOwn: true },
  { folder: 'content/puzzles', isOwn: true },
]).load();
const adventures = new AdventureLibrary(() => ({ packs: [tideBells], broken: [] }));

/** Analyser that is still searching. */
const startAnalyser = () => ({
  ask: () => new Promise<undefined>(() => undefined),
  stop: () => undefined,
  close: () => undefined,
});

/** Finished run of Caves, for the list of best runs. */
const FINISHED = readFileSync('test/golden/caves/shallow.txt', 'utf8');

/** Campaign at its first camp. */
function campaignAtCamp(): string {
  const game = makeJourneyGame(tideBells);
  const greedy = assertDefined(findJourneyMind('greedy'));
  const party = { party: 'brawler,mystic,hunter', difficulty: 'easy', mode: 'story' } as const;
  const match = new Match(game, { route: 'campaign', ...party }, 'camp');
  const whims = makeStream('whims', 'mind');
  while (match.state.campaign.stage !== 'camp') match.play(greedy.choose(match.state, whims));
  return new Session(match, [PERSON, PERSON, PERSON]).save();
}

const CAMP = campaignAtCamp();

/**
 * Matches `menus/title` of `src/screen`, `roguelike/records`, and `dice/menu/set-out` in the cells
 * of a game.
 */
const KIND =
  /(?:^|[\\/]src[\\/])(?:screen|(?:games[\\/])?(\w+[\\/])(?:screen|cells))[\\/]([a-z\\/-]+)\.[jt]s/;
const BARS = 'widgets/bars';

function kindOf(path: string): string | undefined {
  const [, home = '', screen] = KIND.exec(path) ?? [];
  return screen === undefined ? undefined : (home + screen).replaceAll('\\', '/');
}

/** Kinds of screens: the modules that draw a key bar. */
export function kindsOfScreens(): readonly string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const kind = file.endsWith('.ts') ? kindOf(file) : undefined;
    if (kind === undefined || kind === BARS) return [];
    return readFileSync(`src/${file}`, 'utf8').includes('drawKeyBar(') ? [kind] : [];
  });
}

/** Captures, in a stack trace, the module that called for a key bar. */
const CALLER = /drawKeyBar.*\n(.*)/;

/** Walk from screen to screen; identifies a screen by the module that draws its key bar. */
export class Walker {
  readonly stage: Stage;

  constructor(settings: Partial<Settings>) {
    const solver = new SteppedSolver((id) => library.sourceOf(id));
    this.stage = new Stage(
      settings,
      undefined,
      { library, solver, startAnalyser },
      adventures,
      rogueServices,
    );
    const { driver, arcade } = this.stage;
    const show = driver.show.bind(driver);
    // Check each frame only once.
    driver.show = (grid) => {
      driver.frames.length = 0;
      show(grid);
    };
    this.stage.saves.write('caves-0', FINISHED);
    this.stage.saves.write('dice-0', CAMP);
    arcade.open(arcade.routes.title());
  }

  get frame(): Grid {
    const frame = this.stage.driver.frames.at(-1);
    if (frame === undefined) throw new RangeError('no screen is shown');
    return frame;
  }

  get lastRow(): string {
    return this.stage.row(this.frame.height - 1);
  }

  /** Presses keys, or goes to a row of a menu. */
  async take(step: Step): Promise<void> {
    if (typeof step === 'string') return this.press(step);
    if ('paste' in step) {
      this.stage.arcade.paste(step.paste);
      return settled();
    }
    const { row, args, isOpened } = step;
    const label = this.stage.arcade.say(row, args);
    if (isOpened) this.stage.choose(label);
    else this.stage.mark(label);
    await settled();
  }

  async press(keys: string): Promise<void> {
    for (const key of keys.split(' ')) {
      this.stage.press(key);
      await settled();
    }
  }

  resize(size: Size): void {
    this.stage.driver.size = size;
    this.stage.arcade.redraw();
  }

  /**
   * Module that drew the topmost key bar of the current screen; '' for screens with a custom bar.
   */
  get kind(): string {
    let found = '';
    const paste = Reflect.get<Grid, 'paste'>(Grid.prototype, 'paste');
    const watched = vi.spyOn(Grid.prototype, 'paste').mockImplementation(function (
      this: Grid,
      ...args
    ) {
      const [, caller = ''] = CALLER.exec(new Error('who draws').stack ?? '') ?? [];
      found = kindOf(caller) ?? found;
      paste.apply(this, args);
    });
    this.stage.arcade.redraw();
    watched.mockRestore();
    return found;
  }
}
