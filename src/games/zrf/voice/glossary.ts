import { assertDefined } from '#core';
import { facesIn, isPass } from '../rules/index.ts';
import type { Roles, Rules, ZrfGame, ZrfState } from '../rules/index.ts';
import { hasOwnSign, labelAt, signOf, spacedSign } from '../notation/index.ts';
import type { Signs } from '../notation/index.ts';
import type { Messages } from '#i18n';
import type { Say } from '#i18n/say.ts';
import { describeEndRules } from './end-rules.ts';
import { displayedType } from './kinds.ts';
import { isHome } from './race.ts';

export const TOPICS = ['description', 'history', 'strategy'] as const;
export type Topic = (typeof TOPICS)[number];

function paragraphs(text: string): string[] {
  return text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Message id of a name: `Promoted-Rook` becomes `promoted-rook`. */
function slug(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
}

/** Separates words in names: `White_Queen`, `PromotedSilver`. */
function spaced(name: string): string {
  return name.replace(/[_-]+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

/** Name of a player: a message for common ones, otherwise the name in the rules. */
export function namePlayer(rules: Rules, player: number, say: Say): string {
  const { name } = assertDefined(rules.players[player]);
  const id = `zrf-player-${slug(name)}`;
  const text = say(id);
  return text === id ? spaced(name).replace('?', '') : text;
}

/** Title of a file, translated if possible. */
export function titleOf(english: string, messages: Messages | undefined): string {
  return messages?.has('title') === true ? messages.say('title') : english;
}

interface GlossaryOptions {
  readonly game: ZrfGame;
  /** Variant in play. */
  readonly variant: string;
  /** Translated texts of the file, if any. */
  readonly messages: Messages | undefined;
  readonly say: Say;
}

/** Names of a variant and its parts, translated if possible. */
export class Glossary {
  readonly rules: Rules;
  readonly say: Say;
  readonly game: ZrfGame;
  readonly #variant: string;
  readonly #messages: Messages | undefined;
  #hasOneKind: boolean | undefined;

  constructor({ game, variant, messages, say }: GlossaryOptions) {
    this.rules = game.playOf(variant).rules;
    this.say = say;
    this.game = game;
    this.#variant = variant;
    this.#messages = messages;
  }

  /** Roles of the pieces. */
  get roles(): Roles {
    return this.game.playOf(this.#variant).roles;
  }

  /** Dice rolled for the player to move; empty if they allow no move. */
  facesIn(state: ZrfState): readonly number[] {
    const faces = facesIn(this.rules, this.roles, state);
    if (faces.length === 0) return [];
    const turn = this.game.turn(state);
    return turn.kind === 'decide' && !turn.actions.every(isPass) ? faces : [];
  }

  /** Title of the whole file. */
  get title(): string {
    return titleOf(assertDefined(this.game.variants[0]).title, this.#messages);
  }

  variant(key: string): string {
    const index = this.#indexOf(key);
    const own = this.game.variants[index]?.title ?? key;
    return this.#translate(index === 0 ? 'title' : `variant-${index}`, own);
  }

  player(player: number): string {
    return namePlayer(this.rules, player, this.say);
  }

  /** Name of a piece as players know it; types that only store state have no separate name. */
  piece(type: number): string {
    return this.kind(displayedType(this.rules, type));
  }

  /** Name of a type itself, for lists of types. */
  kind(type: number): string {
    const { name } = this.#type(type);
    return this.#translate(`piece-${slug(name)}`, spaced(name));
  }

  /** Name of a piece within a sentence: "king", "promoted rook". */
  pieceInText(type: number): string {
    return this.piece(type).replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  }

  /**
   * Sign of a piece in the text of a move, in the reader's language: `N`, `К`. Without a sign, the
   * name, unless all pieces have the same.
   */
  readonly sign: Signs = (type) => {
    const { name } = this.#type(type);
    return this.#translate(`sign-${slug(name)}`, this.#ownSign(type));
  };

  #ownSign(type: number): string {
    const { rules } = this;
    if (rules.options.slidingPuzzle !== 'off' || hasOwnSign(rules, type))
      return signOf(rules, type);
    this.#hasOneKind ??= this.#findOneKind();
    if (this.#hasOneKind) return '';
    const { name } = this.#type(displayedType(rules, type));
    return spacedSign(this.#translate(`piece-${slug(name)}`, name));
  }

  /** True if all pieces that players move or drop have the same name. */
  #findOneKind(): boolean {
    const types = [...this.rules.pieces.keys()].filter((type) => {
      const { isDummy, moves, drops } = this.#type(type);
      return !isDummy && moves.length + drops.length > 0;
    });
    return new Set(types.map((type) => this.piece(type))).size <= 1;
  }

  /** Names and signs of all types. */
  get pieceWords(): readonly { readonly name: string; readonly notation: string }[] {
    return [...this.rules.pieces.keys()].map((type) => ({
      name: this.kind(type),
      notation: this.sign(type).trim(),
    }));
  }

  zone(zone: number): string {
    const { name } = assertDefined(this.rules.board.zones[zone]);
    return this.#translate(`zone-${slug(name)}`, spaced(name));
  }

  help(type: number): string {
    const { name, help } = this.#type(type);
    return this.#translate(`help-${slug(name)}`, help);
  }

  description(type: number): string {
    const { name, description } = this.#type(type);
    return description === '' ? '' : this.#translate(`description-${slug(name)}`, description);
  }

  /** A number of men in the file's own words, if it has them. */
  men(count: number): string | undefined {
    return this.#messages?.has('men') === true ? this.#messages.say('men', { count }) : undefined;
  }

  /** The file's own sentence for the reason of an end, if it has one. */
  ownEnding(reason: string): string | undefined {
    const id = `ending-${reason}`;
    return this.#messages?.has(id) === true ? this.#messages.say(id) : undefined;
  }

  /** Name of a position, its number in draughts; all places outside the board where men end are called home. */
  position(position: number): string {
    if (isHome(this.rules, this.roles, position)) return this.say('board-home');
    return labelAt(this.rules, position);
  }

  /** Texts about the variant, or else about the game, and the rules declared as options. */
  about(topic: Topic): string[] {
    const endRules = topic === 'description' ? describeEndRules(this) : '';
    return [...this.#ownTexts(topic), ...(endRules === '' ? [] : [endRules])];
  }

  #ownTexts(topic: Topic): string[] {
    const own = this.rules.texts[topic];
    if (own === '') return [];
    const index = this.#indexOf(this.#variant);
    const isInherited = index > 0 && own === this.game.variants[0]?.rules().texts[topic];
    const id = index === 0 || isInherited ? topic : `variant-${index}-${topic}`;
    return paragraphs(this.#translate(id, own));
  }

  /** Paragraphs of description, history and strategy. */
  paragraphs(): string[] {
    return TOPICS.flatMap((topic) => this.about(topic));
  }

  #translate(id: string, own: string): string {
    return this.#messages?.has(id) === true ? this.#messages.say(id) : own;
  }

  #indexOf(variant: string): number {
    return this.game.variants.findIndex(({ key }) => key === variant);
  }

  #type(type: number) {
    return assertDefined(this.rules.pieces[type]);
  }
}
