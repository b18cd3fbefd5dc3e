import type { AnyGame, OptionValues } from '../../../core/index.ts';
import type { KeyLabel } from '../../model/key.ts';
import { makePosition } from '../../../games/zrf/index.ts';
import type { Rules, ZrfAction, ZrfEvent, ZrfGame, ZrfState } from '../../../games/zrf/index.ts';
import type { Messages } from '../../../i18n/index.ts';
import type { Area, Grid } from '../../cells/grid.ts';
import type { AnyLook, Beat, Look, OwnWords } from '../../model/look.ts';
import type { Say } from '../../../i18n/say.ts';
import { drawWhole } from './board/board.ts';
import type { ZrfFrame, ZrfContent } from './board/board.ts';
import { offersIn, pointAt, stepsOf } from './board/hand.ts';
import type { ZrfHand } from './board/hand.ts';
import { isTurned, layoutOf } from './board/layout.ts';
import type { BoardLayout } from './board/layout.ts';
import { isOfRules } from '../../../presentation/zrf/of-rules.ts';
import { Notation } from '../../../presentation/zrf/notate.ts';
import { droppable, passOf } from '../../../presentation/zrf/picking.ts';
import { pressBoard } from './board/press.ts';
import type { Desk } from './board/press.ts';
import { lookByState, makeBlockLook, Plans, puzzlingOf } from './puzzle/index.ts';
import type { AnyPuzzling } from './puzzle/index.ts';
import { canSetUp } from './setup/index.ts';
import { drawSide } from './board/side.ts';
import { seatsOf } from '../../../presentation/zrf/seats.ts';
import {
  explainStep,
  tellHand,
  tellHint,
  tellStep,
  tellTurn,
} from '../../../presentation/zrf/told.ts';
import type { Telling } from '../../../presentation/zrf/told.ts';
import { drawPart } from './board/window.ts';
import { RulesWords, tellPlayer } from '../../../presentation/zrf/words.ts';

type ZrfLook = Look<ZrfState, ZrfAction, ZrfEvent, ZrfFrame, ZrfHand>;

const GAP = 3;
const SIDE_LEAST = 14;
const SIDE_MOST = 40;

/** The look of one game of rules, and what it knows of those positions that are puzzles. */
export interface RulesLook {
  readonly look: AnyLook;
  /** `start` is the position that the game began with. */
  puzzling(start: unknown): AnyPuzzling | undefined;
  /** Whether positions of the game that stands so can be set up by hand. */
  canSetUp(state: unknown): boolean;
}

/** A game of rules in cells: any board, in letters. */
function makeLook(game: ZrfGame, messages: Messages | undefined): RulesLook {
  const words = new RulesWords(game, messages);
  const layouts = { upright: new Map<Rules, BoardLayout>(), turned: new Map<Rules, BoardLayout>() };
  const layoutIn = (state: ZrfState, south = 0): BoardLayout => {
    const rules = game.rulesOf(state);
    const isRound = isTurned(rules, south);
    const known = isRound ? layouts.turned : layouts.upright;
    const layout = known.get(rules) ?? layoutOf(rules, isRound);
    known.set(rules, layout);
    return layout;
  };
  const tellingOf = (state: ZrfState, say: Say): Telling => ({
    rules: game.rulesOf(state),
    words,
    say,
  });
  const notation = new Notation(game);
  const plain: ZrfLook = {
    game: game.id,
    words: ownWords(game, words),
    point: (state, before) => pointAt(game, layoutIn(state), state, before),
    press: (state, hand, key, { south }) =>
      pressBoard({ game, layout: layoutIn(state, south), state }, hand, key),
    draw(grid, area, content, say) {
      drawContent(
        { grid, area, layout: layoutIn(content.state, content.company.south) },
        game,
        content,
        tellingOf(content.state, say),
      );
    },
    animate: (_before, events) => beatsOf(events),
    tell: (before, events, _company, say) => [tellStep(tellingOf(before, say), before, events)],
    tellTurn: (state, company, say) => tellTurn(tellingOf(state, say), state, company),
    preview: (state, hand, say) =>
      tellHand(tellingOf(state, say), state, hand, offersIn(game, state).length === 0),
    hint: (action, say, state) => tellHint(tellingOf(state, say), action),
    explain: (state, action, expected, say) =>
      explainStep(tellingOf(state, say), state, action, expected),
    notate: (state, log) => notation.notate(state, log),
    keys: (state, say) => keysOf(game, state, say),
    rules: (_say, state) => words.paragraphs(state.variant, game.rulesOf(state)),
    print: (state, names) => printBoard(game, layoutIn(state), state, names),
    makeBoard: (state) => makePosition(game.rulesOf(state), state),
    splitMoves: (state, text) => splitMoves(game, state, text),
  };
  const plans = new Plans((state) => game.rulesOf(state));
  const deskFor = (state: ZrfState): Desk => ({ game, layout: layoutIn(state), state });
  const lent = { game, words, plans, plain, deskFor };
  const special = makeBlockLook(lent);
  const isSpecial = (state: ZrfState) => plans.of(state) !== undefined;
  return {
    look: lookByState({ plain, special, isSpecial }),
    puzzling: (start: ZrfState) => puzzlingOf(lent, start),
    canSetUp: (state: ZrfState) => !isSpecial(state) && canSetUp(game.rulesOf(state)),
  };
}

