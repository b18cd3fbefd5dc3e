import { describe, expect, it } from 'vitest';
import { caves, playerOf } from '#games/caves/rules/index.ts';
import { missileAim, spellAim } from '#games/caves/voice/aim.ts';
import { attackNearest } from '#games/caves/voice/attack.ts';
import { forecastOf } from '#games/caves/voice/forecast.ts';
import { hintFor } from '#games/caves/voice/hints.ts';
import { viewOf } from '#games/caves/voice/known.ts';
import { offersFor } from '#games/caves/voice/offers.ts';
import { depthsStage } from '../packs/stage.ts';
import type { Sign } from '../packs/stage.ts';
import { send } from './send.ts';
import { wordsIn } from './words-in.ts';

const SIGNS: Readonly<Record<string, Sign>> = {
  A: { creature: 'bat', changes: { side: 'ally' } },
  C: { creature: 'ogre', changes: { side: 'captive' } },
  O: { creature: 'ogre' },
};
const messages = wordsIn('en');
const say = messages.say.bind(messages);

/** The view of a player who has looked around. */
function seen(...rows: readonly string[]) {
  const wall = '#'.repeat(rows[0]?.length ?? 0);
  const start = depthsStage([[wall, ...rows, wall]], SIGNS);
  return viewOf(caves.apply(start, { kind: 'wait' }).state);
}

function offersAt(...rows: readonly string[]): readonly string[] {
  return offersFor(seen(...rows), say).map(({ label }) => label);
}

describe('allies and captives', () => {
  it('are not attacked', () => {
    expect(attackNearest(seen('#@C......#'))).toEqual({ kind: 'none', reason: 'none' });
    const past = attackNearest(seen('#O..@.C###', '#........#'));
    expect(past).toMatchObject({ action: { kind: 'move', direction: 'west' } });
  });

  it('leave the actions of someone alone, and captives add theirs', () => {
    expect(offersAt('#@.....A.#')).toContain('Explore');
    expect(offersAt('#@.....A.#').join(' ')).not.toContain('Bat');
    expect(offersAt('#@C......#')).toEqual(expect.arrayContaining(['Free: Ogre', 'Explore']));
    expect(offersAt('#@.C.....#').join(' ')).not.toContain('Ogre');
    const [free] = offersFor(seen('#@C......#'), say);
    expect(free?.choice).toEqual({ kind: 'act', actions: [{ kind: 'move', direction: 'east' }] });
  });

  it('are aimed at last', () => {
    const view = seen('#@.C...O.#');
    const { start, targets } = missileAim(view, undefined, say);
    expect([start, targets]).toEqual([
      { x: 7, y: 1 },
      [
        { x: 7, y: 1 },
        { x: 3, y: 1 },
      ],
    ]);
    expect(spellAim(view, false).start).toEqual({ x: 7, y: 1 });
    expect(missileAim(seen('#@.C.....#'), undefined, say).start).toEqual({ x: 1, y: 1 });
  });

  it('do not stop automatic actions, nor explain how to fight', () => {
    const rows = ['#'.repeat(22), `#A@${'.'.repeat(18)}#`, '#'.repeat(22)];
    const { stop, state } = send(depthsStage([rows], SIGNS), { kind: 'explore' });
    expect(stop).toEqual({ reason: 'explored-rock' });
    expect(playerOf(state).x).toBeGreaterThan(5);
    expect(hintFor({ ...seen('#@.C.....#'), turns: 9 })).not.toBe('fight');
  });

  it('in the way are passed, if they are allies', () => {
    const stage = (row: string) => depthsStage([['##########', row, '##########']], SIGNS);
    const run = { kind: 'run', direction: 'east' } as const;
    expect(send(stage('#@C......#'), run)).toMatchObject({
      actions: [],
      stop: { reason: 'blocked', who: 'ogre' },
    });
    expect(playerOf(send(stage('#@A......#'), run).state).x).toBeGreaterThan(2);
  });

  it.each([
    ['#@C......#', 'free', 'Click: set it free.'],
    ['#@O......#', 'attack', 'Click: attack.'],
    ['#@A#######', 'swap', 'Click: change places.'],
  ])('have their own outcome of a click: %s', (row, outcome, text) => {
    const forecast = forecastOf(seen(row), { x: 2, y: 1 }, say);
    expect(forecast?.outcome).toBe(outcome);
    expect(forecast?.text).toContain(text);
  });
});
