import { dailyOf, parseParty } from '../../rules/index.ts';
import type { Daily, HeroClass, JourneyGame, JourneyOptions, Pack } from '../../rules/index.ts';
import { nameParty } from '../names.ts';
import { dailyResult } from '../records/profile.ts';
import type { DailyResult, Profile } from '../records/profile.ts';
import type { Sign } from '../records/tally.ts';
import { freeRouteIn, nameRoute } from '../routes.ts';
import type { DiceWords } from '../words.ts';
import { describeDate } from './dates.ts';
import { listTwists } from './twist-choice.ts';

/** Signs of turns. They are one column wide in every terminal. */
export const SIGN_GLYPHS: Readonly<Record<Sign, string>> = {
  died: '†',
  villain: '◆',
  closed: '■',
  hurt: '×',
  beaten: '+',
  quiet: '·',
};

/** Signs per line of a result. */
const ROW = 20;

/** The adventure of the daily: the first one with free play. */
export function dailyPack(
  packs: readonly Pack[],
  gameOf: (pack: Pack) => JourneyGame,
): Pack | undefined {
  return packs.find((pack) => {
    const { route } = gameOf(pack).options;
    return route.kind === 'choice' && freeRouteIn(route.values) !== undefined;
  });
}

/** Today's daily, and its result if it is finished. */
export interface DailyToday {
  readonly daily: Daily;
  readonly result: DailyResult | undefined;
}

export function dailyToday(date: string, profile: Profile, pack: Pack): DailyToday {
  return { daily: dailyOf(date), result: dailyResult(profile, pack.id, date) };
}

/** Options of a daily, with names for its heroes in the player's language. */
export function dailyOptions({ options, seed }: Daily, words: DiceWords): JourneyOptions {
  return { ...options, party: nameParty(options.party, seed, words) };
}

/** True for the transcript of a saved game of this daily. */
export function isSaveOfDaily(transcript: string, { seed }: Pick<Daily, 'seed'>): boolean {
  // The seed ends the header, which is far shorter.
  return transcript.slice(0, 2000).includes(`\nseed ${seed}\n`);
}

/** Title of a daily: `Daily, 28 November 2026`. */
export function nameDaily(date: string, { say }: DiceWords): string {
  return say('dice-daily-title', { date: describeDate(date, say) });
}

/** A hero of a daily, and the name with the class. */
export interface DailyHero {
  readonly class: HeroClass;
  readonly name: string;
}

export function heroesOfDaily(daily: Daily, words: DiceWords): readonly DailyHero[] {
  const sheets = parseParty(dailyOptions(daily, words).party) ?? [];
  return sheets.map((sheet, at) => ({
    class: sheet.class,
    name: words.heroAndClass(sheets, at),
  }));
}

/** Level, difficulty and twists of a daily, one line each. */
export function describeSetting({ options }: Daily, words: DiceWords): readonly [string, string] {
  const { route, difficulty, twists } = options;
  const { say } = words;
  return [
    say('dice-daily-route', {
      route: nameRoute(route, words),
      difficulty: say(`dice-option-difficulty-${difficulty}`),
    }),
    say('dice-daily-twists', { twists: listTwists(twists, words) }),
  ];
}

/** Level, difficulty, heroes and twists of a daily, one line each. */
export function describeDaily(daily: Daily, words: DiceWords): readonly string[] {
  const [route, twists] = describeSetting(daily, words);
  const heroes = words.messages.list(heroesOfDaily(daily, words).map(({ name }) => name));
  return [route, words.say('dice-daily-heroes', { heroes }), twists];
}

function signRows(signs: readonly Sign[]): readonly string[] {
  const glyphs = signs.map((sign) => SIGN_GLYPHS[sign]);
  const rows = Math.ceil(glyphs.length / ROW);
  return Array.from({ length: rows }, (_, at) => glyphs.slice(at * ROW, (at + 1) * ROW).join(''));
}

/** The outcome of a daily with its score. */
export function describeOutcome(result: DailyResult, { say }: DiceWords): string {
  const { won, score, timer, alive, heroes } = result;
  return say(won ? 'dice-daily-won' : 'dice-daily-lost', { score, timer, alive, heroes });
}

/** The result of a daily: the outcome with the score, and a sign per turn. */
export function describeResult(result: DailyResult, words: DiceWords): readonly string[] {
  return [describeOutcome(result, words), ...signRows(result.signs)];
}

/** Meaning of the signs in a result. */
export function describeSigns({ say }: DiceWords): string {
  return say('dice-daily-signs', { ...SIGN_GLYPHS });
}

/** The result as a text to share. */
export function shareText(result: DailyResult, words: DiceWords): string {
  const title = words.say('dice-daily-share', {
    date: describeDate(result.date, words.say),
    adventure: words.adventure,
  });
  return [title, ...describeResult(result, words)].join('\n');
}
