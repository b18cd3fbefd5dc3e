import { describe, expect, it } from 'vitest';
import { assertDefined, must, parseOptions, startMatch } from '#core';
import { kalah } from '#games/kalah/rules/index.ts';
import { parseSeats, PERSON, Session } from '#play';
import type { PuzzleRecords } from '#play';
import { RulesLibrary } from '#games/zrf/commands/rules-library.ts';
import { Stage } from './stage.ts';

const library = await new RulesLibrary([
  { folder: 'content/rules', isOwn: true },
  { folder: 'content/puzzles', isOwn: true },
]).load();

const FULL = {
  code: 'file-write',
  message: 'x.txt cannot be written: no room',
  args: { file: 'x.txt', reason: 'no room' },
};
const PROBLEM_TEXT = 'x.txt cannot be written: no room';

const records: PuzzleRecords = {
  names: () => [],
  best: () => undefined,
  keep: () => FULL,
  isHelped: () => false,
  noteHelp: () => FULL,
};

/** Stage whose storage rejects every write. */
function makeStage(): Stage {
  const stage = new Stage({}, undefined, { library, records });
  stage.saves.full = FULL;
  return stage;
}

function playKalah(seats: string, moves = ''): Stage {
  const options = must(parseOptions(kalah.options, {}));
  const session = new Session(startMatch(kalah, options, 'a-seed'), must(parseSeats(seats, 2)));
  for (const move of moves.split(' ').filter((word) => word !== '')) session.playText(move);
  return makeStage().open(({ routes }) => routes.play({ session, name: 'one' }, routes.title()));
}

function playBoard(id: string): Stage {
  const game = assertDefined(library.find(id));
  const options = must(parseOptions(game.options, {}));
  const seats = Array.from({ length: game.players(options) }, () => PERSON);
  const session = new Session(startMatch(game, options, 'a-seed'), seats);
  return makeStage().open(({ routes }) => routes.play({ session, name: 'one' }, routes.title()));
}

function flat(stage: Stage): string {
  return stage.text.replace(/\s+/g, ' ');
}

describe('when storage rejects writes,', () => {
  it("Kalah continues and shows the problem after a bot's move", async () => {
    const stage = playKalah('person bot-1');
    stage.press('1');
    expect(flat(stage)).toContain(PROBLEM_TEXT);
    for (let move = 0; move < 12; move++) {
      stage.tick();
      await stage.engine.answer();
      stage.press('enter');
    }
    expect(stage.arcade.isOver).toBe(false);
    expect(flat(stage)).toMatch(/sowed|to move|Your turn/);
  });

  it('Kalah still accepts every key', () => {
    const stage = playKalah('person person', '3');
    for (const key of ['1', 'u', 'r', 's', 'h', 'm escape', 'v q', 'w q', '? q', 'x', 'n q']) {
      stage.press(key);
      expect(stage.arcade.isOver, key).toBe(false);
    }
    expect(stage.press('s')).toContain(PROBLEM_TEXT);
    expect(stage.press('q')).toContain('This game could not be saved.');
    expect(stage.press('y')).toContain('Five turn-based games');
    expect(stage.arcade.unsaved).toEqual([FULL]);
  });

  it('board games and puzzles show the problem and continue', () => {
    for (const [id, move] of [
      ['chess', ': e 2 e 4 enter'],
      ['little-cellar', ': 1 enter'],
    ] as const) {
      const stage = playBoard(id);
      stage.press(move);
      for (const key of ['right', 'enter', 'down', 'enter', 'u', 'r', 's', 'v q', '? q']) {
        stage.press(key);
        expect(stage.arcade.isOver, `${id} ${key}`).toBe(false);
      }
    }
  });

  it('renaming leaves saved games unchanged', () => {
    const stage = makeStage();
    const before = { name: 'a', text: 'rubbish', time: 1 };
    stage.saves.files.set('a', before);
    stage.open().choose('Saved games');
    stage.press('n x enter');
    expect(flat(stage)).toContain(PROBLEM_TEXT);
    expect(stage.saves.list()).toEqual([before]);
    stage.press('d y');
    expect(flat(stage)).toContain(PROBLEM_TEXT);
    expect(stage.saves.list()).toEqual([before]);
  });

  it('a damaged game stays unchanged and the problem is shown', async () => {
    const stage = makeStage();
    stage.saves.files.set('a', { name: 'a', text: 'rubbish', time: 1 });
    stage.open().choose('Saved games');
    stage.press('enter');
    await expect.poll(() => flat(stage)).toContain('This is not a transcript');
    expect(stage.saves.list()).toHaveLength(1);
  });

  it('settings last until the program exits', () => {
    const stage = makeStage();
    stage.settingsProblem = FULL;
    stage.open().choose('Settings');
    stage.mark('Language');
    stage.press('right');
    expect(flat(stage)).toContain('x.txt');
    expect(stage.arcade.settings.language).toBe('ru');
  });
});

/** Waits for pending promises. */
async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve();
}

describe('when a game is also continued elsewhere,', () => {
  it('both versions are saved and a message is shown', () => {
    const stage = playKalah('person person');
    stage.saves.full = undefined;
    stage.press('3');
    const [ours] = stage.saves.list();
    stage.saves.newer = 'one';
    expect(stage.press('1').replace(/\s+/g, ' ')).toContain('also continued in another window');
    expect(stage.saves.list()).toHaveLength(2);
    expect(stage.saves.list()).toContainEqual(ours);
    expect(stage.press('3')).not.toContain('in another window');
  });

  it('the newer version is offered, and ours is saved either way', async () => {
    for (const [key, isTaken] of [
      ['y', true],
      ['n', false],
    ] as const) {
      const stage = playKalah('person person');
      stage.saves.full = undefined;
      stage.press('3');
      stage.saves.newer = 'one';
      const theirs = stage.saves.list()[0]?.text;
      stage.press('1');
      await flushPromises();
      expect(stage.text.replace(/[\s│]+/g, ' ')).toContain('Switch to the newer one?');
      stage.saves.newer = undefined;
      // Keys meant for the game do not answer the question.
      expect(stage.press('escape enter 1')).toContain('Switch to');
      stage.press(key);
      expect(stage.saves.list().map(({ text }) => text)).toContain(theirs);
      expect(stage.saves.list()).toHaveLength(2);
      stage.press('2');
      const changed = stage.saves.list().find(({ name }) => name === (isTaken ? 'one' : 'kalah-1'));
      expect(changed?.text, key).toMatch(isTaken ? /^2 p\d 2/m : /^3 p\d 2/m);
    }
  });
});
