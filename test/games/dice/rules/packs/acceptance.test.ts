import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultOptions, assertDefined } from '#core';
import { VERB, VERBS } from '#games/dice/rules/model/action.ts';
import { nameOf } from '#games/dice/rules/packs/names.ts';
import { readPackAt } from '#games/dice/commands/packs.ts';
import { dice } from '../content.ts';
import { goodPackAs, makeFolder, writeFiles } from './shelf-folder.ts';
import { ensureBuilt } from '#test/e2e/terminal/built.ts';

const home = makeFolder();
const mine = join(home, 'turnwright', 'adventures');
const PROGRAM = 'dist/cli/main.js';

beforeAll(() => {
  mkdirSync(mine, { recursive: true });
  ensureBuilt();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Output of `turnwright adventures` in a new process. */
function adventures(): string {
  const env = { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, LC_ALL: 'C.UTF-8' };
  return spawnSync(process.execPath, [PROGRAM, 'adventures'], { env, encoding: 'utf8' }).stdout;
}

/** The last scenario of the specification. */
describe('25. packs and languages', () => {
  it('a pack dropped into the folder is listed at the next start, without a build', () => {
    const built = statSync(PROGRAM).mtimeMs;
    expect(adventures()).not.toContain('the-salt-lake-again');
    writeFiles(join(mine, 'salt'), goodPackAs('the-salt-lake-again'));
    expect(adventures()).toContain('the-salt-lake-again 1.0.0: The Salt Lake, 2 scenarios');
    expect(statSync(PROGRAM).mtimeMs).toBe(built);
  });

  it('a broken pack is reported and skipped', () => {
    writeFiles(join(mine, 'torn'), new Map([['adventure.yaml', 'format: 1\nid: torn\n']]));
    const output = adventures();
    expect(output).toContain(`Skipped: ${join(mine, 'torn')} (4 problems)`);
    expect(output).not.toContain('torn 1.0.0');
    expect(output).toContain('the-salt-lake-again 1.0.0');
  });

  it('in Ukrainian, untranslated texts are in the language of the pack', () => {
    const files = goodPackAs('bells');
    const text = 'locations: { jetty: { name: Причал } }\n';
    writeFiles(join(home, 'bells'), files.set('i18n/uk.yaml', new TextEncoder().encode(text)));
    const { pack } = readPackAt(join(home, 'bells'));
    if (!pack.ok) throw new RangeError('the pack is broken');
    expect(nameOf(pack.value, 'uk', 'locations', 'jetty')).toBe('Причал');
    expect(nameOf(pack.value, 'uk', 'locations', 'mill')).toBe('Mill');
  });

  const messagesOf = (language: string, file: string) =>
    new FluentResource(readFileSync(join('content/locales', language, file), 'utf8')).body;
  const LOCALES = readdirSync('content/locales/en');

  it.each(LOCALES)('every message of %s exists in Russian', (file) => {
    const ids = (language: string) => messagesOf(language, file).map(({ id }) => id);
    expect(ids('en').filter((id) => !ids('ru').includes(id))).toEqual([]);
  });

  it('every text of the campaign exists in Russian', () => {
    const { pack } = readPackAt('content/adventures/tide-bells');
    if (!pack.ok) throw new RangeError('the campaign is broken');
    const { texts } = pack.value;
    const [english, russian] = [assertDefined(texts.get('en')), assertDefined(texts.get('ru'))];
    expect([...english.keys()].filter((key) => (russian.get(key) ?? '') === '')).toEqual([]);
  });

  it('no action has an empty text', () => {
    for (const language of ['en', 'ru']) {
      const written = LOCALES.flatMap((file) => messagesOf(language, file));
      expect(written.filter(({ value }) => value === '').map(({ id }) => id)).toEqual([]);
    }
    const start = dice.start(defaultOptions(dice.options), 'texts');
    for (const kind of VERBS) expect(dice.makeAction(start, VERB[kind])).toMatch(/^\w+$/);
  });
});
