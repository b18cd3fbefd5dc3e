import { assertDefined } from '#core';
import { expect } from 'vitest';
import { compareDice, newSheet } from '#games/dice/rules/index.ts';
import type { Bag, DiceState, HeroClass, Reason } from '#games/dice/rules/index.ts';
import {
  campActions,
  finishScenario,
  matchOf,
  startCampaign,
  takeCampAction,
} from '#games/dice/rules/campaign/index.ts';
import type {
  CampAction,
  Campaign,
  CampaignMode,
  Ruled,
} from '#games/dice/rules/campaign/index.ts';
import { parseDie } from '#games/dice/rules/model/die.ts';
import { makeDiceGame } from '#games/dice/rules/index.ts';
import { content, scenario } from '../content.ts';

/** Three chapters of three, four and three scenarios, which differ only in level. */
export const CHAPTERS = [3, 4, 3].map((count, i) => ({
  id: `chapter-${i + 1}`,
  level: i + 1,
  scenarios: Array.from({ length: count }, (_, at) => `s${i + 1}${at + 1}`),
}));

const scenarios = CHAPTERS.flatMap(({ level, scenarios: ids }) =>
  ids.map((id) => scenario(id, { level })),
);
const game = makeDiceGame({ ...content, scenarios });

export function unwrap<T>(step: Ruled<T>): T {
  if (!step.ok) expect.fail(step.problem.message);
  return step.value;
}

export function codeOf(step: Ruled<unknown>): string {
  return step.ok ? 'done' : step.problem.code;
}

export function campaign(mode: CampaignMode = 'story', ...party: readonly HeroClass[]): Campaign {
  const heroes: readonly HeroClass[] = party.length > 0 ? party : ['brawler', 'hunter'];
  const plan = { adventure: 'lake', chapters: CHAPTERS, mode, difficulty: 'normal' } as const;
  return unwrap(startCampaign({ ...plan, party: heroes.map(newSheet), seed: 'campaign' }));
}

export interface Ending {
  readonly over?: Reason;
  /** Indices of the heroes who died in the match. */
  readonly dead?: readonly number[];
  /** Dice found by the first hero, and deterred dice, such as `P6 W4`. */
  readonly found?: string;
  readonly deterred?: string;
}

function dice(text = ''): Bag {
  const words = text === '' ? [] : text.split(' ');
  const made = words.map((word, i) => ({ id: 9000 + i, ...assertDefined(parseDie(word)) }));
  return made.sort(compareDice);
}

/** The next scenario, ended as specified. */
export function ended(from: Campaign, ending: Ending = {}): DiceState {
  const { options, seed } = matchOf(from);
  const start = game.start(options, seed);
  const { over = 'cornered', dead = [], found, deterred } = ending;
  const heroes = start.heroes.map((hero, i) => {
    if (dead.includes(i)) return { ...hero, alive: false, bag: [], hand: { main: [], allies: [] } };
    return i === 0 ? { ...hero, pile: dice(found) } : hero;
  });
  return { ...start, heroes, deterred: dice(deterred), over };
}

export function finish(from: Campaign, ending: Ending = {}): Campaign {
  return unwrap(finishScenario(from, ended(from, ending)));
}

export function act(from: Campaign, ...actions: readonly CampAction[]): Campaign {
  return actions.reduce((now, action) => unwrap(takeCampAction(now, action)), from);
}

const FIRST: readonly CampAction['kind'][] = ['choose', 'limit', 'skill', 'reward'];

/** Makes the choices and takes the first rewards available, and leaves the camp. */
export function leaveCamp(from: Campaign): Campaign {
  const due = campActions(from).find(({ kind }) => FIRST.includes(kind));
  return due === undefined ? act(from, { kind: 'leave' }) : leaveCamp(act(from, due));
}
