import { CHANCE } from '../../../core/index.ts';
import type { Match } from '../../../core/index.ts';
import type {
  ZrfAction,
  ZrfEvent,
  ZrfGame,
  ZrfOptions,
  ZrfState,
} from '../../../games/zrf/index.ts';
import type { ListedTurn } from '../../board/move-list.tsx';
import { noteStep } from './notation.ts';

export type ZrfMatch = Match<ZrfState, ZrfAction, ZrfEvent, ZrfOptions> & {
  readonly game: ZrfGame;
};

/** What dice do is seen on the board; as a move it would tell nothing. */
const DICE = { start: '', rest: '⚄' } as const;

/** The first `count` entries as whole turns: the steps of a piece that goes on are joined. */
export function turnsOf(match: ZrfMatch, count: number, pass: string): ListedTurn[] {
  const turns: ListedTurn[] = [];
  let state = match.stateAt(0);
  const rules = match.game.rulesOf(state);
  for (const [index, { by, action }] of match.log.slice(0, count).entries()) {
    const { start, rest } = by === CHANCE ? DICE : noteStep(rules, state, action, pass);
    const last = turns.at(-1);
    if (state.chainAt >= 0 && last?.player === by && action.record.length > 0) {
      turns.splice(-1, 1, { ...last, text: last.text + rest, to: index + 1 });
    } else if (state.chainAt >= 0 && last?.player === by) {
      turns.splice(-1, 1, { ...last, to: index + 1 });
    } else turns.push({ player: by, text: start + rest, from: index, to: index + 1 });
    state = match.game.apply(state, action).state;
  }
  return turns;
}

/** Turns round by round; a round ends where the turn comes back to a seat, dice apart. */
export function roundsOf(turns: readonly ListedTurn[]): (readonly ListedTurn[])[] {
  const rounds: ListedTurn[][] = [];
  let highest = Number.POSITIVE_INFINITY;
  for (const turn of turns) {
    if (turn.player !== CHANCE) {
      if (turn.player <= highest) rounds.push([]);
      highest = turn.player;
    }
    const round = rounds.at(-1);
    if (round === undefined) rounds.push([turn]);
    else round.push(turn);
  }
  return rounds;
}
