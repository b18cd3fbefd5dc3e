import { expect, it } from 'vitest';
import { failed } from '#core';
import type { AnyGame, Parsed } from '#core';
import { slowProblem } from '#games/zrf/rules/index.ts';
import { library } from './rules-table.ts';
import { settled, Stage } from './stage.ts';

/** Library whose loading the test completes by hand. */
function pendingLibrary() {
  const calls: { id: string; isPatient: boolean; answer: (game: Parsed<AnyGame>) => void }[] = [];
  const state = { stopped: 0 };
  const held = {
    list: library.list.bind(library),
    titleOf: library.titleOf.bind(library),
    words: library.words.bind(library),
    find: () => undefined,
    open: (id: string, isPatient = false) =>
      new Promise<Parsed<AnyGame>>((answer) => calls.push({ id, isPatient, answer })),
    stop: () => void (state.stopped += 1),
  };
  return { held, calls, state };
}

function open(language = 'en') {
  const { held, calls, state } = pendingLibrary();
  const stage = new Stage({ language }, undefined, { library: held }).open();
  stage.choose(stage.arcade.say('game-zrf'));
  stage.press('t i c enter');
  return { stage, calls, state };
}

it('shows that rules are loading, and Escape cancels with no effect', async () => {
  const { stage, calls, state } = open();
  expect(stage.text).toContain('Reading the rules of Tic-Tac-Toe… Esc cancels.');
  expect(stage.press('x')).toContain('Reading the rules of Tic-Tac-Toe');
  expect(state.stopped).toBe(0);
  stage.press('escape');
  expect(state.stopped).toBe(1);
  expect(stage.text).not.toContain('Reading');
  expect(stage.text).toMatch(/▸ Tic-Tac-Toe/);
  // A late result opens nothing.
  calls[0]?.answer(failed([]));
  await settled();
  expect(stage.text).toMatch(/▸ Tic-Tac-Toe/);
  expect(stage.text).not.toContain('cannot be played');
});

it('cancels loading when the arcade is closed', () => {
  const { stage, state } = open();
  stage.arcade.close();
  expect(state.stopped).toBe(1);
});

it.each([
  [
    'en',
    'Opening this game takes about 8 seconds. No key works while it opens',
    'Reading the rules of',
  ],
  ['ru', 'Эта игра открывается примерно 8 секунд. Пока игра открывается', 'Читаются правила'],
])(
  'asks in %s before loading rules that would block the program',
  async (language, questionText, reading) => {
    const { stage, calls } = open(language);
    calls[0]?.answer(failed(slowProblem(7300)));
    await settled();
    expect(stage.text.replace(/[│\s]+/g, ' ')).toContain(questionText);
    expect(stage.press('n')).not.toContain(questionText.slice(0, 20));
    stage.press('enter');
    calls[1]?.answer(failed(slowProblem(7300)));
    await settled();
    stage.press('y');
    expect(stage.text).toContain(reading);
    expect(calls.map(({ isPatient }) => isPatient)).toEqual([false, false, true]);
    const game = await library.open('tic-tac-toe');
    calls[2]?.answer(game);
    await settled();
    expect(stage.text).toContain(language === 'en' ? 'New game' : 'Новая партия');
  },
);

it('shows the reason if rules cannot be opened', async () => {
  const { stage, calls } = open();
  calls[0]?.answer(failed({ code: 'zrf-x', message: 'the board is missing.' }));
  await settled();
  expect(stage.text).toContain('Tic-Tac-Toe cannot be played: the board is missing.');
});
