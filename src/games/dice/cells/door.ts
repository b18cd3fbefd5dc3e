import type { AnyGame } from '#core';
import type { Messages } from '#i18n';
import { peekSession } from '#play';
import type { NamedSession } from '#play';
import { describeSavedJourney } from '../voice/saved.ts';
import { DiceWords } from '../voice/words.ts';
import { gameIn } from '#screen/menus/libraries.ts';
import type { Context, LookModule } from '#screen/model/context.ts';
import type { AnyLook } from '#screen/model/look.ts';
import type { Screen } from '#screen/model/screen.ts';
import { diceLook } from './dice-look.ts';
import { adventuresScreen } from './menu/adventures.ts';
import { journeyKeys } from './play/journey-keys.ts';
import { JourneyScreen } from './play/journey-screen.ts';
import type { Adventures, DiceServices } from '../voice/services.ts';

/** The dice game as a module: adventures, table and camp. */
class DiceModule implements LookModule {
  readonly library: Adventures;
  readonly #services: DiceServices;
  /** Cached looks by game, with the messages they were built from. */
  readonly #looks = new Map<string, { readonly look: AnyLook; readonly messages: Messages }>();

  constructor(services: DiceServices) {
    this.library = services.adventures;
    this.#services = services;
  }

  lookOf(game: AnyGame, language: string): AnyLook | undefined {
    const adventure = this.library.adventureOf(game.id);
    if (adventure === undefined) return undefined;
    const key = `${language} ${game.id} ${adventure.pack.version}`;
    const cached = this.#looks.get(key);
    const messages = this.#services.messages(language);
    if (cached?.messages === messages) return cached.look;
    const look = diceLook(adventure.game, new DiceWords(adventure.pack, messages));
    this.#looks.set(key, { look, messages });
    return look;
  }

  menu(context: Context, back: Screen): Screen {
    return adventuresScreen(context, this.#services, back);
  }

  help(context: Context) {
    return journeyKeys(context.say);
  }

  summariseSaved(context: Context, text: string) {
    const adventure = this.library.adventureOf(gameIn(text));
    const session = adventure && peekSession(text, [adventure.game]);
    if (adventure === undefined || session === undefined) return undefined;
    const words = new DiceWords(adventure.pack, context.messages);
    return describeSavedJourney(session.match, words);
  }

  play(context: Context, game: NamedSession, back: Screen): Screen | undefined {
    const adventure = this.library.adventureOf(game.session.match.game.id);
    if (adventure === undefined) return undefined;
    const words = new DiceWords(adventure.pack, context.messages);
    return new JourneyScreen({ context, words, records: this.#services.records }, game, back);
  }
}

export function makeDoor(services: DiceServices): LookModule {
  return new DiceModule(services);
}
