import { expectedFor, judge } from '#bots/analysis/index.ts';
import type { AnalysedLine, Judgement } from '#bots/analysis/index.ts';
import type { ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { materialChange } from './material.ts';
import type { MaterialChange } from './material.ts';

/** The price of a move compared with the best one. */
export type Price =
  /** The move loses by force, and the best one does not. */
  | { readonly kind: 'loses'; readonly turns: number }
  /** The best move wins by force, and this one does not. */
  | { readonly kind: 'misses'; readonly turns: number }
  | ({ readonly kind: 'material' } & MaterialChange)
  /** The position becomes worse. */
  | { readonly kind: 'position' }
  /** The move is as good as the best one, or nearly. */
  | { readonly kind: 'nothing' };

/** Answer to the question why a move is not the best. */
export interface Refutation {
  readonly price: Price;
  /** Expected score that the move loses for its player. */
  readonly loss: number;
  readonly judgement: Judgement | undefined;
  /** Steps of the move and of the best play after it. */
  readonly line: readonly ZrfAction[];
  /** Value after the move, and value of the best move. */
  readonly reached: AnalysedLine<ZrfAction>;
  readonly best: AnalysedLine<ZrfAction>;
}

/** A move that a player would like to make. */
export interface Wish {
  readonly state: ZrfState;
  readonly player: number;
  /** Steps of the move. */
  readonly steps: readonly ZrfAction[];
}

/** Explains a move by the best line of its position and the best line after it. */
export function refute(
  game: ZrfGame,
  { state, player, steps }: Wish,
  best: AnalysedLine<ZrfAction>,
  reached: AnalysedLine<ZrfAction>,
): Refutation {
  const line = [...steps, ...reached.actions];
  const lost = expectedFor(player, best.expected) - expectedFor(player, reached.expected);
  const loss = Math.max(0, lost);
  const judgement = judge(loss);
  return { price: priceOf(), loss, judgement, line, reached, best };

  function priceOf(): Price {
    if (judgement === undefined) return { kind: 'nothing' };
    if (reached.end !== undefined && reached.end.winner !== player)
      return { kind: 'loses', turns: reached.end.turns };
    if (best.end?.winner === player) return { kind: 'misses', turns: best.end.turns };
    const change = materialChange(game, state, line, player);
    return change.lost.length > 0 ? { kind: 'material', ...change } : { kind: 'position' };
  }
}
