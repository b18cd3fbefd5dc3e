import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { assertDefined, must, parseOptions, startMatch } from '#core';
import { PERSON, Session } from '#play';
import {
  describeAmount,
  describeBest,
  describeBusy,
  describeDistance,
  describeRating,
  describeVerdict,
} from '#games/zrf/voice/describe-puzzle.ts';
import type { PuzzleSolver, SolvingAnswer } from '#games/zrf/puzzles/index.ts';
import { SolverService, METRICS } from '#games/zrf/puzzles/index.ts';
import type { Best, PuzzleRecords } from '#play';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { needTexts, say, showLanguage } from '#web/language/language.ts';
import { builtInFolders, builtInGames } from '#games/zrf/page/files/built-in.ts';
import { openRulesFile } from '#games/zrf/page/files/opened-file.ts';
import { puzzlePlayModelOf } from '#games/zrf/page/puzzle/game/puzzle-play-model.ts';
import { SolverModel } from '#games/zrf/page/puzzle/model/solver-model.ts';
import { PUZZLES } from '#games/zrf/page/settings/puzzle-settings.ts';
import { Stage } from '../screen/stage.ts';
import { NOT_SAVED } from '../play/not-saved.ts';

/*
 * Compares puzzle texts of the terminal and the page. The page loads only the texts that its rules
 * pages need. All it says must appear on the terminal's screen.
 */

// The page reads these as soon as its modules load.
vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: {}, addEventListener: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterAll(() => void vi.unstubAllGlobals());
beforeAll(() => needTexts(['zrf', 'boards', 'rules', 'editor', 'sliding']));

const ID = 'little-cellar';
const library = await new RulesLibrary([{ folder: 'content/puzzles', isOwn: true }]).load();

type Report = Parameters<PuzzleSolver['ask']>[1];

