import { assertDefined } from '../../../core/index.ts';
import type { Rules, ZrfGame } from '../../../games/zrf/index.ts';
import type { Messages } from '../../../i18n/index.ts';
import { RulesWords, tellPlayer } from '../../../presentation/zrf/words.ts';
import type { Topic } from '../../../presentation/zrf/words.ts';
import type { Say } from '../../../i18n/say.ts';

/** What a variant and all that is in it are called in the language of the page. */
export interface Words {
  /** The title of the whole file, and that of a variant. */
  readonly title: string;
  variant(key: string): string;
  player(player: number): string;
  piece(type: number): string;
  help(type: number): string;
  describe(type: number): string;
  /** Paragraphs, none where the file says nothing. */
  about(topic: Topic): readonly string[];
}

/** `White_Queen`, `Promoted-Silver`: as people read them. */
function spaced(name: string): string {
  return name.replace(/[_-]+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

export interface WordsFrom {
  readonly game: ZrfGame;
  readonly variant: string;
  readonly rules: Rules;
  /** Translations of the file, where there are any. */
  readonly messages: Messages | undefined;
  readonly say: Say;
}

/** A player's name in the language of the page, or as the rules call them. */
export function namePlayer(rules: Rules, player: number, say: Say): string {
  const told = tellPlayer(rules, player, say);
  return told === rules.players[player]?.name ? spaced(told).replace('?', '') : told;
}

export function titleOf(english: string, messages: Messages | undefined): string {
  return messages?.has('title') === true ? messages.say('title') : english;
}

export function wordsOf({ game, variant, rules, messages, say }: WordsFrom): Words {
  const own = new RulesWords(game, messages);
  return {
    title: titleOf(assertDefined(game.variants[0]).title, messages),
    variant: (key) => own.variant(key),
    player: (player) => namePlayer(rules, player, say),
    piece: (type) => {
      const piece = assertDefined(rules.pieces[type]);
      const name = own.piece(piece);
      return name === piece.name ? spaced(name) : name;
    },
    help: (type) => own.help(assertDefined(rules.pieces[type])),
    describe: (type) => own.describe(assertDefined(rules.pieces[type])),
    about: (topic) => own.about(topic, variant, rules),
  };
}
