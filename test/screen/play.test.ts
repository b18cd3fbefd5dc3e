import { describe, expect, it } from 'vitest';
import { startMatch } from '#core';
import { loadGames } from '#games/index.ts';
import { kalah } from '#games/kalah/rules/index.ts';
import { parseOptions, must } from '#core';
import { loadSession, parseSeats, Session } from '#play';
import { expectGolden } from './golden.ts';
import { Stage } from './stage.ts';

const games = await loadGames();

interface Table {
  readonly seats?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly moves?: string;
}

/** Stage with a game of Kalah after some moves. */
function play(table: Table = {}, settings: ConstructorParameters<typeof Stage>[0] = {}): Stage {
  const options = must(parseOptions(kalah.options, table.options ?? {}));
  const match = startMatch(kalah, options, 'a-seed');
  const session = new Session(match, must(parseSeats(table.seats ?? 'person person', 2)));
  for (const move of (table.moves ?? '').split(' ').filter((word) => word !== '')) {
    expect(session.playText(move).ok).toBe(true);
  }
  return new Stage(settings).open(({ routes }) =>
    routes.play({ session, name: 'kalah-1' }, routes.title()),
  );
}

/** Screen as running text. */
function flat(screen: string): string {
  return screen.replace(/\s+/g, ' ');
}

/** Complete game between two people at one keyboard, with captures and a final sweep. */
const GAME = '2 1 5 1 1 3 2 4 2 6 2 5 2 6';

describe('the Kalah screen', () => {
  it('matches the golden screens in both languages', () => {
    for (const language of ['en', 'ru']) {
      const stage = play({}, { language });
      const screens = [stage.text];
      for (const key of GAME.split(' ')) screens.push(`>>> ${key}\n${stage.press(key)}`);
      screens.push(`>>> ?\n${stage.press('?')}`, `>>> v\n${stage.press('q v')}`);
      expectGolden(`kalah-${language}.txt`, `${screens.join('\n')}\n`);
    }
  });

  it('lists all actions for selection', () => {
    const stage = play();
    const listed = stage.press('m');
    expect(listed).toContain('Which move?');
    expect(listed).toContain('House 3, 4 seeds: ');
    stage.choose('House 3, 4 seeds: ends in the store: an extra turn.');
    expect(stage.text).toContain('Player One sowed house 3');
    expect(stage.press('m')).toContain('Which move?');
    expect(stage.press('escape')).not.toContain('Which move?');
    expect(stage.text).toContain('Player One to move');
    stage.press('m');
    stage.choose('House 1, 4 seeds: ends in house 5.');
    expect(stage.text).toContain('Player One sowed house 1');
  });

  it('accepts digits, arrows and a Cyrillic layout', () => {
    const stage = play();
    expect(stage.press('3')).toContain('Player One sowed house 3: an extra turn.');
    expect(stage.press('right right enter')).toContain('Player One sowed house 6.');
    expect(stage.press('г')).not.toContain('sowed house 6');
    expect(stage.press('к')).toContain('Player One sowed house 6.');
    expect(stage.press('u u')).toContain('Player One to move');
    expect(stage.press('u')).toContain('Nothing to undo.');
    expect(stage.press('r r')).toContain('Player One sowed house 6.');
    expect(stage.press('r')).toContain('Nothing to redo.');
  });

  it('moves the selection from right to left where the houses run that way', () => {
    const stage = play({ moves: '1' });
    expect(stage.press('left')).toContain('House 4, 4 seeds');
    expect(stage.press('right right')).toContain('House 2, 4 seeds');
  });

  it('shows the reason for a refusal and keeps the game', () => {
    const stage = play({ moves: '3' });
    expect(stage.press('3')).toContain('House 3 is empty: choose a house with seeds.');
    expect(stage.press('p')).toContain('Only the second player can swap sides');
    expect(stage.press('7')).toContain('Player One to move');
  });

  it('previews the path and the captures of a sowing', () => {
    const stage = play({ moves: '3 6 1 1' });
    expect(stage.text).toContain('[+1]');
    const small = play({ options: { houses: '3', seeds: '1' }, moves: '2 1' });
    expect(small.text).toContain('captures 3 seeds');
    expect(small.text).toContain('−2');
  });

  it('gives hints in two steps', async () => {
    const stage = play();
    expect(stage.press('h')).toContain('Thinking');
    await stage.engine.answer();
    expect(stage.text).toContain('Look at house 1.');
    expect(stage.text).toContain('»1«');
    const explained = stage.press('h');
    expect(explained).toContain('House 1, 4 seeds: ends in house 5.');
    expect(flat(explained)).toContain('Best play from here loses by 8 seeds, proven.');
    expect(stage.press('3')).not.toContain('Look at');
  });

  it('saves after every action and reopens at the same position', () => {
    const stage = play();
    stage.press('3 6 2 u');
    const [saved] = stage.saves.list();
    const session = must(loadSession(saved?.text ?? '', games));
    expect(session.match.cursor).toBe(2);
    expect(stage.press('s')).toContain('Saved as “kalah-1”');
    stage.press('q');
    expect(stage.text).toContain('1 game');
    expect(stage.choose('Saved games')).toContain('Kalah · Person – Person · 2 actions');
    expect(stage.press('enter')).toContain('Player Two to move');
  });

  it('exports a transcript and reports its location or the error', () => {
    const stage = play({ moves: '3' });
    expect(stage.press('x')).toContain('Written to /exported/kalah-a-seed.txt');
    expect(stage.exported.get('kalah-a-seed')).toContain('1 p1 3');
    expect(stage.press('x')).toContain('kalah-a-seed exists');
  });

  it('describes the result in whole sentences and offers a new game', () => {
    const stage = play({ options: { houses: '1', seeds: '1' } });
    const over = stage.press('1');
    expect(over).toContain('One side is empty.');
    expect(over).toMatch(/Player (One|Two) won|A draw/);
    expect(over).toContain('Enter new game');
    expect(stage.press('enter')).toContain('New game');
  });

  it('fits the largest board, and keeps the game when the window is too small', () => {
    const stage = play({ options: { houses: '12', seeds: '24' } });
    expect(stage.text).toContain('12');
    expect(stage.press('=')).toContain('Player One sowed house 12');
    stage.driver.size = { width: 60, height: 20 };
    stage.arcade.redraw();
    expect(stage.text).toContain('This window has 60');
    stage.press('1');
    stage.driver.size = { width: 140, height: 50 };
    stage.arcade.redraw();
    expect(stage.text).toContain('─ Moves ─');
    expect(stage.text).toContain('[12]');
  });
});

