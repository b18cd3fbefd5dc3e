import { assertDefined, makeStream } from '#core';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import type { CampaignMode, JourneyAction, JourneyState, Pack } from '#games/dice/rules/index.ts';
import { campOffers } from '#games/dice/voice/camp-offers.ts';
import { turnKey } from '#games/dice/voice/moments.ts';
import type { Session } from '#play';
import { keyFor, openJourney, wantedKey } from '../../games/dice/cells/player.ts';
import { diceStage } from '../../games/dice/cells/stage.ts';
import { tideBells } from '../../games/dice/rules/tide-bells.ts';
import { wordsIn } from '../../games/dice/voice/stage.ts';
import type { Stage } from '../../screen/stage.ts';
import type { Home } from './built.ts';
import type { PtyRun } from './pty.ts';
import { homeOf, startAt } from './started.ts';

const words = wordsIn('en');

export const PARTY = 'brawler=Bram,hunter=Ash';
const BYTES = new Map([
  ['enter', '\r'],
  ['escape', '\x1b'],
  ['tab', '\t'],
  ['home', '\x1b[H'],
  ['down', '\x1b[B'],
]);
const LATIN = 'qwertyuiopasdfghjklzxcvbnm';
const CYRILLIC = 'йцукенгшщзфывапролдячсмить';

/** Upper bound for the presses of a key until its action is played. */
const MAX_PRESSES = 12;

/** Bytes that a keyboard sends for a key: Enter as 13 or 10, in either case, Latin or Cyrillic. */
export function bytesOf(key: string, count: number): string {
  if (key === 'enter' && count % 2 === 1) return '\n';
  const at = LATIN.indexOf(key);
  if (at < 0 || key.length > 1) return BYTES.get(key) ?? key;
  return [key, key.toUpperCase(), CYRILLIC.charAt(at)][count % 3] ?? key;
}

/** A game in a terminal, with the same game on a virtual stage that shows the expected screen. */
export interface MirroredGame {
  readonly run: PtyRun;
  readonly home: Home;
  readonly stage: Stage;
  readonly session: Session;
}

/** Adventure, party and rules of a game; a party of two in the first adventure by default. */
interface Setting {
  readonly pack?: Pack;
  readonly party?: string;
  readonly difficulty?: 'easy' | 'normal' | 'hard';
  readonly mode?: CampaignMode;
}

export function openBoth(route: string, seed: string, setting: Setting = {}): MirroredGame {
  const { pack = tideBells, party = PARTY, difficulty = 'easy', mode = 'story' } = setting;
  const stage = diceStage({}, undefined, pack);
  const adventure = makeJourneyGame(pack);
  const session = openJourney(stage, { route, party, difficulty, mode }, seed, adventure);
  const home = homeOf();
  const words = ['--adventure', pack.id, '--route', route, '--party', party, '--mode', mode];
  const more = ['--difficulty', difficulty, '--seed', seed];
  return { run: startAt(home, ['play', 'dice', ...words, ...more]), home, stage, session };
}

export async function isSame({ run, stage }: MirroredGame): Promise<void> {
  await run.until(() => run.screen === stage.text, `the same screen as\n${stage.text}`);
}

/** Types a key in the terminal and on the stage, and compares their screens. */
export async function pressBoth(both: MirroredGame, key: string, count = 0): Promise<void> {
  both.stage.press(key);
  both.run.type(bytesOf(key, count));
  await isSame(both);
}

/** Plays by keyboard to the end of a scenario, or up to a number of keys. Returns that number. */
export async function playOn(both: MirroredGame, maxKeys = 5000): Promise<number> {
  const { session } = both;
  const whims = makeStream('whims', 'mind');
  let keys = 0;
  await isSame(both);
  while (!session.isOver && keys < maxKeys) {
    const key = wantedKey(session, whims);
    if (key === undefined) break;
    keys += await pressUntilPlayed(both, key, keys);
  }
  return keys;
}

/** Presses a key through stories, turns and hints until its action is played; returns how often. */
async function pressUntilPlayed(both: MirroredGame, key: string, count: number): Promise<number> {
  const { match } = both.session;
  const { cursor } = match;
  let presses = 0;
  while (presses < MAX_PRESSES && match.cursor === cursor) {
    presses += 1;
    await pressBoth(both, key, count + presses);
  }
  return presses;
}

/** Plays a campaign by keyboard to its end. Returns the number of keys of each turn. */
export async function playCampaign(
  both: MirroredGame,
  bot: string,
): Promise<ReadonlyMap<string, number>> {
  const { session } = both;
  const mind = assertDefined(findJourneyMind(bot));
  const whims = makeStream('whims', 'mind');
  const turns = new Map<string, number>();
  let keys = 0;
  await isSame(both);
  while (!session.isOver) {
    const state = session.match.state as JourneyState;
    const action = mind.choose(state, whims);
    if (action.kind === 'camp') await chooseInCamp(both, action);
    else {
      const presses = await pressUntilPlayed(both, keyFor(session, action) ?? 'enter', keys);
      keys += presses;
      if (action.kind === 'scene') {
        const turn = turnKey(state);
        turns.set(turn, (turns.get(turn) ?? 0) + presses);
      }
    }
  }
  return turns;
}

/** Marks an offer of the camp and takes it. */
async function chooseInCamp(both: MirroredGame, action: JourneyAction): Promise<void> {
  const { stage, session } = both;
  const { game, state, turn } = session.match;
  if (turn.kind !== 'decide') throw new RangeError('no one decides in camp');
  const actions = turn.actions as JourneyAction[];
  const offers = campOffers(state as JourneyState, actions, words);
  const wanted = game.makeAction(state, action);
  const at = offers.findIndex((offer) => game.makeAction(state, offer.action) === wanted);
  if (at < 0) throw new RangeError(`the camp does not offer ${wanted}`);
  // The first presses leave the page of a story.
  for (let before = ''; before !== stage.text;) {
    before = stage.text;
    await pressBoth(both, 'home');
  }
  for (let row = 0; row < at; row++) await pressBoth(both, 'down');
  await pressBoth(both, 'enter');
}
