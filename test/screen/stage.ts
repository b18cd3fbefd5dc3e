import type { Piece, Sound } from '#audio';
import { readdirSync, readFileSync } from 'node:fs';
import { failed, parsed } from '#core';
import type { Problem } from '#core';
import { catalogue, gameSettings, loadGames } from '#games/index.ts';
import { Messages } from '#i18n';
import type { LanguageTexts } from '#i18n';
import { Arcade, makeRoutes, NullDriver, widthOf } from '#screen';
import type {
  Environment,
  LookModule,
  PointerKind,
  SavedGame,
  Saves,
  Settings,
  Size,
  Screen,
} from '#screen';
import { door as cavesModule } from '#games/caves/cells/door.ts';
import { makeDoor as rogueModule } from '#games/rogue/cells/door.ts';
import { door as kalahModule } from '#games/kalah/cells/door.ts';
import { makeDoor as zrfModule } from '#games/zrf/cells/door.ts';
import { makeDoor as diceModule } from '#games/dice/cells/door.ts';
import type { Adventures } from '#games/dice/voice/services.ts';
import type { RogueServices } from '#games/rogue/voice/services.ts';
import type { ZrfServices } from '#games/zrf/voice/services.ts';
import { must } from '#core';
import { renameGame } from '#play';
import type { Answer, Engine, Question, Session } from '#play';
import { markFluent } from '../support/pseudo.ts';
import { parseKeys } from './script.ts';

const games = await loadGames();

/** The languages that tests switch between first, then all others. */
const LANGUAGES = [
  ...new Set(['en', 'ru', 'uk', 'zh', 'ar', 'he', ...readdirSync('content/locales')]),
];

/** The language in which whatever is not translated is seen. */
export const PSEUDO = 'pseudo';

/** Lets everything happen that is only waiting to be told. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

const locales = new Map<string, Messages>();

/** The texts of a language as the package ships them, read once for all stages. */
function messagesIn(language: string): Messages {
  const known = locales.get(language) ?? readLocale(language);
  locales.set(language, known);
  return known;
}

/** Languages that are complete stand alone. */
function readLocale(language: string): Messages {
  const texts = readTexts(language);
  const isComplete = new Messages(texts).say('language-coverage') === 'complete';
  return isComplete ? new Messages(texts) : new Messages(texts, readTexts('en'));
}

function readTexts(language: string): LanguageTexts {
  if (language === PSEUDO) {
    const { sources } = readTexts('en');
    return { language: PSEUDO, sources: sources.map(markFluent) };
  }
  const folder = `content/locales/${language}`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
  return { language, sources: files.map((file) => readFileSync(`${folder}/${file}`, 'utf8')) };
}

/** Saved games in memory; times count the writes. */
class MemorySaves implements Saves {
  readonly files = new Map<string, SavedGame>();
  readonly previous = new Map<string, string>();
  /** Why nothing can be written, where that is so. */
  full: Problem | undefined;
  /** The game that somebody else has gone on with. */
  newer: string | undefined;
  #writes = 0;
  #given = 0;

  list(): SavedGame[] {
    return [...this.files.values()].sort((a, b) => b.time - a.time);
  }

  freshName(game: string): string {
    return `${game}-${(this.#given += 1)}`;
  }

  write(name: string, text: string): Problem | undefined {
    if (this.full !== undefined) return this.full;
    if (name === this.newer) return { code: 'save-newer', message: `${name} is newer` };
    const before = this.files.get(name);
    if (before !== undefined) this.previous.set(name, before.text);
    this.#writes += 1;
    this.files.set(name, { name, text, time: this.#writes });
    return undefined;
  }

  append(name: string, _lines: string, session: Session): Problem | undefined {
    return this.write(name, session.snapshot());
  }

  readPrevious(name: string): string | undefined {
    return this.previous.get(name);
  }

  rename(name: string, title: string): Problem | undefined {
    const saved = this.files.get(name);
    if (saved === undefined || this.full !== undefined) return this.full;
    this.files.set(name, { ...saved, text: renameGame(saved.text, title) });
    return undefined;
  }

  remove(name: string): Problem | undefined {
    if (this.full === undefined) this.files.delete(name);
    return this.full;
  }
}

/** Answers with the first action there is, when it is told to. */
class FirstActionEngine implements Engine {
  stops = 0;
  #answer: (() => void) | undefined;

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve) => {
      this.#answer = () => resolve({ action: firstAction(question), value: -8, exact: true });
    });
  }

  stop(): void {
    this.stops += 1;
    this.#answer = undefined;
  }

  close(): void {
    this.stop();
  }

  get isAsked(): boolean {
    return this.#answer !== undefined;
  }

  /** Lets the answer come, and what follows upon it. */
  async answer(): Promise<void> {
    this.#answer?.();
    this.#answer = undefined;
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  }
}

function firstAction({ game: id, state: text }: Question): string {
  const game = games.find((known) => known.id === id);
  if (game === undefined) throw new RangeError(id);
  const state = must(game.parseState(text));
  const turn = game.turn(state);
  if (turn.kind !== 'decide') throw new RangeError('nobody is to move');
  return game.makeAction(state, turn.actions[0]);
}

