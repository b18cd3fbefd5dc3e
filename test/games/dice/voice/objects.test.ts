import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assertDefined } from '#core';
import { Messages } from '#i18n';
import { makeJourneyGame, NAMELESS } from '#games/dice/rules/index.ts';
import type { DiceEvent, DiceState, Pack } from '#games/dice/rules/index.ts';
import { describeSceneEvents } from '#games/dice/voice/happenings.ts';
import { DiceWords } from '#games/dice/voice/words.ts';
import { tideBells } from '../rules/tide-bells.ts';

const OBJECTS = {
  en: {
    'enemies.old-gander': ['An Old Gander', 'the Old Gander'],
    'obstacles.goose-gate': ['A Goose Gate', 'the Goose Gate'],
    'villains.magistrate': ['Magistrate', 'the Magistrate'],
    'locations.goose-green': ['Goose Green'],
  },
  ru: {
    'enemies.old-gander': ['Старый гусак', 'старого гусака'],
    'obstacles.goose-gate': ['Гусиная калитка', 'гусиную калитку'],
    'villains.magistrate': ['Судья', 'Судью'],
    'locations.goose-green': ['Гусиный луг'],
  },
  uk: {
    'enemies.old-gander': ['Старий гусак', 'старого гусака'],
    'obstacles.goose-gate': ['Гусяча хвіртка', 'гусячу хвіртку'],
    'villains.magistrate': ['Суддя', 'Суддю'],
    'locations.goose-green': ['Гусячий луг'],
  },
} as const;
type Language = keyof typeof OBJECTS;

/** A pack in which some cards have objects, or none has. */
function packOf(language: Language, hasObjects: boolean): Pack {
  const texts = new Map(
    Object.entries(OBJECTS[language]).flatMap(([key, [name, object]]) => [
      [`${key}.name`, name] as const,
      ...(hasObjects && object !== undefined ? [[`${key}.object`, object] as const] : []),
    ]),
  );
  return { ...tideBells, texts: new Map([[language, texts]]) };
}

function messagesIn(language: Language): Messages {
  const folder = `content/locales/${language}/`;
  const sources = readdirSync(folder).map((name) => readFileSync(folder + name, 'utf8'));
  return new Messages({ language, sources });
}

function wordsOf(language: Language, hasObjects: boolean): DiceWords {
  return new DiceWords(packOf(language, hasObjects), messagesIn(language));
}

const options = {
  route: 'goose-chase',
  party: 'brawler=Ada',
  difficulty: 'normal',
  mode: 'story',
} as const;
const scene: DiceState = assertDefined(makeJourneyGame(tideBells).start(options, 'objects').scene);
const card = (id: string) => scene.world.cards.findIndex(({ template }) => template.id === id);
const place = scene.world.sites.findIndex(({ template }) => template.id === 'goose-green');
const gander = {
  die: { id: 900, type: 'ENEMY', size: 6, mark: '' },
  card: card('old-gander'),
} as const;
const gate = {
  die: { id: 901, type: 'OBSTACLE', size: 4, mark: '' },
  card: card('goose-gate'),
} as const;
const goose = {
  die: { id: 902, type: 'VILLAIN', size: 8, mark: '' },
  card: card('magistrate'),
} as const;
const met = { place, trap: 0, guarded: [], first: true, tried: [] };
const state: DiceState = {
  ...scene,
  turn: { ...scene.turn, hero: 0 },
  phases: [{ kind: 'encounter', ...met, ...gander }],
};
const strike = {
  kind: 'checked',
  hero: 0,
  method: 'SUM',
  dice: [],
  parts: [],
  total: 0,
  against: 5,
  won: false,
  skill: undefined,
} as const;

/** The first sentence about an event, without the pack's own texts and remarks. */
function tell(event: DiceEvent, words: DiceWords): string | undefined {
  return describeSceneEvents(state, [event], words)[0];
}

/** Events in the order of the sentences below. */
const EVENTS: readonly DiceEvent[] = [
  { kind: 'encounter', place, ...gander },
  { kind: 'encounter', place, ...gate },
  { ...strike, check: 'flee' },
  { ...strike, check: 'battle' },
  { kind: 'defeated', ...gander },
  { kind: 'defeated', ...gate },
  { kind: 'evaded', hero: 0, card: gander.card },
  { kind: 'fled', hero: 0, card: gander.card },
  { kind: 'found', place, card: goose.card },
  { kind: 'defeated', die: gander.die, card: NAMELESS },
];

