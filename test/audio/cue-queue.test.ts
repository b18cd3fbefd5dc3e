import { expect, it } from 'vitest';
import { CueQueue, MUTE } from '#audio';
import type { Sound } from '#audio';

function makeQueue() {
  const heard: Sound[] = [];
  const waits: { readonly milliseconds: number; readonly callback: () => void }[] = [];
  const queue = new CueQueue(
    { ...MUTE, play: (sound) => heard.push(sound) },
    (milliseconds, callback) => {
      const wait = { milliseconds, callback };
      waits.push(wait);
      return () => void waits.splice(waits.indexOf(wait), 1);
    },
  );
  const tick = () => waits.shift()?.callback();
  return { heard, waits, queue, tick };
}

const CUES = [
  { sound: 'battle-check-roll', gap: 0 },
  { sound: 'battle-check-success', gap: 900 },
  { sound: 'defeat-enemy', gap: 300 },
] as const;

it('plays effects in order', () => {
  const { heard, waits, queue, tick } = makeQueue();
  queue.play(CUES);
  expect([heard, waits[0]?.milliseconds]).toEqual([['battle-check-roll'], 900]);
  tick();
  expect([heard.at(-1), waits[0]?.milliseconds]).toEqual(['battle-check-success', 300]);
  tick();
  expect([heard.at(-1), waits]).toEqual(['defeat-enemy', []]);
});

it('skips the current gap when hurried, and keeps later gaps', () => {
  const { heard, waits, queue } = makeQueue();
  queue.play(CUES);
  queue.hurry();
  expect([heard.at(-1), waits.map(({ milliseconds }) => milliseconds)]).toEqual([
    'battle-check-success',
    [300],
  ]);
});

it('drops waiting effects when something else happens', () => {
  const { heard, waits, queue, tick } = makeQueue();
  queue.play(CUES);
  queue.play([{ sound: 'travel', gap: 0 }]);
  tick();
  queue.hurry();
  expect([heard, waits]).toEqual([['battle-check-roll', 'travel'], []]);
  queue.play(CUES);
  queue.drop();
  expect(waits).toEqual([]);
});
