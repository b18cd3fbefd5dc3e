import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { defaultOptions, makeOption, own, parseOptions, startMatch } from '#core';
import type { AnyGame, AnyMatch, OptionValues, Problem } from '#core';
import {
  isBegun,
  loadSession,
  makeSeats,
  parseSeats,
  PERSON,
  reopen,
  resumeSession,
  Session,
} from '#play';
import type { Engine, Foreseer, GameSource, OpenedGame, Reopened, Seat } from '#play';
import type { SavedTold } from '#voice/saved-told.ts';
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
import { makeBotEngine, makeForeseer } from '../engine/engines.ts';
import type { PlayModelOptions } from './play-model.ts';

/** What a new game is made of. */
export interface NewGame {
  readonly options: OptionValues;
  readonly seats: readonly Seat[];
  readonly seed: string;
  /** What lists call it; a name can be given later, too. */
  readonly name?: string;
}

/** A game in play as the page handles it. */
export interface AnyPlayModel {
  readonly session: Session;
  readonly opened: OpenedGame;
  close(): void;
}

export interface GamePageOptions<T extends AnyPlayModel> {
  readonly game: AnyGame;
  /** Where the game lives in the page's address. */
  readonly route: Route;
  /** What bots make the game from where they do not know it. */
  readonly source?: GameSource;
  readonly makePlayModel: (options: PlayModelOptions) => T;
  /** What lists say of a saved game, where that is not its seats and score. */
  readonly tellSaved?: (match: AnyMatch) => SavedTold;
}

export function newSeed(): string {
  return `${randomWord(4)}-${randomWord(4)}`;
}

/** A person at the first place, and easy bots at the others. */
function defaultSeats(players: number): Seat[] {
  return Array.from({ length: players }, (_, player) =>
    player === 0 ? PERSON : { kind: 'bot', strength: 2 },
  );
}

/** The dialogs that every game has beside its own. */
export type CommonDialog = 'problems' | 'fault' | 'parted';

/** Opens games on the page, keeps them in the browser, and knows which dialog (D) is open. */
export class GamePageModel<T extends AnyPlayModel, D extends string> {
  readonly game: AnyGame;
  readonly model = signal<T | undefined>(undefined);
  readonly dialog: Signal<D | CommonDialog | undefined> = signal(undefined);
  /** Why a link or a saved game could not be opened. */
  readonly problems = signal<readonly Problem[]>([]);
  /** What opening the last saved game came to, where that is to be told. */
  readonly fault = signal<Reopened | undefined>(undefined);
  /** The save that another tab went on with, while this one went on under another name. */
  readonly parted = signal('');
  readonly #options: GamePageOptions<T>;
  readonly #engine: Engine;
  readonly #foreseer: Foreseer;
  /** The name of the save that the game on the page is kept as. */
  saveId = '';
  /** Counts the games opened on the page: views start again with each. */
  placed = 0;

  constructor(options: GamePageOptions<T>) {
    this.#options = options;
    this.game = options.game;
    this.#engine = makeBotEngine(() => options.source);
    this.#foreseer = makeForeseer(() => options.source);
  }

  /**
   * Opens what the address asks for: a shared game, else the one that a reload has interrupted before it
   * was begun, else the latest one, else a new one; that one, too, where opening another breaks down.
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
    this.#engine.close();
    this.#foreseer.close();
    forgetUnbegun();
  }

  /** What was chosen for the last new game, with a fresh seed. */
  lastChoice(): NewGame {
    const { seats: seatText = '', ...texts } = own(settings.value.lastGame, this.game.id) ?? {};
    const options = readOptions(this.game, texts);
    const players = this.game.players(options);
    const seats = parseSeats(seatText, players);
    return { options, seats: seats.ok ? seats.value : defaultSeats(players), seed: newSeed() };
  }

  /** Starts a game; it is kept from its first action on, the choices of `chosen` ones at once. */
  startNew(game: NewGame, chosen = true): void {
    const match = startMatch(this.game, game.options, game.seed);
    const session = new Session(match, game.seats, game.name);
    this.#place(session, randomWord(12), chosen);
    this.#rename();
    if (!chosen) return;
    const texts = Object.entries(game.options).map(([name, value]) => [name, makeOption(value)]);
    const choice = { ...Object.fromEntries(texts), seats: makeSeats(game.seats) } as Record<
      string,
      string
    >;
    changeSettings({ lastGame: { ...settings.value.lastGame, [this.game.id]: choice } });
  }

  /** The same once more, the other player beginning. */
  rematch(): void {
    const { session } = this.model.value ?? {};
    if (session === undefined) return;
    const seats = [...session.seats.slice(1), ...session.seats.slice(0, 1)];
    this.startNew({ options: session.match.options, seats, seed: newSeed() });
  }

