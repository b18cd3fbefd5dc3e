import { assertDefined } from '#core';
import type { Landmark } from '../model/index.ts';
import { cellOf } from './cell.ts';
import { closedMovers, fork, isIdle, withFlag } from './control.ts';
import type { Control } from './control.ts';
import { COMPLETE, EFFECT, setArgument } from './record.ts';
import type { RecordParts } from './record.ts';
import type { Run } from './run.ts';
import type { Act } from './tape.ts';

/**
 * Result of an act: the run continues, ends, gains an effect or lists steps. Only `go` changes the
 * control.
 */
export type ActResult =
  | { readonly kind: 'go' }
  | { readonly kind: 'end' }
  | { readonly kind: 'effect'; readonly effect: readonly [number, number, number] }
  | { readonly kind: 'list'; readonly steps: readonly Omit<RecordParts, 'effects'>[] }
  /** Moves to the start or end of the last move, known only from the state. */
  | { readonly kind: 'seek'; readonly landmark: 'last-from' | 'last-to' };

type Performers = {
  readonly [K in Act['kind']]: (
    act: Extract<Act, { readonly kind: K }>,
    control: Control,
    run: Run,
  ) => ActResult;
};

const END: ActResult = { kind: 'end' };
const ONWARD: ActResult = { kind: 'go' };

function go(control: Control): ActResult {
  control.at += 1;
  return ONWARD;
}

/** Changes the current position. Moving off the board ends the run. */
function goTo(control: Control, here: number): ActResult {
  if (here < 0) return END;
  control.here = here;
  return go(control);
}

function seek(landmark: Landmark, control: Control): ActResult {
  if (landmark === 'last-from' || landmark === 'last-to') return { kind: 'seek', landmark };
  if (landmark === 'to' && control.to < 0) return go(control);
  return goTo(control, control[landmark]);
}

export type EffectAct = Extract<
  Act,
  {
    readonly kind: 'capture' | 'create' | 'change-type' | 'change-owner' | 'flip' | 'set-attribute';
  }
>;

/** Kind and argument of the effect that an act has on a piece. */
export function argumentOf(act: EffectAct, run: Run): readonly [kind: number, argument: number] {
  switch (act.kind) {
    case 'capture':
      return [EFFECT.capture, 0];
    case 'create': {
      const owner = act.player < 0 ? run.player : act.player;
      const type = act.type < 0 ? run.type : act.type;
      return [EFFECT.create, cellOf(run.classes.cells, type, owner)];
    }
    case 'change-type':
      return [EFFECT.type, act.type];
    case 'change-owner':
      return [EFFECT.owner, run.player];
    case 'flip':
      return [EFFECT.flip, 0];
    case 'set-attribute':
      return [EFFECT.set, setArgument(act.attribute, act.value)];
  }
}

/** Effect on a position; ignored off the board. */
function queue(act: EffectAct, control: Control, run: Run): ActResult {
  const position = run.ways.destination(act.where, control.here);
  if (position < 0) return go(control);
  const [kind, argument] = argumentOf(act, run);
  return { kind: 'effect', effect: [kind, position, argument] };
}

interface Listing {
  readonly types: readonly number[];
  readonly next: number;
  readonly copies: boolean;
}

/** One step for each type that the last mover can become. */
function list({ types, next, copies }: Listing, control: Control, run: Run): ActResult {
  const movers = closedMovers(control);
  const drop = run.isDrop ? cellOf(run.classes.cells, run.type, run.player) : 0;
  const becomes = types.length === 0 ? [-1] : types;
  // Copying a piece onto its own position leaves it unchanged.
  const isCopy = copies && movers.at(-1) !== movers.at(-2);
  const steps = becomes.map((type) => ({ next, becomes: type, drop, copies: isCopy, movers }));
  const isBare = control.effects?.length === 0 && drop === 0;
  const isReal = (type: number) => !isIdle(movers, !isBare || type >= 0, next);
  return { kind: 'list', steps: steps.filter((step) => isReal(step.becomes)) };
}

const PERFORMERS: Performers = {
  step: ({ to }, control, { ways }) => goTo(control, ways.destination(to, control.here)),
  mark: ({ where }, control, { ways }) => {
    const mark = ways.destination(where, control.here);
    if (mark < 0) return END;
    control.mark = mark;
    return go(control);
  },
  go: ({ to }, control) => seek(to, control),
  from: (_act, control) => {
    control.from = control.here;
    return go(control);
  },
  to: (_act, control) => {
    control.to = control.here;
    return go(control);
  },
  cascade: (_act, control) => {
    control.movers = closedMovers(control);
    control.from = control.here;
    control.to = -1;
    return go(control);
  },
  add: ({ types }, control, run) => list({ types, next: COMPLETE, copies: false }, control, run),
  'add-copy': ({ types }, control, run) =>
    list({ types, next: COMPLETE, copies: true }, control, run),
  'add-partial': ({ types, next }, control, run) =>
    list({ types, next, copies: false }, control, run),
  'add-copy-partial': ({ types, next }, control, run) =>
    list({ types, next, copies: true }, control, run),
  capture: queue,
  create: queue,
  'change-type': queue,
  'change-owner': queue,
  flip: queue,
  'set-attribute': queue,
  'set-flag': ({ flag, value }, control) => {
    control.flags = withFlag(control.flags, flag, value);
    return go(control);
  },
  'set-position-flag': ({ flag, value, where }, control, { ways, rules }) => {
    const position = ways.destination(where, control.here);
    if (position < 0) return go(control);
    const index = flag * rules.board.positions.length + position;
    control.positionFlags = withFlag(control.positionFlags, index, value);
    return go(control);
  },
};

/** Performs an act, updating the control when the board is not needed. */
export function perform(act: Act, control: Control, run: Run): ActResult {
  const performer: (act: never, control: Control, run: Run) => ActResult = PERFORMERS[act.kind];
  return performer(act as never, control, run);
}

/** Initial control of a block. */
export function beginBlock(
  { start, isDrop }: Run,
  block: number,
  effects: readonly number[] | undefined,
): Control {
  return {
    block,
    at: 0,
    here: start,
    mark: start,
    from: isDrop ? -1 : start,
    to: -1,
    movers: [],
    flags: [],
    positionFlags: [],
    effects,
  };
}

/**
 * Positions that a step moves pieces from, if it moves none from the start of the run. These may be
 * empty. Returns an empty list for other steps, which always move something.
 */
export function liftedElsewhere(control: Control, { start, isDrop }: Run): readonly number[] {
  if (isDrop) return [];
  const from = closedMovers(control).filter((_, index) => index % 2 === 0);
  return from.includes(start) ? [] : from;
}

/**
 * Control after a step has been listed. Queued effects belonged to that step and are cleared.
 * Picked-up pieces are retained unless the rules discard them.
 */
export function afterListing(control: Control, run: Run): Control {
  const next = fork(control, control.at + 1);
  if (next.effects !== undefined) next.effects = [];
  if (!run.rules.options.discardCascades || control.movers.length === 0) return next;
  return { ...next, from: assertDefined(control.movers[0]), to: -1, movers: [] };
}
