import { STRENGTH_WORDS, strengths } from '../src/bots/index.ts';
import { kalah } from '../src/games/kalah/index.ts';
import { arena } from '../src/lab/index.ts';
import { OPTIONS } from './endless.ts';
import type { Row } from './report.ts';

const percent = (share: number) => `${(100 * share).toFixed(0)}%`;

/** Each strength against the one below it, over so many games of 6 x 4. */
export function benchLadder(games: number, progress: (text: string) => void): Row[] {
  return STRENGTH_WORDS.slice(1).map((word, index) => {
    const below = STRENGTH_WORDS[index] ?? word;
    const pair = `${word} against ${below}`;
    const { wins, draws, losses, score } = arena(
      kalah,
      OPTIONS,
      [strengths[word], strengths[below]],
      games,
      'ladder',
      (played) => progress(`${pair}: ${played} of ${games}`),
    );
    return {
      what: `${pair}, ${games} games: ${wins} won, ${draws} drawn, ${losses} lost`,
      figure: percent(score.share),
      unit: `of the points, 95% within ${percent(score.least)} to ${percent(score.most)}`,
      target: { text: 'above half', met: score.least > 0.5 },
    };
  });
}
