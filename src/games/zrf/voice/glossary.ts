import { assertDefined } from '#core';
import { facesIn, isPass } from '../rules/index.ts';
import type { Roles, Rules, ZrfGame, ZrfState } from '../rules/index.ts';
import type { Messages } from '#i18n';
import type { Say } from '#i18n/say.ts';
import { seenAs } from './kinds.ts';
import { isHome } from './race.ts';

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

/** `White_Queen`, `PromotedSilver`: as people read them. */
function spaced(name: string): string {
  return name.replace(/[_-]+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

/** A player's name: usual ones have a message, others are called as the rules call them. */
export function namePlayer(rules: Rules, player: number, say: Say): string {
  const { name } = assertDefined(rules.players[player]);
  const id = `zrf-player-${slug(name)}`;
  const text = say(id);
  return text === id ? spaced(name).replace('?', '') : text;
}

/** The title of a file, as its translation has it. */
export function titleOf(english: string, messages: Messages | undefined): string {
  return messages?.has('title') === true ? messages.say('title') : english;
}

interface GlossaryOptions {
  readonly game: ZrfGame;
  /** The variant that is played. */
  readonly variant: string;
  /** The words of the file in the language of the moment, where there are any. */
  readonly messages: Messages | undefined;
  readonly say: Say;
}

/**
 * What a variant and all that is in it are called: in the words of a language where they were
 * translated, else in their own.
 */
export class Glossary {
  readonly rules: Rules;
  readonly say: Say;
  readonly game: ZrfGame;
  readonly #variant: string;
  readonly #messages: Messages | undefined;

  constructor({ game, variant, messages, say }: GlossaryOptions) {
    this.rules = game.playOf(variant).rules;
    this.say = say;
    this.game = game;
    this.#variant = variant;
    this.#messages = messages;
  }

  /** What pieces are there for. */
  get roles(): Roles {
    return this.game.playOf(this.#variant).roles;
  }

  /** What the dice show that were thrown for the player to move; empty where nothing can be done with it. */
  facesIn(state: ZrfState): readonly number[] {
    const faces = facesIn(this.rules, this.roles, state);
    if (faces.length === 0) return [];
    const turn = this.game.turn(state);
    return turn.kind === 'decide' && !turn.actions.every(isPass) ? faces : [];
  }

  /** The title of the whole file. */
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

  /** A piece as players know it: what rules remember by a type of its own has no name of its own. */
  piece(type: number): string {
    return this.kind(seenAs(this.rules, type));
  }

  /** A piece by its own name, where types are chosen from. */
  kind(type: number): string {
    const { name } = this.#type(type);
    return this.#translate(`piece-${slug(name)}`, spaced(name));
  }

  /** A piece as it is called amid a sentence: "king", "promoted rook". */
  pieceInText(type: number): string {
    return this.piece(type).replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
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

  /** So many men in the words of the file, where it has some of its own. */
  men(count: number): string | undefined {
    return this.#messages?.has('men') === true ? this.#messages.say('men', { count }) : undefined;
  }

  /** A position by its name; places beside the board where men come home are all called so. */
  position(position: number): string {
    if (isHome(this.rules, this.roles, position)) return this.say('board-home');
    return assertDefined(this.rules.board.positions[position]).name;
  }

  /** What the file says of the variant, or of the game where the variant says nothing of its own. */
  about(topic: Topic): string[] {
    const own = this.rules.texts[topic];
    if (own === '') return [];
    const index = this.#indexOf(this.#variant);
    const isInherited = index > 0 && own === this.game.variants[0]?.rules().texts[topic];
    const id = index === 0 || isInherited ? topic : `variant-${index}-${topic}`;
    return paragraphs(this.#translate(id, own));
  }

  /** Description, history and strategy, a paragraph each. */
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
