import { own } from '#core';
import type { Problem } from '#core';
import type { ZrfAction, ZrfState } from '../../rules/index.ts';
import { commandOf } from '#play';
import { commandTyped } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import type { Press } from '#screen/model/look.ts';
import { moveIndex } from '#screen/widgets/list.ts';
import { makeField, typeInto } from '#screen/widgets/text-field.ts';
import { BOARD_KEYS, MOVE_LIST_KEYS } from '../../voice/keymap.ts';
import { TYPING_KEYS } from '#voice/keymap.ts';
import type { Glossary } from '../../voice/glossary.ts';
import { explainClick } from '../../voice/refusal.ts';
import { readMove } from '../../voice/typed/read-move.ts';
import { candidatesIn, stepsOf, usefulSpots } from './hand.ts';
import type { Menu, ZrfHand } from './hand.ts';
import type { BoardLayout } from './layout.ts';
import { neighbourOf } from './neighbour.ts';
import type { Arrow } from './neighbour.ts';
import { landingOf } from '../../voice/columns.ts';
import type { Columns } from '../../voice/columns.ts';
import { clickOn, droppable, forcedPick, leadOf, isSmart, passOf } from '../../voice/selection.ts';
import type { Candidate, Pick } from '../../voice/selection.ts';

type Pressed = Press<ZrfAction, ZrfHand> | undefined;

/** The board that receives key presses. */
export interface Desk {
  readonly glossary: Glossary;
  readonly layout: BoardLayout;
  readonly state: ZrfState;
  /** Columns down which pieces drop, in games that have them. */
  readonly columns: Columns | undefined;
}

const ARROWS: Readonly<Record<string, Arrow>> = {
  left: 'left',
  right: 'right',
  up: 'up',
  down: 'down',
};
const MAX_TYPED = 120;

function point(hand: ZrfHand): Pressed {
  return { kind: 'point', hand };
}

function play(action: ZrfAction): Pressed {
  return { kind: 'play', action };
}

/** Handles a key in the typed line, the open list, or on the board. */
export function pressBoard(desk: Desk, hand: ZrfHand, key: Key): Pressed {
  if (hand.typed !== undefined) return type(desk, hand, hand.typed, key);
  if (hand.menu !== undefined) return choose(hand, hand.menu, key);
  const arrow = key.ctrl || key.alt ? undefined : own(ARROWS, key.name);
  if (arrow !== undefined) {
    const led = arrowTarget(desk, arrow);
    if (led !== undefined) return led === 'nowhere' ? point(hand) : play(led.action);
    return point({
      ...hand,
      problem: undefined,
      cursor: neighbourOf(desk.layout, hand.cursor, arrow),
    });
  }
  return command(desk, hand, key);
}

const PART = 'square-';

/** Name of the part of the screen that shows a position. */
export function partOf(position: number): string {
  return PART + String(position);
}

/** Handles a click on a position as Enter there; it closes an open list. */
export function clickBoard(desk: Desk, hand: ZrfHand, part: string): Pressed {
  const position = part.startsWith(PART) ? Number(part.slice(PART.length)) : -1;
  const { glossary, state } = desk;
  if (glossary.rules.board.positions[position] === undefined) return undefined;
  const candidates = candidatesIn(glossary.game, state);
  const from = leadOf(glossary.rules, candidates);
  const led = from === undefined ? [] : candidates.filter(({ to }) => to === position);
  const pointed = { ...hand, cursor: position, menu: undefined, typed: undefined };
  if (led.length > 0)
    return open(
      pointed,
      led.map(({ action }) => action),
    );
  return enter(desk, candidates, { ...pointed, problem: undefined });
}

/** Target of an arrow key when only one piece can move. */
function arrowTarget(
  { glossary, layout, state }: Desk,
  arrow: Arrow,
): Candidate | 'nowhere' | undefined {
  const candidates = candidatesIn(glossary.game, state);
  const from = leadOf(glossary.rules, candidates);
  if (from === undefined) return undefined;
  const to = neighbourOf(layout, from, arrow);
  return candidates.find((candidate) => candidate.to === to) ?? 'nowhere';
}

