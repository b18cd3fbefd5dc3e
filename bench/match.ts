import { Match } from '../src/core/index.ts';
import { makeState, startKalah } from '../src/games/kalah/rules/index.ts';
import type { KalahState } from '../src/games/kalah/rules/index.ts';
import { playInPeer } from './boardgame-io.ts';
import type { PeerRun, PeerSetup } from './boardgame-io.ts';
import { endlessKalah, makeMoves, OPTIONS } from './endless.ts';
import type { Move } from './endless.ts';
import { median, times } from './measure.ts';
import type { Row } from './report.ts';

const ACTIONS = 100_000;
const BLOCK = 10_000;
const RUNS = 31;
const WARM_UP = 5;
const PEER_ACTIONS = 5000;
const PEER_FIRST = 1000;
const PEER_RUNS = 5;

const MIN_RATE = 1_000_000;
const MIN_RATIO = 100;
const MIN_FLATNESS = 0.9;

/** Plays the moves in one match. Returns the milliseconds of each block and the final state. */
function playInMatch(moves: readonly Move[]): { blocks: number[]; state: KalahState } {
  const match = new Match(endlessKalah, OPTIONS, 'bench');
  const blocks: number[] = [];
  let since = performance.now();
  for (const [index, { by, house }] of moves.entries()) {
    if (!match.play(house, by).ok) throw new Error(`move ${index} was refused`);
    if ((index + 1) % BLOCK !== 0) continue;
    const now = performance.now();
    blocks.push(now - since);
    since = now;
  }
  if (match.log.length !== moves.length) throw new Error('the log is incomplete');
  return { blocks, state: match.state };
}

function expectSame(state: KalahState, moves: readonly Move[]): void {
  const end = moves.reduce(
    (now, { house }) => endlessKalah.apply(now, house).state,
    startKalah(OPTIONS),
  );
  if (makeState(end) !== makeState(state)) throw new Error('the engines end in different states');
}

function measureMatch(moves: readonly Move[]) {
  const runs = times(WARM_UP + RUNS, () => playInMatch(moves)).slice(WARM_UP);
  runs.forEach(({ state }) => expectSame(state, moves));
  const blockAt = (at: number) => median(runs.map(({ blocks }) => blocks.at(at) ?? 0));
  const sums = runs.map(({ blocks }) => blocks.reduce((sum, ms) => sum + ms, 0));
  return { rate: (ACTIONS / median(sums)) * 1000, flatness: blockAt(0) / blockAt(-1) };
}

function measurePeer(setup: PeerSetup, moves: readonly Move[]) {
  const runs: PeerRun[] = times(PEER_RUNS + 1, () => playInPeer(setup, moves)).slice(1);
  runs.forEach(({ state }) => expectSame(state, moves));
  return {
    first: (PEER_FIRST / median(runs.map(({ first }) => first))) * 1000,
    all: (PEER_ACTIONS / median(runs.map(({ all }) => all))) * 1000,
  };
}

function peerRows(setup: PeerSetup, moves: readonly Move[], rate: number): Row[] {
  const { first, all } = measurePeer(setup, moves);
  const name = `boardgame.io, ${setup}`;
  const ratio = rate / first;
  return [
    { what: `${name}, first ${PEER_FIRST}`, figure: first, unit: 'actions/s' },
    { what: `${name}, ${PEER_ACTIONS}`, figure: all, unit: 'actions/s' },
    {
      what: `Turnwright, ${ACTIONS} / ${name}, first ${PEER_FIRST}`,
      figure: ratio,
      unit: 'x',
      ...(setup === 'by the book' && {
        target: { text: `at least ${MIN_RATIO}`, met: ratio >= MIN_RATIO },
      }),
    },
  ];
}

/**
 * Measures a match through the public contract, with log and seeded random stream, against
 * boardgame.io.
 */
export function benchMatch(): Row[] {
  const moves = makeMoves(ACTIONS);
  const { rate, flatness } = measureMatch(moves);
  const peerMoves = moves.slice(0, PEER_ACTIONS);
  return [
    {
      what: `Turnwright, ${ACTIONS} actions of one match`,
      figure: rate,
      unit: 'actions/s',
      target: { text: 'at least 1 M', met: rate >= MIN_RATE },
    },
    {
      what: `Turnwright, rate of the last ${BLOCK} / the first`,
      figure: flatness,
      unit: 'x',
      target: { text: 'at least 0.9', met: flatness >= MIN_FLATNESS },
    },
    ...peerRows('by the book', peerMoves, rate),
    ...peerRows('no turns, no undo', peerMoves, rate),
  ];
}
