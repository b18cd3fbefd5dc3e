import { describe, expect, it } from 'vitest';
import { must, defaultOptions, startMatch } from '#core';
import { loadGames } from '#games/index.ts';
import { kalah, kalahOptions } from '#games/kalah/rules/index.ts';
import { loadSession, makeSeats, parseSeats, PERSON, Session } from '#play';
import type { Seat } from '#play';

const games = await loadGames();

const BOT: Seat = { kind: 'bot', strength: 3 };

function session(...seats: Seat[]): Session {
  return new Session(startMatch(kalah, defaultOptions(kalahOptions), 'seats'), seats);
}

function playAll(at: Session, moves: string): Session {
  for (const text of moves.split(' ')) expect(at.playText(text).ok).toBe(true);
  return at;
}

describe('undo at the board', () => {
  it('takes back one action between two people', () => {
    const at = playAll(session(PERSON, PERSON), '3 6 5');
    expect([at.undo(), at.match.cursor]).toEqual([1, 2]);
  });

  it("goes back past a bot's replies to the person's last decision, also within a chain", () => {
    const at = playAll(session(PERSON, BOT), '3 6 5');
    expect([at.undo(), at.match.cursor, at.isPersonToMove]).toEqual([2, 1, true]);
    expect([at.undo(), at.match.cursor]).toEqual([1, 0]);
    expect([at.undo(), at.canUndo]).toEqual([0, false]);
  });

  it("is reversed by redo up to the person's next decision", () => {
    const at = playAll(session(PERSON, BOT), '3 6 5');
    at.undo();
    at.undo();
    expect(at.redo().map(({ kind }) => kind)).toEqual(['sow', 'again']);
    expect([at.match.cursor, at.isPersonToMove]).toEqual([1, true]);
    at.redo();
    expect([at.match.cursor, at.canRedo]).toEqual([3, false]);
  });

  it('keeps the opening move of a bot', () => {
    const at = playAll(session(BOT, PERSON), '1');
    expect([at.canUndo, at.undo()]).toEqual([false, 0]);
  });
});

describe('questions to bots', () => {
  it('are the same for the same position of a match', () => {
    const first = playAll(session(PERSON, BOT), '1').question('move');
    expect(first).toEqual(playAll(session(PERSON, BOT), '1').question('move'));
    expect(first).toMatchObject({ game: 'kalah', player: 1, strength: 3 });
  });

  it('use the strongest bot for a hint', () => {
    expect(session(PERSON, BOT).question('hint').strength).toBe(5);
  });
});

describe('a saved session', () => {
  it('keeps the match and the seats', () => {
    const at = playAll(session(PERSON, BOT), '3 6 5 2');
    const again = must(loadSession(at.save(), games));
    expect(again.save()).toBe(at.save());
    expect(again.seats).toEqual(at.seats);
  });

  it('seats people if the transcript lists no seats', () => {
    const text = session(PERSON, BOT)
      .save()
      .replace(/note seats.*\n/, '');
    expect(makeSeats(must(loadSession(text, games)).seats)).toBe('person person');
  });

  it.each(['person', 'person bot-9', 'person bot', 'bot-1 bot-1 bot-1', ''])(
    'refuses the seats %j',
    (text) => {
      expect(parseSeats(text, 2).ok).toBe(false);
      const saved = session(PERSON, BOT).save().replace('seats person bot-3', `seats ${text}`);
      expect(loadSession(saved, games).ok).toBe(false);
    },
  );

  it('refuses illegal moves with the reason', () => {
    expect(session(PERSON, BOT).playText('9')).toMatchObject({
      ok: false,
      problem: { code: 'kalah-range' },
    });
    expect(session(PERSON, BOT).play(9)).toMatchObject({
      ok: false,
      problem: { code: 'kalah-range' },
    });
    expect(() => session(PERSON)).toThrow(RangeError);
  });

  it('is the same for actions and for their texts', () => {
    const [actions, texts] = [session(PERSON, BOT), session(PERSON, BOT)];
    for (const house of [3, 6, 5]) {
      expect(actions.play(house)).toEqual(texts.playText(String(house)));
    }
    expect(actions.snapshot()).toBe(texts.snapshot());
  });
});
