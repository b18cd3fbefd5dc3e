import { pick, assertDefined } from '#core';
import type { Random } from '#core';
import type { DiceAction } from '../rules/model/action.ts';
import type { DiceState } from '../rules/state/state.ts';
import { phaseOf, refuse, turnOf } from '../rules/phases/rules.ts';
import type { Mind, Temper } from './mind.ts';
import { decide } from './thoughtful.ts';

const GREEDY: Temper = {
  floor: 0,
  chancesOnly: false,
  closeFloor: 0.3,
  closing: 5,
  tempo: 1.5,
  haste: 1,
  restAt: 5,
  bagWeight: 1,
  villainWeight: 4,
  companionWeight: 3,
};

/** The tempers of the thoughtful bots, each defined by its differences from the greedy one. */
const TEMPERS = {
  greedy: GREEDY,
  cautious: { ...GREEDY, floor: 0.7, closeFloor: 0.7, haste: 0.3, restAt: 7 },
  rusher: { ...GREEDY, closeFloor: 0.05, haste: 4, restAt: -9, tempo: 3 },
  closer: { ...GREEDY, closeFloor: 0.15, closing: 9, bagWeight: 2, villainWeight: 0 },
  percent: { ...GREEDY, chancesOnly: true },
} as const satisfies Record<string, Temper>;

export const MIND_IDS = ['random', 'greedy', 'cautious', 'rusher', 'closer', 'percent'] as const;
export type MindId = (typeof MIND_IDS)[number];

function enabledActions(state: DiceState): readonly DiceAction[] {
  const turn = turnOf(state);
  if (turn.kind !== 'decide') throw new RangeError('No player is to decide in this state.');
  return turn.actions;
}

/** Chooses a random action, but never takes a choice back and confirms as soon as possible. */
function chooseAtRandom(state: DiceState, random: Random): DiceAction {
  const actions = enabledActions(state);
  const phase = phaseOf(state);
  const isEnd = ({ kind }: DiceAction) => kind === 'confirm';
  if ((phase?.kind === 'pick' || phase?.kind === 'pile') && actions.some(isEnd)) {
    return actions.find(isEnd) as DiceAction;
  }
  const onward = actions.filter(({ kind }) => kind !== 'cancel');
  return pick(random, onward.length > 0 ? onward : actions);
}

function thoughtful(temper: Temper): Mind['choose'] {
  return (state) => {
    const choice = decide(state, temper);
    if (refuse(state, choice) === undefined) return choice;
    const actions = enabledActions(state);
    return assertDefined(actions.find(({ kind }) => kind !== 'cancel') ?? actions[0]);
  };
}

const CHOICES: Readonly<Record<MindId, Mind['choose']>> = {
  random: chooseAtRandom,
  greedy: thoughtful(TEMPERS.greedy),
  cautious: thoughtful(TEMPERS.cautious),
  rusher: thoughtful(TEMPERS.rusher),
  closer: thoughtful(TEMPERS.closer),
  percent: thoughtful(TEMPERS.percent),
};

/** The bots of the dice game by id. */
export const MINDS: readonly Mind[] = MIND_IDS.map((id) => ({ id, choose: CHOICES[id] }));

export function findMind(id: string): Mind | undefined {
  return MINDS.find((mind) => mind.id === id);
}
