import { expect, test } from 'vitest';
import { assertDefined, makeStream, Match } from '#core';
import { makeJourneyGame, phaseOf, soundCount } from '#games/dice/rules/index.ts';
import { findJourneyMind } from '#games/dice/bots/journey-mind.ts';
import { forecast } from '#games/dice/bots/forecast/forecast.ts';
import type { DiceState } from '#games/dice/rules/index.ts';
import { damageAhead, damageNow, describeDamagePreview } from '#games/dice/voice/damage-preview.ts';
import type { DamagePreview } from '#games/dice/voice/damage-preview.ts';
import { quickDice, suggestedDice } from '#games/dice/voice/suggested-dice.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

const game = makeJourneyGame(tideBells);
const greedy = assertDefined(findJourneyMind('greedy'));
const words = wordsIn('en');

/** Scenes of a few scenarios played by the greedy bot. */
function scenes(): readonly DiceState[] {
  const found: DiceState[] = [];
  for (const route of ['fog-at-low-pell', 'cinder-quay', 'curfew', 'spring-tide']) {
    const options = { route, party: 'brawler,mystic', difficulty: 'hard', mode: 'story' } as const;
    const match = new Match(game, options, `preview ${route}`);
    const whims = makeStream(route, 'mind');
    while (match.turn.kind === 'decide') {
      if (match.state.scene !== undefined) found.push(match.state.scene);
      match.play(greedy.choose(match.state, whims));
    }
  }
  return found;
}
const played = scenes();

test('a pending hit marks the sound dice of the hand, and the bag pays the rest', () => {
  const hits = played.flatMap((scene) => {
    const phase = phaseOf(scene);
    return phase?.kind === 'damage' ? [{ scene, phase }] : [];
  });
  expect(hits.length).toBeGreaterThan(3);
  for (const { scene, phase } of hits) {
    const hero = assertDefined(scene.heroes[phase.hero]);
    const sound = soundCount(hero.hand);
    const preview = damageNow(scene);
    if (preview === undefined) {
      expect(sound + hero.bag.length).toBe(0);
      continue;
    }
    expect(preview.hero).toBe(phase.hero);
    expect(preview.dice.size).toBe(sound);
    expect(preview.amount).toBe(Math.min(phase.amount, sound + hero.bag.length));
    expect(preview.bag).toBe(Math.max(0, preview.amount - sound));
    if (preview.how === 'choice') expect(preview.amount - hero.bag.length).toBeLessThan(sound);
  }
});

test('while damage is paid, the chosen dice and the share of the bag make up its amount', () => {
  const paid = played.filter((scene) => {
    const phase = phaseOf(scene);
    return phase?.kind === 'pick' && phase.end === 'pay';
  });
  expect(paid.length).toBeGreaterThan(3);
  for (const scene of paid) {
    const { chosen = 0, bag, amount } = assertDefined(damageNow(scene));
    expect(chosen + bag).toBe(amount);
  }
});

test('the damage of an action is that of its forecast, without the dice it uses', () => {
  let seen = 0;
  for (const scene of played) {
    if (phaseOf(scene)?.kind !== 'encounter') continue;
    for (const kind of ['hide', 'discard', 'flee', 'forfeit'] as const) {
      const ahead = forecast(scene, { kind });
      const preview = damageAhead(scene, { kind });
      expect(preview?.amount).toBe(ahead?.damage?.most);
      for (const die of ahead?.roll?.dice ?? []) expect(preview?.dice.has(die.id)).not.toBe(true);
      seen += Number(preview !== undefined);
    }
  }
  expect(seen).toBeGreaterThan(20);
});

const preview: DamagePreview = {
  hero: 0,
  how: 'choice',
  dice: new Set([1, 2, 3]),
  amount: 3,
  average: 3,
  chosen: undefined,
  bag: 0,
};

test.each<[string, Partial<DamagePreview>, string]>([
  ['en', { chosen: 2, bag: 1 }, 'Chosen: 2 of 3. The bag pays 1.'],
  ['ru', { chosen: 2, bag: 1 }, 'Выбрано 2 из 3. Из мешка: 1.'],
  ['en', {}, 'Damage 3: choose among these dice; the bag pays the rest.'],
  ['en', { how: 'sure' }, 'Damage 3: the whole hand goes.'],
  ['en', { how: 'sure', bag: 2 }, 'Damage 3: the whole hand goes, and 2 from the bag.'],
  ['ru', { how: 'risk', average: 1.25 }, 'Под угрозой: до 3, в среднем 1,3.'],
])('a preview is one sentence (%s, %o)', (language, changes, text) => {
  expect(describeDamagePreview({ ...preview, ...changes }, wordsIn(language))).toBe(text);
});

test('the suggested dice have the chance that the offer promised', () => {
  let seen = 0;
  for (const scene of played) {
    if (phaseOf(scene)?.kind !== 'encounter') continue;
    for (const kind of ['hide', 'discard'] as const) {
      const ahead = forecast(scene, { kind });
      const quick = quickDice(scene, { kind }, words);
      if (ahead?.odds === undefined || quick === undefined) continue;
      expect(quick.dice.map(({ id }) => id).sort()).toEqual(
        (ahead.roll?.dice ?? []).map(({ id }) => id).sort(),
      );
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('every suggestion can be played, and none is made once dice are chosen', () => {
  let seen = 0;
  for (const route of ['fog-at-low-pell', 'market-day']) {
    const options = {
      route,
      party: 'hunter,prophet',
      difficulty: 'normal',
      mode: 'story',
    } as const;
    const match = new Match(game, options, `suggested ${route}`);
    const whims = makeStream(route, 'mind');
    while (match.turn.kind === 'decide') {
      const { scene } = match.state;
      const suggested = scene && suggestedDice(scene, words);
      if (suggested === undefined) match.play(greedy.choose(match.state, whims));
      for (const [at, action] of (suggested?.steps ?? []).entries()) {
        if (at > 0 && match.state.scene !== undefined)
          expect(suggestedDice(match.state.scene, words)).toBeUndefined();
        match.play({ kind: 'scene', action });
        seen += 1;
      }
    }
  }
  expect(seen).toBeGreaterThan(40);
});
