import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeProblem } from '#core';
import { readPackAt } from '#games/dice/commands/packs.ts';
import { checkSound } from '#games/dice/rules/packs/check-sounds.ts';
import { SOUND_LIMITS } from '#kit/packs/limits.ts';
import { readPack } from '#games/dice/rules/packs/pack.ts';
import { readMp3, readOgg, readWav } from '#games/dice/rules/packs/sound-file.ts';
import { unzipPack } from '#games/dice/rules/packs/zip.ts';
import { mp3, ogg, wav } from '#test/support/sounds.ts';
import { encodeFiles, goodFiles } from './case-files.ts';
import { builtInFolders } from '../built-in.ts';
import { goodZip } from './zips.ts';

const encoder = new TextEncoder();

function problemsWith(sounds: Readonly<Record<string, Uint8Array>>): string[] {
  const { pack } = readPack(new Map([...encodeFiles(goodFiles()), ...Object.entries(sounds)]));
  return pack.ok ? [] : pack.problems.map(makeProblem);
}

test('a sound can belong to an enemy, a villain, a place and a class of heroes', () => {
  const problems = problemsWith({
    'sounds/enemies/reed-thief.wav': wav(1),
    'sounds/villains/ferryman.ogg': ogg(2),
    'sounds/locations/jetty.MP3': mp3(1),
    'sounds/heroes/brawler.ogg': ogg(1, 'opus'),
    'sounds/.DS_Store': encoder.encode('anything'),
  });
  expect(problems).toEqual([]);
});

test.each<[name: string, bytes: Uint8Array, told: string | RegExp]>([
  [
    'enemies/reed-theif.wav',
    wav(1),
    /^adventure\.yaml:52:3: .* "reed-theif" for .* Did you mean "reed-thief"\? Rename the file to sounds\/enemies\/reed-thief\.wav/,
  ],
  [
    'villains/sun.wav',
    wav(1),
    /There is no villain "sun" for .*: rename the file after one of ferryman, drowned-king/,
  ],
  ['heroes/brawlr.wav', wav(1), /There is no class "brawlr" for .* Did you mean "brawler"\?/],
  ['enemys/foreman.wav', wav(1), /no sounds of "enemys". Did you mean "enemies"\?/],
  ['obstacles/salt-crust.wav', wav(1), /no sounds of "obstacles": move .* enemies, villains, loc/],
  ['foreman.wav', wav(1), /in the wrong place: sounds are named as in sounds\/enemies/],
  ['enemies/old/foreman.wav', wav(1), /in the wrong place/],
  ['enemies/foreman.flac', encoder.encode('fLaC'), /save it as \.ogg, \.mp3 or \.wav/],
  ['enemies/foreman.ogg', wav(1), /is in fact WAV: save it as Ogg, or correct its extension/],
  ['enemies/foreman.wav', mp3(1), /is in fact MP3: save it as WAV/],
  ['enemies/foreman.mp3', encoder.encode('fLaC and more'), /is in fact FLAC: save it as MP3/],
  ['enemies/foreman.wav', wav(1).subarray(0, 60), /is damaged or not WAV: save it again/],
  ['enemies/foreman.ogg', ogg(1).subarray(0, 60), /is damaged or not Ogg/],
  ['enemies/foreman.mp3', mp3(1).subarray(0, -1).fill(0, 600), /is damaged or not MP3/],
  ['enemies/foreman.mp3', encoder.encode('no sound'), /is damaged or not MP3/],
  ['enemies/foreman.wav', wav(1, 6), /has 6 channels: save it with one, or with two/],
  ['enemies/foreman.ogg', ogg(21), /lasts 21 seconds, but only 20 are allowed: shorten/],
  ['enemies/foreman.mp3', mp3(21), /lasts 2[12] seconds, but only 20/],
  ['enemies/foreman.wav', new Uint8Array(SOUND_LIMITS.bytes + 1), /has 524289 bytes, but only/],
])('%s is named with a remedy', (name, bytes, told) => {
  const problems = problemsWith({ [`sounds/${name}`]: bytes });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(told);
  expect(problems[0]).toContain(`sounds/${name}`);
});

