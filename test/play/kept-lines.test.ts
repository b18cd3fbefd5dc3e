import { expect, test } from 'vitest';
import { defaultOptions, must, startMatch } from '#core';
import { kalah, kalahOptions } from '#games/kalah/rules/index.ts';
import { Autosave, loadSession, PERSON, resumeSession, Session } from '#play';
import type { SaveStore } from '#play';
import { KeptLines, parseKeptLines } from '#play/kept-lines.ts';

function newSession(): Session {
  const match = startMatch(kalah, defaultOptions(kalahOptions), 'quiet-harbour');
  return new Session(match, [PERSON, PERSON]);
}

test('shares beginnings and leaves out lines that others continue', () => {
  const lines = new KeptLines();
  for (const line of ['a b', 'a b c', 'a d', 'a b c']) lines.add(line.split(' '));
  expect(lines.lines.map((line) => line.join(' '))).toEqual(['a b c', 'a d']);
  expect(parseKeptLines(lines.makeNote()).lines).toEqual(lines.lines);
});

test.each([undefined, '', '{', '{}', '[[1,"a"]]', '[[0,"a"],[3,"b"]]', '[[0,5]]', '[[0,"a",1]]'])(
  'reads a damaged note %s as empty',
  (note) => expect(parseKeptLines(note).isEmpty).toBe(true),
);

test('a session keeps the line that another move replaces', () => {
  const session = newSession();
  session.playText('1');
  session.playText('5');
  session.undo();
  expect(session.annotations.lines.isEmpty).toBe(true);
  session.playText('4');
  expect(session.annotations.lines.lines).toEqual([['1', '5']]);
  session.annotations.analysis = '{"version":1}';
  const { annotations } = must(resumeSession(session.snapshot(), [kalah]));
  expect(annotations.lines.lines).toEqual([['1', '5']]);
  expect(annotations.analysis).toBe('{"version":1}');
  expect(must(loadSession(session.save(), [kalah])).annotations.lines.isEmpty).toBe(true);
});

test('a changed analysis is saved with the game', () => {
  const texts: string[] = [];
  const store: SaveStore = {
    write(_, text) {
      texts.push(text);
      return undefined;
    },
    append: () => undefined,
    freshName: () => 'fresh',
  };
  const session = newSession();
  const game = new Autosave(session, store, 'game');
  session.playText('1');
  game.save();
  expect(texts).toHaveLength(1);
  game.save();
  session.annotations.analysis = '{"version":1}';
  game.save();
  expect(texts).toHaveLength(2);
  expect(texts[1]).toContain('note analysis {"version":1}');
});
