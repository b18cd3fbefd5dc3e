import { describe, expect, it } from 'vitest';
import { defaultOptions, startMatch } from '#core';
import type { AnyGame } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { followText, PERSON, PlayController, Session, STILL } from '#play';
import type { Question } from '#play';
import { toss } from '../core/toss.ts';

function newSession(game: AnyGame, seats = 'person'): Session {
  const options = game.id === 'kalah' ? defaultOptions(kalah.options) : { rounds: 500 };
  const players = game.players(options);
  const all = Array.from({ length: players }, (_, player) =>
    seats === 'bot' && player === 1 ? ({ kind: 'bot', strength: 1 } as const) : PERSON,
  );
  return new Session(startMatch(game, options, 'following'), all);
}

/** Opens a game and records the questions to its engine and its saves. */
function show(session: Session) {
  const asked: Question[] = [];
  let keepCount = 0;
  let isElsewhere = false;
  const controller = new PlayController({
    session,
    engine: {
      ask: (question) => {
        asked.push(question);
        return new Promise(() => undefined);
      },
      stop: () => undefined,
      close: () => undefined,
    },
    playback: STILL,
    schedule: () => () => undefined,
    pause: () => 0,
    keep: () => (keepCount += 1),
    waits: () => isElsewhere,
  });
  return {
    controller,
    session,
    asked,
    kept: () => keepCount,
    setElsewhere: (on: boolean) => (isElsewhere = on),
  };
}

function playAll(session: Session, ...texts: readonly string[]): Session {
  for (const text of texts) expect(session.playText(text).ok).toBe(true);
  return session;
}

const GAMES = [
  [kalah as AnyGame, ['3', '6', '5', '4', '2']],
  [toss as AnyGame, ['heads', 'tails', 'heads', 'heads', 'tails']],
] as const;

describe.each(GAMES)('a game continued elsewhere', (game, moves) => {
  it('is taken over, regardless of the part that is already here', () => {
    for (let elsewhere = 0; elsewhere <= moves.length; elsewhere++) {
      for (let count = 0; count <= moves.length; count++) {
        const {
          controller,
          session,
          kept: keepCount,
        } = show(playAll(newSession(game), ...moves.slice(0, elsewhere)));
        const theirs = playAll(newSession(game), ...moves.slice(0, count));
        const isTaken = followText(controller, theirs.snapshot());
        // Chance outcomes cannot be taken back.
        if (game.id === 'kalah' || count >= elsewhere) expect(isTaken).toBe(true);
        if (isTaken) expect(session.save()).toBe(theirs.save());
        expect(keepCount()).toBe(0);
      }
    }
  });

  it('takes the other name, and is reopened if its seats differ', () => {
    const { controller, session } = show(playAll(newSession(game), moves[0]));
    const theirs = playAll(newSession(game), moves[0], moves[1]);
    theirs.rename('Sunday');
    expect(followText(controller, theirs.save())).toBe(true);
    expect(session.name).toBe('Sunday');
    expect(
      followText(controller, theirs.save().replace('note seats person', 'note seats bot-1')),
    ).toBe(false);
    expect(followText(controller, 'rubbish')).toBe(false);
  });
});

describe('a bot', () => {
  it('is not asked while the game is played elsewhere, and is asked when it returns', () => {
    const { controller, asked, setElsewhere: placeElsewhere } = show(newSession(kalah, 'bot'));
    placeElsewhere(true);
    controller.start();
    controller.playText('1');
    expect(asked).toHaveLength(0);
    placeElsewhere(false);
    controller.start();
    expect(asked).toHaveLength(1);
    placeElsewhere(true);
    controller.rest();
    expect(controller.thinking).toBeUndefined();
    const theirs = playAll(newSession(kalah, 'bot'), '1', '2');
    expect(followText(controller, theirs.snapshot())).toBe(true);
    expect(controller.match.cursor).toBe(2);
    expect(asked).toHaveLength(1);
  });
});
