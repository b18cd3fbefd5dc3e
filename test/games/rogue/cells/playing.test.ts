import { describe, expect, it, test } from 'vitest';
import { must, parseTranscript, playText, startMatch } from '#core';
import type { AnyGame } from '#core';
import { rogue } from '#games/rogue/rules/index.ts';
import type { RogueState } from '#games/rogue/rules/index.ts';
import { PERSON, resumeSession, Session } from '#play';
import { PALETTES } from '#screen';
import { rogueStage } from './stage.ts';

const game = rogue as unknown as AnyGame;

/** Starts a run from the menu with a typed seed. */
function startRun(seed: string, settings = {}, size?: { width: number; height: number }) {
  const stage = rogueStage({ guidance: 'off', ...settings }, size);
  stage.choose(stage.arcade.say('rogue-page-random'));
  stage.mark(stage.arcade.say('rogue-option-world'));
  stage.press('right');
  stage.mark(stage.arcade.say('label-seed'));
  stage.press(`${'backspace '.repeat(6)} ${[...seed].join(' ')} enter`);
  return stage;
}

/** The last saved state. */
function savedState(stage: ReturnType<typeof rogueStage>): RogueState {
  const [saved] = stage.saves.list();
  return must(resumeSession(saved?.text ?? '', [game])).match.state as RogueState;
}

describe('the menu', () => {
  it('starts a random world with the chosen kind and seed', () => {
    const stage = rogueStage();
    expect(stage.text).toContain('1  Random world');
    stage.choose('Random world');
    stage.mark('World');
    expect(stage.text).toMatch(/World +‹ floors ›/);
    stage.press('right right');
    stage.mark('Random seed');
    stage.press('backspace 9');
    expect(stage.text).toMatch(/World +caves/);
    expect(stage.text).toMatch(/Random seed +9/);
    stage.press('enter .');
    expect(stage.row(0)).toContain('caves');
    expect(stage.row(0)).toMatch(/ 9\b/);
    expect(savedState(stage).options.world).toBe('caves');
  });

  it('continues the last unfinished run only', () => {
    const stage = startRun('seed-1');
    stage.press('o Q Q');
    stage.openEntry('rogue');
    expect(stage.text).toContain('1  Continue the last run');
    const { turns } = savedState(stage);
    stage.press('1');
    expect(stage.row(0)).toContain(`Turn ${turns}`);
    expect(stage.saves.list()).toHaveLength(1);
  });

  it('offers the daily run, continues it, and repeats it for a better score', () => {
    const stage = rogueStage({ guidance: 'off' });
    stage.mark('Daily run');
    expect(stage.text).toContain('2026-11-28: the same world for everyone today, until midnight.');
    stage.press('enter .');
    const [saved] = stage.saves.list();
    expect(saved?.text).toContain('\nseed daily-2026-11-28\n');
    expect(must(resumeSession(saved?.text ?? '', [game])).name).toBe('Daily, 2026-11-28');
    expect(savedState(stage).options.world).toBe('floors');
    stage.press('Q Q');
    stage.openEntry('rogue');
    stage.mark('Daily run');
    expect(stage.text).toContain('2026-11-28: continue your run.');
    stage.press('enter .');
    expect(stage.row(0)).toContain('Turn 2');
    expect(stage.saves.list()).toHaveLength(1);
  });

  it('plays built-in worlds', async () => {
    const stage = rogueStage();
    expect(stage.text).toContain('3  First Steps');
    stage.choose('First Steps');
    await expect.poll(() => stage.row(0)).toContain('from a file');
    expect(stage.text).toContain('@');
  });

  it('opens a world file by path, and lists its errors', () => {
    const stage = rogueStage();
    const typed = (path: string) => [...path].join(' ');
    stage.choose(stage.arcade.say('rogue-screen-open'));
    stage.press(`${typed('content/worlds/order.txt')} enter`);
    expect(stage.text).toContain('cannot be played');
    expect(stage.text).toContain('1:1: ');
    stage.press('Q');
    expect(stage.text).toContain('Path of the world file');
    stage.press('escape');
    stage.choose(stage.arcade.say('rogue-screen-open'));
    stage.press(`${typed('content/worlds/nowhere.world')} enter`);
    expect(stage.text).toContain('cannot be read');
    stage.press('Q escape');
    stage.choose(stage.arcade.say('rogue-screen-open'));
    stage.press(`${typed('content/worlds/old-keep.world')} enter`);
    expect(stage.row(0)).toContain('from a file');
  });
});

