import type { Rules, ZrfGame, ZrfState } from '../../rules/index.ts';
import type { Size } from '#screen/cells/grid.ts';
import type { DrawingMeans } from '#screen/model/look.ts';
import { piecesIn } from '../../voice/settings.ts';
import { stockOf } from '../../voice/stock.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import type { PieceWords, SignSet } from './codes.ts';
import { isTurned, layoutOf } from './layout.ts';
import type { BoardLayout, Scale } from './layout.ts';
import { styleOf } from './style.ts';
import type { Style } from './style.ts';

/** Languages whose readers know kanji. */
const KANJI_LANGUAGES = ['zh'];

/** Language of the names and letters in our files. */
const FILE_LANGUAGE = 'en';

/** Signs of pieces on a screen. */
interface ShownSigns {
  readonly set: SignSet;
  readonly isAscii: boolean;
  /** True for letters of the reader's language. */
  readonly isTranslated?: boolean;
}

function signsOf({ settings, language, isAscii }: DrawingMeans): ShownSigns {
  const pieces = piecesIn(settings);
  if (isAscii || pieces === 'ascii') return { set: 'letters', isAscii: true };
  const isTranslated = language !== FILE_LANGUAGE;
  if (pieces === 'letters') return { set: 'letters', isAscii: false, isTranslated };
  const knowsKanji = pieces === 'symbols' || KANJI_LANGUAGES.includes(language);
  return { set: knowsKanji ? 'kanji' : 'symbols', isAscii: false, isTranslated };
}

/** Cache of the layouts of a game: every variant, side, size and set of pieces shown so far. */
export class Layouts {
  readonly #game: ZrfGame;
  readonly #wordsIn: (variant: string) => readonly PieceWords[];
  readonly #cache = new Map<Rules, Map<string, BoardLayout>>();
  readonly #styles = new Map<Rules, Style>();

  /** `wordsIn` returns the words of a variant's pieces in the reader's language, by type. */
  constructor(game: ZrfGame, wordsIn: (variant: string) => readonly PieceWords[]) {
    this.#game = game;
    this.#wordsIn = wordsIn;
  }

  /** Layout of the smallest squares in letters, for keys and plain text. */
  plain(state: ZrfState, south = 0): BoardLayout {
    return this.#layout(state, south, { set: 'letters', isAscii: false, scale: 1 });
  }

  /** Layout of squares of this size. */
  at(state: ZrfState, south: number, means: DrawingMeans, scale: Scale): BoardLayout {
    return this.#layout(state, south, { ...signsOf(means), scale });
  }

  /** Arrangement of the largest squares that fit in a room. */
  arranged(state: ZrfState, south: number, means: DrawingMeans, room: Size): Arrangement {
    const rules = this.#game.rulesOf(state);
    const hasStock = state.stock.some((count) => count !== 0);
    const hasHands = hasStock || stockOf(rules, state, 0).length > 0;
    return arrange(room, (scale) => this.at(state, south, means, scale), hasHands);
  }

  #layout(
    state: ZrfState,
    south: number,
    { isTranslated = false, ...signs }: ShownSigns & { readonly scale: Scale },
  ): BoardLayout {
    const rules = this.#game.rulesOf(state);
    const isRound = isTurned(rules, south);
    const ofRules = this.#cache.get(rules) ?? new Map<string, BoardLayout>();
    this.#cache.set(rules, ofRules);
    const key = [isRound, signs.scale, signs.set, signs.isAscii, isTranslated].join();
    const style = this.#styleOf(rules, state);
    const words = isTranslated ? this.#wordsIn(state.variant) : undefined;
    const layout =
      ofRules.get(key) ?? layoutOf(rules, { isTurned: isRound, style, words, ...signs });
    ofRules.set(key, layout);
    return layout;
  }

  #styleOf(rules: Rules, { variant }: ZrfState): Style {
    const style = this.#styles.get(rules) ?? styleOf(rules, this.#game.playOf(variant).roles);
    this.#styles.set(rules, style);
    return style;
  }
}
