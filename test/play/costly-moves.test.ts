import { expect, test } from 'vitest';
import { must, startMatch } from '#core';
import type { AnyGame } from '#core';
import { openRules, timedBy } from '#games/zrf/rules/index.ts';
import { parseSeats, PlayController, Session } from '#play';
import type { CostlyProgress, CostlyQuestion, Foreseer } from '#play';
import { folderWith } from '../games/zrf/rules/nodes.ts';
import { costlyRules } from '../games/zrf/rules/support/costly-rules.ts';
import { FakeClock, FakeEngine, FakePlayback, settle } from './bench.ts';

const COSTLY = 'Switch g1 - g2';
const QUICK = 'Runner g3 - f3';

/** Game whose clock advances by a tenth of a second per reading. */
function openCostly(step = 100): AnyGame {
  let now = 0;
  const clock = timedBy(() => (now += step));
  const folder = folderWith({ 'costly.zrf': costlyRules(10) });
  return must(openRules(folder, 'costly.zrf', 'costly', 'costly.zrf', clock).game);
}

/** Thread that answers on command. */
class FakeForeseer implements Foreseer {
  closed = 0;
  readonly questions: CostlyQuestion[] = [];
  report: (progress: CostlyProgress) => void = () => undefined;
  #settle: { resolve(answer: string | undefined): void; reject(error: Error): void } | undefined;

  ask(question: CostlyQuestion, report: (progress: CostlyProgress) => void = () => undefined) {
    this.questions.push(question);
    this.report = report;
    return new Promise<string | undefined>((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  stop(): void {
    this.#settle?.resolve(undefined);
  }

  close(): void {
    this.closed += 1;
    this.stop();
  }

  /** Computes the answer like a thread. */
  async answer(): Promise<void> {
    const errand = this.questions.at(-1)?.errand ?? '';
    this.#settle?.resolve(openCostly(0).foresight?.answer(errand));
    await settle();
  }

  async fail(): Promise<void> {
    this.#settle?.reject(new Error('out of order'));
    await settle();
  }
}

function begin(seats = 'person person') {
  const game = openCostly();
  const match = startMatch(game, { variant: 'costly', start: 'usual' }, 'a-seed');
  const session = new Session(match, must(parseSeats(seats, 2)));
  const [engine, foreseer, clock] = [new FakeEngine(), new FakeForeseer(), new FakeClock()];
  const play = new PlayController({
    session,
    engine,
    foreseer,
    playback: new FakePlayback(),
    schedule: clock.schedule,
    pause: () => 0,
    keep: () => undefined,
  });
  return { play, match, engine, foreseer, clock };
}

/** State after the same moves without a thread. */
function stateAfter(...moves: readonly string[]): string {
  const game = openCostly(0);
  const match = startMatch(game, { variant: 'costly', start: 'usual' }, 'a-seed');
  const session = new Session(match, must(parseSeats('person person', 2)));
  for (const move of moves) session.playText(move);
  return game.makeState(match.state);
}

test('quick moves are taken immediately', () => {
  const { play, match, foreseer } = begin();
  expect(play.playText(QUICK)).toBe(true);
  expect([match.cursor, play.working, foreseer.questions]).toEqual([1, undefined, []]);
});

test('a slow move is taken once computed, and reports progress', async () => {
  const { play, match, foreseer } = begin();
  let changeCount = 0;
  play.subscribe(() => (changeCount += 1));
  expect(play.playText(COSTLY)).toBe(true);
  expect([match.cursor, play.isOpen, play.canUndo]).toEqual([0, false, true]);
  expect(play.playText(QUICK)).toBe(false);
  const before = changeCount;
  foreseer.report({ milliseconds: 400, steps: 20_000_000 });
  foreseer.report({ milliseconds: 1200, steps: 60_000_000 });
  foreseer.report({ milliseconds: 1300, steps: 65_000_000 });
  // Once a second.
  expect(changeCount - before).toBe(1);
  expect(play.working).toEqual({ seconds: 1, steps: 60_000_000, isChosen: true });
  await foreseer.answer();
  expect([match.cursor, play.working, play.isOpen]).toEqual([1, undefined, true]);
  expect(match.game.makeState(match.state)).toBe(stateAfter(COSTLY));
  // Computed moves are cached.
  play.undo();
  play.redo();
  play.undo();
  expect(play.playText(COSTLY)).toBe(true);
  expect([match.cursor, foreseer.questions.length]).toEqual([1, 1]);
});

test('undo cancels a slow move, terminates the thread and leaves the game unchanged', async () => {
  const { play, match, foreseer } = begin();
  play.playText(QUICK);
  play.playText('Runner g7 - f7');
  const before = match.game.makeState(match.state);
  play.playText(COSTLY);
  expect(play.undo()).toBe(true);
  expect([foreseer.closed, match.cursor, play.working, play.isOpen]).toEqual([
    1,
    2,
    undefined,
    true,
  ]);
  await settle();
  expect(match.game.makeState(match.state)).toBe(before);
  expect(play.playText('Runner f3 - e3')).toBe(true);
  expect(match.game.makeState(match.state)).toBe(
    stateAfter(QUICK, 'Runner g7 - f7', 'Runner f3 - e3'),
  );
});

test('leaving the game cancels a slow move', () => {
  const { play, foreseer } = begin();
  play.playText(COSTLY);
  play.close();
  expect([foreseer.closed, play.working]).toEqual([1, undefined]);
});

test('a slow move blocks without a thread', async () => {
  const { play, match, foreseer } = begin();
  play.playText(COSTLY);
  await foreseer.fail();
  expect([match.cursor, play.working]).toEqual([1, undefined]);
  expect(match.game.makeState(match.state)).toBe(stateAfter(COSTLY));
});

test('a slow answer of a bot is computed, and undo goes back before it', async () => {
  const { play, match, engine, foreseer, clock } = begin('bot-1 person');
  play.start();
  await clock.tick();
  await engine.answer(COSTLY);
  expect(play.working?.isChosen).toBe(false);
  expect(play.canUndo).toBe(false);
  await foreseer.answer();
  expect([match.cursor, play.working, play.isOpen]).toEqual([1, undefined, true]);
});
