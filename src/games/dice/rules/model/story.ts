import type { Content, ScenarioTemplate, VariantTemplate } from './content.ts';
import type { HeroSheet, Owned } from './hero.ts';
import type {
  Flags,
  Condition,
  CampOption,
  StoryOption,
  CampChoice,
  EndingTemplate,
} from './story-templates.ts';

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

/** The variants of a scenario that apply to a number of heroes, in order. */
export function variantsOf(
  { variants = [] }: ScenarioTemplate,
  flags: Flags,
  heroes: number,
): readonly VariantTemplate[] {
  return variants.filter(
    (variant) => holds(variant, flags) && variant.heroes?.includes(heroes) !== false,
  );
}

/** The scenario as changed by all variants that apply. */
export function varied(scenario: ScenarioTemplate, flags: Flags, heroes: number): ScenarioTemplate {
  return variantsOf(scenario, flags, heroes).reduce(
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

function inCamp({ id, sets, gives, joins }: StoryOption): CampOption {
  return { id, sets, gives, joins };
}

/** The dice of the allies who join by an option. Those already met or in the party do not. */
export function joiningBy(
  { joins }: CampOption,
  met: readonly string[],
  sheets: readonly HeroSheet[],
): readonly Owned[] {
  if (joins.length === 0) return joins;
  const known = new Set([...met, ...sheets.flatMap(({ dice }) => dice.map(([, , mark]) => mark))]);
  return joins.filter(([, , ally]) => !known.has(ally));
}

/** The ending of a campaign that is won; undefined if the adventure has none. */
export function endingOf({ endings = [] }: Content, flags: Flags): EndingTemplate | undefined {
  return endings.find((ending) => holds(ending, flags));
}
