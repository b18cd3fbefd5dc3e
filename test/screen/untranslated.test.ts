import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { must } from '#core';
import { Messages } from '#i18n';
import { resumeSession } from '#play';
import { AdventureLibrary } from '#games/dice/voice/adventure-library.ts';
import { findMoments } from '../games/dice/rules/moments.ts';
import { tideBells } from '../games/dice/rules/tide-bells.ts';
import { isDeep } from '../support/deep.ts';
import { mark, markFluent, plainWords } from '../support/pseudo.ts';
import { game } from '../games/dice/cells/player.ts';
import { play } from './rules-table.ts';
import { PSEUDO, Stage } from './stage.ts';

/** Built-in adventure in the pseudo-language: any remaining plain text comes from the program. */
const marked = {
  ...tideBells,
  texts: new Map([
    ['en', new Map([...(tideBells.texts.get('en') ?? [])].map(([id, text]) => [id, mark(text)]))],
  ]),
};
const settings = { language: PSEUDO, guidance: 'off' } as const;

function diceStage(): Stage {
  const library = new AdventureLibrary(() => ({ packs: [marked], broken: [] }));
  return new Stage(settings, undefined, undefined, library);
}

/** Plain words on each screen that the keys lead to. */
function wordsOn(stage: Stage, keys: readonly string[], allowed?: ReadonlySet<string>): string[] {
  return keys.flatMap((key) =>
    plainWords(stage.press(key), allowed).map((word) => `${key}: ${word}`),
  );
}

describe('the pseudo-language', () => {
  it('replaces the letters of all texts but keeps identifiers', () => {
    const source = `# A comment stays.
game = Sow { $count ->
    [one] one seed
   *[other] { $count } seeds
} here
again = { game }, { "or" } not
  at all
`;
    const messages = new Messages({ language: 'en', sources: [markFluent(source)] });
    expect(messages.say('game', { count: 1 })).toBe(mark('Sow one seed here'));
    expect(messages.say('game', { count: 2 })).toBe(mark('Sow 2 seeds here'));
    expect(messages.say('again', { count: 1 })).toBe(mark('Sow one seed here, or not\nat all'));
    for (const file of ['dice-play', 'screen', 'zrf', 'kalah']) {
      // Messages refer to topics that are always loaded.
      const sources = [file, 'common', 'web'].map((one) =>
        readFileSync(`content/locales/en/${one}.ftl`, 'utf8'),
      );
      const [own, other] = [sources, sources.map(markFluent)].map(
        (texts) => new Messages({ language: 'en', sources: texts }),
      );
      const ids = [...(sources[0] ?? '').matchAll(/^([a-z][\w-]*) =/gim)].map(([, id = '']) => id);
      for (const id of ids) {
        expect(other?.has(id)).toBe(true);
        // A missing argument appears under its plain name.
        expect(plainWords((other?.say(id) ?? '').replace(/\{\$\w+\}/g, '')), id).toEqual([]);
      }
      expect(own?.say(ids[0] ?? '')).not.toBe(other?.say(ids[0] ?? ''));
    }
  });

  it('reveals a hard-coded word on a screen', () => {
    const stage = new Stage(settings).open(() => ({
      draw: (grid) => void grid.put(2, 2, 'Press any key'),
      onKey: () => undefined,
    }));
    expect(plainWords(stage.text)).toEqual(['Press', 'any', 'key']);
  });
});

describe('text screens contain no untranslated words:', () => {
  it('the arcade, its menus, and Kalah', () => {
    const stage = new Stage(settings).open();
    const menus = ['f1', 'escape', 'end up enter', 'down', 'down', 'down', 'down', 'down', 'down'];
    const seed = new Set(['seed']);
    expect(wordsOn(stage, ['up', ...menus, 'q'], seed)).toEqual([]);
    const kalah = [
      '2',
      'down',
      'end enter',
      'escape',
      'home enter',
      '1',
      'h',
      'u',
      '?',
      'escape',
      'w',
      'escape',
      'm',
      'escape',
      'v',
      'q',
      's',
      'x',
      'q',
    ];
    expect(wordsOn(stage.open(), kalah, new Set(['seed', 'kalah', 'exported', 'txt']))).toEqual([]);
  });

  it('the dice game before its start', () => {
    const stage = diceStage().openEntry('dice');
    const keys = [
      '?',
      'escape',
      'enter',
      'down',
      'right',
      'down',
      'right',
      'down',
      'n',
      'escape',
      '?',
      'escape',
      'end',
      'enter',
    ];
    expect(wordsOn(stage, keys, new Set(['seed', 'tide', 'bells', 'goose', 'bell']))).toEqual([]);
  });

  const moments = findMoments();

  function openMoment(saved: string): Stage {
    const session = must(resumeSession(saved, [game]));
    const open = { session, name: 'moment' };
    return diceStage().open(({ routes }) => routes.play(open, routes.title()));
  }

  it.each(isDeep ? moments : moments.filter((_, at) => at % 3 === 0))('$name', ({ saved }) => {
    // After the game they lead back to the adventures, which have ids.
    const ids = new Set(['tide', 'bells']);
    expect(wordsOn(openMoment(saved), ['space', 'space'], ids)).toEqual([]);
  });

  it.each(moments.filter(({ name }) => name === 'guard' || name === 'camp trade'))(
    'the extra pages: $name',
    ({ saved }) => {
      const stage = openMoment(saved);
      const keys =
        'm,right,escape,s,right,escape,p,right,escape,j,right,right,v,q,escape,?,right,right,escape';
      expect(wordsOn(stage, keys.split(','), new Set(['moment']))).toEqual([]);
    },
  );

  it.each(['chess', 'english-draughts', 'connect-four'])('a rules-file game: %s', (id) => {
    const rules = readFileSync(`content/rules/${id}.zrf`, 'utf8');
    // Names in the rules are not translated; letters represent colours, and the seed is random.
    const allowed = new Set(`${rules} ABC abc seed`.match(/[A-Za-z]{2,}/g));
    const stage = play(id, { settings });
    const keys = [
      'right',
      'enter',
      '?',
      'escape',
      'm',
      'escape',
      'h',
      'v',
      'q',
      's',
      'n',
      'down',
      'escape',
    ];
    expect(wordsOn(stage, keys, allowed)).toEqual([]);
  });
});
