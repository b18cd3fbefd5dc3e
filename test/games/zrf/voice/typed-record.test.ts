import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHANCE, assertDefined, below, deriveSeed, makeStream, startMatch } from '#core';
import type { AnyMatch } from '#core';
import type { ZrfGame, ZrfState } from '#games/zrf/rules/index.ts';
import { isPass } from '#games/zrf/rules/index.ts';
import { Notation } from '#games/zrf/voice/notation.ts';
import { readMove } from '#games/zrf/voice/typed/read-move.ts';
import type { ZrfMatch } from '#games/zrf/page/game/match.ts';
import { repeats } from '#test/support/deep.ts';
import { ownGame } from '../page/games.ts';
import { glossaryIn } from './wordings.ts';

/*
 * Random games of every built-in file. Each recorded turn, typed in its position, must give the
 * same turn in both languages.
 */

const STEPS = repeats(60, 200);
const GAMES = repeats(1, 6);
const VARIANTS = repeats(1, 100);

function playAtRandom(game: ZrfGame, variant: string, index: number): ZrfMatch {
  const match = startMatch(game, { variant }, deriveSeed(variant, index)) as AnyMatch & ZrfMatch;
  const random = makeStream(deriveSeed(variant, index), 'player');
  for (let step = 0; step < STEPS && match.turn.kind === 'decide'; step++) {
    const { actions } = match.turn;
    match.play(assertDefined(actions[below(random, actions.length)]));
  }
  return match;
}

/** Chosen steps of a turn, without stops and forced steps. */
function chosenSteps(game: ZrfGame, match: ZrfMatch, first: number, count: number): string[] {
  return Array.from({ length: count }, (_, step) => first + step).flatMap((at) => {
    const state = match.stateAt(at);
    const { action } = assertDefined(match.log[at]);
    if (isPass(action) && at > first) return [];
    return [game.makeAction(state, action)];
  });
}

function wrongIn(game: ZrfGame, match: ZrfMatch, language: string): string[] {
  const glossary = glossaryIn(game, match.state.variant, language);
  const turns = new Notation(game).notate(match.stateAt(0), match.log, glossary.sign);
  return turns.flatMap(({ text, first: start, count: all }) => {
    // Dice are rolled before a move and after it.
    const indexes = Array.from({ length: all }, (_, index) => start + index);
    const chosen = indexes.filter((index) => match.log[index]?.by !== CHANCE);
    const [first] = chosen;
    if (first === undefined) return [];
    const count = chosen.length;
    const state: ZrfState = match.stateAt(first);
    const read = readMove(glossary, state, text);
    const expected = chosenSteps(game, match, first, count);
    const actual = read.kind === 'play' ? read.actions : [read.kind];
    const isSame =
      actual.length <= expected.length && actual.every((one, at) => one === expected[at]);
    const missing = match.log.slice(first + actual.length, first + expected.length);
    const isForced = missing.every((_, at) => {
      const turn = game.turn(match.stateAt(first + actual.length + at));
      return turn.kind === 'decide' && turn.actions.length === 1;
    });
    return isSame && isForced ? [] : [`${text}: ${actual.join('; ')} for ${expected.join('; ')}`];
  });
}

const ids = readdirSync('content/rules').flatMap((name) =>
  name.endsWith('.zrf') ? [name.replace('.zrf', '')] : [],
);

describe.each(ids)('%s', (id) => {
  const game = ownGame(id);
  test.each(game.variants.slice(0, VARIANTS).map(({ key }) => key))('%s', (variant) => {
    for (let index = 0; index < GAMES; index++) {
      const match = playAtRandom(game, variant, index);
      for (const language of ['en', 'ru']) expect(wrongIn(game, match, language)).toEqual([]);
    }
  });
});
