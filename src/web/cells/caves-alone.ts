import { caves } from '../../games/caves/index.ts';
import { cavesModule } from '../../screen/looks/caves/index.ts';
import { makeBotEngine } from '../engine/engines.ts';
import { loadTopics, wantedLanguage } from '../language/language.ts';
import type { Language } from '../../i18n/index.ts';
import type { LoadContents } from './contents.ts';
import { CAVES_TOPICS } from './caves-topics.ts';
import { PageTexts } from './texts.ts';

/** Caves and no other game. */
export const cavesAlone: LoadContents = async (onArrival) => {
  const engine = makeBotEngine();
  const load = (language: Language) => loadTopics(language, CAVES_TOPICS);
  const texts = new PageTexts(await load(wantedLanguage()), load, onArrival);
  return {
    menu: [caves.id],
    games: [caves],
    texts,
    modules: new Map([[caves.id, cavesModule]]),
    engine,
    close: () => engine.close(),
  };
};
