import { catalogue, loadGames } from '../../catalogue.ts';
import { loadLooks } from '../../screen/looks/index.ts';
import { loadShelf } from '../adventures/shelf.ts';
import { makeBotEngine, makeForeseer, makePuzzleSolver } from '../engine/engines.ts';
import { loadWhole, wantedLanguage } from '../language/language.ts';
import { listKept } from '../rules/files/kept-files.ts';
import { puzzleRecords } from '../storage/puzzle-records.ts';
import { pageAdventures } from './adventures.ts';
import type { LoadContents } from './contents.ts';
import { makeLibrary, sourceAtHand } from './library.ts';
import { PageTexts } from './texts.ts';
import { pageWorlds } from './worlds.ts';

/** All games of the arcade. */
export const wholeArcade: LoadContents = async (onArrival) => {
  const engine = makeBotEngine(sourceAtHand);
  const foreseer = makeForeseer(sourceAtHand);
  const solver = makePuzzleSolver(sourceAtHand);
  const [games, kept, messages] = await Promise.all([
    loadGames(),
    listKept(),
    loadWhole(wantedLanguage()),
    loadShelf(),
  ]);
  const texts = new PageTexts(messages, loadWhole, onArrival);
  const zrf = { library: makeLibrary(kept), solver, records: puzzleRecords };
  const dice = { adventures: pageAdventures(), messages: texts.of };
  const modules = await loadLooks({ dice, rogue: pageWorlds, zrf });
  const close = () => {
    engine.close();
    foreseer.close();
    solver.close();
  };
  const menu = catalogue.map(({ id }) => id);
  return { menu, games, texts, modules, engine, foreseer, close };
};
