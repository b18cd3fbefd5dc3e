import { describe, expect, test } from 'vitest';
import { kindsOfScreens, Walker } from './every-screen.ts';
import { WAYS } from './ways.ts';
import type { Step, Way } from './ways.ts';

/** Last rows that screens draw on their own, such as the dice table. */
const OWN_EXIT_KEYS = /\? \S.* [Qq] \S/;
const SMALL = [
  { width: 60, height: 20 },
  { width: 40, height: 12 },
];

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const nameOf = (way: Way): string =>
  way.map(([step, kind]) => `${nameOfStep(step)} (${kind})`).join(' ');

function nameOfStep(step: Step): string {
  if (typeof step === 'string') return step;
  return 'paste' in step ? step.paste : step.row;
}

/** Expects help and leave as the last keys shown. */
function expectExitKeys(walker: Walker, about: string): void {
  const { keys } = walker.frame.legend;
  if (keys.length === 0) {
    expect(walker.lastRow, about).toMatch(OWN_EXIT_KEYS);
    return;
  }
  const [help, leave] = keys.slice(-2);
  expect(help?.keys, about).toMatch(/^(\?|F1)$/);
  expect(leave?.keys, about).toMatch(/^(q|Q|Esc)$/);
  for (const { keys: key, label } of keys.slice(-2))
    expect(walker.lastRow, about).toContain(`${key} ${label}`);
}

describe.each(['en', 'ru'])('every screen (%s)', (language) => {
  const walkTo = async (way: Way) => {
    const walker = new Walker({ language, guidance: 'off' });
    const kinds = [walker.kind];
    for (const [step, kind] of way) {
      await walker.take(step);
      kinds.push(walker.kind);
      expect(walker.kind, nameOf(way)).toBe(kind);
    }
    return { walker, kinds };
  };

  test.each(WAYS.map((way) => [nameOf(way), way] as const))('%s', async (about, way) => {
    const { walker, kinds } = await walkTo(way);
    const { stage } = walker;
    expectExitKeys(walker, about);
    for (const size of SMALL) {
      walker.resize(size);
      const isShown = walker.frame.legend.keys.length > 0 || OWN_EXIT_KEYS.test(walker.lastRow);
      if (isShown) expectExitKeys(walker, `${about} ${size.width}`);
      else expect(numbersIn(stage.text).slice(2)).toEqual([size.width, size.height]);
    }
    walker.resize({ width: 80, height: 24 });
    const text = stage.text;
    await walker.press(walker.frame.legend.keys.at(-2)?.keys === 'F1' ? 'f1' : '?');
    expect(stage.text, about).not.toBe(text);
    expect(stage.arcade.isOver).toBe(false);
    const { walker: again } = await walkTo(way);
    await again.press('escape');
    expect([kinds.at(-2), 'menus/ask'], about).toContain(again.kind);
    for (let count = 0; count < 12; count++) {
      expect(again.stage.arcade.isOver, about).toBe(false);
      await again.press('escape');
    }
  });
});

test('the walks cover every kind of screen', () => {
  const visited = new Set(WAYS.flatMap((way) => way.map(([, kind]) => kind)));
  expect(kindsOfScreens().filter((kind) => !visited.has(kind))).toEqual([]);
});
