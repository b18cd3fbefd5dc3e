import { expect, test } from 'vitest';
import type { Size } from '#screen';
import { depthsStage } from '../packs/stage.ts';
import { stage } from '../rules/stage.ts';
import { cavesStage, RunStage } from './stage.ts';

const ROOM = ['########', '#@g....#', '########'];

/** A run after a fight that the player loses, at a size. */
function died(size?: Size, language = 'en'): RunStage {
  const pack = [{ kind: 'apple' }, { kind: 'apple' }, { kind: 'dagger' }] as const;
  const player = { hp: 1, rank: 3, xp: 40, pack, weapon: 2 };
  const run = new RunStage(stage(ROOM, { player }), { language }, size);
  for (let turn = 0; turn < 60 && run.state.ending === undefined; turn++) run.press('.');
  return run;
}

test('the end of a run shows cause, equipment and rank, and where to read more', () => {
  const { text } = died();
  expect(text).toContain('Killed by');
  expect(text).toMatch(/Equipment: Dagger/);
  expect(text).toContain('Score: 40, your first run');
  expect(text).toContain('Space: the full report');
});

test('its report lists the last turns and what was not in use', () => {
  const run = died();
  run.press('space');
  expect(run.text).toMatch(/Hero: Level 3, experience 40 · Creatures killed: 0/);
  expect(run.text).toMatch(/Carried, not in use: Apple ×2/);
  expect(run.press('q')).toContain('Space: the full report');
});

test('a run of the Depths is compared with each style of bot', () => {
  const rows = ['####', '#@g#', '####'];
  const state = depthsStage([rows], { g: { creature: 'ogre' } }, { hp: 1, rank: 3, xp: 40 });
  const run = new RunStage(state, {});
  for (let turn = 0; turn < 60 && run.state.ending === undefined; turn++) run.press('.');
  expect(run.text).toContain('Against the caster bot');
  run.press('space');
  for (const bot of ['fighter', 'thrower', 'caster'])
    expect(run.text).toContain(`Against the ${bot} bot: better than`);
});

test('r starts the same world again', () => {
  const run = died();
  run.press('r .');
  expect(run.text).toContain('Turn 1');
  expect(run.saves.list()).toHaveLength(2);
  expect(run.saves.list()[0]?.text).toContain('\nseed stage\n');
});

test('a daily run is offered, continued and repeated, and its result can be copied', () => {
  const start = cavesStage();
  start.mark('Daily run');
  expect(start.text).toContain('2026-11-28: the same world for everyone today, until midnight.');
  start.press('enter .');
  expect(start.saves.list()[0]?.text).toContain('\nseed daily-2026-11-28\n');
  start.press('Q');
  start.mark('Daily run');
  expect(start.text).toContain('2026-11-28: continue your run.');
  start.press('enter');
  for (let turn = 0; turn < 200 && !start.text.includes('R.I.P.'); turn++) start.press('o tab tab');
  start.press('space y');
  expect(start.copied.at(-1)).toMatch(/^Turnwright, Caves, daily 2026-11-28\nR\.I\.P\. Killed by/);
  start.press('q Q');
  start.mark('Daily run');
  expect(start.text).toMatch(/2026-11-28: your best is \d+\. Try again\?/);
});

test.each(['en', 'ru'])(
  'the summary is complete on the smallest screen with a map: %s',
  (language) => {
    const run = died({ width: 80, height: 24 }, language);
    expect(run.text).toContain(run.arcade.say('run-over-more'));
  },
);
