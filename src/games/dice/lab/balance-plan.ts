import { assertDefined } from '#core';
import { findTemplate, equipped, makeParty, parseParty, seasoned } from '../rules/index.ts';
import type { Content, Difficulty, DiceOptions, HeroSheet } from '../rules/index.ts';

/** The structure of a campaign: its contents, and the order of its scenarios. */
export interface Campaign {
  readonly content: Content;
  readonly chapters: readonly { readonly id: string; readonly scenarios: readonly string[] }[];
  readonly tutorial?: string;
}

/** The scenarios to play: a chapter by id or number, a single scenario, or all. */
export interface Choice {
  readonly chapter?: string;
  readonly scenario?: string;
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The ids of the chosen scenarios; empty for an unknown chapter or scenario. */
export function chooseScenarios(campaign: Campaign, { chapter, scenario }: Choice): string[] {
  const { content, chapters } = campaign;
  const inChapters = chapters.flatMap(({ scenarios }) => scenarios);
  const all = inChapters.length > 0 ? inChapters : content.scenarios.map(({ id }) => id);
  if (scenario !== undefined)
    return content.scenarios.some(({ id }) => id === scenario) ? [scenario] : [];
  if (chapter === undefined) return all;
  const at = chapters.findIndex(
    ({ id }, index) =>
      id === chapter || NUMBERS[index] === chapter || String(index + 1) === chapter,
  );
  return [...(chapters[at]?.scenarios ?? [])];
}

/** The party as it typically reaches a scenario, unless its text specifies the heroes in detail. */
function partyFor(campaign: Campaign, scenario: string, party: string): string {
  const sheets = parseParty(party);
  if (sheets === undefined) throw new RangeError(`${party} is not a valid party`);
  return party.includes(':') ? party : makeParty(seasonedFor(campaign, scenario, sheets));
}

/** Heroes as they typically reach a scenario. */
export function seasonedFor(
  { content, chapters }: Campaign,
  scenario: string,
  sheets: readonly HeroSheet[],
): HeroSheet[] {
  const at = chapters.findIndex(({ scenarios }) => scenarios.includes(scenario));
  const before = chapters.slice(0, Math.max(0, at)).flatMap(({ scenarios }) => scenarios);
  const wins = at < 0 ? 0 : before.length + assertDefined(chapters[at]).scenarios.indexOf(scenario);
  const { level } = findTemplate(content.scenarios, scenario);
  const ended = at < 0 ? level - 1 : at;
  const grown = sheets.map((sheet) => seasoned(sheet, { wins, chapters: ended }));
  return [...equipped(grown, content.keepsakes ?? [], wins)];
}

/** The options of some scenarios, in order. */
export function optionsFor(
  campaign: Campaign,
  scenarios: readonly string[],
  party: string,
  difficulty: Difficulty,
): DiceOptions[] {
  return scenarios.map((scenario) => {
    return { scenario, party: partyFor(campaign, scenario, party), difficulty };
  });
}

/** The options of each chosen scenario, in order. */
export function planBalance(
  campaign: Campaign,
  choice: Choice,
  party: string,
  difficulty: Difficulty,
): DiceOptions[] {
  return optionsFor(campaign, chooseScenarios(campaign, choice), party, difficulty);
}
