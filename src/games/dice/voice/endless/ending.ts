import type { AnyMatch } from '#core';
import type { Session } from '#play';
import type { JourneyState } from '../../rules/index.ts';
import { finishedScene } from '../records/finished.ts';
import type { FinishedScene } from '../records/finished.ts';
import { dailyResult } from '../records/profile.ts';
import type { DailyResult, ProfileStore } from '../records/profile.ts';
import { recordScene } from '../records/record.ts';
import type { Recorded } from '../records/record.ts';
import type { DiceWords } from '../words.ts';
import { describeResult, nameDaily } from './daily.ts';
import { describeScore } from './score.ts';

/** The end of a scenario with its effect on the records. */
export interface EndNews {
  readonly game: FinishedScene;
  /** Undefined for a game that was opened after its end. */
  readonly recorded: Recorded | undefined;
  /** The result of its daily that counts. */
  readonly daily: DailyResult | undefined;
}

/** Adds a scenario that has just ended to the records, unless bots alone have played it. */
function record(game: FinishedScene, { seats }: Session, store: ProfileStore) {
  if (!seats.some(({ kind }) => kind === 'person')) return undefined;
  let recorded: Recorded | undefined;
  store.change((profile) => {
    recorded = recordScene(profile, game, store.today());
    return recorded.profile;
  });
  return recorded;
}

/** News about the end of the current scenario; undefined before it. `isNew` adds it to the records. */
export function endNews(
  session: Session,
  store: ProfileStore,
  isNew: boolean,
): EndNews | undefined {
  const game = finishedScene(session.match);
  if (game === undefined) return undefined;
  const recorded = isNew ? record(game, session, store) : undefined;
  const { adventure, daily } = game;
  const result = daily === undefined ? undefined : dailyResult(store.read(), adventure, daily);
  return { game, recorded, daily: result };
}

/** True if the last step of a match has ended a scenario. */
export function hasEnded(before: unknown, { state }: AnyMatch): boolean {
  const wasOver = (before as JourneyState).scene?.over !== undefined;
  return !wasOver && (state as JourneyState).scene?.over !== undefined;
}

/** Kinds of lines at the end of a scenario. */
type EndLineKind = 'score' | 'detail' | 'best' | 'daily' | 'signs' | 'achievement';

/** A line about the score, the daily or an achievement. */
export interface EndLine {
  readonly kind: EndLineKind;
  readonly text: string;
}

function lineOf(kind: EndLineKind): (text: string) => EndLine {
  return (text) => ({ kind, text });
}

function scoreLines({ game, recorded }: EndNews, words: DiceWords): readonly EndLine[] {
  const [score, ...details] = describeScore(game.scene, words);
  const best = recorded?.isBest === true ? [words.say('dice-score-best')] : [];
  return [
    ...(score === undefined ? [] : [lineOf('score')(score)]),
    ...details.map(lineOf('detail')),
    ...best.map(lineOf('best')),
  ];
}

function dailyLines({ game, recorded, daily }: EndNews, words: DiceWords): readonly EndLine[] {
  if (game.daily === undefined || daily === undefined) return [];
  const [outcome = '', ...signs] = describeResult(daily, words);
  const note = recorded?.isCounted === false ? [words.say('dice-daily-replayed')] : [];
  return [
    lineOf('daily')(nameDaily(game.daily, words)),
    ...[...note, outcome].map(lineOf('detail')),
    ...signs.map(lineOf('signs')),
  ];
}

/** The score, the daily and new achievements. */
export function describeEndNews(news: EndNews, words: DiceWords): readonly EndLine[] {
  const { say } = words;
  const achievements = (news.recorded?.earned ?? []).map((id) =>
    say('dice-achievement-new', {
      name: say(`dice-achievement-${id}`),
      text: say(`dice-achievement-${id}-text`),
    }),
  );
  return [
    ...scoreLines(news, words),
    ...dailyLines(news, words),
    ...achievements.map(lineOf('achievement')),
  ];
}
