import { caves } from '../rules/index.ts';
import { peekSession } from '#play';
import { summariseSavedRun } from '../voice/saved.ts';
import type { LookModule } from '#screen/model/context.ts';
import { cavesLook } from './caves-look.ts';
import { hasPictures, helpKeys } from './keys/caves-keys.ts';
import type { CavesServices } from '../voice/services.ts';
import { CavesScreen } from './play/caves-screen.ts';
import { startScreen } from './start.ts';

/** The ASCII roguelike: its start screen and its runs. */
export function makeDoor(services: CavesServices): LookModule {
  return {
    lookOf: ({ id }, language) => (id === caves.id ? cavesLook(language) : undefined),
    menu: (context, back) => startScreen(context, services, back),
    play: (context, open, back) => new CavesScreen(context, open, back),
    help: (context) => helpKeys(context.say, hasPictures(context)),
    summariseSaved: (context, text) => {
      const session = peekSession(text, [caves]);
      return session && summariseSavedRun(session.match, context.say);
    },
  };
}