/** Solver that reports some positions, then returns the given answer, or none yet if undefined. */
function solverOf(answer: SolvingAnswer | undefined): PuzzleSolver {
  const solve = (_question: unknown, report: Report) => {
    report?.({ positions: 1, depth: 0 });
    report?.({ positions: 1234, depth: 7 });
    return answer === undefined ? new Promise<never>(() => undefined) : Promise.resolve(answer);
  };
  return { ask: solve, stop: () => undefined, close: () => undefined };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Records with one earlier solution, in many moves. */
class OldRecords implements PuzzleRecords {
  readonly stored: Best[] = [];
  #isHelped = false;

  names = () => [`${ID}/the-little-cellar`];
  best = () => ({ moves: 16, straight: 17, steps: 19 });
  isHelped = () => this.#isHelped;

  keep(_puzzle: string, counts: Best): undefined {
    this.stored.push(counts);
  }

  noteHelp(_save: string, isHelped: boolean): undefined {
    this.#isHelped = isHelped;
  }
}

function openTerminal(language: string, solver: PuzzleSolver, id = ID) {
  const game = assertDefined(library.find(id));
  const options = must(parseOptions(game.options, {}));
  const session = new Session(startMatch(game, options, 'told twice'), [PERSON]);
  const stage = new Stage({ language }, undefined, { library, solver, records: new OldRecords() });
  stage.open(({ routes }) => routes.play({ session, name: 'puzzle-1' }, routes.title()));
  return stage;
}

/** Text with plain spaces, even within numbers, and no line breaks. */
function withPlainSpaces(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Text next to the board, as one line. */
function textBesideBoard({ text }: Stage): string {
  return withPlainSpaces(text.replace(/^.*[┃│┤┨┪┩┓┘┐┛]/gmu, ''));
}

function openPage(solver: PuzzleSolver, distance: boolean) {
  const own = assertDefined(builtInGames.find((game) => game.id === ID));
  const opened = openRulesFile(builtInFolders[own.collection], own.main, ID);
  if (!opened.ok) throw new RangeError(ID);
  const { file } = opened;
  const match = startMatch(file.game, { variant: file.game.options.variant.default }, 'told twice');
  const engine = { ...solverOf(undefined), ask: () => new Promise<never>(() => undefined) };
  const options = {
    ...NOT_SAVED,
    session: new Session(match, [PERSON]),
    engine,
    pace: () => 'off' as const,
    playsForced: () => true,
  };
  const model = assertDefined(puzzlePlayModelOf(options, file));
  const settings = () => ({ ...PUZZLES, distance });
  return {
    model,
    pageSolver: new SolverModel({ model, solver, settings, onFewest: () => undefined }),
  };
}

const ANSWERS: readonly (readonly [string, string, SolvingAnswer])[] = [
  ['a distance', 'd', { kind: 'distance', distance: 21, move: undefined }],
  ['a distance of one move', 'd', { kind: 'distance', distance: 1, move: undefined }],
  ['an unsolvable position', 'd', { kind: 'distance', distance: -1, move: undefined }],
  ['distances that are not stored', 'd', { kind: 'unknown', positions: 5 }],
  ['an exhausted search', 'h', { kind: 'unsolvable', positions: 22, reason: 'searched' }],
  ['a search of a single position', 'p', { kind: 'unsolvable', positions: 1, reason: 'searched' }],
  ['a box that would get stuck', 'h', { kind: 'unsolvable', positions: 22, reason: 'pruned' }],
  [
    'a stuck box at any distance',
    'd',
    { kind: 'distance', distance: -1, move: undefined, isPruned: true },
  ],
  ['an odd parity', 'h', { kind: 'unsolvable', positions: 0, reason: 'parity' }],
  ['a puzzle that is too large', 'p', { kind: 'unknown', positions: 30_000_000 }],
];

describe.each(['en', 'ru'])('both shells describe a puzzle identically (%s)', (language) => {
  beforeAll(() => showLanguage(language));

  test.each(ANSWERS)('%s', async (_, key, answer) => {
    const { pageSolver } = openPage(solverOf(answer), key === 'd');
    if (key === 'h') pageSolver.requestHint();
    if (key === 'p') pageSolver.solve();
    const stage = openTerminal(language, solverOf(answer));
    stage.press(key);
    await settled();
    const [distance, verdict] = [pageSolver.distance.value, pageSolver.verdict.value];
    pageSolver.close();
    expect([distance, verdict].filter((one) => one !== undefined)).toHaveLength(1);
    const sentence = distance === undefined ? '' : describeDistance(distance, say);
    const reason =
      verdict === undefined || verdict.kind === 'broken' ? '' : describeVerdict(verdict, say);
    expect(sentence + reason).toMatch(/^\p{L}|^\d/u);
    expect(sentence + reason).not.toMatch(/puzzle-/);
    expect(textBesideBoard(stage)).toContain(withPlainSpaces(sentence + reason));
  });

  test('a search in progress', () => {
    const { pageSolver } = openPage(solverOf(undefined), false);
    pageSolver.solve();
    const stage = openTerminal(language, solverOf(undefined));
    stage.press('p');
    const task = assertDefined(pageSolver.task.value);
    expect(task).toEqual({ want: 'solution', positions: 1234, depth: 7 });
    expect(textBesideBoard(stage)).toContain(withPlainSpaces(describeBusy(task, say)));
    pageSolver.close();
  });

  test('metrics, best results and the result', () => {
    const { model, pageSolver } = openPage(solverOf(undefined), false);
    const { match, file } = model;
    const start = match.game.makeState(match.state);
    const source = assertDefined(library.sourceOf(ID));
    const task = new SolverService().begin({
      game: file.id,
      source,
      want: 'solution',
      metric: 'moves',
      start,
      state: start,
    });
    let answer: SolvingAnswer | undefined;
    while (answer === undefined) answer = task.run(10_000);
    if (answer.kind !== 'solution') throw new RangeError(answer.kind);
    const steps = answer.moves.flatMap((move) => move.steps);

    const stage = openTerminal(language, solverOf(undefined));
    const metrics = METRICS.map((metric) => `puzzle-metric-${metric}`);
    for (const id of ['player-you', 'puzzle-best', 'puzzle-fewest', ...metrics])
      expect(stage.text).toContain(say(id));
    const type = (step: string) => stage.press(`: ${[...step].join(' ')} enter`);
    const detour = ['a3-a2', 'a4-a3', 'a3-a4', 'a2-a3'];
    const results = [
      { steps, fewest: 6, earlier: 16, praise: 'shortest' },
      { steps: [...detour, ...steps], fewest: 6, earlier: 16, praise: 'best' },
    ];
    for (const { steps: played, fewest, earlier, praise } of results) {
      model.restart();
      stage.press('a');
      for (const step of played) {
        model.playText(step);
        type(step);
      }
      expect(model.isSolved.value).toBe(true);
      const count = model.counts.value.moves;
      const result = { count, fewest, earlier, isHelped: false };
      expect(describeRating(result, say)).toBe(say(`puzzle-praise-${praise}`));
      expect(textBesideBoard(stage)).toContain(
        `${describeAmount('moves', count, say)}. ${describeRating(result, say)}`,
      );
    }
    pageSolver.close();
    stage.openEntry('zrf');
    expect(stage.press('right')).toContain(describeBest('moves', 16, say));
  });
});
