import { expect, it } from 'vitest';
import { defaultOptions, Match, startMatch } from '#core';
import type { AnyGame } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { rogue } from '#games/rogue/rules/index.ts';
import { OpenedGame, PERSON, Session } from '#play';
import type { Playback } from '#play';
import { RogueRun } from '#games/rogue/voice/run.ts';
import { Run } from '#roguelike/run.ts';
import type { RunShell } from '#roguelike/run.ts';
import { FakeClock, FakeEngine } from '../play/bench.ts';
import { NOT_SAVED } from '../play/not-saved.ts';

const clock = new FakeClock();

function shellOf(session: Session, play: RunShell['play'], changed: () => void): RunShell {
  return {
    match: session.match,
    play,
    say: (id) => id,
    sayProblem: ({ message }) => message,
    schedule: clock.schedule,
    pace: () => 0,
    maxAtOnce: Infinity,
    changed,
  };
}

function open(session: Session, playback: Playback): OpenedGame {
  const engine = new FakeEngine();
  const { schedule } = clock;
  return new OpenedGame({ ...NOT_SAVED, session, engine, playback, schedule, pause: () => 0 });
}

/** Headless run of Rogue that records its automatic action at every change. */
function playRun(own: Partial<RunShell> = {}) {
  clock.timers.clear();
  const game = rogue as unknown as AnyGame;
  const session = new Session(new Match(game, defaultOptions(rogue.options), 'a-run'), [PERSON]);
  const errands: (string | undefined)[] = [];
  const shell = shellOf(
    session,
    () => opened.controller,
    () => errands.push(run.errand?.kind),
  );
  const run = new RogueRun({ ...shell, ...own }, { loot: () => 'all', attackName: () => 'Tab' });
  const opened = open(session, run.playback);
  return { run, errands, cursor: () => session.match.cursor };
}

it('takes steps of automatic actions on the clock, as many at a time as the shell allows', async () => {
  const slow = playRun({ pace: () => 95 });
  slow.run.begin({ kind: 'explore' });
  expect([slow.cursor(), await clock.tick(), slow.cursor()]).toEqual([1, 95, 2]);
  const fast = playRun({ maxAtOnce: 1 });
  fast.run.begin({ kind: 'explore' });
  expect([fast.cursor(), await clock.tick(), fast.cursor()]).toEqual([1, 0, 2]);
});

it.each(['explore', 'rest'] as const)('notifies shells when %s ends', (kind) => {
  const { run, errands } = playRun();
  run.begin({ kind });
  expect(run.errand).toBe(undefined);
  expect(errands.at(-1)).toBe(undefined);
  expect(run.log.at(-1)?.tone).toBe('faint');
});

it('notifies shells when an automatic action ends because its step is refused', async () => {
  const session = new Session(startMatch(kalah, defaultOptions(kalah.options), 'a-run'), [
    PERSON,
    PERSON,
  ]);
  const [errands, actions]: [unknown[], unknown[]] = [[], [3, 99]];
  const shell = shellOf(
    session,
    () => opened.controller,
    () => errands.push(run.errand),
  );
  const run = new Run(
    { ...shell, pace: () => 95 },
    {
      begin: (errand: string) => ({
        errand,
        next: () => ({ kind: 'act', action: actions.shift() }),
      }),
      describeStop: () => '',
      narrate: (log) => log,
      rebuildLog: () => [],
      turnsOf: () => 0,
      hits: () => [],
    },
  );
  const opened = open(session, run.playback);
  clock.timers.clear();
  run.begin('impossible');
  await clock.tick();
  expect([run.errand, errands.at(-1)]).toEqual([undefined, undefined]);
  expect(errands).toContain('impossible');
  expect(run.notice).not.toBe('');
});

it('shows the reason for a refusal until the next command', () => {
  const { run } = playRun();
  expect(run.act({ kind: 'use' })).toBe(false);
  expect(run.notice).not.toBe('');
  run.stop();
  expect(run.notice).toBe('');
});
