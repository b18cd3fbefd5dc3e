import { setImmediate } from 'node:timers/promises';
import { assertDefined } from '#core';
import type { Problem } from '#core';
import { printBad, printFindings } from '#terminal/cli/check-answer.ts';
import type { Answer } from '#terminal/cli/check-answer.ts';
import { printOut, say } from '#terminal/cli/cli.ts';
import { MAX_TEXT_BYTES, readRegularFile, shownPath } from '#terminal/files/read-file.ts';
import {
  guessGames,
  mainLine,
  notationProblem,
  parseRecord,
  readerFor,
  resolveRecord,
} from '../notation/index.ts';
import type { GameTree, ListedGame, RecordedGame, RecordFile } from '../notation/index.ts';
import { isZrfGame } from '../voice/is-zrf-game.ts';
import type { ZrfGame } from '../rules/index.ts';
import { decodeRecord } from './record-text.ts';
import { rulesLibrary } from './rules-library.ts';

/** Findings in a file of games. */
interface RecordReport {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  readonly games: number;
  /** Turns of the main lines of all valid games. */
  readonly moves: number;
  /** Titles of their variants. */
  readonly variants: readonly string[];
}

function refused(problems: readonly Problem[]): RecordReport {
  return { problems, warnings: [], games: 0, moves: 0, variants: [] };
}

/** Compares the games of a file with the rules they seem to belong to. */
class RecordChecker {
  readonly #file: RecordFile;
  readonly #listed: readonly ListedGame[] = rulesLibrary.list('en');
  readonly #problems: Problem[] = [];
  readonly #warnings: Problem[] = [];
  readonly #variants = new Set<string>();
  #moves = 0;

  constructor(file: RecordFile) {
    this.#file = file;
  }

  async check(): Promise<RecordReport> {
    for (const recorded of this.#file.games) {
      await this.#game(recorded);
      await setImmediate();
    }
    return {
      problems: this.#problems,
      warnings: this.#warnings,
      games: this.#file.games.length,
      moves: this.#moves,
      variants: [...this.#variants],
    };
  }

  /** Several games may fit: one whose rules accept all moves is enough. */
  async #game(recorded: RecordedGame): Promise<void> {
    const refusals: (readonly Problem[])[] = [];
    for (const id of guessGames(this.#file.format, recorded, this.#listed)) {
      const game = await rulesLibrary.open(id);
      if (!game.ok || !isZrfGame(game.value)) continue;
      const tree = resolveRecord(game.value, this.#file.format, recorded, readerFor(game.value));
      if (tree.ok) {
        this.#accept(game.value, tree.value);
        return;
      }
      refusals.push(tree.problems);
    }
    const [first] = refusals;
    if (first === undefined) this.#warnings.push(notationProblem('record-game', recorded.place));
    else for (const problem of first) this.#problems.push(problem);
  }

  #accept(game: ZrfGame, tree: GameTree): void {
    this.#moves += mainLine(tree).length;
    const variant = game.variants.find(({ key }) => key === tree.variant);
    this.#variants.add(assertDefined(variant).title);
  }
}

async function checkRecord(path: string): Promise<RecordReport> {
  const bytes = readRegularFile(path, MAX_TEXT_BYTES);
  if (!bytes.ok) return refused(bytes.problems);
  const file = parseRecord(decodeRecord(bytes.value));
  if (!file.ok) return refused(file.problems);
  await rulesLibrary.load();
  return new RecordChecker(file.value).check();
}

/** Plays all games of a file by the rules of the library, and reports problems. */
export async function answerRecord(path: string, isStrict: boolean): Promise<Answer> {
  const { problems, warnings, ...counts } = await checkRecord(path);
  const shown = shownPath(path);
  const placed = (problem: Problem) => ({ ...problem, file: problem.file ?? shown });
  const found = { problems: problems.map(placed), warnings: warnings.map(placed) };
  const isGood = problems.length === 0 && !(isStrict && warnings.length > 0);
  return {
    path,
    isGood,
    warnings: warnings.length,
    data: { path: shown, ok: isGood, ...counts, ...found },
    tell: (cli) => {
      printFindings(cli, found.problems, found.warnings);
      if (!isGood) printBad(cli, shown, problems.length, warnings.length);
      else if (counts.variants.length > 0) {
        const variants = counts.variants.join(', ');
        const args = { path: shown, ...counts, variants, warnings: warnings.length };
        printOut(say(cli, 'cli-check-record', args));
      }
    },
  };
}
