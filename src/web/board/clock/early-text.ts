import type { ReadonlySignal } from '@preact/signals';
import type { Ending } from '#core';
import { describeEarlyNews, describeEndingLine } from '#voice/early-end.ts';
import type { EarlyNews, Sides } from '#voice/early-end.ts';
import { say } from '../../language/language.ts';

interface EarlyModel {
  readonly isPaused: ReadonlySignal<boolean>;
  readonly ending: ReadonlySignal<Ending | undefined>;
}

/** Describes a pause or an ending outside the rules, in place of the turn; undefined for neither. */
export function describeEarlyStatus(model: EarlyModel, sides: Sides): string | undefined {
  if (model.isPaused.value) return `${say('clock-paused')}. ${say('clock-paused-about')}`;
  const ending = model.ending.value;
  return ending && describeEndingLine(ending, sides, say);
}

/** Describes news of an ending outside the rules, for screen readers and the status line. */
export function describeEarly(news: EarlyNews, { ending }: EarlyModel, sides: Sides): string {
  // The status line shows the ending.
  return news.kind === 'ended' ? '' : describeEarlyNews(news, ending.value, sides, say);
}
