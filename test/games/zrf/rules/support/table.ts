import { must, assertDefined } from '#core';
import { cellsOf, EMPTY, ownerOf, typeOf } from '#games/zrf/rules/compile/cell.ts';
import type { ZrfGame } from '#games/zrf/rules/game/game.ts';
import { openRules } from '#games/zrf/rules/game/library.ts';
import type { Rules } from '#games/zrf/rules/model/index.ts';
import type { ZrfAction, ZrfEvent } from '#games/zrf/rules/state/action.ts';
import { ENDLESS_STOCK } from '#games/zrf/rules/run/board.ts';
import type { ZrfState } from '#games/zrf/rules/state/state.ts';
import { folderWith } from '../nodes.ts';

/** Game from a single rules text; throws its errors. */
export function openText(text: string): ZrfGame {
  return must(openRules(folderWith({ 'table.zrf': text }), 'table.zrf', 'table').game);
}

/** A game played by move texts. */
export class Table {
  readonly game: ZrfGame;
  state: ZrfState;

  constructor(game: ZrfGame, variant?: string) {
    this.game = game;
    const key = variant ?? assertDefined(game.options.variant).default;
    this.state = game.start({ variant: key }, 'table');
  }

  get rules(): Rules {
    return this.game.rulesOf(this.state);
  }

  /** Possible actions with their weights, 1 for decisions of players. */
  #choices(): readonly (readonly [ZrfAction, number])[] {
    const turn = this.game.turn(this.state);
    if (turn.kind === 'over') return [];
    if (turn.kind === 'decide') return turn.actions.map((action) => [action, 1]);
    return turn.outcomes.map(({ action, weight }) => [action, weight]);
  }

  /** Legal moves in listed order; chance outcomes with their weights. */
  moves(): string[] {
    return this.#choices().map(([action, weight]) => {
      const text = this.game.makeAction(this.state, action);
      return weight === 1 ? text : `${weight} x ${text}`;
    });
  }

  /** Plays moves in full notation or any shorter form that `matchStep` accepts. */
  play(...texts: readonly string[]): readonly ZrfEvent[] {
    let lastEvents: readonly ZrfEvent[] = [];
    for (const text of texts) {
      const action = must(this.game.parseAction(this.state, text));
      const { state, events } = this.game.apply(this.state, action);
      this.state = state;
      lastEvents = events;
    }
    return lastEvents;
  }

  /** Name of the player to move. */
  mover(): string {
    const { turnOrder, players } = this.rules;
    const { player, as } = assertDefined(turnOrder.entries[this.state.turn]);
    const name = assertDefined(players[player]).name;
    return player === as ? name : `${name} as ${assertDefined(players[as]).name}`;
  }

  /** Piece on a position, as in `White King`, with its set attributes; '' for an empty position. */
  at(name: string): string {
    const position = this.rules.board.positions.findIndex((one) => one.name === name);
    return this.#piece(position);
  }

  #piece(position: number): string {
    const { rules } = this;
    const cells = cellsOf(rules);
    const cell = assertDefined(this.state.cells[position]);
    if (cell === EMPTY) return '';
    const bits = assertDefined(this.state.attributes[position]);
    const set = rules.attributes.filter((_, bit) => ((bits >> bit) & 1) === 1);
    const marks = set.length === 0 ? '' : ` (${set.join(' ')})`;
    const owner = assertDefined(rules.players[ownerOf(cells, cell)]).name;
    return `${owner} ${assertDefined(rules.pieces[typeOf(cells, cell)]).name}${marks}`;
  }

  /** All pieces on the board, by position. */
  board(): string[] {
    return this.rules.board.positions.flatMap(({ name }, position) => {
      const piece = this.#piece(position);
      return piece === '' ? [] : [`${name} ${piece}`];
    });
  }

  /** Pieces in stock. */
  stock(): string[] {
    const { players, pieces } = this.rules;
    return this.state.stock.flatMap((count, index) => {
      if (count === 0) return [];
      const owner = assertDefined(players[Math.floor(index / pieces.length)]).name;
      const shown = count >= ENDLESS_STOCK ? 'endless' : count;
      return [`${owner} ${assertDefined(pieces[index % pieces.length]).name} ${shown}`];
    });
  }

  /** Ending, as in `checkmate: White` or `passed: draw`; '' during the game. */
  ending(): string {
    const { ending } = this.state;
    if (ending === undefined) return '';
    const { seats } = this.game.playOf(this.state.variant);
    const names = ending.winners.map(
      (seat) => assertDefined(this.rules.players[assertDefined(seats[seat])]).name,
    );
    return `${ending.reason}: ${names.length === 0 ? 'draw' : names.join(' ')}`;
  }
}

/** Table for a single rules text, ready to play. */
export function tableOf(text: string, variant?: string): Table {
  return new Table(openText(text), variant);
}
