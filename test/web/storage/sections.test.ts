import { expect, it } from 'vitest';
import { parseRogue } from '#games/rogue/page/settings/rogue-settings.ts';
import { gameSettingsIn, withGameSettings } from '#web/cells/game-settings.ts';
import { DEFAULTS, makeSettings, parseSettings } from '#web/storage/parse-settings.ts';

it('game sections are preserved next to the common settings', () => {
  const stored = {
    rogue: { palette: 'clear', future: 1 },
    unknown: { a: [] },
    sound: { effects: 'off', music: 'off' },
  };
  const settings = parseSettings({ ...stored, list: [1], text: 'x' });
  expect(settings.sections).toEqual({ rogue: stored.rogue, unknown: stored.unknown });
  expect(makeSettings(settings)).toEqual({
    ...DEFAULTS,
    ...stored,
    sections: undefined,
  });
  expect(makeSettings(settings)).not.toHaveProperty('sections');
});

it('text screens update the section of the game', () => {
  expect(gameSettingsIn({})).toEqual({ loot: 'useful', pieces: 'auto' });
  expect(gameSettingsIn({ rogue: { loot: 'none' } })).toEqual({ loot: 'useful', pieces: 'auto' });
  const sections = withGameSettings({ rogue: { palette: 'clear' } }, { loot: 'all' });
  expect(gameSettingsIn(sections)).toEqual({ loot: 'all', pieces: 'auto' });
  expect(parseRogue(sections['rogue'])).toMatchObject({ palette: 'clear', loot: 'all' });
});