test('two sounds of the same thing, too many, and too large ones are named', () => {
  const twice = {
    'sounds/enemies/foreman.ogg': ogg(1),
    'sounds/enemies/foreman.wav': wav(1),
  };
  expect(problemsWith(twice).join()).toMatch(/foreman\.wav and sounds\/enemies\/foreman\.ogg are/);
  const many = (bytes: Uint8Array, count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`sounds/enemies/a-${at}.wav`, bytes]),
    );
  expect(problemsWith(many(wav(1), 101)).join()).toMatch(/has 101 sounds, but only 100/);
  const large = many(new Uint8Array(SOUND_LIMITS.bytes), 17);
  expect(problemsWith(large).join()).toMatch(/have 8912896 bytes in all, but only 8388608/);
});

describe('headers of sounds', () => {
  test.each([
    ['WAV', readWav(wav(2)), 1],
    ['stereo WAV', readWav(wav(2, 2)), 2],
    ['Vorbis', readOgg(ogg(2)), 1],
    ['Opus', readOgg(ogg(2, 'opus')), 1],
    ['MP3', readMp3(mp3(2)), 2],
  ])('of %s have the channels and the duration', (_, facts, channels) => {
    expect(facts?.channels).toBe(channels);
    expect(facts?.seconds).toBeCloseTo(2, 1);
  });

  test('of an MP3 with tags are found between them', () => {
    const tag = encoder.encode('ID3\x04\x00\x00\x00\x00\x00\x05hello');
    const end = encoder.encode('TAGa title');
    const tagged = Uint8Array.from([...tag, ...mp3(1), ...end]);
    expect(readMp3(tagged)).toEqual(readMp3(mp3(1)));
    expect(checkSound('sounds/heroes/mentor.mp3', tagged)).toEqual([]);
  });

  test('that are damaged are refused, and never throw', () => {
    const sounds = [wav(1), ogg(1), mp3(1)];
    const change = fc.tuple(fc.nat(2), fc.nat(200), fc.nat(255), fc.nat(2000));
    fc.assert(
      fc.property(change, ([which, at, byte, length]) => {
        const bytes = Uint8Array.from(sounds[which] ?? []).subarray(0, length);
        if (at < bytes.length) bytes[at] = byte;
        for (const read of [readWav, readOgg, readMp3]) {
          const seconds = read(bytes)?.seconds;
          expect(seconds === undefined || seconds >= 0).toBe(true);
        }
      }),
    );
  });
});

test('sounds in a zip are unpacked only on request', () => {
  const zip = goodZip('top/', {
    'top/sounds/heroes/mystic.wav': wav(1),
    'top/sounds/heroes/notes.txt': encoder.encode('a note'),
  });
  const read = unzipPack(zip, 'a.zip');
  expect(read.ok && [...read.value.keys()]).toEqual(['adventure.yaml', 'i18n/en.yaml']);
  const all = unzipPack(zip, 'a.zip', { media: true });
  expect(all.ok && all.value.get('sounds/heroes/mystic.wav')).toEqual(wav(1));
  expect(all.ok && all.value.get('sounds/heroes/notes.txt')).toHaveLength(0);
  const large = goodZip('', { 'sounds/heroes/mystic.wav': new Uint8Array(600_000) });
  const refused = unzipPack(large, 'a.zip', { media: true });
  expect(refused.ok ? [] : refused.problems.map(makeProblem).join()).toContain(
    'sounds/heroes/mystic.wav unpacks to 600000 bytes, but only 524288',
  );
});

test('a folder with bad sounds plays in the terminal, and its check names them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sounds-'));
  const sounds = { 'sounds/enemies/a.wav': wav(1), 'sounds/b.txt': wav(1) };
  for (const [name, bytes] of [...encodeFiles(goodFiles()), ...Object.entries(sounds)]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  const played = readPackAt(folder);
  expect(played.pack.ok && [...played.files.keys()]).toEqual(['adventure.yaml', 'i18n/en.yaml']);
  const { pack } = readPackAt(folder, { media: true });
  const codes = pack.ok ? [] : pack.problems.map(({ code }) => code);
  expect(codes.sort()).toEqual(['pack-media-id', 'pack-sound-extension']);
});

test('the sounds that come with adventures are good and short', () => {
  const names = builtInFolders.flatMap((folder) => {
    const root = join('content/adventures', folder);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.startsWith('sounds/') && /\.\w+$/.test(name))
      .map((name) => join(root, name));
  });
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const bytes = readFileSync(name);
    expect(checkSound(name, bytes)).toEqual([]);
    expect(readWav(bytes)?.seconds).toBeLessThan(4);
  }
});
