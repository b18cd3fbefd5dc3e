import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultOptions, must, startMatch } from '#core';
import type { AnyGame } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { Autosave, isBegun, loadSession, PERSON, reopen, resumeSession, Session } from '#play';
import type { SaveNews } from '#play';
import { SaveFolder } from '#terminal/files/saves.ts';
import { toss } from '../core/toss.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnwright-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const GAMES = [kalah as AnyGame, toss as AnyGame];
const JOURNAL = 'a.txt.journal';

function newSession(game: AnyGame): Session {
  const options = game === kalah ? defaultOptions(kalah.options) : { rounds: 500 };
  const seats = Array.from({ length: game.players(options) }, () => PERSON);
  return new Session(startMatch(game, options, 'autosave'), seats);
}

function play(session: Session, choice: number): void {
  const { turn } = session.match;
  if (turn.kind === 'decide') session.match.play(turn.actions[choice % turn.actions.length]);
}

/** Saved game as seen by another program. */
function found() {
  const [saved] = new SaveFolder(folder).list();
  if (saved === undefined) throw new Error('no saved game');
  return saved;
}

function reload(): Session {
  return must(resumeSession(found().text, GAMES));
}

/** Reloaded session; a game without actions starts again. */
function reloadStarted({ match }: Session): Session {
  if (isBegun(match)) return reload();
  expect(new SaveFolder(folder).list()).toEqual([]);
  return newSession(match.game);
}

/** Session saved after every action; all but the first one are in the journal. */
function playSaved(game: AnyGame, count: number, each?: (session: Session) => void): Session {
  const session = newSession(game);
  const autosave = new Autosave(session, new SaveFolder(folder), 'a');
  for (let index = 0; index < count; index++) {
    play(session, index);
    expect(autosave.save()).toBeUndefined();
    each?.(session);
  }
  return session;
}

const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.nat(20).map((choice) => ({ kind: 'play' as const, choice })) },
    { weight: 2, arbitrary: fc.constant({ kind: 'undo' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'redo' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'leave' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'kill' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'wait' as const }) },
  ),
  { maxLength: 60 },
);

