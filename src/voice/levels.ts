import type { BotLevel } from '#core';
import type { Say } from '#i18n/say.ts';

function percent(share: number): number {
  return Math.round(100 * share);
}

/**
 * Players whom a level suits and, where the levels of the game were measured, its score against the
 * level below.
 */
export function describeLevel(
  strength: number,
  levels: readonly BotLevel[] | undefined,
  say: Say,
): string {
  const about = say(`strength-${strength}-about`);
  const match = levels?.[strength - 1]?.match;
  if (match === undefined) return about;
  const { score, least, most } = match;
  const shares = { score: percent(score), least: percent(least), most: percent(most) };
  return `${about} ${say('strength-measured', { ...shares, below: say(`strength-${strength - 1}`) })}`;
}
