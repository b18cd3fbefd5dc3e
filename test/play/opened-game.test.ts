import { describe, expect, it } from 'vitest';
import { defaultOptions, must, startMatch } from '#core';
import type { Problem } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { OpenedGame, parseSeats, Session, STILL } from '#play';
import type { OpenedGameOptions, SaveStore, TakeNews } from '#play';
import { FakeClock, FakeEngine } from './bench.ts';

/** Store that records writes, fails on demand, and delivers news of other sessions. */
class FakeStore implements SaveStore {
  readonly written: string[] = [];
  problem: Problem | undefined;
  take: TakeNews = () => false;
  isFollowed = false;

  write(name: string): Problem | undefined {
    if (this.problem === undefined) this.written.push(name);
    return this.problem;
  }

  append(name: string): Problem | undefined {
    if (this.problem === undefined) this.written.push(`${name}+`);
    return this.problem;
  }

  freshName(): string {
    return 'another';
  }

  follow(_name: string, _session: Session, take: TakeNews) {
    this.take = take;
    this.isFollowed = true;
    return { take: () => undefined, stop: () => void (this.isFollowed = false) };
  }
}

const FULL: Problem = { code: 'save-disk', message: 'The disk is full.' };

function open(seats = 'person person', own: Partial<OpenedGameOptions> = {}) {
  const store = new FakeStore();
  const engine = new FakeEngine();
  const clock = new FakeClock();
  const told: Problem[] = [];
  const noted: (readonly [string, Problem | undefined])[] = [];
  const parted: string[] = [];
  const session = new Session(
    startMatch(kalah, defaultOptions(kalah.options), 'opened'),
    must(parseSeats(seats, 2)),
  );
  const game = new OpenedGame({
    session,
    name: 'a',
    store,
    engine,
    playback: STILL,
    schedule: clock.schedule,
    pause: () => 0,
    tell: (problem) => told.push(problem),
    noteSaved: (name, problem) => noted.push([name, problem]),
    parted: ({ name }) => parted.push(name),
    ...own,
  });
  return { game, store, engine, clock, told, noted, parted };
}

describe('an opened game', () => {
  it('is saved from the first action on, and in full when it is left', () => {
    let changes = 0;
    const { game, store } = open(undefined, { changed: () => (changes += 1) });
    game.enter();
    expect([game.isKept, store.isFollowed, store.written]).toEqual([false, true, []]);
    game.controller.playText('3');
    game.controller.playText('6');
    expect([game.isKept, changes, store.written]).toEqual([true, 2, ['a', 'a+']]);
    game.leave();
    expect([store.isFollowed, store.written]).toEqual([false, ['a', 'a+', 'a']]);
  });

  it('is saved before the first action once it has an analysis', () => {
    let changes = 0;
    const { game, store } = open(undefined, { changed: () => (changes += 1) });
    game.enter();
    game.session.annotations.analysis = '{}';
    game.keep();
    expect([game.isKept, changes, store.written]).toEqual([true, 1, ['a']]);
  });

  it('is saved on entering only if requested', () => {
    const { game, store } = open();
    game.session.playText('3');
    game.enter(false);
    expect(store.written).toEqual([]);
    game.enter();
    expect(store.written).toEqual(['a']);
  });

  it('reports a failure to save, and would be lost until a save succeeds', () => {
    const { game, store, told, noted } = open();
    game.enter();
    store.problem = FULL;
    game.controller.playText('3');
    expect([told, noted.at(-1)]).toEqual([[FULL], ['a', FULL]]);
    expect(game.isLostIfLeft()).toBe(true);
    store.problem = undefined;
    expect([game.isLostIfLeft(), store.written]).toEqual([false, ['a']]);
    expect(game.save()).toBe(true);
    expect(noted.at(-1)).toEqual(['a', undefined]);
  });

  it('leaves bots to another session until that session ends', async () => {
    const { game, store, engine, clock } = open('bot-1 person');
    game.enter();
    expect(engine.questions.length).toBe(1);
    expect(store.take({ kind: 'elsewhere' })).toBe(true);
    expect(game.controller.thinking).toBe(undefined);
    store.take({ kind: 'here' });
    await clock.tick();
    expect(engine.questions.length).toBe(2);
  });

  it("takes over another session's changes, or is reopened", () => {
    const reopened: string[] = [];
    const { game, store } = open(undefined, { reopen: (text) => reopened.push(text) > 0 });
    game.enter();
    const theirs = open().game.session;
    theirs.play(3);
    expect(store.take({ kind: 'continued', text: theirs.snapshot() })).toBe(true);
    expect([game.session.match.cursor, reopened]).toEqual([1, []]);
    expect(store.take({ kind: 'continued', text: 'rubbish' })).toBe(true);
    expect(reopened).toEqual(['rubbish']);
  });

  it('uses its new name if both sessions continued it', () => {
    const { game, store, parted } = open();
    game.enter();
    store.take({ kind: 'parted', name: 'b', before: 'a' });
    expect([game.name, parted]).toEqual(['b', ['b']]);
  });

  it('keeps its match when seats or name change', () => {
    const { game, store } = open();
    game.enter();
    game.controller.playText('3');
    game.rename('A rainy day');
    expect([game.session.name, store.written]).toEqual(['A rainy day', ['a', 'a']]);
    const { session, name } = game.reseated(must(parseSeats('person bot-2', 2)));
    expect([name, session.name, session.match === game.session.match]).toEqual([
      'a',
      'A rainy day',
      true,
    ]);
    expect(session.seats[1]).toEqual({ kind: 'bot', strength: 2 });
  });
});
