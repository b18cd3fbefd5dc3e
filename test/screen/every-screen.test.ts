import { expect, test } from 'vitest';
import { walk, Walker } from './every-screen.ts';

/** The ends of bars that are drawn by screens themselves, as those of the dice table are. */
const OWN_BAR = /\? \S.* [Qq] \S/;

test.each(['en', 'ru'])(
  'every screen has help and a way back at the end of its bar (%s)',
  async (language) => {
    const walker = new Walker({ language, guidance: 'off' });
    const { stage } = walker;
    const names = await walk(walker, async (screen, way) => {
      const about = `${way} (${walker.name})`;
      const { keys } = walker.frame.legend;
      const text = stage.text;
      if (keys.length === 0) expect(walker.lastRow, about).toMatch(OWN_BAR);
      else {
        const ends = keys.slice(-2);
        expect(ends[0]?.keys, about).toMatch(/^(\?|F1)$/);
        expect(ends[1]?.keys, about).toMatch(/^(q|Q|Esc)$/);
        for (const { keys: key, label } of ends) expect(text, about).toContain(`${key} ${label}`);
      }
      const help = keys.at(-2)?.keys === 'F1' ? 'f1' : '?';
      await walker.press(help);
      expect(stage.text, `help: ${about}`).not.toBe(text);
      expect(walker.current, about).toBeDefined();
      // Esc goes back from wherever that led, and asks at the end of the way.
      await walker.open(screen);
      for (let count = 0; count < 12; count++) {
        await walker.press('escape');
        expect(stage.arcade.isOver, `Esc: ${about}`).toBe(false);
      }
    });
    expect(names.length).toBeGreaterThan(60);
  },
);

test('Escape asks before it leaves any game', async () => {
  const walker = new Walker({ guidance: 'off' });
  for (const [way, title] of [
    ['2 enter', 'Kalah'],
    ['3 enter down enter', 'Rogue'],
    ['4 down enter', ''],
    ['5 enter enter', 'Boards'],
    ['1 enter enter', ''],
  ] as const) {
    await walker.open(walker.stage.arcade.routes.title());
    await walker.press(way);
    const before = walker.stage.row(0);
    await walker.press('escape');
    const { text } = walker.stage;
    const isAsked =
      /Leave this game\?|Q leads back to the menu/.test(text) || walker.stage.row(0) === before;
    expect(isAsked, `${way} ${title}\n${text}`).toBe(true);
  }
});