describe('Kalah against a bot', () => {
  it('lets the bot reply, and undoes both actions', async () => {
    const stage = play({ seats: 'person bot-1' });
    expect(stage.press('1')).toContain('The bot is thinking');
    expect(stage.press('2')).toContain('The bot is thinking');
    await stage.engine.answer();
    expect(stage.text).toContain('The bot sowed house 1.');
    expect(stage.text).toContain('Your turn');
    expect(stage.press('u')).not.toContain('sowed');
  });

  it('discards an outdated bot reply', async () => {
    const stage = play({ seats: 'person bot-1' });
    stage.press('1');
    stage.press('u');
    await stage.engine.answer();
    expect(stage.text).not.toContain('sowed');
    stage.press('1 q');
    await stage.engine.answer();
    expect(stage.text).toContain('Five turn-based games');
  });

  it('turns the board for a person who moves second, and lets bots play each other', async () => {
    const stage = play({ seats: 'bot-1 person' });
    expect(stage.engine.isAsked).toBe(true);
    await stage.engine.answer();
    expect(stage.row(16)).toContain('Your turn');
    expect(stage.row(14)).toContain('You →');
    const bots = play({ seats: 'bot-1 bot-2' });
    await bots.engine.answer();
    await bots.engine.answer();
    bots.tick();
    await bots.engine.answer();
    expect(bots.saves.list()[0]?.text).toContain('2 p2 1');
  });
});

describe('drawing', () => {
  const frames = (stage: Stage, script: string) => {
    const before = stage.driver.frames.length;
    stage.press(script);
    return stage.driver.frames.length - before;
  };

  it('uses one frame for each move, undo, redo and refusal', () => {
    const stage = play();
    expect(['3', '6', 'u', 'r', '7', 'x', 'h'].map((key) => frames(stage, key))).toEqual([
      1, 1, 1, 1, 1, 1, 1,
    ]);
  });

  it("uses one frame for a bot's reply", async () => {
    const stage = play({ seats: 'person bot-1' });
    expect(frames(stage, '1')).toBe(1);
    const before = stage.driver.frames.length;
    await stage.engine.answer();
    expect(stage.driver.frames.length - before).toBe(1);
  });

  it('uses one frame for a move and one for each animation step', () => {
    const stage = play({}, { speed: 'normal' });
    expect(frames(stage, '3')).toBe(1);
    const before = stage.driver.frames.length;
    let ticks = 0;
    while (stage.tick()) ticks += 1;
    expect(ticks).toBe(5);
    expect(stage.driver.frames.length - before).toBe(ticks);
  });

  it('uses one frame for opening or closing a screen', () => {
    const stage = play();
    expect([frames(stage, '?'), frames(stage, 'q'), frames(stage, 'v')]).toEqual([1, 1, 1]);
    expect([frames(stage, 'q'), frames(stage, 'q')]).toEqual([1, 1]);
  });
});

describe('animations', () => {
  it('sow seed by seed, until the end or a key press', () => {
    const stage = play({}, { speed: 'normal' });
    stage.press('3');
    expect(stage.text).toContain('(4)');
    const frames = [stage.text];
    while (stage.tick()) frames.push(stage.text);
    expect(frames).toHaveLength(6);
    expect(new Set(frames).size).toBe(6);
    expect(frames.at(-1)).toContain('an extra turn');
    stage.press('6');
    expect(stage.timers).toBe(1);
    expect(stage.press('space')).toContain('Player One sowed house 6.');
    expect(stage.timers).toBe(0);
  });

  it('show captured and final seeds in motion', () => {
    const stage = play({ options: { houses: '3', seeds: '1' } }, { speed: 'slow' });
    const frames: string[] = [];
    for (const key of ['2', '1', '1', '3']) {
      stage.press(key);
      while (stage.tick()) frames.push(stage.text);
    }
    expect(frames.some((frame) => frame.includes('×'))).toBe(true);
    expect(frames.some((frame) => frame.includes('↗'))).toBe(true);
  });

  it('end on leaving the screen', () => {
    const stage = play({}, { speed: 'slow' });
    stage.press('3 ?');
    expect(stage.timers).toBe(0);
    expect(stage.press('q')).toContain('Player One to move');
  });
});

