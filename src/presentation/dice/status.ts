import { assertDefined } from '../../core/index.ts';
import { closingDifficultyAt, DIE_KINDS, phaseOf, STAT_TYPES } from '../../games/dice/index.ts';
import type { DiceState, JourneyState, PhaseKind, PhaseOf } from '../../games/dice/index.ts';
import type { DiceWords } from './words.ts';

function ofEncounter(state: DiceState, phase: PhaseOf<'encounter'>, words: DiceWords): string {
  const { die, card } = phase;
  const isStat = DIE_KINDS[die.type].role === 'stat';
  const types = state.world.cards[card]?.dieTypes ?? STAT_TYPES;
  return words.say(`dice-status-encounter-${isStat ? 'stat' : die.type}`, {
    die: words.die(die),
    card: words.card(state, card, die.type),
    types: types.map((type) => words.type(type)).join(', '),
  });
}

function ofPick(state: DiceState, phase: PhaseOf<'pick'>, words: DiceWords): string {
  const { end, rule, hero, target, use } = phase;
  const least = rule.kind === 'count' ? rule.least : rule.kind === 'uses' ? rule.least : 1;
  const isFree = end === 'lose' && least === 0;
  return words.say(`dice-status-pick-${end}${isFree ? '-any' : ''}`, {
    hero: words.hero(state, hero),
    count: least,
    skill: use === undefined ? '' : words.skill(use.skill),
    target: end === 'give' || end === 'errand' ? words.hero(state, target) : '',
  });
}

function ofClosing(state: DiceState, phase: PhaseOf<'closing'>, words: DiceWords): string {
  return words.say(phase.guard ? 'dice-status-closing-guard' : 'dice-status-closing', {
    place: words.place(state, phase.place),
    difficulty: closingDifficultyAt(state, phase.place),
  });
}

function ofInterior(state: DiceState, words: DiceWords): string {
  const { hero, explorations } = state.turn;
  const place = words.place(state, assertDefined(state.heroes[hero]).at);
  const id = explorations > 0 ? 'dice-status-interior-after' : 'dice-status-interior';
  return words.say(id, { hero: words.hero(state, hero), place });
}

function ofTarget({ end, use }: PhaseOf<'target'>, words: DiceWords): string {
  const skill = use === undefined ? '' : words.skill(use.skill);
  return words.say(`dice-status-target-${end}`, { skill });
}

function ofDamage(state: DiceState, phase: PhaseOf<'damage'>, words: DiceWords): string {
  return words.say('dice-status-damage', {
    hero: words.hero(state, phase.hero),
    amount: phase.amount,
    magical: phase.magical ? 'yes' : 'no',
  });
}

/** What is asked in each kind of phase in which somebody decides. */
const ASKED: {
  readonly [K in PhaseKind]?: (state: DiceState, phase: PhaseOf<K>, words: DiceWords) => string;
} = {
  place: (state, { hero }, words) =>
    words.say('dice-status-place', { hero: words.hero(state, hero) }),
  interior: (state, _phase, words) => ofInterior(state, words),
  encounter: ofEncounter,
  pick: ofPick,
  target: (_state, phase, words) => ofTarget(phase, words),
  pile: (_state, { end }, words) => words.say(`dice-status-pile-${end}`),
  closing: ofClosing,
  guard: (state, { places }, words) =>
    words.say('dice-status-guard', { place: words.place(state, places[0] ?? 0) }),
  damage: ofDamage,
  retry: (_state, _phase, words) => words.say('dice-status-retry'),
  look: (state, { place, die }, words) =>
    words.say('dice-status-look', { place: words.place(state, place), die: words.die(die) }),
};

function ofPhase<K extends PhaseKind>(
  state: DiceState,
  phase: PhaseOf<K>,
  words: DiceWords,
): string {
  const ask = ASKED[phase.kind];
  return ask?.(state, phase, words) ?? words.say('dice-status-chance');
}

/** What whoever decides is asked, or how the scenario ended: one sentence. */
export function describeScene(state: DiceState, words: DiceWords): string {
  if (state.over !== undefined) return words.say(`dice-status-over-${state.over}`);
  const phase = phaseOf(state);
  return phase === undefined ? words.say('dice-status-chance') : ofPhase(state, phase, words);
}

/** A hero of a campaign as he is called in scenes. */
export function nameInCampaign({ campaign }: JourneyState, at: number, words: DiceWords): string {
  return words.heroOf(
    campaign.heroes.map(({ sheet }) => sheet),
    at,
  );
}

/** The same for a journey, the camp and its end included. */
export function describeJourney(state: JourneyState, words: DiceWords): string {
  const { campaign, scene } = state;
  if (scene !== undefined) return describeScene(scene, words);
  if (campaign.stage !== 'camp') return words.say(`dice-status-campaign-${campaign.stage}`);
  const at = campaign.heroes.findIndex(({ owed }) => owed.limit || owed.skill);
  const owed = campaign.heroes[at]?.owed;
  if (owed === undefined) return words.say('dice-status-camp');
  const hero = nameInCampaign(state, at, words);
  return words.say(owed.limit ? 'dice-status-camp-limit' : 'dice-status-camp-skill', { hero });
}
