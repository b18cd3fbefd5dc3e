import { kalah } from '../src/games/kalah/rules/index.ts';
import { LADDER_CELLS } from '../src/lab/index.ts';
import { OPTIONS } from './endless.ts';
import type { Row } from './report.ts';
import { percent, playLadder } from './study.ts';

/** Plays each strength against the one below it, over the given number of 6 x 4 games. */
export async function benchLadder(games: number, progress: (text: string) => void): Promise<Row[]> {
  const scores = await playLadder(kalah, {
    options: OPTIONS,
    seed: 'ladder',
    cells: LADDER_CELLS,
    games,
    progress,
  });
  return scores.map(({ one, two, wins, draws, losses, score }) => ({
    what: `${one} against ${two}, ${games} games: ${wins} won, ${draws} drawn, ${losses} lost`,
    figure: percent(score.share),
    unit: `of the points, 95% within ${percent(score.least)} to ${percent(score.most)}`,
    target: { text: 'above half', met: score.least > 0.5 },
  }));
}
