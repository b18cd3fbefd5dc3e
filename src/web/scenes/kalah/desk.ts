import { signal } from '@preact/signals';
import { makeOption, parseOptions, presetOptions, startMatch } from '../../../core/index.ts';
import type { OptionValues, Problem } from '../../../core/index.ts';
import { kalah } from '../../../games/kalah/index.ts';
import { loadSession, makeSeats, parseSeats, PERSON, Session } from '../../../session/index.ts';
import type { Seat } from '../../../session/index.ts';
import { makeRoute, renameRoute } from '../../app/route.ts';
import { unpackText } from '../../share/share.ts';
import { deleteSave, latestSave, putSave, randomWord, saves } from '../../storage/saves.ts';
import type { SavedGame } from '../../storage/saves.ts';
import { savedAs } from '../../storage/summary.ts';
import { changeSettings, settings, speed } from '../../storage/settings.ts';
import { Asker } from '../../thinking/asker.ts';
import { startThinkWorker, WorkerThinker } from '../../thinking/worker-thinker.ts';
import { Table } from './table.ts';

export const DIALOGS = ['new', 'games', 'share', 'file', 'help', 'problems'] as const;
export type DialogName = (typeof DIALOGS)[number];

/** What a new game is made of. */
export interface NewGame {
  readonly options: OptionValues;
  readonly seats: readonly Seat[];
  readonly seed: string;
}

const PRESET_SEATS: readonly Seat[] = [PERSON, { kind: 'bot', strength: 2 }];

export function newSeed(): string {
  return `${randomWord(4)}-${randomWord(4)}`;
}

/** Puts games on the table, keeps them in the browser, and knows which dialog is open. */
export class Desk {
  readonly table = signal<Table | undefined>(undefined);
  readonly dialog = signal<DialogName | undefined>(undefined);
  /** Why a link or a saved game could not be opened. */
  readonly problems = signal<readonly Problem[]>([]);
  readonly #thinker = new WorkerThinker(startThinkWorker);
  /** The name of the save that the game on the table is kept as. */
  saveId = '';

  /** Opens what the address asks for: a shared game, else the latest one, else a new one. */
  async open(shared: string | undefined): Promise<void> {
    if (shared !== undefined && (await this.#openShared(shared))) return;
    const save = latestSave(kalah.id);
    if (save === undefined || !this.resume(save)) this.startNew(this.lastChoice(), false);
  }

  close(): void {
    this.table.value?.close();
    this.table.value = undefined;
    this.#thinker.close();
  }

  /** What was chosen for the last new game, with a fresh seed. */
  lastChoice(): NewGame {
    const { seats: seatText = '', ...texts } = settings.value.lastGame[kalah.id] ?? {};
    const options = readOptions(texts);
    const seats = parseSeats(seatText, 2);
    return { options, seats: seats.ok ? seats.value : PRESET_SEATS, seed: newSeed() };
  }

  /** Starts a game; `chosen` ones are kept at once, and their choices remembered. */
  startNew(game: NewGame, chosen = true): void {
    const session = new Session(startMatch(kalah, game.options, game.seed), game.seats);
    this.#place(session, randomWord(12));
    renameRoute({ kind: 'game', game: kalah.id });
    if (!chosen) return;
    const texts = Object.entries(game.options).map(([name, value]) => [name, makeOption(value)]);
    const choice = { ...Object.fromEntries(texts), seats: makeSeats(game.seats) } as Record<
      string,
      string
    >;
    changeSettings({ lastGame: { ...settings.value.lastGame, [kalah.id]: choice } });
    this.#save(session);
  }

  /** The same once more, the other player beginning. */
  rematch(): void {
    const table = this.table.value;
    if (table === undefined) return;
    const seats = [...table.session.seats].reverse();
    this.startNew({ options: table.match.options, seats, seed: newSeed() });
  }

  /** Goes on with a saved game, which is the latest one from then on. */
  resume(save: SavedGame): boolean {
    const loaded = loadSession(save.transcript, [kalah]);
    if (loaded.ok) {
      void putSave({ ...save, updated: Date.now() });
      this.#place(loaded.value, save.id);
    } else this.#tell(loaded.problems);
    return loaded.ok;
  }

  /** Opens a transcript as a game of its own; returns what is wrong with it. */
  import(text: string): readonly Problem[] {
    const loaded = loadSession(text, [kalah]);
    if (!loaded.ok) return loaded.problems;
    this.#place(loaded.value, randomWord(12));
    this.#save(loaded.value);
    renameRoute({ kind: 'game', game: kalah.id });
    return [];
  }

  async #openShared(shared: string): Promise<boolean> {
    const text = await unpackText(shared);
    const loaded = text.ok ? loadSession(text.value, [kalah]) : text;
    if (loaded.ok) this.#place(loaded.value, randomWord(12));
    else {
      this.#tell(loaded.problems);
      renameRoute({ kind: 'game', game: kalah.id });
    }
    return loaded.ok;
  }

  #tell(problems: readonly Problem[]): void {
    this.problems.value = problems;
    this.dialog.value = 'problems';
  }

  #place(session: Session, id: string): void {
    this.table.value?.close();
    if (this.saveId !== id) this.#clearEmpty();
    this.saveId = id;
    const table = new Table({
      session,
      asker: new Asker(this.#thinker),
      pace: () => speed.value,
      onChange: () => {
        if (location.hash !== makeRoute({ kind: 'game', game: kalah.id }))
          renameRoute({ kind: 'game', game: kalah.id });
        this.#save(session);
      },
    });
    this.table.value = table;
    table.start();
  }

  #save(session: Session): void {
    if (this.table.value?.session !== session) return;
    void putSave(savedAs(this.saveId, session, Date.now()));
  }

  /** A game that was never begun is not kept when another one takes its place. */
  #clearEmpty(): void {
    const save = saves.value.find(({ id }) => id === this.saveId);
    if (save?.entries === 0) void deleteSave(save.id);
  }
}

function readOptions(texts: Readonly<Record<string, string>>): OptionValues {
  const options = parseOptions(kalah.options, texts);
  return options.ok ? options.value : presetOptions(kalah.options);
}
