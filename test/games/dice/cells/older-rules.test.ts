import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AdventureLibrary } from '#games/dice/voice/adventure-library.ts';
import { tideBells } from '../rules/tide-bells.ts';
import { Stage } from '#test/screen/stage.ts';

/** Stage with a save of rules version 5. */
function stageWith(file: string, language = 'en'): Stage {
  const library = new AdventureLibrary(() => ({ packs: [tideBells], broken: [] }));
  const stage = new Stage({ language }, undefined, undefined, library).open();
  const text = readFileSync(file, 'utf8');
  stage.saves.files.set('older', { name: 'older', text, time: 0 });
  return stage;
}

const SCENARIO = 'test/cases/dice-saves/scenario-5.txt';
const CAMPAIGN = 'test/cases/dice-saves/campaign-5.txt';

it.each([
  [SCENARIO, 'A Night at Sallow', 'from action 200 of 277'],
  [CAMPAIGN, 'Market Day at Saltby', 'from action 752 of 821'],
])('a save of older rules opens with a label: %s', (file, title, part) => {
  const stage = stageWith(file);
  const list = stage.choose('Saved games');
  expect(list).toContain(`The Tide Bells: ${title} · older rules (5) · `);
  const text = stage.press('enter');
  expect(text).toContain(`Begun under older rules (5). Continues ${part}.`);
  expect(stage.press('u')).toContain('Moves made under older rules can’t be undone.');
});

it('a continued save keeps its label, and the original is unchanged', () => {
  const stage = stageWith(SCENARIO);
  const before = stage.saves.files.get('older');
  stage.choose('Saved games');
  stage.press('enter');
  expect(stage.saves.files.size).toBe(1);
  expect(stage.press('u')).toContain('Moves made under older rules can’t be undone.');
  stage.press('escape');
  expect(stage.saves.files.size).toBe(2);
  expect(stage.saves.files.get('older')).toBe(before);
  const [saved] = stage.saves.list();
  expect(saved?.text).toMatch(/^begun 5 200 /m);
  stage.press('q');
  stage.choose('Saved games');
  expect(stage.press('enter')).toContain('Begun under older rules (5)');
  expect(stage.text).not.toContain('Continues from action');
});

it('a save of older rules without a checkpoint starts over', () => {
  const saves = 'test/frozen/0.1.0+95514621/terminal/saves';
  const stage = stageWith(`${saves}/dice-tide-bells-2030-01-02-030400.txt`);
  expect(stage.choose('Saved games')).toContain('older rules (5)');
  const label = 'Begun under older rules (5). It can’t be continued, so it starts over.';
  expect(stage.press('enter')).toContain(label);
  expect(stage.press('enter')).not.toContain(label);
  expect(stage.saves.files.size).toBe(1);
});

it.each(['ru', 'uk', 'he', 'ar', 'zh'])('the label fits the screen in %s', (language) => {
  const stage = stageWith(CAMPAIGN, language);
  stage.choose(stage.arcade.say('screen-title-continue'));
  const text = stage.press('enter');
  const begun = stage.arcade.say('saved-begun', { rules: 5 });
  const label = stage.arcade.say('saved-continues', { begun, reached: 752, saved: 821 });
  const plain = (one: string) => one.replace(/[\u2066-\u2069]/g, '');
  expect(plain(text)).toContain(plain(label));
});
