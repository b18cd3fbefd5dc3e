import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#core';
import { applyAction, kalah, legalActions, startKalah, storeOf } from '#games/kalah/rules/index.ts';
import type { KalahEvent, KalahState } from '#games/kalah/rules/index.ts';
import { Perft, perft } from '#lab';

interface Row {
  readonly depth: number;
  readonly leaves: number;
  readonly extraTurn: number;
  readonly captures: number;
  readonly gameOver: number;
}

interface PerftTable {
  readonly houses: number;
  readonly seeds: number;
  readonly captureRule: 'standard' | 'empty-capture';
  readonly perft: readonly Row[];
}

const { tables } = JSON.parse(readFileSync('test/data/kalah-perft.json', 'utf8')) as {
  tables: PerftTable[];
};

/** Above this number of leaves, walking the tree of the rules, which emit events, is too slow. */
const LEAVES_BY_RULES = 120_000;

function startOf({ houses, seeds, captureRule }: PerftTable): KalahState {
  const capture = captureRule === 'standard' ? 'standard' : 'empty';
  return startKalah({ ...defaultOptions(kalah.options), houses, seeds, capture });
}

function countEvents(row: Row, houses: number, events: readonly KalahEvent[]): Row {
  const sowing = events.findLast(({ kind }) => kind === 'sow');
  const stored = sowing?.kind === 'sow' && sowing.last === storeOf(houses, sowing.player);
  const has = (kind: KalahEvent['kind']) => (events.some((event) => event.kind === kind) ? 1 : 0);
  return {
    depth: row.depth,
    leaves: row.leaves + 1,
    extraTurn: row.extraTurn + (stored ? 1 : 0),
    captures: row.captures + has('capture'),
    gameOver: row.gameOver + has('over'),
  };
}

/** Rows of a perft table, counted by walking the tree of the rules. */
function countRows(start: KalahState, houses: number, depth: number): Row[] {
  const rows = Array.from({ length: depth }, (_, ply) => {
    return { depth: ply + 1, leaves: 0, extraTurn: 0, captures: 0, gameOver: 0 };
  });
  const visit = (state: KalahState, ply: number): void => {
    if (ply === depth || state.over !== undefined) return;
    for (const action of legalActions(state)) {
      const step = applyAction(state, action);
      rows[ply] = countEvents(rows[ply] as Row, houses, step.events);
      visit(step.state, ply + 1);
    }
  };
  visit(start, 0);
  return rows;
}

describe.each(tables)('$houses houses of $seeds seeds, capture $captureRule', (table) => {
  const leaves = table.perft.map((row) => row.leaves);

  it('has as many lines of play as in the table', () => {
    expect(perft(kalah, startOf(table), leaves.length)).toEqual(leaves);
  });

  it('has as many extra turns, captures and endings as in the table', () => {
    const rows = table.perft.filter((row) => row.leaves <= LEAVES_BY_RULES);
    expect(countRows(startOf(table), table.houses, rows.length)).toEqual(rows);
  });

  it('has equal counts for the rules and the search position', () => {
    const depth = leaves.filter((count) => count <= LEAVES_BY_RULES).length;
    const counting = Perft.byRules(kalah, startOf(table), depth);
    expect(counting.run(Infinity)).toBe(true);
    expect(counting.nodes).toEqual(leaves.slice(0, depth));
  });
});