const WITH: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Ada meets the Old Gander at Goose Green: d6 enemy.',
    'Ada meets the Goose Gate at Goose Green: d4 obstacle.',
    'Ada is struck from behind by the Old Gander for half of 5.',
    'Ada does nothing and is struck by the Old Gander for 5.',
    'You beat the Old Gander.',
    'You get past the Goose Gate.',
    'Ada evades the Old Gander.',
    'Ada flees from the Old Gander.',
    'You discover the Magistrate at Goose Green. The place stays open.',
    'You beat somebody nasty.',
  ],
  ru: [
    'Гусиный луг. Ada натыкается на старого гусака: враг d6.',
    'Гусиный луг. Ada натыкается на гусиную калитку: преграда d4.',
    'Ada бежит, не оглядываясь на старого гусака, и получает удар в спину: половина от 5.',
    'Ada просто смотрит на старого гусака и получает удар на 5.',
    'Вы победили старого гусака.',
    'Вы преодолели гусиную калитку.',
    'Ada обходит старого гусака стороной.',
    'Ada спасается бегством, оставив старого гусака позади.',
    'Гусиный луг: вы обнаружили здесь Судью. Место остаётся открытым.',
    'Вы победили неприятного типа.',
  ],
  uk: [
    'Гусячий луг. Ada натрапляє на старого гусака: ворог d6.',
    'Гусячий луг. Ada натрапляє на гусячу хвіртку: перешкода d4.',
    'Ada тікає, не озираючись на старого гусака, і дістає удар у спину: половина від 5.',
    'Ada просто дивиться на старого гусака і дістає удар на 5.',
    'Ви здолали старого гусака.',
    'Ви подолали гусячу хвіртку.',
    'Ada обминає старого гусака.',
    'Ada рятується втечею, лишивши старого гусака позаду.',
    'Гусячий луг: ви виявили тут Суддю. Місце лишається відкритим.',
    'Ви здолали якогось неприємного типа.',
  ],
};

const WITHOUT: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Ada meets an Old Gander at Goose Green: d6 enemy.',
    'Ada meets a Goose Gate at Goose Green: d4 obstacle.',
    'Ada is struck from behind by an Old Gander for half of 5.',
    'Ada does nothing and is struck by an Old Gander for 5.',
    'You beat an Old Gander.',
    'You get past a Goose Gate.',
    'Ada evades an Old Gander.',
    'Ada flees from an Old Gander.',
    'You discover Magistrate at Goose Green. The place stays open.',
    'You beat somebody nasty.',
  ],
  ru: [
    'Гусиный луг. Ada видит: на пути Старый гусак, враг d6.',
    'Гусиный луг. Ada видит: на пути Гусиная калитка, преграда d4.',
    'Ada получает удар в спину: половина от 5 (Старый гусак).',
    'Ada бездействует и получает удар на 5 (Старый гусак).',
    'Вы победили противника: Старый гусак.',
    'Вы прошли преграду: Гусиная калитка.',
    'Старый гусак: Ada уклоняется от встречи.',
    'Старый гусак: Ada спасается бегством.',
    'Гусиный луг: здесь прячется Судья, место остаётся открытым.',
    'Вы победили неприятного типа.',
  ],
  uk: [
    'Гусячий луг. Ada бачить: на шляху Старий гусак, ворог d6.',
    'Гусячий луг. Ada бачить: на шляху Гусяча хвіртка, перешкода d4.',
    'Ada дістає удар у спину: половина від 5 (Старий гусак).',
    'Ada не діє й дістає удар на 5 (Старий гусак).',
    'Ви здолали противника: Старий гусак.',
    'Ви подолали перешкоду: Гусяча хвіртка.',
    'Старий гусак: Ada ухиляється від зустрічі.',
    'Старий гусак: Ada рятується втечею.',
    'Гусячий луг: тут ховається Суддя, місце лишається відкритим.',
    'Ви здолали якогось неприємного типа.',
  ],
};

test.each(['en', 'ru', 'uk'] as const)('the log uses the objects of cards in %s', (language) => {
  const words = wordsOf(language, true);
  expect(EVENTS.map((event) => tell(event, words))).toEqual(WITH[language]);
});

test.each(['en', 'ru', 'uk'] as const)(
  'cards without an object keep their name in %s',
  (language) => {
    const words = wordsOf(language, false);
    expect(EVENTS.map((event) => tell(event, words))).toEqual(WITHOUT[language]);
  },
);

test('a card named in the language of the pack has no object of that language', () => {
  const words = new DiceWords(packOf('en', true), messagesIn('ru'));
  const [, , , , defeated] = EVENTS.map((event) => tell(event, words));
  expect(defeated).toBe('Вы победили противника: An Old Gander.');
});
