import { describe, expect, it, test } from 'vitest';
import { isGroundAt, playerOf, stepsBetween } from '#games/caves/rules/index.ts';
import type { CavesState, Creature } from '#games/caves/rules/index.ts';
import { PALETTES } from '#screen';
import { colorOf, stage } from '../rules/stage.ts';
import { cavesStage, RunStage, savedRun } from './stage.ts';

const ROOM = ['############', '#..........#', '#.@........#', '#..........#', '############'];
const HALL = ['##############', '#@...........#', '##############'];

function runIn(rows: readonly string[], changes: Parameters<typeof stage>[1] = {}): RunStage {
  return new RunStage(stage(rows, changes));
}

function playerIn(run: RunStage): Creature {
  return playerOf(run.state);
}

describe('the start screen', () => {
  it('starts a run of five levels on Enter', () => {
    const start = cavesStage();
    expect(start.text).toContain('▸ Start the run');
    start.press('enter');
    expect(start.text).toContain('100/100 hp   5/5 mana   Depth 1/5   Level 1');
    start.press('.');
    const state = savedRun(start);
    expect(state.levels.map(({ tiles }) => tiles.length)).toEqual(
      [1, 2, 3, 4, 5].map(() => 90 * 32),
    );
    const player = playerOf(state);
    expect(player.z).toBe(0);
    expect(isGroundAt(state.levels[0]?.tiles ?? '', player.x, player.y)).toBe(true);
    expect(start.text).toContain('@');
  });

  it('uses the chosen seed, mode and levels', () => {
    const start = cavesStage();
    start.mark('Random seed');
    start.press('9 x');
    start.mark('Mode');
    start.press('right');
    start.mark('Levels');
    start.press('left left');
    start.choose('Start the run');
    start.press('.');
    expect(start.text).toContain('Depth 1/3');
    expect(start.press('c')).toContain('random seed: 9x');
    expect(savedRun(start).options).toEqual({ mode: 'explorer', depth: 3, pack: '' });
  });

  it('starts from every row on Enter', () => {
    const start = cavesStage();
    start.mark('Mode');
    start.press('right enter .');
    expect(start.text).toContain('100/100 hp');
    expect(savedRun(start).options).toEqual({ mode: 'explorer', depth: 5, pack: '' });
  });

  it('replaces the proposed seed with typed or pasted text, then edits it', () => {
    const start = cavesStage();
    start.mark('Random seed');
    start.press('backspace');
    expect(start.text).not.toContain('seed-');
    start.press('m o s s left X');
    expect(start.text).toMatch(/Random seed +mosXs/);
    expect(start.arcade.paste(' тихая гавань \nand more\n')).toBe(true);
    expect(start.text).toMatch(/Random seed +тихая гавань/);
    expect(start.press('enter . c')).toContain('random seed: тихая гавань');
    expect(start.arcade.paste('o')).toBe(false);
  });

  it('continues the last unfinished run', () => {
    const start = cavesStage();
    start.press('enter . . .').includes('Turn 3');
    start.press('Q');
    start.openEntry('caves');
    expect(start.text).toContain('▸ Continue the last run (3 actions)');
    expect(start.press('enter')).toContain('Turn 3');
    expect(start.saves.list()).toHaveLength(1);
  });
});

describe.each(['en', 'ru', 'uk', 'zh', 'ar', 'he'])('Escape (%s)', (language) => {
  const begin = () => {
    const start = cavesStage({ language });
    start.press('enter . .');
    const question = start.arcade.say('screen-play-ask-escape');
    return { start, question, isAsked: () => start.text.includes(question) };
  };

  it('asks before leaving a run', () => {
    const { start, question, isAsked } = begin();
    expect(question).not.toContain('screen-play');
    start.press('escape');
    expect(isAsked()).toBe(true);
    start.press('y');
    expect(isAsked()).toBe(false);
    expect(start.text).not.toContain('100/100');
    expect(playerOf(savedRun(start))).toMatchObject({ hp: 100 });
  });

  it.each(['n', 'escape'])('followed by %s continues it', (no) => {
    const { start, isAsked } = begin();
    const before = start.text;
    start.press(`escape ${no}`);
    expect(isAsked()).toBe(false);
    expect(start.text).toBe(before);
  });
});

