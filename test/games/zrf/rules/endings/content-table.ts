import { assertDefined, below, must } from '#core';
import type { Random } from '#core';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { Table } from '../support/table.ts';

/** Table of a shipped game, at a position: `White King e1, Black King e8, Turn=Black`. */
export function tableAt(game: ZrfGame, position: string, variant?: string): Table {
  const key = variant ?? assertDefined(game.options.variant).default;
  const parts = position.split(',').map((part) => part.trim());
  const words = parts.map((part) => (part.includes('=') ? part : `(${part})`));
  const table = new Table(game, key);
  table.state = game.start({ variant: key, start: `Variant=${key} ${words.join(' ')}` }, 'table');
  return table;
}

/** Saves and loads the game of a table. */
export function reload(table: Table): void {
  table.state = must(table.game.parseState(table.game.makeState(table.state)));
}

/** Plays random moves that neither capture, allow a capture nor end the game. */
export function shuffle(table: Table, turns: number, random: Random): void {
  const { game } = table;
  for (let turn = 0; turn < turns; turn += 1) {
    const before = table.state;
    const moves = table.moves().filter((move) => !move.includes(' x '));
    let isPlayed = false;
    while (!isPlayed && moves.length > 0) {
      const [move = ''] = moves.splice(below(random, moves.length), 1);
      table.play(move);
      const replies = table.moves();
      isPlayed = replies.length > 0 && !replies.some((reply) => reply.includes(' x '));
      if (!isPlayed) table.state = before;
    }
    if (!isPlayed) throw new RangeError(`no quiet move after ${turn} turns: ${game.id}`);
  }
}