/** A world file: a corridor with a sword, a mimic and robots. */
const DEADLY = [
  '14 3',
  'WWWWWWWWWWWWWW',
  'W012....34567W',
  'WWWWWWWWWWWWWW',
  '0. Player',
  '1. Item Sword',
  '2. Mob Mimic',
  ...[3, 4, 5, 6, 7].map((hole) => `${hole}. Mob Robot`),
];

describe('a finished run', () => {
  const died = () => {
    const stage = rogueStage({ guidance: 'off' }, undefined, DEADLY.join('\n'));
    stage.choose(stage.arcade.say('rogue-screen-open'));
    stage.press('m y . w o r l d enter d enter d');
    for (let turn = 0; turn < 60 && !stage.text.includes('You died.'); turn++) stage.press('d .');
    return stage;
  };

  it('shows cause, score, rank and equipment, and offers the same world', () => {
    const stage = died();
    expect(stage.text).toContain('You died.');
    expect(stage.text).toContain('Killed by a robot');
    expect(stage.text).toMatch(/Equipment: Sword \+5/);
    expect(stage.text).toMatch(/Score: \d+, your first/);
    stage.press('r .');
    expect(stage.row(0)).toContain('Turn 1');
    expect(savedState(stage).hero.worn.sword).toBeNull();
  });

  it('has a report with the last turns and unused items', () => {
    const stage = died();
    expect(stage.text).toContain('Space: the full report');
    stage.press('space');
    expect(stage.row(0)).toContain('End of the run');
    expect(stage.text).toMatch(/Journey: Turns: \d+, .*\n *Hero: Level \d+, experience \d+/);
    expect(stage.text).toMatch(/The last turns[^]* Killed by a robot\./);
    expect(stage.text).toMatch(/Carried, not in use: none/);
    expect(stage.text).not.toContain('Against the');
    expect(stage.press('q')).toContain('Space: the full report');
  });

  it('can be shared as a file from its end and from the menu', () => {
    const stage = died();
    expect(stage.press('e')).toContain('my · World from a file');
    stage.press('x');
    expect([...stage.exported.values()].join()).toContain('game rogue');
    stage.press('q Q');
    stage.openEntry('rogue');
    stage.choose('Share the last run');
    expect(stage.text).toContain('my · World from a file');
  });

  it('is listed with world, seed, turn and outcome', () => {
    const stage = died();
    stage.press('Q Q');
    stage.openEntry('rogue');
    stage.choose('Best runs');
    expect(stage.text).toMatch(/World from a file · seed-\d+ · Turn \d+ · killed by a robot/);
  });
});

