import { sure } from '../../../core/index.ts';
import type { ZrfGame } from '../../../games/zrf/game.ts';
import type { PieceType, Rules } from '../../../games/zrf/rules/index.ts';
import type { Messages } from '../../../i18n/index.ts';
import type { Say } from '../../say.ts';

/** A name as ids of messages have it: `Promoted-Rook` is `promoted-rook`. */
function slug(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
}

/** What the rules call things: in the words of a language where they were translated, else in their own. */
export class RulesWords {
  readonly game: ZrfGame;
  readonly #messages: Messages | undefined;

  constructor(game: ZrfGame, messages: Messages | undefined) {
    this.game = game;
    this.#messages = messages;
  }

  #say(id: string, own: string): string {
    return this.#messages?.has(id) === true ? this.#messages.say(id) : own;
  }

  #index(variant: string): number {
    return this.game.variants.findIndex(({ key }) => key === variant);
  }

  variant(key: string): string {
    const index = this.#index(key);
    const own = this.game.variants[index]?.title ?? key;
    return this.#say(index === 0 ? 'title' : `variant-${index}`, own);
  }

  piece({ name }: PieceType): string {
    return this.#say(`piece-${slug(name)}`, name);
  }

  help({ name, help }: PieceType): string {
    return this.#say(`help-${slug(name)}`, help);
  }

  /** Description, history and strategy of a variant, a paragraph each. */
  paragraphs(key: string, { texts }: Rules): string[] {
    const index = this.#index(key);
    const before = index === 0 ? '' : `variant-${index}-`;
    const kinds = ['description', 'history', 'strategy'] as const;
    return kinds.flatMap((kind) => {
      const text = this.#say(`${before}${kind}`, texts[kind]);
      return text.split(/\n+/).filter((line) => line.trim() !== '');
    });
  }
}

/** A player's name: usual ones have a message, others are called as the rules call them. */
export function tellPlayer(rules: Rules, player: number, say: Say): string {
  const { name } = sure(rules.players[player]);
  const id = `zrf-text-player-${slug(name)}`;
  const told = say(id);
  return told === id ? name : told;
}
