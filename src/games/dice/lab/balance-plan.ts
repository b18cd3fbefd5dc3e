import { assertDefined } from '#core';
import { findTemplate, makeParty, parseParty, seasoned } from '../rules/index.ts';
import type { Content, Difficulty, DiceOptions, HeroSheet } from '../rules/index.ts';

/** A campaign as far as its order goes. */
export interface Campaign {
  readonly content: Content;
  readonly chapters: readonly { readonly id: string; readonly scenarios: readonly string[] }[];
}

/** Which scenarios are played: those of a chapter, by its id or number, one alone, or all. */
export interface Choice {
  readonly chapter?: string;
  readonly scenario?: string;
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The ids of the scenarios chosen; none where there is no such chapter or scenario. */
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

/** The party as it would be when it comes to a scenario, where its text does not say how it is. */
function partyFor(campaign: Campaign, scenario: string, party: string): string {
  const sheets = parseParty(party);
  if (sheets === undefined) throw new RangeError(`${party} is not a valid party`);
  return party.includes(':') ? party : makeParty(seasonedFor(campaign, scenario, sheets));
}

/** Heroes as they would be when they come to a scenario. */
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
  return sheets.map((sheet) => seasoned(sheet, { wins, chapters: ended }));
}

/** The options of each scenario, in their order. */
export function planBalance(
  campaign: Campaign,
  choice: Choice,
  party: string,
  difficulty: Difficulty,
): DiceOptions[] {
  return chooseScenarios(campaign, choice).map((scenario) => {
    return { scenario, party: partyFor(campaign, scenario, party), difficulty };
  });
}
