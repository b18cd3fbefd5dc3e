import { RANDOM, STRENGTH_WORDS, strengths } from '../src/bots/index.ts';
import type { Strength } from '../src/bots/index.ts';
import { kalah } from '../src/games/kalah/rules/index.ts';
import { arena } from '../src/lab/index.ts';
import { OPTIONS } from './endless.ts';
import type { Row } from './report.ts';

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;

const RUNGS: readonly (readonly [name: string, strength: Strength])[] = [
  ['random', RANDOM],
  ...STRENGTH_WORDS.map((word) => [word, strengths[word]] as const),
];

/** Plays each strength against the one below it, over the given number of 6 x 4 games. */
export function benchLadder(games: number, progress: (text: string) => void): Row[] {
  return RUNGS.slice(1).map(([name, strength], index) => {
    const [nameBelow, below] = RUNGS[index] as (typeof RUNGS)[number];
    const pair = `${name} against ${nameBelow}`;
    const showProgress = (played: number) => progress(`${pair}: ${played} of ${games}`);
    const sides = [strength, below] as const;
    const { wins, draws, losses, score } = arena(
      kalah,
      OPTIONS,
      sides,
      games,
      'ladder',
      showProgress,
    );
    return {
      what: `${pair}, ${games} games: ${wins} won, ${draws} drawn, ${losses} lost`,
      figure: percent(score.share),
      unit: `of the points, 95% within ${percent(score.least)} to ${percent(score.most)}`,
      target: { text: 'above half', met: score.least > 0.5 },
    };
  });
}
