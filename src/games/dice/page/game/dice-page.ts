import type { Pack } from '../../rules/index.ts';
import { describeSavedJourney } from '../../voice/saved.ts';
import { DiceWords } from '../../voice/words.ts';
import { gameOfPack } from '../adventures/shelf.ts';
import { GamePageModel } from '#web/board/game-page.ts';
import { currentMessages } from '#web/language/language.ts';
import { DicePlayModel } from './dice-play-model.ts';

export const DIALOGS = [
  'games',
  'share',
  'file',
  'help',
  'map',
  'road',
  'heroes',
  'piles',
  'journal',
  'glossary',
  'colours',
] as const;
export type DialogName = (typeof DIALOGS)[number] | 'new';
export type DiceGamePage = GamePageModel<DicePlayModel, DialogName>;

/** Page and model, passed to all parts of the page. */
export interface DicePage {
  readonly gamePage: DiceGamePage;
  readonly model: DicePlayModel;
}

/** Route of an adventure. */
export function routeOfPack({ id }: Pack) {
  return { kind: 'game', game: 'dice', part: id } as const;
}

const NEW = ':new';

/** Route of the set-out form for a new journey through an adventure. */
export function newRoute({ id }: Pack) {
  return { kind: 'game', game: 'dice', part: id + NEW } as const;
}

const FREE = ':free';

/** Route of the set-out form for free play in an adventure. */
export function freeRoute({ id }: Pack) {
  return { kind: 'game', game: 'dice', part: id + FREE } as const;
}

/**
 * Parses a part of the address: an adventure, and a flag each for a new journey and for free play.
 */
export function readPart(part: string): {
  readonly id: string;
  readonly isNew: boolean;
  readonly isFree: boolean;
} {
  const [id = '', ...rest] = part.split(':');
  const isFree = part === id + FREE;
  return { id, isNew: isFree || rest.length > 0, isFree };
}

export function makeGamePage(pack: Pack): DiceGamePage {
  return new GamePageModel({
    game: gameOfPack(pack),
    route: routeOfPack(pack),
    makePlayModel: (options) => new DicePlayModel(options, pack),
    tellSaved: (match) => describeSavedJourney(match, new DiceWords(pack, currentMessages())),
  });
}
