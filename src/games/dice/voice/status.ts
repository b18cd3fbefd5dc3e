import { assertDefined } from '#core';
import {
  askedOf,
  closingDifficultyAt,
  DIE_KINDS,
  phaseOf,
  soundCount,
  STAT_TYPES,
  isNamedAlly,
} from '../rules/index.ts';
import type { DiceState, JourneyState, PhaseKind, PhaseOf } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** Formats a status message by id, within the available space. */
type FormatStatus = (id: string, args?: Readonly<Record<string, string | number>>) => string;

/** Arguments that can be shortened to fit. Numbers never are. */
const NAMES = ['place', 'card', 'hero', 'target', 'skill', 'types'] as const;
const MIN_NAME = 4;

/** The arguments with the longest name one letter shorter; undefined if all are short already. */
function shortened(args: Readonly<Record<string, string | number>>) {
  const names = NAMES.flatMap((key) => {
    const value = args[key];
    return typeof value === 'string' && value.length > MIN_NAME ? [[key, value] as const] : [];
  });
  const [longest] = names.sort(([, a], [, b]) => b.length - a.length);
  if (longest === undefined) return undefined;
  const [key, value] = longest;
  return { ...args, [key]: `${value.replace(/…$/, '').slice(0, -1).trimEnd()}…` };
}

/**
 * Returns a function that uses the full message if it fits, otherwise a brief one, and finally
 * shortened names.
 */
function makeFormatter(words: DiceWords, fits: (text: string) => boolean): FormatStatus {
  return (id, args = {}) => {
    const fullText = words.say(id, args);
    if (fits(fullText)) return fullText;
    const { messages } = words;
    const short = `${id}-short`;
    const isSaid = messages.has(short) && messages.languageOf(short) === messages.languageOf(id);
    const brief = isSaid ? short : id;
    let cut: Readonly<Record<string, string | number>> | undefined = args;
    for (let text = words.say(brief, args); ; text = words.say(brief, cut)) {
      if (fits(text)) return text;
      cut = shortened(cut);
      if (cut === undefined) return text;
    }
  };
}

/** Context of a prompt: words, and a function that fits messages into the available space. */
interface PromptContext {
  readonly words: DiceWords;
  readonly tell: FormatStatus;
}

function ofEncounter(
  state: DiceState,
  { die, card }: PhaseOf<'encounter'>,
  { words, tell }: PromptContext,
): string {
  const isStat = DIE_KINDS[die.type].role === 'stat';
  const types = (state.world.cards[card]?.dieTypes ?? STAT_TYPES).map((type) => words.type(type));
  const kind = isNamedAlly(die) ? 'named' : die.type;
  return tell(`dice-status-encounter-${isStat ? 'stat' : kind}`, {
    die: words.die(die),
    card: words.card(state, card, die.type),
    types: types.join(words.say('dice-or')),
  });
}

/** True for a plain attack that may include a second die. */
function isAllOut({ check, rule, use }: PhaseOf<'pick'>): boolean {
  return check === 'battle' && use === undefined && rule.kind === 'uses' && rule.most > 1;
}

function ofPick(state: DiceState, phase: PhaseOf<'pick'>, { words, tell }: PromptContext): string {
  const { end, rule, hero, target, use } = phase;
  const minCount = rule.kind === 'count' ? rule.least : rule.kind === 'uses' ? rule.least : 1;
  return tell(`dice-status-pick-${isAllOut(phase) ? 'fight' : end}`, {
    hero: words.hero(state, hero),
    count: end === 'pay' ? target : minCount,
    skill: use === undefined ? '' : words.skillOf(state, use.hero, use.skill),
    target: end === 'give' || end === 'errand' ? words.hero(state, target) : '',
  });
}

function ofClosing(
  state: DiceState,
  { guard, place }: PhaseOf<'closing'>,
  { words, tell }: PromptContext,
): string {
  return tell(guard ? 'dice-status-closing-guard' : 'dice-status-closing', {
    place: words.place(state, place),
    difficulty: closingDifficultyAt(state, place),
  });
}

function ofInterior(state: DiceState, { words, tell }: PromptContext): string {
  const { hero, explorations } = state.turn;
  const place = words.place(state, assertDefined(state.heroes[hero]).at);
  const id = explorations > 0 ? 'dice-status-interior-after' : 'dice-status-interior';
  return tell(id, { hero: words.hero(state, hero), place });
}