describe('a run', () => {
  it('walks with WASD, vi and Cyrillic letters, and runs with Shift or after f', () => {
    for (const [one, other] of ['d a', 'l h', 'в ф'].map((pair) => pair.split(' '))) {
      const stage = startRun('seed-1');
      stage.press(`. ${one}`);
      const { x } = savedState(stage).hero.at;
      stage.press(other ?? '');
      expect(savedState(stage).hero.at.x).toBe(x - 1);
    }
    for (const script of ['D', 'В', 'f d']) {
      const stage = startRun('seed-1');
      stage.press(script);
      expect(savedState(stage).turns).toBeGreaterThan(1);
      expect(stage.text).toContain('Stopped');
    }
  });

  it('walks with all four arrows', () => {
    const stage = startRun('seed-1');
    stage.press('.');
    const { at } = savedState(stage).hero;
    const places = ['left', 'up', 'right', 'down'].map((arrow) => {
      stage.press(arrow);
      const { x, y } = savedState(stage).hero.at;
      return [x - at.x, y - at.y];
    });
    expect(places).toEqual([
      [-1, 0],
      [-1, -1],
      [0, -1],
      [0, 0],
    ]);
  });

  it('auto-explores step by step and explains why it stopped', () => {
    const stage = startRun('seed-1', { speed: 'normal' });
    stage.press('o');
    expect(stage.text).toContain('Exploring');
    expect(savedState(stage).turns).toBe(1);
    while (stage.tick());
    expect(stage.text).not.toContain('Exploring');
    expect(stage.text).toContain('Stopped: ');
    expect(savedState(stage).turns).toBeGreaterThan(2);
  });

  it('takes > and < for stairs', () => {
    const stage = rogueStage({ guidance: 'off' });
    stage.choose('Daily run');
    expect(stage.press('>')).toContain('You have found no stairs down on this floor.');
    expect(stage.press('<')).toContain('You have found no stairs up on this floor.');
  });

  it('stops exploring on a key press', () => {
    const stage = startRun('seed-1', { speed: 'normal' });
    stage.press('o escape');
    const { turns } = savedState(stage);
    while (stage.tick());
    expect(savedState(stage).turns).toBe(turns);
  });

  it('selects, puts on and drops items, and explains refusals', () => {
    const stage = startRun('seed-1');
    stage.press('d d');
    expect(stage.text).toContain('You pick up a battle axe.');
    expect(stage.text).toContain('[1 Þ]');
    stage.press('enter');
    expect(savedState(stage).hero.worn.sword).toBe('battle-axe');
    expect(stage.text).toMatch(/Þ Battle axe +\+\d/);
    stage.press('3');
    expect(stage.text).toContain('[3 ·]');
    stage.press('enter');
    expect(stage.text).toContain('Slot 3 is empty.');
    stage.press('[ [ backspace');
    expect(stage.text).toContain('Slot 1 is empty.');
  });

  it('looks with a cursor that jumps to things, and travels there', () => {
    const stage = startRun('seed-1');
    stage.press('x');
    expect(stage.text).toContain('You.');
    stage.press('tab');
    expect(stage.text).toContain('Battle axe: +9 attack.');
    stage.press('tab enter');
    expect(stage.text).toContain('You pick up a dagger.');
    expect(stage.text).toContain('You have arrived.');
    stage.press('x right right escape');
    expect(stage.text).not.toContain('move the cursor');
  });

  it('undoes turns that revealed nothing, and shows messages, map, summary, help and replay', () => {
    const stage = startRun('seed-1');
    stage.press('o 5 u');
    expect(stage.text).toContain('[1');
    expect(stage.press('u')).toContain('Nothing to undo.');
    expect(stage.press('m')).toContain('› Messages');
    expect(stage.press('q p')).toContain('› Map');
    expect(stage.press('q c')).toContain('World: rooms, random seed: seed-1');
    expect(stage.press('x')).toContain('/exported/rogue-seed-1.txt');
    expect(stage.exported.get('rogue-seed-1')).toContain('Turnwright, Rogue');
    expect(stage.press('q ?')).toContain('The rules');
    expect(stage.press('pagedown')).toContain('Walk up, left, down or right');
    expect(stage.press('q v')).toContain('› Replay');
    expect(stage.press('q `')).toContain('player ');
  });

  it("ends with the hero's death: announced, summarised and not resumable", () => {
    const stage = startRun('seed-1');
    const state = playUntilDeath(stage);
    expect(state.ending?.kind).toBe('died');
    expect(stage.text).toContain('You died.');
    expect(stage.text).toContain('Killed by');
    const [saved] = stage.saves.list();
    expect(must(parseTranscript(saved?.text ?? '')).over).toBeDefined();
    expect(stage.press('c')).toContain('Killed by');
    stage.press('Q Q');
    expect(stage.text).not.toContain('Continue the last run');
  });

  test.each(PALETTES)('is drawn in %s with glyphs that need no colour', (palette) => {
    const stage = startRun('seed-1', { palette });
    stage.press('o');
    expect(stage.text).toBe(startRun('seed-1').press('o'));
  });
});

/** Explores and attacks mobs until the hero dies. */
function playUntilDeath(stage: ReturnType<typeof rogueStage>): RogueState {
  const moveKeys = ['w', 'a', 's', 'd'];
  stage.press('.');
  for (let count = 0; count < 4000; count++) {
    const state = savedState(stage);
    if (state.ending !== undefined) return state;
    stage.press(
      count % 5 === 0 ? 'o' : (moveKeys[(count * 7 + Math.floor(count / 11)) % 4] ?? 'w'),
    );
  }
  return savedState(stage);
}

describe('a save', () => {
  it('equals that of a run played without screens', () => {
    const stage = startRun('seed-1');
    stage.press('d d enter a o . 2');
    const [saved] = stage.saves.list();
    const read = must(parseTranscript(saved?.text ?? ''));
    const session = new Session(
      startMatch(game, must(resumeSession(saved?.text ?? '', [game])).match.options, 'seed-1'),
      [PERSON],
    );
    for (const { text } of read.entries)
      expect(playText(session.match, text)).toMatchObject({ ok: true });
    // The save also holds the state, for later rules.
    const lines = saved?.text.split('\n').filter((line) => !line.startsWith('#> '));
    expect(session.save().split('\n').slice(1)).toEqual(lines?.slice(1));
  });
});

test('a screen reader receives everything since the last key, and each hint once', () => {
  const stage = startRun('seed-1', { guidance: 'on', speed: 'off' });
  expect(stage.driver.announcement).toContain('Walk with');
  stage.press('o');
  const announcement = stage.driver.announcement;
  expect(announcement).not.toBe('');
  expect(stage.text.replace(/\s+/g, ' ')).toContain(announcement.split('. ').at(-1));
  stage.press('x');
  expect(stage.driver.announcement).not.toBe(announcement);
});
