import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeProblem } from '#core';
import { readPackAt } from '#games/dice/commands/packs.ts';
import { checkPicture } from '#games/dice/rules/packs/check-pictures.ts';
import { PICTURE_LIMITS } from '#kit/packs/limits.ts';
import { readPack } from '#games/dice/rules/packs/pack.ts';
import { unzipPack } from '#games/dice/rules/packs/zip.ts';
import { HERO_CLASSES } from '#games/dice/rules/index.ts';
import { plannedAdventure } from '#games/dice/lab/planned-adventure.ts';
import { png } from '#test/support/png.ts';
import { builtInFolders } from '../built-in.ts';
import { encodeFiles, goodFiles } from './case-files.ts';
import { goodZip } from './zips.ts';

const encoder = new TextEncoder();
const svg = (inside: string, root = 'viewBox="0 0 8 8"') =>
  encoder.encode(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>\n${inside}\n</svg>\n`);
const GOOD = svg('<path d="M0 0h8v8z" fill="#fc0"/>');

/** A PNG with a chunk of this kind and the end. */
function wholePng(width: number, height: number, kind = 'IDAT'): Uint8Array {
  const chunk = (name: string) => [0, 0, 0, 0, ...encoder.encode(name), 0, 0, 0, 0];
  return Uint8Array.from([...png(width, height), ...chunk(kind), ...chunk('IEND')]);
}

/** The start of an extended WebP. */
function webp(width: number, height: number, flags = 0): Uint8Array {
  const bytes = new Uint8Array(30);
  const view = new DataView(bytes.buffer);
  bytes.set(encoder.encode('RIFF____WEBPVP8X'));
  view.setUint32(4, 22, true);
  view.setUint32(16, 10, true);
  bytes[20] = flags;
  view.setUint32(23, (width - 1) << 8, true);
  view.setUint16(27, height - 1, true);
  return bytes;
}

function problemsWith(pictures: Readonly<Record<string, Uint8Array>>): string[] {
  const files = new Map([...encodeFiles(goodFiles()), ...Object.entries(pictures)]);
  const { pack } = readPack(files);
  return pack.ok ? [] : pack.problems.map(makeProblem);
}

test('a picture can belong to a threat, a place, a class of heroes and the Refuge', () => {
  const problems = problemsWith({
    'pictures/enemies/reed-thief.svg': GOOD,
    'pictures/villains/ferryman.png': wholePng(64, 64),
    'pictures/obstacles/salt-crust.webp': webp(64, 2048),
    'pictures/locations/jetty.SVG': GOOD,
    'pictures/heroes/brawler.svg': GOOD,
    'pictures/refuge.svg': GOOD,
    'pictures/.DS_Store': encoder.encode('anything'),
  });
  expect(problems).toEqual([]);
});

const many = (bytes: Uint8Array, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`pictures/enemies/a-${at}.svg`, bytes]),
  );

test.each<[name: string, bytes: Uint8Array, told: string | RegExp]>([
  [
    'enemies/reed-theif.svg',
    GOOD,
    /^adventure\.yaml:52:3: There is no enemy "reed-theif" for .* Did you mean "reed-thief"\? Rename the file to pictures\/enemies\/reed-thief\.svg\./,
  ],
  [
    'villains/sun.svg',
    GOOD,
    /^adventure\.yaml:\d+:1: There is no villain "sun" for .*: rename the file after one of ferryman, drowned-king, or remove it/,
  ],
  [
    'allies/pim.svg',
    GOOD,
    /There is no ally "pim" for .*: add it under "allies", or remove the file/,
  ],
  [
    'heroes/brawlr.svg',
    GOOD,
    /^pictures\/heroes\/brawlr\.svg: There is no class .* Did you mean "brawler"\?/,
  ],
  [
    'enemys/foreman.svg',
    GOOD,
    /^adventure\.yaml:\d+:1: .* no pictures of "enemys". Did you mean "enemies"\?/,
  ],
  ['chapters/one.svg', GOOD, /no pictures of "chapters": move .* enemies, villains, obstacles/],
  ['foreman.svg', GOOD, /in the wrong place: pictures are named as in pictures\/enemies/],
  ['enemies/old/foreman.svg', GOOD, /in the wrong place/],
  ['enemies/foreman.gif', GOOD, /save it as \.svg, \.png or \.webp/],
  ['enemies/notes.txt', GOOD, /save it as \.svg, \.png or \.webp/],
  ['enemies/foreman.png', GOOD, /is in fact SVG: save it as PNG, or correct its extension/],
  ['enemies/foreman.webp', wholePng(8, 8), /is in fact PNG: save it as WebP/],
  [
    'enemies/foreman.svg',
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]),
    /is in fact JPEG: save it as SVG/,
  ],
  ['enemies/foreman.png', png(8, 8), /is damaged or not PNG: save it again/],
  ['enemies/foreman.png', wholePng(0, 8), /is damaged or not PNG/],
  ['enemies/foreman.webp', webp(8, 8).subarray(0, 20), /is damaged or not WebP/],
  ['enemies/foreman.png', wholePng(2049, 8), /is 2049 × 8 pixels, but a side can have only 2048/],
  ['enemies/foreman.webp', webp(8, 4000), /is 8 × 4000 pixels/],
  ['enemies/foreman.png', wholePng(8, 8, 'acTL'), /is animated: save it as a still picture/],
  ['enemies/foreman.webp', webp(8, 8, 2), /is animated/],
  ['enemies/foreman.svg', new Uint8Array(PICTURE_LIMITS.svgBytes + 1), /has 204801 bytes/],
])('%s is named with a remedy', (name, bytes, told) => {
  const problems = problemsWith({ [`pictures/${name}`]: bytes });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(told);
  expect(problems[0]).toContain(`pictures/${name}`);
});

test('two pictures of the same thing, too many, and too large ones are named', () => {
  const twice = { 'pictures/refuge.svg': GOOD, 'pictures/refuge.png': wholePng(8, 8) };
  expect(problemsWith(twice).join()).toMatch(/refuge\.png and pictures\/refuge\.svg show the same/);
  expect(problemsWith(many(GOOD, 401)).join()).toMatch(/has 401 pictures, but only 400/);
  const large = many(new Uint8Array(PICTURE_LIMITS.svgBytes), 100);
  expect(problemsWith(large).join()).toMatch(/have 20480000 bytes in all, but only 16777216/);
});

describe('an SVG', () => {
  const bad: readonly (readonly [inside: string, code: string, told: string])[] = [
    ['<script>alert(1)</script>', 'svg-script', '2:1: Scripts never run'],
    ['<x:ScRiPt xmlns:x="http://www.w3.org/2000/svg"/>', 'svg-script', '2:1: '],
    ['<g>\n  <g onload="alert(1)"/></g>', 'svg-event', '3:6: Pictures do not react'],
    ['<g ONCLICK="a()"/>', 'svg-event', '2:4: '],
    ['<foreignObject/>', 'svg-html', '2:1: <foreignObject> is not allowed'],
    ['<p xmlns="http://www.w3.org/1999/xhtml"/>', 'svg-html', '2:4: '],
    ['<image href="https://a.example/a.png"/>', 'svg-outside', '"https://a.example/a.png" is out'],
    ['<image href="data:image/png;base64,AA"/>', 'svg-outside', '2:8: '],
    ['<use xlink:href="other.svg#a"/>', 'svg-outside', '2:6: '],
    ['<a href="javascript:alert(1)"/>', 'svg-outside', '2:4: '],
    ['<a href="&#106;avascript:alert(1)"/>', 'svg-outside', '"javascript:alert(1)" is outside'],
    ['<g xml:base="https://a.example/"/>', 'svg-outside', '2:4: '],
    ['<g fill="url(https://a.example/#a)"/>', 'svg-outside', '2:4: '],
    ['<g style="fill:URL( \'//a.example\' )"/>', 'svg-outside', '"//a.example" is outside'],
    ['<style>@import "a.css";</style>', 'svg-outside', '2:8: "@import"'],
    ['<style><![CDATA[g{fill:url(//a)}]]></style>', 'svg-outside', '2:17: '],
    ['<g style="background:image-set(\'a.png\' 1x)"/>', 'svg-outside', '"image-set("'],
    ['<g style="fill:\\75rl(//a)"/>', 'svg-escape', '2:4: A style cannot contain'],
    ['<animate attributeName="x"/>', 'svg-motion', '2:1: Pictures stand still: remove <animate>'],
    ['<style>@keyframes a{}</style>', 'svg-motion', 'remove @keyframes'],
    ['<g><path></g>', 'svg-close-other', '2:10: </g> does not match <path>'],
    ['</svg></g>', 'svg-close', '2:7: </g> closes nothing: remove it'],
    ['</svg><g/>', 'svg-second', '2:7: The picture ends before this'],
    ['<g><!-- -', 'svg-unclosed', '2:4: <!-- is never closed: add -->'],
    ['<g>', 'svg-close-other', '</svg> does not match <g>'],
    ['<g a=1/>', 'svg-attribute', '2:4: The attribute "a" cannot be read'],
    ['<g a="1" a="2"/>', 'svg-attribute', '2:10: '],
    ['<g a="1"b="2"/>', 'svg-tag', '2:9: This tag cannot be read'],
    ['< g/>', 'svg-tag', '2:1: '],
    ['A & B', 'svg-entity', '2:3: "&" is not a known character'],
    ['&evil;', 'svg-entity', '2:1: "&evil;"'],
    ['<?xml-stylesheet href="a.css"?>', 'svg-instruction', '2:1: <?xml-stylesheet?>'],
    ['<g>'.repeat(70), 'svg-deep', 'More than 64 levels'],
    ['<g/>'.repeat(5001), 'svg-elements', 'draws more than 5000 elements'],
  ];
  test.each(bad)('with %s is refused', (inside, code, told) => {
    const name = 'pictures/refuge.svg';
    const problems = checkPicture(name, svg(inside), `a/${name}`);
    expect(problems.map((one) => one.code)).toContain(code);
    expect(problems.map(makeProblem).join('\n')).toContain(told);
    expect(problems.every(({ file }) => file === `a/${name}`)).toBe(true);
  });

  test.each<[text: string, code: string]>([
    ['', 'svg-none'],
    ['<html/>', 'svg-none'],
    ['just words', 'svg-none'],
    ['<svg viewBox="0 0 8 8"/>', 'svg-none'],
    ['<svg xmlns="http://www.w3.org/2000/svg" width="8"/>', 'svg-box'],
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">', 'svg-unclosed'],
    ['<?xml version="1.0" encoding="utf-16"?><svg/>', 'svg-encoding'],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'svg-doctype'],
  ])('%j is refused', (text, code) => {
    const problems = checkPicture('pictures/refuge.svg', encoder.encode(text));
    expect(problems.map((one) => one.code)).toEqual([code]);
  });

  test('that repeats its parts billions of times is refused quickly', () => {
    const levels = Array.from({ length: 40 }, (_, at) => {
      return `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`;
    });
    const bomb = svg(`<g id="a0"/>${levels.join('')}<g fill="url(#a40)"/>`);
    expect(checkPicture('pictures/refuge.svg', bomb).map((one) => one.code)).toEqual([
      'svg-elements',
    ]);
  });

  test('from an editor is accepted', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Made by hand & with care -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0,0 8.5 -8" inkscape:export-filename="C:\\a.png">
  <title>Крыса &amp; кошка</title>
  <style>.a { fill: url("#b"); }</style>
  <defs><linearGradient id='b'><stop offset="0"/></linearGradient></defs>
  <use xlink:href="#c" /><g id="c" style="fill:url(#b)" class="a"></g >
</svg>`;
    expect(checkPicture('pictures/refuge.svg', encoder.encode(text))).toEqual([]);
  });
});

