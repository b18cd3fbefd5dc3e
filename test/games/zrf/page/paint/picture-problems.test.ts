import { expect, test } from 'vitest';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import { PICTURE_LIMITS } from '#web/canvas/picture-size.ts';
import { Pictures } from '#games/zrf/page/paint/pictures.ts';
import { png } from '#test/support/png.ts';

const text = (content: string) => new TextEncoder().encode(content);

async function problemsOf(files: Readonly<Record<string, Uint8Array>>) {
  const pictures = new Pictures(folderOf(new Map(Object.entries(files))));
  for (const name of [...Object.keys(files), 'missing.bmp']) await pictures.load(name);
  return pictures.problems.value;
}

test.each([
  ['a bitmap that is too large', png(20_000, 20_000), 'picture-pixels'],
  ['a file that is not a bitmap', text('BMP, it says'), 'picture-broken'],
  ['half a header', png(30, 20).slice(0, 12), 'picture-broken'],
])('%s is reported by name', async (_, bytes, code) => {
  const problems = await problemsOf({ 'images/Board.png': bytes });
  expect(problems).toMatchObject([{ code, args: { name: 'images/Board.png' } }]);
  expect(problems[0]?.message).toContain('images/Board.png');
});

test.each([
  ['blanks for a view box', `<svg viewBox="0${' '.repeat(200_000)}x"`, 'picture-broken'],
  [
    'more bytes than any drawing',
    `<svg>${' '.repeat(PICTURE_LIMITS.svgBytes)}</svg>`,
    'picture-svg',
  ],
])('an SVG with %s is reported by name', async (_, content, code) => {
  expect(await problemsOf({ 'a.svg': text(content) })).toMatchObject([
    { code, args: { name: 'a.svg' } },
  ]);
});

test('the total number of pixels is limited', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `${index}.png`);
  const problems = await problemsOf(
    Object.fromEntries(names.map((name) => [name, png(4096, 4096)])),
  );
  const left = problems.filter(({ code }) => code === 'picture-all');
  expect(left.map(({ args }) => args?.['name'])).toEqual(['4.png', '5.png']);
});
