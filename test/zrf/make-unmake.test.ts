import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { below, deriveSeed, makeStream, must } from '../../src/core/index.ts';
import type { Random } from '../../src/core/index.ts';
import type { ZrfGame } from '../../src/games/zrf/game.ts';
import { openRules } from '../../src/games/zrf/library.ts';
import type { Machine } from '../../src/games/zrf/run/machine.ts';
import { openRules as openFile } from '../../src/terminal/rules-files.ts';

const FOLDER = 'content/rules';
const STEPS = 24;
/** Steps that are made in a row before all of them are taken back. */
const DEEP = 4;
const PATIENCE = { timeout: 60_000 };

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.zrf'));

function openContent(file: string): ZrfGame {
  const { folder, main } = must(openFile(join(FOLDER, file)));
  return must(openRules(folder, main, 'walked').game);
}

function stepsOf(machine: Machine): string[] {
  return Array.from({ length: machine.count() }, (_, i) =>
    machine.copyOf(machine.step(i)).join(' '),
  );
}

/** All that can be seen of a machine. */
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
    steps: stepsOf(machine),
    inOrder: Array.from({ length: machine.count() }, (_, index) => machine.step(index)),
  };
}

/** What does not depend on the way by which a position was reached. */
function essence(machine: Machine): unknown {
  const { inOrder: _, ...rest } = snapshot(machine) as { readonly inOrder: unknown };
  return { ...rest, steps: stepsOf(machine).sort() };
}

/** Makes some steps in a row and takes them back: nothing may be different then. */
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

describe.each(files)('%s', (file) => {
  const game = openContent(file);
  const [first, ...others] = game.variants;
  const keys = [first, others.at(-1)].flatMap((variant) =>
    variant === undefined ? [] : variant.key,
  );

  test.each(keys)('%s', PATIENCE, (variant) => {
    const play = game.playOf(variant);
    const random = makeStream(deriveSeed(`walk through ${file}`, 0), variant);
    let state = play.start(variant);
    const machine = play.machineOf(state);
    for (let step = 0; step < STEPS && state.ending === undefined; step += 1) {
      expectUnmakes(machine, random);
      const fresh = play.machineOf(must(game.parseState(game.makeState(state))));
      expect(essence(machine)).toEqual(essence(fresh));
      const chosen = machine.copyOf(machine.step(below(random, machine.count()))).join(' ');
      machine.make(machine.step(stepsOf(machine).indexOf(chosen)));
      const shared = play.load(state);
      state = play.after(state, shared.step(stepsOf(shared).indexOf(chosen)));
      expect(machine.conclusion() === undefined).toBe(state.ending === undefined);
    }
  });
});
