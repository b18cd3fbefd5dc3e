import { describe, expect, it } from 'vitest';
import { chainCheck, checkHeader, shortCheck } from '#core';
import { gameSettings } from '#games/index.ts';
import { makeSettings, readSettings, settingsSpec } from '#screen';
import { expectGolden } from './golden.ts';
import { Stage } from './stage.ts';

describe('the arcade', () => {
  it('has its screens as in the golden file, in both languages', () => {
    for (const language of ['en', 'ru'] as const) {
      const stage = new Stage({ language }).open();
      const screens = [stage.text];
      const open = (row: string) => {
        const label = stage.arcade.say(row);
        screens.push(`>>> ${label}\n${stage.choose(label)}`);
      };
      open('game-dice');
      open('game-kalah');
      stage.mark(stage.arcade.say('player-name', { player: 0 }));
      screens.push(`>>> right\n${stage.press('right')}`);
      screens.push(`>>> q ?\n${stage.press('q ?')}`);
      for (const row of ['label-settings', 'screen-title-continue']) {
        stage.press('q');
        open(row);
      }
      expectGolden(`arcade-${language}.txt`, `${screens.join('\n')}\n`);
    }
  });

  it('shows five games, and says politely what is not there yet', () => {
    const stage = new Stage().open();
    for (const name of ['Dice', 'Kalah', 'Rogue', 'Caves', 'Boards']) {
      expect(stage.text).toContain(name);
    }
    expect(stage.text.match(/not available yet/g)).toHaveLength(2);
    expect(stage.choose('Dice')).toContain('Dice is still in the making.');
    expect(stage.choose('Boards')).toContain('Boards is still in the making.');
    expect(stage.arcade.isOver).toBe(false);
  });

  it('asks before Escape leaves it, and Escape answers no', () => {
    const stage = new Stage().open();
    expect(stage.press('escape')).toContain('Quit Turnwright?');
    expect(stage.press('escape')).not.toContain('Quit Turnwright?');
    expect(stage.arcade.isOver).toBe(false);
    stage.press('escape enter');
    expect(stage.arcade.isOver).toBe(true);
  });

  it('is left by q and by its last entry', () => {
    for (const keys of ['q', 'й', 'end enter']) {
      const stage = new Stage().open();
      stage.press(keys);
      expect(stage.arcade.isOver, keys).toBe(true);
    }
  });

  it('changes the language at once, and keeps it', () => {
    const stage = new Stage().open();
    expect(stage.choose('Settings')).toContain('Language');
    expect(stage.press('right')).toContain('Язык');
    expect(stage.kept.at(-1)).toMatchObject({ language: 'ru' });
    stage.mark('Число цветов');
    expect(stage.press('right')).toContain('16 миллионов');
    stage.mark('Анимация');
    expect(stage.press('right')).toContain('медленно');
    expect(stage.press('q')).toContain('Пять пошаговых игр');
  });

  it('chooses seats, options and the seed of a new game, which is kept from its first move on', async () => {
    const stage = new Stage().open();
    stage.choose('Kalah');
    stage.mark('Player One');
    expect(stage.press('left')).toContain('Bot: Master');
    stage.mark('Who starts');
    expect(stage.press('right')).toMatch(/Who starts +‹ Bot: Casual ›/);
    stage.mark('Houses per side');
    expect(stage.press('right right')).toMatch(/Houses per side +‹ 8 ›/);
    expect(stage.press('left left left left left left')).toMatch(/Houses per side +‹ 3 ›/);
    stage.mark('Capture');
    expect(stage.press('left')).toMatch(/Capture +‹ never ›/);
    stage.choose('Seed');
    stage.press('home delete delete delete delete delete delete n e w');
    expect(stage.press('enter')).toMatch(/Seed +new/);
    const text = stage.choose('Start the game');
    expect(text).toContain('Casual – Bot: Master');
    expect(stage.saves.list()).toEqual([]);
    expect(stage.press('s')).toContain('There is nothing to save yet.');
    await stage.engine.answer();
    expect(stage.saves.list()[0]?.text).toMatch(/option houses 3\n(.*\n)*seed new\n/);
  });

  it('refuses an empty seed and lets one be typed at once', () => {
    const stage = new Stage().open();
    stage.choose('Kalah');
    stage.choose('Seed');
    stage.press('backspace backspace backspace backspace backspace backspace enter');
    expect(stage.choose('Start the game')).toContain('A seed has 1 to 64 characters.');
    stage.mark('Seed');
    expect(stage.press('x y down')).toMatch(/Seed +xy/);
    expect(stage.choose('Start the game')).toContain('Your turn');
  });

  it('scrolls the help', () => {
    const stage = new Stage().open();
    stage.choose('Kalah');
    stage.choose('Start the game');
    stage.press('?');
    expect(stage.text).toContain('Collect more seeds');
    expect(stage.press('pagedown pagedown')).toContain('Ctrl-C');
    expect(stage.press('pageup pageup pageup')).toContain('Collect more seeds');
    expect(stage.press('q')).toContain('Your turn');
  });
});

