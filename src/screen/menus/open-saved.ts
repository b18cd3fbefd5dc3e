import { makeProblem } from '../../core/index.ts';
import type { AnyGame, Problem } from '../../core/index.ts';
import { faultOf, openLastGood, resumeSession } from '../../play/index.ts';
import type { Session } from '../../play/index.ts';
import type { Context } from '../model/context.ts';
import type { SavedGame } from '../model/environment.ts';
import type { Screen } from '../model/screen.ts';
import { librariesOf } from './libraries.ts';

function gameIn(text: string): string {
  return /^game (\S+)$/m.exec(text.slice(0, 200))?.[1] ?? '';
}

/** The games that a saved game may be one of: those of the program, and the one that it names. */
export function gamesFor(context: Context, text: string): readonly AnyGame[] {
  const { games } = context.environment;
  const id = gameIn(text);
  if (games.some((game) => game.id === id)) return games;
  const listed = librariesOf(context).flatMap((library) => library.find(id) ?? []);
  return [...games, ...listed];
}

/** Opens a saved game, at once or when the rules of its game were read. */
export function waitForGame(
  context: Context,
  { text }: SavedGame,
  waiting: Screen,
  open: () => Screen,
): Screen {
  const id = gameIn(text);
  const isAtHand = gamesFor(context, text).some((game) => game.id === id);
  const libraries = librariesOf(context);
  if (isAtHand || libraries.length === 0) return open();
  context.follow(waiting, Promise.all(libraries.map((library) => library.open(id))).then(open));
  return waiting;
}

/** What was opened of a saved game, and the name it is kept under from now on. */
interface OpenedSave {
  readonly session: Session;
  readonly name: string;
}

/**
 * Opens a saved game. One that cannot be played to its end stays as it is, and why is told: what of
 * it can be played, or of the copy before it, is opened as a game of its own.
 */
export function openSaved(context: Context, saved: SavedGame): OpenedSave | undefined {
  const games = gamesFor(context, saved.text);
  const loaded = resumeSession(saved.text, games);
  if (loaded.ok) {
    if (saved.problem !== undefined) context.tell(describePlace(context, saved.problem));
    return { session: loaded.value, name: saved.name };
  }
  const problem = saved.text === '' ? (saved.problem ?? loaded.problems[0]) : loaded.problems[0];
  if (problem === undefined) return undefined;
  if (problem.code === 'game-unknown') {
    context.tell(describePlace(context, problem));
    return undefined;
  }
  const fault = faultOf(saved.text, problem);
  const session = fault === 'newer' ? undefined : openRest(context, saved, games);
  const reason = describePlace(context, problem);
  const opened = session === undefined ? 'no' : 'yes';
  context.tell(context.say(`screen-saved-fault-${fault}`, { reason, opened }));
  if (session === undefined) return undefined;
  return { session, name: context.environment.saves.freshName(session.match.game.id) };
}

/** What can be played of a saved game or of the copy before it, whichever goes further. */
function openRest(
  { environment }: Context,
  { name, text }: SavedGame,
  games: readonly AnyGame[],
): Session | undefined {
  const rest = openLastGood(text, games);
  const previous = environment.saves.readPrevious(name);
  const copy = previous === undefined ? undefined : openLastGood(previous, games);
  return (copy?.match.cursor ?? 0) > (rest?.match.cursor ?? 0) ? copy : rest;
}

function describePlace({ messages }: Context, problem: Problem): string {
  const { file: _file, ...place } = problem;
  return makeProblem({ ...place, message: messages.sayProblem(problem).replace(/\.$/, '') });
}
