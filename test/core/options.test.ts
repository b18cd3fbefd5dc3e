import { describe, expect, it } from 'vitest';
import { makeOption, must, parseOption, parseOptions, defaultOptions } from '#core';
import type { OptionSpec, TextField } from '#core';

const title: TextField = {
  kind: 'text',
  most: 12,
  samples: ['Ada', 'Ada Brook'],
  refuse: (text) =>
    /^[A-Z]/.test(text) ? undefined : { code: 'small', message: 'Begin with a capital.' },
  default: 'Ada',
};

const spec: OptionSpec<{ title: string; size: number }> = {
  title,
  size: { kind: 'integer', least: 1, most: 9, default: 3 },
};

describe('a text option', () => {
  it.each(title.samples)('parses %s and formats it again', (text) => {
    expect(makeOption(must(parseOption('title', title, text)))).toBe(text);
  });

  it.each([
    ['nothing', '', 'option-text'],
    ['too much', 'A'.repeat(13), 'option-text'],
    ['spaces at its ends', ' Ada', 'option-text'],
    ['a line break', 'A\nB', 'option-text'],
    ['text refused by the game', 'ada', 'small'],
  ])('rejects %s', (_name, text, code) => {
    expect(parseOption('title', title, text)).toMatchObject({
      ok: false,
      problems: [{ code, args: { name: 'title', value: text } }],
    });
  });

  it('has a default like other options', () => {
    expect(defaultOptions(spec)).toEqual({ title: 'Ada', size: 3 });
    expect(must(parseOptions(spec, { title: 'Bo' }))).toEqual({ title: 'Bo', size: 3 });
  });
});
