import { sure } from '../../../core/index.ts';
import type { ZrfGame } from '../../../games/zrf/game.ts';
import type { Rules } from '../../../games/zrf/rules/index.ts';
import type { Messages } from '../../../i18n/index.ts';
import type { Say } from '../../../screen/say.ts';

export const TOPICS = ['description', 'history', 'strategy'] as const;
export type Topic = (typeof TOPICS)[number];

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

/** `PromotedSilver`, `Worker-on-Goal`: as the keys of translations name them. */
function keyOf(name: string): string {
  const dashed = name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2').toLowerCase();
  return dashed.replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '');
}

/** `White_Queen`, `Promoted-Silver`: as people read them. */
function spaced(name: string): string {
  return name.replace(/[_-]+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

function paragraphs(text: string): string[] {
  return text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

export interface WordsFrom {
  readonly game: ZrfGame;
  readonly variant: string;
  readonly rules: Rules;
  /** Translations of the file, where there are any. */
  readonly messages: Messages | undefined;
  readonly say: Say;
}

/** Usual names of players have a message; others are called as the rules call them. */
export function namePlayer(name: string, say: Say): string {
  const key = keyOf(name);
  for (const id of [`zrf-text-player-${key}`, `zrf-player-${key}`]) {
    const told = say(id);
    if (told !== id) return told;
  }
  return spaced(name).replace('?', '');
}

export function titleOf(english: string, messages: Messages | undefined): string {
  return messages?.has('title') === true ? messages.say('title') : english;
}

export function wordsOf({ game, variant, rules, messages, say }: WordsFrom): Words {
  const told = (key: string, english: string) =>
    messages?.has(key) === true ? messages.say(key) : english;
  const number = game.variants.findIndex(({ key }) => key === variant);
  const title = titleOf(sure(game.variants[0]).title, messages);
  const titleAt = (index: number) =>
    index <= 0 ? title : told(`variant-${index}`, game.variants[index]?.title ?? '');
  const help = (type: number) => {
    const { name, help: text } = sure(rules.pieces[type]);
    return told(`help-${keyOf(name)}`, text);
  };
  return {
    title,
    variant: (key) => titleAt(game.variants.findIndex((one) => one.key === key)),
    player: (player) => {
      const name = rules.players[player]?.name ?? '';
      return namePlayer(name, say);
    },
    piece: (type) => {
      const { name } = sure(rules.pieces[type]);
      return told(`piece-${keyOf(name)}`, spaced(name));
    },
    help,
    describe: (type) => {
      const { description } = sure(rules.pieces[type]);
      // Descriptions of pieces are translated nowhere: their help says it shorter.
      return messages === undefined ? description : '';
    },
    about: (topic) => {
      const text = rules.texts[topic];
      if (text === '') return [];
      const base = sure(game.variants[0]).rules().texts[topic];
      const isInherited = number > 0 && text === base;
      const key = number > 0 && !isInherited ? `variant-${number}-${topic}` : topic;
      return paragraphs(told(key, text));
    },
  };
}
