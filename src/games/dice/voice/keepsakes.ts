import { findSkill, isSwap, isUsedUp } from '../rules/index.ts';
import type {
  DiceState,
  DieLike,
  HeroSheet,
  JourneyAction,
  JourneyState,
  Reward,
} from '../rules/index.ts';
import { specialOf } from './marks.ts';
import { nameInCampaign } from './status.ts';
import type { DiceWords } from './words.ts';

/** A keepsake as both shells show it. */
export interface KeepsakeShown {
  readonly id: string;
  readonly name: string;
  /** Effects, as the rules define them. */
  readonly effects: string;
  /** The pack's own words about it; '' if it has none. */
  readonly about: string;
}

function showKeepsake(id: string, words: DiceWords): KeepsakeShown {
  return {
    id,
    name: words.keepsake(id),
    effects: words.keepsakeEffects(id),
    about: words.aboutKeepsake(id),
  };
}

/** The keepsakes of a hero. */
export function keepsakesOf({ keepsakes }: HeroSheet, words: DiceWords): readonly KeepsakeShown[] {
  return keepsakes.map((id) => showKeepsake(id, words));
}

/** All keepsakes of the adventure, with their effects. */
export function keepsakesShown(words: DiceWords) {
  const { keepsakes = [] } = words.pack.content;
  return keepsakes.map(({ id }) => ({
    name: words.keepsake(id),
    meaning: words.keepsakeEffects(id),
  }));
}

/** A keepsake in a scenario. */
export interface KeepsakeInPlay extends KeepsakeShown {
  /** `ready` or `used` for those used once in a scenario; the others are `passive`. */
  readonly state: 'passive' | 'ready' | 'used';
}

/** The keepsakes of a hero in a scenario. */
export function keepsakesInPlay(
  state: DiceState,
  hero: number,
  words: DiceWords,
): readonly KeepsakeInPlay[] {
  const keepsakes = state.world.members[hero]?.keepsakes ?? [];
  return keepsakes.map(({ id, skills }) => {
    const once = skills.filter((skill) => findSkill(skill).once === true);
    const isUsed = once.every((skill) => isUsedUp(state, skill, hero));
    return {
      ...showKeepsake(id, words),
      state: once.length === 0 ? 'passive' : isUsed ? 'used' : 'ready',
    };
  });
}

/** One of the rewards a hero can choose, with an action for each way to take it. */
export interface RewardShown {
  readonly reward: Reward;
  readonly name: string;
  readonly effects: string;
  readonly about: string;
  readonly ways: readonly {
    readonly action: JourneyAction;
    /** Name of the keepsake given up for it; undefined if none is. */
    readonly swapped: string | undefined;
  }[];
}

/** The die that a hero has after he takes the reward. */
export function dieOfReward(reward: Exclude<Reward, { readonly kind: 'keepsake' }>): DieLike {
  return reward.kind === 'mark' ? reward : { type: reward.type, size: reward.to };
}

/** Name of a reward: of its keepsake, or of its die. */
export function nameReward(reward: Reward, words: DiceWords): string {
  if (reward.kind === 'keepsake') return words.keepsake(reward.id);
  if (reward.kind === 'mark') return words.say('dice-reward-mark', { die: words.die(reward) });
  return words.say('dice-reward-larger', {
    die: words.die({ type: reward.type, size: reward.to }),
  });
}

/** Effect of a reward. */
function describeReward(reward: Reward, words: DiceWords): string {
  if (reward.kind === 'keepsake') return words.keepsakeEffects(reward.id);
  if (reward.kind === 'mark') {
    return words.say('dice-reward-mark-text', {
      die: words.die({ type: reward.type, size: reward.size }),
      effect: specialOf(reward, words)?.meaning ?? '',
    });
  }
  const { type, from, to } = reward;
  return words.say('dice-reward-larger-text', {
    old: words.die({ type, size: from }),
    die: words.die({ type, size: to }),
  });
}

/** The next hero who has a reward to choose, by position in the party; -1 if there is none. */
export function heroToReward({ campaign }: JourneyState): number {
  return campaign.heroes.findIndex(({ offered }) => offered.length > 0);
}

/** The rewards of the next hero who has one to choose; empty if no one has. */
export function rewardsShown(state: JourneyState, words: DiceWords): readonly RewardShown[] {
  const hero = heroToReward(state);
  const owner = state.campaign.heroes[hero];
  if (owner === undefined) return [];
  const { sheet, offered } = owner;
  return offered.map((reward, option) => {
    const actionOf = (swapped: number): JourneyAction => {
      return { kind: 'camp', action: { kind: 'reward', hero, option, swapped } };
    };
    return {
      reward,
      name: nameReward(reward, words),
      effects: describeReward(reward, words),
      about: reward.kind === 'keepsake' ? words.aboutKeepsake(reward.id) : '',
      ways: isSwap(sheet, reward)
        ? sheet.keepsakes.map((id, at) => ({ action: actionOf(at), swapped: words.keepsake(id) }))
        : [{ action: actionOf(-1), swapped: undefined }],
    };
  });
}

/** Label of a way to take a reward: its name, or the keepsake given up for it. */
export function labelOfWay(
  state: JourneyState,
  shown: RewardShown,
  swapped: string | undefined,
  words: DiceWords,
): string {
  const hero = nameInCampaign(state, heroToReward(state), words);
  return swapped === undefined
    ? words.say('dice-camp-reward', { hero, name: shown.name })
    : words.say('dice-camp-reward-swap', { hero, name: shown.name, other: swapped });
}
