import { expect, test } from 'vitest';
import type { Forecast } from '#games/dice/bots/forecast/forecast.ts';
import { describeForecast } from '#games/dice/voice/checks.ts';
import { wordsIn } from './stage.ts';

const forecast: Forecast = {
  roll: undefined,
  odds: { favourable: 18, total: 60 },
  damage: undefined,
  doom: { favourable: 0, total: 60 },
  dooms: false,
};

test.each([
  ['en', 246, '30 % · damage ≈ 4.1'],
  ['en', 240, '30 % · damage ≈ 4'],
  ['ru', 246, '30 % · урон ≈ 4,1'],
])('fractions follow the conventions of %s', (language, sum, text) => {
  const damage = { sum, total: 60, most: 10, magical: false };
  expect(describeForecast({ ...forecast, damage }, wordsIn(language))).toBe(text);
});
