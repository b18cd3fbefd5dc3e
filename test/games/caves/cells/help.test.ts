import { readFileSync } from 'node:fs';
import { describe, expect, it, test, vi } from 'vitest';
import { playerOf } from '#games/caves/rules/index.ts';
import type { Creature } from '#games/caves/rules/index.ts';
import { keyNames } from '#games/caves/cells/keys/caves-keys.ts';
import { wrap } from '#screen/widgets/words.ts';
import { colorOf, stage } from '../rules/stage.ts';
import { cavesStage, RunStage } from './stage.ts';

const ROOM = ['############', '#..........#', '#.@........#', '#..........#', '############'];

function runIn(...args: Parameters<typeof stage>): RunStage {
  return new RunStage(stage(...args));
}

describe('the stairs keys', () => {
  const rows = ['########', '#@....>#', '########'];

  it('walk to known stairs when pressed twice', () => {
    const run = runIn(rows);
    expect(run.press('>')).toContain('Press > again');
    expect(run.state.turns).toBe(0);
    run.press('>');
    expect(playerOf(run.state).x).toBe(6);
    expect(run.text).toContain('You have arrived.');
  });

  it('do not leave without the bear after one press too many', () => {
    const run = runIn(['########', '#@....<#', '########']);
    expect(run.press('< < <')).toContain('You do not have the teddy bear: press < again');
    expect(run.state.ending).toBeUndefined();
    run.press('<');
    expect(run.state.ending).toEqual({ kind: 'left' });
  });

  it('are reset by any other key, and offer no unknown stairs', () => {
    const run = runIn(rows);
    run.press('> . >');
    expect(playerOf(run.state).x).toBe(1);
    expect(run.press('<')).not.toContain('again');
    expect(run.press('_ <')).toContain('You have found no stairs up');
    expect(run.press('>')).not.toContain('You have found no stairs');
  });
});

test('the list of things in sight starts with the nearest and leads to looking', () => {
  const rows = ['############', '#@...z..b..#', '############'];
  const rock = { kind: 'rock' } as const;
  const items = [
    { x: 3, y: 1, item: { kind: 'sword' } as const },
    { x: 5, y: 1, item: rock },
    { x: 6, y: 1, item: rock },
  ];
  const run = runIn(rows, { items, player: { hp: 12 } });
  const listed = run.press('X');
  expect(listed).toMatch(/a {2}z Zombie .*4 steps, health 50 of 50, deadly/);
  expect(listed).toMatch(/b {2}b Bat .*7 steps/);
  expect(listed).toMatch(/c {2}\) Sword .*2 steps, attack \+10/);
  expect(listed).toMatch(/d {2}, Rock ×2 +4 steps/);
  expect(run.press('down enter')).toContain('Bat, level 1');
  expect(run.press('escape X a').replace(/\s+/g, ' ')).toContain('Beneath: a rock.');
  expect(runIn(ROOM).press('X')).toContain('There is nothing in sight.');
});

describe('looking', () => {
  test.each([
    [
      'z',
      'It is hunting you. You need about 10 blows to kill it. It needs about 42 turns to kill you.',
    ],
    ['b', 'It is wandering about. You need about 2 blows to kill it.'],
    ['s', 'It lies in wait.'],
    ['m', 'It is hunting you.'],
  ])('describes the behaviour of %s and the outcome of a fight', (letter, expected) => {
    const run = runIn(['############', `#@.....${letter}...#`, '############']);
    expect(run.press(';').replace(/\s+/g, ' ')).toContain(expected);
  });
});

describe('an action without effect', () => {
  const potion = { kind: 'potion', color: colorOf('health') } as const;
  const pack = [potion, potion, { kind: 'white-book' }] as const;
  const effects = [{ kind: 'poison', turns: 9 }] as const;

  test.each([
    ['an unknown potion', 'q a', {}],
    ['a known potion', 'q a', { learned: [potion.color] }],
    ['a spell', 'r c a enter', {}],
    ['a potion of somebody who is poisoned', 'q a', { effects }],
  ])('is reported: %s', (_, keys, player) => {
    const run = runIn(ROOM, { player: { pack, mana: 5, ...player } });
    expect(run.press(keys).replace(/\s+/g, ' ')).toMatch(/(drink|cast) [^.]*\. Nothing happens\./);
  });

  test.each([
    ['q a', { hp: 50 }],
    ['r c a enter', { hp: 50 }],
    ['q a', { hp: 50, effects, learned: [potion.color] }],
    ['q d', { learned: [colorOf('warrior')], effects: [{ kind: 'warrior', turns: 9 }] as const }],
    ['q e', { mana: 1 }],
  ])('is not reported when something happens: %s, %j', (keys, player) => {
    const books = (['warrior', 'mana'] as const).map((kind) => {
      return { kind: 'potion', color: colorOf(kind) } as const;
    });
    const run = runIn(ROOM, { player: { pack: [...pack, ...books], mana: 5, ...player } });
    expect(run.press(keys)).toMatch(/You (drink|cast)/);
    expect(run.text).not.toContain('Nothing happens');
  });
});