describe('a phone in portrait', () => {
  const phone = { width: 48, height: 30 };

  it.each(['en', 'ru'])('shows health, mana and depth first, and hints in full: %s', (language) => {
    const effects = [
      { kind: 'venom', turns: 12 },
      { kind: 'stone-skin', turns: 60 },
    ] as const;
    const player = { effects, food: 100 };
    const run = new RunStage(stage(ROOM, { player }), { language, guidance: 'on' }, phone);
    const status = run.text.split('\n').at(-2) ?? '';
    for (const pattern of [/100\/100/, /5\/5/, /(Depth|Глубина) 1\/1/])
      expect(status).toMatch(pattern);
    expect(run.text).not.toMatch(/too small|мал[оа]/);
    expect(run.text).toContain('@');
  });

  it('shows the player at the start, beside the panel, at any size', () => {
    for (const width of [48, 80, 100, 103, 140]) {
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const start = cavesStage({}, { width, height: 24 });
        start.press('down');
        start.arcade.paste(seed);
        start.press('enter');
        const lines = start.text.split('\n').slice(3, -2);
        expect(lines.some((line) => line.includes('@'))).toBe(true);
      }
    }
  });
});

describe('walking', () => {
  test.each([
    ['k', 0, -1],
    ['j', 0, 1],
    ['h', -1, 0],
    ['l', 1, 0],
    ['y', -1, -1],
    ['u', 1, -1],
    ['b', -1, 1],
    ['n', 1, 1],
    ['7', -1, -1],
    ['6', 1, 0],
    ['end', -1, 1],
    ['pageup', 1, -1],
    ['down', 0, 1],
    ['д', 1, 0],
    ['т', 1, 1],
  ])('%s', (key, dx, dy) => {
    const run = runIn(ROOM);
    run.press(key);
    expect([playerIn(run).x, playerIn(run).y]).toEqual([2 + dx, 2 + dy]);
  });

  it('runs with Shift until something blocks the way, on any keyboard layout', () => {
    for (const key of ['L', 'Д']) {
      const run = runIn(ROOM);
      run.press(key);
      expect(playerIn(run).x).toBe(10);
      expect(run.text).toContain('Stopped: there is rock ahead.');
    }
  });

  it('digs through rock and stops at the edge of the caves', () => {
    const run = runIn(['####', '#@##', '####']);
    expect(run.press('l')).toContain('You dig.');
    expect([playerIn(run).x, playerIn(run).food]).toEqual([1, 654]);
    const edge = runIn(['@###']);
    expect(edge.press('h')).toContain('The caves end here');
    expect(edge.state.turns).toBe(0);
  });

  it('takes no turn for unassigned keys or cancelled lists', () => {
    const run = runIn(HALL, { player: { pack: [{ kind: 'rock' }] } });
    run.press(
      'a p ctrl+x x escape i escape d escape t a escape ; escape _ escape ? escape m escape',
    );
    expect(run.state.turns).toBe(0);
    expect(run.text).toContain('Turn 0');
    expect(run.press('escape')).toContain('Leave this game? It is saved.');
  });
});

