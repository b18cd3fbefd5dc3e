import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import { MAX_OPENING, slowProblem } from '../rules/index.ts';
import type { ZrfGame } from '../rules/index.ts';
import type { Library, LibraryItem, ZrfServices } from '../voice/services.ts';
import { botSourceOf } from './files/bot-source.ts';
import { sourceOf, textsReadBy } from './files/opened-file.ts';
import { COURSE } from './course/course.ts';
import { builtInGames, builtInMessages } from './files/built-in.ts';
import { listStoredFiles } from './files/stored-files.ts';
import type { ListedFile } from './files/stored-files.ts';
import { fileAtHand, openHere } from './files/library-store.ts';
import { runOpening } from './opening/opening-run.ts';
import type { OpeningRun } from './opening/opening-run.ts';
import type { GameSource } from '#play';
import type { SourceOf } from '#web/engine/engines.ts';
import { puzzleRecords } from '#web/storage/puzzle-records.ts';
import { makePuzzleSolver } from './engine/solver.ts';
import { titleOf } from '../voice/glossary.ts';

/** Services that the page provides to text screens for rules-file games, and their worker. */
export interface ZrfPageServices extends ZrfServices {
  readonly sourceOf: SourceOf;
  /** Only the texts that a game reads, for plans of studies. */
  readonly textsOf: SourceOf;
  readonly close: () => void;
}

export async function loadServices(): Promise<ZrfPageServices> {
  const library = makeLibrary(await listStoredFiles());
  const solver = makePuzzleSolver(sourceAtHand);
  return {
    library,
    solver,
    records: puzzleRecords,
    sourceOf: (id) => {
      const file = fileAtHand(id);
      return file === undefined ? undefined : botSourceOf(file);
    },
    textsOf: (id) => {
      const file = fileAtHand(id);
      return file === undefined ? undefined : textsReadBy(file);
    },
    close: () => solver.close(),
  };
}

/** Source texts of a library game, for a worker. */
function sourceAtHand(id: string): GameSource | undefined {
  const file = fileAtHand(id);
  return file === undefined ? undefined : sourceOf(file);
}

/** Library for the text screens: built-in games, and the stored games `kept`. */
function makeLibrary(storedFiles: readonly ListedFile[]): Library {
  const titleIn = (id: string, language: string) => {
    const own = builtInGames.find((game) => game.id === id);
    if (own !== undefined) return titleOf(own.title, builtInMessages(id, language));
    return storedFiles.find((game) => game.id === id)?.title ?? id;
  };
  const opener = new Opener();
  return {
    list: (language) => [
      ...builtInGames.map(({ id, names, collection }) => ({
        ...waypointOf(id),
        ...(collection === 'puzzles' ? { isPuzzle: true as const } : {}),
        id,
        names,
        title: titleIn(id, language),
        isAdded: false,
      })),
      ...storedFiles.map(({ id, title }) => ({ id, title, names: [], isAdded: true })),
    ],
    open: async (id, isPatient = false) => {
      const file = fileAtHand(id);
      return file === undefined ? opener.open(id, isPatient) : parsed(file.game);
    },
    stop: () => opener.stop(),
    find: (id) => fileAtHand(id)?.game,
    titleOf: titleIn,
    words: builtInMessages,
  };
}

function unknown(id: string): Parsed<never> {
  const message = `There is no game called “${id}” here.`;
  return failed({ code: 'game-unknown', message, args: { game: id } });
}

/** Opens stored games after a worker has timed them. */
class Opener {
  #run: OpeningRun | undefined;

  async open(id: string, isPatient: boolean): Promise<Parsed<ZrfGame>> {
    if (!id.startsWith('user:')) return unknown(id);
    this.stop();
    const run = runOpening({ game: id });
    this.#run = run;
    const answer = await run.answer;
    switch (answer?.kind) {
      case 'wrong':
        return failed(answer.problems);
      case 'checked': {
        const { rules } = answer;
        if (rules.milliseconds > MAX_OPENING && !isPatient) {
          return failed(slowProblem(rules.milliseconds));
        }
        return parsed(openHere(rules).game);
      }
      case 'several':
      case 'missing':
      case undefined:
        return unknown(id);
    }
  }

  stop(): void {
    this.#run?.stop();
  }
}

/** A built-in puzzle's place on the trail. */
function waypointOf(id: string): Pick<LibraryItem, 'waypoint'> {
  const place = COURSE.findIndex(({ name }) => name === id);
  const stop = COURSE[place];
  if (stop === undefined) return {};
  return { waypoint: { place, difficulty: stop.difficulty, fewest: stop.fewest } };
}
