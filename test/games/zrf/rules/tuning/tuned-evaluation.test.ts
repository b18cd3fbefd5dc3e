import { expect, test } from 'vitest';
import { assertDefined, below, int32At, makeStream, must } from '#core';
import { EvaluationFeatures } from '#games/zrf/rules/evaluate/evaluation-features.ts';
import { WHOLE_LATENESS } from '#games/zrf/rules/evaluate/lateness.ts';
import type { Tuning } from '#games/zrf/rules/model/tuning.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import { Play } from '#games/zrf/rules/run/play.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { rulesIn } from '../../../../../bench/rules-files.ts';
import { after } from '../../bots/boards.ts';
import { game, madeUpTuning, openTuned, play, tuningText, variant } from './tunings.ts';

const tuned = must(openTuned(tuningText()).game);

/** Positions of random games. */
function positions(): ZrfState[] {
  const random = makeStream('tuning', 'positions');
  const found: ZrfState[] = [];
  for (let index = 0; index < 6; index += 1) {
    let state = game.start({ variant: variant.key }, 'test');
    for (let made = 0; made < 30; made += 1) {
      const turn = game.turn(state);
      if (turn.kind !== 'decide') break;
      const action = assertDefined(turn.actions[below(random, turn.actions.length)]);
      state = game.apply(state, action).state;
      found.push(state);
    }
  }
  return found;
}

/** Lead by the contents of lines. */
function byPatterns(cells: readonly number[], lateness: number, { patterns }: Tuning): number {
  let [early, late] = [0, 0];
  const add = (
    line: readonly number[],
    pattern: Tuning['patterns'][number],
    isMirrored: boolean,
  ) => {
    const { base } = pattern;
    const digits = line.map((position) => {
      const cell = assertDefined(cells[position]);
      if (cell === 0 || !isMirrored) return cell;
      return cell % 2 === 1 ? cell + 1 : cell - 1;
    });
    const contents = digits.reduceRight((number, digit) => number * base + digit, 0);
    const sign = isMirrored ? -1 : 1;
    early += sign * assertDefined(pattern.early[contents]);
    late += sign * assertDefined(pattern.late[contents]);
  };
  for (const pattern of patterns) {
    for (const line of pattern.lines) add(line, pattern, false);
    for (const line of pattern.mirrored) add(line, pattern, true);
  }
  return Math.round(early + ((late - early) * lateness) / WHOLE_LATENESS);
}

/** Lead in material, squares, lines, stock and turn by the tables of a tuning. */
function byTables({ cells, stock, turn }: ZrfState, lateness: number, tables: Tuning): number {
  const { early, late, inStock } = tables;
  const types = stock.length / 2;
  const leads = [0, 1].map((player) => {
    let [sum, gain] = [0, 0];
    for (const [position, cell] of cells.entries()) {
      if (cell === 0 || (cell - 1) % 2 !== player) continue;
      const index = cell * cells.length + position;
      sum += int32At(early, index);
      gain += int32At(late, index) - int32At(early, index);
    }
    for (const [index, count] of stock.entries()) {
      if (Math.floor(index / types) === player) sum += count * int32At(inStock, index);
    }
    return sum + Math.round((lateness * gain) / WHOLE_LATENESS);
  });
  const [first = 0, second = 0] = leads;
  const lead = first - second + byPatterns(cells, lateness, tables);
  return lead + (turn === 0 ? tables.turn : -tables.turn);
}

/** Tables derived from the rules. */
function derivedTables(): Tuning {
  const { values, onBoard, inStock } = new EvaluationFeatures(play).parameters;
  const tables = { values, early: onBoard, late: onBoard, inStock };
  return { ...tables, mobility: [], lateMobility: 0, turn: 0, patterns: [] };
}

test('a tuning replaces the derived tables, and all else stays', () => {
  const derived = new EvaluationFeatures(play);
  const features = new EvaluationFeatures(tuned.playOf(variant.key));
  const latenesses = new Set<number>();
  for (const state of positions()) {
    const { lead, lateness } = features.of(state);
    const rest = derived.of(state).lead - byTables(state, lateness, derivedTables());
    expect(lead - rest).toBe(byTables(state, lateness, madeUpTuning()));
    latenesses.add(lateness);
  }
  expect(latenesses.size).toBeGreaterThan(2);
});

test('a tuning weighs the moves of each piece', () => {
  const chess = openRules(rulesIn('content/rules'), 'los-alamos.zrf', 'los-alamos');
  const rules = must(chess.game);
  const [{ key } = { key: '' }] = rules.variants;
  const plain = rules.playOf(key);
  const { values, onBoard, inStock } = new EvaluationFeatures(plain).parameters;
  const mobility = values.map((_, type) => 16 * (type + 2));
  const derived = { values, early: onBoard, late: onBoard, inStock };
  const tables = { ...derived, mobility, lateMobility: 0, turn: 0, patterns: [] };
  const weighed = new EvaluationFeatures(new Play(plain.rules, undefined, tables));
  const without = new EvaluationFeatures(
    new Play(plain.rules, undefined, { ...tables, mobility: mobility.map(() => 0) }),
  );
  const state = after(rules, key, 'd2 - d3', 'b5 - b4');
  const { lead, ways } = weighed.of(state);
  expect(ways.some((count) => count !== 0)).toBe(true);
  const moves = ways.reduce((sum, count, type) => sum + count * (type + 2), 0);
  expect(lead - without.of(state).lead).toBe(moves);
});

test('search uses the tuned evaluation, which stays equal while moves are made and unmade', () => {
  const differences = positions().filter((state) => {
    const [one, two] = [game, tuned].map((any) => assertDefined(any.position?.(state)));
    if (one === undefined || two === undefined || two.player() < 0) return false;
    const before = two.estimate();
    const moves = new Int32Array(two.width);
    const count = two.moves(moves, 0);
    for (const move of moves.subarray(0, count)) {
      two.make(move);
      two.unmake();
    }
    expect(two.estimate()).toBe(before);
    return one.estimate() !== before;
  });
  expect(differences.length).toBeGreaterThan(20);
});

test('a game without a tuning has neither late values nor a value of the turn', () => {
  const { late, turn, patterns } = new EvaluationFeatures(play).parameters;
  expect({ late, turn, patterns }).toEqual({ late: undefined, turn: 0, patterns: undefined });
});
