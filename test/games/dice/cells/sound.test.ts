import { expect, it } from 'vitest';
import { Match } from '#core';
import type { AnyMatch } from '#core';
import { makeJourneyGame } from '#games/dice/rules/index.ts';
import { PERSON, Session } from '#play';
import { tideBells } from '../rules/tide-bells.ts';
import type { Stage } from '#test/screen/stage.ts';
import { diceStage } from './stage.ts';

const options = {
  route: 'fog-at-low-pell',
  party: 'brawler,hunter',
  difficulty: 'easy',
  mode: 'story',
} as const;

function openJourney(stage: Stage): void {
  const match = new Match(makeJourneyGame(tideBells), options, 'seed-1') as AnyMatch;
  const session = new Session(match, [PERSON, PERSON]);
  stage.open(({ routes }) => routes.play({ session, name: 'sound' }, routes.title()));
}

it('changes the music with the screen and the place, with none outside the game', () => {
  const stage = diceStage();
  stage.press('down up');
  expect(stage.music).toEqual(['menu-main']);
  openJourney(stage);
  stage.press('enter ? escape m escape');
  expect(stage.music).toEqual(['menu-main', 'refuge']);
  stage.press('enter t 1');
  expect(stage.music).toEqual(['menu-main', 'refuge', 'reeds']);
  stage.press('q');
  expect(stage.music.at(-1)).toBeUndefined();
});

it('plays a sound on leaving the game', () => {
  const stage = diceStage();
  stage.press('q');
  expect([stage.sounds, stage.music.at(-1)]).toEqual([['leave'], undefined]);
});

it('plays sounds for actions and refusals', () => {
  const stage = diceStage({ speed: 'normal' });
  openJourney(stage);
  stage.press('enter enter e');
  expect(stage.sounds).toEqual(['error']);
  stage.press('t 1');
  expect(stage.sounds.slice(1)).toEqual(['travel']);
  stage.press('e');
  expect(stage.sounds.at(-1)).toMatch(/^encounter-/);
});

it('plays a sound while the volume is set', () => {
  const stage = diceStage();
  stage.open(({ routes }) => routes.settings(routes.title()));
  expect(stage.music.at(-1)).toBeUndefined();
  stage.mark('Sound effects');
  stage.press('right');
  expect(stage.text).toMatch(/Sound effects +.*quiet/);
  expect(stage.sounds).toEqual(['battle-check-success']);
  stage.mark('Music');
  stage.press('left');
  expect(stage.text).toMatch(/Music +.*loud/);
  expect(stage.music.at(-1)).toBe('menu-main');
  expect(stage.storedSettings.at(-1)).toMatchObject({ effects: 'quiet', music: 'loud' });
  stage.press('escape');
  expect(stage.music.at(-1)).toBeUndefined();
});
