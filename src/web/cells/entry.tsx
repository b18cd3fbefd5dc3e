import { route } from '../address/route.ts';
import { say, loadWhole, wantedLanguage } from '../language/language.ts';
import { TextArcade } from './screen.tsx';
import { openShared } from './shared.ts';
import { loadCells } from '#games/cells.ts';
import { catalogue, loadGames } from '#games/index.ts';
import { loadServices, loadTiles } from '#games/pages.ts';
import { makeBotEngine, makeForeseer } from '../engine/engines.ts';
import type { LoadContents } from './contents.ts';
import { PageTexts } from './texts.ts';

/** Loads all games of the arcade. */
const wholeArcade: LoadContents = async (onArrival) => {
  const loading = loadWhole(wantedLanguage()).then(
    (messages) => new PageTexts(messages, loadWhole, onArrival),
  );
  const [games, tiles, texts] = await Promise.all([loadGames(), loadTiles(), loading]);
  const ofPage = await loadServices(texts.of);
  const modules = await loadCells(ofPage.services);
  const engine = makeBotEngine(ofPage.sourceOf);
  const foreseer = makeForeseer(ofPage.sourceOf);
  const close = () => {
    engine.close();
    foreseer.close();
    ofPage.close();
  };
  const menu = catalogue.map(({ id }) => id);
  return { menu, games, texts, modules, tiles, engine, foreseer, close };
};

/** Text arcade on the page, opened at its menu. */
export function Screen() {
  return (
    <TextArcade
      title={say('web-text-mode')}
      load={wholeArcade}
      first={(context) => context.routes.title()}
    />
  );
}

/** Text screens on the page, opened at a menu entry or at the game in a link. */
export function EntryScreen({ id }: { readonly id: string }) {
  const opened = route.value;
  const shared = opened.kind === 'game' ? opened.shared : undefined;
  return (
    <TextArcade
      key={shared ?? ''}
      title={say(`game-${id}`)}
      load={wholeArcade}
      first={(context) => {
        const title = context.routes.title();
        const menu = context.modules.get(id)?.menu?.(context, title) ?? title;
        if (shared !== undefined) context.follow(menu, openShared(context, shared, menu));
        return menu;
      }}
    />
  );
}
