import type { CavesContent } from '../rules/index.ts';
import type { CavesTally } from './tally.ts';

/** A figure of runs in content that has something to count. */
interface RouteFigure {
  readonly name: string;
  readonly isIn: (content: CavesContent) => boolean;
  readonly countIn: (tally: CavesTally) => number;
}

/** Uses of the things that only packs have; Classic has none of these figures. */
const ROUTE: readonly RouteFigure[] = [
  {
    name: 'scrolls',
    isIn: ({ items }) => Object.values(items).some(({ scroll }) => scroll !== undefined),
    countIn: ({ scrolls }) => scrolls,
  },
  {
    name: 'flasks',
    isIn: ({ items }) => Object.values(items).some(({ breaks }) => breaks !== undefined),
    countIn: ({ flasks }) => flasks,
  },
  {
    name: 'friends',
    isIn: (content) => hasInVaults(content, 'captive') || canTame(content),
    countIn: ({ friends }) => friends,
  },
  {
    name: 'chosen',
    isIn: (content) => hasInVaults(content, 'choice'),
    countIn: ({ chosen }) => chosen,
  },
  {
    name: 'traps',
    isIn: ({ terrain }) => Object.values(terrain).some(({ trap }) => trap !== undefined),
    countIn: ({ traps }) => traps,
  },
  {
    name: 'bound',
    isIn: ({ terrain }) => Object.values(terrain).some(({ holds }) => holds !== undefined),
    countIn: ({ bound }) => bound,
  },
  {
    name: 'ailments',
    isIn: hasUrgesToAffect,
    countIn: ({ ailments }) => ailments,
  },
  {
    name: 'harm',
    isIn: hasUrgesToAffect,
    countIn: ({ harm }) => harm,
  },
];

function hasInVaults({ vaults }: CavesContent, key: 'captive' | 'choice'): boolean {
  return Object.values(vaults).some(({ legend = {} }) =>
    Object.values(legend).some((thing) => key in thing),
  );
}

function canTame({ effects }: CavesContent): boolean {
  return Object.values(effects).some(({ deed }) => deed?.do === 'tame');
}

function hasUrgesToAffect({ creatures }: CavesContent): boolean {
  return Object.values(creatures).some(({ urges }) => urges.some((urge) => urge.do === 'affect'));
}

/** The names of a content's own figures. */
export function routeFiguresIn(content: CavesContent): readonly string[] {
  return ROUTE.filter(({ isIn }) => isIn(content)).map(({ name }) => name);
}

/** The values of a content's own figures in one run. */
export function routeOf(
  content: CavesContent,
  tally: CavesTally,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    ROUTE.filter(({ isIn }) => isIn(content)).map(({ name, countIn }) => [name, countIn(tally)]),
  );
}
