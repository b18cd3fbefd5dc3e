import { describe, expect, it } from 'vitest';
import { assertDefined, defaultOptions, must, startMatch } from '#core';
import type { AnyGame } from '#core';
import { openRecord, readerFor } from '#games/zrf/notation/index.ts';
import type { ZrfGame } from '#games/zrf/rules/index.ts';
import { matchOfTree } from '#games/zrf/voice/records.ts';
import { beginAnalysis, loadSession, PERSON, Session } from '#play';
import type { Analyser } from '#play';
import type { Settings, Size } from '#screen';
import { library } from './rules-table.ts';
import { settled, Stage } from './stage.ts';

/** Fewer positions than the screen asks for keep the test short. */
const MAX_NODES = 1000;

function startAnalyser(): Analyser {
  return {
    ask(question) {
      const game = library.find(question.game) as AnyGame;
      const nodes = Math.min(MAX_NODES, question.nodes);
      const task = beginAnalysis({ ...question, nodes }, game);
      let answer = task.run(100);
      while (answer === undefined) answer = task.run(100);
      return Promise.resolve(answer);
    },
    stop: () => undefined,
    close: () => undefined,
  };
}

/** Black overlooks a mate in one. */
const GAME = '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# *';

function play(pgn: string, size?: Size, settings: Partial<Settings> = {}, id = 'chess') {
  const game = library.find(id) as ZrfGame;
  const [tree] = must(openRecord(game, pgn, readerFor(game)));
  const match = matchOfTree(game, assertDefined(tree), 'a-seed');
  const session = new Session(match, [PERSON, PERSON]);
  const stage = new Stage(settings, size, { library, startAnalyser });
  stage.open(({ routes }) => routes.play({ session, name: 'game-1' }, routes.title()));
  return { stage, session };
}

async function analyse(...args: Parameters<typeof play>) {
  const opened = play(...args);
  opened.stage.press('a');
  await rest();
  return opened;
}

/** Lets a number of answers arrive. */
async function rest(turns = 4): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await settled();
}

describe('“Why not?” during play', () => {
  it('explains the last move without leaving the game', async () => {
    const { stage } = play('1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 *');
    stage.press('y');
    expect(stage.text).toContain('Why not Nf6? Searching');
    await rest(20);
    expect(stage.text).toMatch(/Why not Nf6\? It loses in one move\..*Nf6\s+Qxf7#\./s);
    stage.press(': Q x f 7 enter');
    expect(stage.text).toContain('Checkmate');
  });

  it('explains the selected move; without one there is nothing to explain yet', () => {
    const { stage } = play('*');
    stage.press('y');
    expect(stage.text).toContain('no move to explain');
    stage.press('enter up y');
    expect(stage.text).toMatch(/Why not [a-h]3\? Searching/);
  });

  it('drops the answer once the position has changed', async () => {
    const { stage } = play('1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 *');
    stage.press('y u');
    await rest(20);
    expect(stage.text).not.toContain('It loses in one move');
  });
});

describe('analysis', () => {
  it('shows the best lines and a bar beside the board', async () => {
    const { stage } = await analyse('1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 *');
    expect(stage.text).toContain('#1');
    expect(stage.text).toContain('Qxf7#');
    expect(stage.text).toMatch(/█+/);
  });

  it('walks the tree, adds variations and comments, and saves them', async () => {
    const { stage, session } = await analyse(GAME);
    stage.press('end left left');
    stage.press(': g 6 enter');
    await rest();
    stage.press('c');
    for (const sign of 'better') stage.press(sign);
    stage.press('enter');
    expect(stage.text).toMatch(/\(3… g6 better\)/);
    stage.press('q');
    const saved = assertDefined(stage.saves.list()[0]);
    const loaded = must(loadSession(saved.text, [session.match.game]));
    expect(loaded.annotations.analysis).toContain('better');
  });

  it('reviews the game with a graph, and asks for better moves', async () => {
    const { stage } = await analyse(GAME);
    stage.press('r');
    await rest(60);
    expect(stage.text).toMatch(/Nf6\?\?/);
    stage.press(']');
    expect(stage.text).toContain('blunder');
    // Several moves stop the mate: a mistake makes a puzzle nevertheless.
    expect(stage.press('l')).toContain('Black played Nf6. Find a better move.');
    stage.press(': d 5 enter');
    await rest();
    expect(stage.text).toContain('Right! That is a better move.');
  });

  it('offers no puzzles where no one erred', async () => {
    const { stage } = await analyse('1. e4 e5 2. Nf3 Nc6 *');
    stage.press('r');
    await rest(60);
    expect(stage.press('l')).toContain('This game has no mistakes to learn from.');
  });

  it('asks for the better moves of mistakes, and checks answers by their value', async () => {
    const { stage } = await analyse('1. e4 e5 2. Qh5 Ke7 3. d3 d6 *');
    stage.press('r');
    await rest(60);
    stage.press('home');
    expect(stage.text).toContain('2 positions to solve');
    expect(stage.press('l')).toContain('Black played Ke7. Find a better move.');
    expect(stage.press('l')).toContain('White played d3. Find a better move.');
    expect(stage.text).not.toContain('#1');
    stage.press(': Q g 5 enter');
    await rest();
    expect(stage.text).toContain('Not that one. Try again.');
    stage.press(': Q x e 5 enter');
    await rest();
    expect(stage.text).toContain('Right! That is a better move.');
    expect(stage.press('l')).not.toContain('Position 1');
  });

  it('keeps the variations and comments of a file', async () => {
    const stage = new Stage({}, undefined, { library, startAnalyser }).openEntry('zrf');
    stage.arcade.paste('1. e4 e5 (1... c5 {Sicilian} 2. Nf3) 2. Nf3 *');
    await rest();
    stage.press('a');
    await rest();
    expect(stage.text).toMatch(/1\. e4 e5 \(1… c5 Sicilian[^]*2\. Nf3\) 2\. Nf3/);
  });

  it('exports variations and comments', async () => {
    const { stage } = await analyse('1. e4 e5 *');
    stage.press('end left');
    stage.press(': c 5 enter');
    await rest();
    stage.press('n');
    expect(stage.text).toContain('c5!!');
    expect(stage.press('f')).toContain('1. e4 e5 (1... c5 $3) *');
  });

  it('is kept to games without chance', async () => {
    const ur = assertDefined(library.find('royal-game-of-ur'));
    const match = startMatch(ur, defaultOptions(ur.options), 'a-seed');
    const session = new Session(match, [PERSON, PERSON]);
    const stage = new Stage({}, undefined, { library, startAnalyser });
    stage.open(({ routes }) => routes.play({ session, name: 'ur-1' }, routes.title()));
    await rest();
    expect(stage.press('a')).not.toContain('Analysis');
  });

  it('explains a bad move', async () => {
    const { stage } = await analyse(GAME);
    stage.press('end left w');
    await rest(8);
    expect(stage.text).toContain('Why not Nf6? It loses in one move.');
  });
});
