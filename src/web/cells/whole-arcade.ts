import { loadCells } from '#games/cells.ts';
import { catalogue, loadGames } from '#games/index.ts';
import { loadServices, loadTiles } from '#games/pages.ts';
import { makeBotEngine, makeForeseer } from '../engine/engines.ts';
import { loadWhole, wantedLanguage } from '../language/language.ts';
import type { LoadContents } from './contents.ts';
import { PageTexts } from './texts.ts';

/** All games of the arcade. */
export const wholeArcade: LoadContents = async (onArrival) => {
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