describe('aiming', () => {
  it('draws the flight path and warns of obstacles', () => {
    const pack = [{ kind: 'rock' }, { kind: 'powder' }] as const;
    const run = runIn(['##########', '#@.f..f..#', '##########'], { player: { pack } });
    expect(run.press('t a tab')).toContain('@*f..f'.replaceAll('.', '·'));
    expect(run.text).toContain('Throw the rock where? In the way: a fungus. Fungus, level 1');
    run.press('enter');
    expect(run.text).toMatch(/The rock hits the fungus/);
    expect(run.press('t b')).not.toContain('hit you, too');
    expect(run.press('h')).toContain('Throw the powder charge where? The blast would hit you too.');
    expect(run.press('h k')).toContain('Rock is in the way.');
  });

  it('uses the only clear line of two', () => {
    const rows = ['##########', '#@.......#', '##......f#', '##########'];
    const run = runIn(rows, { player: { pack: [{ kind: 'rock' }] } });
    run.press('t a');
    expect(run.text).not.toContain('in the way');
    expect(run.text).toMatch(/\*f/);
  });
});

test('a new level shows values before and after', () => {
  const run = new RunStage({ ...stage(ROOM), choices: 1 });
  expect(run.text).toMatch(/3 {2}Attack \+2 +20 → 22/);
});

test('equipment shows its changes, and food warns of overeating', () => {
  const pack = [
    { kind: 'dagger' },
    { kind: 'sword' },
    { kind: 'bread' },
    { kind: 'apple' },
  ] as const;
  const run = runIn(ROOM, { player: { pack, weapon: 0, food: 900 } });
  expect(run.press('w')).toMatch(/Sword +attack 25 → 30/);
  expect(run.text).toContain('Attack 25, defence 5.');
  run.press('escape e');
  expect(run.text).toContain('Food: 900 of 1,000.');
  expect(run.text).toMatch(/Bread +more than you can hold/);
  expect(run.text).not.toMatch(/Apple +more/);
});

test('the status line shows effects, and the seed only if there is room', () => {
  const effects = [{ kind: 'poison', turns: 7 }] as const;
  expect(runIn(ROOM, { player: { effects } }).text).toMatch(
    /mana {3}Depth 1\/1 {3}poison 7 {3}Level/,
  );
  const manyEffects = [
    ...effects,
    { kind: 'stone-skin', turns: 60 },
    { kind: 'numbness', turns: 4 },
  ];
  const line = (run: RunStage) => run.text.split('\n').at(-2) ?? '';
  const player = { effects: manyEffects as Creature['effects'] };
  const crowded = line(runIn(ROOM, { player }));
  expect(crowded).toMatch(/Depth 1\/1 {2}poison 7 {2}stone skin 60 {2}numbness 4 {2}Level 1$/);
  const russian = line(new RunStage(stage(ROOM, { player }), { language: 'ru' }));
  expect(russian).toMatch(/оцепенение 4/);
  expect(russian).not.toContain('stage');
});

describe('hints', () => {
  it('are toggled by a key and start with the goal', () => {
    const run = cavesStage({ guidance: 'on' });
    run.press('enter');
    expect(run.text).toContain('auto-explore');
    expect(run.text).toContain('A teddy bear lies at depth 5.');
    expect(run.press('I')).toContain('Hints off.');
    expect(run.press('.')).not.toContain('auto-explore');
    run.press('I');
    expect(run.press('.')).toContain('auto-explore');
  });

  it('match the situation and stop once learned', () => {
    const later = { turns: 20 };
    const hinted = (changes: Parameters<typeof stage>[1], rows = ROOM, books: object = {}) =>
      new RunStage({ ...stage(rows, changes), ...later, ...books }, { guidance: 'on' }).text;
    const potion = { kind: 'potion', color: colorOf('mana') } as const;
    expect(hinted({ player: { pack: [{ kind: 'tunic' }] } })).toContain('w: wield a weapon');
    expect(hinted({ player: { pack: [{ kind: 'tunic' }], armor: 0 } })).toContain('auto-explore');
    expect(hinted({ player: { pack: [potion] } })).toContain('q: drink a potion');
    const drunk = { pack: [potion], learned: [potion.color] };
    expect(hinted({ player: drunk })).toContain('auto-explore');
    expect(hinted({ player: { food: 200 } })).toContain('e: eat');
    expect(hinted({ player: { pack: [{ kind: 'white-book' }] } })).toContain('r: read a book');
    const nearMap = ['######', '#@.b.#', '######'];
    const bats = (bat: number) => ({ deeds: { kills: { bat }, deepest: 0, dug: 0 } });
    expect(hinted({}, nearMap, bats(0))).toContain('Walk into a creature');
    expect(hinted({}, nearMap, bats(3))).toContain('auto-explore');
  });
});

