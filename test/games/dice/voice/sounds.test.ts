import { describe, expect, it } from 'vitest';
import { SOUNDS } from '#audio';
import type { Sound } from '#audio';
import { makeStream, Match } from '#core';
import { assertDefined } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import type { DiceEvent, JourneyEvent, JourneyState } from '#games/dice/rules/index.ts';
import { journeyCues, journeyMusic } from '#games/dice/voice/sounds.ts';
import { tideBells } from '../rules/tide-bells.ts';

const game = makeJourneyGame(tideBells);
const greedy = assertDefined(findJourneyMind('greedy'));
const TIMES = { tumble: 900, rest: 500 };

/** All steps of a party on its way through the included adventure, as far as it gets. */
function play(route: string, seed: string, difficulty: 'easy' | 'hard' = 'easy') {
  const options = { route, party: 'brawler,hunter', difficulty, mode: 'story' } as const;
  const match = new Match(game, options, seed);
  const whims = makeStream(seed, 'whims');
  const states = [match.state];
  const events: (readonly JourneyEvent[])[] = [];
  while (match.turn.kind === 'decide' && events.length < 1500) {
    const from = match.cursor;
    const action = greedy.choose(match.state, whims);
    if (!match.play(action, match.turn.player).ok) throw new RangeError(action.kind);
    states.push(match.state);
    const length = match.cursor - from;
    events.push(Array.from({ length }, (_, at) => match.eventsAt(from + at)).flat());
  }
  return { states, events };
}

const scene = play('goose-chase', 'sound');
const start = assertDefined(scene.states[0]);

function soundsOf(events: readonly JourneyEvent[], after: JourneyState = start): Sound[] {
  return journeyCues(start, events, after, TIMES).map(({ sound }) => sound);
}

const die = { id: 0, type: 'PHYSICAL', size: 6 } as const;

describe('sounds of events', () => {
  it('include a check as its roll, followed by its result when the dice rest', () => {
    const checked = scene.events.flat().find(({ kind }) => kind === 'checked');
    if (checked?.kind !== 'checked') throw new RangeError('nothing was checked');
    const cues = (won: boolean) => journeyCues(start, [{ ...checked, won }], start, TIMES);
    expect(cues(true)).toEqual([
      { sound: 'battle-check-roll', gap: 0 },
      { sound: 'battle-check-success', gap: TIMES.tumble },
    ]);
    expect(cues(false)[1]?.sound).toBe('battle-check-failure');
  });

  it.each([
    ['cornered', 'game-victory'],
    ['all-closed', 'game-victory'],
    ['time', 'game-loss'],
    ['dead', 'game-loss'],
  ] as const)('include the end by %s as %s', (reason, sound) => {
    expect(soundsOf([{ kind: 'over', reason }])).toEqual([sound]);
  });

  it('depend on the destination of lost dice, and limit repeats', () => {
    const lost = (to: 'pile' | 'bag' | 'out'): DiceEvent => {
      return { kind: 'moved', die, from: 'hand', giver: 0, to, at: 0, why: 'damage' };
    };
    const three = [lost('pile'), lost('bag'), lost('out')];
    expect(soundsOf(three)).toEqual(['die-discard', 'die-hide', 'die-remove']);
    const manyLost = Array.from({ length: 9 }, () => lost('pile'));
    expect(soundsOf(manyLost)).toEqual(['die-discard', 'die-discard', 'die-discard']);
  });

  it('include a chosen die, and are empty without events', () => {
    const { states, events } = scene;
    const picks = events.flatMap((list, at) =>
      journeyCues(assertDefined(states[at]), list, assertDefined(states[at + 1]), TIMES),
    );
    expect(picks.map(({ sound }) => sound)).toContain('die-pick');
    expect(soundsOf([])).toEqual([]);
  });

  it('cover nearly all sounds in a whole adventure', () => {
    const playedSounds = new Set(
      [scene, play('campaign', 'a'), play('campaign', 'b', 'hard')].flatMap(({ states, events }) =>
        events.flatMap((list, at) =>
          journeyCues(assertDefined(states[at]), list, assertDefined(states[at + 1]), TIMES).map(
            ({ sound }) => sound,
          ),
        ),
      ),
    );
    // Sounds of refusals and leaving belong to screens.
    const rare: readonly Sound[] = ['error', 'leave', 'hero-death', 'game-loss', 'die-remove'];
    const ofBoards: readonly Sound[] = ['piece-move', 'piece-take'];
    const unheard = SOUNDS.filter(
      (sound) => ![...playedSounds, ...rare, ...ofBoards].includes(sound),
    );
    expect(unheard).toEqual([]);
  });
});

describe('music', () => {
  it('follows the level of the chapter, stops at the end of a scene, and is menu music in camp', () => {
    expect(journeyMusic(start)).toBe('scenario-music-1');
    const chapter = (level: number): JourneyState => {
      const chapters = start.campaign.chapters.map((one) => ({ ...one, level }));
      return { ...start, campaign: { ...start.campaign, chapters } };
    };
    expect([2, 3, 4].map((level) => journeyMusic(chapter(level)))).toEqual([
      'scenario-music-2',
      'scenario-music-3',
      'scenario-music-1',
    ]);
    expect(journeyMusic({ ...start, scene: undefined })).toBe('menu-main');
    expect(journeyMusic(assertDefined(scene.states.at(-1)))).toBeUndefined();
  });
});