  /** Goes on with the same game, with others in the seats. */
  reseat(seats: readonly Seat[]): void {
    const reseated = this.model.value?.opened.reseated(seats);
    if (reseated !== undefined) this.#place(reseated.session, reseated.name);
  }

  /** Gives a kept game another name, be it the one on the page or not. */
  rename(id: string, name: string): void {
    const { opened } = this.model.value ?? {};
    if (id !== this.saveId || opened === undefined) {
      renameSave(id, name);
      return;
    }
    opened.rename(name);
    this.#followUnbegun(opened.session);
  }

  /** Makes the model again, where a model of another kind is known by now. */
  remake(): void {
    const { session } = this.model.value ?? {};
    if (session !== undefined) this.#place(session, this.saveId, false);
  }

  /**
   * Goes on with a saved game, which is the latest one from then on. One that cannot be played to
   * its end stays as it is: what of it can be played is a game of its own, kept when it goes on.
   */
  resume(save: SavedGame): boolean {
    const found = reopen({ text: save.transcript, problem: save.problem }, [this.game]);
    if (found.kind === 'whole') {
      this.#place(found.session, save.id);
    } else if (found.kind === 'fault' && found.session !== undefined) {
      this.#place(found.session, randomWord(12), false);
    }
    if (found.kind === 'unknown') this.#tell([found.problem]);
    else if (found.problem !== undefined) {
      this.fault.value = found;
      this.dialog.value = 'fault';
    }
    return found.kind !== 'unknown' && found.session !== undefined;
  }

  /** What lists say of a saved game; undefined where that is its seats and score, or it cannot be opened. */
  tellSaved({ transcript }: SavedGame): SavedTold | undefined {
    const { tellSaved } = this.#options;
    if (tellSaved === undefined) return undefined;
    const loaded = resumeSession(transcript, [this.game]);
    return loaded.ok ? tellSaved(loaded.value.match) : undefined;
  }

  /** Opens a transcript as a game of its own; returns what is wrong with it. */
  import(text: string): readonly Problem[] {
    const loaded = loadSession(text, [this.game]);
    if (!loaded.ok) return loaded.problems;
    this.keep(loaded.value);
    return [];
  }

  /** Opens a session on the page and keeps it as a game of its own. */
  keep(session: Session): void {
    this.#place(session, randomWord(12));
    this.#rename();
  }

  async #openShared(shared: string): Promise<boolean> {
    const text = await unpackText(shared);
    const loaded = text.ok ? loadSession(text.value, [this.game]) : text;
    if (loaded.ok) this.#place(loaded.value, randomWord(12), false);
    else {
      this.#tell(loaded.problems);
      this.#rename();
    }
    return loaded.ok;
  }

  #openUnbegun(): boolean {
    const kept = readUnbegun();
    const loaded = kept === '' ? undefined : resumeSession(kept, [this.game]);
    if (loaded?.ok !== true) return false;
    this.#place(loaded.value, randomWord(12), false);
    return true;
  }

  /** Keeps for the tab what is not kept as a saved game yet. */
  #followUnbegun(session: Session): void {
    if (isBegun(session.match)) forgetUnbegun();
    else keepUnbegun(session);
  }

  #tell(problems: readonly Problem[]): void {
    this.problems.value = problems;
    this.dialog.value = 'problems';
  }

  #rename(): void {
    if (location.hash !== makeRoute(this.#options.route)) renameRoute(this.#options.route);
  }

  /** Puts a game on the page in place of the one before; `saves` it at once, or only after its next action. */
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
      tell: (problem) => this.#tell([problem]),
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

  /** Opens the game as another tab kept it, where it cannot be taken over. */
  #reopen(text: string): boolean {
    const loaded = resumeSession(text, [this.game]);
    if (loaded.ok) this.#place(loaded.value, this.saveId, false);
    return loaded.ok;
  }

  /** Goes on with what another tab made of the game; ours stays kept beside it. */
  takeNewer(): void {
    const save = saves.value.find(({ id }) => id === this.parted.value);
    if (save !== undefined) this.resume(save);
  }

  /** A game of which all was taken back is not kept when another one takes its place. */
  #clearEmpty(): void {
    const save = saves.value.find(({ id }) => id === this.saveId);
    if (save !== undefined && !isWorthKeeping(save)) void deleteSave(save.id);
  }
}

function readOptions(game: AnyGame, texts: Readonly<Record<string, string>>): OptionValues {
  const options = parseOptions(game.options, texts);
  return options.ok ? options.value : defaultOptions(game.options);
}