describe('saved games', () => {
  function stageWithSave(): Stage {
    const stage = new Stage().open();
    stage.choose('Kalah');
    stage.mark('Player Two');
    stage.press('left left left left left left');
    stage.choose('Start the game');
    return stage;
  }

  it('are none at first', () => {
    const stage = new Stage().open();
    expect(stage.choose('Saved games')).toContain('No saved games yet.');
    expect(stage.press('enter')).toContain('Five turn-based games');
  });

  it('are deleted only after a question', () => {
    const stage = stageWithSave();
    stage.press('3 q');
    stage.choose('Saved games');
    expect(stage.text).toContain('Kalah ·');
    expect(stage.press('d')).toContain('Delete this saved game for good?');
    expect(stage.press('n')).toContain('Kalah ·');
    expect(stage.press('d y')).toContain('No saved games yet.');
  });

  it('are named, and keep the name when they are gone on with', () => {
    const stage = stageWithSave();
    stage.press('3 q');
    stage.choose('Saved games');
    expect(stage.press('n')).toContain('Name of this game:');
    expect(stage.press('M y space g a m e enter')).toMatch(/▸ My game · Kalah ·/);
    expect(stage.press('n x escape')).toMatch(/▸ My game · Kalah ·/);
    stage.press('enter 6 q');
    expect(stage.saves.list()[0]?.text).toContain('\nnote name My game\n');
    stage.press('enter n');
    stage.press('backspace backspace backspace backspace backspace backspace backspace enter');
    expect(stage.text).toMatch(/▸ Kalah ·/);
  });

  /** Opens the saved game with another text; returns what is told. */
  function reopened(change: (text: string) => string): { stage: Stage; told: string } {
    const stage = stageWithSave();
    stage.press('3 1 2 q');
    const [saved] = stage.saves.list();
    stage.saves.previous.clear();
    stage.saves.files.set('kalah-1', { name: 'kalah-1', text: change(saved?.text ?? ''), time: 9 });
    stage.choose('Saved games');
    const text = stage.press('enter');
    return { stage, told: text.replace(/\s+/g, ' ') };
  }

  it('that are damaged stay, and what is left of them is opened as a game of its own', () => {
    const { stage, told } = reopened((text) => text.replace(/^2 (p\d) \d/m, '2 $1 6'));
    expect(told).toContain('This saved game is damaged');
    expect(stage.saves.files.get('kalah-1')?.text).toMatch(/^2 p\d 6/m);
    const [rest] = stage.saves.list().filter(({ name }) => name !== 'kalah-1');
    expect(rest?.text).toMatch(/^1 p1 3/m);
    expect(rest?.text).not.toMatch(/^2 /m);
  });

  it('that a newer program wrote stay, and are not called damaged', () => {
    for (const [from, to] of [
      [/^turnwright 1/, 'turnwright 2'],
      [/^rules (\d+)/m, 'rules 99'],
    ] as const) {
      const { stage, told } = reopened((text) => text.replace(from, to));
      expect(told).toContain('A newer version of Turnwright saved this game');
      expect(stage.saves.list().map(({ name }) => name)).toEqual(['kalah-1']);
    }
  });

  it('whose rules have changed since stay, and are opened as far as they go', () => {
    // The text of a program whose rules let an empty house be sown: its checks are right.
    const { stage, told } = reopened((text) => {
      const lines = text.split('\n').filter((line) => !/^(= [1-9]|\d+ |#)/.test(line));
      let check = checkHeader(lines.filter((line) => /^(game|rules|option|seed) /.test(line)));
      const entries = ['3', '3'].map((action, index) => {
        check = chainCheck(check, 0, action);
        return `${index + 1} p1 ${action} ~${shortCheck(check)}`;
      });
      return [...lines.filter((line) => line !== ''), ...entries, ''].join('\n');
    });
    expect(told).toContain('The rules of this game have changed since it was saved');
    expect(stage.saves.list()).toHaveLength(2);
    expect(stage.saves.files.get('kalah-1')?.text).toMatch(/^2 p1 3/m);
  });

  it('of which nothing is left are told with their reason', () => {
    const stage = new Stage();
    stage.saves.files.set('kalah-1', { name: 'kalah-1', text: 'rubbish', time: 1 });
    stage.open().choose('Saved games');
    expect(stage.text).toContain('Damaged: kalah-1');
    const told = stage.press('enter').replace(/\s+/g, ' ');
    expect(told).toContain('This is not a transcript');
    expect(told).toContain('It stays as it is.');
    expect(stage.saves.list()).toHaveLength(1);
  });
});

describe('settings', () => {
  const spec = settingsSpec(['en', 'ru'], 'en');

  it('keep their defaults where a text is wrong, and say so', () => {
    const texts = { speed: 'wild', language: 'ru', loot: 'all', more: 'x' };
    const { settings, problems } = readSettings(spec, texts, gameSettings);
    expect(settings).toEqual({
      language: 'ru',
      palette: 'evening',
      depth: 'auto',
      mouse: 'on',
      speed: 'normal',
      forced: 'played',
      guidance: 'on',
      effects: 'off',
      music: 'off',
      graphics: 'glyphs',
      games: { loot: 'all' },
    });
    expect(makeSettings(settings)).toMatchObject({ speed: 'normal', loot: 'all' });
    expect(problems.map(({ code }) => code)).toEqual(['option-choice']);
  });
});
