import { describe, expect, it } from 'vitest';
import { makeHeader, makeOption, must, parseOption, parseOptions, defaultOptions } from '#core';
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
    ['nothing, unless that is the default', '', 'option-text'],
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

  it('may be empty if that is its default, and records leave it out then', () => {
    const field = { ...title, default: '' };
    expect(parseOption('title', field, '')).toEqual({ ok: true, value: '' });
    const game = { id: 'tale', rules: 1, options: { title: field } };
    expect(makeHeader(game, { title: '' }, 'x')).toEqual(['game tale', 'rules 1', 'seed x']);
    expect(makeHeader(game, { title: 'Bo' }, 'x')).toContain('option title Bo');
  });

  it('has a default like other options', () => {
    expect(defaultOptions(spec)).toEqual({ title: 'Ada', size: 3 });
    expect(must(parseOptions(spec, { title: 'Bo' }))).toEqual({ title: 'Bo', size: 3 });
  });
});
