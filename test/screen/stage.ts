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
import { makeDoor as cavesModule } from '#games/caves/cells/door.ts';
import { makeDoor as rogueModule } from '#games/rogue/cells/door.ts';
import { door as kalahModule } from '#games/kalah/cells/door.ts';
import { makeDoor as zrfModule } from '#games/zrf/cells/door.ts';
import { makeDoor as diceModule } from '#games/dice/cells/door.ts';
import type { Adventures } from '#games/dice/voice/services.ts';
import { MemoryProfile } from '../games/dice/voice/memory-profile.ts';
import type { CavesServices } from '#games/caves/voice/services.ts';
import type { RogueServices } from '#games/rogue/voice/services.ts';
import type { ZrfServices } from '#games/zrf/voice/services.ts';
import { must } from '#core';
import { renameGame } from '#play';
import type { Answer, Engine, Question, Session } from '#play';
import { markFluent } from '../support/pseudo.ts';
import { parseKeys } from './script.ts';

const games = await loadGames();

/** Languages, in the order of the language setting: first the ones that tests switch between. */
const LANGUAGES = [
  ...new Set(['en', 'ru', 'uk', 'zh', 'ar', 'he', ...readdirSync('content/locales')]),
];

/** Pseudo-language that exposes untranslated text. */
export const PSEUDO = 'pseudo';

/** Waits for pending promises. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

const locales = new Map<string, Messages>();

/** Shipped messages of a language, cached for all stages. */
function messagesIn(language: string): Messages {
  const cached = locales.get(language) ?? readLocale(language);
  locales.set(language, cached);
  return cached;
}

/** Complete languages need no fallback. */
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

/** Saved games in memory; their time is the number of the write. */
class MemorySaves implements Saves {
  readonly files = new Map<string, SavedGame>();
  readonly previous = new Map<string, string>();
  /** Problem returned by every write, if set. */
  full: Problem | undefined;
  /** Name of a game continued elsewhere. */
  newer: string | undefined;
  #writes = 0;
  #answerCount = 0;

  list(): SavedGame[] {
    return [...this.files.values()].sort((a, b) => b.time - a.time);
  }

  freshName(game: string): string {
    return `${game}-${(this.#answerCount += 1)}`;
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

/** Engine that replies with the first action, on request. */
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

  /** Delivers the reply and waits for its effects. */
  async answer(): Promise<void> {
    this.#answer?.();
    this.#answer = undefined;
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  }
}

function firstAction({ game: id, state: text }: Question): string {
  const game = games.find((cached) => cached.id === id);
  if (game === undefined) throw new RangeError(id);
  const state = must(game.parseState(text));
  const turn = game.turn(state);
  if (turn.kind !== 'decide') throw new RangeError('no player is to move');
  return game.makeAction(state, turn.actions[0]);
}

/** Arcade without a terminal: scripted keys, manual clock, screens as text. */
export class Stage {
  readonly driver: NullDriver;
  readonly saves = new MemorySaves();
  readonly records = new MemoryProfile();
  readonly engine = new FirstActionEngine();
  readonly exported = new Map<string, string>();
  readonly copied: string[] = [];
  /** True to simulate a touch screen. */
  isTouch = false;
  /** Sounds played, and each change of the music. */
  readonly sounds: Sound[] = [];
  readonly music: (Piece | undefined)[] = [];
  readonly storedSettings: Settings[] = [];
  /** Problem returned when saving settings, if set. */
  settingsProblem: Problem | undefined;
  readonly arcade: Arcade;
  readonly #timers = new Map<number, () => void>();
  #timer = 0;
  /** Time on the clock, in milliseconds. */
  now = 0;
  #seed = 0;

  constructor(
    settings: Partial<Settings> = {},
    size?: Size,
    services?: ZrfServices,
    adventures?: Adventures,
    rogue?: RogueServices,
    caves: CavesServices = { packs: () => ({ packs: [], broken: [] }) },
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
      ['caves', cavesModule(caves)],
      ['kalah', kalahModule],
    ]);
    if (services !== undefined) modules.set('zrf', zrfModule(services));
    if (adventures !== undefined)
      modules.set('dice', diceModule({ adventures, records: this.records, messages }));
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
        this.storedSettings.push(settings);
        return this.settingsProblem;
      },
      today: () => '2026-11-28',
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
      now: () => this.now,
      schedule: (_milliseconds, callback) => {
        const id = (this.#timer += 1);
        this.#timers.set(id, callback);
        return () => void this.#timers.delete(id);
      },
    };
  }

  /** Opens a screen, by default the title. */
  open(make: (arcade: Arcade) => Screen = ({ routes }) => routes.title()): this {
    this.arcade.open(make(this.arcade));
    return this;
  }

  /** Opens the custom screen of a menu entry. */
  openEntry(id: string): this {
    return this.open((arcade) => {
      const screen = arcade.modules.get(id)?.menu?.(arcade, arcade.routes.title());
      if (screen === undefined) throw new RangeError(`${id} has no menu screen`);
      return screen;
    });
  }

  /** Presses keys in order; returns the resulting screen. */
  press(script: string): string {
    for (const key of parseKeys(script)) this.arcade.press(key);
    return this.text;
  }

  /** Selects the menu row with this label; returns the screen. */
  mark(label: string): string {
    const name = label.replace(/[\u2066-\u2069]/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // In forms, arrows around the value mark the selected row.
    const marked = new RegExp(`▸ (?:\\d+ +)?${name}(?: {2}| ?$)|^ *${name} +◂ `, 'm');
    for (const key of ['down', 'up']) {
      // Some menus wrap around, others stop at the ends.
      const seen = new Set<string>();
      while (!marked.test(this.text) && !seen.has(this.text)) {
        seen.add(this.text);
        this.press(key);
      }
    }
    if (!marked.test(this.text)) throw new RangeError(`no row “${label}” in\n${this.text}`);
    return this.text;
  }

  /** Opens the menu row with this label; returns the resulting screen. */
  choose(label: string): string {
    this.mark(label);
    return this.press('enter');
  }

  /** Points at the first cell of a visible text; returns the resulting screen. */
  point(text: string, kind: PointerKind = 'press', offset = 0): string {
    const rows = this.driver.frames.at(-1)?.toPicture().split('\n') ?? [];
    const row = rows.findIndex((line) => line.includes(text));
    if (row < 0) throw new RangeError(`"${text}" is not shown`);
    const before = (rows[row] ?? '').split(text)[0] ?? '';
    this.arcade.point(kind, widthOf(before) + offset, row);
    return this.text;
  }

  /** Runs the next timer; returns false if none is pending. */
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
