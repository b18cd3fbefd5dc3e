import { HERO_CLASSES, levelOfFreePlay, pointsOf, parseTwists } from '../../rules/index.ts';
import type { FinishedScene } from './finished.ts';
import type { Profile } from './profile.ts';

interface Achievement {
  /** True if its description appears only once it is earned. */
  readonly isHidden?: true;
  /** Checks a finished scenario; the profile already includes it. */
  readonly isEarned: (game: FinishedScene, profile: Profile) => boolean;
}

/** The condition, for victories only. */
function won(isEarned: Achievement['isEarned'] = () => true): Achievement['isEarned'] {
  return (game, profile) => game.isWon && isEarned(game, profile);
}

function aliveIn({ scene }: FinishedScene): number {
  return scene.heroes.filter(({ alive }) => alive).length;
}

function sumOf({ heroes }: Profile, field: 'beaten' | 'closed' | 'scenarios'): number {
  return heroes.reduce((sum, hero) => sum + hero[field], 0);
}

function points({ options, score }: FinishedScene): number {
  if (score === undefined) return 0;
  return parseTwists(options.twists ?? '').reduce((sum, id) => sum + pointsOf(id), 0);
}

function countHarmful({ options, score }: FinishedScene): number {
  if (score === undefined) return 0;
  return parseTwists(options.twists ?? '').filter((id) => pointsOf(id) > 0).length;
}

function beatenIn({ tally }: FinishedScene): number {
  return tally.heroes.reduce((sum, { beaten }) => sum + beaten, 0);
}

/** Achievements by id, in the order of the page. Names and descriptions are messages. */
export const ACHIEVEMENTS: Readonly<Record<string, Achievement>> = {
  'first-victory': { isEarned: won() },
  campaign: { isEarned: ({ endsCampaign }) => endsCampaign },
  'hard-won': { isEarned: won(({ scene }) => scene.world.options.difficulty === 'hard') },
  alone: { isEarned: won(({ scene }) => scene.heroes.length === 1) },
  crowd: { isEarned: won((game) => game.scene.heroes.length === 6 && aliveIn(game) === 6) },
  untouched: { isEarned: won(({ tally }) => tally.damage === 0 && tally.wounds === 0) },
  'lights-out': { isEarned: won(({ scene }) => scene.places.every(({ open }) => !open)) },
  early: { isEarned: won(({ scene }) => 2 * scene.timer > scene.world.initialTimer) },
  'last-moment': { isEarned: won(({ scene }) => scene.timer <= 0) },
  hunt: { isEarned: (game) => beatenIn(game) >= 15 },
  thunder: { isEarned: ({ tally }) => tally.heroes.some(({ roll }) => roll >= 25) },
  'all-highest': { isEarned: ({ tally }) => tally.allHighest > 0 },
  'deep-end': { isEarned: won(({ options }) => levelOfFreePlay(options.route) === 3) },
  thorns: { isEarned: won((game) => countHarmful(game) >= 3) },
  double: { isEarned: won((game) => points(game) >= 100) },
  'score-2000': { isEarned: ({ score }) => score !== undefined && score.total >= 2000 },
  daily: { isEarned: won(({ daily }) => daily !== undefined) },
  week: { isEarned: ({ daily }, { dailies }) => daily !== undefined && dailies.length >= 7 },
  veteran: { isEarned: (_, { heroes }) => heroes.some(({ wins }) => wins >= 10) },
  classes: {
    isEarned: won((_, { heroes }) =>
      HERO_CLASSES.every((one) => heroes.some((hero) => hero.class === one && hero.wins > 0)),
    ),
  },
  'hundred-threats': { isEarned: (_, profile) => sumOf(profile, 'beaten') >= 100 },
  'all-ones': { isHidden: true, isEarned: ({ tally }) => tally.allOnes > 0 },
  'last-one': {
    isHidden: true,
    isEarned: won((game) => game.scene.heroes.length >= 3 && aliveIn(game) === 1),
  },
  'so-close': {
    isHidden: true,
    isEarned: ({ isWon, scene }) => !isWon && scene.places.filter(({ open }) => open).length === 1,
  },
};

export const ACHIEVEMENT_IDS: readonly string[] = Object.keys(ACHIEVEMENTS);
