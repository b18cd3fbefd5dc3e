import { int32At } from '#core';
import { OP, SHAPES } from '../compile/code.ts';

/** Maximum number of tests of a drop worth caching. */
const MAX_TESTS = 9;

/** A test of a position for a class of cells. */
type CellTest = readonly [row: number, position: number];

/** A drop that depends only on the content of a few positions and yields at most one step. */
export interface PlainDrop {
  readonly record: number;
  readonly tests: readonly CellTest[];
  /** Logical structure of the tests, independent of their operands: see `truthOf`. */
  readonly shape: string;
}

/** Operations reachable from code, including itself; undefined if the drop is not plain. */
function operationsFrom(words: Int32Array, entry: number): readonly number[] | undefined {
  const order: number[] = [];
  const open = [entry];
  let emits = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (order.includes(at)) continue;
    order.push(at);
    const op = int32At(words, at);
    if (op === OP.emit && words[at + 2] === 0) emits += 1;
    else if (op !== OP.cell && op !== OP.end) return undefined;
    if (emits > 1) return undefined;
    for (const jump of SHAPES[op]?.jumps ?? []) open.push(int32At(words, at + 1 + jump));
  }
  return order;
}

/** Analyses the code of a drop; undefined if it has other tests or several steps. */
export function readDrop(words: Int32Array, entry: number): PlainDrop | undefined {
  const order = operationsFrom(words, entry);
  if (order === undefined) return undefined;
  const tests = new Map<string, CellTest>();
  const keys: string[] = [];
  let record = 0;
  const operations = order.map((at) => {
    if (words[at] === OP.end) return 'no';
    const operand = int32At(words, at + 1);
    if (words[at] === OP.emit) {
      record = operand;
      return 'yes';
    }
    const position = int32At(words, at + 2);
    const key = `${operand} ${position}`;
    if (!tests.has(key)) keys.push(key);
    tests.set(key, [operand, position]);
    const jumps = [words[at + 3], words[at + 4]].map((to) => order.indexOf(to as number));
    return [keys.indexOf(key), ...jumps].join(' ');
  });
  const isPlain = tests.size <= MAX_TESTS;
  return isPlain ? { record, tests: [...tests.values()], shape: operations.join() } : undefined;
}

/** Truth table of a drop's shape: one bit per combination of test results. */
export function truthOf({ shape, tests }: PlainDrop): Int32Array {
  const steps = shape.split(',').map((operations) => operations.split(' '));
  const truth = new Int32Array(((1 << tests.length) + 31) >> 5);
  for (let answers = 0; answers < 1 << tests.length; answers += 1) {
    let step = steps[0];
    while (step?.length === 3) {
      const isTrue = ((answers >> Number(step[0])) & 1) === 1;
      step = steps[Number(step[isTrue ? 1 : 2])];
    }
    if (step?.[0] === 'yes')
      truth[answers >> 5] = (truth[answers >> 5] ?? 0) | (1 << (answers & 31));
  }
  return truth;
}
