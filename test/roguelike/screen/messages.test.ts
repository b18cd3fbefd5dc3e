import { describe, expect, test } from 'vitest';
import { addLines, bad, faint, good, plainLine } from '#roguelike/log.ts';
import type { Sentence } from '#roguelike/log.ts';
import { Grid } from '#screen/cells/grid.ts';
import { recentMessages } from '#roguelike/log.ts';
import { drawMessages } from '#roguelike/screen/messages.ts';

const say = (id: string, args: object = {}) => `${id} ${Object.values(args).join(' ')}`;

function drawn(sentences: readonly Sentence[], old: readonly Sentence[] = [], height = 3): Grid {
  const grid = new Grid({ width: 40, height });
  const log = addLines(addLines([], old, 1), sentences, 2);
  drawMessages(grid, grid.area, log, 2, say);
  return grid;
}

describe('messages of a turn', () => {
  test('take a row each if they fit, below older messages', () => {
    const shown = drawn([plainLine('One.'), bad('Two.')], [plainLine('Before.')]);
    expect(shown.toText()).toBe('Before.\nOne.\nTwo.');
    expect([0, 1, 2].map((y) => shown.cell(0, y).ink)).toEqual(['faint', 'text', 'bad']);
  });

  test('share rows if they do not fit, each in its own colour', () => {
    const shown = drawn([
      plainLine('You hit the bat for 3.'),
      bad('The bat hits you for 2.'),
      good('You kill the bat.'),
      plainLine('A fungus spreads.'),
    ]);
    expect(shown.toText()).toBe(
      'You hit the bat for 3. The bat hits you\nfor 2. You kill the bat. A fungus\nspreads.',
    );
    expect(shown.cell(0, 0).ink).toBe('text');
    expect(shown.cell(23, 0).ink).toBe('bad');
    expect(shown.cell(0, 1).ink).toBe('bad');
    expect(shown.cell(7, 1).ink).toBe('good');
  });

  test('omit the least important if there are too many, with a count and the key of the log', () => {
    const shown = drawn(
      [
        bad('The goblin hits you for 12.'),
        faint('You see a bat.'),
        plainLine('You hit the goblin for 7.'),
        faint('You see a spider that waits.'),
        plainLine('The zombie wields a sword.'),
        bad('The zombie hits you for 20.'),
        plainLine('Stopped.'),
      ],
      [plainLine('Before.')],
    );
    const text = shown.toText().replaceAll('\n', ' ');
    expect(text).toContain('The goblin hits you for 12.');
    expect(text).toContain('The zombie hits you for 20.');
    expect(text).toContain('Stopped.');
    expect(text).not.toContain('bat');
    expect(text).toMatch(/^run-more \d m /);
    expect(shown.hitAt(0, 0)?.target).toEqual({ kind: 'keys', keys: ['m'] });
  });

  test('are announced together', () => {
    const log = addLines(addLines([], [plainLine('Old.')], 1), [plainLine('One.'), bad('Two.')], 2);
    expect(recentMessages(log, 2)).toBe('One. Two.');
    expect(recentMessages(log, 3)).toBe('');
  });
});
