import { defaultOptions, makeStream, must, pick } from '#core';
import { caves } from '#games/caves/rules/index.ts';
import type { CavesState } from '#games/caves/rules/index.ts';
import { mutateText } from '../mutation.ts';
import { isAccepted, memoize } from '../reader.ts';
import type { Reader } from '../reader.ts';

const TURNS = 60;
const OFTEN = 12;

/** States of a random run, with the actions legal in each. */
const run = memoize(() => {
  const random = makeStream('fuzz', 'player');
  const states: CavesState[] = [caves.start(defaultOptions(caves.options), 'fuzz')];
  const words = new Set<string>();
  for (let turn = 0; turn < TURNS; turn++) {
    const state = states.at(-1);
    const next = state && caves.turn(state);
    if (state === undefined || next?.kind !== 'decide') break;
    for (const action of next.actions) words.add(caves.makeAction(state, action));
    states.push(caves.apply(state, pick(random, next.actions)).state);
  }
  return { states, words: [...words] };
});

const states = memoize(() =>
  run()
    .states.filter((_, turn) => turn % OFTEN === 0)
    .flatMap((state) => [caves.makeState(state), caves.makeState(caves.view(state, 0))]),
);

const words = memoize(() => [
  ...run().words,
  'throw c 12,7',
  'fire 3,4',
  'cast b minor-heal 12,7',
  'quaff a',
  'wear t',
  'grow hp-regen',
]);

/** Parses a state, formats it again, and plays on from it. */
function readState(input: string): boolean {
  const read = caves.parseState(input);
  if (!isAccepted(read)) return false;
  const state = read.value;
  if (caves.makeState(must(caves.parseState(caves.makeState(state)))) !== caves.makeState(state))
    throw new RangeError('the state changes when parsed again');
  caves.makeState(caves.view(state, 0));
  const turn = caves.turn(state);
  const actions = turn.kind === 'decide' ? turn.actions : [];
  for (const action of [actions[0], actions.at(-1)])
    if (action !== undefined) caves.makeState(caves.apply(state, action).state);
  return true;
}

function readAction(input: string): boolean {
  const [state] = run().states;
  if (state === undefined) return false;
  const read = caves.parseAction(state, input);
  if (isAccepted(read)) caves.apply(state, read.value);
  return read.ok;
}

export const CAVES: readonly Reader[] = [
  { name: 'states of Caves', samples: states, mutate: mutateText, read: readState },
  { name: 'actions of Caves', samples: words, mutate: mutateText, read: readAction },
];
