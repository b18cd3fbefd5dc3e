import { assertDefined, own } from '#core';
import { EMPTY } from '../../rules/index.ts';
import { commandOf } from '#play';
import { commandTyped } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import type { Say } from '#i18n/say.ts';
import { neighbourOf } from '../board/neighbour.ts';
import type { Arrow } from '../board/neighbour.ts';
import { CARRY_KEYS, SETUP_KEYS } from '../../voice/keymap.ts';
import type { SetupCommand } from '../../voice/keymap.ts';
import { brushOf, cellAt, kindOf, moverOf, waitingOf } from './desk.ts';
import type { Desk, Hand } from './desk.ts';

/** Result of a key at the board: the new hand and a message. */
export interface Pressed {
  readonly hand: Hand;
  readonly notice?: (say: Say) => string;
}

type SetupAction = (desk: Desk, hand: Hand) => Pressed | Hand;

const ARROWS: Readonly<Record<string, Arrow>> = {
  left: 'left',
  right: 'right',
  up: 'up',
  down: 'down',
};

function withNotice(hand: Hand, id: string): Pressed {
  return { hand, notice: (say) => say(id) };
}

/** Places the brush, or removes an identical piece. */
function put(desk: Desk, hand: Hand): Hand {
  const brush = brushOf(desk, hand);
  desk.setup.put(hand.cursor, cellAt(desk, hand.cursor) === brush ? EMPTY : brush);
  return hand;
}

function empty({ setup }: Desk, hand: Hand): Hand {
  setup.put(hand.cursor, EMPTY);
  return hand;
}

function pickUp(desk: Desk, hand: Hand): Pressed | Hand {
  if (cellAt(desk, hand.cursor) === EMPTY) return withNotice(hand, 'screen-setup-nothing-here');
  return { ...hand, carried: hand.cursor };
}

function nextBrush({ brushes }: Desk, hand: Hand): Hand {
  return { ...hand, brush: (hand.brush + 1) % brushes.length };
}

function previousBrush({ brushes }: Desk, hand: Hand): Hand {
  return { ...hand, brush: (hand.brush + brushes.length - 1) % brushes.length };
}

/** Brushes of the same player as the current brush. */
export function ownBrushes(desk: Desk, hand: Hand): readonly number[] {
  const { player } = kindOf(desk, brushOf(desk, hand));
  return desk.brushes.filter((cell) => kindOf(desk, cell).player === player);
}

/** Selects a piece of the same player by digit. */
function digit(desk: Desk, hand: Hand, number: number): Hand {
  const cell = ownBrushes(desk, hand)[number - 1];
  return cell === undefined ? hand : { ...hand, brush: desk.brushes.indexOf(cell) };
}

/** Selects the same piece of the next player, or that player's first piece. */
function otherPlayer(desk: Desk, hand: Hand): Hand {
  const { player, type } = kindOf(desk, brushOf(desk, hand));
  const kinds = desk.brushes.map((cell) => kindOf(desk, cell));
  const players = [...new Set(kinds.map((kind) => kind.player))];
  const next = players[(players.indexOf(player) + 1) % players.length];
  const sameType = kinds.findIndex((kind) => kind.player === next && kind.type === type);
  const brush = sameType < 0 ? kinds.findIndex((kind) => kind.player === next) : sameType;
  return { ...hand, brush };
}

function giveTurn(desk: Desk, hand: Hand): Hand {
  const { turns, rules, setup } = desk;
  const mover = moverOf(desk);
  const at = turns.findIndex((turn) => rules.turnOrder.entries[turn]?.player === mover);
  setup.giveTurn(assertDefined(turns[(at + 1) % turns.length]));
  return hand;
}

function wait(by: 1 | -1): SetupAction {
  return (desk, hand) => {
    const kind = kindOf(desk, brushOf(desk, hand));
    const waiting = waitingOf(desk, kind);
    if (waiting === undefined) return withNotice(hand, 'screen-setup-never-waits');
    desk.setup.wait(kind.player, kind.type, waiting + by);
    return hand;
  };
}

function undo({ setup }: Desk, hand: Hand): Pressed | Hand {
  if (!setup.canUndo) return withNotice(hand, 'screen-play-no-undo');
  setup.undo();
  return hand;
}

function redo({ setup }: Desk, hand: Hand): Pressed | Hand {
  if (!setup.canRedo) return withNotice(hand, 'screen-play-no-redo');
  setup.redo();
  return hand;
}

const SETUP_ACTIONS: Readonly<Partial<Record<SetupCommand, SetupAction>>> = {
  put,
  empty,
  carry: pickUp,
  'next-brush': nextBrush,
  'previous-brush': previousBrush,
  other: otherPlayer,
  turn: giveTurn,
  'wait-more': wait(1),
  'wait-less': wait(-1),
  undo,
  redo,
  clear: ({ setup }, hand) => {
    setup.clear();
    return hand;
  },
  usual: ({ setup }, hand) => {
    setup.reset();
    return hand;
  },
};

/** Drops or releases the carried piece; undefined for any other key. */
function pressCarrying({ setup }: Desk, hand: Hand, from: number, key: Key): Hand | undefined {
  const free = { ...hand, carried: undefined };
  const command = commandOf(CARRY_KEYS, key);
  if (command === 'let-go') return free;
  if (command !== 'put-down') return undefined;
  setup.carry(from, hand.cursor);
  return free;
}

/** Handles a key at the board; undefined if it has no meaning there. */
export function pressAt(desk: Desk, hand: Hand, key: Key): Pressed | undefined {
  if (key.ctrl || key.alt) return undefined;
  const arrow = own(ARROWS, key.name);
  if (arrow !== undefined)
    return { hand: { ...hand, cursor: neighbourOf(desk.layout, hand.cursor, arrow) } };
  if (hand.carried !== undefined) {
    const after = pressCarrying(desk, hand, hand.carried, key);
    if (after !== undefined) return { hand: after };
  }
  const free = { ...hand, carried: undefined };
  const command = commandTyped(SETUP_KEYS, key);
  if (command === undefined) return undefined;
  if (command === 'brush') {
    return { hand: key.shift ? previousBrush(desk, free) : nextBrush(desk, free) };
  }
  if (command === 'number') return { hand: digit(desk, free, Number(key.name)) };
  const act = SETUP_ACTIONS[command];
  if (act === undefined) return undefined;
  const result = act(desk, free);
  return 'hand' in result ? result : { hand: result };
}
