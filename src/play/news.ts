import { CHANCE } from '#core';
import type { AnyMatch, GameEvent, Problem } from '#core';
import type { Passage } from './playback.ts';

/** One action, with the chance outcomes it caused. */
export interface NewsStep<S = unknown, E = GameEvent> {
  readonly by: number;
  readonly before: S;
  readonly events: readonly E[];
}

/** The latest news of a game. */
export type News<S = unknown, E = GameEvent> =
  | {
      readonly kind: 'events';
      readonly before: S;
      readonly events: readonly E[];
      /** The events grouped by action. */
      readonly steps: readonly NewsStep<S, E>[];
    }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'undone'; readonly count: number }
  /** The match ended outside the rules, or such an ending was undone. */
  | { readonly kind: 'ended' | 'reopened' }
  /** A bot declined a draw. */
  | { readonly kind: 'declined'; readonly by: number };

/** Splits a passage into actions. */
export function stepsBetween(
  match: AnyMatch,
  { from, to, before, events }: Passage,
): readonly NewsStep[] {
  const by = (index: number) => match.entryAt(index)?.by ?? CHANCE;
  if (to - from <= 1) return [{ by: by(from), before, events }];
  const steps: NewsStep[] = [];
  for (let index = from; index < to; index++) {
    const last = steps.at(-1);
    const own = match.eventsAt(index);
    if (by(index) !== CHANCE || last === undefined)
      steps.push({ by: by(index), before: match.stateAt(index), events: own });
    else steps.splice(-1, 1, { ...last, events: [...last.events, ...own] });
  }
  return steps;
}
