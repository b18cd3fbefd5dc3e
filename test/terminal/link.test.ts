import { expect, test } from 'vitest';
import { packText, unpackText } from '#web/address/share.ts';
import { linkTo, readLink } from '#terminal/server/link.ts';

const TEXT = 'turnwright 1\ngame rogue\nseed щит-1\n';

test('links are identical to those of the page', async () => {
  const link = linkTo('rogue', TEXT);
  const packed = link.split('/t/')[1] ?? '';
  expect(await unpackText(packed)).toEqual({ ok: true, value: TEXT });
  const ofPage = `https://example.org/play/#/boards/chess/t/${await packText(TEXT)}`;
  expect(readLink(` ${ofPage}\n`)).toEqual({ ok: true, value: TEXT });
  expect(readLink(link)).toEqual({ ok: true, value: TEXT });
});

test('other texts are not links, and damaged links are rejected', () => {
  expect(readLink(TEXT)).toBeUndefined();
  expect(readLink('https://example.org/')).toBeUndefined();
  expect(readLink('http://localhost:8080/#/rogue/t/AAAA')).toMatchObject({ ok: false });
});
