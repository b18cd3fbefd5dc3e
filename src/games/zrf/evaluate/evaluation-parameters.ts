import { below, makeStream, assertDefined } from '../../../core/index.ts';
import { LineTable } from './line-table.ts';
import type { Machine } from '../run/machine.ts';
import { squareStatistics } from './square-statistics.ts';
import type { Play } from '../run/play.ts';
import { Room } from './room.ts';
import { pieceSquareValues } from './piece-square-values.ts';
import type { PieceSquareValues } from './piece-square-values.ts';

/** Games at random from which is learnt what the rules do not say in so many words. */
const GAMES = 6;
const STEPS_MOST = 80;
/** Every so many steps it is counted how many moves the players have. */
const COUNTED_EVERY = 5;

/** By so large a part of all the players' numbers of moves differ if they tell anything. */
const TELLING = 0.04;

/** What a way to move is worth to a side, and where pieces are counted. */
const PER_WAY = 3;
const PER_WAY_COUNTED = 14;
/** What a place is worth that tells everything of how the game ends. */
const PER_SQUARE_STATISTIC = 3000;

/** What is known about a game before it is played: enough to tell how well players stand. */
export interface EvaluationParameters extends PieceSquareValues {
  readonly lines: LineTable;
  readonly room: Room;
  /** What a player's every way to move is worth to him. */
  readonly perWay: number;
}

/** What games at random tell. */
interface Experience {
  /** How many moves the players had, and by how many they differed. */
  ways: number;
  difference: number;
}

function compare(play: Play, machine: Machine, experience: Experience): void {
  const ways = play.seats.map((player) => machine.countFree(player));
  experience.ways += Math.max(...ways);
  experience.difference += Math.max(...ways) - Math.min(...ways);
}

/** Plays some games at random; the same ones every time. */
function experienceOf(play: Play): Experience {
  const experience: Experience = { ways: 0, difference: 0 };
  const random = makeStream('zrf', 'experience');
  const start = play.start('');
  const machine = play.machineOf(start);
  for (let game = 0; game < GAMES && start.ending === undefined; game += 1) {
    machine.rewind(0);
    for (let step = 0; step < STEPS_MOST && machine.conclusion() === undefined; step += 1) {
      if (step % COUNTED_EVERY === 0) compare(play, machine, experience);
      machine.make(machine.step(below(random, machine.count())));
    }
  }
  return experience;
}

/** Where pieces are counted in the end, those are worth most that winners hold. */
function addStatistics({ onBoard }: PieceSquareValues, shares: Float64Array): void {
  for (const index of onBoard.keys()) {
    onBoard[index] =
      assertDefined(onBoard[index]) +
      Math.round(PER_SQUARE_STATISTIC * assertDefined(shares[index % shares.length]));
  }
}

function learn(play: Play): EvaluationParameters {
  const values = pieceSquareValues(play);
  const { aims } = values;
  const experience = experienceOf(play);
  if (aims.isCounted) addStatistics(values, squareStatistics(play));
  const sign = aims.moving.includes(-1) ? -1 : 1;
  const perWay = aims.isCounted ? PER_WAY_COUNTED : PER_WAY;
  const isUseful = experience.difference > TELLING * experience.ways;
  return {
    ...values,
    lines: new LineTable(play.program, aims.lines),
    room: new Room(play.rules, aims),
    perWay: isUseful ? sign * perWay : 0,
  };
}

const known = new WeakMap<Play, EvaluationParameters>();

/** What can be known about a game: worked out when it is first asked for. */
export function learnParameters(play: Play): EvaluationParameters {
  const gained = known.get(play) ?? learn(play);
  known.set(play, gained);
  return gained;
}
