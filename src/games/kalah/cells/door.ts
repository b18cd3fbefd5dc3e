import { drawBoard, housesOf, makeBoard, splitMoves } from '../rules/index.ts';
import type { KalahAction, KalahEvent, KalahState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import type { LookModule } from '#screen/model/context.ts';
import type { AnyLook, Look } from '#screen/model/look.ts';
import type { KeyLabel } from '#screen/model/key.ts';
import { drawActions } from './action-list.ts';
import { drawKalah } from './draw-board.ts';
import { animateKalah } from './frames.ts';
import type { KalahFrame } from './frames.ts';
import type { KalahHand } from './hand.ts';
import { minSize } from './layout.ts';
import { pointKalah, pressKalah } from './press.ts';
import {
  explainHint,
  describeEvents,
  describeHint,
  describePreview,
  describeTurn,
} from '../voice/describe.ts';
import { firstMoveOf } from '#voice/typed-move.ts';
import { HOUSE_KEYS, KALAH_KEYS } from '../voice/keymap.ts';
import { notate } from '../voice/notation.ts';
import { barOf } from '#play';
import { keyLabels } from '#screen/model/key.ts';

function keysOf(state: KalahState, say: Say): KeyLabel[] {
  const houses = housesOf(state.pits);
  const last = HOUSE_KEYS[houses - 1] ?? '';
  const keys = [
    { keys: houses === 1 ? '1' : `1–${last}`, label: say('screen-kalah-key-sow') },
    ...keyLabels(say, barOf(KALAH_KEYS, ['choose', 'sow', 'list'])),
  ];
  const swap = keyLabels(say, barOf(KALAH_KEYS, ['swap']));
  return state.pie === 'reply' ? [...swap, ...keys] : keys;
}

const RULES = ['goal', 'sow', 'again', 'capture', 'end'] as const;

/** Kalah on text screens. */
const kalahLook: Look<KalahState, KalahAction, KalahEvent, KalahFrame, KalahHand> = {
  game: 'kalah',
  minSize: ({ pits }) => minSize(pits),
  point: pointKalah,
  press: pressKalah,
  draw(grid, area, content, say) {
    const { hand, state } = content;
    drawKalah(grid, area, { ...content, hand: hand?.action }, say);
    if (hand?.isListed === true) drawActions(grid, area, state, hand, say);
  },
  animate: animateKalah,
  describe: describeEvents,
  describeTurn,
  preview: (state, { action }, say) => describePreview(state, action, say),
  hint: describeHint,
  explain: explainHint,
  notate,
  keys: keysOf,
  rules: (say) => RULES.map((rule) => say(`kalah-rules-${rule}`)),
  print: (state, [one = '', two = '']) => drawBoard(state.pits, [one, two]),
  makeBoard: (state) => makeBoard(state.pits),
  readMove: (state, list) => firstMoveOf(splitMoves(list, housesOf(state.pits)), ' '),
};

export const door: LookModule = {
  lookOf: ({ id }): AnyLook | undefined => (id === kalahLook.game ? kalahLook : undefined),
};
