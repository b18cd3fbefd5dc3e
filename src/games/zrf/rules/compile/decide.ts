import { assertDefined } from '#core';
import type { Where } from '../model/index.ts';
import { cellOf } from './cell.ts';
import { OP } from './code.ts';
import type { Control } from './control.ts';
import type { Run } from './run.ts';
import type { Test } from './tape.ts';

/** Board tests without jump targets. The condition is true if any of them is. */
export type BoardTests = readonly (readonly number[])[];

/** Result of a test: a constant settled by geometry and flags, or board tests to run. */
export type Decision = boolean | BoardTests;

type Deciders = {
  readonly [K in Test['kind']]: (
    test: Extract<Test, { readonly kind: K }>,
    control: Control,
    run: Run,
  ) => Decision;
};

/** Tests the piece on a position; false off the board. */
function ofCell(row: number, where: Where, { here }: Control, { ways }: Run): Decision {
  const position = ways.destination(where, here);
  return position >= 0 && [[OP.cell, row, position]];
}

function ofPosition(op: number, where: Where, { here }: Control, { ways }: Run): Decision {
  const position = ways.destination(where, here);
  return position >= 0 && [[op, position]];
}

function decideAttack(
  { kind, moveType, where }: Extract<Test, { readonly kind: 'attacked' | 'defended' }>,
  { here }: Control,
  run: Run,
): Decision {
  const position = run.ways.destination(where, here);
  if (position < 0) return false;
  const { player, type } = run;
  const cell = cellOf(run.classes.cells, type, player);
  const asker = kind === 'defended' && !run.isDrop ? run.start : -1;
  return [[OP.attack, run.questions.indexOf({ kind, player, position, moveType, cell, asker })]];
}

const DECIDERS: Deciders = {
  constant: ({ value }) => value,
  empty: ({ where }, control, run) => ofCell(run.classes.empty(), where, control, run),
  friend: ({ where }, control, run) => ofCell(run.classes.friend(run.player), where, control, run),
  enemy: ({ where }, control, run) => ofCell(run.classes.enemy(run.player), where, control, run),
  neutral: ({ where }, control, run) =>
    ofCell(run.classes.neutral(run.player), where, control, run),
  piece: ({ type, where }, control, run) => ofCell(run.classes.type(type), where, control, run),
  attribute: ({ attribute, where }, { here }, { ways }) => {
    const position = ways.destination(where, here);
    return position >= 0 && [[OP.attribute, attribute, position]];
  },
  'last-from': ({ where }, control, run) => ofPosition(OP.lastFrom, where, control, run),
  'last-to': ({ where }, control, run) => ofPosition(OP.lastTo, where, control, run),
  'on-board': ({ where }, { here }, { ways }) => ways.destination(where, here) >= 0,
  marked: ({ where }, { here, mark }, { ways }) =>
    mark >= 0 && ways.destination(where, here) === mark,
  position: ({ position, where }, { here }, { ways }) => ways.destination(where, here) === position,
  zone: ({ zone, where }, { here }, { ways }) => ways.isInZone(zone, ways.destination(where, here)),
  'goal-position': ({ where }, { here }, { ways, goalPositions }) =>
    goalPositions.has(ways.destination(where, here)),
  'adjacent-to-enemy': ({ where }, { here }, { ways, rules, classes, player }) => {
    const position = ways.destination(where, here);
    if (position < 0) return false;
    const linked = rules.board.links.map((link) => assertDefined(link[position]));
    const neighbours = [...new Set(linked)].filter((neighbour) => neighbour >= 0);
    return neighbours.map((neighbour) => [OP.cell, classes.enemy(player), neighbour]);
  },
  attacked: decideAttack,
  defended: decideAttack,
  flag: ({ flag }, { flags }) => flags.includes(flag),
  'position-flag': ({ flag, where }, { here, positionFlags }, { ways, rules }) => {
    const position = ways.destination(where, here);
    return position >= 0 && positionFlags.includes(flag * rules.board.positions.length + position);
  },
};

export function decide(test: Test, control: Control, run: Run): Decision {
  const decider: (test: never, control: Control, run: Run) => Decision = DECIDERS[test.kind];
  return decider(test as never, control, run);
}
