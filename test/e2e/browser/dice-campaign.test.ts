import { expect, test } from 'vitest';
import type { CampaignMode } from '#games/dice/rules/index.ts';
import { turnKey } from '#games/dice/voice/moments.ts';
import { glassRoad } from '../../games/dice/rules/glass-road.ts';
import { tideBells } from '../../games/dice/rules/tide-bells.ts';
import { isDeep } from '../../support/deep.ts';
import { Journey } from './dice.ts';

/** Rules of death, difficulty, party and bot of a campaign. */
type Setting = readonly [CampaignMode, 'easy' | 'normal' | 'hard', string, string];

const EASY: Setting = ['story', 'easy', 'brawler,hunter', 'greedy'];
const RASH: Setting = ['permadeath', 'normal', 'brawler,hunter', 'rusher'];
const ALONE: Setting = ['permadeath', 'hard', 'brawler', 'greedy'];

/** Campaigns with their ends, found by search. */
const CAMPAIGNS = [
  ['The Glass Road', 'won', glassRoad, 'road 7', EASY],
  ['The Glass Road', 'lost', glassRoad, 'road 7', RASH],
  ['The Tide Bells', 'won', tideBells, 'road 4', EASY],
  ['The Tide Bells', 'lost', tideBells, 'road 11', ALONE],
] as const;

/** Number of inputs in `npm test`, which ends long before the campaign does. */
const SAMPLE = 12;

/** Inputs of each turn, and those up to the first roll. */
interface Inputs {
  readonly turns: ReadonlyMap<string, number>;
  readonly untilRoll: number;
}

function isOver({ match }: Journey): boolean {
  return match.turn.kind !== 'decide';
}

/** Plays by clicks to the end of the campaign, or as many inputs as allowed. */
async function playCampaign(journey: Journey, maxInputs: number): Promise<Inputs> {
  const { page } = journey;
  const turns = new Map<string, number>();
  let [inputs, untilRoll] = [0, 0];
  while (!isOver(journey) && inputs < maxInputs) {
    const { scene, campaign } = journey.state;
    const key = turnKey(journey.state);
    const clicks = await journey.useShortcuts();
    inputs += clicks;
    if (scene !== undefined && scene.over === undefined)
      turns.set(key, (turns.get(key) ?? 0) + clicks);
    if (untilRoll === 0 && (await page.locator('.outcome-won, .outcome-lost').count()) > 0)
      untilRoll = inputs;
    const isNewScene = scene === undefined && journey.state.scene !== undefined;
    if (isNewScene && campaign.stage === 'camp') await journey.beginScene();
  }
  return { turns, untilRoll };
}

test.each(CAMPAIGNS.slice(0, isDeep ? CAMPAIGNS.length : 1))(
  'a scripted player clicks through %s until it is %s',
  async (name, end, pack, seed, [mode, difficulty, party, mind]) => {
    const options = { route: 'campaign', mode, difficulty, party } as const;
    const journey = await Journey.setOut(options, seed, {}, { speed: 'off' }, { pack, mind });
    await journey.beginScene();
    const { turns, untilRoll } = await playCampaign(journey, isDeep ? Infinity : SAMPLE);
    const { page, state } = journey;
    expect(await page.locator('header').first().innerText()).toContain(name);
    expect(untilRoll).toBeGreaterThan(0);
    expect(journey.problems).toEqual([]);
    if (!isDeep) return;
    const sorted = [...turns.values()].sort((a, b) => a - b);
    const median = sorted[sorted.length >> 1];
    console.log(
      `${name}, ${end}: ${untilRoll} clicks on the table to the first roll, ` +
        `median ${median} per turn of ${sorted.length} turns, ${state.campaign.won} scenarios won`,
    );
    expect(state.campaign.stage).toBe(end);
    expect(await page.locator('.tale-ending').count()).toBe(end === 'won' ? 1 : 0);
    expect(await page.locator('.progress .standing-won').count()).toBe(state.campaign.won);
    expect(median).toBeLessThanOrEqual(5);
  },
  1_200_000,
);
