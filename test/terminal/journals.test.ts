import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultOptions, hashText, must, startMatch } from '#core';
import type { AnyGame } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { Autosave, loadSession, PERSON, reopen, resumeSession, Session } from '#play';
import { SaveFolder } from '#terminal/files/saves.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnwright-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const GAMES = [kalah as AnyGame];
const path = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(path(name), 'utf8');
const write = (name: string, text: string) => writeFileSync(path(name), text);

function newSession(seed = 'journals'): Session {
  return new Session(startMatch(kalah, defaultOptions(kalah.options), seed), [PERSON, PERSON]);
}

function play({ match }: Session, choice: number): void {
  const { turn } = match;
  if (turn.kind === 'decide') match.play(turn.actions[choice % turn.actions.length]);
}

/** Plays moves and saves after each. */
function playSaved(session: Session, autosave: Autosave, choices: readonly number[]): void {
  for (const choice of choices) {
    play(session, choice);
    expect(autosave.save()).toBeUndefined();
  }
}

/** Game of six actions: the first in `a.txt`, the others in the journal. */
function playSix(): Session {
  const session = newSession();
  playSaved(session, new Autosave(session, new SaveFolder(folder), 'a'), [0, 1, 2, 3, 4, 5]);
  return session;
}

const listed = () => new SaveFolder(folder).list();

function actionsOf(text: string): number {
  return must(loadSession(text, GAMES)).match.cursor;
}

/** Replaces the journal header with the one written by the first versions. */
function makeOld(name: string, snapshot: string): void {
  write(name, read(name).replace(/^.*/, `journal 1 ${hashText(snapshot)}`));
}

const CHANGES: readonly (readonly [string, (text: string) => string])[] = [
  ['line endings of another system', (text) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text) => `\uFEFF${text}`],
  ['a manually added title', (text) => text.replace(/^note /m, 'note name Sunday\nnote ')],
  ['a manually added comment', (text) => `${text}# good game\n`],
  ['no final line break', (text) => text.trimEnd()],
];

describe.each(['today', 'by the first version'])('a journal written %s', (version) => {
  it.each(CHANGES)('continues a save with %s', (_title, change) => {
    const session = playSix();
    const snapshot = read('a.txt');
    if (version !== 'today') makeOld('a.txt.journal', snapshot);
    write('a.txt', change(snapshot));
    const [saved, ...others] = listed();
    expect(others).toEqual([]);
    expect(saved?.problem).toBeUndefined();
    const again = must(resumeSession(saved?.text ?? '', GAMES));
    expect(again.match.lineCount).toBe(session.match.lineCount);
    expect(again.match.lineAt(5)).toBe(session.match.lineAt(5));
    // The next write keeps all actions.
    playSaved(again, new Autosave(again, new SaveFolder(folder), 'a'), [0]);
    expect(actionsOf(listed()[0]?.text ?? '')).toBe(7);
  });

  it('has no effect on a newer save', () => {
    const session = playSix();
    const journal = read('a.txt.journal');
    if (version !== 'today') makeOld('a.txt.journal', read('a.txt'));
    const before = version === 'today' ? journal : read('a.txt.journal');
    play(session, 0);
    write('a.txt', session.snapshot());
    write('a.txt.journal', before);
    const saves = listed();
    expect(saves).toHaveLength(1);
    expect(saves[0]?.problem).toBeUndefined();
    expect(saves[0]?.text).toBe(session.snapshot());
  });
});

