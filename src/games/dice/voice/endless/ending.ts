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

function dailyLines({ game, recorded, daily }: EndNews, words: DiceWords): readonly string[] {
  if (game.daily === undefined || daily === undefined) return [];
  const title = nameDaily(game.daily, words);
  const note = recorded?.isCounted === false ? [words.say('dice-daily-replayed')] : [];
  return [title, ...note, ...describeResult(daily, words)];
}

/** The score, the daily and new achievements, one line each. */
export function describeEndNews(news: EndNews, words: DiceWords): readonly string[] {
  const { game, recorded } = news;
  const { say } = words;
  return [
    ...describeScore(game.scene, words),
    ...(recorded?.isBest === true ? [say('dice-score-best')] : []),
    ...dailyLines(news, words),
    ...(recorded?.earned ?? []).map((id) =>
      say('dice-achievement-new', {
        name: say(`dice-achievement-${id}`),
        text: say(`dice-achievement-${id}-text`),
      }),
    ),
  ];
}
