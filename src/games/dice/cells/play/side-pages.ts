import { WHOLE_CAMPAIGN } from '../../rules/index.ts';
import type { JourneyState } from '../../rules/index.ts';
import { bindingFor, commandOf } from '#play';
import { MENU_KEYS, PLAY_KEYS } from '#voice/keymap.ts';
import type { Session } from '#play';
import { DICE_SCREEN_KEYS, DICE_TABLE_KEYS } from '../../voice/keymap.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Context } from '#screen/model/context.ts';
import type { Key } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { campaignPage } from '../side/campaign-log.ts';
import { campHeroPages } from '../side/camp-heroes.ts';
import { heroPages } from '../side/hero-sheet.ts';
import { journalPage } from '../side/journal.ts';
import { manualScreen } from '../side/manual.ts';
import { mapPages } from '../side/map.ts';
import { roadPage } from '../side/road.ts';
import { pagesScreen } from '../side/pages.ts';
import type { Page } from '../side/pages.ts';
import { pilePages } from '../side/piles.ts';
import { statisticsPage } from '../side/statistics.ts';
import { threatPage } from '../side/threat-card.ts';
import { journeyKeys } from './journey-keys.ts';

interface SideContext {
  readonly context: Context;
  readonly words: DiceWords;
  readonly session: Session;
  /** Hero whose dice are on the table. */
  readonly hero: number;
  readonly back: Screen;
}

type Side = 'journal' | 'heroes' | 'piles' | 'map';

/** The pages of a command, the most relevant first; undefined if it opens none. */
function pagesFor(
  command: Side,
  { words, session, hero }: SideContext,
): readonly Page[] | undefined {
  const { match } = session;
  const state = match.state as JourneyState;
  const { scene } = state;
  if (command === 'journal') {
    return [journalPage(match, words), statisticsPage(match, words), campaignPage(match, words)];
  }
  if (command === 'heroes') {
    return scene === undefined ? campHeroPages(state, words) : heroPages(scene, hero, words);
  }
  const road = state.route === WHOLE_CAMPAIGN ? [roadPage(state, words)] : [];
  if (scene === undefined) return command === 'map' && road.length > 0 ? road : undefined;
  if (command === 'piles') return pilePages(scene, hero, words);
  const threat = threatPage(scene, words);
  return [...mapPages(scene, words), ...(threat === undefined ? [] : [threat]), ...road];
}

const PATHS = {
  heroes: 'dice-screen-heroes',
  piles: 'dice-screen-piles',
  map: 'label-map',
  journal: undefined,
} as const;

function pathOf(command: Side, words: DiceWords): { readonly path?: string } {
  const id = PATHS[command];
  return id === undefined ? {} : { path: words.say(id) };
}

/** The page that a key opens beside the table, or undefined. */
export function sideScreen(key: Key, sideContext: SideContext): Screen | undefined {
  const { context, words, session, back } = sideContext;
  const manual = (from: Screen) => manualScreen(context, words, journeyKeys(context.say), from);
  if (commandOf(DICE_TABLE_KEYS, key) === 'manual') return manual(back);
  const command = commandOf(DICE_SCREEN_KEYS, key);
  if (command === undefined || command === 'undo' || command === 'leave') return undefined;
  const pages = pagesFor(command, sideContext);
  if (pages === undefined) return undefined;
  const replay = {
    ...bindingFor(PLAY_KEYS, 'replay'),
    open: (from: Screen) => context.routes.replay(session, from),
  };
  const more = [
    ...(command === 'journal' ? [replay] : []),
    { ...bindingFor(MENU_KEYS, 'help'), open: manual },
  ];
  return pagesScreen(context, pages, { ...pathOf(command, words), own: key.name, more }, back);
}
