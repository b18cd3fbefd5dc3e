import { AdventureLibrary } from '../../src/screen/looks/index.ts';
import type { Grid, Screen, Settings, Size } from '../../src/screen/index.ts';
import { rogueServices } from '../../src/terminal/files/worlds.ts';
import { RulesLibrary } from '../../src/terminal/rules/rules-library.ts';
import { tideBells } from '../dice/tide-bells.ts';
import { SteppedSolver } from './solver.ts';
import { settled, Stage } from './stage.ts';

const library = await new RulesLibrary([
  { folder: 'content/rules', isOwn: true },
  { folder: 'content/puzzles', isOwn: true },
]).load();
const adventures = new AdventureLibrary(() => ({ packs: [tideBells], broken: [] }));

/** Screens are opened once and again: what is kept by one visit is there at the next. */
export class Walker {
  readonly stage: Stage;
  #current: Screen | undefined;

  constructor(settings: Partial<Settings> = {}, size?: Size) {
    const solver = new SteppedSolver((id) => library.sourceOf(id));
    this.stage = new Stage(settings, size, { library, solver }, adventures, rogueServices);
    const { arcade } = this.stage;
    const open = arcade.open.bind(arcade);
    arcade.open = (next) => {
      this.#current = next;
      open(next);
    };
  }

  get current(): Screen | undefined {
    return this.stage.arcade.isOver ? undefined : this.#current;
  }

  /** What is shown; frames before it are let go of. */
  get frame(): Grid {
    const { frames } = this.stage.driver;
    frames.splice(0, frames.length - 1);
    const frame = frames.at(-1);
    if (frame === undefined) throw new RangeError('nothing is shown');
    return frame;
  }

  async open(screen: Screen): Promise<void> {
    this.stage.arcade.open(screen);
    await settled();
  }

  async press(keys: string): Promise<void> {
    for (const key of keys.split(' ')) {
      this.stage.press(key);
      await settled();
    }
  }

  /** What tells one screen from another: where it is, and which keys it has. */
  get name(): string {
    const { path, keys } = this.frame.legend;
    const where =
      path.length === 0 ? this.stage.row(0).slice(0, 30) + this.lastRow : path.join(' › ');
    return `${where} | ${keys.map(({ keys: names }) => names).join(' ')}`.replace(/\d+/g, '0');
  }

  get lastRow(): string {
    return this.stage.row(this.frame.height - 1);
  }
}

/** The keys that lead on from a screen: those of its bar, and those that every list has. */
function keysOf({ frame }: Walker): readonly string[] {
  const shown = frame.legend.keys.flatMap(({ keys }) => {
    const key = keys.split(/[ ,]/)[0] ?? '';
    return /^[a-zA-Z:+?;,.<>_`]$/.test(key) ? [key] : [];
  });
  return [...new Set([...shown, 'enter', 'tab', 'down', '2', 'm', 's', 'j', 'p'])];
}

/** Visits every kind of screen that keys lead to from the menu, each once. */
export async function walk(
  walker: Walker,
  visit: (screen: Screen, way: string) => Promise<void>,
): Promise<readonly string[]> {
  const seen = new Set<string>();
  const queue: { readonly screen: Screen; readonly way: string }[] = [];
  const note = (way: string) => {
    const screen = walker.current;
    if (screen === undefined || seen.has(walker.name)) return;
    seen.add(walker.name);
    queue.push({ screen, way });
  };
  const { routes } = walker.stage.arcade;
  await walker.open(routes.title());
  note('');
  for (const { screen, way } of queue) {
    await walker.open(screen);
    await visit(screen, way);
    await walker.open(screen);
    const choices = screen === queue[0]?.screen ? ['1', '2', '3', '4', '5', '6', 's'] : [];
    for (const key of [...choices, ...keysOf(walker)]) {
      await walker.open(screen);
      await walker.press(key);
      note(`${way} ${key}`);
    }
  }
  return [...seen];
}
