import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadTranscript, must } from '#core';
import type { AnyGame } from '#core';
import type { Say } from '#i18n/say.ts';
import { reopen } from '#play';
import { describeReopened } from '#voice/saved-game.ts';
import { gameSettings } from '#games/index.ts';
import { parseRogue } from '#games/rogue/page/settings/rogue-settings.ts';
import { parseCoordinates } from '#games/zrf/page/settings/coordinate-settings.ts';
import { parsePuzzles } from '#games/zrf/page/settings/puzzle-settings.ts';
import { makeSettings, readSettings, settingsSpec } from '#screen';
import { readMessages } from '#terminal/files/languages.ts';
import { RecordsFile } from '#terminal/files/records.ts';
import { SaveFolder } from '#terminal/files/saves.ts';
import { readSettingsFile } from '#terminal/files/settings-file.ts';
import { parseRoute } from '#web/address/route.ts';
import { unpackText } from '#web/address/share.ts';
import { makeSettings as makePageSettings, parseSettings } from '#web/storage/parse-settings.ts';
import { gamesOf, textOf } from '#web/storage/save-records.ts';
import { gameIn } from './game-in.ts';
import { NEXT } from './versions.ts';

const BEFORE = '0.1.0+95514621';
// Work on a copy: opening files may write next to them.
const folder = mkdtempSync(join(tmpdir(), 'turnwright-frozen-'));
for (const version of [BEFORE, NEXT])
  cpSync(join('test/frozen', version), join(folder, version), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const messages = readMessages('en');
const say: Say = (id, args) => messages.say(id, args);
const read = (...path: readonly string[]) => readFileSync(join(folder, ...path), 'utf8');

/** Result of opening a saved game: `whole` with its entry count, or the notice shown. */
async function opened(text: string, before?: string): Promise<string> {
  const game = await gameIn(text);
  const reopened = reopen({ text }, [game], before);
  if (reopened.kind !== 'whole') return describeReopened(reopened, say) ?? '';
  expect(reopened.problem).toBeUndefined();
  return `whole, ${reopened.session.match.cursor}`;
}

/** Results for the terminal's saved games, by game. */
async function savesOf(version: string): Promise<Readonly<Record<string, string>>> {
  const saves = new SaveFolder(join(folder, version, 'terminal/saves'));
  const rows = saves.list().map(async ({ name, text, problem }) => {
    expect(problem).toBeUndefined();
    return [name.replace(/-2030.*/, ''), await opened(text, saves.readPrevious(name))] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** Results for links, by game. */
async function linksOf(version: string): Promise<Readonly<Record<string, string>>> {
  const links = JSON.parse(read(version, 'links.json')) as { game: string; link: string }[];
  const rows = links.map(async ({ game, link }) => {
    const route = parseRoute(link);
    const shared = route.kind === 'game' ? route.shared : undefined;
    const text = must(await unpackText(shared ?? ''));
    const loaded = loadTranscript(text, [await gameIn(text)]);
    if (loaded.ok) expect(loaded.value.match.isVerified).toBe(true);
    const outcome = loaded.ok ? `whole, ${loaded.value.match.cursor}` : loaded.problems[0]?.code;
    return [game, outcome ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** Notice for a save from an older rules version, whose actions no longer replay. */
function startsOver(rules = 1): string {
  return `Begun under older rules (${rules}). It can’t be continued, so it starts over.`;
}

/** Notice for a save from an older rules version that continues from its checkpoint. */
function continued(reached: number, saved: number, rules = 1): string {
  return `Begun under older rules (${rules}). Continues from action ${reached} of ${saved}.`;
}

describe('files from before the first release', () => {
  it('contain saved games of the terminal', async () => {
    expect(await savesOf(BEFORE)).toEqual({
      caves: continued(400, 400),
      century: 'whole, 20',
      chess: 'whole, 24',
      'dice-tide-bells': startsOver(5),
      kalah: 'whole, 30',
      rogue: startsOver(),
    });
  });

  it('contain links', async () => {
    expect(await linksOf(BEFORE)).toEqual({
      caves: 'rules-version',
      century: 'whole, 20',
      chess: 'whole, 24',
      'dice-tide-bells': 'rules-version',
      kalah: 'whole, 30',
      rogue: 'rules-version',
    });
  });

  it('contain saved games of the page, the last with a journal', async () => {
    const records = JSON.parse(read(BEFORE, 'page/saves.json')) as [IDBValidKey, unknown][];
    const games = gamesOf(records);
    expect(games.map(({ lines }) => lines.length).filter((count) => count > 0)).toEqual([5]);
    const rows = games.map(
      async (game) => [game.summary.game, await opened(textOf(game))] as const,
    );
    expect(Object.fromEntries(await Promise.all(rows))).toEqual({
      caves: continued(406, 406),
      century: 'whole, 16',
      chess: 'whole, 23',
      'dice-tide-bells': startsOver(5),
      kalah: 'whole, 36',
      rogue: continued(250, 326),
    });
  });

  it('contain records of the terminal', () => {
    const records = new RecordsFile(join(folder, BEFORE, 'terminal/records.json'));
    expect(records.best('century/1')).toEqual({ steps: 131, straight: 120, moves: 100 });
    expect(records.names()).toEqual(['century/1', 'eight-puzzle/1']);
    expect(records.isHelped('century-2030-01-02-0304')).toBe(true);
  });

  it('contain settings of the terminal', () => {
    const file = readSettingsFile(join(folder, BEFORE, 'terminal/settings.json'));
    const spec = settingsSpec(['en', 'ru'], 'en');
    const { problems, settings } = readSettings(spec, file.texts, gameSettings);
    expect([file.problem, problems]).toEqual([undefined, []]);
    expect(makeSettings(settings)).toMatchObject(
      JSON.parse(read(BEFORE, 'terminal/settings.json')) as object,
    );
  });

  it('contain settings of the page', () => {
    const storage = JSON.parse(read(BEFORE, 'page/local-storage.json')) as Record<string, string>;
    const written = JSON.parse(storage['turnwright.settings'] ?? '') as object;
    const settings = parseSettings(written);
    expect(makePageSettings(settings)).toMatchObject(written);
    const { rogue, puzzles, coordinates } = settings.sections;
    expect(parseRogue(rogue)).toMatchObject(rogue ?? {});
    expect(parsePuzzles(puzzles)).toMatchObject(puzzles ?? {});
    // Then they were on or off; now they have a place.
    expect(coordinates).toEqual({ plain: true, pictured: false });
    expect(parseCoordinates(coordinates)).toMatchObject({ plain: 'outside', pictured: 'off' });
  });
});

/** A rules version that is yet to come, in which the start of the dice game differs. */
function nextRules(game: AnyGame): AnyGame {
  const start: AnyGame['start'] = (options) => game.start(options, 'another start');
  return { ...game, rules: game.rules + 1, start };
}

/** Entries at most after the last state in a journal. */
const MAX_LOST = 50;

/** Saves of the current dice rules: terminal and page, scenario and campaign. */
function diceSaves(): readonly string[] {
  const saves = new SaveFolder(join(folder, NEXT, 'terminal/saves'));
  const records = JSON.parse(read(NEXT, 'page/saves.json')) as [IDBValidKey, unknown][];
  const terminal = saves.list().filter(({ name }) => name.startsWith('dice-8-'));
  return [...terminal.map(({ text }) => text), ...gamesOf(records).map(textOf)];
}

describe('saves of rules 8 of dice', () => {
  const texts = diceSaves();

  it('cover scenarios and campaigns, unfinished and finished', () => {
    const has = (sign: RegExp) => texts.some((text) => sign.test(text));
    expect(texts).toHaveLength(6);
    for (const sign of [/^option route campaign$/m, /^option route curfew$/m, /^over /m])
      expect([sign, has(sign)]).toEqual([sign, true]);
    expect(texts.every((text) => /^rules 8$/m.test(text))).toBe(true);
  });

  it.each(texts)('open under these rules, and under later ones', async (text) => {
    const game = await gameIn(text);
    const entries = text.match(/^\d+ /gm)?.length ?? 0;
    const now = reopen({ text }, [game]);
    if (now.kind === 'whole') expect(now.session.match.cursor).toBe(entries);
    for (const found of [now, reopen({ text }, [nextRules(game)])]) {
      if (found.kind === 'whole') continue;
      expect(found).toMatchObject({ kind: 'fault', fault: 'rules' });
      if (found.kind === 'fault') expect(found.reached).toBeGreaterThanOrEqual(entries - MAX_LOST);
    }
  });
});

describe('files of the next version', () => {
  it('contain saved games of the terminal', async () => {
    const whole = { caves: 'whole, 385', rogue: 'whole, 320' };
    const dice = { 'dice-tide-bells': startsOver(6) };
    expect(await savesOf(NEXT)).toMatchObject({ ...whole, ...dice });
  });

  it('contain links', async () => {
    const whole = { caves: 'whole, 385', rogue: 'whole, 320' };
    expect(await linksOf(NEXT)).toEqual({ ...whole, 'dice-tide-bells': 'rules-version' });
  });
});
