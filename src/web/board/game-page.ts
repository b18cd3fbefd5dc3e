import { effect, signal, untracked } from '@preact/signals';
import type { Signal } from '@preact/signals';
import {
  canEndEarly,
  defaultOptions,
  makeOption,
  makeTimeControl,
  own,
  parseOptions,
  parseTimeControl,
  parseTranscript,
  startMatch,
} from '#core';
import type { AnyGame, AnyMatch, OptionValues, Problem, TimeControl } from '#core';
import {
  continueSession,
  isSessionBegun,
  loadSession,
  makeSeats,
  parseSeats,
  peekSession,
  PERSON,
  reopen,
  resumeSession,
  Session,
} from '#play';
import type { Engine, Foreseer, GameSource, OpenedGame, Reopened, Seat } from '#play';
import { describeOrigin, describeSavedRules } from '#voice/saved-game.ts';
import type { SavedSummary } from '#voice/saved-summary.ts';
import { makeRoute, renameRoute } from '../address/route.ts';
import type { Route } from '../address/route.ts';
import { unpackText } from '../address/share.ts';
import {
  deleteSave,
  isWorthKeeping,
  latestSave,
  pageSaves,
  randomWord,
  renameSave,
  saves,
} from '../storage/saves.ts';
import type { SavedGame } from '../storage/saves.ts';
import { forgetUnbegun, keepUnbegun, readUnbegun } from '../storage/unbegun.ts';
import { changeSettings, settings, speed } from '../storage/settings.ts';
import { say } from '../language/language.ts';
import { isHidden } from '../ui/visibility.ts';
import { notify } from '../ui/notices.tsx';
import { pageAudio } from '../audio/index.ts';
import { makeBotEngine, makeForeseer } from '../engine/engines.ts';
import type { PlayModelOptions } from './play-model.ts';

/** Choices for a new game. */
export interface NewGame {
  readonly options: OptionValues;
  readonly seats: readonly Seat[];
  readonly seed: string;
  /** Time control; undefined for a game without clocks. */
  readonly clock?: TimeControl | undefined;
  /** Name in lists. It can also be set later. */
  readonly name?: string;
}

/** A game in play, for the page. */
export interface AnyPlayModel {
  readonly session: Session;
  readonly opened: OpenedGame;
  close(): void;
}

export interface GamePageOptions<T extends AnyPlayModel> {
  readonly game: AnyGame;
  /** Address of the game. */
  readonly route: Route;
  /** Source of the rules, for games that bots cannot find by id. */
  readonly source?: GameSource;
  readonly makePlayModel: (options: PlayModelOptions) => T;
  /** Options proposed for the first new game, by name, where they differ from the defaults. */
  readonly proposes?: Readonly<Record<string, string>>;
  /** Summary of a saved game for lists, in place of seats and score. */
  readonly tellSaved?: (match: AnyMatch) => SavedSummary;
}

export function newSeed(): string {
  return `${randomWord(4)}-${randomWord(4)}`;
}

/** A person in the first seat, and easy bots in the others. */
function defaultSeats(players: number): Seat[] {
  return Array.from({ length: players }, (_, player) =>
    player === 0 ? PERSON : { kind: 'bot', strength: 2 },
  );
}

/** Dialogs common to all games. */
export type CommonDialog = 'problems' | 'fault' | 'parted' | 'resign' | 'draw';

/** Opens games on the page, saves them in the browser, and stores the open dialog (D). */
export class GamePageModel<T extends AnyPlayModel, D extends string> {
  readonly game: AnyGame;
  readonly model = signal<T | undefined>(undefined);
  readonly dialog: Signal<D | CommonDialog | undefined> = signal(undefined);
  /** Problems with opening a link or a saved game. */
  readonly problems = signal<readonly Problem[]>([]);
  /** Fault of the last saved game opened, for the dialog. */
  readonly fault = signal<Reopened | undefined>(undefined);
  /** Save that another tab continued while this one got a new name. */
  readonly parted = signal('');
  readonly #options: GamePageOptions<T>;
  readonly #engine: Engine;
  readonly #foreseer: Foreseer;
  readonly #stopHolding: () => void;
  /** Name of the current save. */
  saveId = '';
  /** Number of games opened so far. Views use it as a key to reset with each game. */
  placed = 0;

