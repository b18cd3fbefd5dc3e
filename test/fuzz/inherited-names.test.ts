import { describe, expect, test } from 'vitest';
import { loadGame } from '#games/index.ts';
import { loadTranscript, Match, must, parseOptions } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { languageOf } from '#games/dice/rules/packs/names.ts';
import { findSkill } from '#games/dice/rules/skills/index.ts';
import { emptyTally, placeFigures, threatFigures } from '#games/dice/lab/balance-tally.ts';
import { inksOf } from '#games/zrf/cells/board/inks.ts';
import { readSettings, settingsSpec } from '#screen/model/settings.ts';
import { parseRoute } from '#web/address/route.ts';
import { pageOf, pictureOf } from '#web/app/entries.ts';
import { GenericPicture } from '#web/app/generic-picture.tsx';
import { colourOf } from '#games/zrf/page/paint/palette.ts';
import { DEFAULTS, parseSettings } from '#web/storage/parse-settings.ts';
import {
  hostileText,
  openHostile,
  playHostile,
  playOn,
} from '../games/zrf/rules/support/hostile.ts';

/** Names inherited by every object, function or promise. */
const NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then', 'length'];

/** Rules with pieces, players, positions, directions, zones and options of this name. */
function rulesWith(name: string): string {
  return `(game (title "${name}") (players ${name} Other) (turn-order ${name} Other)
    (option "${name}" true) (option "pass turn" ${name})
    (board (image "${name}") (positions (${name} 0 0 9 9) (b 10 0 19 9) (c 20 0 29 9))
      (links ${name} (${name} b) (b c) (c ${name})) (zone (name z${name}) (players ${name}) (positions b)))
    (board-setup (${name} (${name} ${name})) (Other (${name} c)))
    (piece (name ${name}) (image ${name} "${name}" Other "${name}.bmp") (attribute ${name} true)
      (moves (${name} (verify not-friend?) add)))
    (draw-condition (${name} Other) (total-piece-count 0)))`;
}

describe.each(NAMES)('the name %s is safe', (name) => {
  test('in games, scenes and pictures', async () => {
    expect(await loadGame(name)).toBeUndefined();
    expect(pageOf(name)).toBeUndefined();
    expect(pictureOf(name)).toBe(GenericPicture);
    const routes = [`#/${name}`, `#/${name}/a`, `#/zrf/${name}`].map(parseRoute);
    expect(routes.map(({ kind }) => kind)).not.toContain('arcade');
  });

  test('in transcripts and options', () => {
    const text = (game: string, option: string) =>
      `turnwright 1\ngame ${game}\nrules ${kalah.rules}\n${option}seed x\n`;
    expect(loadTranscript(text('constructor', ''), [kalah]).ok).toBe(false);
    const read = loadTranscript(text('kalah', `option ${name} 1\n`), [kalah]);
    expect(read.ok ? [] : read.problems).toMatchObject([{ code: 'option-unknown', line: 4 }]);
    const options = parseOptions(kalah.options, Object.fromEntries([[name, '1']]));
    expect(options.ok ? [] : options.problems).toMatchObject([{ args: { name } }]);
  });

  test('in settings', () => {
    const spec = settingsSpec(['en', 'ru'], 'en');
    const read = (texts: object) => readSettings(spec, texts as Record<string, string>);
    expect(read(Object.fromEntries([[name, 'x']]))).toEqual(read({}));
    expect(read({ language: name })).toMatchObject({ settings: { language: 'en' } });
    const last = Object.fromEntries([[name, Object.fromEntries([[name, name]])]]);
    expect(Object.keys(parseSettings({ lastGame: last }).lastGame)).toEqual([name]);
    expect(parseSettings(Object.fromEntries([[name, name]]))).toEqual(DEFAULTS);
    expect(parseSettings({ theme: name, speed: name })).toEqual(DEFAULTS);
  });

  test('in rules files', () => {
    const game = must(openHostile(rulesWith(name)).game);
    const variant = game.variants[0]?.key ?? '';
    const state = playOn(game, variant, 'names', 6);
    expect(must(game.parseState(game.makeState(state)))).toEqual(state);
    const match = new Match(game, { variant }, 'names');
    const turn = game.turn(match.state);
    expect(turn).toMatchObject({ kind: 'decide', actions: [expect.anything()] });
    const action = turn.kind === 'decide' ? turn.actions[0] : undefined;
    const actionText = action === undefined ? '' : game.makeAction(match.state, action);
    expect(must(game.parseAction(match.state, actionText))).toEqual(action);
    const rules = game.rulesOf(state);
    expect(inksOf(rules).map((ink) => typeof ink)).toEqual(['string', 'string']);
    expect(colourOf(name, 0)).toEqual(colourOf('White', 0));
  });

  test('in macros of rules files', () => {
    const pieces = `(piece (name Man) (moves (${name}) (n add)))`;
    const opened = openHostile(hostileText({ pieces }));
    expect(opened.diagnoses.map(({ code }) => code)).not.toEqual([]);
    const text = `(define ${name} (s add)) ${hostileText({ pieces })}`;
    const game = must(openHostile(text).game);
    expect(playHostile(game, game.variants[0]?.key ?? '', 'names', 6)).toEqual([]);
  });

  test('in adventures and their statistics', () => {
    expect(() => findSkill(name)).toThrow(RangeError);
    expect(languageOf(name)).toBe(name.toLowerCase().replaceAll('_', '-'));
    const tally = emptyTally();
    placeFigures(tally, name).games += 1;
    threatFigures(tally, name).met += 1;
    expect(placeFigures(tally, name)).toMatchObject({ games: 1, turns: 0 });
    expect(Object.keys(tally.threats)).toEqual([name]);
    expect(Object.keys({ ...tally.places })).toEqual([name]);
  });
});

test('the tests above leave Object.prototype unchanged', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Object.keys(Object)).toEqual([]);
});
