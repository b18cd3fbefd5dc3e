import { signal } from '@preact/signals';
import { defaultOptions } from '#core';
import type { Problem } from '#core';
import { PERSON, Session } from '#play';
import { makeRoute } from '#web/address/route.ts';
import { openSavedText } from '#web/address/saved-file.ts';
import { newSeed } from '#web/board/game-page.ts';
import { say } from '#web/language/language.ts';
import type { InputFile } from '#web/ui/input-files.ts';
import { notify } from '#web/ui/notices.tsx';
import { annotationsOf } from '../../voice/kept-record.ts';
import { matchOfTree } from '../../voice/records.ts';
import { summarizeRecord } from '../../voice/describe-record.ts';
import { seatsFor } from '../game/seats.ts';
import { routeOf } from '../files/route.ts';
import type { ZrfGamePage } from '../game/zrf-page.ts';
import { currentBoard, placeLater } from './current-board.ts';
import { findFitting } from './fitting-games.ts';
import type { FittingGame, RecordEntry } from './fitting-games.ts';
import { readInSlices } from './read-in-slices.ts';
import { readRecords, sizeProblem } from './record-files.ts';
import type { RecordText } from './record-files.ts';
import { openOwnFormat } from './own-formats.ts';

/** Progress of opening a text. */
export type RecordState =
  | { readonly kind: 'typing'; readonly problems: readonly Problem[] }
  /** `share` of a long text has been read. */
  | { readonly kind: 'busy'; readonly share?: number }
  /** Several games in a text. */
  | {
      readonly kind: 'games';
      readonly entries: readonly RecordEntry[];
      /** Problems of the game that was chosen last. */
      readonly problems: readonly Problem[];
    }
  /** Several games whose rules fit. */
  | { readonly kind: 'rules'; readonly entry: RecordEntry; readonly fits: readonly FittingGame[] };

/** Length in characters of the longest text shown for editing, unless it has a mistake. */
const MAX_SHOWN = 100_000;

/** Opens positions and games from texts; asks where several are possible. */
export class RecordOpening {
  readonly text = signal('');
  readonly state = signal<RecordState>({ kind: 'typing', problems: [] });
  readonly #done: () => void;
  /** True once a game is on its way to the page. */
  isDone = false;
  /** True once the dialog was closed. */
  isStopped = false;
  /** Games of the text opened last, if there are several. */
  #listed: readonly RecordEntry[] = [];

  /** `done` is called once a game is on its way to the page. */
  constructor(done: () => void) {
    this.#done = done;
  }

  /** Goes back to the text; nothing is lost. */
  back(): void {
    this.#listed = [];
    this.state.value = { kind: 'typing', problems: [] };
  }

  /** Stops reading. */
  stop(): void {
    this.isStopped = true;
  }

  /** Opens the text that was typed or pasted. */
  async openText(): Promise<void> {
    await this.open([{ text: this.text.peek() }]);
  }

  /** Opens chosen or dropped files. */
  async openFiles(files: readonly InputFile[]): Promise<void> {
    const problem = sizeProblem(files);
    if (problem === undefined) await this.open(await readRecords(files));
    else this.#refuse([problem]);
  }

  async open(texts: readonly RecordText[]): Promise<void> {
    const [only, ...others] = texts;
    if (only === undefined) return;
    this.#listed = [];
    this.state.value = { kind: 'busy' };
    if (others.length === 0) {
      this.text.value = only.text.length <= MAX_SHOWN ? only.text : '';
      const problems = await this.#openSaved(only.text);
      if (problems !== undefined) {
        this.#refuse(problems, only.file);
        return;
      }
    }
    const entries: RecordEntry[] = [];
    for (const { text, file } of texts) {
      const read = await readInSlices(text, (share) => {
        this.state.value = { kind: 'busy', share };
        return !this.isStopped;
      });
      if (read === undefined) return;
      if (!read.ok) {
        this.text.value = text;
        this.#refuse(read.problems, file);
        return;
      }
      const { format, games } = read.value;
      for (const recorded of games) entries.push({ format, recorded });
    }
    const [entry] = entries;
    this.#listed = entries.length > 1 ? entries : [];
    if (entries.length > 1) this.state.value = { kind: 'games', entries, problems: [] };
    else if (entry !== undefined) await this.openEntry(entry);
  }

  /** Opens a saved game; undefined for texts of other formats. */
  async #openSaved(text: string): Promise<readonly Problem[] | undefined> {
    const board = currentBoard();
    const problems = board && openOwnFormat(board, text);
    const isOfAnother = problems?.some(({ code }) => code === 'game-unknown') === true;
    if (problems !== undefined && !isOfAnother) return problems;
    return (await openSavedText(text)) ? [] : problems;
  }

  #refuse(problems: readonly Problem[], file?: string): void {
    const named = file === undefined ? problems : problems.map((one) => ({ ...one, file }));
    this.state.value =
      this.#listed.length > 0
        ? { kind: 'games', entries: this.#listed, problems: named }
        : { kind: 'typing', problems: named };
    if (problems.length === 0) this.#finish();
  }

  /** Opens one game of a text. */
  async openEntry(entry: RecordEntry): Promise<void> {
    this.state.value = { kind: 'busy' };
    const board = currentBoard();
    const variant = board?.gamePage.model.peek()?.match.state.variant;
    const { games, problem } = await findFitting(entry, board && { file: board.file, variant });
    const [game, ...others] = games;
    if (game === undefined) this.#refuse(problem === undefined ? [] : [problem]);
    else if (others.length > 0) this.state.value = { kind: 'rules', entry, fits: games };
    else this.openGame(entry, game);
  }

  /** Opens a game by the chosen rules, on their page. */
  openGame({ recorded }: RecordEntry, { file, tree }: FittingGame): void {
    const isPosition = tree.next.length === 0;
    const { title, result } = summarizeRecord(recorded, 1, say);
    const name = isPosition ? '' : title;
    const place = (gamePage: ZrfGamePage) => {
      const match = matchOfTree(file.game, tree, newSeed());
      const players = file.game.players({ ...defaultOptions(file.game.options), ...match.options });
      const { seats } = gamePage.model.peek()?.session ?? gamePage.lastChoice();
      const sitting = isPosition
        ? seatsFor(seats, players).slice(0, players)
        : Array.from({ length: players }, () => PERSON);
      const kept = isPosition ? undefined : annotationsOf(tree);
      gamePage.keep(new Session(match, sitting, name, true, kept));
      if (result !== '') notify(say('record-opened-result', { title, result }));
    };
    const board = currentBoard();
    if (board?.file === file) place(board.gamePage);
    else {
      placeLater(file.id, place);
      location.hash = makeRoute(routeOf(file.id));
    }
    this.#finish();
  }

  #finish(): void {
    this.isDone = true;
    this.#done();
  }
}
