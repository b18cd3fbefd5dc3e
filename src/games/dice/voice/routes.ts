import type { Seed } from '#core';
import { levelOfFreePlay, WHOLE_CAMPAIGN } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** Name of a route; the tutorial is marked. */
export function nameRoute(route: string, words: DiceWords): string {
  if (route === WHOLE_CAMPAIGN) return words.say('dice-menu-campaign');
  const free = levelOfFreePlay(route);
  if (free !== undefined) return words.say('dice-free-name', { level: free });
  const scenario = words.scenario(route);
  return route === words.pack.tutorial ? words.say('dice-menu-tutorial', { scenario }) : scenario;
}

/** Description of a route for the menu. */
export function describeRoute(route: string, words: DiceWords): string {
  if (levelOfFreePlay(route) !== undefined) return words.say('dice-free-about');
  return route === WHOLE_CAMPAIGN ? words.about : words.scenario(route, 'intro');
}

/** The suggested route: the tutorial for new players. */
export function proposeRoute(
  routes: readonly string[],
  { pack }: DiceWords,
  isNew: boolean,
): string | undefined {
  return isNew && pack.tutorial !== undefined && routes.includes(pack.tutorial)
    ? pack.tutorial
    : routes[0];
}

/** The seed proposed for a route: that of the tutorial, if its pack has one, or a fresh one. */
export function proposeSeed(route: string | undefined, { pack }: DiceWords, fresh: Seed): Seed {
  return route !== undefined && route === pack.tutorial ? (pack.tutorialSeed ?? fresh) : fresh;
}

/** The first route of free play; undefined if the adventure is too small. */
export function freeRouteIn(routes: readonly string[]): string | undefined {
  return routes.find((route) => levelOfFreePlay(route) !== undefined);
}
