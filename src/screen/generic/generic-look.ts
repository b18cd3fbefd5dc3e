import type { AnyGame, GameEvent } from '#core';
import type { Say } from '#i18n/say.ts';
import { Notation, splitActions } from '#voice/generic-notation.ts';
import { actionTexts, describeEvents, explainAction, describeTurn } from '#voice/generic.ts';
import { firstMoveOf } from '#voice/typed-move.ts';
import type { KeyLabel } from '../model/key.ts';
import type { AnyLook, Look } from '../model/look.ts';
import { drawGeneric } from './draw-generic.ts';
import { point, press } from './hand.ts';
import type { ActionHand } from './hand.ts';

type GenericLook = Look<unknown, unknown, GameEvent, never, ActionHand>;

function makeLook(game: AnyGame): GenericLook {
  const notation = new Notation(game);
  const textOf = (state: unknown, action: unknown) => game.makeAction(state, action);
  return {
    game: game.id,
    point: (state, before) => point(actionTexts(game, state).length, before),
    press: (state, hand, key) => press(game, state, hand, key),
    draw: (grid, area, content, say) => drawGeneric({ grid, area, say }, game, content),
    animate: () => [],
    describe: (before, events, participants) => describeEvents(game, before, events, participants),
    describeTurn: (state, participants, say) => describeTurn(game, state, participants, say),
    preview: (_state, { number }, say) => (number === '' ? '' : say('generic-number', { number })),
    hint: (action, say, state) => say('generic-hint', { action: textOf(state, action) }),
    explain: (state, action, expected, say) => explainAction(textOf(state, action), expected, say),
    notate: (start, log) => notation.notate(start, log),
    keys: (state, say) => keysOf(actionTexts(game, state).length, say),
    rules: (say) => [say('generic-rules')],
    print: (state) => game.makeState(state),
    makeBoard: (state) => game.makeState(state),
    readMove: (state, list) => firstMoveOf(splitActions(game, state, list), ';'),
  };
}

function keysOf(count: number, say: Say): KeyLabel[] {
  return [
    { keys: count > 9 ? '0–9' : `1–${Math.max(1, count)}`, label: say('generic-key-number') },
    { keys: '↑↓', label: say('screen-key-choose') },
    { keys: 'Enter', label: say('generic-key-play') },
  ];
}

/**
 * Generic look for any game: the state in the notation of its rules, and a numbered list of
 * actions.
 */
export function genericLook(game: AnyGame): AnyLook {
  return makeLook(game);
}
