import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeProblem, must } from '#core';
import { findAdventures, readPackAt } from '#games/dice/commands/packs.ts';
import { filesOfPack } from '#games/dice/page/adventures/pack-files.ts';
import { readPack } from '#games/dice/rules/packs/pack.ts';
import type { PackReport } from '#games/dice/rules/packs/pack.ts';
import { encodeFiles } from './case-files.ts';
import { makeFolder, writeFiles } from './shelf-folder.ts';
import { zipOf } from './zips.ts';

const TEMPLATE = 'content/templates/quiet-mill';
const ADVENTURE = 'adventure.yaml';
const TEXTS = 'i18n/en.yaml';
const PICTURE = 'pictures/villains/night-miller.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>\n';

/** A text of the template replaced by another; without the first, a whole new file. */
interface Mistake {
  readonly file: string;
  readonly from?: string;
  readonly to: string;
  /** Its problem, with place and remedy. */
  readonly problem: string;
}

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'a misspelt effect of a keepsake': {
    file: ADVENTURE,
    from: 'effects: [sturdy]',
    to: 'effects: [sturdi]',
    problem:
      'adventure.yaml:77:30: keepsakes.millers-apron.effects[0]: there is no keepsake effect "sturdi". Did you mean "sturdy"?',
  },
  'an unknown mark': {
    file: ADVENTURE,
    from: 'PHYSICAL d6 steady',
    to: 'PHYSICAL d6 stedy',
    problem:
      'adventure.yaml:20:14: scenarios.night-shift.reward[0]: there is no mark "stedy". Did you mean "steady"?',
  },
  'a mark for a die that cannot have it': {
    file: ADVENTURE,
    from: 'PHYSICAL d6 steady',
    to: 'ALLY d6 steady',
    problem:
      'adventure.yaml:20:14: scenarios.night-shift.reward[0]: ALLY dice cannot have the mark "steady". Choose another mark or type.',
  },
  'an unknown power': {
    file: ADVENTURE,
    from: 'power: dread',
    to: 'power: gloom',
    problem:
      'adventure.yaml:69:55: villains.night-miller.power: there is no power "gloom". Choose from dread, upheaval, bulwark, cruelty, want, vigil, muster, snare, toll, fury.',
  },
  'an act that is not a list': {
    file: ADVENTURE,
    from: 'acts: [steal]',
    to: 'acts: steal',
    problem:
      'adventure.yaml:60:43: enemies.hired-hand.acts: expected a list, as in [a, b], not "steal".',
  },
  'an unknown act': {
    file: ADVENTURE,
    from: 'acts: [steal]',
    to: 'acts: [steel]',
    problem:
      'adventure.yaml:60:44: enemies.hired-hand.acts[0]: there is no act "steel". Did you mean "steal"?',
  },
  'an ally without a line': {
    file: TEXTS,
    from: '    met: Quiet! He counts the steps on the stairs.\n',
    to: '',
    problem: 'i18n/en.yaml:58:3: allies.tilda has no "met": write what the ally says when met.',
  },
  'an unknown ally who joins': {
    file: ADVENTURE,
    from: 'joins: [tilda]',
    to: 'joins: [tidla]',
    problem:
      'adventure.yaml:35:49: choices.the-sacks.options.return.joins[0]: there is no ally "tidla" in this pack. Did you mean "tilda"?',
  },
  'an unknown ally to meet': {
    file: ADVENTURE,
    from: '{ id: tilda, at: mill }',
    to: '{ id: matilda, at: mill }',
    problem:
      'adventure.yaml:18:14: scenarios.night-shift.allies[0]: there is no ally "matilda" in this pack. Did you mean "tilda"?',
  },
  'an unknown flag': {
    file: ADVENTURE,
    from: 'when: [sacks-returned]',
    to: 'when: [sacks-retuned]',
    problem:
      'adventure.yaml:27:34: scenarios.first-sack.variants[0].when[0]: no choice sets the flag "sacks-retuned". Did you mean "sacks-returned"?',
  },
  'a flag that nothing reads': {
    file: ADVENTURE,
    from: 'sets: [sacks-returned]',
    to: 'sets: [sacks-returned, proud]',
    problem:
      'adventure.yaml:35:40: choices.the-sacks.options.return.sets[1]: nothing depends on the flag "proud". Name it under "when" or "unless", or remove it.',
  },
  'a picture of an unknown enemy': {
    file: 'pictures/enemies/yard-dgo.svg',
    to: SVG,
    problem:
      'adventure.yaml:61:3: There is no enemy "yard-dgo" for pictures/enemies/yard-dgo.svg. Did you mean "yard-dog"? Rename the file to pictures/enemies/yard-dog.svg.',
  },
  'a picture with a script': {
    file: PICTURE,
    from: '  <circle cx="68"',
    to: '  <script>alert(1)</script>\n  <circle cx="68"',
    problem:
      'pictures/villains/night-miller.svg:3:3: Scripts never run in pictures: remove <script>.',
  },
  'a tab': {
    file: ADVENTURE,
    from: '    closing: 2\n',
    to: '\tclosing: 2\n',
    problem: 'adventure.yaml:50:1: Tabs cannot be used for indentation: use spaces.',
  },
  'a number out of range': {
    file: ADVENTURE,
    from: 'tier: 2',
    to: 'tier: 9',
    problem: 'adventure.yaml:64:23: obstacles.grindstone.tier is 9: it must be 5 or less.',
  },
  'a missing translation': {
    file: 'i18n/ru.yaml',
    to: 'adventure: { name: Тихая мельница, description: Колесо вертится всю ночь. }\n',
    problem:
      'i18n/ru.yaml:1:1: Texts missing in ru: 37, starting with "chapters.mill.name". Add them; the texts of en are shown until then.',
  },
  'a text with a comma between braces': {
    file: TEXTS,
    from: 'description: You hear nothing. They do.',
    to: 'description: You hear nothing, they do.',
    problem:
      'i18n/en.yaml:67:68: keepsakes.dog-whistle: a comma ends a text between braces, so "they do." is read as a key. Put quotes around the text.',
  },
};

