import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assertDefined, makeStream, Match, must, pick } from '#core';
import type { Foresight, Turn } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { timedBy } from '#games/zrf/rules/run/budget.ts';
import type { ZrfAction } from '#games/zrf/rules/state/action.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';
import { folderWith } from './nodes.ts';
import { costlyRules } from './support/costly-rules.ts';

const FOLDER = 'content/rules';
/** Number of steps played of every file. */
const STEPS = 6;
/** The clock advances by a tenth of a second per look; a move has one and a half. */
const TENTH = 100;
const MAX_LOOKS = 3;

/** A clock that advances by a fixed number of milliseconds per look. */
class Clock {
  looks = 0;
  readonly #step: number;

  constructor(step: number) {
    this.#step = step;
  }

  readonly now = (): number => {
    this.looks += 1;
    return this.looks * this.#step;
  };
}

function openCostly(clock: Clock, text = costlyRules(10)): ZrfGame {
  const folder = folderWith({ 'costly.zrf': text });
  return must(openRules(folder, 'costly.zrf', 'costly', 'costly.zrf', timedBy(clock.now)).game);
}

function foresightOf(game: ZrfGame): Foresight<ZrfState, ZrfAction> {
  return assertDefined(game.foresight);
}

function actionsIn(turn: Turn<ZrfAction>): readonly ZrfAction[] {
  if (turn.kind === 'over') return [];
  return turn.kind === 'decide' ? turn.actions : turn.outcomes.map(({ action }) => action);
}

function actionOf(game: ZrfGame, state: ZrfState, text: string): ZrfAction {
  return must(game.parseAction(state, text));
}

/** Legal actions as a text that is quick to compare. */
function listed(game: ZrfGame, state: ZrfState): string {
  return JSON.stringify(game.turn(state));
}

/** The start, and the step after which listing the moves takes long. */
function beginCostly(clock: Clock) {
  const game = openCostly(clock);
  const state = game.start({ variant: 'costly' }, 'seed');
  const costly = actionOf(game, state, 'Switch g1 - g2');
  const quick = actionOf(game, state, 'Runner g3 - f3');
  return { game, state, costly, quick };
}

describe('a costly move', () => {
  test('is abandoned after a few slices of work, without effect', () => {
    const clock = new Clock(TENTH);
    const { game, state, costly, quick } = beginCostly(clock);
    const before = game.makeState(state);
    expect(foresightOf(game).isQuick(state, costly)).toBe(false);
    expect(clock.looks).toBeLessThanOrEqual(MAX_LOOKS);
    expect(game.makeState(state)).toBe(before);
    expect(foresightOf(game).isQuick(state, quick)).toBe(true);
    const fresh = beginCostly(new Clock(0));
    const after = game.apply(state, quick).state;
    const expected = fresh.game.apply(fresh.state, quick).state;
    expect(game.makeState(after)).toBe(fresh.game.makeState(expected));
    expect(game.turn(after)).toEqual(fresh.game.turn(expected));
    expect(game.playOf('costly').costly()).toEqual([]);
  });

  test('is computed in a worker with all its consequences, each only once', () => {
    const clock = new Clock(TENTH);
    const { game, state, costly } = beginCostly(clock);
    const foresight = foresightOf(game);
    expect(foresight.isQuick(state, costly)).toBe(false);
    const thread = openCostly(new Clock(0));
    foresight.take(state, costly, foresightOf(thread).answer(foresight.ask(state, costly)));
    const { looks } = clock;
    expect(foresight.isQuick(state, costly)).toBe(true);
    const after = game.apply(state, costly);
    const turn = game.turn(after.state);
    // Take back and repeat.
    expect(game.refuse(state, costly)).toBeUndefined();
    expect(game.apply(state, costly).state).toBe(after.state);
    const [first] = actionsIn(turn);
    expect(game.refuse(after.state, assertDefined(first))).toBeUndefined();
    expect(clock.looks).toBe(looks);
    const fresh = beginCostly(new Clock(0));
    const expected = fresh.game.apply(fresh.state, costly);
    expect(after.events).toEqual(expected.events);
    expect(listed(game, after.state) === listed(fresh.game, expected.state)).toBe(true);
    // It is Black's turn, and listing Black's moves is equally costly.
    const answer = assertDefined(first);
    expect(foresight.isQuick(after.state, answer)).toBe(false);
    const later = game.apply(after.state, answer).state;
    const laterExpected = fresh.game.apply(expected.state, answer).state;
    expect(game.makeState(later)).toBe(fresh.game.makeState(laterExpected));
    expect(listed(game, later)).toBe(listed(fresh.game, laterExpected));
  });

  test('ends the game if it takes more than a minute, and is reported', () => {
    const { game, state, costly } = beginCostly(new Clock(TENTH));
    const foresight = foresightOf(game);
    const thread = openCostly(new Clock(61_000));
    foresight.take(state, costly, foresightOf(thread).answer(foresight.ask(state, costly)));
    const { ending } = game.apply(state, costly).state;
    expect(ending).toMatchObject({ reason: 'cost' });
    const [problem] = game.playOf('costly').costly();
    expect(problem).toMatchObject({ code: 'zrf-fault-cost', args: { piece: 'Man' } });
  });

  test('is not computed ahead without a clock', () => {
    const folder = folderWith({ 'costly.zrf': costlyRules(1) });
    const game = must(openRules(folder, 'costly.zrf', 'costly').game);
    expect(game.foresight).toBeUndefined();
  });
});

describe("a worker's result equals the direct result", () => {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.zrf'))) {
    test(file, () => {
      const { folder, main } = must(openFile(join(FOLDER, file)));
      const open = () => must(openRules(folder, main, 'x', main, timedBy(new Clock(0).now)).game);
      const [here, thread] = [open(), open()];
      const foresight = foresightOf(here);
      const random = makeStream(file, 'player');
      const options = { variant: assertDefined(pick(random, here.variants)).key };
      let state = here.start(options, 'seed');
      let expected = thread.start(options, 'seed');
      for (let step = 0; step < STEPS; step += 1) {
        const actions = actionsIn(here.turn(state));
        expect(listed(here, state)).toBe(listed(thread, expected));
        if (actions.length === 0) break;
        const action = pick(random, actions);
        foresight.take(state, action, foresightOf(thread).answer(foresight.ask(state, action)));
        const [found, reference] = [here.apply(state, action), thread.apply(expected, action)];
        expect(found.events).toEqual(reference.events);
        expect(here.makeState(found.state)).toBe(thread.makeState(reference.state));
        [state, expected] = [found.state, reference.state];
      }
    });
  }
});

test('a chance event is announced before it happens', () => {
  const { folder, main } = must(openFile(join(FOLDER, 'royal-game-of-ur.zrf')));
  const game = must(openRules(folder, main, 'ur').game);
  const match = new Match(game, { variant: assertDefined(game.variants[0]).key }, 'due');
  for (let move = 0; move < 6 && match.turn.kind === 'decide'; move += 1) {
    const { cursor, state } = match;
    const action = assertDefined(match.turn.actions[0]);
    const due = [...match.due(state, action)];
    match.play(action);
    expect(due.length).toBeGreaterThan(1);
    expect(due.map((one) => one.action)).toEqual(match.log.slice(cursor).map((one) => one.action));
  }
});
