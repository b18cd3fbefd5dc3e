import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { assertDefined, makeStream, Match, playText } from '#core';
import type { AnyMatch } from '#core';
import {
  HERO_CLASSES,
  makeJourneyGame,
  playersOf,
  WHOLE_CAMPAIGN,
} from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import type { JourneyMind } from '#games/dice/bots/journey-mind.ts';
import { PERSON, Session } from '#play';
import type { JourneyGame, JourneyOptions, JourneyState, Pack } from '#games/dice/rules/index.ts';
import { drawNames, partyText } from '#games/dice/voice/names.ts';
import { offersShown } from '#games/dice/voice/offers.ts';
import { DiceWords } from '#games/dice/voice/words.ts';
import { nextInput } from '../../games/dice/page/scripted-input.ts';
import { tideBells } from '../../games/dice/rules/tide-bells.ts';
import { wordsIn } from '../../games/dice/voice/stage.ts';
import type { OpenedPage, PageOptions } from '../../support/browser/page.ts';
import { openRulesGame } from './zrf.ts';

/** Input method. */
export type InputMethod = 'clicks' | 'keys' | 'touch';

/** Upper bound for the actions of a scenario. */
const MAX_ACTIONS = 2000;
/** Milliseconds without a change after which a click counts as lost. */
const STILL = 15_000;

interface JourneySettings {
  readonly speed: string;
  readonly language?: string;
  readonly guidance?: string;
}

/** The adventure of a journey, and the bot that plays it. */
interface JourneyPlayer {
  readonly pack?: Pack;
  readonly mind?: string;
}

function withDefaults(chosen: Partial<JourneyOptions>, pack: Pack): JourneyOptions {
  return {
    route: assertDefined(pack.tutorial ?? pack.chapters[0]?.scenarios[0]),
    party: 'brawler,hunter',
    difficulty: 'easy',
    mode: 'story',
    ...chosen,
  };
}

/** The match that the form of the page begins with the same options. */
function newMatch(all: JourneyOptions, seed: string, pack: Pack, settings: JourneySettings) {
  const classes = all.party
    .split(',')
    .map((one) => assertDefined(HERO_CLASSES.find((heroClass) => heroClass === one)));
  const words = new DiceWords(pack, wordsIn(settings.language ?? 'en').messages);
  const names = drawNames(classes, seed, words);
  const party = partyText(classes.map((one, at) => ({ class: one, name: names[at] })));
  return { match: new Match(makeJourneyGame(pack), { ...all, party }, seed), words };
}

/** A journey in the page, with the same match outside it to choose actions. */
export class Journey {
  readonly page: Page;
  readonly problems: readonly string[];
  readonly match: AnyMatch;
  readonly #game: JourneyGame;
  readonly #mind: JourneyMind;
  readonly #whims = makeStream('whims', 'mind');
  readonly #words: DiceWords;

  private constructor(
    { page, problems }: OpenedPage,
    game: JourneyGame,
    match: AnyMatch,
    mind: string,
    words: DiceWords,
  ) {
    this.page = page;
    this.problems = problems;
    this.match = match;
    this.#game = game;
    this.#mind = assertDefined(findJourneyMind(mind));
    this.#words = words;
  }

  /**
   * Opens a new journey with the chosen options by a link, which saves filling the form. The bot may
   * have played it until a state.
   */
  static async begin(
    chosen: Partial<JourneyOptions>,
    seed: string,
    options: PageOptions = {},
    settings: JourneySettings = { speed: 'off' },
    isThere?: (state: JourneyState) => boolean,
  ): Promise<Journey> {
    const all = withDefaults(chosen, tideBells);
    const { match, words } = newMatch(all, seed, tideBells, settings);
    const game = makeJourneyGame(tideBells);
    const whims = makeStream('whims', 'mind');
    const mind = assertDefined(findJourneyMind('greedy'));
    while (isThere !== undefined && !isThere(match.state)) {
      const played = match.play(mind.choose(match.state, whims));
      if (!played.ok) throw new Error(played.problem.message);
    }
    const seats = all.party.split(',').map(() => PERSON);
    const packed = deflateRawSync(new Session(match, seats).save()).toString('base64url');
    const link = `#/dice/${tideBells.id}/t/${packed}`;
    const opened = await openRulesGame(link, { ...settings }, options);
    const journey = new Journey(opened, game, match, 'greedy', words);
    if (isThere === undefined) await opened.page.locator('dialog.dialog-intro').waitFor();
    else await journey.#arrive();
    return journey;
  }

