import type { Pack } from '../../rules/index.ts';
import { RECORD_PAGES } from '../../voice/endless/record-pages.ts';
import type { RecordPage } from '../../voice/endless/record-pages.ts';
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

const PLAY = ':play';

/** Route that starts the tutorial, or else the first scenario, at once. */
export function playRoute({ id }: Pack) {
  return { kind: 'game', game: 'dice', part: id + PLAY } as const;
}

const DAILY = ':daily';

/** Route of the daily in an adventure. */
export function dailyRoute({ id }: Pack) {
  return { kind: 'game', game: 'dice', part: id + DAILY } as const;
}

const RECORDS = 'records:';

/** Route of a page of the player's records. */
export function recordsRoute(page: RecordPage) {
  return { kind: 'game', game: 'dice', part: RECORDS + page } as const;
}

/** The page of records in a part of the address, if it is one. */
export function readRecordPage(part: string): RecordPage | undefined {
  return RECORD_PAGES.find((page) => part === RECORDS + page);
}

/** Something to do before an adventure is played; `play` starts a journey at once. */
export type Preparation = 'journey' | 'free' | 'daily' | 'play';

/** Parses a part of the address: an adventure, and the form that prepares a new game in it. */
export function readPart(part: string): {
  readonly id: string;
  readonly prepares: Preparation | undefined;
} {
  const [id = '', ...rest] = part.split(':');
  if (part === id + FREE) return { id, prepares: 'free' };
  if (part === id + DAILY) return { id, prepares: 'daily' };
  if (part === id + PLAY) return { id, prepares: 'play' };
  return { id, prepares: rest.length > 0 ? 'journey' : undefined };
}

export function makeGamePage(pack: Pack): DiceGamePage {
  return new GamePageModel({
    game: gameOfPack(pack),
    route: routeOfPack(pack),
    makePlayModel: (options) => new DicePlayModel(options, pack),
    tellSaved: (match) => describeSavedJourney(match, new DiceWords(pack, currentMessages())),
  });
}
