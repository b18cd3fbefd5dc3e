import headless from '@xterm/headless';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { assertDefined } from '#core';
import { diff, Grid, THEMES } from '#screen';
import { PAPERS } from '#screen/cells/ink.ts';
import type { Ink } from '#screen';
import { colourCodes, nearest256 } from '#terminal/ansi/colours.ts';
import { AnsiWriter } from '#terminal/ansi/writer.ts';
import { Stage } from '../screen/stage.ts';

const SIZE = { width: 80, height: 24 };

/** Headless terminal, emulated by xterm.js. */
class Emulator {
  readonly #terminal = new headless.Terminal({
    cols: SIZE.width,
    rows: SIZE.height,
    allowProposedApi: true,
  });

  write(text: string): Promise<void> {
    return new Promise((resolve) => this.#terminal.write(text, resolve));
  }

  /** Glyph, width and attributes of every cell. */
  cells(): string[] {
    const { active } = this.#terminal.buffer;
    return Array.from({ length: SIZE.height }, (_, y) => y).flatMap((y) => {
      const line = active.getLine(y);
      return Array.from({ length: SIZE.width }, (_, x) => {
        const cell = line?.getCell(x);
        const styles = [cell?.isBold(), cell?.isDim(), cell?.isUnderline(), cell?.isInverse()];
        const glyph = cell?.getChars() === '' && cell.getWidth() === 1 ? ' ' : cell?.getChars();
        const parts = [glyph, cell?.getFgColor(), cell?.getBgColor(), ...styles.map(Boolean)];
        return parts.join('|');
      });
    });
  }

  text(): string {
    const { active } = this.#terminal.buffer;
    const rows = Array.from({ length: SIZE.height }, (_, y) =>
      active.getLine(y)?.translateToString(true).trimEnd(),
    );
    return rows.join('\n');
  }
}

function writerOf(): AnsiWriter {
  return new AnsiWriter(THEMES.evening, 'full');
}

/** Screens of a game, from the title to a replay. */
function screensOf(language: string): Grid[] {
  const stage = new Stage({ language }).open();
  stage.choose(stage.arcade.say('game-kalah'));
  stage.press('right');
  stage.mark(stage.arcade.say('label-begins'));
  stage.press('right enter');
  stage.choose(stage.arcade.say('screen-new-start'));
  stage.press('3 6 2 h ? q u r v right right end space q x q');
  stage.choose(stage.arcade.say('screen-title-continue'));
  stage.press('q');
  stage.choose(stage.arcade.say('label-settings'));
  stage.press('right right left left q q');
  return stage.driver.frames;
}

describe('screens in an emulator', () => {
  let screens: readonly Grid[] = [];
  beforeAll(() => {
    screens = [...screensOf('en'), ...screensOf('ru')];
  });

  it('show the text that was drawn', async () => {
    const emulator = new Emulator();
    const writer = writerOf();
    expect(screens.length).toBeGreaterThan(60);
    for (const screen of screens) {
      await emulator.write(writer.write(screen));
      expect(emulator.text()).toBe(screen.toText());
    }
  });

  it('are identical when drawn completely or as a difference', async () => {
    for (const count of ['full', '256', '16', 'none'] as const) {
      const emulator = new Emulator();
      const writer = new AnsiWriter(THEMES['colour-blind'], count);
      for (const [index, screen] of screens.entries()) {
        await emulator.write(writer.write(screen));
        if (index % 7 !== 0) continue;
        const expected = new Emulator();
        await expected.write(new AnsiWriter(THEMES['colour-blind'], count).write(screen));
        expect(emulator.cells()).toEqual(expected.cells());
      }
    }
  });

  it('keep their columns after wide and combining glyphs', async () => {
    const emulator = new Emulator();
    const writer = writerOf();
    const ink: Ink = { ink: 'text' };
    for (const text of ['漢字 and 🎲 dice', 'e\u0301 и\u0306 漢 x', 'plain again']) {
      const grid = new Grid(SIZE);
      grid.put(3, 5, text, ink);
      grid.put(40, 5, '│', ink);
      await emulator.write(writer.write(grid));
      expect(emulator.text().split('\n')[5]).toContain('│');
      expect(emulator.cells()[5 * SIZE.width + 40]).toMatch(/^│/);
    }
  });
});

