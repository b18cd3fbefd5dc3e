import { describe, expect, it } from 'vitest';
import { assertDefined, must, parseOptions, startMatch } from '#core';
import { PERSON, Session } from '#play';
import type { Size } from '#screen';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { SteppedSolver } from './solver.ts';
import { Stage } from './stage.ts';

const library = await new RulesLibrary([{ folder: 'content/rules', isOwn: true }]).load();

const SIZES = [
  { width: 40, height: 12 },
  { width: 60, height: 20 },
];

/** Stage with the position setup screen of a game. */
function setUp(id: string, language: string, size: Size): Stage {
  const game = assertDefined(library.find(id));
  const options = must(parseOptions(game.options, {}));
  const seats = Array.from({ length: game.players(options) }, () => PERSON);
  const session = new Session(startMatch(game, options, 'a-seed'), seats);
  const stage = new Stage({ language }, size, { library }).open(({ routes }) =>
    routes.play({ session, name: 'board-1' }, routes.title()),
  );
  stage.press('t e');
  return stage;
}

function editor(language: string, size: Size): { stage: Stage; solver: SteppedSolver } {
  const solver = new SteppedSolver((id) => library.sourceOf(id));
  const stage = new Stage({ language }, size, { library, solver });
  stage.openEntry('zrf');
  stage.press('+');
  return { stage, solver };
}

/** Start of a message, before its arguments. */
function wordsOf(stage: Stage, id: string): string {
  return stage.arcade.say(id).split(' ').slice(0, 2).join(' ');
}

describe.each(['en', 'ru'])('the puzzle editor in small windows (%s)', (language) => {
  it.each(SIZES)('shows board and verdict at $width x $height', async (size) => {
    const { stage, solver } = editor(language, size);
    expect(stage.row(0)).toContain(stage.arcade.say('screen-editor'));
    expect(stage.text).toContain(wordsOf(stage, 'screen-editor-drawing'));
    // Three by three: the block at the top must reach the bottom.
    stage.press('[ - - a right a left down b down tab a');
    expect(stage.text).toContain(wordsOf(stage, 'screen-editor-aiming'));
    await solver.finish();
    expect(stage.text).toContain('◆A◆');
    expect(stage.text).toMatch(/│ +B +│/);
    expect(stage.text).toMatch(/^ └─+┘/m);
    expect(stage.text).toMatch(/ 1 (move,|ход —) /);
    expect(stage.row(size.height - 1)).toContain(stage.arcade.say('screen-key-help'));
    stage.press('tab : M y');
    expect(stage.text).toContain(stage.arcade.say('screen-editor-title'));
    expect(stage.press('enter')).toContain('› My');
    stage.press('escape');
    expect(stage.text).toContain(stage.arcade.say('screen-editor-ask-leave'));
  });

  it('scrolls a large board to the cursor, with arrows for hidden parts', () => {
    const { stage } = editor(language, { width: 40, height: 12 });
    stage.press('] ] ] = = =');
    expect(stage.text).toMatch(/ → /);
    expect(stage.text).not.toMatch(/^←/m);
    stage.press('right right right right right right');
    expect(stage.text).toMatch(/^←/m);
    expect(stage.text).toMatch(/\[·\]/);
  });
});

describe.each(['en', 'ru'])('position setup in small windows (%s)', (language) => {
  it.each(SIZES)(
    'shows the whole board, the pieces and the messages at $width x $height',
    (size) => {
      const stage = setUp('chess', language, size);
      for (let rank = 1; rank <= 8; rank += 1)
        expect(stage.text).toMatch(new RegExp(`^ +${rank} .*\\S`, 'm'));
      expect(stage.text).toMatch(/^ +a {2}b {2}c {2}d {2}e {2}f {2}g {2}h /m);
      expect(stage.text).toMatch(/▸ 1 \S/);
      expect(stage.text).toContain('d4: ');
      const empty = stage.text;
      stage.press('enter');
      expect(stage.text).not.toBe(empty);
      stage.press('enter');
      expect(stage.text).toBe(empty);
      stage.press('m');
      expect(stage.text).toContain(stage.arcade.say('screen-setup-nothing-here'));
      stage.press('c p');
      expect(stage.text).toContain(wordsOf(stage, 'screen-setup-cannot-play'));
      stage.press(':');
      expect(stage.text).toContain(stage.arcade.say('screen-setup-text'));
      stage.press('escape');
      expect(stage.row(size.height - 1)).toContain(stage.arcade.say('screen-key-help'));
    },
  );

  it('shows the selected piece below the board if there is no room beside it', () => {
    const stage = setUp('chess', language, { width: 40, height: 12 });
    const below = () => stage.row(10);
    const pawn = below();
    expect(pawn).toMatch(/^ d4: .*▸ \p{L}{4,}$/u);
    stage.press('tab');
    expect(below()).toMatch(/^ d4: .*▸ \p{L}{4,}$/u);
    expect(below()).not.toBe(pawn);
    expect(setUp('chess', language, SIZES[1] as Size).row(16)).not.toContain('▸');
  });

  it('scrolls a large board to the cursor, with arrows for hidden parts', () => {
    const stage = setUp('shogi', language, { width: 40, height: 12 });
    expect(stage.text).toMatch(/^←.*\[·\].*→/m);
    stage.press('left left left left left');
    expect(stage.text).not.toMatch(/^←/m);
  });
});
