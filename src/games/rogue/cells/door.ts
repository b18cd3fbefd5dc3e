import { rogue } from '../rules/index.ts';
import { peekSession } from '#play';
import { summariseSavedRun } from '../voice/saved.ts';
import type { LookModule } from '#screen/model/context.ts';
import { rogueLook } from './rogue-look.ts';
import { rogueMenu } from './menu/menu.ts';
import { helpKeys } from './play/rogue-keys.ts';
import { RogueScreen } from './play/rogue-screen.ts';
import type { RogueServices } from '../voice/services.ts';

/** The tile roguelike: its menu, its worlds and its runs. */
export function makeDoor(services: RogueServices): LookModule {
  return {
    lookOf: ({ id }) => (id === rogue.id ? rogueLook : undefined),
    menu: (context, back) => rogueMenu(context, services, back),
    play: (context, open, back) => new RogueScreen(context, open, back),
    help: (context) => helpKeys(context.say),
    summariseSaved: (context, text) => {
      const session = peekSession(text, [rogue]);
      return session && summariseSavedRun(session.match, context.say);
    },
  };
}
