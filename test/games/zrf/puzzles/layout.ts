import { readFileSync } from 'node:fs';
import { must, assertDefined } from '#core';
import { folderOf } from '#games/zrf/rules/files/folder.ts';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { solverOf } from '#games/zrf/puzzles/index.ts';
import type { Answer, Metric } from '#games/zrf/puzzles/index.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { openRules as openFile } from '#games/zrf/commands/rules-files.ts';

const FOLDER = 'content/puzzles';
const COMMON = 'common/blocks.zrf';
const COLUMNS = 'abcdefghij';

export interface Posed {
  readonly game: ZrfGame;
  readonly state: ZrfState;
}

function posed(game: ZrfGame): Posed {
  const { key } = assertDefined(game.variants[0]);
  return { game, state: game.start({ variant: key }, 'puzzle') };
}

/** A built-in puzzle. */
export function openPuzzle(name: string): Posed {
  const { folder, main } = must(openFile(`${FOLDER}/${name}.zrf`));
  return posed(must(openRules(folder, main, name).game));
}

/** A puzzle from the text of its game, which may use the includes of built-in puzzles. */
export function poseText(text: string): Posed {
  const bytes = new TextEncoder().encode(`(include "${COMMON}")\n${text}`);
  const folder = folderOf(
    new Map([
      ['puzzle.zrf', bytes],
      [COMMON, readFileSync(`${FOLDER}/${COMMON}`)],
    ]),
  );
  return posed(must(openRules(folder, 'puzzle.zrf', 'puzzle').game));
}

/**
 * A puzzle from a picture: rows of letters, one per block, `.` for empty. The tiles of block A are
 * named A1, A2, ... in reading order. `goal` is the winning test.
 */
export function pose(picture: string, goal: string, option = ''): Posed {
  const rows = picture.trim().split(/\s+/);
  const width = assertDefined(rows[0]).length;
  const columns = [...COLUMNS.slice(0, width)].join('/');
  const numbers = rows.map((_, row) => rows.length - row).join('/');
  const tiles = new Map<string, string[]>();
  for (const [row, letters] of rows.entries()) {
    for (const [column, letter] of [...letters].entries()) {
      if (letter === '.') continue;
      const at = `${assertDefined(COLUMNS[column])}${rows.length - row}`;
      tiles.set(letter, [...(tiles.get(letter) ?? []), at]);
    }
  }
  const blocks = [...tiles].sort();
  const pieces = blocks.flatMap(([letter, own], block) =>
    own.map((_, tile) => `(tile ${letter}${tile + 1} ${block + 1} 0)`),
  );
  const setup = blocks.flatMap(([letter, own]) =>
    own.map((at, tile) => `(${letter}${tile + 1} ${at})`),
  );
  return poseText(`(game
    (title "Puzzle")
    (rules-of-blocks) ${option}
    (board (box ${columns} ${numbers}))
    ${pieces.join('\n')}
    (board-setup (You ${setup.join(' ')}))
    (win-condition (You) ${goal})
  )`);
}

/** Position limit of a search. */
const MAX_POSITIONS = 3_000_000;

export function solve(
  { game, state }: Posed,
  metric: Metric,
  maxPositions = MAX_POSITIONS,
): Answer {
  const { solver } = solverOf(game.playOf(state.variant), state, metric, maxPositions);
  for (;;) {
    const answer = solver.run(10_000);
    if (answer !== undefined) return answer;
  }
}

/** State after some typed moves. */
export function replay({ game, state }: Posed, texts: readonly string[]): ZrfState {
  return texts.reduce((now, text) => {
    return game.apply(now, must(game.parseAction(now, text))).state;
  }, state);
}
