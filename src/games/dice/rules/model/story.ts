import type { Content, ScenarioTemplate } from './content.ts';
import type { Owned } from './hero.ts';

/**
 * The memory of a campaign: flags, which its choices set. A chosen option sets a flag of its own,
 * `choice.option`, besides those it names.
 */
export type Flags = readonly string[];

/** Holds with all flags of `when` and none of `unless`. */
export interface Condition {
  readonly when: Flags;
  readonly unless: Flags;
}

/** Occasions for a choice within a scenario, each the first time at its location. */
export const STORY_MOMENTS = ['explored', 'closed', 'villain'] as const;
export type StoryMoment = (typeof STORY_MOMENTS)[number];

/** The price of an option. */
export interface Costs {
  readonly turns: number;
  readonly wound: boolean;
  /** Dice discarded from the hand. */
  readonly dice: number;
}

/** An option of a choice in camp. Its dice go to the pool. */
export interface CampOption {
  readonly id: string;
  readonly sets: Flags;
  readonly gives: readonly Owned[];
}

/** An option of a choice within a scenario. Its dice go to the hero who chooses. */
export interface StoryOption extends CampOption {
  readonly costs: Costs;
}

/** A decision of the party in camp. */
export interface CampChoice extends Condition {
  readonly id: string;
  readonly options: readonly CampOption[];
}

/** A decision: in camp after a victory in a scenario, or within a scenario. */
export interface ChoiceTemplate extends CampChoice {
  readonly options: readonly StoryOption[];
  /** Scenario after which it is asked in camp. */
  readonly after?: string;
  /** Scenario, location and occasion of a choice within a scenario. */
  readonly in?: string;
  readonly at?: string;
  readonly on?: StoryMoment;
}

/** An end of the campaign. The first whose condition holds is told. */
export interface EndingTemplate extends Condition {
  readonly id: string;
}

/** Changes of a scenario that remembers earlier choices. */
export interface VariantTemplate extends Condition {
  readonly id: string;
  readonly changes: Partial<Omit<ScenarioTemplate, 'id' | 'level' | 'variants'>>;
}

export function holds({ when, unless }: Condition, flags: Flags): boolean {
  return when.every((flag) => flags.includes(flag)) && !unless.some((flag) => flags.includes(flag));
}

/** The flag that an option sets in any case. */
export function flagOf(choice: string, option: string): string {
  return `${choice}.${option}`;
}

/** The option chosen earlier; undefined if the choice is still open. */
export function answerOf(choice: CampChoice, flags: Flags): CampOption | undefined {
  return choice.options.find(({ id }) => flags.includes(flagOf(choice.id, id)));
}

/** True if the choice can be asked now. */
export function isOpen(choice: CampChoice, flags: Flags): boolean {
  return answerOf(choice, flags) === undefined && holds(choice, flags);
}

/** The flags with those of an option, sorted. */
export function remember(flags: Flags, choice: string, { id, sets }: CampOption): Flags {
  return mergeFlags(flags, [flagOf(choice, id), ...sets]);
}

export function mergeFlags(flags: Flags, more: Flags): Flags {
  return more.length === 0 ? flags : [...new Set([...flags, ...more])].sort();
}

const FLAG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z][a-z0-9]*(?:-[a-z0-9]+)*)?$/;

/** Most flags of a campaign, and characters of each. */
export const MAX_FLAGS = 200;
export const MAX_FLAG = 121;
export const MAX_STORY = MAX_FLAGS * (MAX_FLAG + 1);

/** Flags as one text for the option `story`. */
export function makeStory(flags: Flags): string {
  return flags.join(',');
}

/** Parses the option `story`; undefined if it is invalid. */
export function parseStory(text: string): Flags | undefined {
  if (text === '') return [];
  const flags = text.split(',');
  if (flags.length > MAX_FLAGS || !flags.every(isFlag)) return undefined;
  const sorted = mergeFlags([], flags);
  return makeStory(sorted) === text ? sorted : undefined;
}

export function isFlag(text: string): boolean {
  return text.length <= MAX_FLAG && FLAG.test(text);
}

/** The variants of a scenario that apply, in order. */
export function variantsOf(
  { variants = [] }: ScenarioTemplate,
  flags: Flags,
): readonly VariantTemplate[] {
  return variants.filter((variant) => holds(variant, flags));
}

/** The scenario as changed by all variants that apply. */
export function varied(scenario: ScenarioTemplate, flags: Flags): ScenarioTemplate {
  return variantsOf(scenario, flags).reduce(
    (now, { changes }) => ({ ...now, ...changes }),
    scenario,
  );
}

/** The choices asked in camp after a scenario, in order. */
export function choicesAfter({ choices = [] }: Content, scenario: string): readonly CampChoice[] {
  return choices
    .filter(({ after }) => after === scenario)
    .map(({ id, when, unless, options }) => ({ id, when, unless, options: options.map(inCamp) }));
}

function inCamp({ id, sets, gives }: StoryOption): CampOption {
  return { id, sets, gives };
}

/** The ending of a campaign that is won; undefined if the adventure has none. */
export function endingOf({ endings = [] }: Content, flags: Flags): EndingTemplate | undefined {
  return endings.find((ending) => holds(ending, flags));
}