test('pictures in a zip are unpacked only on request', () => {
  const files = {
    'top/pictures/refuge.svg': GOOD,
    'top/pictures/enemies/foreman.gif': new Uint8Array(2_000_000),
    'top/map.psd': new Uint8Array(8),
  };
  const zip = goodZip('top/', files);
  const read = unzipPack(zip, 'a.zip');
  expect(read.ok && [...read.value.keys()]).toEqual(['adventure.yaml', 'i18n/en.yaml']);
  const all = unzipPack(zip, 'a.zip', { media: true });
  expect(all.ok && all.value.get('pictures/refuge.svg')).toEqual(GOOD);
  expect(all.ok && all.value.get('pictures/enemies/foreman.gif')).toHaveLength(0);
  const large = goodZip('', { 'pictures/refuge.svg': new Uint8Array(300_000) });
  const refused = unzipPack(large, 'a.zip', { media: true });
  expect(refused.ok ? [] : refused.problems.map(makeProblem).join()).toContain(
    'pictures/refuge.svg unpacks to 300000 bytes, but only 204800',
  );
});

test('a folder with bad pictures plays in the terminal, and its check names them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const pictures = { 'pictures/enemies/a.svg': svg('<script/>'), 'pictures/b.txt': GOOD };
  for (const [name, bytes] of [...encodeFiles(goodFiles()), ...Object.entries(pictures)]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  const played = readPackAt(folder);
  expect(played.pack.ok && [...played.files.keys()]).toEqual(['adventure.yaml', 'i18n/en.yaml']);
  const { pack } = readPackAt(folder, { media: true });
  const problems = pack.ok ? [] : pack.problems;
  expect(problems.map(({ code }) => code).sort()).toEqual([
    'pack-media-id',
    'pack-picture-extension',
  ]);
  expect(problems.map(({ file }) => file).sort()).toEqual([
    join(folder, 'adventure.yaml'),
    join(folder, 'pictures/b.txt'),
  ]);
});

