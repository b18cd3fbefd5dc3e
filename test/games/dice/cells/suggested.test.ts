import { assertDefined, makeStream } from '#core';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { nextAct, phaseOf } from '#games/dice/rules/index.ts';
import type { DiceState, JourneyState } from '#games/dice/rules/index.ts';
import { actOf } from '#games/dice/voice/traits.ts';
import type { Session } from '#play';
import { expect, test } from 'vitest';
import { wordsIn } from '../voice/stage.ts';
import { openJourney, wantedKey } from './player.ts';
import { diceStage } from './stage.ts';
import type { Stage } from '#test/screen/stage.ts';

const MAX_KEYS = 400;

/** Plays by keys until a state of the table is reached. */
function playUntil(
  stage: Stage,
  session: Session,
  isThere: (scene: DiceState) => boolean,
): DiceState {
  const whims = makeStream('whims', 'mind');
  const mind = assertDefined(findJourneyMind('greedy'));
  for (let keys = 0; keys < MAX_KEYS; keys++) {
    const { scene } = session.match.state as JourneyState;
    if (scene !== undefined && isThere(scene)) return scene;
    const { cursor } = session.match;
    const key = assertDefined(wantedKey(session, whims, mind));
    for (let presses = 0; presses < 6 && session.match.cursor === cursor; presses++)
      stage.press(key);
  }
  throw new RangeError('the table never looks like this');
}

function isCheck(scene: DiceState): boolean {
  const phase = phaseOf(scene);
  return phase?.kind === 'pick' && phase.end === 'check' && phase.mask.length === 0;
}

test('Enter rolls the suggested dice, which the hand and the chance show', () => {
  const stage = diceStage({ guidance: 'off' });
  const session = openJourney(stage, { route: 'fog-at-low-pell' }, 'suggested');
  playUntil(stage, session, isCheck);
  expect(stage.text).toMatch(/›\S+‹/);
  expect(stage.text).toMatch(/\d+ %/);
  const { cursor } = session.match;
  stage.press('enter');
  expect(session.match.cursor).toBeGreaterThan(cursor + 1);
  expect(isCheck(assertDefined((session.match.state as JourneyState).scene))).toBe(false);
});

test('a die chosen by the player replaces the suggested ones', () => {
  const stage = diceStage({ guidance: 'off' });
  const session = openJourney(stage, { route: 'fog-at-low-pell' }, 'suggested');
  const scene = playUntil(stage, session, isCheck);
  const key = assertDefined(wantedKey(session, makeStream('whims', 'mind')));
  stage.press(key);
  const { phases } = assertDefined((session.match.state as JourneyState).scene);
  expect(phases.at(-1)).toMatchObject({ kind: 'pick', mask: [expect.any(Number)] });
  expect(phases).toHaveLength(scene.phases.length);
  expect(stage.text.match(/›\S+‹/g)).toHaveLength(1);
});

test.each(['en', 'ru'])(
  'the act of a threat is explained beside it at 80 by 24 (%s)',
  (language) => {
    const stage = diceStage({ guidance: 'off', language });
    const session = openJourney(stage, { route: 'fog-at-low-pell' }, 'acts');
    const scene = playUntil(stage, session, (one) => {
      const phase = phaseOf(one);
      return phase?.kind === 'encounter' && nextAct(one, phase.card) !== undefined;
    });
    const phase = phaseOf(scene);
    if (phase?.kind !== 'encounter') throw new RangeError('no encounter');
    const { meaning } = assertDefined(actOf(scene, phase.card, wordsIn(language)));
    // The text is beside a die in large digits.
    const textOf = (shown: string) => shown.replace(/[^\p{L}.,]+/gu, ' ').trim();
    expect(textOf(stage.text)).toContain(textOf(meaning));
  },
);
