import { assertDefined, below, makeStream, Match } from '#core';
import { DIE_TYPES, makeJourneyGame, phaseOf } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import type { JourneyAction, JourneyOptions, JourneyState } from '#games/dice/rules/index.ts';
import { PERSON, Session } from '#play';
import { tideBells } from './tide-bells.ts';

const game = makeJourneyGame(tideBells);
const greedy = assertDefined(findJourneyMind('greedy'));

/** A kind of moment in a journey, with a saved game at that point. */
export interface Moment {
  readonly name: string;
  readonly saved: string;
}

/** Name of a moment: its kind of question and its subject. */
function nameOf({ scene, campaign }: JourneyState, actions: readonly JourneyAction[]): string {
  if (scene === undefined) {
    if (campaign.stage !== 'camp') return `campaign ${campaign.stage}`;
    const isOwed = (kind: string) =>
      actions.some((action) => action.kind === 'camp' && action.action.kind === kind);
    if (isOwed('choose')) return 'camp choice';
    return `camp ${isOwed('limit') ? 'limit' : isOwed('skill') ? 'skill' : 'trade'}`;
  }
  if (scene.over !== undefined) return `over ${scene.over}`;
  const phase = phaseOf(scene);
  if (phase === undefined) return 'nothing';
  const parts: string[] = [phase.kind];
  if ('end' in phase) parts.push(phase.end);
  if ('mask' in phase) parts.push(['none', 'one'][phase.mask.length] ?? 'more');
  if (phase.kind === 'encounter' || phase.kind === 'look') parts.push(phase.die.type);
  if (phase.kind === 'closing' && phase.guard) parts.push('guard');
  return parts.join(' ');
}

/** One journey: its options, and the frequency of random decisions. */
interface Way {
  readonly options: Pick<JourneyOptions, 'route' | 'party' | 'difficulty'>;
  /** One decision out of this many is random. The greedy bot makes the others. */
  readonly oddities: number;
}

const ALL_CLASSES = 'brawler,hunter,mystic,prophet,mentor';
const TWO_CLASSES = 'mystic,prophet';

const PLAYTHROUGHS: readonly Way[] = [
  { options: { route: 'curfew', party: TWO_CLASSES, difficulty: 'easy' }, oddities: 12 },
  { options: { route: 'night-at-sallow', party: ALL_CLASSES, difficulty: 'hard' }, oddities: 12 },
  { options: { route: 'spring-tide', party: 'hunter', difficulty: 'hard' }, oddities: 3 },
  { options: { route: 'lamp-trade', party: 'hunter', difficulty: 'easy' }, oddities: 12 },
  { options: { route: 'market-day', party: TWO_CLASSES, difficulty: 'hard' }, oddities: 3 },
  { options: { route: 'night-at-sallow', party: ALL_CLASSES, difficulty: 'hard' }, oddities: 6 },
  { options: { route: 'campaign', party: TWO_CLASSES, difficulty: 'easy' }, oddities: 6 },
  { options: { route: 'campaign', party: ALL_CLASSES, difficulty: 'easy' }, oddities: 12 },
];

/** Moments required to end the search. */
const WANTED_MOMENTS = [
  'place',
  'interior',
  'target travel',
  'target give',
  'target skill',
  ...DIE_TYPES.map((type) => `encounter ${type}`),
  ...['check', 'skill', 'again', 'lose', 'give', 'cure', 'reroll', 'banish'].flatMap((end) => [
    `pick ${end} none`,
    `pick ${end} one`,
  ]),
  'pick errand none',
  'pile heal one',
  'pile rest more',
  'look ENEMY',
  'damage',
  'guard',
  'closing',
  'closing guard',
  'retry',
  'choice',
  'over cornered',
  'over time',
  'camp choice',
  'camp limit',
  'camp skill',
  'camp trade',
];
const SEEDS = 40;
const STEPS = 1500;

/** Moments found so far, and the number of uses of each kind of action. */
class Explorer {
  readonly found = new Map<string, string>();
  readonly #actionCounts = new Map<string, number>();

  /** Plays like the greedy bot, but occasionally chooses the least used action. */
  follow({ options, oddities }: Way, seed: string): void {
    const all = { mode: 'story', ...options } as const;
    const match = new Match(game, all, seed);
    const seats = all.party.split(',').map(() => PERSON);
    const session = new Session(match, seats);
    const whims = makeStream(seed, 'mind');
    for (let step = 0; step < STEPS; step++) {
      const { turn, state } = match;
      const actions = turn.kind === 'decide' ? turn.actions : [];
      const name = nameOf(state, actions);
      if (!this.found.has(name)) this.found.set(name, session.save());
      if (turn.kind !== 'decide') return;
      const isOdd = below(whims, oddities) === 0;
      const action = isOdd ? this.#rarest(state, actions) : greedy.choose(state, whims);
      const kind = kindOf(state, action);
      this.#actionCounts.set(kind, (this.#actionCounts.get(kind) ?? 0) + 1);
      match.play(action);
    }
  }

  #rarest(state: JourneyState, actions: readonly JourneyAction[]): JourneyAction {
    const times = (action: JourneyAction) => this.#actionCounts.get(kindOf(state, action)) ?? 0;
    return actions.reduce((rarest, action) => (times(action) < times(rarest) ? action : rarest));
  }
}

/** An action without its numbers. */
function kindOf(state: JourneyState, action: JourneyAction): string {
  return game.makeAction(state, action).replace(/\d+/g, '');
}

/** Finds moments of every kind in journeys. The result is deterministic. */
export function findMoments(): readonly Moment[] {
  const explorer = new Explorer();
  const { found } = explorer;
  const isWanted = () => WANTED_MOMENTS.some((name) => !found.has(name));
  for (let seed = 0; seed < SEEDS && isWanted(); seed++) {
    for (const way of PLAYTHROUGHS) explorer.follow(way, `moment ${seed}`);
  }
  const missing = WANTED_MOMENTS.filter((name) => !found.has(name));
  if (missing.length > 0) throw new RangeError(`no journey reaches: ${missing.join(', ')}`);
  return [...found].map(([name, saved]) => ({ name, saved }));
}
