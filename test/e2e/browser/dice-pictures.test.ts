import { readFileSync } from 'node:fs';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { assertDefined, makeStream, Match } from '#core';
import { makeJourneyGame, phaseOf, readPack } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { crc32 } from '#kit/zip/unpack.ts';
import { PERSON, Session } from '#play';
import { violationsOf } from '../../support/browser/axe.ts';
import { openPage, screenshot } from '../../support/browser/page.ts';

const ROOT = 'content/adventures/tide-bells/';
const greedy = assertDefined(findJourneyMind('greedy'));

/** Files of The Tide Bells under another name. */
function renamed(id: string): Record<string, Uint8Array> {
  const read = (name: string) => readFileSync(ROOT + name, 'utf8');
  return {
    'adventure.yaml': strToU8(read('adventure.yaml').replace('id: tide-bells', `id: ${id}`)),
    'i18n/en.yaml': strToU8(read('i18n/en.yaml')),
  };
}

/** Link to the first enemy met in a scenario, and the id of the enemy. */
function firstEnemy(id: string): { link: string; enemy: string } {
  const { pack } = readPack(new Map(Object.entries(renamed(id))));
  if (!pack.ok) throw new RangeError('the pack is broken');
  const game = makeJourneyGame(pack.value);
  const options = {
    route: 'fog-at-low-pell',
    party: 'brawler,hunter',
    difficulty: 'easy',
  } as const;
  const match = new Match(game, { ...options, mode: 'story' }, 'pictures');
  const session = new Session(match, [PERSON, PERSON]);
  const whims = makeStream('pictures', 'mind');
  for (let count = 0; count < 500; count++) {
    const { scene } = match.state;
    const phase = scene && phaseOf(scene);
    const card = phase?.kind === 'encounter' ? scene?.world.cards[phase.card] : undefined;
    if (card?.kind === 'enemy') {
      const packed = deflateRawSync(session.save()).toString('base64url');
      return { link: `#/dice/${id}/t/${packed}`, enemy: card.template.id };
    }
    match.play(greedy.choose(match.state, whims));
  }
  throw new RangeError('no enemy was met');
}

/** Address and width of the first loaded picture of a name. */
async function loaded(page: Page, name: string): Promise<{ src: string; width: number }> {
  const image = page.locator(`[data-picture="${name}"] img`).first();
  await image.waitFor({ state: 'attached' });
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  return image.evaluate(({ src, naturalWidth }: HTMLImageElement) => ({
    src,
    width: naturalWidth,
  }));
}

/** A zip of The Tide Bells under another name, with these pictures. */
function zipWith(id: string, pictures: Readonly<Record<string, Uint8Array>>) {
  const buffer = Buffer.from(zipSync({ ...renamed(id), ...pictures }));
  return { name: `${id}.zip`, mimeType: 'application/zip', buffer };
}

/** A PNG of one colour. */
function bitmap(side: number): Uint8Array {
  const chunk = (kind: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const rows = deflateSync(Buffer.alloc((side * 3 + 1) * side, 0x80));
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([start, ...chunks]);
}

const svg = (inside: string) =>
  strToU8(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">${inside}</svg>`);

test('the built-in adventure shows its threats, places and heroes', async () => {
  const { link, enemy } = firstEnemy('tide-bells');
  const { page, problems } = await openPage({ path: link });
  await page.locator('.met').waitFor();
  const picture = await loaded(page, `enemies/${enemy}`);
  expect(new URL(picture.src).pathname).toMatch(/\.svg$/);
  await loaded(page, 'heroes/hunter');
  await page.locator('[data-tool="label-map"]').click();
  await loaded(page, 'refuge');
  expect(await page.locator('.map [data-picture^="locations/"] img').count()).toBeGreaterThan(2);
  expect(await violationsOf(page)).toEqual([]);
  await screenshot(page, 'dice-pictures');
  expect(problems).toEqual([]);
});

test('the story of a scenario shows its villain, and the party builder the heroes', async () => {
  const { page, problems } = await openPage({ path: '#/dice/tide-bells:new' });
  await loaded(page, 'heroes/mentor');
  await page.locator('#route').selectOption('fog-at-low-pell');
  await page.locator('.set-out-go').click();
  await page.locator('dialog.dialog-intro').waitFor();
  await loaded(page, 'villains/jory-slack');
  expect(await page.locator('.cast').innerText()).toBe('Jory Slack');
  expect(problems).toEqual([]);
});

test('an opened zip shows its own pictures, also after a reload, and the general ones otherwise', async () => {
  const { link, enemy } = firstEnemy('own-bells');
  const { page, problems } = await openPage({ path: '#/dice' });
  await page.locator('.open-zip').setInputFiles(
    zipWith('own-bells', {
      [`pictures/enemies/${enemy}.svg`]: svg('<path d="M0 0h30v30z" fill="#c00"/>'),
      'pictures/heroes/brawler.png': bitmap(21),
    }),
  );
  await page.locator('[data-adventure="own-bells"]').waitFor();
  for (const visit of ['first', 'again']) {
    await page.goto(new URL(link, page.url()).href);
    if (visit === 'again') await page.reload();
    await page.locator('.met').waitFor();
    expect((await loaded(page, `enemies/${enemy}`)).src).toMatch(/^blob:/);
    expect((await loaded(page, 'heroes/brawler')).width).toBe(21);
    expect((await loaded(page, 'heroes/hunter')).src).toMatch(/\.svg$/);
    await page.locator('[data-tool="label-map"]').click();
    const place = page.locator('.map [data-picture^="locations/"] img').first();
    expect(await place.getAttribute('src')).toMatch(/location-[\w-]+\.svg$/);
    await page.keyboard.press('Escape');
  }
  expect(problems).toEqual([]);
});

const HOSTILE = [
  '<script>parent.hacked = 1; top.hacked = 1</script>',
  '<g onload="top.hacked = 1"/>',
  '<image href="https://hostile.example/a.png" width="9" height="9"/>',
  '<style>@import "https://hostile.example/a.css";</style>',
  '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>',
];

test('a hostile picture is refused with its place, and would neither run nor load anything', async () => {
  const { page, problems } = await openPage({ path: '#/dice' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const file = { 'pictures/refuge.svg': svg(`\n${HOSTILE.join('\n')}`) };
  await page.locator('.open-zip').setInputFiles(zipWith('bad-bells', file));
  const trouble = page.locator('.adventure-trouble');
  await trouble.waitFor();
  const text = await trouble.innerText();
  HOSTILE.forEach((_, at) => expect(text).toContain(`pictures/refuge.svg:${at + 2}:`));
  expect(await page.locator('[data-adventure="bad-bells"]').count()).toBe(0);
  // The same picture in an image, as if its check had missed everything.
  const width = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
      document.body.append(image);
      await image.decode();
      await new Promise((done) => setTimeout(done, 200));
      return image.naturalWidth;
    },
    new TextDecoder().decode(svg(HOSTILE.join(''))),
  );
  expect(width).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(requests.filter((url) => url.includes('hostile'))).toEqual([]);
  expect(problems).toEqual([]);
});
