import { assertDefined } from '../src/core/index.ts';
import { wilson } from '../src/lab/index.ts';
import { Contestant, currentLibrary } from './contestant.ts';
import { drawOpening } from './openings.ts';
import { bestSquare, played } from './peers/reversi.ts';
import type { Discs } from './peers/reversi.ts';
import type { Row } from './report.ts';
import { ownTexts } from './rules-files.ts';
import { percent } from './study.ts';

const DEPTH = 4;
const MIN_SHARE = 0.9;
/** Word of a step record that names the square of a drop. */
const SQUARE = 8;

const EMPTY_BOARD: Discs = Array.from({ length: 64 }, () => 0);
/** Discs of the usual start: the first player has the dark ones. */
const START = new Map([
  [27, -1],
  [28, 1],
  [35, 1],
  [36, -1],
]);

export interface ReversiSettings {
  readonly games: number;
  /** Thinking time of our bot per move. */
  readonly milliseconds: number;
  readonly progress: (text: string) => void;
}

function squareOf(move: string): number {
  return Number(move.split(' ')[SQUARE] ?? -1);
}

/** Points of our bot in one game. */
function playGame(ours: Contestant, index: number, milliseconds: number): number {
  const opening = drawOpening(ours, 'reversi', `reversi ${index >> 1}`);
  const seat = index % 2;
  let discs: Discs = EMPTY_BOARD.map((_, square) => START.get(square) ?? 0);
  ours.restart();
  for (let count = 0; ; count += 1) {
    const player = ours.turn();
    if (typeof player !== 'number') {
      const lead = (player[seat] ?? 0) - (player[1 - seat] ?? 0);
      return lead === 0 ? 0.5 : lead > 0 ? 1 : 0;
    }
    const side = player === 0 ? 1 : -1;
    const answer = () => {
      if (player === seat) return ours.choose(milliseconds, `${index} ${count}`);
      const best = bestSquare(discs, side, DEPTH);
      return ours.moves().find((one) => squareOf(one) === best);
    };
    const move = opening[count] ?? answer();
    ours.play(assertDefined(move));
    const square = squareOf(assertDefined(move));
    if (square >= 0) discs = played(discs, side, square);
  }
}

/** Plays our strongest bot against a plain program that looks four moves ahead. */
export function benchReversi({ games, milliseconds, progress }: ReversiSettings): Row[] {
  const ours = new Contestant(currentLibrary, ownTexts(), 'reversi');
  let points = 0;
  for (let index = 0; index < games; index += 1) {
    progress(`reversi: game ${index + 1} of ${games}, ${points} points`);
    points += playGame(ours, index, milliseconds);
  }
  const { share, least, most } = wilson(points, games);
  return [
    {
      what: `reversi: level 5 at ${milliseconds} ms a move against ${DEPTH} moves of alpha-beta, ${games} games`,
      figure: percent(share),
      unit: `of the points, 95% within ${percent(least)} to ${percent(most)}`,
      target: { text: `at least ${percent(MIN_SHARE)}`, met: share >= MIN_SHARE },
    },
  ];
}