  /** Starts a journey by the form of a fresh page, with the chosen options. */
  static async setOut(
    chosen: Partial<JourneyOptions>,
    seed: string,
    options: PageOptions = {},
    settings: JourneySettings = { speed: 'off' },
    { pack = tideBells, mind = 'greedy' }: JourneyPlayer = {},
  ): Promise<Journey> {
    const all = withDefaults(chosen, pack);
    const opened = await openRulesGame(`#/dice/${pack.id}:new`, { ...settings }, options);
    const { page } = opened;
    await page.locator('#route').selectOption(all.route);
    await page.locator(`.segment input[value="${all.difficulty}"]`).check();
    if (all.route === WHOLE_CAMPAIGN)
      await page.locator(`.segment input[value="${all.mode}"]`).check();
    const remove = page.locator('.party-hero button');
    const party = all.party.split(',');
    for (const one of party) await page.locator(`[data-class="${one}"]`).click();
    // Remove the two suggested heroes.
    for (let count = 0; count < 2; count++) await remove.first().click();
    await page.locator('.set-out summary').click();
    await page.locator('#seed').fill(seed);
    await page.locator('.set-out-go').click();
    await page.locator('dialog.dialog-intro').waitFor();
    const { match, words } = newMatch(all, seed, pack, settings);
    return new Journey(opened, makeJourneyGame(pack), match, mind, words);
  }

  get state(): JourneyState {
    return this.match.state as JourneyState;
  }

  /** Closes the story of a scenario and starts it. */
  async beginScene(): Promise<void> {
    await this.page.locator('dialog.dialog-intro .primary').click();
    await this.#arrive();
  }

  /** Lets the bot play until the scenario ends or `most` actions are taken. */
  async playOn(manner: InputMethod, maxActions = MAX_ACTIONS): Promise<number> {
    for (let count = 0; count < maxActions; count++) {
      const { scene } = this.state;
      if (scene === undefined || scene.over !== undefined || this.match.turn.kind !== 'decide') {
        return count;
      }
      await this.act(manner);
    }
    return maxActions;
  }

  /**
   * Gives the bot's next input with the shortcuts of the page, here and outside it. Returns the
   * number of clicks.
   */
  async useShortcuts(): Promise<number> {
    const [game, mind, whims, words] = [this.#game, this.#mind, this.#whims, this.#words];
    const { press, presses, actions } = nextInput(this.state, { game, mind, whims, words });
    for (let count = 0; count < presses; count++) await this.page.locator(press).first().click();
    const texts = actions.map((action) => {
      const text = this.#game.makeAction(this.state, action);
      const played = this.match.play(action);
      if (!played.ok) throw new Error(played.problem.message);
      return text;
    });
    await this.#arrive();
    if (!texts.some((text) => text.startsWith('choose '))) return presses;
    await this.#readTale();
    return presses + 1;
  }

  /** Takes the bot's next action, in the page and outside it. */
  async act(manner: InputMethod): Promise<void> {
    const action = this.#mind.choose(this.state, this.#whims);
    const text = this.#game.makeAction(this.state, action);
    await this.take(manner, text);
  }

  /** Takes an action by its text. */
  async take(manner: InputMethod, text: string): Promise<void> {
    const button = this.page.locator(`[data-action="${text}"]`).first();
    if (manner === 'keys') await this.page.keyboard.press(this.#keyOf(text));
    else if (manner === 'touch') await button.tap();
    else await this.#click(button);
    const played = playText(this.match, text);
    if (!played.ok) throw new Error(played.problem.message);
    await this.#arrive();
    if (text.startsWith('choose ')) await this.#readTale();
  }

  /**
   * Clicks a button of the page, and again if the page stands still: on a busy machine it may replace
   * the button under the first click.
   */
  async #click(button: Locator): Promise<void> {
    const { cursor } = this.match;
    const unchanged = this.page.locator(`main.dice[data-entries="${cursor}"]`);
    await button.click();
    const isTaken = await unchanged.waitFor({ state: 'detached', timeout: STILL }).then(
      () => true,
      () => false,
    );
    if (!isTaken && (await button.isVisible())) await button.click();
  }

  /** Reads and closes the page that follows from a choice. */
  async #readTale(): Promise<void> {
    await this.page.locator('dialog.dialog-tale .primary').click();
  }

  /** Waits until the page reaches the match outside it. */
  async #arrive(): Promise<void> {
    const { cursor } = this.match;
    await this.page.locator(`main.dice[data-entries="${cursor}"]`).waitFor();
  }

  #keyOf(text: string): string {
    const { scene } = this.state;
    const { turn } = this.match;
    if (scene === undefined || turn.kind !== 'decide') throw new Error('no choice to make');
    const decides = playersOf(this.state).indexOf(turn.player);
    const key = offersShown(scene, decides, this.#words).find(({ action }) => {
      return this.#game.makeAction(this.state, { kind: 'scene', action }) === text;
    })?.key;
    if (key === undefined) throw new Error(`no key for ${text}`);
    if (key === 'enter' || key === 'escape') return key === 'enter' ? 'Enter' : 'Escape';
    return /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
  }
}
