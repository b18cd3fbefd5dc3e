import { expect } from 'vitest';
import { assertDefined, makeStream, Match } from '#core';
import type { AnyMatch, Random } from '#core';
import { makeJourneyGame, playersOf } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import type { JourneyAction, JourneyOptions, JourneyState } from '#games/dice/rules/index.ts';
import { PERSON, Session } from '#play';
import { offersShown } from '#games/dice/voice/offers.ts';
import { wordsIn } from '../voice/stage.ts';
import { tideBells } from '../rules/tide-bells.ts';
import type { Stage } from '#test/screen/stage.ts';

export const game = makeJourneyGame(tideBells);
const greedy = assertDefined(findJourneyMind('greedy'));
const words = wordsIn('en');

const MAX_TURNS = 4000;

/** Opens a session of an adventure on a stage, after these actions. */
export function openJourney(
  stage: Stage,
  options: Partial<JourneyOptions>,
  seed: string,
  adventure = game,
  played: readonly JourneyAction[] = [],
): Session {
  const all: JourneyOptions = {
    route: 'goose-chase',
    party: 'brawler,hunter',
    difficulty: 'easy',
    mode: 'story',
    ...options,
  };
  const match = new Match(adventure, all, seed) as AnyMatch;
  for (const action of played) match.play(action);
  const session = new Session(
    match,
    all.party.split(',').map(() => PERSON),
  );
  stage.open(({ routes }) => routes.play({ session, name: 'journey' }, routes.title()));
  return session;
}

/** All actions of the greedy bot in a journey. */
export function actionsOf(options: JourneyOptions, seed: string): readonly JourneyAction[] {
  const match = new Match(game, options, seed);
  const whims = makeStream('whims', 'mind');
  const actions: JourneyAction[] = [];
  while (match.turn.kind === 'decide') {
    const action = greedy.choose(match.state, whims);
    match.play(action);
    actions.push(action);
  }
  return actions;
}

/** The key for an action at the table; undefined for other actions. */
export function keyFor({ match }: Session, action: JourneyAction): string | undefined {
  const state = match.state as JourneyState;
  const { scene } = state;
  if (action.kind !== 'scene' || scene === undefined || match.turn.kind !== 'decide')
    return undefined;
  const decides = playersOf(state).indexOf(match.turn.player);
  const text = game.makeAction(state, action);
  return offersShown(scene, decides, words).find((offer) => {
    return game.makeAction(state, { kind: 'scene', action: offer.action }) === text;
  })?.key;
}

/** The key for the action chosen by a bot. */
export function wantedKey(session: Session, whims: Random, mind = greedy): string | undefined {
  return keyFor(session, mind.choose(session.match.state as JourneyState, whims));
}

/**
 * Presses keys until the match ends, the camp is reached or so many actions are played, and passes
 * every frame to `see`.
 */
export function playOn(
  stage: Stage,
  session: Session,
  see: (frame: string) => void,
  mind = greedy,
  maxActions = MAX_TURNS,
): void {
  const { match } = session;
  const whims = makeStream('whims', 'mind');
  for (let count = 0; count < maxActions && match.turn.kind === 'decide'; count++) {
    const { scene } = match.state as JourneyState;
    if (scene === undefined || scene.over !== undefined) return;
    const before = match.cursor;
    const key = assertDefined(wantedKey(session, whims, mind));
    stage.press(key);
    // A story, a change of hero and a hint come first and take further keys.
    for (let more = 0; more < 5 && match.cursor === before; more++) stage.press(key);
    expect(match.cursor).toBeGreaterThan(before);
    see(stage.text);
  }
}
