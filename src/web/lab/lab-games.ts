import { defaultOptions } from '#core';
import type { AnyGame, Parsed } from '#core';
import { failed, parsed } from '#core';
import { gameIds, loadGame } from '#games/index.ts';
import { loadBoardGames } from '#games/pages.ts';
import { findRuns, kindIds } from '#games/studies.ts';
import { BOT_NAMES, fingerprintOf, PLAN_FORMAT } from '#lab';
import type { Plan, PlannedGame, Stop } from '#lab';
import { currentMessages, say } from '../language/language.ts';

/** Game that the page can study. */
export interface LabGame {
  readonly id: string;
  readonly title: string;
  /** Kind of study: two bots against each other, or runs of single-player bots. */
  readonly kind: 'arena' | 'runs';
  /** Bots, weakest first. */
  readonly bots: readonly string[];
}

/** Games that the page can study, in two groups: built in, and from rules files. */
export interface LabGames {
  readonly builtIn: readonly LabGame[];
  readonly boards: readonly LabGame[];
}

async function builtInGame(id: string): Promise<LabGame[]> {
  const title = say(`game-${id}`);
  const runs = await findRuns(id);
  if (runs !== undefined) {
    return kindIds.includes('runs') ? [{ id, title, kind: 'runs', bots: runs.bots }] : [];
  }
  const game = await loadGame(id);
  const isForTwo = game?.players(defaultOptions(game.options)) === 2;
  return isForTwo ? [{ id, title, kind: 'arena', bots: BOT_NAMES }] : [];
}

/** Lists games with their titles in the current language. */
export async function loadLabGames(): Promise<LabGames> {
  const { language } = currentMessages();
  const [{ library }, ...own] = await Promise.all([loadBoardGames(), ...gameIds.map(builtInGame)]);
  const boards = library
    .list(language)
    .filter(({ isPuzzle }) => isPuzzle !== true)
    .map(({ id, title }): LabGame => ({ id, title, kind: 'arena', bots: BOT_NAMES }))
    .sort((a, b) => a.title.localeCompare(b.title, language));
  return { builtIn: own.flat(), boards };
}

/** Choices of the form. */
export interface StudyChoices {
  readonly game: LabGame;
  /** The bots that play: two of an arena, one of runs. */
  readonly bots: readonly string[];
  readonly end:
    | { readonly kind: 'games'; readonly games: number }
    | { readonly kind: 'precision'; readonly width: number };
  readonly seed: string;
}

/** Units after which a study that waits for a precision gives up. */
const MAX_UNITS = 100_000;

async function openedGame(
  id: string,
): Promise<Parsed<{ readonly game: AnyGame; readonly planned: PlannedGame }>> {
  const own = await loadGame(id);
  if (own !== undefined) return parsed({ game: own, planned: { id, rules: own.rules } });
  const { library, textsOf } = await loadBoardGames();
  const opened = await library.open(id);
  if (!opened.ok) return opened;
  const game = opened.value;
  const source = textsOf(id);
  const planned = { id, rules: game.rules };
  if (source === undefined) return parsed({ game, planned });
  return parsed({ game, planned: { ...planned, source, fingerprint: fingerprintOf(source) } });
}

/** Plan of a study, the same as the command line makes. */
export async function makeStudyPlan({
  game: { id, kind },
  bots,
  end,
  seed,
}: StudyChoices): Promise<Parsed<Plan>> {
  const opened = await openedGame(id);
  if (!opened.ok) return opened;
  const { game, planned } = opened.value;
  const options = defaultOptions(game.options);
  const players = game.players(options);
  if (kind === 'arena' && players !== 2) {
    return failed({
      code: 'plan-two-players',
      message: `${id} is set up for ${players} players: bots can only be compared in two-player games.`,
      args: { game: id, players },
    });
  }
  const perUnit = kind === 'arena' ? 2 : 1;
  const stop: Stop =
    end.kind === 'games'
      ? { kind: 'units', units: Math.ceil(end.games / perUnit) }
      : { kind: 'until', width: end.width, most: MAX_UNITS };
  return parsed({
    format: PLAN_FORMAT,
    kind,
    game: planned,
    options,
    seed,
    cells: kind === 'arena' ? [bots.join(' ')] : bots,
    stop,
    parameters: kind === 'arena' && end.kind === 'games' ? { games: end.games } : {},
  });
}
