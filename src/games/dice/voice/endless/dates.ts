import type { Say } from '#i18n/say.ts';

/** A date such as `2026-11-28` in words. */
export function describeDate(date: string, say: Say): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return say('dice-date', { day: Number(day), month: Number(month), year });
}
