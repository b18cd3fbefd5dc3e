import { describe, expect, it } from 'vitest';
import { intern, internAll } from '#kit/intern.ts';

describe('interned text', () => {
  it.each(['plain', '', '12', '__proto__', 'constructor', 'ключ'])('equals “%s”', (text) => {
    expect(intern(text)).toBe(text);
  });
});

describe('interned data', () => {
  it('equals its source in all its parts', () => {
    const data = { a: ['one', { b: 'two', c: 3, d: undefined }], e: null, f: true };
    expect(internAll(data)).toEqual(data);
  });

  it('keeps names that objects inherit', () => {
    const data = JSON.parse('{"__proto__": ["x"], "constructor": "y"}') as unknown;
    expect(JSON.stringify(internAll(data))).toBe(JSON.stringify(data));
  });
});
