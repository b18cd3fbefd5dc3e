import { drawBlurSeed } from '#bots';
import { assertDefined, copyRandom } from '#core';
import type { Random } from '#core';
import type { ZrfGame } from '../../rules/index.ts';
import { Board } from '../position/board.ts';
import { moveForm } from '../position/move-form.ts';
import type { ProtocolName } from '../position/move-form.ts';
import type { SearchLimits } from './limits.ts';
import { MoveSearch, TOP_LEVEL } from './move-search.ts';

/** Setup of an engine, before the first line of the other program. */
export interface EngineSetup {
  /** Name and version of this program. */
  readonly name: string;
  readonly game: ZrfGame;
  readonly variant: string;
  readonly level: number;
  readonly random: Random;
}

/** The playing side of a conversation: a board, and a bot of some level. */
export class EnginePlayer {
  readonly setup: EngineSetup;
  readonly #protocol: ProtocolName;
  #board: Board;
  #level: number;
  readonly #blurSeed: number;

  constructor(protocol: ProtocolName, setup: EngineSetup) {
    this.setup = setup;
    this.#blurSeed = drawBlurSeed(copyRandom(setup.random));
    this.#protocol = protocol;
    this.#level = setup.level;
    this.#board = this.#boardFor(setup.variant);
  }

  get board(): Board {
    return this.#board;
  }

  get level(): number {
    return this.#level;
  }

  /** Sets the level of play. Returns false if there is no such level. */
  setLevel(text: string): boolean {
    const level = /^\d{1,3}$/.test(text) ? Number(text) : 0;
    if (level < 1 || level > TOP_LEVEL) return false;
    this.#level = level;
    return true;
  }

  /** Names of the variants: that of the game for the first one, keys for the others. */
  get variants(): readonly string[] {
    const { game } = this.setup;
    return game.variants.map(({ key }, index) => (index === 0 ? game.id : key));
  }

  /** Name of the variant on the board. */
  get variantName(): string {
    const { variants } = this.setup.game;
    const index = variants.findIndex(({ key }) => key === this.#board.variant);
    return assertDefined(this.variants[index]);
  }

  /** Starts a new game of a variant. Returns false if no variant has the name. */
  setVariant(text: string): boolean {
    const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');
    const names = this.variants;
    const variant = this.setup.game.variants.find(
      ({ key }, index) => plain(names[index] ?? key) === plain(text),
    );
    if (variant === undefined || !isSuitable(this.#protocol, this.setup.game, variant.key)) {
      return false;
    }
    this.#board = this.#boardFor(variant.key);
    return true;
  }

  /** Starts a new game of the first variant chosen. */
  reset(): void {
    this.#board = this.#boardFor(this.setup.variant);
  }

  /** Search of the position on the board, in which a player is to move. */
  search(limits: SearchLimits): MoveSearch {
    const { random } = this.setup;
    const blurSeed = this.#blurSeed;
    return new MoveSearch(this.#board, limits, { level: this.level, random, blurSeed });
  }

  #boardFor(variant: string): Board {
    const { game } = this.setup;
    const form = assertDefined(moveForm(this.#protocol, game.playOf(variant).rules));
    return new Board(game, variant, form);
  }
}

/** Reason that a variant cannot be played by a protocol: a key of messages. */
export type Unsuitability = 'players' | 'squares';

export function unsuitability(
  protocol: ProtocolName,
  game: ZrfGame,
  variant: string,
): Unsuitability | undefined {
  const { rules } = game.playOf(variant);
  const { entries, resume } = rules.turnOrder;
  const order = [...entries, ...entries.slice(resume, resume + 1)].map(({ player }) => player);
  const alternates = order.every((player, index) => player !== order[index + 1]);
  const isForTwo =
    game.players({ variant }) === 2 &&
    alternates &&
    entries.every(({ player, as }) => player === as && player < 2) &&
    game.position?.(game.start({ variant }, '')) !== undefined;
  if (!isForTwo) return 'players';
  return moveForm(protocol, rules) === undefined ? 'squares' : undefined;
}

function isSuitable(protocol: ProtocolName, game: ZrfGame, variant: string): boolean {
  return unsuitability(protocol, game, variant) === undefined;
}
