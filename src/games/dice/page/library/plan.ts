import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { isSeed } from '#core';
import {
  CAMPAIGN_MODES,
  DIFFICULTIES,
  HERO_CLASSES,
  levelOfFreePlay,
  parseParty,
} from '../../rules/index.ts';
import type { CampaignMode, Difficulty, Pack } from '../../rules/index.ts';
import { PERSON } from '#play';
import { drawNames, partyText } from '../../voice/names.ts';
import { freeRouteIn, proposeRoute, proposeSeed } from '../../voice/routes.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { NewGame } from '#web/board/game-page.ts';
import { gameOfPack } from '../adventures/shelf.ts';
import { readName } from './party.tsx';
import type { Chosen } from './party.tsx';
import { DEFAULT_PARTY } from './quick-journey.ts';

/** Values that a plan starts with. */
export interface PlanBasis {
  /** The choices of the last time. */
  readonly last: NewGame;
  /** True if no choice was made before. */
  readonly isNew: boolean;
  /** True for free play. */
  readonly isFree: boolean;
}

/** Choices for a journey that has not begun. */
export interface Plan {
  readonly routes: readonly string[];
  readonly route: Signal<string>;
  readonly difficulty: Signal<Difficulty>;
  readonly mode: Signal<CampaignMode>;
  readonly party: Signal<readonly Chosen[]>;
  readonly twists: Signal<string>;
  readonly seed: Signal<string>;
  /** Names that the heroes without one will have. */
  readonly names: readonly string[];
  /** True if the chosen route is free play. */
  readonly isFree: boolean;
  /** Chooses a route, with its seed unless the player wrote another. */
  readonly chooseRoute: (route: string) => void;
  /** The journey chosen; undefined while the seed is not valid. */
  readonly game: () => NewGame | undefined;
}

/** State of the form for setting out. */
export function usePlan(pack: Pack, words: DiceWords, { last, isNew, isFree }: PlanBasis): Plan {
  const routes = routesOf(pack);
  const route = useSignal(
    valueOrDefault(
      routes,
      isFree ? freeRouteIn(routes) : isNew ? undefined : last.options['route'],
      proposeRoute(routes, words, isNew),
    ),
  );
  const difficulty = useSignal<Difficulty>(
    valueOrDefault(DIFFICULTIES, last.options['difficulty'], 'normal'),
  );
  const mode = useSignal<CampaignMode>(valueOrDefault(CAMPAIGN_MODES, last.options['mode']));
  const party = useSignal<readonly Chosen[]>(
    isFree && isFirstFree(last) ? FREE_PARTY : partyOf(last.options['party']),
  );
  const twists = useSignal(String(last.options['twists'] ?? ''));
  const seed = useSignal(proposeSeed(route.value, words, last.seed));
  const chooseRoute = (chosen: string) => {
    const isOwn = seed.value !== proposeSeed(route.value, words, last.seed);
    if (!isOwn) seed.value = proposeSeed(chosen, words, last.seed);
    route.value = chosen;
  };
  const names = drawNames(
    party.value.map((one) => one.class),
    seed.value.trim(),
    words,
  );
  const isFreeRoute = levelOfFreePlay(route.value) !== undefined;
  const game = () => {
    const text = seed.value.trim();
    if (!isSeed(text)) return undefined;
    const options = {
      route: route.value,
      party: partyText(
        party.value.map((one, at) => ({
          class: one.class,
          name: readName(one.name ?? '') ?? names[at],
        })),
      ),
      difficulty: difficulty.value,
      mode: mode.value,
      twists: isFreeRoute ? twists.value : '',
    };
    return { options, seats: party.value.map(() => PERSON), seed: text };
  };
  return {
    routes,
    route,
    difficulty,
    mode,
    party,
    twists,
    seed,
    names,
    isFree: isFreeRoute,
    chooseRoute,
    game,
  };
}

function routesOf(pack: Pack): readonly string[] {
  const { route } = gameOfPack(pack).options;
  return route.kind === 'choice' ? route.values : [];
}

/** The value if it is one of `values`, otherwise the usual one or the first. */
function valueOrDefault<T extends string>(
  values: readonly T[],
  value: unknown,
  usual = values[0],
): T {
  const found = values.find((one) => one === value) ?? usual;
  if (found === undefined) throw new RangeError('There are no values to choose from.');
  return found;
}

/** Four heroes for free play, which is short with fewer. */
const FREE_PARTY: readonly Chosen[] = HERO_CLASSES.slice(0, 4).map((one) => ({
  class: one,
  name: undefined,
}));

/** True if the last game was not free play. */
function isFirstFree({ options }: NewGame): boolean {
  return levelOfFreePlay(String(options['route'])) === undefined;
}

function partyOf(text: unknown): readonly Chosen[] {
  const sheets = typeof text === 'string' ? parseParty(text) : undefined;
  const classes = sheets?.map((sheet) => sheet.class) ?? DEFAULT_PARTY;
  return classes.map((one) => ({ class: one, name: undefined }));
}
