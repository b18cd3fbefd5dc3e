import { failed, parsed } from '#core';
import type { Parsed } from '#core';
import type { CampAction } from '../campaign/camp.ts';
import { makeCampaign, parseCampaign } from '../campaign/campaign-text.ts';
import type { DiceGame } from '../game/game.ts';
import { DIE_KINDS, makeDie, parseDie } from '../model/die.ts';
import { formOf, makeOwned } from '../model/hero.ts';
import type { Content } from '../model/content.ts';
import type { Pack } from '../packs/names.ts';
import type { DiceState } from '../state/state.ts';
import { MAX_TRADES } from './journey.ts';
import type { JourneyAction, JourneyState } from './journey.ts';
import { GO_ON } from './rules.ts';

/** The whole state on one line: route, trades, campaign, scene. */
export function makeJourney(dice: DiceGame, state: JourneyState): string {
  const { route, trades, campaign, scene } = state;
  return JSON.stringify([
    route,
    trades,
    makeCampaign(campaign),
    scene === undefined ? null : dice.makeState(scene),
  ]);
}

const BROKEN = { code: 'journey-state', message: 'This is not a valid game state.' };
const MAX_SIZE = 400_000;

function readParts(text: string): [string, number, string, string | null] | undefined {
  let json: unknown;
  try {
    json = text.length > MAX_SIZE ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(json) || json.length !== 4) return undefined;
  const [route, trades, campaign, scene] = json as unknown[];
  const isCount = Number.isInteger(trades) && Number(trades) >= 0 && Number(trades) <= MAX_TRADES;
  if (typeof route !== 'string' || !isCount || typeof campaign !== 'string') return undefined;
  if (scene !== null && typeof scene !== 'string') return undefined;
  return [route, Number(trades), campaign, scene];
}

/** True if there is a scene exactly in the stage that needs one. */
function isWhole(state: JourneyState): boolean {
  return (state.scene !== undefined) === (state.campaign.stage === 'scenario');
}

/** True if the adventure has every keepsake that its heroes own or are offered. */
function knowsKeepsakes({ campaign }: JourneyState, { keepsakes = [] }: Content): boolean {
  const isKnown = (id: string) => keepsakes.some((one) => one.id === id);
  return campaign.heroes.every(({ sheet, offered }) => {
    const rewards = offered.flatMap((one) => (one.kind === 'keepsake' ? [one.id] : []));
    return [...sheet.keepsakes, ...rewards].every(isKnown);
  });
}

/** Parses the text written by `makeJourney`; `routes` are the routes of the adventure. */
export function parseJourney(
  dice: DiceGame,
  { id: adventure, content }: Pick<Pack, 'id' | 'content'>,
  routes: readonly string[],
  text: string,
): Parsed<JourneyState> {
  const parts = readParts(text);
  if (parts === undefined || !routes.includes(parts[0])) return failed(BROKEN);
  const [route, trades, campaignText, sceneText] = parts;
  const campaign = parseCampaign(campaignText);
  if (!campaign.ok) return campaign;
  if (campaign.value.adventure !== adventure) return failed(BROKEN);
  let scene: DiceState | undefined;
  if (sceneText !== null) {
    const read = dice.parseState(sceneText);
    if (!read.ok) return read;
    scene = read.value;
  }
  const state = { route, campaign: campaign.value, scene, trades };
  return isWhole(state) && knowsKeepsakes(state, content) ? parsed(state) : failed(BROKEN);
}

function makeCampAction(action: CampAction): string {
  if (action.kind === 'leave') return 'leave';
  if (action.kind === 'choose') return `choose ${action.option}`;
  const hero = action.hero + 1;
  if (action.kind === 'limit') return `limit ${hero} ${DIE_KINDS[action.type].letter}`;
  if (action.kind === 'skill') return `skill ${hero} ${action.skill}`;
  if (action.kind === 'reward') {
    const swap = action.swapped < 0 ? '' : ` ${action.swapped + 1}`;
    return `reward ${hero} ${action.option + 1}${swap}`;
  }
  return `${action.kind} ${hero} ${makeDie(formOf(action.die))}`;
}

/**
 * An action as text: scene actions as in the scene; `go-on`; in camp `limit 1 P`, `skill 2 shoot`,
 * `reward 1 2` (`reward 1 2 3` gives up the third keepsake), `take 1 P6`, `give 1 P6`, `choose
 * spare`, `leave`.
 */
export function makeJourneyAction(
  dice: DiceGame,
  { scene }: JourneyState,
  action: JourneyAction,
): string {
  if (action.kind === 'go-on') return 'go-on';
  if (action.kind === 'camp') return makeCampAction(action.action);
  if (scene === undefined) throw new RangeError('A scene action needs a scene.');
  return dice.makeAction(scene, action.action);
}

/** The number of a reward, and of the keepsake given up for it. */
function readChoice(hero: number, words: readonly string[]): CampAction | undefined {
  if (words.length > 2 || !words.every((word) => /^[1-3]$/.test(word))) return undefined;
  const [option = 0, swapped = 0] = words.map(Number);
  return { kind: 'reward', hero, option: option - 1, swapped: swapped - 1 };
}

function readCamp(text: string): CampAction | undefined {
  if (text === 'leave') return { kind: 'leave' };
  const [kind, number = '', argument = '', ...more] = text.split(' ');
  if (kind === 'choose' && number !== '' && argument === '') return { kind, option: number };
  if (!/^[1-6]$/.test(number) || argument === '') return undefined;
  const hero = Number(number) - 1;
  if (kind === 'reward') return readChoice(hero, [argument, ...more]);
  if (more.length > 0) return undefined;
  if (kind === 'skill') return { kind, hero, skill: argument };
  if (kind === 'limit') {
    const type = parseDie(`${argument}4`)?.type;
    return type === undefined ? undefined : { kind, hero, type };
  }
  if (kind !== 'take' && kind !== 'give') return undefined;
  const die = parseDie(argument);
  return die && { kind, hero, die: makeOwned(die) };
}

/** Parses an action without checking that it is allowed. */
export function readJourneyAction(
  dice: DiceGame,
  { scene }: JourneyState,
  text: string,
): Parsed<JourneyAction> {
  if (scene !== undefined && scene.over === undefined) {
    const read = dice.parseAction(scene, text);
    return read.ok ? parsed({ kind: 'scene', action: read.value }) : read;
  }
  if (text === 'go-on') return parsed(GO_ON);
  const action = readCamp(text);
  if (action !== undefined) return parsed({ kind: 'camp', action });
  return failed({
    code: 'journey-words',
    message: `"${text}" is not an action. Write "go-on", "limit 1 P", "skill 2 shoot", "take 1 P6", "leave" or the like.`,
    args: { text },
  });
}
