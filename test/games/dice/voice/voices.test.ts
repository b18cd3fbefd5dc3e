import { expect, it, test } from 'vitest';
import type { DiceEvent } from '#games/dice/rules/index.ts';
import { describeSceneEvents } from '#games/dice/voice/happenings.ts';
import { tideBellsGame } from '../rules/tide-bells.ts';
import { wordsIn } from './stage.ts';

const options = {
  scenario: 'fog-at-low-pell',
  party: 'brawler,mentor',
  difficulty: 'normal',
} as const;
const start = tideBellsGame.start(options, 'voices');
const state = { ...start, turn: { ...start.turn, hero: 1 } };
const villainAt = state.places.findIndex(({ villain }) => villain !== undefined);
const landing = state.world.sites.findIndex(({ template }) => template.id === 'landing');

function sentencesOf(language: string, event: DiceEvent, in_ = state): string[] {
  return describeSceneEvents(in_, [event], wordsIn(language));
}

test.each([
  ['en', /closed/, /chain them/, /^(Mentor|[A-Z]\w+): “.+”$/],
  ['ru', /закрыт/i, /на цепь/, /^\S+: «.+([?!…]»|[^?!….]»\.)$/],
])(
  'a closed location has a text from the pack and a remark by the hero, in %s',
  (language, ...lines) => {
    const sentences = sentencesOf(language, { kind: 'closed', place: landing });
    expect(sentences).toHaveLength(3);
    for (const [at, line] of lines.entries()) expect(sentences[at]).toMatch(line);
  },
);

it('an escape has a text from the pack, but a villain who stays has none', () => {
  const away = { kind: 'escaped', from: villainAt, to: villainAt === 0 ? 1 : 0 } as const;
  expect(sentencesOf('en', away)[1]).toContain('Jory drops the sack');
  expect(sentencesOf('en', { ...away, to: villainAt })).toHaveLength(1);
});

it('a companion comments on a death, unless none is left', () => {
  const heroes = state.heroes.map((hero, at) => ({ ...hero, alive: at === 1 }));
  const died = { kind: 'died', hero: 0 } as const;
  expect(sentencesOf('en', died, { ...state, heroes })[1]).toMatch(/“/);
  const deadHeroes = heroes.map((hero) => ({ ...hero, alive: false }));
  expect(sentencesOf('en', died, { ...state, heroes: deadHeroes })).toHaveLength(1);
});

it('light damage has no remark', () => {
  const damage = (amount: number) =>
    sentencesOf('en', {
      kind: 'damage',
      hero: 0,
      announced: amount,
      amount,
      magical: false,
    });
  expect([damage(2).length, damage(3).length]).toEqual([1, 2]);
});

it('the end of a chapter is described only after its last scenario', () => {
  const words = wordsIn('ru');
  expect(words.ending('lamp-trade')).toContain('Берег за спиной');
  expect(words.ending('fog-at-low-pell')).toBe('');
});