/** An arcade without a terminal: keys by script, time by hand, screens as text. */
export class Stage {
  readonly driver: NullDriver;
  readonly saves = new MemorySaves();
  readonly engine = new FirstActionEngine();
  readonly exported = new Map<string, string>();
  readonly copied: string[] = [];
  /** Whether there are buttons for keys. */
  isTouch = false;
  /** What was heard, and each change of the music. */
  readonly sounds: Sound[] = [];
  readonly music: (Piece | undefined)[] = [];
  readonly kept: Settings[] = [];
  /** Why settings cannot be kept, where that is so. */
  settingsProblem: Problem | undefined;
  readonly arcade: Arcade;
  readonly #timers = new Map<number, () => void>();
  #timer = 0;
  #seed = 0;

  constructor(
    settings: Partial<Settings> = {},
    size?: Size,
    services?: ZrfServices,
    adventures?: Adventures,
    rogue?: RogueServices,
  ) {
    this.driver = new NullDriver(size);
    const all: Settings = {
      language: 'en',
      palette: 'evening',
      depth: 'auto',
      mouse: 'on',
      graphics: 'glyphs',
      speed: 'off',
      forced: 'played',
      guidance: 'on',
      games: {},
      effects: 'off',
      music: 'off',
      ...settings,
    };
    const environment = this.#environment();
    const messages = (language: string) => environment.messages(language);
    const modules = new Map<string, LookModule>([
      ['caves', cavesModule],
      ['kalah', kalahModule],
    ]);
    if (services !== undefined) modules.set('zrf', zrfModule(services));
    if (adventures !== undefined) modules.set('dice', diceModule({ adventures, messages }));
    if (rogue !== undefined) modules.set('rogue', rogueModule(rogue));
    this.arcade = new Arcade(environment, modules, this.driver, all, makeRoutes);
  }

  #environment(): Environment {
    return {
      version: '0.0.0',
      menu: catalogue.map(({ id }) => id),
      games,
      languages: LANGUAGES,
      offered: ['language', 'palette', 'depth', 'speed', 'forced', 'guidance', 'effects', 'music'],
      gameSettings,
      saves: this.saves,
      engine: this.engine,
      messages: messagesIn,
      keepSettings: (settings) => {
        this.kept.push(settings);
        return this.settingsProblem;
      },
      freshSeed: () => `seed-${(this.#seed += 1)}`,
      describeTime: (time) => `write ${time}`,
      export: (name, text, ending = 'txt') => {
        if (this.exported.has(name)) return failed({ code: 'exists', message: `${name} exists` });
        this.exported.set(name, text);
        return parsed(`/exported/${name}.${ending}`);
      },
      audio: {
        play: (sound) => void this.sounds.push(sound),
        music: (piece) => {
          if (piece !== this.music.at(-1)) this.music.push(piece);
        },
        stop: () => void this.music.push(undefined),
      },
      copy: (text) => void this.copied.push(text),
      isTouch: () => this.isTouch,
      schedule: (_milliseconds, callback) => {
        const id = (this.#timer += 1);
        this.#timers.set(id, callback);
        return () => void this.#timers.delete(id);
      },
    };
  }

  /** Opens a screen; the title by default. */
  open(make: (arcade: Arcade) => Screen = ({ routes }) => routes.title()): this {
    this.arcade.open(make(this.arcade));
    return this;
  }

  /** Opens what an entry of the menu brings in place of a new game. */
  openEntry(id: string): this {
    return this.open((arcade) => {
      const screen = arcade.modules.get(id)?.menu?.(arcade, arcade.routes.title());
      if (screen === undefined) throw new RangeError(`${id} has nothing to choose from`);
      return screen;
    });
  }

  /** Presses keys one after the other; returns the screen they lead to. */
  press(script: string): string {
    for (const key of parseKeys(script)) this.arcade.press(key);
    return this.text;
  }

  /** Goes to the row of a menu with this label, wherever it is; returns the screen with it marked. */
  mark(label: string): string {
    const name = label.replace(/[\u2066-\u2069]/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // In forms, the arrows beside the value mark the row.
    const marked = new RegExp(`▸ (?:\\d+ +)?${name}(?: {2}| ?$)|^ *${name} +◂ `, 'm');
    for (const key of ['down', 'up']) {
      // Some menus go round, others end.
      const seen = new Set<string>();
      while (!marked.test(this.text) && !seen.has(this.text)) {
        seen.add(this.text);
        this.press(key);
      }
    }
    if (!marked.test(this.text)) throw new RangeError(`no row “${label}” in\n${this.text}`);
    return this.text;
  }

  /** Opens the row of a menu with this label; returns the screen that leads to. */
  choose(label: string): string {
    this.mark(label);
    return this.press('enter');
  }

  /** Points at the first cell of a text that is shown; returns the screen that leads to. */
  point(text: string, kind: PointerKind = 'press', offset = 0): string {
    const rows = this.driver.frames.at(-1)?.toPicture().split('\n') ?? [];
    const row = rows.findIndex((line) => line.includes(text));
    if (row < 0) throw new RangeError(`"${text}" is not shown`);
    const before = (rows[row] ?? '').split(text)[0] ?? '';
    this.arcade.point(kind, widthOf(before) + offset, row);
    return this.text;
  }

  /** Lets the next timer run out; false where none is waiting. */
  tick(): boolean {
    const [next] = this.#timers;
    if (next === undefined) return false;
    this.#timers.delete(next[0]);
    next[1]();
    return true;
  }

  get timers(): number {
    return this.#timers.size;
  }

  get text(): string {
    return this.driver.text;
  }

  row(y: number): string {
    return this.text.split('\n')[y] ?? '';
  }
}
