import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertDefined, must, parseOptions, startMatch } from '#core';
import type { AnyGame } from '#core';
import { PERSON, Session } from '#play';
import { glyphsOf } from '#screen/cells/glyphs.ts';
import { Grid } from '#screen/cells/grid.ts';
import type { Screen } from '#screen';
import { drawTitleBar } from '#screen/widgets/bars.ts';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { isDeep } from '../support/deep.ts';
import { Stage } from './stage.ts';
import { watchEdges } from './watch-edges.ts';

/*
 * Checks every screen of every game at 80 by 24: no text is cut at the edge without an ellipsis,
 * and every frame is closed.
 */

const LANGUAGES = ['ru', 'en'] as const;
const library = await new RulesLibrary([
  { folder: 'content/rules', isOwn: true },
  { folder: 'content/puzzles', isOwn: true },
]).load();

const cut = watchEdges();

/** Positions of frames with broken sides, where other text overwrote them. */
function brokenFrames(text: string): string[] {
  const rows = text.split('\n').map((row) => glyphsOf(row.padEnd(80)).map((glyph) => glyph.text));
  return rows.flatMap((row, y) =>
    row.flatMap((glyph, x): string[] => {
      if (glyph !== '╭') return [];
      const right = row.indexOf('╮', x);
      const bottom = rows.findIndex((below, at) => at > y && below[x] === '╰');
      const isClosed = right > 0 && rows[bottom]?.[right] === '╯';
      const sides = rows.slice(y + 1, Math.max(y + 1, bottom));
      const isWhole = sides.every((below) => below[x] === '│' && below[right] === '│');
      return isClosed && isWhole ? [] : [`frame at ${x},${y} is broken`];
    }),
  );
}

function faultsOf(stage: Stage): string[] {
  const faults = [...cut, ...brokenFrames(stage.text)];
  cut.length = 0;
  return faults;
}

/** Screens of one game: its first choices, the game, its moves, its help. */
function screensOf(rules: RulesLibrary, game: AnyGame, language: string): string[] {
  const options = must(parseOptions(game.options, {}));
  const persons = Array.from({ length: game.players(options) }, () => PERSON);
  const found: string[] = [];
  const look = (name: string, stage: Stage) => {
    found.push(...faultsOf(stage).map((fault) => `${game.id} ${language} ${name}: ${fault}`));
  };
  const stageOf = (make: (stage: Stage['arcade']) => Screen) =>
    new Stage({ language }, undefined, { library: rules }).open(make);
  look(
    'new',
    stageOf(({ routes }) => routes.newGame(game, routes.title())),
  );
  const session = new Session(startMatch(game, options, 'frames'), persons);
  const stage = stageOf(({ routes }) => routes.play({ session, name: 'one' }, routes.title()));
  look('play', stage);
  for (const key of ['m', '?', 'w', 'e', ':']) {
    stage.press(key);
    look(key, stage);
    stage.press('esc');
    cut.length = 0;
  }
  for (let ply = 0; ply < 6; ply += 1) {
    const turn = game.turn(session.match.state);
    if (turn.kind !== 'decide') break;
    session.playText(
      game.makeAction(session.match.state, assertDefined(turn.actions[ply % turn.actions.length])),
    );
  }
  look(
    'later',
    stageOf(({ routes }) => routes.play({ session, name: 'two' }, routes.title())),
  );
  stage.press('v');
  look('replay', stage);
  return found;
}

test('every screen of every game fits into 80 by 24', () => {
  const found = library.list('en').flatMap(({ id }, index) => {
    const game = assertDefined(library.find(id));
    const language = index % 4 === 0 ? 'en' : 'ru';
    const languages = isDeep ? LANGUAGES : [language];
    return languages.flatMap((language) => screensOf(library, game, language));
  });
  expect(found).toEqual([]);
});

const LONG = `The Extraordinarily Long and Winding Title of a Game of ${'Very '.repeat(5)}Many Words`;
const WORD = LONG.replaceAll(' ', '-');

/** Rules whose title, variants, players and pieces are all longer than the width of the screen. */
const RULES = `(game
  (title "${LONG}")
  (players ${WORD}-White ${WORD}-Black)
  (board (grid (start-rectangle 0 0 9 9)
    (dimensions ("a/b/c/d/e" (10 0)) ("5/4/3/2/1" (0 10))) (directions (n 0 -1) (s 0 1))))
  (board-setup
    (${WORD}-White (${WORD}-Man a1 off 3))
    (${WORD}-Black (${WORD}-Man e5 off 3)))
  (piece (name ${WORD}-Man) (help "${LONG}") (moves (n add) (s add)) (drops ((verify empty?) add))))
(variant (title "${LONG} Too") (default))`;

test('overlong titles and names are shortened to fit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnwright-'));
  writeFileSync(join(folder, 'long.zrf'), RULES);
  const one = await new RulesLibrary([{ folder, isOwn: true }]).load();
  const found = LANGUAGES.flatMap((language) =>
    screensOf(one, assertDefined(one.find('long')), language),
  );
  rmSync(folder, { recursive: true });
  expect(found).toEqual([]);
});

test('an overlong path keeps the title of the game and its last name', () => {
  const bar = (path: readonly string[], about?: string) => {
    const grid = new Grid({ width: 40, height: 2 });
    drawTitleBar(grid, path, about);
    return grid.toText().split('\n')[0];
  };
  expect(bar(['Turnwright', 'Chess', 'Help'])).toBe('  Turnwright › Chess › Help');
  expect(bar(['Turnwright', 'Chess'], 'You – Bot')).toBe('  Turnwright › Chess         You – Bot');
  expect(bar(['Turnwright', LONG, 'Help'])).toBe('  The Extraordinarily Long and… › Help');
  expect(bar(['Turnwright', LONG])).toBe('  The Extraordinarily Long and Windin…');
  expect(bar(['Turnwright', LONG, `${LONG} Too`])).toMatch(/^ {2}The .*… › The .*…$/);
});
