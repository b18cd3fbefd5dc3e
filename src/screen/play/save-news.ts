import { followText } from '../../play/index.ts';
import type { PlayController, SaveNews } from '../../play/index.ts';
import { openSaved } from '../menus/open-saved.ts';
import type { Context } from '../model/context.ts';
import type { Screen } from '../model/screen.ts';

/** A screen on which a game is played, and where it leads when it is left. */
interface Playing {
  readonly screen: Screen;
  readonly back: Screen;
  readonly play: PlayController;
}

/** Takes what somebody else did with the game on a screen; false where it could not be taken over. */
export function takeSaveNews(context: Context, playing: Playing, news: SaveNews): boolean {
  if (news.kind === 'continued') return followText(playing.play, news.text);
  if (news.kind === 'parted') offerOther(context, playing, news);
  else if (news.kind === 'here') playing.play.start();
  else playing.play.rest();
  return true;
}

/** Tells that both games are kept, and offers to go on with the other one. */
function offerOther(
  context: Context,
  { screen, back }: Playing,
  { name, before }: { readonly name: string; readonly before: string },
): void {
  context.tell(context.say('screen-play-parted', { name }));
  const open = () => {
    const other = context.environment.saves.list().find((save) => save.name === before);
    const opened = other && openSaved(context, other);
    return opened === undefined ? screen : context.routes.play(opened, back);
  };
  const question = context.say('screen-play-ask-newer', { name });
  context.follow(screen, Promise.resolve(context.routes.interrupt(question, open, screen)));
}
