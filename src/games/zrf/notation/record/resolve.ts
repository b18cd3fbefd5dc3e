import { assertDefined, failed, parsed } from '#core';
import type { Parsed, Problem } from '#core';
import type { ZrfAction, ZrfGame, ZrfState } from '../../rules/index.ts';
import { notationProblem } from '../model/problems.ts';
import type { RecordedGame, RecordedLine, RecordedMove } from './recorded.ts';
import { findTurn } from './find-turn.ts';
import { notateTurn } from './notate-turn.ts';
import type { ReaderOf } from './find-turn.ts';
import type { GameTree, TurnNode } from './tree.ts';

/** Most legal moves listed in a refusal. */
const MAX_LISTED = 6;
/** Longest game, in turns. */
const MAX_TURNS = 20_000;

/** The setup of a recorded game. */
export interface RecordedStart {
  readonly variant: string;
  readonly start: string | undefined;
}

/** A turn of a line, waiting for its continuations. */
interface Draft extends Omit<TurnNode, 'next'> {
  readonly next: Draft[];
}

/** A line still to be played, from a state. */
interface Pending {
  readonly line: RecordedLine;
  readonly state: ZrfState;
  readonly into: Draft[];
}

/** Plays recorded moves by the rules; lines wait on a stack, so depth costs no recursion. */
class Resolver {
  problem: Problem | undefined;
  readonly #pending: Pending[] = [];
  readonly #game: ZrfGame;
  readonly #readerOf: ReaderOf;

  constructor(game: ZrfGame, readerOf: ReaderOf) {
    this.#game = game;
    this.#readerOf = readerOf;
  }

  resolve(line: RecordedLine, start: ZrfState): readonly TurnNode[] {
    const root: Draft[] = [];
    this.#pending.push({ line, state: start, into: root });
    for (let one = this.#pending.pop(); one !== undefined; one = this.#pending.pop()) {
      this.#play(one);
      if (this.problem !== undefined) return [];
    }
    return root;
  }

  #play({ line, state, into }: Pending): void {
    let [at, nodes] = [state, into];
    for (const move of line.slice(0, MAX_TURNS)) {
      const turn = this.#turn(move, at);
      if (turn === undefined) return;
      nodes.push(turn.node);
      // The last variation waits on top of the stack, so the first is played first.
      for (const variation of [...move.variations].reverse()) {
        this.#pending.push({ line: variation, state: at, into: nodes });
      }
      [at, nodes] = [turn.after, turn.node.next];
    }
  }

  #turn(move: RecordedMove, state: ZrfState): { node: Draft; after: ZrfState } | undefined {
    const { text, nags, before, after } = move;
    const steps = findTurn(this.#game, state, text, this.#readerOf);
    if (steps === undefined) {
      this.#refuse(move, state);
      return undefined;
    }
    const node = {
      ...notateTurn(this.#game, state, steps, this.#readerOf),
      nags,
      before,
      after,
      next: [],
    };
    return { node, after: this.#after(state, steps) };
  }

  #after(state: ZrfState, steps: readonly ZrfAction[]): ZrfState {
    return steps.reduce((at, action) => this.#game.apply(at, action).state, state);
  }

  #refuse({ text, place }: RecordedMove, state: ZrfState): void {
    const turn = this.#game.turn(state);
    if (turn.kind !== 'decide') {
      this.problem = notationProblem('pgn-move-over', place, { text });
      return;
    }
    const reader = this.#readerOf(state, turn.actions);
    const moves = turn.actions.slice(0, MAX_LISTED).map((action) => {
      const { start, rest } = reader.notate(action);
      return start + rest;
    });
    const code = turn.actions.length > MAX_LISTED ? 'pgn-move-among' : 'pgn-move';
    this.problem = notationProblem(code, place, { text, moves: moves.join(', ') });
  }
}

/** Plays a recorded game by the rules. The first move that is not legal is reported with its place. */
export function resolveGame(
  game: ZrfGame,
  recorded: RecordedGame,
  { variant, start }: RecordedStart,
  readerOf: ReaderOf,
): Parsed<GameTree> {
  const resolver = new Resolver(game, readerOf);
  const options = start === undefined ? { variant } : { variant, start };
  const next = resolver.resolve(recorded.line, game.start(options, ''));
  if (resolver.problem !== undefined) return failed(assertDefined(resolver.problem));
  const { tags, comment, result } = recorded;
  return parsed({ tags, variant, start, comment, result, next });
}
