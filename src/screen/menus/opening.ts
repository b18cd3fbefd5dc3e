import { failed, parsed } from '#core';
import type { AnyGame, Parsed, Problem } from '#core';
import type { GameLibrary } from '#voice/game-library.ts';
import type { Context } from '../model/context.ts';
import { commandOf } from '#play';
import { MENU_KEYS } from '#voice/keymap.ts';
import type { Screen } from '../model/screen.ts';

/** A game of a library that is to be opened, and where that leads. */
export interface GameToOpen {
  readonly id: string;
  /** What it is called meanwhile. */
  readonly title: string;
  /** Where it was asked for; shown until it is open, and again where it is not opened. */
  readonly back: Screen;
  opened(game: AnyGame): Screen;
  /** What is shown where its rules cannot be opened; `back` by default, with the reason. */
  refused?(): Screen;
}

/**
 * Opens a game of the first library that has it. Meanwhile the screen before is shown, and Escape stops;
 * before a game is opened that would keep everything waiting, that is asked.
 */
export function openGame(
  context: Context,
  libraries: readonly GameLibrary[],
  wanted: GameToOpen,
  isPatient = false,
): Screen {
  const { back, id, title } = wanted;
  let isUp = true;
  const stop = () => {
    isUp = false;
    for (const library of libraries) library.stop?.();
  };
  const tell = () => context.tell(context.say('screen-opening', { game: title }));
  const waiting: Screen = {
    draw: (grid) => back.draw(grid),
    onKey: (key) => {
      if (commandOf(MENU_KEYS, key) === 'back') return back;
      tell();
      return waiting;
    },
    leave: stop,
    isWaiting: true,
  };
  tell();
  const opening = openFirst(libraries, id, isPatient).then((game) => {
    if (!isUp) return back;
    context.tell('');
    return game.ok ? wanted.opened(game.value) : refuse(context, libraries, wanted, game.problems);
  });
  context.follow(
    waiting,
    opening.catch((error: unknown) => breakDown(context, wanted, error)),
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
  wanted: GameToOpen,
  problems: readonly Problem[],
): Screen {
  const { say, messages, routes } = context;
  const [problem] = problems;
  const reason = problem === undefined ? '' : messages.sayProblem(problem);
  if (problem?.code === 'rules-slow') {
    const yes = () => openGame(context, libraries, wanted, true);
    return routes.ask(say('screen-opening-slow', { reason }), yes, wanted.back);
  }
  if (wanted.refused !== undefined) return wanted.refused();
  context.tell(say('screen-not-opened', { game: wanted.title, reason }));
  return wanted.back;
}

function breakDown(context: Context, { title, back }: GameToOpen, error: unknown): Screen {
  const reason = error instanceof Error ? error.message : String(error);
  context.tell(context.say('screen-not-opened', { game: title, reason }));
  return back;
}
