import { makeProblem } from '../../core/index.ts';
import type { AnyGame, Problem } from '../../core/index.ts';
import { loadSession, resumeSession } from '../../play/index.ts';
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

/** Problems of the program, not of the file: it stays where it is. */
const NOT_DAMAGED = ['rules-version', 'game-unknown'];

/**
 * Opens a saved game. A damaged one is set aside and told with its reason; the copy before it is
 * opened in its place where that one is whole.
 */
export function openSaved(context: Context, saved: SavedGame): Session | undefined {
  const { saves } = context.environment;
  const games = gamesFor(context, saved.text);
  const loaded = resumeSession(saved.text, games);
  if (loaded.ok) {
    if (saved.problem !== undefined) context.tell(describePlace(context, saved.problem));
    return loaded.value;
  }
  const [problem] = loaded.problems;
  if (problem === undefined) return undefined;
  const reason = describePlace(context, problem);
  if (NOT_DAMAGED.includes(problem.code)) {
    context.tell(reason);
    return undefined;
  }
  const previous = saves.readPrevious(saved.name);
  const aside = saves.setAside(saved.name);
  if (!aside.ok) {
    const [fault = problem] = aside.problems;
    context.tell(`${reason}. ${context.messages.sayProblem(fault)}`);
    return undefined;
  }
  const copy = previous === undefined ? undefined : loadSession(previous, games);
  const id = copy?.ok === true ? 'screen-saved-previous' : 'screen-saved-set-aside';
  context.tell(context.say(id, { reason, file: aside.value }));
  return copy?.ok === true ? copy.value : undefined;
}

function describePlace({ messages }: Context, problem: Problem): string {
  const { file: _file, ...place } = problem;
  return makeProblem({ ...place, message: messages.sayProblem(problem).replace(/\.$/, '') });
}
