import { describe, expect, it, test } from 'vitest';
import { must, parseTranscript, playText, startMatch } from '#core';
import type { AnyGame } from '#core';
import { rogue } from '#games/rogue/rules/index.ts';
import type { RogueState } from '#games/rogue/rules/index.ts';
import { PERSON, resumeSession, Session } from '#play';
import { PALETTES } from '#screen';
import { rogueStage } from './stage.ts';

const game = rogue as unknown as AnyGame;

/** A run that was begun from the menu with a typed seed. */
function begun(seed: string, settings = {}, size?: { width: number; height: number }) {
  const stage = rogueStage({ guidance: 'off', ...settings }, size);
  stage.choose(stage.arcade.say('rogue-page-random'));
  stage.mark(stage.arcade.say('label-seed'));
  stage.press(`${'backspace '.repeat(6)} ${[...seed].join(' ')} enter`);
  return stage;
}

/** The state that was saved last. */
function savedState(stage: ReturnType<typeof rogueStage>): RogueState {
  const [saved] = stage.saves.list();
  return must(resumeSession(saved?.text ?? '', [game])).match.state as RogueState;
}

describe('the menu', () => {
  it('begins a random world of the kind and the seed that were chosen', () => {
    const stage = rogueStage();
    expect(stage.text).toContain('1  Random world');
    stage.choose('Random world');
    stage.mark('World');
    stage.press('right');
    stage.mark('Seed');
    stage.press('backspace 9');
    expect(stage.text).toMatch(/World +caves/);
    expect(stage.text).toMatch(/Seed +9/);
    stage.press('enter .');
    expect(stage.row(0)).toContain('caves');
    expect(stage.row(0)).toMatch(/ 9\b/);
    expect(savedState(stage).options.world).toBe('caves');
  });

  it('goes on with the last run that is not over, and only with such a one', () => {
    const stage = begun('seed-1');
    stage.press('o Q Q');
    stage.openEntry('rogue');
    expect(stage.text).toContain('1  Continue the last run');
    const { turns } = savedState(stage);
    stage.press('1');
    expect(stage.row(0)).toContain(`Turn ${turns}`);
    expect(stage.saves.list()).toHaveLength(1);
  });

  it('plays the worlds that come with the game', async () => {
    const stage = rogueStage();
    expect(stage.text).toContain('2  First Steps');
    stage.choose('First Steps');
    await expect.poll(() => stage.row(0)).toContain('from a file');
    expect(stage.text).toContain('@');
  });

  it('opens a world file by its path, and lists what is wrong with one', () => {
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

/** A corridor with a sword, a mimic and robots, as a file has it. */
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

describe('a run that is over', () => {
  const died = () => {
    const stage = rogueStage({ guidance: 'off' }, undefined, DEADLY.join('\n'));
    stage.choose(stage.arcade.say('rogue-screen-open'));
    stage.press('m y . w o r l d enter d enter d');
    for (let turn = 0; turn < 60 && !stage.text.includes('You died.'); turn++) stage.press('d .');
    return stage;
  };

  it('shows cause, score, rank and equipment, and leads to the same world', () => {
    const stage = died();
    expect(stage.text).toContain('You died.');
    expect(stage.text).toContain('Killed by a robot');
    expect(stage.text).toMatch(/Equipment: Sword \+5/);
    expect(stage.text).toMatch(/Score: \d+, your first/);
    stage.press('r .');
    expect(stage.row(0)).toContain('Turn 1');
    expect(savedState(stage).hero.worn.sword).toBeNull();
  });

  it('is shared as a file, from its end and from the menu', () => {
    const stage = died();
    expect(stage.press('e')).toContain('my · World from a file');
    stage.press('x');
    expect([...stage.exported.values()].join()).toContain('game rogue');
    stage.press('q Q');
    stage.openEntry('rogue');
    expect(stage.text).toContain('Share the last run');
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
  it('walks by letters, by those of vi and by Cyrillic ones, and runs with Shift or after f', () => {
    for (const [one, other] of ['d a', 'l h', 'в ф'].map((pair) => pair.split(' '))) {
      const stage = begun('seed-1');
      stage.press(`. ${one}`);
      const { x } = savedState(stage).hero.at;
      stage.press(other ?? '');
      expect(savedState(stage).hero.at.x).toBe(x - 1);
    }
    for (const script of ['D', 'В', 'f d']) {
      const stage = begun('seed-1');
      stage.press(script);
      expect(savedState(stage).turns).toBeGreaterThan(1);
      expect(stage.text).toContain('Stopped');
    }
  });

  it('walks by all four arrows', () => {
    const stage = begun('seed-1');
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

  it('explores by itself, a step at a time, and says why it stopped', () => {
    const stage = begun('seed-1', { speed: 'normal' });
    stage.press('o');
    expect(stage.text).toContain('Exploring');
    expect(savedState(stage).turns).toBe(1);
    while (stage.tick());
    expect(stage.text).not.toContain('Exploring');
    expect(stage.text).toContain('Stopped: ');
    expect(savedState(stage).turns).toBeGreaterThan(2);
  });

  it('stops exploring when a key is pressed', () => {
    const stage = begun('seed-1', { speed: 'normal' });
    stage.press('o escape');
    const { turns } = savedState(stage);
    while (stage.tick());
    expect(savedState(stage).turns).toBe(turns);
  });

  it('selects, puts on and drops, and says what cannot be done', () => {
    const stage = begun('seed-1');
    stage.press('d d');
    expect(stage.text).toContain('You pick up a battle axe.');
    expect(stage.text).toContain('[1 Þ]');
    stage.press('enter');
    expect(savedState(stage).hero.worn.sword).toBe('battle-axe');
    expect(stage.text).toMatch(/Þ Battle axe +\+\d/);
    stage.press('3');
    expect(stage.text).toContain('[3 ·]');
    stage.press('enter');
    expect(stage.text).toContain('There is nothing in slot 3.');
    stage.press('[ [ backspace');
    expect(stage.text).toContain('There is nothing in slot 1.');
  });

  it('looks with a cursor that finds things, and goes there', () => {
    const stage = begun('seed-1');
    stage.press('x');
    expect(stage.text).toContain('You.');
    stage.press('tab');
    expect(stage.text).toContain('Battle axe: +9 attack.');
    stage.press('tab enter');
    expect(stage.text).toContain('You pick up a dagger.');
    expect(stage.text).toContain('You are there.');
    stage.press('x right right escape');
    expect(stage.text).not.toContain('move the cursor');
  });

  it('undoes what showed nothing new, and shows messages, map, summary, help and replay', () => {
    const stage = begun('seed-1');
    stage.press('o 5 u');
    expect(stage.text).toContain('[1');
    expect(stage.press('u')).toContain('There is nothing to undo.');
    expect(stage.press('m')).toContain('› Messages');
    expect(stage.press('q p')).toContain('› Map');
    expect(stage.press('q c')).toContain('World: rooms, seed seed-1');
    expect(stage.press('x')).toContain('/exported/rogue-seed-1.txt');
    expect(stage.exported.get('rogue-seed-1')).toContain('Turnwright, Rogue');
    expect(stage.press('q ?')).toContain('Walk up, left, down or right');
    expect(stage.press('q v')).toContain('› Replay');
    expect(stage.press('q `')).toContain('player ');
  });

  it('is over with the death of the hero: told, summed up, and not to be continued', () => {
    const stage = begun('seed-1');
    const state = dieOf(stage);
    expect(state.ending?.kind).toBe('died');
    expect(stage.text).toContain('You died.');
    expect(stage.text).toContain('Killed by');
    const [saved] = stage.saves.list();
    expect(must(parseTranscript(saved?.text ?? '')).over).toBeDefined();
    expect(stage.press('c')).toContain('Killed by');
    stage.press('Q Q');
    expect(stage.text).not.toContain('Continue the last run');
  });

  test.each(PALETTES)('is drawn in %s with glyphs that tell all', (palette) => {
    const stage = begun('seed-1', { palette });
    stage.press('o');
    expect(stage.text).toBe(begun('seed-1').press('o'));
  });
});

/** Explores and walks into whoever is next until the hero is dead. */
function dieOf(stage: ReturnType<typeof rogueStage>): RogueState {
  const ways = ['w', 'a', 's', 'd'];
  stage.press('.');
  for (let count = 0; count < 4000; count++) {
    const state = savedState(stage);
    if (state.ending !== undefined) return state;
    stage.press(count % 5 === 0 ? 'o' : (ways[(count * 7 + Math.floor(count / 11)) % 4] ?? 'w'));
  }
  return savedState(stage);
}

describe('a save', () => {
  it('is the same text as of a run that was played without screens', () => {
    const stage = begun('seed-1');
    stage.press('d d enter a o . 2');
    const [saved] = stage.saves.list();
    const read = must(parseTranscript(saved?.text ?? ''));
    const session = new Session(
      startMatch(game, must(resumeSession(saved?.text ?? '', [game])).match.options, 'seed-1'),
      [PERSON],
    );
    for (const { text } of read.entries)
      expect(playText(session.match, text)).toMatchObject({ ok: true });
    expect(session.save().split('\n').slice(1)).toEqual(saved?.text.split('\n').slice(1));
  });
});

test('whoever hears the screen is told all since the last key, and each hint once', () => {
  const stage = begun('seed-1', { guidance: 'on', speed: 'off' });
  expect(stage.driver.told).toContain('walk');
  stage.press('o');
  const told = stage.driver.told;
  expect(told).not.toBe('');
  expect(stage.text.replace(/\s+/g, ' ')).toContain(told.split('. ').at(-1));
  stage.press('x');
  expect(stage.driver.told).not.toBe(told);
});
