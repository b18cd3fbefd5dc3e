import { expect, it } from 'vitest';
import { DEFAULTS, parseSettings } from '#web/storage/parse-settings.ts';

it('volumes are parsed individually, and missing or unknown ones get their defaults', () => {
  expect(parseSettings({}).sound).toEqual(DEFAULTS.sound);
  expect(parseSettings({ sound: { effects: 'loud', music: 'deafening' } }).sound).toEqual({
    effects: 'loud',
    music: DEFAULTS.sound.music,
  });
  expect(parseSettings({ sound: 'off' }).sound).toEqual(DEFAULTS.sound);
});
