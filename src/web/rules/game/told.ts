import { assertDefined } from '../../../core/index.ts';
import { EMPTY, cellsOf, makeStep, ownerOf, typeOf } from '../../../games/zrf/index.ts';
import { say } from '../../language/language.ts';
import { noteStep } from './notation.ts';
import type { Offer } from '../../../presentation/zrf/picking.ts';
import type { View } from './page-model.ts';

/** What stands on a position, in words: "e4: Pawn, White". */
export function tellPosition(view: View, position: number): string {
  return tellCell(view, position, view.table.state.value.cells[position] ?? EMPTY);
}

/** A position and the piece that stands there, in words. */
export function tellCell(
  { table: { rules }, words }: View,
  position: number,
  cell: number,
): string {
  const cells = cellsOf(rules);
  const { name } = assertDefined(rules.board.positions[position]);
  if (cell === EMPTY) return say('zrf-cell-empty', { position: name });
  return say('zrf-cell', {
    position: name,
    piece: words.value.piece(typeOf(cells, cell)),
    player: words.value.player(ownerOf(cells, cell)),
  });
}

/** The piece that an offer leaves on its target; undefined where it leaves none. */
export function pieceOf(
  { table }: View,
  { action, to }: Offer,
): { readonly type: number; readonly player: number } | undefined {
  const { state } = table.book.game.apply(table.match.state, action);
  const kinds = cellsOf(table.rules);
  const cell = state.cells[to] ?? EMPTY;
  return cell === EMPTY ? undefined : { type: typeOf(kinds, cell), player: ownerOf(kinds, cell) };
}

/** Names for the offers that a click leaves open, which tell them apart. */
export function nameOffers(view: View, offers: readonly Offer[]): string[] {
  const { table, words } = view;
  const names = offers.map((offer) => {
    const piece = pieceOf(view, offer);
    return piece === undefined ? '' : words.value.piece(piece.type);
  });
  if (new Set(names).size === names.length) return names;
  const { cells } = table.match.state;
  return offers.map(({ action }) => makeStep(table.rules, action.record, cells));
}

/** What happened last, for the status line and screen readers. */
export function tellNews(view: View): string {
  const { table } = view;
  const news = table.news.value;
  if (news === undefined || news.kind === 'refused') return '';
  if (news.kind === 'undone') return say('web-undone', { count: news.count });
  const at = table.shown.value;
  const entry = at === 0 ? undefined : table.match.log[at - 1];
  if (entry === undefined) return '';
  const before = table.match.stateAt(at - 1);
  const { start, rest } = noteStep(table.rules, before, entry.action, say('zrf-pass'));
  const taken = news.events.filter(({ kind }) => kind === 'capture').length;
  const who = entry.by < 0 ? say('zrf-dice') : view.nameOf(entry.by);
  return say('zrf-news', { who, move: start + rest, taken });
}

/** Whose turn it is, or how the game ended. */
export function tellTurn(view: View): string {
  const { table } = view;
  if (table.isReview.value) {
    return say('web-review-at', { at: table.shown.value, of: table.present.value.cursor });
  }
  const { ending, chainAt } = table.state.value;
  if (ending !== undefined) return `${tellResult(view)} ${tellReason(view)}`;
  const seat = table.seat.value;
  if (seat === undefined) return '';
  const player = view.nameOf(seat);
  const { seats } = table.session;
  if (seats[seat]?.kind === 'bot') return say('zrf-turn-bot', { player });
  if (chainAt >= 0) return say('zrf-turn-on', { player });
  const persons = seats.filter(({ kind }) => kind === 'person').length;
  if (seats.length === 1) return say('zrf-turn-alone');
  return persons === 1 ? say('zrf-turn-you', { player }) : say('zrf-turn', { player });
}

/** Who won, in a sentence. */
export function tellResult(view: View): string {
  const { table } = view;
  const { ending } = table.state.value;
  if (ending === undefined) return '';
  const alone = table.session.seats.length === 1;
  if (alone) return say('zrf-over-alone', { solved: ending.winners.length > 0 ? 'yes' : 'no' });
  if (ending.winners.length === 0) return say('zrf-drawn');
  const names = ending.winners.map((seat) => view.nameOf(seat)).join(', ');
  return say('zrf-won', { player: names, count: ending.winners.length });
}

export function tellReason({ table }: View): string {
  const { ending } = table.state.value;
  return ending === undefined ? '' : say(`zrf-text-ending-${ending.reason}`);
}
