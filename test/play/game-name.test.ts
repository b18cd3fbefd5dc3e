import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultOptions, must, parseTranscript, startMatch } from '#core';
import type { AnyGame } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import {
  cleanGameName,
  MAX_GAME_NAME,
  gameNameIn,
  isBegunText,
  loadSession,
  PERSON,
  renameGame,
  resumeSession,
  Session,
} from '#play';
import { toss } from '../core/toss.ts';

const GAMES = [kalah as AnyGame, toss as AnyGame];

function newSession(name: string): Session {
  return new Session(
    startMatch(kalah, defaultOptions(kalah.options), 'named'),
    [PERSON, PERSON],
    name,
  );
}

describe('the name of a game', () => {
  it.each([
    ['  Sunday  with\tAnna ', 'Sunday with Anna'],
    ['two\nlines\r\nand a bell\u0007', 'two lines and a bell'],
    ['\u202Eturned\u2069', 'turned'],
    ['one \u202E two', 'one two'],
    ['Партия № 1 🎲', 'Партия № 1 🎲'],
    ['\u0000\u001b ', ''],
    ['x'.repeat(500), 'x'.repeat(MAX_GAME_NAME)],
    ['🎲'.repeat(100), '🎲'.repeat(MAX_GAME_NAME)],
  ])('is cleaned from %j to %j', (text, name) => {
    expect(cleanGameName(text)).toBe(name);
    expect(newSession(text).name).toBe(name);
  });

  it('survives saving with any text, and leaves the transcript readable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (text) => {
        const session = newSession(text);
        session.playText('3');
        const read = must(parseTranscript(session.save()));
        expect(read.entries).toHaveLength(1);
        const again = must(loadSession(session.save(), GAMES));
        expect(again.name).toBe(cleanGameName(text));
        expect(cleanGameName(again.name)).toBe(again.name);
        expect(again.save()).toBe(session.save());
      }),
    );
  });

  it('can be changed or removed in the text of a game', () => {
    const session = newSession('');
    session.playText('3');
    const unnamedSave = session.save();
    const named = renameGame(unnamedSave, 'First');
    session.rename('First');
    expect(named).toBe(session.save());
    expect(renameGame(renameGame(named, 'note x'), '')).toBe(unnamedSave);
    expect(gameNameIn(must(parseTranscript(renameGame(named, 'Second\n1 p1 4'))).notes)).toBe(
      'Second 1 p1 4',
    );
  });

  it('can be changed in a long game that is resumed from its checkpoint', () => {
    const session = new Session(startMatch(toss, { rounds: 500 }, 'long'), [PERSON]);
    for (let index = 0; index < 300; index += 1) session.match.play('heads');
    const snapshot = renameGame(session.snapshot(), 'A long one');
    expect(snapshot).toContain('\n#= ');
    const again = must(resumeSession(snapshot, GAMES));
    expect([again.name, again.match.lineCount]).toEqual(['A long one', session.match.lineCount]);
  });

  it('makes a game worth keeping', () => {
    expect(isBegunText(newSession('').save())).toBe(false);
    expect(isBegunText(newSession('Mine').save())).toBe(true);
  });

  it('is worth keeping with an analysis', () => {
    const session = newSession('');
    session.annotations.analysis = '{}';
    expect(isBegunText(session.snapshot())).toBe(true);
  });
});
