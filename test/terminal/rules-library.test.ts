import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { must, defaultOptions, assertDefined } from '#core';
import { gameOfTexts } from '#games/zrf/rules/game/source.ts';
import { OpenedRulesFile } from '#games/zrf/commands/opened-rules.ts';
import { tryRules } from '#games/zrf/commands/rules-opening.ts';
import type { RulesAnswer, RulesTrial } from '#games/zrf/commands/rules-opening.ts';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';

const home = mkdtempSync(join(tmpdir(), 'turnwright-library-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Game with a title, and pieces named by an included file. */
function rules(title: string): string {
  return `(include "men.txt")
(game (title "${title}") (players A B) (turn-order A B)
  (board (grid (start-rectangle 0 0 9 9)
    (dimensions ("a/b" (10 0)) ("1" (0 10))) (directions (e 1 0))))
  (board-setup (A (Man a1)))
  (men))`;
}
const MEN = '(define men (piece (name Man) (help "Шаг 🙂") (moves (e add))))';

function write(path: string, text: string): void {
  const file = join(home, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

function libraryOf(memory?: OpenedRulesFile): RulesLibrary {
  const shelves = [
    { folder: join(home, 'own'), isOwn: true },
    { folder: join(home, 'added'), isOwn: false },
    { folder: join(home, 'nowhere'), isOwn: false },
  ];
  return new RulesLibrary(shelves, memory);
}

write('own/hop.zrf', rules('Hop'));
write('own/men.txt', MEN);
write('own/parts/part.zrf', rules('Part'));
write('own/ru/hop.ftl', 'title = Прыжок\n');
write('added/hop.zrf', rules('Another Hop'));
write('added/men.txt', MEN);
write('added/Skip It/skip.zrf', rules('Skip'));
write('added/Skip It/men.txt', MEN);
write('added/.hidden.zrf', rules('Hidden'));
write('elsewhere/jump.zrf', rules('Jump'));
write('elsewhere/men.txt', MEN);

describe('the local library', () => {
  it('lists the games on its shelves by title, each under a distinct id', () => {
    expect(libraryOf().list('en')).toEqual([
      { id: 'hop-2', title: 'Another Hop', names: [], isAdded: true },
      { id: 'hop', title: 'Hop', names: ['Прыжок', 'Hop'], isAdded: false },
      { id: 'skip-it', title: 'Skip', names: [], isAdded: true },
    ]);
    expect(libraryOf().titleOf('hop', 'ru')).toBe('Прыжок');
    expect(libraryOf().words('hop-2', 'ru')).toBeUndefined();
  });

  it('finds files added while the program runs', () => {
    const library = libraryOf();
    expect(library.list('en')).toHaveLength(3);
    write('added/late.zrf', rules('Late'));
    expect(library.list('en').map(({ title }) => title)).toContain('Late');
    rmSync(join(home, 'added', 'late.zrf'));
  });

  it('reads rules when opened, and sends their texts to the bot threads', async () => {
    const library = libraryOf();
    expect(library.find('hop')).toBeUndefined();
    const game = must(await library.open('hop'));
    expect(library.find('hop')).toBe(game);
    const source = assertDefined(library.sourceOf('hop'));
    expect(source.main).toBe('hop.zrf');
    expect(source.files.map(([name]) => name).sort()).toEqual(['hop.zrf', 'men.txt']);
    const again = assertDefined(gameOfTexts(source, 'hop'));
    expect(again.playOf('hop').rules.pieces[0]?.help).toBe('Шаг 🙂');
    expect(again.start(defaultOptions(again.options), 'a')).toEqual(
      game.start(defaultOptions(game.options), 'a'),
    );
    expect(gameOfTexts({ main: 'x.zrf', files: [] }, 'x')).toBeUndefined();
    expect(await library.open('nothing')).toMatchObject({ ok: false });
  });

  it('remembers rules that were played from a path', async () => {
    const memory = new OpenedRulesFile(join(home, 'state', 'opened.json'));
    const path = join(home, 'elsewhere', 'jump.zrf');
    const library = libraryOf(memory);
    must(await library.openAny(path));
    library.remember('jump');
    expect(
      libraryOf(memory)
        .list('en')
        .map(({ id }) => id),
    ).toContain('jump');
    expect((await libraryOf(memory).open('jump')).ok).toBe(true);
    write('elsewhere/hop.zrf', rules('A Third Hop'));
    const third = must(must(await library.openAny(join(home, 'elsewhere', 'hop.zrf'))).game);
    expect(third.id).toBe('hop-file');
    rmSync(path);
    expect(libraryOf(memory).has('jump')).toBe(false);
    write('state/opened.json', 'not a list of paths');
    expect(libraryOf(memory).has('hop')).toBe(true);
  });
});

/** Worker thread stub that returns a given answer and records its requests. */
function trialOf(answer: RulesAnswer | undefined) {
  const asked: string[] = [];
  const trial: RulesTrial = {
    ask: ({ path }) => {
      asked.push(path);
      return Promise.resolve(answer);
    },
    stop: () => undefined,
    close: () => undefined,
  };
  return { trial, asked };
}

describe('third-party rules', () => {
  it('are compiled in a worker before opening, unlike built-in rules', async () => {
    const library = libraryOf();
    const { trial, asked } = trialOf({ milliseconds: 20 });
    library.tryIn(trial);
    await library.load();
    expect(library.find('skip-it')).toBeUndefined();
    expect(library.find('hop')?.id).toBe('hop');
    expect(must(await library.open('skip-it')).id).toBe('skip-it');
    expect(must(await library.open('skip-it')).id).toBe('skip-it');
    expect(library.find('skip-it')?.id).toBe('skip-it');
    expect(must(await library.open('hop')).id).toBe('hop');
    expect(asked).toEqual([join(home, 'added/Skip It')]);
  });

  it('are not opened if the trial was stopped, or found errors or slow rules', async () => {
    const library = libraryOf();
    library.tryIn(trialOf(undefined).trial);
    expect(await library.open('hop-2')).toEqual({ ok: false, problems: [] });
    const problem = { code: 'zrf-x', message: 'wrong' };
    library.tryIn(trialOf({ problems: [problem] }).trial);
    expect(await library.open('hop-2')).toEqual({ ok: false, problems: [problem] });
    library.tryIn(trialOf({ milliseconds: 7300 }).trial);
    const slow = await library.open('hop-2');
    expect(slow).toMatchObject({
      ok: false,
      problems: [{ code: 'rules-slow', args: { seconds: 8 } }],
    });
    expect(library.find('hop-2')).toBeUndefined();
    expect(must(await library.open('hop-2', true)).id).toBe('hop-2');
  });

  it('are checked again if they have changed since the trial', async () => {
    const library = libraryOf();
    library.tryIn(trialOf({ milliseconds: 20 }).trial);
    write('added/late/late.zrf', rules('Late').replace('(Man a1)', '(Man z9)'));
    write('added/late/men.txt', MEN);
    const opened = await library.open('late');
    expect(opened).toMatchObject({ ok: false, problems: [{ line: 5 }] });
    rmSync(join(home, 'added/late'), { recursive: true });
  });

  it('are timed in the worker thread', () => {
    const clock = () => (time += 40);
    let time = 0;
    const skip = { game: 'skip', path: join(home, 'added/Skip It') };
    expect(tryRules(skip, clock)).toEqual({ milliseconds: 40 });
    const missing = tryRules({ game: 'x', path: join(home, 'x.zrf') }, clock);
    expect(missing).toMatchObject({ problems: [{ code: 'rules-missing' }] });
    write('wrong.zrf', '(game');
    const wrong = tryRules({ game: 'x', path: join(home, 'wrong.zrf') }, clock);
    expect(wrong).toMatchObject({ problems: [{ file: 'wrong.zrf' }] });
  });
});
