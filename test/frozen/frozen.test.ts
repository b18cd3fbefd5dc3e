import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadTranscript, makeTranscript, must, resumeTranscript } from '#core';
import type { AnyGame } from '#core';
import { gameSettings } from '#games/index.ts';
import { parseZsg, replayZsg } from '#games/zrf/rules/index.ts';
import type { ZrfGame } from '#games/zrf/rules/index.ts';
import { loadSession } from '#play';
import { readSettings, settingsSpec } from '#screen';
import { RecordsFile } from '#terminal/files/records.ts';
import { SaveFolder } from '#terminal/files/saves.ts';
import { readSettingsFile } from '#terminal/files/settings-file.ts';
import { parseStoredRecords } from '#web/storage/puzzle-records.ts';
import { gamesOf } from '#web/storage/save-records.ts';
import type { SnapshotRecord } from '#web/storage/save-records.ts';
import { gameIn } from './game-in.ts';
import { frozenTranscripts, frozenVersions } from './versions.ts';

const FROZEN = 'test/frozen/0.1.0';
// Work on a copy: opening files may write next to them.
const folder = mkdtempSync(join(tmpdir(), 'turnwright-frozen-'));
cpSync(FROZEN, folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const namesIn = (inside: string) => readdirSync(join(FROZEN, inside));
const read = (file: string) => readFileSync(join(FROZEN, file), 'utf8');

/**
 * Games whose rules have changed since. For most of their transcripts, the only problem reported is
 * the version.
 */
const CHANGED: readonly string[] = ['caves', 'rogue', 'dice', 'dice-tide-bells'];

/** Expected problem with a transcript of earlier rules. */
function otherRules(text: string, { id, rules }: AnyGame) {
  const theirs = Number(/^rules (\d+)$/m.exec(text)?.[1]);
  expect(CHANGED).toContain(id);
  expect(theirs).toBeLessThan(rules);
  return { code: 'rules-version', args: { game: id, theirs, ours: rules } };
}

/** Games whose notation of some steps has changed. The resulting states have not. */
const REWORDED = ['chess'];

/** Removes the rules version and the checks that cover it. */
function withoutVersion(text: string): string {
  return text.replace(/^rules \d+$/m, 'rules').replaceAll(/ ~\w{4}$/gm, '');
}

function expectSame(text: string, again: string, game: AnyGame): void {
  const isLater = !text.includes(`\nrules ${game.rules}\n`);
  const [before, now] = isLater ? [text, again].map(withoutVersion) : [text, again];
  const withoutActions = (one = '') => one.replaceAll(/^\d+ .*$/gm, '');
  if (!REWORDED.includes(game.id)) expect(now).toBe(before);
  expect(withoutActions(now)).toBe(withoutActions(before));
}

/** Transcripts of all versions. */
const transcripts = frozenVersions().flatMap((version) => frozenTranscripts(version));

describe('frozen transcripts', () => {
  it.each(transcripts)(
    '$name replays identically, or is rejected for its rules version',
    async ({ text }) => {
      const game = await gameIn(text);
      for (const load of [loadTranscript, resumeTranscript]) {
        const loaded = load(text, [game]);
        if (!loaded.ok) {
          expect(loaded.problems).toMatchObject([otherRules(text, game)]);
          continue;
        }
        const { match, notes } = loaded.value;
        expect(match.isVerified).toBe(true);
        expectSame(text, makeTranscript(match, notes), game);
      }
    },
  );

  it('cover every kind of game', () => {
    const texts = namesIn('transcripts').map((name) => read(`transcripts/${name}`));
    const games = new Set(texts.map((text) => /^game (\S+)$/m.exec(text)?.[1]));
    expect(games.size).toBeGreaterThanOrEqual(18);
    for (const sign of [/^over /m, /^note seats /m, /^note player /m, /^\d+ \* /m]) {
      expect(texts.some((text) => sign.test(text))).toBe(true);
      expect(texts.every((text) => sign.test(text))).toBe(false);
    }
  });
});

describe('saved games of Zillions of Games', () => {
  it.each(namesIn('zsg'))('%s plays to its end', async (name) => {
    const transcript = read(`transcripts/${name.replace('.zsg', '.txt')}`);
    const game = (await gameIn(transcript)) as unknown as ZrfGame;
    const replayed = must(replayZsg(game, must(parseZsg(read(`zsg/${name}`), name))));
    expect([replayed.accepted, replayed.first]).toEqual([replayed.total, undefined]);
    const { match } = must(loadTranscript(transcript, [game as unknown as AnyGame]));
    expect(game.makeState(replayed.state)).toBe(match.game.makeState(match.state));
  });
});

describe('frozen files of the terminal', () => {
  it('list and open saved games, including backups', async () => {
    const saves = new SaveFolder(join(folder, 'terminal/saves'));
    const list = saves.list();
    expect(list).toHaveLength(3);
    for (const { name, text, problem } of list) {
      expect(problem).toBeUndefined();
      const game = await gameIn(text);
      expectSame(text, must(loadSession(text, [game])).save(), game);
      const previous = must(loadSession(saves.readPrevious(name) ?? '', [game]));
      expect(previous.match.cursor).toBe(0);
    }
  });

  it('contain records: the best results and the games with hints', () => {
    const records = new RecordsFile(join(folder, 'terminal/records.json'));
    expect(records.best('century/1')).toEqual({ steps: 131, straight: 119, moves: 100 });
    expect(records.names()).toEqual(['century/1', 'eight-puzzle/1']);
    expect(records.isHelped('century-2030-01-02-0304')).toBe(true);
    const first = new RecordsFile(join(folder, 'terminal/records-first.json'));
    expect(first.best('century/1')).toEqual({ steps: 131, moves: 100 });
  });

  it('contain settings', () => {
    const file = readSettingsFile(join(folder, 'terminal/settings.json'));
    expect(file.problem).toBeUndefined();
    const read = readSettings(settingsSpec(['en', 'ru'], 'en'), file.texts, gameSettings);
    expect(read.problems).toEqual([]);
    expect(read.settings).toMatchObject({
      language: 'ru',
      palette: 'daylight',
      depth: '256',
      speed: 'fast',
    });
  });
});

describe('frozen storage of the page', () => {
  const saves = JSON.parse(read('page/saves.json')) as SnapshotRecord[];

  it('lists saved games with their metadata', () => {
    const found = gamesOf(saves.map((save) => [save.id, save] as const));
    expect(found.map(({ snapshot }) => snapshot)).toEqual(saves);
    expect(found.map(({ summary }) => summary.entries)).toEqual(
      saves.map(({ entries }) => entries),
    );
  });

  it.each(saves.map((save) => [save.id, save] as const))('opens %s', async (_id, save) => {
    const game = await gameIn(save.transcript);
    const session = must(loadSession(save.transcript, [game]));
    expectSame(save.transcript, session.save(), game);
    expect([session.match.cursor, session.isOver]).toEqual([save.entries, save.over]);
  });

  it('contains records: best results, fewest moves and games with hints', () => {
    const storage = JSON.parse(read('page/local-storage.json')) as Record<string, string>;
    const puzzleRecords = parseStoredRecords(JSON.parse(storage['turnwright.puzzles'] ?? ''));
    expect(puzzleRecords.helped).toEqual(['abcdefghjkmn']);
    expect(puzzleRecords.records['century/1']?.best).toEqual({ steps: 131, straight: 120, moves: 100 });
    expect(puzzleRecords.records['eight-puzzle/1']?.fewest).toEqual({ moves: 31 });
  });
});
