import { OpenedGame } from '#play';
import type { NamedSession, OpenedGameOptions } from '#play';
import type { Context } from '../model/context.ts';

/** Screen-specific options of an opened game. */
type Shown = Pick<OpenedGameOptions, 'playback' | 'parted'> &
  Partial<
    Pick<OpenedGameOptions, 'foreseer' | 'pause' | 'playsForced' | 'stepping' | 'changed' | 'warn'>
  >;

/** Opens a game for a screen, with the store, engine and clock of the shell. */
export function openOnScreen(context: Context, game: NamedSession, shown: Shown): OpenedGame {
  const { engine, saves, schedule, now } = context.environment;
  return new OpenedGame({
    pause: () => 0,
    ...shown,
    ...game,
    engine,
    schedule,
    now,
    store: saves,
    batch: (change) => context.batch(change),
    tell: (problem) => context.announce(context.messages.sayProblem(problem)),
    noteSaved: (name, problem) => context.noteSaved(name, problem),
  });
}

/** Saves a game on request and announces its name. */
export function saveAndAnnounce(context: Context, game: OpenedGame): void {
  if (!game.save()) return;
  const id = game.isKept ? 'screen-play-saved' : 'screen-play-not-begun';
  context.announce(context.say(id, { name: game.name }));
}