describe('an item', () => {
  const items = [{ x: 1, y: 1, item: { kind: 'sword' } as const }];
  const pack = [
    { kind: 'apple' },
    null,
    { kind: 'rock' },
    { kind: 'potion', color: colorOf('health') },
    { kind: 'tunic' },
  ] as const;

  it('is picked up into the first free slot, wielded, taken off and dropped', () => {
    const run = runIn(HALL, { items, player: { pack } });
    expect(run.press('g')).toContain('You pick up a sword (b).');
    expect(run.press('w')).toContain('b  ) Sword');
    expect(run.text).not.toContain('Apple');
    expect(run.press('b')).toContain('You wield a sword.');
    expect(run.press('w')).toContain('equipped, attack +10');
    expect(run.press('b')).toContain('You put away the sword.');
    expect(run.press('w e')).toContain('You put on a tunic.');
    expect(run.press('d e')).toContain('You drop the tunic.');
    expect(run.press(',')).toContain('You pick up a tunic (e).');
    expect(run.press('g')).toContain('find nothing');
  });

  it('is eaten or drunk; lists show usable ones only', () => {
    const run = runIn(HALL, { player: { pack, hp: 70 } });
    expect(run.press('e')).toContain('a  & Apple');
    expect(run.text).toContain('food +100, +1 health per turn');
    expect(run.text).not.toMatch(/Rock|Tunic/);
    expect(run.press('c')).toContain('─ Eat ─');
    expect(run.press('a')).toContain('You eat the apple.');
    expect(run.text).toContain('That was refreshing');
    run.press('q');
    expect(run.text).toContain('unidentified: drink or throw it to find out');
    expect(run.press('d')).toContain('The red potion is a potion of health!');
    expect(playerIn(run).hp).toBe(87);
    expect(run.press('q')).toContain('You have nothing to drink.');
  });

  it('is examined by letter or arrow keys', () => {
    const run = runIn(HALL, { player: { pack } });
    run.press('i down enter');
    expect(run.text).toContain('─ Rock ─');
    expect(run.press('escape a')).toContain('food +100');
    run.press('escape escape');
    expect(run.text).not.toContain('food');
    expect(runIn(HALL).press('i')).toContain('Your inventory is empty.');
  });
});

describe('aiming', () => {
  const rows = ['##############', '#@....f..f...#', '##############'];
  const pack = [
    { kind: 'rock' },
    { kind: 'bow' },
    { kind: 'blue-book' },
    { kind: 'white-book' },
  ] as const;

  it('starts at the nearest creature; Tab cycles, movement keys move, and a line is drawn', () => {
    const run = runIn(rows, { player: { pack } });
    expect(run.press('t a')).toContain('Throw the rock where? Fungus, level 1');
    expect(run.text).toContain('@****f');
    run.press('tab');
    expect(run.text).toMatch(/In the way: a fungus\.[^]*@\*{4}f··f/);
    expect(run.press('l')).toContain('Cave floor.');
    expect(run.press('k')).toContain('Unexplored.');
    expect(run.press('enter')).toContain('You cannot see that place from here.');
    expect(run.state.turns).toBe(0);
    run.press('j tab enter');
    expect(run.text).toContain('You throw a rock.');
    expect(run.state.turns).toBe(1);
  });

  it('shoots with a bow in hand, and explains if there is none', () => {
    const run = runIn(rows, { player: { pack } });
    expect(run.press('f')).toMatch(/You cannot shoot without a bow/);
    run.press('w b f');
    expect(run.text).toContain('Shoot at whom?');
    expect(run.press('enter')).toContain('The arrow hits the fungus');
    const again = runIn(rows, { player: { pack, weapon: 1 } });
    expect(again.press('f f')).toContain('The arrow hits the fungus');
  });

  it('casts from books: harmful spells at others, all other spells at the player', () => {
    const run = runIn(rows, { player: { pack, mana: 20, maxMana: 20, hp: 50 } });
    expect(run.press('r')).toContain('Which book');
    expect(run.press('d')).toContain('4 mana: +20 health');
    expect(run.press('a')).toContain('Cast “Minor heal” at whom? You.');
    expect(run.press('enter')).toContain('You feel better: +20 health.');
    expect(playerIn(run)).toMatchObject({ hp: 70, mana: 16 });
    run.press('r c e');
    expect(run.text).toContain('Cast “Spark” at whom? Fungus');
    expect(run.press('enter')).toContain('The fungus loses 12 health (spark).');
    const poor = runIn(rows, { player: { pack, mana: 3 } });
    poor.press('r d a enter');
    expect(poor.text).toContain('You point and mumble, but nothing happens');
    expect(playerIn(poor).mana).toBe(3);
  });
});

