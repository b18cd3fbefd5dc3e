import { describe, expect, it } from 'vitest';
import { assertDefined, must, parseOptions, startMatch } from '#core';
import { PERSON, Session } from '#play';
import type { Size } from '#screen';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { isDeep } from '../support/deep.ts';
import { SteppedSolver } from './solver.ts';
import { settled, Stage } from './stage.ts';

const library = await new RulesLibrary([{ folder: 'content/puzzles', isOwn: true }]).load();

function play(id: string, language: string, size: Size): Stage {
  const game = assertDefined(library.find(id));
  const options = must(parseOptions(game.options, {}));
  const session = new Session(startMatch(game, options, 'a-seed'), [PERSON]);
  const solver = new SteppedSolver((one) => library.sourceOf(one));
  return new Stage({ language }, size, { library, solver }).open(({ routes }) =>
    routes.play({ session, name: 'puzzle-1' }, routes.title()),
  );
}

const SIZES = [
  { width: 40, height: 12 },
  { width: 60, height: 20 },
];

describe.each(['en', 'ru'])('puzzles in small windows (%s)', (language) => {
  // The narrow window in Russian, whose words are longer, and the other in English.
  it.each(SIZES.filter(({ width }) => isDeep || (width === 40) === (language === 'ru')))(
    'show the whole board and the counts at $width x $height',
    async (size) => {
      const stage = play('fifteen-puzzle', language, size);
      for (let tile = 1; tile < 15; tile++) expect(stage.text).toMatch(new RegExp(`\\b${tile}\\b`));
      const moves = stage.arcade.say('puzzle-metric-moves');
      expect(stage.text).toContain(`▸ ${moves}`);
      const before = stage.text;
      expect(stage.press('right')).not.toBe(before);
      expect(stage.text).toMatch(new RegExp(`${stage.arcade.say('player-you')} +1$`, 'm'));
      await settled();
      if (isDeep || language === 'ru') stage.press('u p');
      await settled();
      expect(stage.row(size.height - 1)).toContain(stage.arcade.say('screen-key-help'));
    },
  );

  it('show the names of all counts', () => {
    const stage = play('five-twins', language, { width: 80, height: 24 });
    for (const metric of ['moves', 'straight', 'steps']) {
      expect(stage.text).toContain(stage.arcade.say(`puzzle-metric-${metric}`));
    }
  });

  it('show the required size of larger puzzles', () => {
    const stage = play('escott', language, { width: 40, height: 12 });
    expect(stage.text.match(/\d+/g)).toEqual(['52', '23', '40', '12']);
    expect(play('escott', language, { width: 52, height: 23 }).text).toContain('┃     E └───────┤');
  });
});
