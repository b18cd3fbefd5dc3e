import { describe, expect, it } from 'vitest';
import { startMatch } from '#core';
import type { JourneyState } from '#games/dice/rules/index.ts';
import { isDeep } from '#test/support/deep.ts';
import { diceStage } from './stage.ts';
import { Session } from '#play';
import { openJourney, playOn } from './player.ts';

/** Actions in `npm test`, fewer than a scenario takes. */
const SAMPLE = 45;

function rowsOf(frame: string): string[] {
  return frame.split('\n');
}

const ROUTES = ['fog-at-low-pell', 'goose-chase', 'market-day'];

describe.each(ROUTES.slice(0, isDeep ? ROUTES.length : 1))('%s', (route) => {
  it('can be played to its end by keys without broken frames', () => {
    const stage = diceStage();
    const session = openJourney(stage, { route }, `keys ${route}`);
    let frames = 0;
    playOn(stage, session, (frame) => {
      const rows = rowsOf(frame);
      if (!frame.startsWith('┌')) return;
      frames += 1;
      expect(rows).toHaveLength(24);
      for (const row of rows.slice(1, -1)) expect(row).toMatch(/^[│├].*[│┤]$/);
    });
    expect(session.isOver).toBe(true);
    expect(frames).toBeGreaterThan(30);
  });
});

it('continues from a scenario to the camp, takes rewards by keys, and sets out again', () => {
  const stage = diceStage();
  const session = openJourney(stage, { route: 'campaign', party: 'brawler,mystic,hunter' }, 'camp');
  const { match } = session;
  const stateOf = () => match.state as JourneyState;
  playOn(stage, session, () => undefined);
  expect(stateOf().scene?.over).toBeDefined();
  // The ending takes more than one page.
  for (let pages = 0; pages < 3 && stateOf().scene !== undefined; pages++) stage.press('enter');
  expect(stateOf().campaign.stage).toBe('camp');
  for (let count = 0; count < 30 && stateOf().scene === undefined; count++) stage.press('enter');
  expect(stateOf().scene).toBeDefined();
  expect(stage.text).toContain('press any key');
});

it('shows the chance of a check before its roll, and the reason for a refusal', () => {
  const stage = diceStage();
  openJourney(stage, { route: 'fog-at-low-pell' }, 'seed-3');
  stage.press('enter enter');
  expect(stage.press('e')).toContain('There is nothing to explore in the Refuge.');
  stage.press('t 1 e');
  // A hint may lie above the offers.
  expect(stage.press('escape')).toMatch(/\(H\)[^│]*hide[^│]* · \d+ %/);
});

it('undoes an action of a journey with one key', () => {
  const stage = diceStage();
  const session = openJourney(stage, { route: 'market-day' }, 'seed-3');
  // The rules of the scenario take two pages.
  stage.press('enter enter enter t 1');
  const { cursor } = session.match;
  expect(cursor).toBeGreaterThan(0);
  stage.press('u');
  expect(session.match.cursor).toBeLessThan(cursor);
  expect(stage.text).toContain('REFUGE');
});

it.each([
  ['m', 'Map'],
  ['s', 'Heroes'],
  ['p', 'Dice'],
  ['j', 'Journal'],
  ['?', 'Rules'],
])('opens with %s: %s', (key, title) => {
  const stage = diceStage();
  openJourney(stage, { route: 'fog-at-low-pell' }, 'seed-3');
  stage.press('enter enter');
  const table = stage.text;
  expect(stage.press(key)).toContain(title);
  expect(stage.press('escape')).toBe(table);
});

it('starts from the menu with a party of any heroes', () => {
  const stage = diceStage();
  // New players start with the tutorial.
  expect(stage.press('enter')).toContain('The Goose Chase (start here)');
  stage.press('left');
  expect(stage.text).toContain('Whole campaign');
  // Changes the hero, leaves the other places empty and starts.
  stage.mark('Hero 1');
  stage.press('right');
  stage.mark('Hero 2');
  stage.press('left');
  expect(stage.text).toContain('Hunter');
  expect(stage.press('enter')).toContain('Fog at Low Pell');
  expect(stage.press('enter')).toContain('ASH');
  stage.press('space t');
  stage.openEntry('dice');
  expect(stage.press('enter')).toContain('Whole campaign');
});

describe.each(['en', 'ru'])('in %s', (language) => {
  it('has every message on all screens of a scenario', () => {
    const stage = diceStage({ language });
    const session = openJourney(stage, { route: 'goose-chase', party: 'mentor,prophet' }, 'words');
    playOn(stage, session, (frame) => expect(frame).not.toMatch(/dice-|problem-|undefined/));
  });
});