const NAMES = [ADVENTURE, TEXTS, PICTURE];
const template = new Map(NAMES.map((name) => [name, readFileSync(join(TEMPLATE, name), 'utf8')]));

function plant({ file, from, to }: Mistake): Map<string, Uint8Array> {
  const text = template.get(file) ?? '';
  if (from !== undefined && text.split(from).length !== 2)
    throw new RangeError(`${from} in ${file}`);
  return encodeFiles(
    new Map([...template, [file, from === undefined ? to : text.replace(from, to)]]),
  );
}

/** All problems and warnings, without the one that the template has. */
function told({ pack, warnings }: PackReport, root = ''): string[] {
  const found = [...(pack.ok ? [] : pack.problems), ...warnings];
  const listed = found.filter(({ code }) => code !== 'warn-pool').map(makeProblem);
  return listed.map((line) => (line.startsWith(root) ? line.slice(root.length) : line));
}

const home = makeFolder();
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The problems that the page lists for opened files. */
async function openedInPage(input: Parameters<typeof filesOfPack>[0]): Promise<string[]> {
  return told(readPack(must(await filesOfPack(input))));
}

describe.each(Object.entries(MISTAKES))('%s', (name, mistake) => {
  const { problem } = mistake;
  const files = plant(mistake);
  const folder = join(home, name.replaceAll(' ', '-'));
  writeFiles(folder, files);

  test('is named by the command "check"', () => {
    expect(told(readPackAt(folder, { media: true }), `${folder}/`)).toEqual([problem]);
  });

  test('is named in the page, from a folder', async () => {
    const input = [...files].map(([path, bytes]) => {
      return { path: `quiet-mill/${path}`, file: new Blob([bytes.slice()]) };
    });
    expect(await openedInPage(input)).toEqual([problem]);
  });

  test('is named in the page, from a zip', async () => {
    const file = new Blob([zipOf(files).slice()]);
    expect(await openedInPage([{ path: 'quiet-mill.zip', file }])).toEqual([problem]);
  });
});

test('the library skips packs with mistakes in their texts, and names the mistakes', () => {
  const { packs, broken } = findAdventures([home]);
  const named = broken.flatMap(({ problems }) => problems.map(makeProblem));
  const isText = ({ file }: Mistake) => file.endsWith('.yaml');
  const isWarned = ({ problem }: Mistake) =>
    /has no "met"|nothing depends|Texts missing/.test(problem);
  const errors = Object.values(MISTAKES).filter((one) => isText(one) && !isWarned(one));
  for (const { problem } of errors)
    expect(
      named.some((line) => line.endsWith(problem)),
      problem,
    ).toBe(true);
  expect(broken).toHaveLength(errors.length);
  expect(packs).toHaveLength(1);
});
