import { describe, expect, it } from 'vitest';
import { startMatch } from '#core';
import { PERSON, Session } from '#play';
import { dice } from './content.ts';

function begin(party = 'brawler,hunter', scenario = 'usual'): Session {
  const options = { scenario, party, difficulty: 'normal' };
  const match = startMatch(dice, options, 'undo');
  return new Session(
    match,
    party.split(',').map(() => PERSON),
  );
}

function play(session: Session, ...texts: readonly string[]): void {
  for (const text of texts) expect(session.playText(text).ok, text).toBe(true);
}

describe('undo of one decision', () => {
  it.each([
    ['Travel', ['travel', 'location 2']],
    ['Give', ['give', 'hero 2', 'hand 1', 'confirm']],
  ])('takes back %s', (_name, steps) => {
    const session = begin();
    const before = session.match.state;
    play(session, ...steps);
    expect(session.undo()).toBe(steps.length);
    expect(session.match.state).toEqual(before);
    expect(session.canUndo).toBe(false);
    session.redo();
    expect(session.match.cursor).toBe(steps.length);
  });

  it('takes back several, last first', () => {
    const session = begin();
    play(session, 'give', 'hero 2', 'hand 1', 'confirm', 'travel', 'location 2');
    session.undo();
    expect(session.match.cursor).toBe(4);
    expect(session.countActions(0, 6, false)).toBe(2);
    session.undo();
    expect(session.match.cursor).toBe(0);
  });

  it('takes back a whole choice of dice in progress', () => {
    const session = begin();
    play(session, 'give', 'hero 2', 'hand 2', 'hand 2', 'hand 1');
    session.undo();
    expect(session.match.cursor).toBe(0);
  });
});

describe('undo stops', () => {
  it('at a change of hero, even without a draw', () => {
    const session = begin();
    play(session, 'finish');
    expect(session.player).toBe(1);
    expect(session.match.log.some(({ by }) => by < 0)).toBe(false);
    expect([session.match.undoFloor, session.canUndo]).toEqual([1, false]);
  });

  it("at a hero's choice of a starting location", () => {
    const session = begin('brawler,hunter', 'alien-lands');
    play(session, 'location 1');
    expect(session.canUndo).toBe(false);
  });

  it('at draws and rolls', () => {
    const session = begin();
    play(session, 'travel', 'location 1', 'explore');
    expect(session.canUndo).toBe(false);
  });
});