function ofTarget(
  state: DiceState,
  { end, use }: PhaseOf<'target'>,
  { words, tell }: PromptContext,
): string {
  const skill = use === undefined ? '' : words.skillOf(state, use.hero, use.skill);
  return tell(`dice-status-target-${end}`, { skill });
}

function ofDamage(
  state: DiceState,
  { hero, amount, magical }: PhaseOf<'damage'>,
  { words, tell }: PromptContext,
): string {
  const { hand, bag } = assertDefined(state.heroes[hero]);
  const available = soundCount(hand) + bag.length;
  const name = words.hero(state, hero);
  // Damage costs no wounds. It is still asked about, because others could react to it.
  if (available === 0) return tell('dice-status-damage-none', { hero: name });
  const args = {
    hero: name,
    amount: Math.min(amount, available),
    magical: magical ? 'yes' : 'no',
  };
  return tell('dice-status-damage', args);
}

/** Prompts for each kind of phase with a decision. */
const PROMPTS: {
  readonly [K in PhaseKind]?: (
    state: DiceState,
    phase: PhaseOf<K>,
    context: PromptContext,
  ) => string;
} = {
  place: (state, { hero }, { words, tell }) =>
    tell('dice-status-place', { hero: words.hero(state, hero) }),
  interior: (state, _phase, context) => ofInterior(state, context),
  encounter: ofEncounter,
  pick: ofPick,
  target: (state, phase, context) => ofTarget(state, phase, context),
  pile: (_state, { end }, { tell }) => tell(`dice-status-pile-${end}`),
  closing: ofClosing,
  guard: (state, { places }, { words, tell }) =>
    tell('dice-status-guard', { place: words.place(state, places[0] ?? 0) }),
  damage: ofDamage,
  choice: (state, { hero }, { words, tell }) =>
    tell('dice-status-choice', { hero: words.hero(state, hero) }),
  retry: (_state, _phase, { tell }) => tell('dice-status-retry'),
  look: (state, { place, die }, { words, tell }) =>
    tell('dice-status-look', { place: words.place(state, place), die: words.die(die) }),
};

function ofPhase<K extends PhaseKind>(
  state: DiceState,
  phase: PhaseOf<K>,
  context: PromptContext,
): string {
  const prompt = PROMPTS[phase.kind];
  if (prompt !== undefined) return prompt(state, phase, context);
  return context.tell(phase.kind === 'roll' ? 'dice-status-roll' : 'chance-decides');
}

const ALWAYS_FITS = () => true;

/**
 * Prompt for the deciding player, or the outcome of the scenario, in one sentence. If `fits`
 * returns false, it is brief, and finally has shortened names.
 */
export function describeScene(
  state: DiceState,
  words: DiceWords,
  fits: (text: string) => boolean = ALWAYS_FITS,
): string {
  if (state.over !== undefined) return words.say(`dice-status-over-${state.over}`);
  const phase = phaseOf(state);
  const tell = makeFormatter(words, fits);
  return phase === undefined ? tell('chance-decides') : ofPhase(state, phase, { words, tell });
}

/** Name of a campaign hero, as in scenes. */
export function nameInCampaign({ campaign }: JourneyState, at: number, words: DiceWords): string {
  return words.heroOf(
    campaign.heroes.map(({ sheet }) => sheet),
    at,
  );
}

/** Prompt for a journey, including the camp and the end. */
export function describeJourney(
  state: JourneyState,
  words: DiceWords,
  fits: (text: string) => boolean = ALWAYS_FITS,
): string {
  const { campaign, scene } = state;
  if (scene !== undefined) return describeScene(scene, words, fits);
  if (campaign.stage !== 'camp') return words.say(`dice-status-campaign-${campaign.stage}`);
  if (askedOf(campaign) !== undefined) return words.say('dice-status-camp-choice');
  const at = campaign.heroes.findIndex(({ owed }) => owed.limit || owed.skill);
  const owed = campaign.heroes[at]?.owed;
  const tell = makeFormatter(words, fits);
  if (owed === undefined) {
    const rewarded = campaign.heroes.findIndex(({ offered }) => offered.length > 0);
    if (rewarded < 0) return words.say('dice-status-camp');
    return tell('dice-status-camp-reward', { hero: nameInCampaign(state, rewarded, words) });
  }
  const hero = nameInCampaign(state, at, words);
  return tell(owed.limit ? 'dice-status-camp-limit' : 'dice-status-camp-skill', { hero });
}
