import { failed, parsed } from '#core';
import type { AnyGame, Parsed, Problem } from '#core';
import type { GameLibrary } from '#voice/game-library.ts';
import type { Context } from '../model/context.ts';
import { commandOf } from '#play';
import { MENU_KEYS } from '#voice/keymap.ts';
import type { Screen } from '../model/screen.ts';

/** Request to open a library game, with the screens that follow. */
export interface GameToOpen {
  readonly id: string;
  /** Title shown while loading. */
  readonly title: string;
  /** Screen that asked for it; shown during loading and after a failure. */
  readonly back: Screen;
  opened(game: AnyGame): Screen;
  /** Screen shown if the rules cannot be opened; `back` by default, with the reason. */
  refused?(): Screen;
}

/**
 * Opens a game from the first library that has it. The previous screen stays visible while loading,
 * and Escape cancels. Asks first if loading the game would block the program.
 */
export function openGame(
  context: Context,
  libraries: readonly GameLibrary[],
  request: GameToOpen,
  isPatient = false,
): Screen {
  const { back, id, title } = request;
  let isUp = true;
  const stop = () => {
    isUp = false;
    for (const library of libraries) library.stop?.();
  };
  const announce = () => context.announce(context.say('screen-opening', { game: title }));
  const waiting: Screen = {
    draw: (grid) => back.draw(grid),
    onKey: (key) => {
      if (commandOf(MENU_KEYS, key) === 'back') return back;
      announce();
      return waiting;
    },
    leave: stop,
    isWaiting: true,
  };
  announce();
  const opening = openFirst(libraries, id, isPatient).then((game) => {
    if (!isUp) return back;
    context.announce('');
    return game.ok
      ? request.opened(game.value)
      : refuse(context, libraries, request, game.problems);
  });
  context.follow(
    waiting,
    opening.catch((error: unknown) => showError(context, request, error)),
  );
  return waiting;
}

async function openFirst(
  libraries: readonly GameLibrary[],
  id: string,
  isPatient: boolean,
): Promise<Parsed<AnyGame>> {
  let refusal: Parsed<AnyGame> = failed([]);
  for (const library of libraries) {
    const game = await library.open(id, isPatient);
    if (game.ok) return parsed(game.value);
    refusal = game;
  }
  return refusal;
}

function refuse(
  context: Context,
  libraries: readonly GameLibrary[],
  request: GameToOpen,
  problems: readonly Problem[],
): Screen {
  const { say, messages, routes } = context;
  const [problem] = problems;
  const reason = problem === undefined ? '' : messages.sayProblem(problem);
  if (problem?.code === 'rules-slow') {
    const yes = () => openGame(context, libraries, request, true);
    return routes.ask(say('screen-opening-slow', { reason }), yes, request.back);
  }
  if (request.refused !== undefined) return request.refused();
  context.announce(say('screen-not-opened', { game: request.title, reason }));
  return request.back;
}

function showError(context: Context, { title, back }: GameToOpen, error: unknown): Screen {
  const reason = error instanceof Error ? error.message : String(error);
  context.announce(context.say('screen-not-opened', { game: title, reason }));
  return back;
}
