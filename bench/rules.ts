import { Chess } from 'chess.js';
import { below, makeStream } from '../src/core/index.ts';
import { countTurns, folderOf, learningOf, openRules } from '../src/games/zrf/rules/index.ts';
import { manyPieces } from './large-rules.ts';
import { median, timed, times } from './measure.ts';
import { ConnectFour } from './peers/connect-four.ts';
import { Draughts } from './peers/draughts.ts';
import type { Row } from './report.ts';
import { ownGame, ownNames } from './rules-files.ts';

const RUNS = 3;
const CHESS_TURNS = 197_281;
const DRAUGHTS_TURNS = 179_740;
/** Random games, played alternately in slices long enough to spread other load over both sides. */
const PLAYOUTS = 10_000;
const SLICES = 7;
const MAX_COMPILE = 200;

function medianMs(work: () => unknown, runs = RUNS): number {
  return median(times(runs, () => timed(work).ms));
}

function expect(what: string, count: number, expected: number): void {
  if (count !== expected) throw new RangeError(`${what}: ${count} instead of ${expected}`);
}

function counter(name: string, depth: number, expected: number): () => void {
  const { play, variant } = ownGame(name);
  const machine = play.machineOf(play.start(variant));
  return () => expect(name, countTurns(machine, depth), expected);
}

function ratioRow(what: string, ratio: number, minRatio: number, text: string): Row {
  return { what, figure: ratio, unit: 'x', target: { text, met: ratio >= minRatio } };
}

/** Complete rules of chess, compared with a chess library. */
function chessRows(): Row[] {
  const count = counter('chess', 4, CHESS_TURNS);
  const first = timed(count).ms;
  const ours = medianMs(count);
  const chess = new Chess();
  const theirs = medianMs(() => expect('chess.js', chess.perft(4), CHESS_TURNS));
  return [
    { what: 'chess.zrf, perft(4)', figure: ours, unit: 'ms' },
    { what: 'chess.zrf, first perft(4)', figure: first, unit: 'ms' },
    { what: 'chess.js, perft(4)', figure: theirs, unit: 'ms' },
    ratioRow('chess.zrf relative to chess.js', theirs / ours, 1, '>= 1, then 3'),
  ];
}

function draughtsRows(): Row[] {
  const count = counter('english-draughts', 7, DRAUGHTS_TURNS);
  count();
  const ours = medianMs(count, 5);
  const peer = new Draughts();
  peer.perft(7);
  const theirs = medianMs(() => expect('hand-written draughts', peer.perft(7), DRAUGHTS_TURNS), 5);
  return [
    { what: 'english-draughts.zrf, perft(7)', figure: ours, unit: 'ms' },
    { what: 'hand-written draughts, perft(7)', figure: theirs, unit: 'ms' },
    ratioRow('english-draughts.zrf relative to that', theirs / ours, 1 / 3, '>= 1/3'),
  ];
}

/**
 * Plays a batch of random games and returns the number of stones. Further calls continue the same
 * random stream.
 */
type PlayOut = () => number;

function playOutByRules(games: number): PlayOut {
  const { play, variant } = ownGame('connect-four');
  const machine = play.machineOf(play.start(variant));
  const random = makeStream('bench', 'connect-four');
  return () => {
    let stones = 0;
    for (let game = 0; game < games; game += 1) {
      while (machine.conclusion() === undefined) {
        machine.make(machine.step(below(random, machine.count())));
      }
      stones += machine.depth;
      machine.rewind(0);
    }
    return stones;
  };
}

function playOutByHand(games: number): PlayOut {
  const board = new ConnectFour();
  const random = makeStream('bench', 'connect-four');
  return () => {
    let stones = 0;
    for (let game = 0; game < games; game += 1) {
      board.reset();
      let isOver = false;
      while (!isOver) {
        const column = board.open[below(random, board.moves())] ?? 0;
        isOver = board.play(column) || board.isFull;
      }
      stones += board.placed;
    }
    return stones;
  };
}

function playOutRows(): Row[] {
  const [ours, theirs] = [playOutByRules(PLAYOUTS), playOutByHand(PLAYOUTS)];
  const rate = (playOut: PlayOut) => {
    const { ms, result } = timed(playOut);
    return (result / ms) * 1000;
  };
  times(RUNS, () => [rate(ours), rate(theirs)]);
  const rates = times(SLICES, () => [rate(ours), rate(theirs)] as const);
  const [rules, hand] = [median(rates.map(([one]) => one)), median(rates.map(([, one]) => one))];
  return [
    { what: 'connect-four.zrf, random play-outs', figure: rules, unit: 'moves/s' },
    { what: 'hand-written Connect Four, random play-outs', figure: hand, unit: 'moves/s' },
    ratioRow('connect-four.zrf relative to that', rules / hand, 1 / 3, '>= 1/3'),
  ];
}

function compileRow(): Row {
  const bytes = new TextEncoder().encode(manyPieces());
  const folder = folderOf(new Map([['large.zrf', bytes]]));
  const compile = () => openRules(folder, 'large.zrf', 'large');
  const { game } = compile();
  if (!game.ok) throw new RangeError(game.problems.map(({ message }) => message).join('\n'));
  const ms = medianMs(compile, 5);
  const target = { text: `<= ${MAX_COMPILE}`, met: ms <= MAX_COMPILE };
  return {
    what: `compiling ${Math.round(bytes.length / 1000)} kB`,
    figure: ms,
    unit: 'ms',
    target,
  };
}

/** One-off analysis by a bot before its first move, mostly unfolding the blocks of all pieces. */
function insightRow(): Row {
  const looks = ownNames().map((name) => {
    const { play } = ownGame(name);
    return { name, ms: timed(() => learningOf(play).run(Infinity)).ms };
  });
  const slowest = looks.reduce((a, b) => (b.ms > a.ms ? b : a));
  const what = `analysis of a game before a bot's first move: ${slowest.name}, the slowest`;
  return { what, figure: slowest.ms, unit: 'ms' };
}

export function benchRules(): Row[] {
  return [...playOutRows(), ...chessRows(), ...draughtsRows(), compileRow(), insightRow()];
}