  constructor(options: GamePageOptions<T>) {
    this.#options = options;
    this.game = options.game;
    this.#engine = makeBotEngine(() => options.source);
    this.#foreseer = makeForeseer(() => options.source);
    this.#stopHolding = effect(() => {
      const isHeld = this.dialog.value !== undefined || isHidden.value;
      const { clocks } = this.model.value?.opened.controller ?? {};
      untracked(() => clocks?.hold(isHeld));
    });
  }

  /**
   * Opens the first available of: the shared game in the address, an unbegun game interrupted by a
   * reload, the latest save, a new game. Starts a new game if opening another fails.
   */
  async open(shared: string | undefined): Promise<void> {
    try {
      if (await this.#openWanted(shared)) return;
    } catch (error) {
      reportError(error);
      if (this.model.peek() !== undefined) return;
    }
    this.startNew(this.lastChoice(), false);
  }

  async #openWanted(shared: string | undefined): Promise<boolean> {
    if (shared !== undefined && (await this.#openShared(shared))) return true;
    if (this.#openUnbegun()) return true;
    const save = latestSave(this.game.id);
    return save !== undefined && this.resume(save);
  }

  close(): void {
    this.model.value?.close();
    this.model.value = undefined;
    this.#stopHolding();
    this.#engine.close();
    this.#foreseer.close();
    forgetUnbegun();
  }

  /** Choices of the last new game, with a fresh seed. */
  lastChoice(): NewGame {
    const {
      seats: seatText = '',
      clock = '',
      ...texts
    } = own(settings.value.lastGame, this.game.id) ?? this.#options.proposes ?? {};
    const options = readOptions(this.game, texts);
    const players = this.game.players(options);
    const seats = parseSeats(seatText, players);
    return {
      options,
      seats: seats.ok ? seats.value : defaultSeats(players),
      seed: newSeed(),
      clock: parseTimeControl(clock),
    };
  }

  /**
   * Starts a new game. If `chosen`, saves it and stores its choices immediately; otherwise saves it
   * after the first action.
   */
  startNew(game: NewGame, chosen = true): void {
    const canBeTimed = canEndEarly(this.game, game.options);
    const clock = canBeTimed ? game.clock : undefined;
    const match = startMatch(this.game, game.options, game.seed, { clock });
    const session = new Session(match, game.seats, game.name);
    this.#place(session, randomWord(12), chosen);
    this.#rename();
    if (!chosen) return;
    const texts = Object.entries(game.options).map(([name, value]) => [name, makeOption(value)]);
    const choice: Record<string, string> = {
      ...(Object.fromEntries(texts) as Record<string, string>),
      ...(game.clock && { clock: makeTimeControl(game.clock) }),
      seats: makeSeats(game.seats),
    };
    changeSettings({ lastGame: { ...settings.value.lastGame, [this.game.id]: choice } });
  }

  /** Starts the game again with the seats rotated. */
  rematch(): void {
    const { session } = this.model.value ?? {};
    if (session === undefined) return;
    const seats = [...session.seats.slice(1), ...session.seats.slice(0, 1)];
    const { options, clock } = session.match;
    this.startNew({ options, seats, seed: newSeed(), clock });
  }

  /** Continues the game with other seats. */
  reseat(seats: readonly Seat[]): void {
    const reseated = this.model.value?.opened.reseated(seats);
    if (reseated !== undefined) this.#place(reseated.session, reseated.name);
  }

  /** Renames a saved game, on the page or not. */
  rename(id: string, name: string): void {
    const { opened } = this.model.value ?? {};
    if (id !== this.saveId || opened === undefined) {
      renameSave(id, name);
      return;
    }
    opened.rename(name);
    this.#followUnbegun(opened.session);
  }

  /** Recreates the model, for example when a different kind of model has become available. */
  remake(): void {
    const { session } = this.model.value ?? {};
    if (session !== undefined) this.#place(session, this.saveId, false);
  }

  /**
   * Resumes a saved game, which becomes the latest. A faulty save is left unchanged; the part of it
   * that can be continued becomes a separate game, saved after its next action.
   */
  resume(save: SavedGame): boolean {
    const found = reopen({ text: save.transcript, problem: save.problem }, [this.game]);
    if (found.kind === 'whole') {
      notifyOrigin(found.session);
      this.#place(found.session, save.id);
    } else if (found.kind === 'fault' && found.session !== undefined) {
      this.#place(found.session, randomWord(12), false);
    }
    if (found.kind === 'unknown') this.#showProblems([found.problem]);
    else if (found.problem !== undefined) {
      this.fault.value = found;
      this.dialog.value = 'fault';
    }
    return found.kind !== 'unknown' && found.session !== undefined;
  }

  /**
   * Summary of a saved game for lists. Undefined for the default of seats and score, or if the game
   * cannot be opened.
   */
  tellSaved({ transcript }: SavedGame): SavedSummary | undefined {
    const { tellSaved } = this.#options;
    if (tellSaved === undefined) return undefined;
    const session = peekSession(transcript, [this.game]);
    return session && tellSaved(session.match);
  }

  /** Label of a saved game that was begun under older rules, or undefined. */
  labelSaved({ transcript }: SavedGame): string | undefined {
    const read = parseTranscript(transcript);
    return read.ok ? describeSavedRules(read.value, this.game, say) : undefined;
  }

  /** Opens a transcript as a new game. Returns its problems. */
  import(text: string): readonly Problem[] {
    const loaded = loadSession(text, [this.game]);
    const session = loaded.ok ? loaded.value : continueSession(text, [this.game]);
    if (session === undefined) return loaded.ok ? [] : loaded.problems;
    notifyOrigin(session);
    this.keep(session);
    return [];
  }

  /** Opens a session on the page and saves it as a new game. */
  keep(session: Session): void {
    this.#place(session, randomWord(12));
    this.#rename();
  }

  async #openShared(shared: string): Promise<boolean> {
    const text = await unpackText(shared);
    const loaded = text.ok ? loadSession(text.value, [this.game]) : text;
    if (loaded.ok) this.#place(loaded.value, randomWord(12), false);
    else {
      this.#showProblems(loaded.problems);
      this.#rename();
    }
    return loaded.ok;
  }

  #openUnbegun(): boolean {
    const storedText = readUnbegun();
    const loaded = storedText === '' ? undefined : resumeSession(storedText, [this.game]);
    if (loaded?.ok !== true) return false;
    this.#place(loaded.value, randomWord(12), false);
    return true;
  }

  /** Stores an unbegun game for the lifetime of the tab. */
  #followUnbegun(session: Session): void {
    if (isSessionBegun(session)) forgetUnbegun();
    else keepUnbegun(session);
  }

  #showProblems(problems: readonly Problem[]): void {
    this.problems.value = problems;
    this.dialog.value = 'problems';
  }

  #rename(): void {
    if (location.hash !== makeRoute(this.#options.route)) renameRoute(this.#options.route);
  }

  /**
   * Replaces the game on the page. Saves it immediately if `saves` is true, otherwise after its
   * next action.
   */
  #place(session: Session, id: string, saves = true): void {
    this.model.value?.close();
    if (this.saveId !== id) this.#clearEmpty();
    this.saveId = id;
    this.placed += 1;
    const model = this.#options.makePlayModel({
      session,
      name: id,
      store: pageSaves,
      engine: this.#engine,
      foreseer: this.#foreseer,
      pace: () => speed.value,
      playsForced: () => settings.value.forced === 'played',
      tell: (problem) => this.#showProblems([problem]),
      warn: () => pageAudio.play('clock-low'),
      changed: () => {
        this.#rename();
        this.#followUnbegun(session);
      },
      parted: ({ name, before }) => {
        this.saveId = name;
        this.parted.value = before;
        this.dialog.value = 'parted';
      },
      reopen: (text) => this.#reopen(text),
    });
    this.model.value = model;
    this.#followUnbegun(session);
    model.opened.enter(saves);
  }

  /** Reopens the game from another tab's save when its changes cannot be followed. */
  #reopen(text: string): boolean {
    const loaded = resumeSession(text, [this.game]);
    if (loaded.ok) this.#place(loaded.value, this.saveId, false);
    return loaded.ok;
  }

  /** Continues the other tab's version. This tab's version remains saved. */
  takeNewer(): void {
    const save = saves.value.find(({ id }) => id === this.parted.value);
    if (save !== undefined) this.resume(save);
  }

  /** Deletes the previous save if all its moves were taken back. */
  #clearEmpty(): void {
    const save = saves.value.find(({ id }) => id === this.saveId);
    if (save !== undefined && !isWorthKeeping(save)) void deleteSave(save.id);
  }
}

/** Shows that a game was begun under older rules. */
function notifyOrigin({ match }: Session): void {
  const begun = describeOrigin(match, say);
  if (begun !== undefined) notify(begun);
}

function readOptions(game: AnyGame, texts: Readonly<Record<string, string>>): OptionValues {
  const options = parseOptions(game.options, texts);
  return options.ok ? options.value : defaultOptions(game.options);
}
