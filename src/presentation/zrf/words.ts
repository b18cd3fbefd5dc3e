import { assertDefined } from '../../core/index.ts';
import type { PieceType, Rules, ZrfGame } from '../../games/zrf/index.ts';
import type { Messages } from '../../i18n/index.ts';
import type { Say } from '../../i18n/say.ts';

export const TOPICS = ['description', 'history', 'strategy'] as const;
export type Topic = (typeof TOPICS)[number];

function paragraphs(text: string): string[] {
  return text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

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

  describe({ name, description }: PieceType): string {
    return description === '' ? '' : this.#say(`description-${slug(name)}`, description);
  }

  /** What the file says of a variant, or of the game where the variant says nothing of its own. */
  about(topic: Topic, key: string, { texts }: Rules): string[] {
    const own = texts[topic];
    if (own === '') return [];
    const index = this.#index(key);
    const isInherited = index > 0 && own === this.game.variants[0]?.rules().texts[topic];
    const id = index === 0 || isInherited ? topic : `variant-${index}-${topic}`;
    return paragraphs(this.#say(id, own));
  }

  /** Description, history and strategy of a variant, a paragraph each. */
  paragraphs(key: string, rules: Rules): string[] {
    return TOPICS.flatMap((topic) => this.about(topic, key, rules));
  }
}

/** A player's name: usual ones have a message, others are called as the rules call them. */
export function tellPlayer(rules: Rules, player: number, say: Say): string {
  const { name } = assertDefined(rules.players[player]);
  const id = `zrf-text-player-${slug(name)}`;
  const told = say(id);
  return told === id ? name : told;
}
