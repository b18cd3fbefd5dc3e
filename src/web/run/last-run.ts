import { Match } from '#core';
import type { AnyGame } from '#core';
import { PERSON, resumeSession, Session } from '#play';
import { standingAmong } from '#roguelike/standing.ts';
import type { Standing } from '#roguelike/standing.ts';
import { saves } from '../storage/saves.ts';
import type { SavedGame } from '../storage/saves.ts';

/** The page of a roguelike, as the functions here read it. */
interface RunPage {
  readonly game: AnyGame;
  readonly saveId: string;
  readonly model: { readonly value: { readonly session: Session } | undefined };
}

/** The last run that can be continued. */
export function unfinishedRun(game: string): SavedGame | undefined {
  return saves.value.find((save) => save.game === game && !save.over);
}

/** The current run, or the last one in the menu; undefined without any. */
export function currentRun({ game, model }: RunPage): Session | undefined {
  const played = model.value?.session;
  if (played !== undefined) return played;
  const left = unfinishedRun(game.id) ?? saves.value.find((save) => save.game === game.id);
  const opened = left && resumeSession(left.transcript, [game]);
  return opened?.ok === true ? opened.value : undefined;
}

/** The same world before any action, as text. */
export function freshRun({ match, name }: Pick<Session, 'match' | 'name'>): string {
  const fresh = new Match(match.game, match.options, match.seed);
  return new Session(fresh, [PERSON], name).save();
}

/** Rank of a finished run among all saved ones; undefined without a score. */
export function standingOf({ game, saveId }: RunPage, { match }: Session): Standing | undefined {
  if (match.turn.kind !== 'over') return undefined;
  const others = saves.value.filter(
    (save) => save.game === game.id && save.over && save.id !== saveId,
  );
  return standingAmong(
    match.turn.outcome.scores[0] ?? 0,
    others.map(({ scores }) => scores[0] ?? 0),
  );
}

/** File name of a run. */
export function fileNameOf({ match }: Pick<Session, 'match'>): string {
  return `${match.game.id}-${match.seed.replace(/[^\w-]+/g, '-')}`;
}
