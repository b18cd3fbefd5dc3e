import { assertDefined } from '../../../core/index.ts';
import type { Seed } from '../../../core/index.ts';
import { startCampaign } from '../campaign/campaign.ts';
import type { Campaign, CampaignChapter } from '../campaign/campaign.ts';
import { seasoned } from '../minds/growth.ts';
import type { Progress } from '../minds/growth.ts';
import { findTemplate } from '../model/content.ts';
import type { HeroSheet } from '../model/hero.ts';
import type { Pack } from '../packs/names.ts';
import { parseParty } from '../tables/party-text.ts';
import { WHOLE_CAMPAIGN } from './journey.ts';
import type { JourneyOptions } from './journey.ts';

/** How far a campaign has come when it reaches a scenario. */
function progressAt(pack: Pack, scenario: string): Progress {
  const at = pack.chapters.findIndex(({ scenarios }) => scenarios.includes(scenario));
  if (at < 0)
    return { wins: 0, chapters: findTemplate(pack.content.scenarios, scenario).level - 1 };
  const before = pack.chapters.slice(0, at).flatMap(({ scenarios }) => scenarios);
  const wins = before.length + assertDefined(pack.chapters[at]).scenarios.indexOf(scenario);
  return { wins, chapters: at };
}

/** A party written without its growth comes to a scenario as it would on the way there. */
function heroesFor(pack: Pack, route: string, party: string): readonly HeroSheet[] {
  const sheets = parseParty(party);
  if (sheets === undefined) throw new RangeError(`${party} is not a valid party`);
  if (route === WHOLE_CAMPAIGN || party.includes(':')) return sheets;
  const progress = progressAt(pack, route);
  return sheets.map((sheet) => seasoned(sheet, progress));
}

function chaptersOf(pack: Pack, route: string): readonly CampaignChapter[] {
  if (route === WHOLE_CAMPAIGN) return pack.chapters;
  const { level } = findTemplate(pack.content.scenarios, route);
  const chapter = pack.chapters.find(({ scenarios }) => scenarios.includes(route));
  return [{ id: chapter?.id ?? route, level, scenarios: [route] }];
}

/** The campaign at its beginning; one scenario by itself is a campaign of one. */
export function setOut(pack: Pack, options: JourneyOptions, seed: Seed): Campaign {
  const { route, party, difficulty, mode } = options;
  const begun = startCampaign({
    adventure: pack.id,
    chapters: chaptersOf(pack, route),
    party: heroesFor(pack, route, party),
    mode,
    difficulty,
    seed,
  });
  if (!begun.ok) throw new RangeError(begun.problem.message);
  return begun.value;
}
