import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { must, defaultOptions, assertDefined } from '#core';
import { isZrfGame } from '#games/zrf/voice/is-zrf-game.ts';
import { problemsOf } from '#games/zrf/puzzles/draft/problems.ts';
import { readDraft } from '#games/zrf/puzzles/draft/read.ts';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { SteppedSolver } from './solver.ts';
import { Stage } from './stage.ts';

const home = mkdtempSync(join(tmpdir(), 'turnwright-editor-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const library = await new RulesLibrary([
  { folder: 'content/puzzles', isOwn: true },
  { folder: join(home, 'rules'), isOwn: false },
]).load();

function open(): { stage: Stage; solver: SteppedSolver } {
  const solver = new SteppedSolver((id) => library.sourceOf(id));
  const stage = new Stage({}, undefined, { library, solver });
  stage.openEntry('zrf');
  return { stage, solver };
}

/** Text beside the board, as one line. */
function textBesideBoard({ text }: Stage): string {
  const rows = text.split('\n').map((row) => row.replace(/^.*[┃│┤┨┪┩┓┘┐┛]/u, ''));
  return rows.join(' ').replace(/\s+/g, ' ');
}

/** Three-by-three puzzle: the 2-cell block at the top must reach the bottom. */
const SMALL = '[ - - a right a left down b down tab a tab';

describe('the puzzle editor', () => {
  it('draws blocks as letters and reports missing parts', () => {
    const { stage } = open();
    expect(stage.press('+')).toContain('Turnwright › Editor › Sliding Puzzle');
    expect(textBesideBoard(stage)).toContain('There is no block yet: draw one.');
    stage.press('a right a');
    expect(textBesideBoard(stage)).toContain('There is no goal yet');
    expect(stage.text).toContain('│       A[     ]│');
    stage.press('right right b');
    stage.press('left left delete');
    expect(stage.text.split('\n')[3]).toMatch(/A .*·.*·.*B/);
    stage.press('#');
    expect(stage.text.split('\n')[3]).toMatch(/A .*░░░░.*B/);
    stage.press('< <');
    expect(stage.text.split('\n')[3]).toContain('│       A[     ]│   ·   │   B   │');
  });

  it('shows the difficulty while drawing', async () => {
    const { stage, solver } = open();
    stage.press(`+ ${SMALL}`);
    expect(textBesideBoard(stage)).toContain('Looking for the shortest solution');
    await solver.finish();
    expect(textBesideBoard(stage)).toMatch(
      /1 move, minimal \([\d,]+ positions\)\. Difficulty 1 of 5\./,
    );
    expect(stage.text).toContain('◆A◆');
    // A wall directly below it blocks every path.
    stage.press('up #');
    await solver.finish();
    expect(textBesideBoard(stage)).toMatch(/No way leads to the goal|Difficulty/);
  });

  it('saves the rules as a file, plays them immediately, and reopens them for editing', async () => {
    const { stage, solver } = open();
    stage.press(`+ ${SMALL} : M y 1 enter`);
    await solver.finish();
    const file = join(home, 'rules', 'my1.zrf');
    stage.press('!');
    expect(stage.text).toContain('Written to');
    expect(readFileSync(file, 'utf8')).toContain('(title "My1")');
    stage.press('enter');
    for (let turn = 0; turn < 6; turn++) await Promise.resolve();
    await solver.finish();
    expect(stage.text).toContain('Turnwright › My1');
    expect(stage.text).toMatch(/▸ Moves +0 +– +1\n/);
    stage.press('e');
    expect(stage.text).toContain('Editor › My1');
    stage.press('right c !');
    const again = await library.open('my1');
    const game = must(again);
    if (!isZrfGame(game)) throw new Error('not a rules-file game');
    const state = game.start(defaultOptions(game.options), 'a');
    const draft = must(readDraft(game.rulesOf(state), state.cells));
    expect(problemsOf(draft)).toEqual([]);
    expect(new Set(draft.cells)).toContain('C');
    expect(stage.press('escape')).toContain('My1');
  });

  it('opens built-in puzzles, and saves them under another name', async () => {
    const { stage, solver } = open();
    stage.press('right enter');
    for (let turn = 0; turn < 6; turn++) await Promise.resolve();
    expect(stage.press('e')).toContain('Editor › The Little Cellar');
    await solver.finish();
    expect(textBesideBoard(stage)).toMatch(/6 moves, minimal/);
    stage.press('enter');
    for (let turn = 0; turn < 6; turn++) await Promise.resolve();
    expect(readFileSync(join(home, 'rules', 'the-little-cellar.zrf'), 'utf8')).toContain('Cellar');
    expect(stage.text).not.toContain('puzzle 1');
  });

  it('allows a goal to have several targets, or none', () => {
    const { stage } = open();
    const targets = () => stage.text.match(/◇/g)?.length ?? 0;
    stage.press('+ a tab down down a');
    expect(targets()).toBe(1);
    stage.press('right +');
    expect(targets()).toBe(2);
    stage.press('.');
    expect(targets()).toBe(0);
    expect(textBesideBoard(stage)).toContain('There is no goal yet');
    stage.press('<');
    expect(targets()).toBe(2);
    stage.press('< >');
    expect(targets()).toBe(2);
    // A letter without a block has no effect here.
    stage.press('z');
    expect(targets()).toBe(2);
  });

  it('does not modify rules in other folders', () => {
    const stored = must(library.save('Elsewhere', '(game)', 'century'));
    expect(stored).toEqual({ id: 'elsewhere', file: join(home, 'rules', 'elsewhere.zrf') });
    const second = must(library.save('Elsewhere', '(game)'));
    expect(second.id).toBe('elsewhere-2');
    expect(must(library.save('Other', '(game) ', 'elsewhere')).file).toBe(stored.file);
    expect(readFileSync(stored.file, 'utf8')).toBe('(game) ');
  });

  it('asks before discarding a drawing', () => {
    const { stage } = open();
    stage.press('+ a');
    expect(stage.press('escape')).toContain('Leave without saving the drawing?');
    expect(stage.press('n')).toContain('Editor');
    expect(stage.press('escape y')).toContain('Search:');
    stage.press('+');
    expect(stage.press('escape')).toContain('Search:');
  });

  it('resizes each side of the board between one and twelve', () => {
    const { stage } = open();
    stage.press('+ a [ [ [ [ [ - - - - - -');
    expect(stage.text).toMatch(/┌─+┐/);
    expect(assertDefined(stage.text.split('\n').find((row) => row.includes('┌')))).toMatch(
      /┌─{15}┐/,
    );
    stage.press('] ] ] ] ] ] ] ] ] ] ] ] ] ] ] ] ] = = = = = = = = = = = = = = = =');
    expect(stage.text).toContain('A');
  });
});
