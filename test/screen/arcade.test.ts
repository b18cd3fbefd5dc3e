import { describe, expect, it } from 'vitest';
import { chainCheck, checkHeader, isHeaderLine, shortCheck } from '#core';
import { gameSettings } from '#games/index.ts';
import { makeSettings, readSettings, settingsSpec } from '#screen';
import { expectGolden } from './golden.ts';
import { Stage } from './stage.ts';

describe('the arcade', () => {
  it('matches the golden screens in both languages', () => {
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

  it('lists five games and marks the missing ones as unavailable', () => {
    const stage = new Stage().open();
    for (const name of ['Dice', 'Kalah', 'Rogue', 'Caves', 'Boards']) {
      expect(stage.text).toContain(name);
    }
    expect(stage.text.match(/not available yet/g)).toHaveLength(2);
    expect(stage.choose('Dice')).toContain('Dice is still in development.');
    expect(stage.choose('Boards')).toContain('Boards is still in development.');
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

  it('asks before Escape leaves, and treats a second Escape as no', () => {
    for (const keys of ['q', 'й', 'end enter']) {
      const stage = new Stage().open();
      stage.press(keys);
      expect(stage.arcade.isOver, keys).toBe(true);
    }
  });

  it('changes the language immediately and saves it', () => {
    const stage = new Stage().open();
    expect(stage.choose('Settings')).toContain('Language');
    expect(stage.press('right')).toContain('Язык');
    expect(stage.storedSettings.at(-1)).toMatchObject({ language: 'ru' });
    stage.mark('Число цветов');
    expect(stage.press('right')).toContain('16 миллионов');
    stage.mark('Анимация');
    expect(stage.press('right')).toContain('медленно');
    expect(stage.press('q')).toContain('Пять пошаговых игр');
  });

  it('offers seats, options and a seed for a new game, and saves it from the first move on', async () => {
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
    stage.choose('Random seed');
    stage.press('home delete delete delete delete delete delete n e w');
    expect(stage.press('enter')).toMatch(/Random seed +new/);
    const text = stage.choose('Start the game');
    expect(text).toContain('Casual – Bot: Master');
    expect(stage.saves.list()).toEqual([]);
    expect(stage.press('s')).toContain('Nothing to save yet.');
    await stage.engine.answer();
    expect(stage.saves.list()[0]?.text).toMatch(/option houses 3\n(.*\n)*seed new\n/);
  });

  it('refuses an empty seed and allows typing a new one right away', () => {
    const stage = new Stage().open();
    stage.choose('Kalah');
    stage.choose('Random seed');
    stage.press('backspace backspace backspace backspace backspace backspace enter');
    expect(stage.choose('Start the game')).toContain('A seed must have 1 to 64 characters.');
    stage.mark('Random seed');
    expect(stage.press('x y down')).toMatch(/Random seed +xy/);
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

  it('are empty at first', () => {
    const stage = new Stage().open();
    expect(stage.choose('Saved games')).toContain('No saved games yet.');
    expect(stage.press('enter')).toContain('Five turn-based games');
  });

  it('are deleted only after confirmation', () => {
    const stage = stageWithSave();
    stage.press('3 q');
    stage.choose('Saved games');
    expect(stage.text).toContain('Kalah ·');
    expect(stage.press('d')).toContain('Delete this saved game permanently?');
    expect(stage.press('n')).toContain('Kalah ·');
    expect(stage.press('d y')).toContain('No saved games yet.');
  });

  it('keep their name when they are resumed', () => {
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

  /** Opens the saved game with a modified text; returns the news. */
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

  it('stay unchanged if damaged, and their readable part opens as a new game', () => {
    const { stage, told } = reopened((text) => text.replace(/^2 (p\d) \d/m, '2 $1 6'));
    expect(told).toContain('This saved game is damaged');
    expect(stage.saves.files.get('kalah-1')?.text).toMatch(/^2 p\d 6/m);
    const [rest] = stage.saves.list().filter(({ name }) => name !== 'kalah-1');
    expect(rest?.text).toMatch(/^1 p1 3/m);
    expect(rest?.text).not.toMatch(/^2 /m);
  });

  it('stay unchanged if a newer version wrote them, and are not reported as damaged', () => {
    for (const [from, to] of [
      [/^turnwright 1/, 'turnwright 2'],
      [/^rules (\d+)/m, 'rules 99'],
    ] as const) {
      const { stage, told } = reopened((text) => text.replace(from, to));
      expect(told).toContain('A newer version of Turnwright saved this game');
      expect(stage.saves.list().map(({ name }) => name)).toEqual(['kalah-1']);
    }
  });

  it('stay unchanged if the rules have changed, and open as far as they can be replayed', () => {
    // Text from a program whose rules allow sowing an empty house; its checks are correct.
    const { stage, told } = reopened((text) => {
      const lines = text.split('\n').filter((line) => !/^(= [1-9]|\d+ |#)/.test(line));
      let check = checkHeader(lines.filter(isHeaderLine));
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

  it('show the reason if nothing is readable', () => {
    const stage = new Stage();
    stage.saves.files.set('kalah-1', { name: 'kalah-1', text: 'rubbish', time: 1 });
    stage.open().choose('Saved games');
    expect(stage.text).toContain('Damaged: kalah-1');
    const told = stage.press('enter').replace(/\s+/g, ' ');
    expect(told).toContain('This is not a transcript');
    expect(told).toContain('The save is unchanged.');
    expect(stage.saves.list()).toHaveLength(1);
  });
});

describe('settings', () => {
  const spec = settingsSpec(['en', 'ru'], 'en');

  it('fall back to the default for an invalid text and report it', () => {
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
      games: { loot: 'all', pieces: 'auto' },
    });
    expect(makeSettings(settings)).toMatchObject({ speed: 'normal', loot: 'all' });
    expect(problems.map(({ code }) => code)).toEqual(['option-choice']);
  });
});
