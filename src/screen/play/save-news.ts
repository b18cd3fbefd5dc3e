import type { PartedNews } from '#play';
import { openSaved } from '../menus/open-saved.ts';
import type { Context } from '../model/context.ts';
import type { Screen } from '../model/screen.ts';

/** Screen of a game, and the screen to return to. */
interface Playing {
  readonly screen: Screen;
  readonly back: Screen;
}

/** Announces that both versions of a game are saved, and offers to continue the other one. */
export function offerOther(
  context: Context,
  { screen, back }: Playing,
  { name, before }: PartedNews,
): void {
  context.announce(context.say('screen-play-parted', { name }));
  const open = () => {
    const other = context.environment.saves.list().find((save) => save.name === before);
    const opened = other && openSaved(context, other);
    return opened === undefined ? screen : context.routes.play(opened, back);
  };
  const question = context.say('screen-play-ask-newer', { name });
  context.follow(screen, Promise.resolve(context.routes.interrupt(question, open, screen)));
}
