import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadCells } from '#games/cells.ts';
import { loadGame } from '#games/index.ts';
import { loadOwnServices, loadTiles } from '#games/pages.ts';
import type { Language } from '#i18n';
import { openSaved } from '#screen';
import type { Context, Screen } from '#screen';
import { route } from '../address/route.ts';
import { makeBotEngine } from '../engine/engines.ts';
import { loadTopics, say, wantedLanguage } from '../language/language.ts';
import { isDarkByDefault } from '../storage/settings.ts';
import type { LoadContents } from './contents.ts';
import { storePlayedName, readPlayedName } from './played.ts';
import { TextArcade } from './screen.tsx';
import { openShared } from './shared.ts';
import { PageTexts } from './texts.ts';

/** Text topics of the screens around a game. */
const SHELL_TOPICS: readonly string[] = ['common', 'web', 'screen'];

/** Stand-in screen that leads back to the home page. */
const HOME: Screen = {
  draw: () => undefined,
  onKey: () => undefined,
  enter: () => {
    location.hash = '#/';
  },
};

/** The text screens of one game, to which its page can be switched. */
interface SingleGameOptions {
  readonly id: string;
  /** Topics of its texts. */
  readonly topics: readonly string[];
  /** Switches to the graphical display. */
  readonly leave: () => void;
}

/** Loads one game. */
function contentsOf({ id, topics }: SingleGameOptions): LoadContents {
  return async (onArrival) => {
    const load = (language: Language) => loadTopics(language, [...SHELL_TOPICS, ...topics]);
    const [game, modules, tiles, messages] = await Promise.all([
      loadGame(id),
      loadOwnServices(id).then((services) => loadCells(services, [id])),
      loadTiles([id]),
      load(wantedLanguage()),
    ]);
    if (game === undefined) throw new RangeError(`unknown game: ${id}`);
    const engine = makeBotEngine();
    const texts = new PageTexts(messages, load, onArrival);
    const close = () => engine.close();
    return { menu: [id], games: [game], texts, modules, tiles, engine, close };
  };
}

/** First screen: a shared game, else the run interrupted by a reload, else the menu. */
function firstScreen(context: Context, id: string, shared: string | undefined): Screen {
  const menu = context.modules.get(id)?.menu?.(context, HOME) ?? HOME;
  if (shared !== undefined) {
    context.follow(menu, openShared(context, shared, menu));
    return menu;
  }
  const name = readPlayedName(id);
  const saved = context.environment.saves.list().find((one) => one.name === name);
  const opened = saved && openSaved(context, saved);
  const isUnfinished = opened?.session.match.turn.kind === 'decide';
  return isUnfinished ? context.routes.play(opened, menu) : menu;
}

/** Page of a game that is played on text screens. */
export function makeSingleGameScreen(options: SingleGameOptions): ComponentType {
  const { id, leave } = options;
  const load = contentsOf(options);
  return function SingleGameScreen() {
    const opened = route.value;
    const shared = opened.kind === 'game' ? opened.shared : undefined;
    useEffect(() => {
      isDarkByDefault.value = true;
      return () => {
        isDarkByDefault.value = false;
        storePlayedName(id, undefined);
      };
    }, []);
    return (
      <TextArcade
        key={shared ?? ''}
        title={say(`game-${id}`)}
        up={{ href: `#/${id}`, name: say('web-tiles'), onClick: leave }}
        load={load}
        first={(context) => firstScreen(context, id, shared)}
      />
    );
  };
}
