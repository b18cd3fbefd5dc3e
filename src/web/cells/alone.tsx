import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadCells } from '#games/cells.ts';
import { loadGame } from '#games/index.ts';
import { loadTiles } from '#games/pages.ts';
import type { Language } from '#i18n';
import { openSaved } from '#screen';
import type { Context, Screen } from '#screen';
import { route } from '../address/route.ts';
import { makeBotEngine } from '../engine/engines.ts';
import { loadTopics, say, wantedLanguage } from '../language/language.ts';
import { isDarkByDefault } from '../storage/settings.ts';
import type { LoadContents } from './contents.ts';
import { notePlayed, playedName } from './played.ts';
import { TextArcade } from './screen.tsx';
import { openShared } from './shared.ts';
import { PageTexts } from './texts.ts';

/** The topics of the screens around a game. */
const AROUND: readonly string[] = ['common', 'web', 'screen'];

/** The first page, which lies beyond all screens of the game. */
const HOME: Screen = {
  draw: () => undefined,
  onKey: () => undefined,
  enter: () => {
    location.hash = '#/';
  },
};

/** A game of text screens, which are its page. */
interface Alone {
  readonly id: string;
  /** The topics of its texts. */
  readonly topics: readonly string[];
  /** True if it is dark wherever no theme is chosen. */
  readonly isDark: boolean;
}

/** One game and no other. */
function contentsOf({ id, topics }: Alone): LoadContents {
  return async (onArrival) => {
    const load = (language: Language) => loadTopics(language, [...AROUND, ...topics]);
    const [game, modules, tiles, messages] = await Promise.all([
      loadGame(id),
      loadCells({}, [id]),
      loadTiles([id]),
      load(wantedLanguage()),
    ]);
    if (game === undefined) throw new RangeError(`there is no game ${id}`);
    const engine = makeBotEngine();
    const texts = new PageTexts(messages, load, onArrival);
    const close = () => engine.close();
    return { menu: [id], games: [game], texts, modules, tiles, engine, close };
  };
}

/** The run that was on the page before it was reloaded; where there is none, that of a link or the choice of one. */
function firstScreen(context: Context, id: string, shared: string | undefined): Screen {
  const menu = context.modules.get(id)?.menu?.(context, HOME) ?? HOME;
  if (shared !== undefined) {
    context.follow(menu, openShared(context, shared, menu));
    return menu;
  }
  const name = playedName(id);
  const saved = context.environment.saves.list().find((one) => one.name === name);
  const opened = saved && openSaved(context, saved);
  const isGoingOn = opened?.session.match.turn.kind === 'decide';
  return isGoingOn ? context.routes.play(opened, menu) : menu;
}

/** The page of a game of text screens: where its runs begin, and the runs. */
export function makeAloneScreen(alone: Alone): ComponentType {
  const { id, isDark } = alone;
  const load = contentsOf(alone);
  return function AloneScreen() {
    const opened = route.value;
    const shared = opened.kind === 'game' ? opened.shared : undefined;
    useEffect(() => {
      isDarkByDefault.value = isDark;
      return () => {
        isDarkByDefault.value = false;
        notePlayed(id, undefined);
      };
    }, []);
    return (
      <TextArcade
        key={shared ?? ''}
        title={say(`game-${id}`)}
        load={load}
        first={(context) => firstScreen(context, id, shared)}
      />
    );
  };
}