describe('a finished run', () => {
  const doomed = { food: 1, pack: [{ kind: 'sword' }], weapon: 0, xp: 40 } as const;

  it('shows its score and rank, and joins the high scores', () => {
    const run = runIn(ROOM, { player: doomed });
    run.press('.');
    expect(run.text).toContain('Equipment: Sword');
    expect(run.text).toContain('Score: 40, your first');
    run.press('Q');
    run.openEntry('caves');
    run.press('end');
    expect(run.text).toContain('▸ Best runs');
    expect(run.press('enter')).toMatch(/ 1 +40 {2}Caves · stage · .*Starved to death/);
  });

  it('remains in the high scores after further runs', () => {
    const run = runIn(ROOM, { player: doomed });
    run.press('.');
    run.press('Q');
    for (let game = 0; game < 300; game++)
      run.saves.write(`later-${game}`, 'turnwright-transcript 1\n');
    const list = vi.spyOn(run.saves, 'list');
    run.openEntry('caves');
    const before = list.mock.calls.length;
    run.press('end');
    expect(run.text).toContain('▸ Best runs');
    run.press('up down');
    // All saves are read once, not on every key.
    expect(list).toHaveBeenCalledTimes(before);
    expect(run.press('enter')).toMatch(/ 1 +40 {2}Caves · stage · .*Starved to death/);
  });

  it('has no score in modes without death', () => {
    const state = stage(['#####', '#@..#', '#####'], { player: { food: 400 } });
    const run = new RunStage({ ...state, options: { ...state.options, mode: 'explorer' } });
    run.press('.');
    expect(run.text).not.toContain('Score');
    expect(cavesStage().text).not.toContain('Best runs');
  });
});

test('help shows Ctrl-P only where no page would print', () => {
  const run = runIn(ROOM);
  run.press('?');
  for (let page = 0; page < 9 && !run.text.includes('m, Ctrl-P'); page++) run.press('pagedown');
  expect(run.text).toContain('m, Ctrl-P');
});

describe('on a phone', () => {
  const size = { width: 80, height: 40, seen: 52 };

  test('fits texts to the visible width and aligns them with it', () => {
    const run = new RunStage(stage(ROOM), { language: 'ru' }, size);
    for (const key of ['?', 'm']) {
      run.press(key);
      const rows = run.text
        .split('\n')
        .slice(1, -1)
        .map((row) => row.replace(/ +[↑↓]$/, ''));
      expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(52);
      expect(run.driver.frames.at(-1)?.focus).toMatchObject({ x: 0, width: 80 });
      run.press('q');
    }
  });

  test('offers keys by name: commands, diagonals and list rows', () => {
    const pack = [{ kind: 'sword' }] as const;
    const run = new RunStage(stage(ROOM, { player: { pack } }), {}, size);
    const offered = (kind: string) =>
      run.driver.frames.at(-1)?.offers.flatMap((one) => (one.kind === kind ? [one.key] : []));
    expect(offered('step')).toEqual(['y', 'u', 'b', 'n']);
    expect(offered('deed')).toEqual(expect.arrayContaining(['o', 'g', '>', '<', 'O', 'c', 'Q']));
    run.press('w');
    expect(offered('row')).toEqual(['a']);
  });

  test.each([
    ['en', false],
    ['en', true],
    ['ru', false],
    ['ru', true],
  ])('fits hints into two rows in %s, with buttons: %s', (language, isTouch) => {
    const run = new RunStage(stage(ROOM), { language });
    run.isTouch = isTouch;
    const { arcade } = run;
    const names = keyNames(arcade);
    const ids = readFileSync(`content/locales/${language}/caves-screen.ftl`, 'utf8').match(
      /^caves-screen-hint-[a-z-]+/gm,
    );
    expect(ids?.length).toBeGreaterThan(10);
    const other = `caves-screen-hint-walk${isTouch ? '' : '-touch'}`;
    for (const id of ids?.filter((one) => one !== other) ?? [])
      expect(wrap(arcade.say(id, names), 78).length, id).toBeLessThan(3);
  });

  test('names buttons instead of keys in sentences', () => {
    const run = new RunStage(stage(['########', '#@....<#', '########']), {}, size);
    run.isTouch = true;
    const expected = (keys: string) => run.press(keys).replace(/\s+/g, ' ');
    expect(expected('<')).toContain('Press “up” again to walk to the nearest known stairs.');
    expect(expected('< <')).toContain('press “up” again to leave and lose.');
    expect(expected('_')).toContain('“up” and “down” jump to stairs.');
    expect(expected('escape o')).toContain('behind rock: press “dig” to dig there.');
  });

  test('scrolls to the open panel', () => {
    const run = new RunStage({ ...stage(ROOM), choices: 1 }, {}, size);
    const focus = run.driver.frames.at(-1)?.focus;
    expect(run.text.split('\n')[focus?.y ?? 0]?.[focus?.x ?? 0]).toBe('│');
    expect(focus?.width).toBeGreaterThan(40);
  });
});

test('a screen reader receives everything since the last key, and each hint once', () => {
  const rows = ['######', '#@z..#', '######'];
  const run = new RunStage({ ...stage(rows), turns: 20 }, { guidance: 'on' });
  expect(run.driver.announcement).toContain('Walk into a creature');
  run.press('l');
  expect(run.driver.announcement).toMatch(/^You hit the zombie for \d+\./);
  expect(run.driver.announcement).not.toContain('Walk into a creature');
  run.press(';');
  expect(run.driver.announcement).toContain('Zombie, level 1');
});
