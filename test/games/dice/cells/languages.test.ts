import { describe, expect, it } from 'vitest';
import { widthOf } from '#screen/cells/glyphs.ts';
import { isDeep } from '#test/support/deep.ts';
import { diceStage } from './stage.ts';
import { openJourney, playOn } from './player.ts';

/** Untranslated message ids, and words that must never appear. */
const MISSING_MESSAGE = /\b(?:dice|screen|problem|web|game)-\w|undefined|\{ ?\$/;

const LANGUAGES = ['uk', 'zh', 'ar', 'he'];
/** One right-to-left language is included. */
const PLAYED = isDeep ? LANGUAGES : LANGUAGES.slice(0, 3);
/** Actions in `npm test`, fewer than a scenario takes. */
const SAMPLE = 45;

describe.each(PLAYED)('in %s', (language) => {
  const lastFrame = (stage: ReturnType<typeof diceStage>) =>
    stage.driver.frames.at(-1)?.toPicture() ?? '';

  it('plays a scenario without broken frames or missing messages', () => {
    const stage = diceStage({ language });
    const session = openJourney(stage, { party: 'mentor,prophet' }, 'words');
    let tables = 0;
    const see = (frame: string) => {
      expect(frame).not.toMatch(MISSING_MESSAGE);
      if (!/^[┌┐]/.test(frame)) return;
      tables += 1;
      for (const picture of [frame, lastFrame(stage)]) {
        const rows = picture.split('\n');
        expect(rows).toHaveLength(24);
        for (const row of rows.slice(1, -1)) {
          expect(row).toMatch(/^[│├].*[│┤]$/);
          expect(widthOf(row)).toBe(80);
        }
      }
    };
    playOn(stage, session, see, undefined, isDeep ? undefined : SAMPLE);
    expect(session.isOver).toBe(isDeep);
    expect(tables).toBeGreaterThan(20);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('has every message of the side pages and the menus', () => {
    const stage = diceStage({ language });
    openJourney(stage, { route: 'campaign', party: 'mystic=Ash,hunter' }, 'pages');
    stage.press('enter enter');
    for (const key of ['m', 's', 'p', 'j', '?']) {
      stage.press(key);
      for (let page = 0; page < 9; page++) {
        expect(stage.text).not.toMatch(MISSING_MESSAGE);
        stage.press('right');
      }
      stage.press('escape');
    }
    for (const keys of ['enter', 'enter', 'down', 'down', 'enter']) {
      expect(diceStage({ language }).press(keys)).not.toMatch(MISSING_MESSAGE);
    }
  });
});