describe('a save replaced without its journal', () => {
  /** Replaces the save with a different continuation of its first action. */
  function replaceByOther(choices: readonly number[]): void {
    const other = must(resumeSession(read('a.txt'), GAMES));
    for (const choice of choices) play(other, choice);
    write('a.txt', other.snapshot());
  }

  it('is listed together with the game from the journal, each with a note about the other', () => {
    const session = playSix();
    replaceByOther([4, 4]);
    const saves = listed();
    expect(saves.map(({ name }) => name).sort()).toEqual(['a', 'a~2']);
    expect(saves.map(({ problem }) => problem?.code)).toEqual(['save-versions', 'save-versions']);
    const texts = new Map(saves.map(({ name, text }) => [name, text]));
    expect(actionsOf(texts.get('a') ?? '')).toBe(3);
    expect(must(loadSession(texts.get('a~2') ?? '', GAMES)).save()).toBe(session.save());
    // Listing them again, or continuing one, changes nothing more.
    expect(listed()).toHaveLength(2);
    const chosen = must(resumeSession(texts.get('a') ?? '', GAMES));
    playSaved(chosen, new Autosave(chosen, new SaveFolder(folder), 'a'), [0, 1]);
    expect(listed().map(({ text }) => actionsOf(text))).toEqual(expect.arrayContaining([5, 6]));
    new SaveFolder(folder).remove('a');
    expect(listed().map(({ name, problem }) => [name, problem])).toEqual([['a~2', undefined]]);
  });

  it('is merged if the journal continues from its last action', () => {
    const session = playSix();
    const longer = must(resumeSession(read('a.txt'), GAMES));
    play(longer, 1);
    play(longer, 2);
    write('a.txt', longer.snapshot());
    expect(listed()).toHaveLength(1);
    expect(must(loadSession(listed()[0]?.text ?? '', GAMES)).save()).toBe(session.save());
  });

  it('recovers the other game from the backup copy', () => {
    const session = newSession();
    const saves = new SaveFolder(folder);
    const autosave = new Autosave(session, saves, 'a');
    playSaved(session, autosave, [0, 1, 2]);
    expect(autosave.rewrite()).toBeUndefined();
    playSaved(session, autosave, [3, 4]);
    const other = newSession('another');
    play(other, 0);
    write('a.txt', other.snapshot());
    const [a, b] = listed().sort((one, two) => (one.name < two.name ? -1 : 1));
    expect([a?.text, a?.problem?.code]).toEqual([other.snapshot(), 'save-versions']);
    expect(must(loadSession(b?.text ?? '', GAMES)).save()).toBe(session.save());
  });

  it('keeps an unreadable journal until the game is deleted', () => {
    playSix();
    const journal = read('a.txt.journal');
    const other = newSession('another');
    play(other, 0);
    write('a.txt', other.snapshot());
    const [saved] = listed();
    expect(saved?.problem).toMatchObject({ code: 'journal-apart', file: path('a.txt.journal') });
    expect(read('a.txt.journal')).toBe(journal);
    const chosen = must(resumeSession(saved?.text ?? '', GAMES));
    playSaved(chosen, new Autosave(chosen, new SaveFolder(folder), 'a'), [0, 1]);
    expect(actionsOf(listed()[0]?.text ?? '')).toBe(3);
    expect(read('a.txt.apart')).toBe(journal);
    new SaveFolder(folder).remove('a');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps the journal after an invalid line', () => {
    playSix();
    const lines = read('a.txt.journal').split('\n');
    lines[2] = 'hello';
    write('a.txt.journal', lines.join('\n'));
    const again = must(resumeSession(listed()[0]?.text ?? '', GAMES));
    playSaved(again, new Autosave(again, new SaveFolder(folder), 'a'), [0]);
    expect(read('a.txt.apart')).toBe(lines.join('\n'));
  });
});

describe('a damaged save', () => {
  it('is restored completely from the backup copy and its journal', () => {
    const session = newSession();
    const autosave = new Autosave(session, new SaveFolder(folder), 'a');
    playSaved(session, autosave, [0, 1]);
    autosave.rewrite();
    playSaved(session, autosave, [2, 3]);
    write('a.txt', `My best game\n${read('a.txt')}`);
    const saves = new SaveFolder(folder);
    const [saved] = saves.list();
    const found = reopen({ text: saved?.text ?? '' }, GAMES, saves.readPrevious('a'));
    expect(found).toMatchObject({ kind: 'fault', fault: 'damage' });
    expect(found.kind === 'fault' && found.session?.save()).toBe(session.save());
  });

  it('keeps its journal when its text is missing', () => {
    const session = playSix();
    renameSync(path('a.txt'), path('elsewhere'));
    const saves = new SaveFolder(folder);
    expect(saves.write('a', session.snapshot(), session, '')).toBeUndefined();
    expect(existsSync(path('a.txt.apart'))).toBe(true);
  });
});