function ownWords(game: ZrfGame, words: RulesWords): OwnWords {
  return {
    family: 'zrf',
    value: (option, value) => (option === 'variant' ? words.variant(String(value)) : undefined),
    player(options: OptionValues, seat, say) {
      const { rules } = game.playOf(String(options['variant']));
      const player = seatsOf(rules)[seat];
      return player === undefined ? '' : tellPlayer(rules, player, say);
    },
  };
}

interface Canvas {
  readonly grid: Grid;
  readonly area: Area;
  readonly layout: BoardLayout;
}

/** The board, or the part of it around the cursor that there is room for, and what is beside it. */
function drawContent(
  { grid, area, layout }: Canvas,
  game: ZrfGame,
  content: ZrfContent,
  telling: Telling,
): void {
  const whole = drawWhole(game, layout, content);
  const side = sideWidth(area.width, whole.width, content.state);
  const room = { ...area, width: area.width - side - GAP };
  drawPart(grid, room, whole, layout.spots[focusOf(content)]);
  const x = area.x + area.width - side;
  drawSide(grid, { x, y: area.y, width: side, height: area.height }, telling, content);
}

/** The width of what is beside the board: a board that needs all the room has it to itself. */
function sideWidth(all: number, board: number, { stock }: ZrfState): number {
  const left = Math.min(SIDE_MOST, all - board - GAP);
  if (left >= SIDE_LEAST) return left;
  return board <= all - GAP && stock.every((count) => count === 0) ? 0 : SIDE_LEAST;
}

/** What has to be in view: the cursor, or where the last step ended. */
function focusOf({ hand, last, state }: ZrfContent): number {
  if (hand !== undefined) return hand.cursor;
  return last === undefined ? -1 : Math.max(state.lastTo, state.lastFrom);
}

function beatsOf(events: readonly ZrfEvent[]): Beat<ZrfFrame>[] {
  const from = events.flatMap((event) => (event.kind === 'move' ? [event.from] : []));
  return from.length === 0 ? [] : [{ frame: { from }, beats: 2 }];
}

function keysOf(game: ZrfGame, state: ZrfState, say: Say): KeyLabel[] {
  const steps = stepsOf(game, state);
  const canDrop = droppable(offersIn(game, state)).size > 1;
  const canPass = passOf(steps) !== undefined;
  const named = (keys: string, id: string) => ({ keys, label: say(`zrf-text-key-${id}`) });
  return [
    ...(canPass ? [named('p', 'pass')] : []),
    ...(canDrop ? [named('d', 'drop')] : []),
    named('↑↓←→', 'point'),
    named('Enter', 'take'),
    named('Tab', 'next'),
    named(':', 'type'),
    named('m', 'moves'),
  ];
}

/** The board as plain text, the pieces in stock below it. */
function printBoard(
  game: ZrfGame,
  layout: BoardLayout,
  state: ZrfState,
  names: readonly string[],
): string {
  const company = { who: () => 'one' as const, names, south: 0 };
  const nothing = { frame: undefined, hand: undefined, last: undefined, hint: undefined };
  const board = drawWhole(game, layout, { ...nothing, state, company }).toText();
  const rules = game.rulesOf(state);
  const types = rules.pieces.length;
  const stock = state.stock.flatMap((count, index) => {
    const player = rules.players[Math.floor(index / types)];
    const piece = rules.pieces[index % types];
    const isKnown = count > 0 && player !== undefined && piece !== undefined;
    return isKnown ? [`${player.name} ${piece.name} × ${count}`] : [];
  });
  return [board, ...(stock.length === 0 ? [] : [`+ ${stock.join(', ')}`])].join('\n');
}

/** Moves of a list: a line or a part between semicolons each, or words where there are none. */
function splitMoves(game: ZrfGame, state: ZrfState, text: string): string[] {
  const parts = text.split(/[;\n,]+/).map((part) => part.trim());
  const moves = parts.filter((part) => part !== '');
  const [only] = moves;
  if (moves.length !== 1 || only === undefined) return moves;
  return game.parseAction(state, only).ok ? [only] : only.split(/\s+/);
}

/** The looks of games that were made from rules, made once for each language. */
export class RulesLooks {
  readonly #known = new WeakMap<AnyGame, Map<Messages | undefined, RulesLook>>();

  /** Undefined for any other game; `messages` are the texts of the rules in a language. */
  of(game: AnyGame, messages?: Messages): RulesLook | undefined {
    if (!isOfRules(game)) return undefined;
    const known = this.#known.get(game) ?? new Map<Messages | undefined, RulesLook>();
    this.#known.set(game, known);
    const look = known.get(messages) ?? makeLook(game, messages);
    known.set(messages, look);
    return look;
  }
}
