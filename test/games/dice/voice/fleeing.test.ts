import { describe, expect, it, test } from 'vitest';
import { assertDefined } from '#core';
import type { DiceEvent, JourneyState } from '#games/dice/rules/index.ts';
import { checkDone, describeResult } from '#games/dice/voice/checks.ts';
import { describeSceneEvents } from '#games/dice/voice/happenings.ts';
import { offersShown } from '#games/dice/voice/offers.ts';
import { journeyCues } from '#games/dice/voice/sounds.ts';
import { Stage } from '../rules/stage.ts';
import { wordsIn } from './stage.ts';

const words = wordsIn('en');

/** A hero who has encountered an enemy, or the location's villain. */
function facing(die: string, threat: string, cost = 1): Stage {
  const isVillain = die.startsWith('!');
  const stage = new Stage({
    party: 'brawler',
    scenario: {
      villainEscapeCost: cost,
      ...(isVillain ? { villains: [{ id: threat, at: 'saltworks' }] } : {}),
    },
    heroes: [{ hand: 'P6 P6 P6 P6', bag: 'P6 P6 P6 P6', capacity: 4 }],
    places: [{ bag: die, ...(isVillain ? { villain: threat } : { enemies: [threat] }) }],
  });
  return stage.play('explore', `draw ${die}`);
}

function priceOf({ state, game }: Stage, text: string): string | undefined {
  const shown = offersShown(state, 0, words);
  return shown.find(({ action }) => game.makeAction(state, action) === text)?.ahead;
}

/** Plays actions and returns their only check. */
function checked(stage: Stage, ...texts: readonly string[]) {
  const before = stage.state;
  const eventCount = stage.events.length;
  stage.play(...texts);
  const events = stage.events.slice(eventCount);
  const event = assertDefined(
    events.find((one): one is Extract<DiceEvent, { kind: 'checked' }> => one.kind === 'checked'),
  );
  return { before, events, event };
}

describe('the price of fleeing', () => {
  it('is given in dice', () => {
    // Half of 1 to 4, rounded up: 1, 1, 2, 2.
    expect(priceOf(facing('E4', 'reed-thief'), 'flee')).toBe('costs ≈ 1.5 dice');
  });

  it('is given in turns against a villain', () => {
    expect(priceOf(facing('!4', 'drowned-king', 2), 'flee')).toBe('costs ≈ 1.5 dice · time −2');
  });

  test.each(['ru', 'uk', 'zh', 'ar', 'he'])('is translated to %s', (language) => {
    const { state } = facing('!4', 'drowned-king', 2);
    const flee = offersShown(state, 0, wordsIn(language)).find(
      ({ action }) => action.kind === 'flee',
    );
    expect(flee?.ahead).toMatch(/1[.,٫]5.*2/);
  });
});

describe('fleeing', () => {
  it('is neutral and costs the announced price', () => {
    const { before, event } = checked(facing('E4', 'reed-thief'), 'flee', 'roll 3');
    const check = checkDone(before, event, words);
    expect(check.own).toEqual([]);
    expect(check.strike).toEqual({ damage: 2, isAway: true });
    expect(describeResult(check, words)).toBe('GOT AWAY, damage: 2');
  });

  it('reports the strike, not a failed roll', () => {
    const { before, events } = checked(facing('E4', 'reed-thief'), 'flee', 'roll 3');
    const log = describeSceneEvents(before, events, words).join(' ');
    expect(log).toContain('from behind by reed-thief for half of 3.');
    expect(log).not.toContain('failure');
  });

  it('plays the sound of leaving', () => {
    const { before, events } = checked(facing('E4', 'reed-thief'), 'flee', 'roll 3');
    const journey = { scene: before } as JourneyState;
    const cues = journeyCues(journey, events, journey, { tumble: 0, rest: 0 });
    expect(cues.map(({ sound }) => sound)).not.toContain('battle-check-failure');
    expect(cues.map(({ sound }) => sound)).toContain('travel');
  });
});

it('the strike at a hero who does nothing is reported with its damage', () => {
  const { before, event } = checked(facing('E4', 'relentless-thief'), 'forfeit', 'roll 3');
  expect(describeResult(checkDone(before, event, words), words)).toBe('HIT, damage: 3');
});
