import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { below, deriveSeed, makeStream, must, pick } from '#core';
import type { Random } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import type { Machine } from '#games/zrf/rules/run/machine.ts';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';
import { repeats } from '#test/support/deep.ts';

const FOLDER = 'content/rules';
const STEPS = repeats(8, 24);
/** Consecutive steps before all are undone. */
const DEEP = 4;
/** Consecutive steps before most are undone together, and the number of repetitions. */
const LONG = 40;
const ROUNDS = repeats(2, 3);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.zrf'));

function openContent(file: string): ZrfGame {
  const { folder, main } = must(openFile(join(FOLDER, file)));
  return must(openRules(folder, main, 'walked').game);
}

function stepsOf(machine: Machine): string[] {
  return Array.from({ length: machine.count() }, (_, i) =>
    machine.actionOf(machine.step(i)).record.join(' '),
  );
}

/** Complete observable state of a machine. */
function snapshot(machine: Machine): unknown {
  const { board, turn, chainAt, chainType, lastFrom, lastTo, passes } = machine;
  return {
    hash: [machine.hashHigh(), machine.hashLow()],
    cells: [...board.cell],
    attributes: [...board.attributes],
    stock: [...board.stock],
    counts: [...board.counts],
    pieceCounts: [...board.pieceCounts],
    royals: board.royals.map((places) => [...places].sort((a, b) => a - b)),
    turn: [turn, chainAt, chainType, lastFrom, lastTo, passes],
    turnCounts: machine.counts,
    search: [machine.searchHigh(), machine.searchLow()],
    steps: stepsOf(machine),
    inOrder: Array.from({ length: machine.count() }, (_, index) => machine.step(index)),
  };
}

/** State that does not depend on the path to a position. */
function essence(machine: Machine): unknown {
  const { inOrder: _, ...rest } = snapshot(machine) as { readonly inOrder: unknown };
  return { ...rest, steps: stepsOf(machine).sort() };
}

/** Makes several steps and undoes them; the state must be unchanged. */
function expectUnmakes(machine: Machine, random: Random): void {
  const before: unknown[] = [];
  for (let depth = 0; depth < DEEP; depth += 1) {
    if (machine.conclusion() !== undefined || machine.count() === 0) break;
    before.push(snapshot(machine));
    machine.make(machine.step(below(random, machine.count())));
  }
  for (let known = before.pop(); known !== undefined; known = before.pop()) {
    machine.unmake();
    expect(snapshot(machine)).toEqual(known);
  }
}

/** Plays the same steps on two machines, until the game is over or `depth` steps are made. */
function playBoth(machines: readonly Machine[], random: Random, depth: number): void {
  const [one, other] = machines as readonly [Machine, Machine];
  while (one.depth < depth && one.conclusion() === undefined) {
    expect(other.conclusion()).toBeUndefined();
    expect(other.count()).toBe(one.count());
    const index = below(random, one.count());
    for (const machine of machines) machine.make(machine.step(index));
  }
  expect(other.conclusion()).toEqual(one.conclusion());
}

/** Rewinds one machine directly and the other step by step; both must be equal. */
function expectRewinds(machines: readonly Machine[], random: Random, depth: number): void {
  const [one, other] = machines as readonly [Machine, Machine];
  playBoth(machines, random, depth);
  if (one.conclusion() !== undefined) for (const machine of machines) machine.rewind(0);
  const before = snapshot(one);
  const target = one.depth;
  playBoth(machines, random, LONG);
  one.rewind(target);
  while (other.depth > target) other.unmake();
  expect(one.depth).toBe(target);
  expect(snapshot(one)).toEqual(before);
  expect(snapshot(other)).toEqual(before);
}

describe.each(files)('%s', (file) => {
  const game = openContent(file);
  const [first, ...others] = game.variants;
  const keys = [first, others.at(-1)].flatMap((variant) =>
    variant === undefined ? [] : variant.key,
  );

  test.each(keys)('%s', (variant) => {
    const play = game.playOf(variant);
    const random = makeStream(deriveSeed(`walk through ${file}`, 0), variant);
    let state = play.start(variant);
    const machine = play.machineOf(state);
    const states = [state];
    for (let step = 0; step < STEPS && state.ending === undefined; step += 1) {
      expectUnmakes(machine, random);
      const fresh = play.machineOf(must(game.parseState(game.makeState(state))));
      expect(essence(machine)).toEqual(essence(fresh));
      const chosen = machine
        .actionOf(machine.step(below(random, machine.count())))
        .record.join(' ');
      machine.make(machine.step(stepsOf(machine).indexOf(chosen)));
      const shared = play.load(state);
      state = play.after(state, shared.step(stepsOf(shared).indexOf(chosen)));
      expect(machine.conclusion() === undefined).toBe(state.ending === undefined);
      states.push(state);
    }
    for (let repeat = 0; repeat < DEEP; repeat += 1) {
      const known = pick(random, states);
      const fresh = play.machineOf(must(game.parseState(game.makeState(known))));
      expect(essence(play.load(known))).toEqual(essence(fresh));
    }
  });

  test.each(keys)('%s, many steps undone together', (variant) => {
    const play = game.playOf(variant);
    const random = makeStream(deriveSeed(`go back in ${file}`, 0), variant);
    const start = play.start(variant);
    const machines = [play.machineOf(start), play.machineOf(start)];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Every second round rewinds to the start.
      for (const machine of machines) if (round % 2 === 0) machine.rewind(0);
      expectRewinds(machines, random, round % 2 === 0 ? 0 : below(random, LONG / 2));
    }
  });
});
