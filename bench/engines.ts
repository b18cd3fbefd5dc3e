import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { assertDefined, below, deriveSeed, makeStream, startMatch } from '../src/core/index.ts';
import { Opponent } from '../src/games/zrf/commands/opponent/opponent.ts';
import type { ZrfGame } from '../src/games/zrf/rules/index.ts';
import { wilson } from '../src/lab/index.ts';
import { Session } from '../src/play/index.ts';
import type { Row } from './report.ts';
import { ownGameForBots } from './rules-files.ts';
import { percent } from './study.ts';

const STOCKFISH = resolve('bench/engines/node_modules/stockfish/bin/stockfish-19-lite-single.js');
const OURS = resolve('dist/cli/main.js');
const SKILL = 5;
/**
 * Milliseconds after which Stockfish has its move: below its full skill it keeps the choice of its
 * first `SKILL + 1` depths, and longer thinking changes nothing.
 */
const PEER_THINKING = 500;
/** Random turns at the start, so that games differ. */
const OPENING = 4;
/** Longer games are scored as draws. */
const MAX_TURNS = 300;
const MIN_SHARE = 0.5;
const PATIENCE = { start: 60_000, answer: 60_000 };

export interface EnginesSettings {
  readonly games: number;
  /** Thinking time per move. */
  readonly milliseconds: number;
  readonly progress: (text: string) => void;
}

/** Programs of a match, ours first. */
const PLAYERS = [
  { name: 'ours', args: [OURS, 'engine', 'uci', 'chess', '--seed', 'bench'], options: [] },
  { name: 'stockfish', args: [STOCKFISH], options: [['Skill Level', String(SKILL)]] },
] as const;

/** Plays one game. Returns our points. */
async function playGame(game: ZrfGame, index: number, thinking: number): Promise<number> {
  const seed = deriveSeed('engines', index >> 1);
  const match = startMatch(game, { variant: game.options.variant.default }, seed);
  const ours = index % 2;
  const seats = [0, 1].map((player) => {
    const mind = PLAYERS[player === ours ? 0 : 1].name;
    return { kind: 'bot', strength: 5, mind } as const;
  });
  const session = new Session(match, seats);
  const opponents = PLAYERS.map(({ name, args, options }) => {
    const command = { protocol: 'uci', program: process.execPath, args } as const;
    const time = name === 'ours' ? thinking : Math.min(thinking, PEER_THINKING);
    const settings = { command, options, thinking: time, patience: PATIENCE };
    return new Opponent({ ...settings, protocol: 'uci' }, game, () => match);
  });
  const random = makeStream(seed, 'opening');
  try {
    while (match.turn.kind === 'decide' && match.cursor < MAX_TURNS) {
      const { player, actions } = match.turn;
      if (match.cursor < OPENING) {
        match.play(actions[below(random, actions.length)]);
        continue;
      }
      const opponent = assertDefined(opponents[player === ours ? 0 : 1]);
      const answer = await opponent.ask(session.question('move'));
      const played = session.playText(answer?.action ?? '');
      if (!played.ok) throw new RangeError(played.problem.message);
    }
  } finally {
    for (const opponent of opponents) opponent.close();
  }
  const winners = match.turn.kind === 'over' ? match.turn.outcome.winners : [];
  if (winners.length !== 1) return 0.5;
  return winners[0] === ours ? 1 : 0;
}

/** Measures our strongest level against Stockfish by UCI. */
export async function benchEngines({
  games,
  milliseconds,
  progress,
}: EnginesSettings): Promise<Row[]> {
  if (!existsSync(STOCKFISH)) return [];
  const chess = ownGameForBots('chess');
  let points = 0;
  for (let index = 0; index < games; index++) {
    progress(`engines: game ${index + 1} of ${games}, ${points} points`);
    points += await playGame(chess, index, milliseconds);
  }
  const { share, least, most } = wilson(points, games);
  return [
    {
      what: `chess: level 5 against Stockfish at skill ${SKILL}, ${milliseconds} ms a move, ${games} games`,
      figure: percent(share),
      unit: `of the points, 95% within ${percent(least)} to ${percent(most)}`,
      target: { text: `at least ${percent(MIN_SHARE)}`, met: share >= MIN_SHARE },
    },
  ];
}
