import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startMatch } from '#core';
import { Opponent } from '#games/zrf/commands/opponent/opponent.ts';
import { Session } from '#play';
import { ownGame } from '../page/games.ts';

/** An engine in the seat of the first player of chess. */
function seat(args: readonly string[], answer = 100) {
  const game = ownGame('chess');
  const match = startMatch(game, { variant: 'chess' }, 'test');
  const seats = [{ kind: 'bot', strength: 5, mind: 'fake' }, { kind: 'person' }] as const;
  const opponent = new Opponent(
    {
      command: {
        protocol: 'uci',
        program: process.execPath,
        args: [resolve('test/support/fake-engine.mjs'), 'uci', ...args],
      },
      protocol: 'uci',
      options: [],
      thinking: 1,
      patience: { start: answer === 100 ? 60_000 : answer, answer },
    },
    game,
    () => match,
  );
  return { opponent, question: new Session(match, seats).question('move') };
}

describe('an engine', () => {
  test('that does not answer is given up, and started again', async () => {
    const { opponent, question } = seat(['--fault', 'mute', '--moves', 'e2e4']);
    await expect(opponent.ask(question)).rejects.toMatchObject({ kind: 'silent' });
    await expect(opponent.ask(question)).rejects.toMatchObject({ kind: 'silent' });
    opponent.close();
  });

  test('that is deaf is given up at the start', async () => {
    const { opponent, question } = seat(['--fault', 'deaf'], 50);
    await expect(opponent.ask(question)).rejects.toMatchObject({ kind: 'silent' });
    opponent.close();
  });

  test('is stopped for the next question', async () => {
    const { opponent, question } = seat(['--fault', 'mute', '--moves', 'e2e4,d2d4'], 60_000);
    const first = opponent.ask(question);
    const second = opponent.ask(question);
    expect(await first).toBeUndefined();
    opponent.stop();
    expect(await second).toBeUndefined();
    opponent.close();
  });

  test('keeps to the time that the clock leaves', async () => {
    const { opponent, question } = seat(['--moves', 'e2e4'], 60_000);
    const answer = await opponent.ask({ ...question, milliseconds: 0.5 });
    expect(answer?.action).toBe('Pawn e2 - e4');
    expect(answer?.milliseconds).toBeGreaterThan(0);
    opponent.close();
  });

  test('that is closed while it thinks answers nothing more', async () => {
    const { opponent, question } = seat(['--fault', 'mute'], 60_000);
    const asked = opponent.ask(question);
    opponent.close();
    await expect(asked).resolves.toBeUndefined();
  });
});