it('has the same result at any speed, at any size and in any language', () => {
  const shells = [
    { speed: 'off', language: 'en', size: { width: 80, height: 24 } },
    { speed: 'normal', language: 'ru', size: { width: 120, height: 40 } },
    { speed: 'fast', language: 'en', size: { width: 100, height: 30 } },
  ] as const;
  const hashes = shells.map(({ speed, language, size }) => {
    const stage = diceStage({ language, speed }, size);
    const session = openJourney(stage, { route: 'goose-chase' }, 'same');
    playOn(stage, session, () => stage.tick(), undefined, isDeep ? undefined : SAMPLE);
    const { match } = session;
    expect(match.cursor).toBeGreaterThanOrEqual(SAMPLE);
    return `${match.cursor} ${match.hashAt(match.cursor)}`;
  });
  expect(new Set(hashes).size).toBe(1);
});

it('reports a screen that is too small, and continues when there is space again', () => {
  const stage = diceStage();
  openJourney(stage, {}, 'small');
  const before = stage.press('enter');
  stage.driver.size = { width: 40, height: 12 };
  stage.arcade.redraw();
  expect(stage.text).toMatch(/needs 80[\s\S]+columns and 24/);
  stage.press('t');
  stage.driver.size = { width: 80, height: 24 };
  stage.arcade.redraw();
  expect(stage.text).toBe(before);
});

it('asks once before certain death', () => {
  const stage = diceStage();
  const session = openJourney(stage, { route: 'fog-at-low-pell', party: 'brawler' }, 'doom');
  const { scene } = session.match.state as JourneyState;
  if (scene === undefined) throw new RangeError('no scene');
  // A hero with an empty hand and an empty bag, who could still rest.
  const [hero] = scene.heroes;
  if (hero === undefined) throw new RangeError('nobody');
  const heroes = [{ ...hero, bag: [], hand: { ...hero.hand, main: [] }, pile: hero.bag }];
  const state = { ...(session.match.state as JourneyState), scene: { ...scene, heroes } };
  const { options } = session.match;
  const doomed = startMatch({ ...session.match.game, start: () => state }, options, 'doom');
  stage.open(({ routes }) =>
    routes.play({ session: new Session(doomed, session.seats), name: 'x' }, routes.title()),
  );
  stage.press('enter');
  expect(stage.press('f')).toContain('Certain death: Brawler');
  expect(doomed.cursor).toBe(0);
  // Any other key cancels.
  stage.press('m escape');
  expect(stage.press('f')).toContain('Certain death');
  stage.press('f');
  expect(doomed.cursor).toBeGreaterThan(0);
});

it.each(['en', 'ru'])('has every message of the side pages in %s', (language) => {
  const stage = diceStage({ language });
  openJourney(stage, { route: 'campaign', party: 'mystic=Ash,hunter' }, 'pages');
  stage.press('enter enter');
  for (const key of ['m', 's', 'p', 'j', '?']) {
    stage.press(key);
    for (let page = 0; page < 9; page++) {
      expect(stage.text).not.toMatch(/dice-|screen-|problem-|undefined|\{/);
      stage.press('right');
    }
    stage.press('escape');
  }
});

it.runIf(isDeep)('plays a whole chapter with its camps by keys', () => {
  const stage = diceStage();
  const party = 'brawler,hunter,mystic,prophet';
  const session = openJourney(stage, { route: 'campaign', party }, 'chapter');
  const stateOf = () => session.match.state as JourneyState;
  const [chapter] = stateOf().campaign.chapters;
  const goal = chapter?.scenarios.length ?? 0;
  for (let scene = 0; scene < 30 && stateOf().campaign.won < goal; scene++) {
    playOn(stage, session, (frame) => expect(frame).not.toMatch(/dice-|undefined/));
    for (let keys = 0; keys < 60 && stateOf().scene?.over !== undefined; keys++)
      stage.press('enter');
    if (stateOf().campaign.won >= goal) break;
    for (let keys = 0; keys < 60 && stateOf().scene === undefined; keys++) stage.press('enter');
  }
  expect(stateOf().campaign.won).toBe(goal);
  const [first] = stateOf().campaign.heroes;
  expect(first?.sheet.limits.some(({ current, initial }) => current > initial)).toBe(true);
});

it.each([
  ['the adventures', '', undefined, 'An adventure is a campaign'],
  ['an adventure', 'enter', undefined, 'Choose where to go'],
  ['its heroes', 'enter', 'Hero 1', 'one to six heroes'],
])('explains the menus before the game with F1: %s', (_, keys, row, text) => {
  const stage = diceStage();
  stage.press(keys);
  const before = row === undefined ? stage.text : stage.mark(row);
  expect(stage.press('f1').replace(/\s+/g, ' ')).toContain(text);
  expect(stage.press('escape')).toBe(before);
});

it('explains the settings', () => {
  const stage = diceStage();
  stage.open(({ routes }) => routes.settings(routes.title()));
  expect(stage.press('?')).toContain('Settings apply to all games');
});
