import { failed, parsed, quote } from '#core';
import type { AnyGame, Parsed } from '#core';
import { makeJourneyGame, nameOfPack } from '../rules/index.ts';
import type { JourneyGame, Pack } from '../rules/index.ts';
import type { Language } from '#i18n';
import type { Adventures, AdventureShelf, OpenAdventure } from './services.ts';

/** Prefix of game ids for adventures. */
const PREFIX = 'dice-';

/** Adventures by game id. The game of each is created once. */
export class AdventureLibrary implements Adventures {
  readonly #find: () => AdventureShelf;
  readonly #made = new Map<Pack, JourneyGame>();
  #shelf: AdventureShelf | undefined;

  /** `find` searches for all available adventures. */
  constructor(find: () => AdventureShelf) {
    this.#find = find;
  }

  /** Available adventures; `fresh` repeats the search. */
  shelf(fresh = false): AdventureShelf {
    if (fresh || this.#shelf === undefined) this.#shelf = this.#find();
    return this.#shelf;
  }

  gameOf(pack: Pack): JourneyGame {
    const game = this.#made.get(pack) ?? makeJourneyGame(pack);
    this.#made.set(pack, game);
    return game;
  }

  adventureOf(id: string): OpenAdventure | undefined {
    // Searching for adventures is slow, so other games are excluded first.
    if (!id.startsWith(PREFIX)) return undefined;
    const pack = this.shelf().packs.find((one) => PREFIX + one.id === id);
    return pack && { pack, game: this.gameOf(pack) };
  }

  open(id: string): Promise<Parsed<AnyGame>> {
    const game = this.find(id);
    const message = `There is no adventure ${quote(id.replace(/^dice-/, ''))} here.`;
    return Promise.resolve(
      game === undefined
        ? failed({ code: 'adventure-unknown', message, args: { game: id } })
        : parsed(game),
    );
  }

  find(id: string): AnyGame | undefined {
    return this.adventureOf(id)?.game;
  }

  titleOf(id: string, language: Language): string {
    const adventure = this.adventureOf(id);
    return adventure === undefined ? id : nameOfPack(adventure.pack, language);
  }
}
