import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { below, makeStream, must } from '#core';
import { RECORD } from '#games/zrf/rules/compile/record.ts';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import type { Machine } from '#games/zrf/rules/run/machine.ts';
import { Play } from '#games/zrf/rules/run/play.ts';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';
import { openText } from './support/table.ts';

/**
 * Blocks are normally compiled to specialised code and otherwise interpreted act by act. The two
 * are independent implementations: played side by side, they must list the same steps.
 */
const FOLDER = 'content/rules';
const STEPS = 10;
const CASES = 'test/cases/zrf/play';
const cases = readdirSync(CASES).filter((name) => name.endsWith('.zrf'));
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.zrf'));

/** A step without its dispatch word, in which the two implementations may differ. */
function textOf(machine: Machine, index: number): string {
  const words = machine.actionOf(machine.step(index)).record;
  return words.filter((_, word) => word !== RECORD.kind).join(' ');
}

function stepsOf(machine: Machine): string[] {
  return Array.from({ length: machine.count() }, (_, index) => textOf(machine, index));
}

function expectSideBySide(game: ZrfGame, key: string): void {
  const play = game.playOf(key);
  const walked = new Play(play.rules);
  Object.defineProperty(walked.program, 'isFull', { value: true });
  const random = makeStream('side by side', key);
  let state = play.start(key);
  for (let step = 0; step < STEPS && state.ending === undefined; step += 1) {
    const machine = play.load(state);
    const steps = stepsOf(machine);
    // One machine serves all positions, so its cached walks must stay valid.
    expect(stepsOf(walked.load(state)).sort()).toEqual([...steps].sort());
    state = play.after(state, machine.step(below(random, steps.length)));
  }
}

test.each(files)('%s', (file) => {
  const { folder, main } = must(openFile(join(FOLDER, file)));
  const game = must(openRules(folder, main, 'walked').game);
  expectSideBySide(game, game.variants[0]?.key ?? '');
});

test.each(cases)('the case %s', (file) => {
  const game = openText(readFileSync(join(CASES, file), 'utf8'));
  for (const { key } of game.variants) expectSideBySide(game, key);
});
