import { describe, expect, it } from 'vitest';
import { assertDefined, below, makeStream, must } from '#core';
import { parseSeats, PlayController, Session } from '#play';
import type { Engine } from '#play';
import { ownMatch } from '../games/zrf/page/games.ts';
import { FakeClock, FakePlayback } from './bench.ts';

const NO_ENGINE: Engine = {
  ask: () => new Promise(() => undefined),
  stop: () => undefined,
  close: () => undefined,
};

interface TableOptions {
  readonly moves?: readonly string[];
  readonly variant?: number;
  readonly seats?: string;
  readonly isOn?: boolean;
}

/** Game of a rules file with a controller that plays forced moves, and no display. */
function tableOf(id: string, { moves = [], variant, seats, isOn = true }: TableOptions = {}) {
  const match = ownMatch(id, moves, variant);
  const session = new Session(match, must(parseSeats(seats ?? 'person person', 2)));
  const playback = new FakePlayback();
  const clock = new FakeClock();
  let questionCount = 0;
  const settings = { isOn };
  const play = new PlayController({
    session,
    engine: {
      ...NO_ENGINE,
      ask: (question) => {
        questionCount += 1;
        return NO_ENGINE.ask(question);
      },
    },
    playback,
    schedule: clock.schedule,
    pause: () => 300,
    keep: () => undefined,
    playsForced: () => settings.isOn,
  });
  return { match, session, playback, clock, play, settings, asked: () => questionCount };
}

const JOIN = 'partial 4 Red Stone a1 = Chain';
/** Red has a column of unconnected stones below a1, Blue a row that leads nowhere. */
const COLUMN = ['a2', 'c7', 'a3', 'd7', 'a4', 'e7', 'a5', 'f7', 'a6', 'c6', 'a7', 'd6'];

describe('a forced turn', () => {
  it('is completed automatically and can decide the game', () => {
    const { match, play, playback, session } = tableOf('hex', { moves: COLUMN, variant: 1 });
    expect(play.playText(JOIN)).toBe(true);
    expect([match.cursor, session.isOver]).toEqual([19, true]);
    expect(playback.shown).toEqual(['12-19']);
    expect(play.news).toMatchObject({ kind: 'events' });
  });

  it('is one action for redo, and for undo, which reports one', () => {
    const { match, play, clock } = tableOf('hex', { moves: COLUMN.slice(0, 6), variant: 1 });
    play.playText(JOIN);
    expect([match.cursor, match.state.chainAt]).toEqual([10, -1]);
    play.undo();
    expect([match.cursor, clock.timers.size]).toEqual([6, 0]);
    expect(play.news).toEqual({ kind: 'undone', count: 1 });
    play.undo();
    expect(match.cursor).toBe(5);
    play.redo();
    play.redo();
    expect([match.cursor, play.canRedo]).toEqual([10, false]);
  });

  it('of a bot is completed without asking the bot again', async () => {
    const seats = 'bot-1 person';
    const table = tableOf('hex', { moves: COLUMN.slice(0, 6), variant: 1, seats });
    table.play.start();
    expect(table.asked()).toBe(1);
    const { match, session } = table;
    table.play.close();
    session.playText(JOIN);
    table.play.start();
    while ((await table.clock.tick()) !== undefined);
    expect([match.cursor, table.asked()]).toEqual([10, 1]);
  });

  it('is left to the player if set, also for undo', () => {
    const moves = COLUMN.slice(0, 6);
    const { match, play } = tableOf('hex', { moves, variant: 1, isOn: false });
    play.playText(JOIN);
    expect(match.cursor).toBe(7);
    const [onlyAction] = match.turn.kind === 'decide' ? match.turn.actions : [];
    play.playText(match.game.makeAction(match.state, assertDefined(onlyAction)));
    play.undo();
    expect(match.cursor).toBe(7);
    play.undo();
    expect(match.cursor).toBe(6);
  });

  it('is completed when a game is opened in the middle of it', async () => {
    const moves = [...COLUMN.slice(0, 6), JOIN];
    const { match, play, clock } = tableOf('hex', { moves, variant: 1 });
    play.start();
    expect(match.cursor).toBe(7);
    while ((await clock.tick()) !== undefined);
    expect(match.cursor).toBe(10);
    play.view(8);
    expect([play.viewed, match.cursor, clock.timers.size]).toEqual([8, 10, 0]);
  });
});

/** Plays at random until a player can only pass. Returns the entry count. */
function playToPass(table: ReturnType<typeof tableOf>): number {
  const { match, play } = table;
  const random = makeStream('passes', 'reversi');
  for (;;) {
    const { turn } = match;
    if (turn.kind !== 'decide') throw new RangeError('no player had to pass');
    const action = assertDefined(turn.actions[below(random, turn.actions.length)]);
    const text = match.game.makeAction(match.state, action);
    if (text === 'Pass') return match.cursor;
    play.playText(text);
  }
}

describe('a forced pass', () => {
  it('is played automatically after a pause, and reported separately', async () => {
    const table = tableOf('reversi');
    const { match, play, clock } = table;
    const at = playToPass(table);
    expect([match.cursor, play.isOpen, clock.timers.size]).toEqual([at, true, 1]);
    expect(await clock.tick()).toBe(300);
    expect(match.cursor).toBe(at + 1);
    expect(play.news).toMatchObject({ events: [{ kind: 'pass', isForced: true }] });
  });

  it('belongs to the preceding action for undo', async () => {
    const table = tableOf('reversi');
    const { match, play, clock } = table;
    const at = playToPass(table);
    play.undo();
    expect([match.cursor, clock.timers.size]).toEqual([at - 1, 0]);
    play.redo();
    await clock.tick();
    expect(match.cursor).toBe(at + 1);
    play.undo();
    expect([match.cursor, clock.timers.size, await clock.tick()]).toEqual([at - 1, 0, undefined]);
    expect(play.news).toEqual({ kind: 'undone', count: 1 });
  });

  it('waits while an earlier position is shown', async () => {
    const table = tableOf('reversi');
    const { match, play, clock } = table;
    const at = playToPass(table);
    play.view(at - 2);
    expect([match.cursor, clock.timers.size]).toEqual([at, 0]);
    play.view(at);
    await clock.tick();
    expect(match.cursor).toBe(at + 1);
  });

  it('is left to the player if set', () => {
    const table = tableOf('reversi', { isOn: false });
    playToPass(table);
    expect(table.clock.timers.size).toBe(0);
  });
});

it('a single legal move at the start of a turn is left to the player', () => {
  const { match, play, clock } = tableOf('chess', {
    moves: ['e2e4', 'e7e5', 'd1h5', 'e8e7', 'f1c4', 'a7a6'],
  });
  play.playText('h5f7');
  const before = match.cursor;
  expect([match.turn.kind, before, clock.timers.size]).toEqual(['decide', 7, 0]);
});
