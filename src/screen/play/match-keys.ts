import { commandOf } from '#play';
import type { News, PlayController, Session } from '#play';
import { askDraw, describeEarlyNews, sidesOf } from '#voice/early-end.ts';
import type { EarlyNews, Sides } from '#voice/early-end.ts';
import { MATCH_KEYS } from '#voice/keymap.ts';
import { describePlayer } from '../menus/option-words.ts';
import type { Context } from '../model/context.ts';
import type { Key } from '../model/key.ts';
import type { Screen } from '../model/screen.ts';

/** Screen of a match that these keys belong to. */
interface MatchScreen extends Screen {
  readonly context: Context;
  readonly session: Session;
}

/** Sides of a match, named as in its rules. */
export function sidesOn(context: Context, session: Session): Sides {
  const { game, options } = session.match;
  const nameOf = (player: number) => describePlayer(context, game, options, player);
  return { ...sidesOf(session, context.say), nameOf };
}

/** Runs the key for resignation, a draw offer or a pause; undefined for other keys. */
export function runMatchKey(
  key: Key,
  screen: MatchScreen,
  play: PlayController,
): Screen | undefined {
  const command = commandOf(MATCH_KEYS, key);
  if (command === undefined || !play.ends.isOffered) return undefined;
  const { context } = screen;
  if (command === 'resign') return askResign(screen, play);
  if (command === 'draw') return offerDraw(screen, play);
  if (play.clocks === undefined) context.announce(context.say('clock-cannot-pause'));
  else play.togglePause();
  return screen;
}

function askResign(screen: MatchScreen, { ends }: PlayController): Screen {
  const { context } = screen;
  if (ends.resigning === undefined) {
    context.announce(context.say('early-cannot-resign'));
    return screen;
  }
  const resign = () => {
    ends.resign();
    return screen;
  };
  return context.routes.ask(context.say('early-ask-resign'), resign, screen);
}

function offerDraw(screen: MatchScreen, play: PlayController): Screen {
  const { context, session } = screen;
  const { ends } = play;
  const { offered } = ends;
  if (offered === undefined) context.announce(context.say('early-cannot-draw'));
  if (offered === undefined || !ends.asksPerson) {
    ends.offerDraw();
    if (play.thinking === 'draw') context.announce(context.say('early-considers'));
    return screen;
  }
  const agree = () => {
    ends.agree();
    return screen;
  };
  const question = askDraw(offered, sidesOn(context, session), context.say);
  return context.routes.ask(question, agree, screen);
}

export function isEarly(news: News): news is EarlyNews {
  return news.kind === 'ended' || news.kind === 'reopened' || news.kind === 'declined';
}

/** Describes news of an ending, for the news line. The turn line shows the ending. */
export function describeEarly(news: EarlyNews, context: Context, session: Session): string {
  if (news.kind === 'ended') return '';
  return describeEarlyNews(news, session.match.ending, sidesOn(context, session), context.say);
}
