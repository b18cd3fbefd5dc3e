import { describe, expect, it, test } from 'vitest';
import { diff, Grid, keyNamed, namedKey, typedKey } from '#screen';
import type { Pointer, Screen } from '#screen';
import { drawKeyBar } from '#screen/widgets/bars.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { Stage } from './stage.ts';

const SIZE = { width: 40, height: 5 };

describe('pointer targets', () => {
  test.each([
    ['enter', namedKey('enter')],
    ['G', typedKey('G')],
    ['>', typedKey('>')],
    ['ctrl-p', typedKey('p', { ctrl: true })],
  ])('%s is the name of a key', (name, key) => {
    expect(keyNamed(name)).toEqual(key);
  });

  it('cover keys with labels and each of several arrows, but not summaries of many keys', () => {
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

  it('are covered by a panel drawn on top', () => {
    const grid = new Grid(SIZE);
    drawKeyBar(grid, () => 'help', [{ keys: 'q', label: 'back' }]);
    drawPanel(grid, { x: 0, y: 2, width: 4, height: 3 });
    expect(grid.hitAt(2, 4)?.target).toEqual({ kind: 'keys', keys: [] });
    expect(grid.hitAt(10, 4)?.target).toEqual({ kind: 'keys', keys: ['q'] });
  });

  it('are mirrored on right-to-left screens, except in pictures', () => {
    const grid = new Grid(SIZE, 'rtl');
    const area = { x: 1, y: 0, width: 4, height: 1 };
    grid.addHit(area, { kind: 'part', part: 'list' });
    expect(grid.hitAt(38, 0)).toMatchObject({ x: 0 });
    expect(grid.hitAt(1, 0)).toBeUndefined();
    grid.unmirrored(area, () => grid.addHit(area, { kind: 'part', part: 'map' }));
    expect(grid.hitAt(38, 0)).toMatchObject({ target: { part: 'map' }, x: 3 });
  });
});

test('a grid reports its focus for screens shown in part', () => {
  expect(new Stage().open().driver.frames.at(-1)?.focus).toEqual({ x: 9, y: 9, width: 1 });
  const grid = new Grid(SIZE, 'rtl');
  expect(grid.focus).toBeUndefined();
  grid.focusOn(1, 2);
  expect(grid.focus).toEqual({ x: 38, y: 2, width: 1 });
});

describe('the mouse', () => {
  it('selects a row, and opens the selected row', () => {
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

  it('moves up a list as well as down', () => {
    const stage = new Stage().open();
    stage.point('Help');
    expect(stage.point('Kalah')).toContain('▸ 2  Kalah');
    expect(stage.point('Kalah')).toContain('Houses per side');
  });

  it('answers a question', () => {
    const question = (): [Stage, string[]] => {
      const replies: string[] = [];
      const stage = new Stage().open(({ routes }) => {
        const title = routes.title();
        return routes.ask('Really?', () => (replies.push('yes'), title), title);
      });
      return [stage, replies];
    };
    const [yes, yesReplies] = question();
    yes.point('y yes');
    expect(yesReplies).toEqual(['yes']);
    const [no, noReplies] = question();
    expect(no.point('n no')).not.toContain('Really?');
    expect(noReplies).toEqual([]);
  });

  it('is ignored while the screen is too small', () => {
    const stage = new Stage({}, { width: 60, height: 20 }).open();
    stage.arcade.point('press', 10, 19);
    expect(stage.arcade.isOver).toBe(false);
  });
});

/** Screen with one part in the middle that records pointer events. */
function listening(received: Pointer[]): Screen {
  const screen: Screen = {
    draw: (grid) => {
      grid.put(0, 0, `heard ${received.length}`);
      grid.addHit({ x: 10, y: 5, width: 4, height: 2 }, { kind: 'part', part: 'map' });
    },
    onKey: () => screen,
    onPointer: (pointer) => {
      received.push(pointer);
      return screen;
    },
    announcement: () => `told ${received.length}`,
  };
  return screen;
}

describe('a screen with a custom part', () => {
  it('receives the pointer events of that part, including leave', () => {
    const received: Pointer[] = [];
    const stage = new Stage().open(() => listening(received));
    stage.arcade.point('hover', 0, 0);
    stage.arcade.point('hover', 12, 6);
    stage.arcade.point('press', 10, 5);
    stage.arcade.point('ask', 13, 5);
    stage.arcade.point('hover', 14, 5);
    stage.arcade.point('leave', 0, 0);
    expect(received).toEqual([
      { kind: 'hover', part: 'map', x: 2, y: 1 },
      { kind: 'press', part: 'map', x: 0, y: 0 },
      { kind: 'ask', part: 'map', x: 3, y: 0 },
      { kind: 'leave', part: 'map', x: 0, y: 0 },
    ]);
    expect(stage.text).toContain('heard 4');
    expect(stage.driver.announcement).toBe('told 4');
    expect(stage.arcade.canPress(10, 5)).toBe(true);
    expect(stage.arcade.canPress(0, 0)).toBe(false);
  });
});

test('tiles affect the diff only with tiles on', () => {
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