describe('looking', () => {
  it('shows no creatures behind a wall, only what is remembered there', () => {
    const rows = ['#########', '#@..#b..#', '#########'];
    const run = runIn(rows);
    expect(run.press('.')).not.toMatch(/·b|b·/);
    run.press('; l l l l');
    expect(run.text).toContain('Unexplored.');
    expect(run.press('h')).toContain('Solid rock.');
    const open = runIn(['#########', '#@...f..#', '#########']);
    expect(open.press('. ;')).toContain('Fungus, level 1: attack 0, defence 0, health 10 of 10.');
    expect(open.text).toContain('@***f');
  });

  it('walks to the cell looked at', () => {
    const items = [{ x: 8, y: 1, item: { kind: 'rock' } as const }];
    const run = runIn(HALL, { items });
    expect(run.press('. ;')).toContain(' Rock.');
    expect(run.press('enter')).toContain('You have arrived.');
    expect(playerIn(run).x).toBe(8);
  });
});

describe('a new level', () => {
  it('is chosen by digit once per level gained, and cannot be postponed', () => {
    const run = new RunStage({ ...stage(HALL), choices: 2 });
    expect(run.text).toContain('(2 to go)');
    for (const key of ['escape', 'l', '?', 'Q', '8', 'enter']) run.press(key);
    expect(run.text).toContain('(2 to go)');
    expect(run.press('3')).toContain('Level up! Choose an improvement.');
    expect(playerIn(run).attack).toBe(22);
    expect(run.press('1')).not.toContain('Choose what you gain');
    expect(playerIn(run).maxHp).toBe(110);
    expect(run.state.turns).toBe(0);
    run.press('l');
    expect(run.state.turns).toBe(1);
  });
});

describe('the end of a run', () => {
  const exit = stage(HALL, { player: { pack: [{ kind: 'bear' }] } });
  const withExit = (state: CavesState): CavesState => ({
    ...state,
    levels: state.levels.map((level) => {
      const at = playerOf(state).y * 90 + playerOf(state).x;
      return { ...level, tiles: `${level.tiles.slice(0, at)}<${level.tiles.slice(at + 1)}` };
    }),
  });

  it('is a win after leaving with the bear', () => {
    const run = new RunStage(withExit(exit));
    expect(run.press('<')).toContain('You won.');
    expect(run.text).toContain('The teddy bear is home.');
    expect(run.press('l o')).toContain('You won.');
  });

  it('is a loss after leaving without it; Enter starts a new run', () => {
    const run = new RunStage(withExit(stage(HALL)));
    expect(run.press('.')).toContain('If you leave without the teddy bear, you lose');
    expect(run.press('Б')).toContain('R.I.P.');
    expect(run.text).toContain('Died while cowardly fleeing the caves.');
    expect(run.press('c')).toContain('R.I.P.');
    run.press('escape enter');
    expect(run.text).toContain('Turn 0 ');
    expect(run.text).not.toContain('R.I.P.');
  });

  it('can be starvation', () => {
    const run = runIn(HALL, { player: { food: 2 } });
    expect(run.press('. .')).toContain('Starved to death.');
  });

  it('names the killer', () => {
    const run = runIn(['#####', '#@z##', '#####'], { player: { hp: 1 } });
    for (let turn = 0; turn < 9 && run.state.ending === undefined; turn++) run.press('.');
    expect(run.text).toContain('Killed by a zombie.');
  });
});

