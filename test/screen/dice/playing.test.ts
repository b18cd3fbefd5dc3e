import { describe, expect, it } from 'vitest';
import { assertDefined, makeStream, Match } from '../../../src/core/index.ts';
import type { AnyMatch } from '../../../src/core/index.ts';
import { findJourneyMind, makeJourneyGame, playersOf } from '../../../src/games/dice/index.ts';
import type { JourneyOptions, JourneyState } from '../../../src/games/dice/index.ts';
import { PERSON, Session } from '../../../src/play/index.ts';
import { offersShown } from '../../../src/presentation/dice/offers.ts';
import { wordsIn } from '../../presentation/dice/stage.ts';
import { tideBells } from '../../dice/tide-bells.ts';
import type { Stage } from '../stage.ts';
import { diceStage } from './stage.ts';

const game = makeJourneyGame(tideBells);
const greedy = assertDefined(findJourneyMind('greedy'));
const words = wordsIn('en');

const TURNS_MOST = 4000;

/** A session of the shipped adventure, opened on a stage. */
function openJourney(stage: Stage, options: Partial<JourneyOptions>, seed: string): Session {
  const all: JourneyOptions = {
    route: 'goose-chase',
    party: 'brawler,hunter',
    difficulty: 'easy',
    mode: 'story',
    ...options,
  };
  const match = new Match(game, all, seed) as AnyMatch;
  const session = new Session(
    match,
    all.party.split(',').map(() => PERSON),
  );
  stage.open(({ routes }) => routes.play({ session, name: 'journey' }, routes.title()));
  return session;
}

/** The key that a person would press for what the greedy player wants. */
function wantedKey({ match }: Session, whims: ReturnType<typeof makeStream>): string | undefined {
  const state = match.state as JourneyState;
  const action = greedy.choose(state, whims);
  const { scene } = state;
  if (action.kind !== 'scene' || scene === undefined || match.turn.kind !== 'decide')
    return undefined;
  const decides = playersOf(state).indexOf(match.turn.player);
  const text = game.makeAction(state, action);
  return offersShown(scene, decides, words).find((offer) => {
    return game.makeAction(state, { kind: 'scene', action: offer.action }) === text;
  })?.key;
}

/** Presses keys until the match is over or the camp is reached; sees every frame. */
function playOn(stage: Stage, session: Session, see: (frame: string) => void): void {
  const { match } = session;
  const whims = makeStream('whims', 'mind');
  for (let count = 0; count < TURNS_MOST && match.turn.kind === 'decide'; count++) {
    const { scene } = match.state as JourneyState;
    if (scene === undefined || scene.over !== undefined) return;
    const before = match.cursor;
    const key = assertDefined(wantedKey(session, whims));
    stage.press(key);
    // A story, a change of hero and a hint are told first, and take keys of their own.
    for (let more = 0; more < 5 && match.cursor === before; more++) stage.press(key);
    expect(match.cursor).toBeGreaterThan(before);
    see(stage.text);
  }
}

function rowsOf(frame: string): string[] {
  return frame.split('\n');
}

describe.each(['goose-chase', 'fog-at-low-pell', 'market-day'])('%s', (route) => {
  it('is played to its end by keys, and no frame is torn', () => {
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

it('goes from a scenario to the camp, takes rewards there by keys, and sets out again', () => {
  const stage = diceStage();
  const session = openJourney(stage, { route: 'campaign', party: 'brawler,mystic,hunter' }, 'camp');
  const { match } = session;
  const stateOf = () => match.state as JourneyState;
  playOn(stage, session, () => undefined);
  expect(stateOf().scene?.over).toBeDefined();
  stage.press('enter');
  expect(stateOf().campaign.stage).toBe('camp');
  for (let count = 0; count < 30 && stateOf().scene === undefined; count++) stage.press('enter');
  expect(stateOf().scene).toBeDefined();
  expect(stage.text).toContain('press any key');
});

it('shows the chance of a check before it is rolled, and why something cannot be done', () => {
  const stage = diceStage();
  openJourney(stage, { route: 'fog-at-low-pell' }, 'seed-3');
  stage.press('enter enter');
  expect(stage.press('e')).toContain('There is nothing to explore in the Refuge.');
  expect(stage.press('t 1 e')).toMatch(/\(H\)ide dice \d+ %/);
});

it('undoes a journey with one key', () => {
  const stage = diceStage();
  const session = openJourney(stage, { route: 'fog-at-low-pell' }, 'seed-3');
  stage.press('enter enter t 1');
  const { cursor } = session.match;
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
])('shows by %s: %s', (key, title) => {
  const stage = diceStage();
  openJourney(stage, { route: 'fog-at-low-pell' }, 'seed-3');
  stage.press('enter enter');
  const table = stage.text;
  expect(stage.press(key)).toContain(title);
  expect(stage.press('escape')).toBe(table);
});

it('is opened from the menu, with a party of any heroes', () => {
  const stage = diceStage();
  stage.press('enter');
  // Another hero, nobody else, and off.
  stage.press('down down down right down left');
  expect(stage.text).toContain('Hunter');
  expect(stage.press('enter')).toContain('Fog at Low Pell');
  expect(stage.press('enter')).toContain('ASH');
});

describe.each(['en', 'ru'])('in %s', (language) => {
  it('leaves nothing unsaid on any screen of a scenario', () => {
    const stage = diceStage({ language });
    const session = openJourney(stage, { route: 'goose-chase', party: 'mentor,prophet' }, 'words');
    playOn(stage, session, (frame) => expect(frame).not.toMatch(/dice-|problem-|undefined/));
  });
});
