import { Contestant, currentLibrary } from './contestant.ts';
import type { BotLibrary } from './contestant.ts';
import { drawOpening } from './openings.ts';
import type { Row } from './report.ts';
import { ownTexts } from './rules-files.ts';
import { percent } from './study.ts';
import { botsOf } from './versions.ts';

/** Version against which progress is measured. */
const BASE = '95514621';
const GAMES = ['chess', 'shogi', 'xiangqi', 'international-draughts', 'reversi', 'hex'];
/** Longer games are drawn. */
const MAX_MOVES = 300;
const MIN_SHARE = 0.7;
/** Standard deviations on each side of a 95 % interval. */
const DEVIATIONS = 1.96;

export interface MastersSettings {
  readonly games: number;
  /** Thinking time per move. */
  readonly milliseconds: number;
  readonly only: readonly string[];
  readonly progress: (text: string) => void;
}

/** Result of a game for the first contestant: 1, 0.5 or 0. `seat` is where it sits. */
function playGame(
  contestants: readonly [Contestant, Contestant],
  opening: readonly string[],
  seat: number,
  milliseconds: number,
): number {
  const [referee] = contestants;
  const play = (move: string) => contestants.forEach((one) => one.play(move));
  contestants.forEach((one) => one.restart());
  opening.forEach(play);
  for (let count = 0; count < MAX_MOVES; count += 1) {
    const turn = referee.turn();
    if (typeof turn !== 'number') {
      const lead = (turn[seat] ?? 0) - (turn[1 - seat] ?? 0);
      return lead === 0 ? 0.5 : lead > 0 ? 1 : 0;
    }
    const mover = contestants[turn === seat ? 0 : 1];
    const move = mover.choose(milliseconds, `${seat} ${count}`);
    // An illegal move loses. Earlier versions let a dropped pawn give mate in shogi.
    if (!referee.moves().includes(move)) return mover === referee ? 0 : 1;
    play(move);
  }
  return 0.5;
}

function rowOf(name: string, results: readonly number[], milliseconds: number): Row {
  const count = (result: number) => results.filter((one) => one === result).length;
  const share = results.reduce((sum, one) => sum + one, 0) / results.length;
  const variance = results.reduce((sum, one) => sum + (one - share) * (one - share), 0);
  const error = (DEVIATIONS * Math.sqrt(variance)) / results.length;
  const games = `${results.length} games at ${milliseconds} ms a move`;
  return {
    what: `${name}, ${games}: ${count(1)} won, ${count(0.5)} drawn, ${count(0)} lost`,
    figure: percent(share),
    unit: `of the points, 95% within ${percent(share - error)} to ${percent(share + error)}`,
    target: { text: `at least ${percent(MIN_SHARE)}`, met: share >= MIN_SHARE },
  };
}

function measure(name: string, base: BotLibrary, settings: MastersSettings): Row {
  const { games, milliseconds, progress } = settings;
  const now = new Contestant(currentLibrary, ownTexts(), name);
  const before = new Contestant(base, ownTexts(), name);
  const results: number[] = [];
  while (results.length < games) {
    const opening = drawOpening(now, name, `masters ${results.length}`);
    for (const seat of [0, 1]) {
      results.push(playGame([now, before], opening, seat, milliseconds));
      progress(`${name}: ${results.length} of ${games} games`);
    }
  }
  return rowOf(name, results, milliseconds);
}

/** Plays the strongest bot against that of an earlier version, at equal time, by today's rules. */
export async function benchMasters(settings: MastersSettings): Promise<Row[]> {
  const { only } = settings;
  const base = await botsOf(BASE);
  const names = only.length === 0 ? GAMES : GAMES.filter((name) => only.includes(name));
  return names.map((name) => measure(name, base, settings));
}
