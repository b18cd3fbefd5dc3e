import { describe, expect, it } from 'vitest';
import { Bench, settle } from './bench.ts';

/** A game against a bot in which each side has taken eight turns, and the person is to move. */
function lateGame(): Bench {
  const bench = new Bench({ seats: 'person bot-2', houses: '9' });
  const { session } = bench;
  let turns = 0;
  while (turns < 16 || session.player !== 0) {
    const { match, player } = session;
    const { turn } = match;
    if (turn.kind !== 'decide') throw new RangeError('the game is over');
    session.play(turn.actions[0]);
    if (session.player !== player) turns += 1;
  }
  return bench;
}

describe('resignation', () => {
  it('ends the match and is undone before a move', () => {
    const { play, session } = new Bench({ seats: 'person bot-2', moves: '4 1' });
    expect([play.ends.resigning, play.ends.resign()]).toEqual([0, true]);
    expect(session.match.turn).toMatchObject({ outcome: { winners: [1], reason: 'resigned' } });
    expect([play.news, play.announces, play.isOpen]).toEqual([{ kind: 'ended' }, true, false]);
    expect([play.undo(), session.match.cursor, play.isOpen]).toEqual([true, 2, true]);
    expect([play.news, play.announces]).toEqual([{ kind: 'reopened' }, false]);
  });

  it('is open to a person while the bot thinks', () => {
    const { play, engine, session } = new Bench({ seats: 'bot-2 person' });
    play.start();
    expect([play.thinking, play.ends.resigning]).toEqual(['move', 1]);
    play.ends.resign();
    expect([play.thinking, engine.stops, session.match.ending]).toEqual([
      undefined,
      1,
      { reason: 'resigned', by: 1 },
    ]);
  });

  it('is for the player to move of two people, and never for bots', () => {
    expect(new Bench({ moves: '3 4 1' }).play.ends.resigning).toBe(0);
    expect(new Bench({ moves: '4' }).play.ends.resigning).toBe(1);
    const bots = new Bench({ seats: 'bot-1 bot-1' }).play.ends;
    expect([bots.resigning, bots.resign()]).toEqual([undefined, false]);
  });

  it('returns to the present from an earlier position', () => {
    const { play } = new Bench({ moves: '4 1' });
    play.view(1);
    play.ends.resign();
    expect([play.viewed, play.session.isOver]).toEqual([undefined, true]);
  });
});

describe('a draw offer', () => {
  it('to a person is agreed by both', () => {
    const { play, session } = new Bench({ moves: '4 1' });
    expect([play.ends.offered, play.ends.asksPerson, play.ends.offerDraw()]).toEqual([
      1,
      true,
      false,
    ]);
    play.ends.agree();
    expect(session.match.turn).toMatchObject({ outcome: { winners: [], reason: 'agreed' } });
  });

  it('is declined by a bot in the opening, once per turn', () => {
    const { play, engine } = new Bench({ seats: 'person bot-2', moves: '4 1' });
    expect(play.ends.offerDraw()).toBe(true);
    expect([play.news, play.ends.offered, engine.questions]).toEqual([
      { kind: 'declined', by: 1 },
      undefined,
      [],
    ]);
    expect([play.ends.offerDraw(), play.isOpen]).toEqual([false, true]);
  });

  it.each([
    [true, { reason: 'agreed' }],
    [false, undefined],
  ])('is decided by the search of a bot: %s', async (accepts, ending) => {
    const { play, engine, session } = lateGame();
    play.ends.offerDraw();
    expect([play.thinking, engine.questions.at(-1)]).toMatchObject([
      'draw',
      { offered: 1, strength: 3, player: 0 },
    ]);
    await engine.reply({ action: '', accepts });
    await settle();
    expect([session.match.ending, play.thinking]).toEqual([ending, undefined]);
  });

  it('is dropped when the player moves', async () => {
    const { play, engine, session } = lateGame();
    play.ends.offerDraw();
    play.play(session.match.turn.kind === 'decide' ? session.match.turn.actions[0] : '');
    await engine.reply({ action: '', accepts: true }, 0);
    expect(session.match.ending).toBeUndefined();
  });
});
