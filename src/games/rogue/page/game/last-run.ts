import { rogue } from '../../rules/index.ts';
import { Match } from '#core';
import type { AnyGame } from '#core';
import { PERSON, resumeSession, Session } from '#play';
import { standingAmong } from '#roguelike/standing.ts';
import type { Standing } from '#roguelike/standing.ts';
import { saves } from '#web/storage/saves.ts';
import type { SavedGame } from '#web/storage/saves.ts';
import type { RogueGamePage } from './rogue-page.ts';

const game = rogue as unknown as AnyGame;

/** The last run that can be continued. */
export function unfinishedRun(): SavedGame | undefined {
  return saves.value.find((save) => save.game === rogue.id && !save.over);
}

/** The current run, or the last one in the menu; undefined without any. */
export function currentRun(gamePage: RogueGamePage): Session | undefined {
  const played = gamePage.model.value?.session;
  if (played !== undefined) return played;
  const left = unfinishedRun() ?? saves.value.find((save) => save.game === rogue.id);
  const opened = left && resumeSession(left.transcript, [game]);
  return opened?.ok === true ? opened.value : undefined;
}

/** The same world before any action, as text. */
export function freshRun({ match, name }: Pick<Session, 'match' | 'name'>): string {
  const fresh = new Match(game, match.options, match.seed);
  return new Session(fresh, [PERSON], name).save();
}

/** Rank of a finished run among all saved ones; undefined without a score. */
export function standingOf(gamePage: RogueGamePage, { match }: Session): Standing | undefined {
  if (match.turn.kind !== 'over') return undefined;
  const others = saves.value.filter(
    (save) => save.game === rogue.id && save.over && save.id !== gamePage.saveId,
  );
  return standingAmong(
    match.turn.outcome.scores[0] ?? 0,
    others.map(({ scores }) => scores[0] ?? 0),
  );
}

/** File name of a run. */
export function fileNameOf({ match }: Pick<Session, 'match'>): string {
  return `rogue-${match.seed.replace(/[^\w-]+/g, '-')}`;
}
