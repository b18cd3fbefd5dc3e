import { describe, expect, it } from 'vitest';
import { parsed } from '#core';
import { Stage } from './stage.ts';

/** Kalah game with one move, as text. */
function transcript(): string {
  const stage = new Stage().open();
  stage.choose('Kalah');
  stage.choose('Start the game');
  stage.press('1');
  return stage.saves.list()[0]?.text ?? '';
}

describe('pasted text', () => {
  it('opens a game, from the menu and from the saved games', () => {
    for (const isListed of [false, true]) {
      const stage = new Stage().open();
      if (isListed) stage.choose('Saved games');
      expect(stage.arcade.paste(transcript())).toBe(true);
      expect(stage.row(0)).toContain('Kalah');
      expect(stage.saves.list()).toHaveLength(1);
    }
  });

  it('does not act as keys outside a text line', () => {
    const stage = new Stage().open();
    expect(stage.arcade.paste('q')).toBe(true);
    expect(stage.text).toContain('Nothing to open here');
    stage.choose('Kalah');
    stage.choose('Start the game');
    const before = stage.text;
    expect(stage.arcade.paste('q1q')).toBe(false);
    expect(stage.text).toBe(before);
  });

  it('is typed into a text line, with line breaks as blanks', () => {
    const stage = new Stage().open();
    stage.choose('Kalah');
    stage.choose('Start the game');
    stage.press('1 q');
    stage.open(({ routes }) => routes.saved(routes.title()));
    stage.arcade.paste(transcript());
    stage.press('q');
    stage.open(({ routes }) => routes.saved(routes.title()));
    stage.press('n');
    stage.arcade.paste('q the\nfirst\x1b[A one');
    expect(stage.text).toContain('q the first[A one');
  });

  it('opens the game in a link', () => {
    const stage = new Stage().open();
    const text = transcript();
    Object.assign(stage.arcade.environment, {
      readLink: (link: string) => (link === 'link' ? parsed(text) : undefined),
    });
    stage.arcade.paste('link');
    expect(stage.row(0)).toContain('Kalah');
  });
});