describe('an automatic action', () => {
  it('is shown step by step and stops on any key', () => {
    const run = new RunStage(stage(HALL), { speed: 'normal' });
    run.press('. o');
    expect(run.text).toContain('Exploring');
    expect(run.state.turns).toBe(2);
    run.press('escape');
    const { turns } = run.state;
    while (run.tick());
    expect(run.state.turns).toBe(turns);
  });

  it('explains why it stopped: exploring, digging, resting, travelling', () => {
    const run = runIn(HALL);
    expect(run.press('o')).toContain('The rest is behind rock: press O to');
    expect(run.press('R')).toContain('Your health and mana are full: there is no need to rest.');
    run.press('_ h h enter');
    expect(run.text).toContain('You have arrived.');
    expect(run.press('O')).toMatch(/Stopped|broken through/);
    expect(run.state.deeds.dug).toBeGreaterThan(2);
  });

  it('does not pick up dropped items again', () => {
    const run = runIn(HALL, { player: { pack: [{ kind: 'apple' }] } });
    run.press('d a l o');
    expect(playerIn(run).pack).toEqual([]);
  });
});

describe('pages', () => {
  it('show messages, all levels, the run as text, help and the replay', () => {
    const start = cavesStage();
    start.press('enter . l . h');
    expect(start.press('ctrl+p')).toContain('› Messages');
    expect(start.press('escape M')).toMatch(/› Map .*Depth 1\/5/);
    expect(start.press('> l')).toContain('Depth 1/5');
    expect(start.press('escape c')).toContain('Mode: normal, levels: 5, random seed: seed-1');
    expect(start.press('x')).toContain('/exported/caves-seed-1.txt');
    expect(start.press('escape ?')).toContain('A treasure lies on the deepest level: ');
    expect(start.press('escape v')).toContain('Replay · 0 of 4');
    expect(start.press('end')).toContain('Replay · 4 of 4');
    expect(start.press('escape `')).toContain('entries 4');
  });

  it('close with Q, and the run stays saved', () => {
    const start = cavesStage();
    start.press('enter . Q');
    expect(start.text).toContain('▸ Continue the last run (1 action)');
    expect(savedRun(start).turns).toBe(1);
    expect(start.press('enter')).toContain('Turn 1');
  });
});

test.each(PALETTES)('is drawn in %s with glyphs that need no colour', (palette) => {
  const rows = ['##########', '#@..f....#', '##########'];
  const draw = (one: (typeof PALETTES)[number]) =>
    new RunStage(stage(rows, { player: { hp: 20 } }), { palette: one }).press('.');
  expect(draw(palette)).toBe(draw('evening'));
  expect(draw(palette)).toContain('! 20/100 hp');
});

test('pressing an adjacent cell steps there even with enemies in sight', () => {
  const run = runIn(['##########', '#.@....z.#', '##########']);
  run.press('.');
  const row = run.text.split('\n').findIndex((line) => line.includes('@'));
  run.arcade.point('press', 1, row);
  expect(playerIn(run).x).toBe(1);
  run.arcade.point('press', 4, row);
  expect(run.text).toContain('Stopped: a zombie is in sight.');
});

test('the mouse walks to a cell, picks up, and looks with the other button', () => {
  const items = [{ x: 6, y: 1, item: { kind: 'rock' } as const }];
  const run = runIn(HALL, { items });
  run.press('.');
  const row = run.text.split('\n').findIndex((line) => line.includes('@'));
  run.arcade.point('press', 6, row);
  expect(playerIn(run).x).toBe(6);
  run.arcade.point('press', 6, row);
  expect(playerIn(run).pack).toEqual([{ kind: 'rock' }]);
  run.arcade.point('ask', 3, row);
  expect(run.text).toContain('Cave floor.');
  run.arcade.point('press', 2, row);
  expect(playerIn(run).x).toBe(2);
  expect(stepsBetween(playerIn(run), { x: 2, y: 1 })).toBe(0);
});
