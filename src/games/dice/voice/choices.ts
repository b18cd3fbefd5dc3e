import { choiceOf, endingOf, formOf, joiningIn, phaseOf } from '../rules/index.ts';
import type {
  DiceState,
  JourneyEvent,
  JourneyState,
  Owned,
  PhaseOf,
  StoryOption,
} from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** The choice of the story to be made in a scene; undefined at other moments. */
function askedIn(scene: DiceState): PhaseOf<'choice'> | undefined {
  const phase = phaseOf(scene);
  return phase?.kind === 'choice' ? phase : undefined;
}

export function labelOfOption(scene: DiceState, option: string, words: DiceWords): string {
  return words.option(askedIn(scene)?.choice ?? '', option);
}

/** The price of an option, the dice it gives, and who joins. */
function describeDeal(
  option: StoryOption,
  joining: readonly Owned[],
  words: DiceWords,
): readonly string[] {
  const { say } = words;
  const { costs, gives } = option;
  const { turns, wound, dice } = costs;
  const gifts = words.dice(gives.map(formOf));
  return [
    ...(turns > 0 ? [say('dice-story-costs-turns', { count: turns })] : []),
    ...(dice > 0 ? [say('dice-story-costs-dice', { count: dice })] : []),
    ...(wound ? [say('dice-story-costs-wound')] : []),
    ...(gives.length > 0 ? [say('dice-story-gives', { dice: gifts })] : []),
    ...describeJoining('dice-story-joins', joining, words),
  ];
}

/** The allies who would join by an option, as a part of its details or as a sentence in camp. */
export function describeJoining(
  key: 'dice-story-joins' | 'dice-story-joins-camp',
  joining: readonly Owned[],
  words: DiceWords,
): readonly string[] {
  if (joining.length === 0) return [];
  const allies = joining.map((owned) => words.ally(formOf(owned).mark));
  return [words.say(key, { allies: words.messages.list(allies) })];
}

export function detailOfOption(scene: DiceState, id: string, words: DiceWords): string | undefined {
  const phase = askedIn(scene);
  const option = phase && choiceOf(scene, phase).options.find((one) => one.id === id);
  const deal = option === undefined ? [] : describeDeal(option, joiningIn(scene, option), words);
  return deal.length === 0 ? undefined : deal.join(' · ');
}

/** A page of the story: a situation, or the consequence of a choice, or an ending. */
export interface Tale {
  readonly title: string;
  readonly text: string;
  /** Id of the ending, if it is one. */
  readonly ending?: string;
}

/** The situation of the choice to be made in a scene. */
export function situationIn(scene: DiceState, words: DiceWords): Tale | undefined {
  const phase = askedIn(scene);
  return phase && situationOf(phase.choice, words);
}

export function situationOf(choice: string, words: DiceWords): Tale {
  return { title: words.choice(choice), text: words.choice(choice, 'text') };
}

/** The ending of a campaign that is won. */
export function endingTale({ campaign }: JourneyState, words: DiceWords): Tale | undefined {
  if (campaign.stage !== 'won') return undefined;
  const ending = endingOf(words.pack.content, campaign.flags);
  if (ending === undefined) return undefined;
  const { id } = ending;
  return { title: words.end(id), text: words.end(id, 'text'), ending: id };
}

/** The consequence of the last choice among the events. */
export function consequenceOf(events: readonly JourneyEvent[], words: DiceWords): Tale | undefined {
  const chosen = events.findLast((event) => event.kind === 'chose' || event.kind === 'decided');
  if (chosen === undefined) return undefined;
  const { choice, option } = chosen;
  const text = words.option(choice, option, 'text');
  return text === '' ? undefined : { title: words.option(choice, option), text };
}

/** The page that follows from the last step: the consequence of a choice, or the ending. */
export function taleAfter(
  state: JourneyState,
  events: readonly JourneyEvent[],
  words: DiceWords,
): Tale | undefined {
  return consequenceOf(events, words) ?? endingTale(state, words);
}