test('pictures do not change the game or the fingerprint of a study', () => {
  const plain = encodeFiles(goodFiles());
  const pictured = new Map([...plain, ['pictures/refuge.svg', GOOD] as const]);
  const [a, b] = [plain, pictured].map((files) => {
    const { pack } = readPack(files);
    if (!pack.ok) throw new RangeError('the good pack is broken');
    return plannedAdventure(pack.value, files);
  });
  expect(b).toEqual(a);
});

describe('the drawings that come with the game', () => {
  const ROOT = 'content/pictures';
  const names = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .sort();

  test('cover every class, every die that can be met, and whatever a pack does not draw', () => {
    const types = ['ally', 'divine', 'mental', 'physical', 'somatic', 'verbal', 'wound'];
    const general = ['enemy', 'keepsake', 'location', 'obstacle', 'refuge', 'villain'];
    const expected = [
      ...general,
      ...HERO_CLASSES.map((one) => `heroes/${one}`),
      ...types.map((one) => `met/${one}`),
    ];
    expect(names).toEqual(expected.map((name) => `${name}.svg`).sort());
  });

  test.each(names)('%s is a good picture', (name) => {
    expect(checkPicture(name, readFileSync(join(ROOT, name)))).toEqual([]);
  });

  test.each(builtInFolders)('show everything in %s', (folder) => {
    const { pack, files } = readPackAt(`content/adventures/${folder}`, { media: true });
    if (!pack.ok) throw new RangeError(pack.problems.map(makeProblem).join('\n'));
    const { content } = pack.value;
    const { allies = [], keepsakes = [] } = content;
    const all = { ...content, allies, keepsakes };
    const sections = [
      'enemies',
      'villains',
      'obstacles',
      'locations',
      'allies',
      'keepsakes',
    ] as const;
    const expected = sections.flatMap((section) =>
      all[section].map(({ id }) => `pictures/${section}/${id}.svg`),
    );
    const isExpected = (name: string) =>
      sections.some((section) => name.startsWith(`pictures/${section}/`));
    expect([...files.keys()].filter(isExpected).sort()).toEqual(expected.sort());
  });
});
