import { assertDefined, must } from '#core';
import type { Seed } from '#core';
import { startCampaign } from '../campaign/campaign.ts';
import type { Campaign, CampaignChapter } from '../campaign/campaign.ts';
import { equipped } from '../campaign/equipment.ts';
import { seasoned } from '../campaign/growth.ts';
import type { Progress } from '../campaign/growth.ts';
import { findTemplate } from '../model/content.ts';
import type { HeroSheet } from '../model/hero.ts';
import type { Pack } from '../packs/names.ts';
import { composeScenario, levelOfFreePlay } from '../world/free-play.ts';
import { parseParty } from '../tables/party-text.ts';
import { parseTwists } from '../tables/twists.ts';
import { WHOLE_CAMPAIGN } from './journey.ts';
import type { JourneyOptions } from './journey.ts';

/** Progress of a campaign when it reaches a scenario. */
function progressAt(pack: Pack, scenario: string): Progress {
  const level = levelOfFreePlay(scenario);
  if (level !== undefined) {
    const before = pack.chapters.filter((chapter) => chapter.level < level);
    const wins = before.flatMap(({ scenarios }) => scenarios).length;
    return { wins, chapters: before.length };
  }
  const at = pack.chapters.findIndex(({ scenarios }) => scenarios.includes(scenario));
  if (at < 0)
    return { wins: 0, chapters: findTemplate(pack.content.scenarios, scenario).level - 1 };
  const before = pack.chapters.slice(0, at).flatMap(({ scenarios }) => scenarios);
  const wins = before.length + assertDefined(pack.chapters[at]).scenarios.indexOf(scenario);
  return { wins, chapters: at };
}

/**
 * Heroes for a route. A party given without growth gets the typical growth and keepsakes for that
 * point of the campaign, wherever the game is started from.
 */
function heroesFor(pack: Pack, route: string, party: string): readonly HeroSheet[] {
  const sheets = parseParty(party);
  if (sheets === undefined) throw new RangeError(`${party} is not a valid party`);
  if (route === WHOLE_CAMPAIGN || party.includes(':')) return sheets;
  const progress = progressAt(pack, route);
  const grown = sheets.map((sheet) => seasoned(sheet, progress));
  return equipped(grown, pack.content.keepsakes ?? [], progress.wins);
}

/** The scenario composed from the options and the seed, as a campaign of one scenario. */
function freeChapter(
  pack: Pack,
  level: number,
  { party, twists = '' }: JourneyOptions,
  seed: Seed,
): CampaignChapter {
  const heroes = party.split(',').length;
  const request = { level, heroes, seed, twists: parseTwists(twists) };
  const { id } = must(composeScenario(pack.content, request));
  return { id, level, scenarios: [id] };
}

function chaptersOf(pack: Pack, options: JourneyOptions, seed: Seed): readonly CampaignChapter[] {
  const { route } = options;
  if (route === WHOLE_CAMPAIGN) return pack.chapters;
  const free = levelOfFreePlay(route);
  if (free !== undefined) return [freeChapter(pack, free, options, seed)];
  const { level } = findTemplate(pack.content.scenarios, route);
  const chapter = pack.chapters.find(({ scenarios }) => scenarios.includes(route));
  return [{ id: chapter?.id ?? route, level, scenarios: [route] }];
}

/** The campaign at its start. A single scenario is a campaign of one. */
export function setOut(pack: Pack, options: JourneyOptions, seed: Seed): Campaign {
  const { route, party, difficulty, mode } = options;
  const result = startCampaign({
    adventure: pack.id,
    chapters: chaptersOf(pack, options, seed),
    party: heroesFor(pack, route, party),
    mode,
    difficulty,
    seed,
  });
  if (!result.ok) throw new RangeError(result.problem.message);
  return result.value;
}