describe('the replay', () => {
  it('steps, jumps and plays automatically', () => {
    const stage = play({ moves: GAME });
    expect(stage.press('v')).toContain('0 of 14');
    expect(stage.press('right')).toContain('1 of 14');
    expect(stage.press('down')).toContain('2 of 14');
    expect(stage.press('left left')).toContain('0 of 14');
    expect(stage.press('end')).toContain('14 of 14');
    expect(stage.press('up')).toContain('13 of 14');
    expect(stage.press('home space')).toContain('1 of 14 ▸');
    stage.tick();
    expect(stage.text).toContain('2 of 14 ▸');
    expect(stage.press('space')).toContain('2 of 14');
    expect(stage.timers).toBe(0);
    expect(stage.press('+')).toContain('Animations: slow');
    expect(stage.press('right')).toContain('(');
    expect(stage.press('q')).not.toContain('Replay');
  });

  it('runs faster than any animation, and can skip ahead', () => {
    const stage = play({ moves: GAME });
    stage.press('v + + + +');
    expect(stage.text).toContain('Speed: ×10');
    expect(stage.press('+')).toContain('Speed: ×50');
    expect(stage.press('space')).toContain('5 of 14 ▸');
    stage.tick();
    expect(stage.text).toContain('10 of 14 ▸');
    expect(stage.press('- -')).toContain('Animations: fast');
    expect(stage.press('5')).toContain('7 of 14');
    expect(stage.press('pagedown')).toContain('14 of 14');
    expect(stage.press('pageup')).toContain('4 of 14');
  });

  it('runs to the end and stops there', () => {
    const stage = play({ moves: GAME });
    stage.press('v space');
    let ticks = 0;
    while (stage.tick()) ticks += 1;
    expect(ticks).toBe(13);
    expect(stage.text).toContain('14 of 14');
    expect(stage.text).not.toContain('14 of 14 ▸');
  });
});

describe('the seats of a game', () => {
  it('can be changed during the game', () => {
    const stage = play({ moves: '1' });
    expect(stage.press('w')).toContain('Who plays');
    stage.mark('Player Two');
    expect(stage.press('right')).toContain('‹ Bot: Novice ›');
    expect(stage.press('q')).not.toContain('Novice');
    stage.press('w');
    stage.mark('Player Two');
    expect(stage.press('right enter')).toContain('You – Bot: Novice');
    stage.press('w');
    stage.mark('Player Two');
    expect(stage.press('left enter')).toContain('Player Two to move');
  });
});

describe('a game that cannot be saved', () => {
  const full = {
    code: 'file-write',
    message: 'no room',
    args: { file: 'x.txt', reason: 'no room' },
  };

  it('asks before it is left and lost', () => {
    const stage = play();
    expect(stage.arcade.quit()).toBe(true);
    stage.saves.full = full;
    expect(stage.press('3')).toContain('x.txt cannot be written: no room');
    expect(stage.press('q')).toContain('This game could not be saved.');
    expect(stage.press('n')).toContain('Player One to move');
    expect(stage.arcade.quit()).toBe(false);
    expect(stage.text).toContain('This game could not be saved.');
    expect(stage.arcade.quit()).toBe(true);
    stage.arcade.close();
    expect(stage.arcade.unsaved).toEqual([full]);
  });

  it('shows the question as text in a window too small for its screen', () => {
    const stage = play();
    stage.driver.size = { width: 36, height: 11 };
    stage.arcade.redraw();
    expect(stage.text).toContain('The game is saved.');
    stage.driver.size = { width: 80, height: 24 };
    stage.saves.full = full;
    stage.press('3');
    stage.driver.size = { width: 36, height: 11 };
    stage.arcade.redraw();
    expect(stage.text).not.toContain('The game is saved.');
    expect(stage.text).not.toContain('Ctrl-C');
    expect(stage.arcade.quit()).toBe(false);
    const words = stage.text.replace(/\s+/g, ' ');
    expect(words).toContain('This game could not be saved.');
    expect(words).toContain('Press Ctrl-C again to leave.');
    expect(stage.arcade.quit()).toBe(true);
  });

  it('is left without a question once it can be saved', () => {
    const stage = play();
    stage.saves.full = full;
    stage.press('3');
    stage.saves.full = undefined;
    expect(stage.press('q')).toContain('Five turn-based games');
    expect(stage.arcade.unsaved).toEqual([]);
    expect(stage.saves.list()).toHaveLength(1);
  });
});