function command(desk: Desk, hand: ZrfHand, key: Key): Pressed {
  const { glossary, state, layout } = desk;
  const { game } = glossary;
  const candidates = candidatesIn(game, state);
  const steps = stepsOf(game, state);
  const pressed = commandTyped(BOARD_KEYS, key);
  // If passing is the only option, it works from any spot.
  if (pressed === 'take')
    return candidates.length === 0 ? open(hand, steps) : enter(desk, candidates, hand);
  if (pressed === 'type') return point({ ...hand, typed: makeField('', MAX_TYPED) });
  if (pressed === 'next') {
    const spots = usefulSpots(layout, candidates, hand.pick);
    const index = moveIndex(key, spots.indexOf(hand.cursor), spots.length);
    return point({ ...hand, cursor: spots[index ?? 0] ?? hand.cursor });
  }
  if (pressed === 'list') return open(hand, steps);
  if (pressed === 'drop') {
    // In order of the rules.
    const types = [...droppable(candidates)].sort((a, b) => a - b);
    return types.length === 0
      ? undefined
      : point({ ...hand, menu: { kind: 'stock', index: 0, types } });
  }
  if (pressed === 'pass') {
    const pass = passOf(steps);
    return pass === undefined ? undefined : play(pass);
  }
  const isPutDown = pressed === 'put-down' && hand.pick !== undefined && state.chainAt < 0;
  return isPutDown ? point({ ...hand, pick: undefined }) : undefined;
}

/** Treats Enter on a position as a click. */
function enter(
  { glossary, state, columns }: Desk,
  candidates: readonly Candidate[],
  hand: ZrfHand,
): Pressed {
  const at = landingOf(columns, candidates, hand.pick, hand.cursor);
  const click = clickOn(candidates, hand.pick, at, isSmart(glossary.rules));
  if (click.kind === 'play') return play(click.candidate.action);
  if (click.kind === 'choose') {
    return open(
      hand,
      click.candidates.map(({ action }) => action),
    );
  }
  const pick = click.kind === 'pick' ? click.pick : hand.pick;
  const problem = explainClick(glossary, state, hand.pick, click, at);
  return pickUp(hand, pick ?? forcedPick(candidates, state.chainAt), problem);
}

function pickUp(hand: ZrfHand, pick: Pick | undefined, problem?: Problem): Pressed {
  return point({ ...hand, pick, problem });
}

/** Plays a single step; opens a list if there are several. */
function open(hand: ZrfHand, steps: readonly ZrfAction[]): Pressed {
  const [first, ...others] = steps;
  if (first === undefined) return undefined;
  if (others.length === 0) return play(first);
  return point({ ...hand, menu: { kind: 'steps', index: 0, steps } });
}

function choose(hand: ZrfHand, menu: Menu, key: Key): Pressed {
  const list = menu.kind === 'steps' ? menu.steps : menu.types;
  const moved = moveIndex(key, menu.index, list.length);
  if (moved !== undefined) return point({ ...hand, menu: { ...menu, index: moved } });
  const command = commandOf(MOVE_LIST_KEYS, key);
  const digit = command === 'number' ? Number(key.name) - 1 : -1;
  const index = command === 'take' ? menu.index : digit;
  if (menu.kind === 'steps') {
    const step = menu.steps[index];
    if (step !== undefined) return play(step);
  } else {
    const type = menu.types[index];
    if (type !== undefined) return pickUp({ ...hand, menu: undefined }, { kind: 'stock', type });
  }
  return command === 'close' ? point({ ...hand, menu: undefined }) : point(hand);
}

/** Handles a key while a move is being typed. */
function type(
  { glossary, state }: Desk,
  hand: ZrfHand,
  typed: NonNullable<ZrfHand['typed']>,
  key: Key,
): Pressed {
  const command = commandOf(TYPING_KEYS, key);
  if (command === 'back') return point({ ...hand, typed: undefined, problem: undefined });
  if (command !== 'done')
    return point({ ...hand, problem: undefined, typed: typeInto(typed, key) ?? typed });
  if (typed.text.trim() === '') return point({ ...hand, typed: undefined });
  const move = readMove(glossary, state, typed.text);
  if (move.kind === 'play') return { kind: 'run', actions: move.actions };
  if (move.kind === 'choose') return open({ ...hand, typed: undefined }, move.actions);
  return point({ ...hand, problem: move.problem });
}
