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

/** Most allies who join by one option. */
export const MAX_JOINING = 4;

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
  /** Dice of allies with names, who join unless the party has met them. */
  readonly joins: readonly Owned[];
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

/** An end of the campaign. The first whose condition holds is shown. */
export interface EndingTemplate extends Condition {
  readonly id: string;
}
