import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { must } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { parseZsg } from '#games/zrf/rules/zsg/parse-zsg.ts';
import { replayZsg } from '#games/zrf/rules/zsg/replay-zsg.ts';
import { openText, Table } from './support/table.ts';
import { expectGolden } from '#test/support/golden.ts';

/**
 * Plays every `name.zrf` in the folder: comments `; play e2 - e4` are its moves in order, and `;
 * variant key` restarts with that variant. Comments `; saved 1. ...` are the moves of a saved game.
 * `name.txt` contains the expected output: the board, the legal moves before each move, and the
 * ending. UPDATE=1 rewrites these files; review the diff.
 */
const CASES = 'test/cases/zrf/play';

function situation(table: Table): string[] {
  const ending = table.ending();
  return [
    ...table.board().map((line) => `  ${line}`),
    ...table.stock().map((line) => `  off ${line}`),
    ending === '' ? `${table.mover()} to move:` : `over: ${ending}`,
    ...table
      .moves()
      .sort()
      .map((line) => `  > ${line}`),
  ];
}

/** Number of saved moves that the rules accept, if there are any. */
function replayed(game: ZrfGame, text: string): string[] {
  const moves = [...text.matchAll(/^; saved (.+)$/gm)].map(([, move]) => move);
  if (moves.length === 0) return [];
  const head = ['Zillions Save Game File Version 0.02 HH', 'RulesFile=table.zrf', 'VariantName='];
  const zsg = must(parseZsg([...head, ...moves, ''].join('\r\n')));
  const { accepted, total, state } = must(replayZsg(game, zsg));
  const table = new Table(game);
  table.state = state;
  return [`saved game: ${accepted} of ${total} moves`, ...situation(table)];
}

function replayCase(text: string): string {
  const game = openText(text);
  let table = new Table(game);
  const output = situation(table);
  for (const [, word, rest] of text.matchAll(/^; (play|variant) (.+)$/gm)) {
    if (word === 'variant') {
      table = new Table(game, rest);
      output.push(`== variant ${rest}`);
    } else {
      table.play(rest ?? '');
      output.push(`== play ${rest}`);
    }
    output.push(...situation(table));
  }
  output.push(...replayed(game, text));
  return `${output.join('\n')}\n`;
}

const names = readdirSync(CASES).filter((name) => name.endsWith('.zrf'));

test.each(names)('%s', (name) => {
  const output = replayCase(readFileSync(join(CASES, name), 'utf8'));
  const expected = join(CASES, name.replace(/\.zrf$/, '.txt'));
  expectGolden(expected, output);
});

test('every expected output has a case', () => {
  const outputs = readdirSync(CASES).filter((name) => name.endsWith('.txt'));
  expect(outputs.filter((name) => !names.includes(name.replace(/\.txt$/, '.zrf')))).toEqual([]);
});