describe.each(GAMES.map((game) => [game.id, game] as const))('a game of %s', (_id, game) => {
  it('is saved exactly as in memory, through any sequence of play, leaving, crashes and reopening', () => {
    fc.assert(
      fc.property(steps, fc.boolean(), (script, isLong) => {
        rmSync(folder, { recursive: true, force: true });
        let session = newSession(game);
        let autosave = new Autosave(session, new SaveFolder(folder), 'a');
        for (let index = 0; isLong && index < 250; index++) play(session, index);
        autosave.save();
        for (const step of script) {
          const before = session.save();
          if (step.kind === 'play') play(session, step.choice);
          else if (step.kind === 'undo') session.undo();
          else if (step.kind === 'redo' && session.canRedo) session.redo();
          else if (step.kind === 'leave') autosave.close();
          else if (step.kind === 'kill') {
            session = reloadStarted(session);
            expect(session.save()).toBe(before);
            autosave = new Autosave(session, new SaveFolder(folder), 'a');
          }
          if (step.kind === 'wait') continue;
          expect(autosave.save()).toBeUndefined();
          if (!isBegun(session.match)) continue;
          expect(found().text.replace(/^[=#].*\n/gm, '')).toBe(
            session.save().replace(/^=.*\n/gm, ''),
          );
        }
        const again = reloadStarted(session);
        expect(again.save()).toBe(session.save());
        if (!isBegun(session.match)) return;
        expect(must(loadSession(found().text, GAMES)).save()).toBe(session.save());
      }),
      { numRuns: 30 },
    );
  });

  it('loses at most the last action if its journal is truncated anywhere', () => {
    const saves: { size: number; lines: number }[] = [];
    const session = playSaved(game, 12, ({ match }) => {
      const isThere = existsSync(join(folder, JOURNAL));
      const size = isThere ? readFileSync(join(folder, JOURNAL), 'utf8').length : 0;
      saves.push({ size, lines: match.lineCount });
    });
    const fullJournal = readFileSync(join(folder, JOURNAL), 'utf8');
    for (let length = 0; length <= fullJournal.length; length++) {
      writeFileSync(join(folder, JOURNAL), fullJournal.slice(0, length));
      const saved = found();
      const last = saves.filter(({ size }) => size <= length).at(-1);
      const { match } = must(resumeSession(saved.text, GAMES));
      expect(match.lineCount).toBe(last?.lines);
      for (let index = 0; index < match.lineCount; index++)
        expect(match.lineAt(index)).toBe(session.match.lineAt(index));
      expect(saved.problem?.code).toBe(last?.size === length ? undefined : 'journal-torn');
    }
  });
});

describe('the files of a saved game', () => {
  it('do not exist before the first action of a player', () => {
    for (const game of [kalah as AnyGame, toss as AnyGame]) {
      const session = newSession(game);
      const autosave = new Autosave(session, new SaveFolder(folder), game.id);
      expect(autosave.save()).toBeUndefined();
      expect(autosave.close()).toBeUndefined();
      expect([autosave.isKept, readdirSync(folder)]).toEqual([false, []]);
      play(session, 0);
      expect(autosave.save()).toBeUndefined();
      expect([autosave.isKept, readdirSync(folder)]).toEqual([true, [`${game.id}.txt`]]);
      rmSync(join(folder, `${game.id}.txt`));
    }
  });

  it('can be renamed with their journal, keeping their time', () => {
    const saves = new SaveFolder(folder);
    const session = playSaved(kalah, 5);
    const [before] = saves.list();
    expect(saves.rename('a', ' Sunday\n')).toBeUndefined();
    const [named] = new SaveFolder(folder).list();
    expect(must(loadSession(named?.text ?? '', GAMES)).name).toBe('Sunday');
    expect(reload().match.cursor).toBe(5);
    expect(Math.abs((named?.time ?? 0) - (before?.time ?? 0))).toBeLessThan(5);
    expect(saves.rename('none', 'Nothing')).toBeUndefined();
    // A program still playing it writes a full snapshot.
    const other = new Autosave(session, saves, 'a');
    play(session, 1);
    expect(other.save()).toBeUndefined();
    expect(reload().save()).toBe(session.save());
  });

  it('are deleted if an earlier version saved a game without actions', () => {
    const saves = new SaveFolder(folder);
    const session = newSession(toss);
    saves.write('begun', session.save());
    new Autosave(session, saves, 'begun').save();
    saves.write('empty', newSession(kalah).save());
    const undone = newSession(kalah);
    play(undone, 0);
    const autosave = new Autosave(undone, saves, 'undone');
    autosave.save();
    undone.undo();
    autosave.save();
    play(session, 0);
    new Autosave(session, saves, 'begun').save();
    writeFileSync(join(folder, 'unreadable.txt'), 'turnwright 1\ngame kalah\n');
    const names = new SaveFolder(folder).list().map(({ name }) => name);
    expect(names.sort()).toEqual(['begun', 'unreadable']);
    expect(readdirSync(folder).filter((file) => /empty|undone/.test(file))).toEqual([]);
    // A program still playing it saves it again.
    play(undone, 2);
    expect(autosave.save()).toBeUndefined();
    expect(new SaveFolder(folder).list()).toHaveLength(3);
  });

  it('are a snapshot and a journal, then only a snapshot after leaving', () => {
    const session = newSession(kalah);
    const autosave = new Autosave(session, new SaveFolder(folder), 'a');
    play(session, 0);
    autosave.save();
    const snapshot = readFileSync(join(folder, 'a.txt'), 'utf8');
    play(session, 0);
    autosave.save();
    session.undo();
    autosave.save();
    play(session, 2);
    autosave.save();
    expect(readdirSync(folder).sort()).toEqual(['a.txt', JOURNAL]);
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe(snapshot);
    const [head, ...lines] = readFileSync(join(folder, JOURNAL), 'utf8').split('\n');
    expect(head).toMatch(/^journal 2 1 [0-9a-f]{16}$/);
    expect(lines.map((line) => line.replace(/ ~.*/, ''))).toEqual(['2 p2 1', '- 1', '2 p2 3', '']);
    autosave.close();
    expect(readdirSync(folder).sort()).toEqual(['a.txt', 'a.txt.bak', 'a.txt.bak.journal']);
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe(session.snapshot());
    const previous = new SaveFolder(folder).readPrevious('a') ?? '';
    expect(must(loadSession(previous, GAMES)).save()).toBe(session.save());
    new SaveFolder(folder).remove('a');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('contain a state to continue from under later rules, even if the program is killed', () => {
    const session = newSession(toss);
    const autosave = new Autosave(session, new SaveFolder(folder), 'a');
    while (session.match.cursor < 120) {
      session.match.play('heads');
      autosave.save();
    }
    expect(readFileSync(join(folder, JOURNAL), 'utf8').match(/^#> \d+/gm)).toEqual([
      '#> 50',
      '#> 100',
    ]);
    const { text, problem } = found();
    expect(problem).toBeUndefined();
    const later: AnyGame = {
      ...(toss as AnyGame),
      rules: toss.rules + 1,
      start: () => ({ left: 99, wins: 1, call: '' }),
    };
    const reopened = reopen({ text }, [later]);
    expect(reopened).toMatchObject({ kind: 'fault', part: 'checkpoint', saved: 120 });
    expect(reopened.kind === 'fault' && reopened.session?.match.origin?.count).toBe(100);
  });

  it('grow by one line per action, with a new snapshot when the journal outgrows it', () => {
    const sizes = new Set<number>();
    const session = newSession(toss);
    const autosave = new Autosave(session, new SaveFolder(folder), 'a');
    autosave.save();
    for (let index = 0; index < 480; index++) {
      session.match.play('heads');
      autosave.save();
      sizes.add(readFileSync(join(folder, 'a.txt'), 'utf8').length);
    }
    expect(sizes.size).toBe(2);
    expect(reload().save()).toBe(session.save());
  });

  it('keep both versions if two programs continue one game', () => {
    const [one, two] = [newSession(kalah), newSession(kalah)];
    const saveNews: SaveNews[] = [];
    const [first, second] = [one, two].map(
      (session) =>
        new Autosave(session, new SaveFolder(folder), 'a', (news) => saveNews.push(news) > 0),
    );
    first?.save();
    play(one, 0);
    first?.save();
    play(two, 2);
    second?.save();
    expect(second?.name).not.toBe('a');
    expect(saveNews).toEqual([{ kind: 'parted', name: second?.name, before: 'a' }]);
    play(one, 3);
    first?.save();
    expect(first?.name).toBe('a');
    play(two, 1);
    second?.save();
    expect(saveNews).toHaveLength(1);
    const savedSessions = new SaveFolder(folder)
      .list()
      .map(({ text }) => must(loadSession(text, GAMES)));
    expect(savedSessions.map((session) => session.save()).sort()).toEqual(
      [one.save(), two.save()].sort(),
    );
  });

  it('keep their name if the other program adds nothing', () => {
    const one = newSession(kalah);
    const saveNews: SaveNews[] = [];
    const saves = new SaveFolder(folder);
    const first = new Autosave(one, saves, 'a', (news) => saveNews.push(news) > 0);
    for (let move = 0; move < 3; move++) {
      play(one, 0);
      first.save();
    }
    const second = new Autosave(reload(), new SaveFolder(folder), 'a');
    expect([second.save(), second.close(), second.name]).toEqual([undefined, undefined, 'a']);
    play(one, 0);
    first.save();
    expect(reload().save()).toBe(one.save());
    expect(saveNews).toEqual([]);
    one.undo();
    one.undo();
    first.close();
    expect(reload().save()).toBe(one.save());
    expect(new SaveFolder(folder).list()).toHaveLength(1);
  });

  it('survive an interruption between writing the new snapshot and deleting the old journal', () => {
    const session = playSaved(kalah, 5);
    const journal = readFileSync(join(folder, JOURNAL), 'utf8');
    new SaveFolder(folder).write('a', session.snapshot());
    writeFileSync(join(folder, JOURNAL), journal);
    expect([found().text, found().problem]).toEqual([session.snapshot(), undefined]);
    expect(reload().save()).toBe(session.save());
  });

  it.each([
    ['a line of another game', 3, '4 p1 1 ~0000', 'journal-line'],
    ['an invalid line', 3, 'hello', 'journal-line'],
    ['a truncation beyond its end', 3, '- 99', 'journal-line'],
    ['a skipped number', 3, '9 p1 1 ~0000', 'journal-line'],
    ['another format', 0, 'journal 3 1 0000000000000000', 'journal-line'],
  ])('open up to the journal line with %s', (_title, index, text, code) => {
    const session = playSaved(kalah, 5);
    const lines = readFileSync(join(folder, JOURNAL), 'utf8').split('\n');
    lines[index] = text;
    writeFileSync(join(folder, JOURNAL), lines.join('\n'));
    const saved = found();
    expect(saved.problem).toMatchObject({ code, line: index + 1, file: join(folder, JOURNAL) });
    expect(reload().match.cursor).toBe(Math.max(1, index));
    expect(session.match.cursor).toBe(5);
  });

  it('report every failed write, and are written once that is possible again', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const session = newSession(kalah);
    const autosave = new Autosave(session, new SaveFolder(file), 'a');
    for (let index = 0; index < 2; index++) {
      play(session, 0);
      expect(autosave.save()?.code).toBe('file-write');
    }
    rmSync(file);
    expect(autosave.save()).toBeUndefined();
    expect(must(loadSession(new SaveFolder(file).list()[0]?.text ?? '', GAMES)).save()).toBe(
      session.save(),
    );
    rmSync(file, { recursive: true });
    play(session, 0);
    expect(autosave.save()).toBeUndefined();
    expect(must(loadSession(new SaveFolder(file).list()[0]?.text ?? '', GAMES)).save()).toBe(
      session.save(),
    );
  });
});