describe('the writer', () => {
  it('sends nothing without changes', () => {
    const writer = writerOf();
    const grid = new Grid(SIZE);
    writer.write(grid);
    expect(writer.write(new Grid(SIZE))).toBe('');
    writer.forget();
    expect(writer.write(grid)).not.toBe('');
  });

  it('sends at most 400 bytes for 20 changed cells', () => {
    const before = new Grid(SIZE);
    const after = new Grid(SIZE);
    for (let i = 0; i < 20; i++) {
      after.put((i * 37) % 80, (i * 5) % 24, '•', { ink: i < 10 ? 'seed' : 'text' });
    }
    expect(diff(before, after).length).toBe(20);
    const writer = writerOf();
    writer.write(before);
    expect(Buffer.byteLength(writer.write(after))).toBeLessThanOrEqual(400);
  });

  it('sends no colours in monochrome, and loses no text', () => {
    const grid = new Grid({ width: 4, height: 1 });
    grid.put(0, 0, 'ab', { ink: 'bad', on: 'cursor', bold: true });
    expect(new AnsiWriter(THEMES.evening, 'none').write(grid)).toBe('\x1b[H\x1b[0;1mab\x1b[22m  ');
    expect(new AnsiWriter(THEMES.mono, 'full').write(grid)).not.toMatch(/[34]8;/);
  });

  it('turns bold off without losing dim', () => {
    const grid = new Grid({ width: 4, height: 1 });
    grid.put(0, 0, 'a', { bold: true, dim: true });
    grid.put(1, 0, 'b', { dim: true });
    grid.put(2, 0, 'c', { underline: true, reverse: true });
    expect(new AnsiWriter(THEMES.mono, 'none').write(grid)).toBe(
      '\x1b[H\x1b[0;1;2ma\x1b[22;2mb\x1b[22;4;7mc\x1b[24;27m ',
    );
  });
});

describe('colours', () => {
  test.each([
    ['black', 0x000000, 16],
    ['white', 0xffffff, 231],
    ['a colour of the cube', 0xd7875f, 173],
    ['a grey', 0x1c1c1c, 234],
    ['near red', 0xfe0102, 196],
  ])('include %s in the 256', (_name, rgb, index) => {
    expect(nearest256(rgb)).toBe(index);
  });

  it('have codes for every depth', () => {
    const codes = (count: 'full' | '256' | '16' | 'none') =>
      colourCodes(THEMES.evening, count).papers['cursor'];
    expect(codes('full')).toBe('48;2;90;74;10');
    expect(codes('256')).toMatch(/^48;5;\d+$/);
    expect(codes('16')).toBe('40');
    expect(codes('none')).toBe('');
    expect(colourCodes(THEMES.evening, '16').inks['title']).toBe('93');
  });

  it('keep pieces readable on marked and shaded squares with 16 colours', () => {
    for (const [name, theme] of Object.entries(THEMES)) {
      for (const paper of ['ground', 'cursor', 'last', 'shade', 'path', 'alarm'] as const) {
        for (const ink of ['south', 'north', 'bad', 'good', 'warn'] as const) {
          const [of, on] = [theme.inks[ink].basic, theme.papers[paper].basic];
          const seen = contrast(assertDefined(XTERM[of]), assertDefined(XTERM[on]));
          expect(seen, `${name}: ${ink} on ${paper}`).toBeGreaterThan(2);
        }
      }
    }
  });

  it('keep text readable on every paper of every theme', () => {
    // Squares of boards have their own inks.
    const papers = PAPERS.slice(0, PAPERS.indexOf('light'));
    expect(papers).toContain('ground');
    for (const [name, theme] of Object.entries(THEMES)) {
      for (const paper of papers) {
        expect(
          contrast(theme.inks.text.rgb, theme.papers[paper].rgb),
          `${name} ${paper}`,
        ).toBeGreaterThan(4.5);
      }
      for (const ink of [
        'soft',
        'title',
        'accent',
        'good',
        'warn',
        'bad',
        'south',
        'north',
      ] as const) {
        const ground = theme.papers.ground.rgb;
        expect(contrast(theme.inks[ink].rgb, ground), `${name} ${ink}`).toBeGreaterThan(4.5);
      }
    }
  });
});

/** The 16 colours of xterm. */
const XTERM = [
  ...[0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5],
  ...[0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff],
];

/** Contrast of two colours as defined by WCAG. */
function contrast(a: number, b: number): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: number): number {
  const [r = 0, g = 0, b = 0] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
