import { describe, expect, it, test } from 'vitest';
import { diff, Grid, keyNamed, namedKey, typedKey } from '#screen';
import type { Pointer, Screen } from '#screen';
import { drawKeyBar } from '#screen/widgets/bars.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { Stage } from './stage.ts';

const SIZE = { width: 40, height: 5 };

describe('what is drawn can be pressed', () => {
  test.each([
    ['enter', namedKey('enter')],
    ['G', typedKey('G')],
    ['>', typedKey('>')],
    ['ctrl-p', typedKey('p', { ctrl: true })],
  ])('%s is the name of a key', (name, key) => {
    expect(keyNamed(name)).toEqual(key);
  });

  it('keys with what they do, each of several arrows, and no summary of many', () => {
    const grid = new Grid({ ...SIZE, width: 60 });
    const labels = [
      { keys: '↑↓', label: 'choose' },
      { keys: 'q, Esc', label: 'back' },
      { keys: 'a–t', label: 'item' },
    ];
    drawKeyBar(grid, () => 'help', labels);
    const at = (column: number) => grid.hitAt(column, 4)?.target;
    expect([at(2), at(3), at(5)]).toEqual([
      { kind: 'keys', keys: ['up'] },
      { kind: 'keys', keys: ['down'] },
      undefined,
    ]);
    expect([at(13), at(22)]).toEqual(Array(2).fill({ kind: 'keys', keys: ['q'] }));
    expect(at(26)).toBeUndefined();
    expect(grid.hitAt(13, 3)).toBeUndefined();
  });

  it('but nothing through a panel that lies over it', () => {
    const grid = new Grid(SIZE);
    drawKeyBar(grid, () => 'help', [{ keys: 'q', label: 'back' }]);
    drawPanel(grid, { x: 0, y: 2, width: 4, height: 3 });
    expect(grid.hitAt(2, 4)?.target).toEqual({ kind: 'keys', keys: [] });
    expect(grid.hitAt(10, 4)?.target).toEqual({ kind: 'keys', keys: ['q'] });
  });

  it('on screens from right to left where it is seen, unless it is a picture', () => {
    const grid = new Grid(SIZE, 'rtl');
    const area = { x: 1, y: 0, width: 4, height: 1 };
    grid.addHit(area, { kind: 'part', part: 'list' });
    expect(grid.hitAt(38, 0)).toMatchObject({ x: 0 });
    expect(grid.hitAt(1, 0)).toBeUndefined();
    grid.unmirrored(area, () => grid.addHit(area, { kind: 'part', part: 'map' }));
    expect(grid.hitAt(38, 0)).toMatchObject({ target: { part: 'map' }, x: 3 });
  });
});

test('what matters most is known to whoever sees only a part of the screen', () => {
  expect(new Stage().open().driver.frames.at(-1)?.focus).toEqual({ x: 9, y: 9, width: 1 });
  const grid = new Grid(SIZE, 'rtl');
  expect(grid.focus).toBeUndefined();
  grid.focusOn(1, 2);
  expect(grid.focus).toEqual({ x: 38, y: 2, width: 1 });
});

describe('a mouse on the screens', () => {
  it('chooses a row, and opens it when it is chosen', () => {
    const stage = new Stage().open();
    stage.point('Settings');
    expect(stage.text).toContain('▸ Settings');
    expect(stage.point('Settings')).toContain('Language');
    expect(stage.point('Colours')).toMatch(/‹ evening +›/);
    expect(stage.point('evening ›', 'press', 8)).toMatch(/‹ daylight +›/);
    expect(stage.point('‹')).toMatch(/‹ evening +›/);
    expect(stage.point('back')).toContain('Five turn-based games');
    expect(stage.driver.frames.length).toBe(7);
  });

  it('goes up in a list as well as down', () => {
    const stage = new Stage().open();
    stage.point('Help');
    expect(stage.point('Kalah')).toContain('▸ 2  Kalah');
    expect(stage.point('Kalah')).toContain('Houses per side');
  });

  it('answers a question', () => {
    const question = (): [Stage, string[]] => {
      const said: string[] = [];
      const stage = new Stage().open(({ routes }) => {
        const title = routes.title();
        return routes.ask('Really?', () => (said.push('yes'), title), title);
      });
      return [stage, said];
    };
    const [yes, saidYes] = question();
    yes.point('y yes');
    expect(saidYes).toEqual(['yes']);
    const [no, saidNo] = question();
    expect(no.point('n no')).not.toContain('Really?');
    expect(saidNo).toEqual([]);
  });

  it('leaves alone what the person is too far from to see', () => {
    const stage = new Stage({}, { width: 60, height: 20 }).open();
    stage.arcade.point('press', 10, 19);
    expect(stage.arcade.isOver).toBe(false);
  });
});

/** A screen with one part in the middle that writes down what the pointer does. */
function listening(heard: Pointer[]): Screen {
  const screen: Screen = {
    draw: (grid) => {
      grid.put(0, 0, `heard ${heard.length}`);
      grid.addHit({ x: 10, y: 5, width: 4, height: 2 }, { kind: 'part', part: 'map' });
    },
    onKey: () => screen,
    onPointer: (pointer) => {
      heard.push(pointer);
      return screen;
    },
    told: () => `told ${heard.length}`,
  };
  return screen;
}

describe('a screen with a part of its own', () => {
  it('hears what the pointer does there, and that it went away', () => {
    const heard: Pointer[] = [];
    const stage = new Stage().open(() => listening(heard));
    stage.arcade.point('hover', 0, 0);
    stage.arcade.point('hover', 12, 6);
    stage.arcade.point('press', 10, 5);
    stage.arcade.point('ask', 13, 5);
    stage.arcade.point('hover', 14, 5);
    stage.arcade.point('leave', 0, 0);
    expect(heard).toEqual([
      { kind: 'hover', part: 'map', x: 2, y: 1 },
      { kind: 'press', part: 'map', x: 0, y: 0 },
      { kind: 'ask', part: 'map', x: 3, y: 0 },
      { kind: 'leave', part: 'map', x: 0, y: 0 },
    ]);
    expect(stage.text).toContain('heard 4');
    expect(stage.driver.told).toBe('told 4');
    expect(stage.arcade.canPress(10, 5)).toBe(true);
    expect(stage.arcade.canPress(0, 0)).toBe(false);
  });
});

test('pictures change what is drawn only where there are pictures', () => {
  const draw = (tile: string) => {
    const grid = new Grid(SIZE);
    grid.put(1, 1, '@@', { tile });
    return grid;
  };
  const [one, other] = [draw('hero'), draw('goblin')];
  expect(diff(one, other)).toEqual([]);
  expect(diff(one, other, true)).toMatchObject([{ x: 1, y: 1, width: 2, tile: 'goblin' }]);
  other.put(2, 1, ' ');
  expect(diff(one, other, true)).toMatchObject([{ tile: 'goblin', width: 1 }, { text: ' ' }]);
  expect(other.tileAt(SIZE.width + 2)).toBeUndefined();
  const copy = new Grid(SIZE);
  copy.copy(one);
  expect(diff(one, copy, true)).toEqual([]);
});
