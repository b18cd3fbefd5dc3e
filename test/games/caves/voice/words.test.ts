import { describe, expect, test } from 'vitest';
import { must } from '#core';
import {
  caves,
  COLORS,
  CREATURE_KINDS,
  EFFECT_KINDS,
  GROWTHS,
  SPELL_KINDS,
} from '#games/caves/rules/index.ts';
import type { CavesAction, CavesEvent, Item } from '#games/caves/rules/index.ts';
import { makeDump } from '#games/caves/voice/dump.ts';
import { describeSpell, factsOf } from '#games/caves/voice/facts.ts';
import { thingsInSight, viewOf } from '#games/caves/voice/known.ts';
import { describeSpot } from '#games/caves/voice/describe-spot.ts';
import {
  describeCause,
  nameCreature,
  nameEffect,
  nameItem,
  UNTRIED,
} from '#games/caves/voice/names.ts';
import { notate } from '#games/caves/voice/notation.ts';
import { describeEvent } from '#games/caves/voice/sentences.ts';
import { signOfCreature, signOfItem } from '#games/caves/voice/signs.ts';
import { addTold } from '#games/caves/voice/telling.ts';
import { addLines } from '#roguelike/log.ts';
import { inWords } from '#voice/turns.ts';
import { colorOf, placeIn, stage } from '../rules/stage.ts';
import { ALL_CAUSES, ALL_EVENTS, ALL_ITEMS, AT, other, YOU } from './samples.ts';
import { wordsIn } from './words-in.ts';

const KNOWN = { ...UNTRIED, red: 'health' } as const;

const EVENTS: readonly (readonly [CavesEvent, string, string])[] = [
  [
    { kind: 'struck', who: YOU, target: other('bat'), blow: 'hit', damage: 11, hp: 4 },
    'You hit the bat for 11.',
    'Вы бьёте летучую мышь: урон 11.',
  ],
  [
    { kind: 'struck', who: other('zombie'), target: YOU, blow: 'hit', damage: 5, hp: 90 },
    'The zombie hits you for 5.',
    'Зомби бьёт вас: урон 5.',
  ],
  [
    {
      kind: 'struck',
      who: other('goblin'),
      target: YOU,
      blow: 'thrown',
      item: { kind: 'rock' },
      damage: 2,
      hp: 9,
    },
    'The rock hits you for 2.',
    'Камень попадает в вас: урон 2.',
  ],
  [
    { kind: 'killed', who: other('spider'), cause: { kind: 'hunger' }, by: YOU },
    'You kill the spider.',
    'Вы убиваете паука.',
  ],
  [
    { kind: 'picked-up', who: YOU, item: { kind: 'bear' }, slot: 2 },
    'You have the teddy bear (c). Now bring it home!',
    'Плюшевый мишка у вас (c). Теперь несите его домой!',
  ],
  [
    { kind: 'picked-up', who: YOU, item: { kind: 'corpse', of: 'bat' }, slot: 2 },
    'You pick up a dead bat (c).',
    'Вы подбираете труп летучей мыши (c).',
  ],
  [
    { kind: 'equipped', who: YOU, item: { kind: 'tunic' } },
    'You put on a tunic.',
    'Вы надеваете тунику.',
  ],
  [
    { kind: 'equipped', who: other('goblin'), item: { kind: 'pick' } },
    'The goblin wields a pickaxe.',
    'Гоблин берёт в руки кирку.',
  ],
  [
    { kind: 'quaffed', who: YOU, color: 'blue' },
    'You drink the blue potion.',
    'Вы выпиваете синее зелье.',
  ],
  [
    { kind: 'quaffed', who: YOU, color: 'red' },
    'You drink the potion of health.',
    'Вы выпиваете зелье здоровья.',
  ],
  [
    { kind: 'learned', color: 'red', potion: 'health' },
    'The red potion is a potion of health!',
    'Красное зелье — это зелье здоровья!',
  ],
  [{ kind: 'dug', who: YOU, at: AT }, 'You dig.', 'Вы копаете.'],
  [{ kind: 'creature-sighted', who: other('bat') }, 'You see a bat.', 'Вы видите летучую мышь.'],
  [
    { kind: 'effect-begun', who: other('mole'), effect: 'poison' },
    'The giant mole looks sick.',
    'Гигантский крот корчится от яда.',
  ],
  [
    { kind: 'effect-begun', who: YOU, effect: 'warrior' },
    'You feel the strength of a warrior: +5 attack, +5 defence.',
    'Вы чувствуете силу воина: атака +5, защита +5.',
  ],
  [
    { kind: 'effect-resisted', who: YOU, effect: 'numbness' },
    'The touch is cold, but does not numb you.',
    'Прикосновение леденит, но вы не цепенеете.',
  ],
  [
    { kind: 'climbed', way: 'down', level: 1 },
    'You go down to depth 2.',
    'Вы спускаетесь на глубину 2.',
  ],
  [{ kind: 'hunger', hunger: 'starving' }, 'You are starving!', 'Вы умираете от голода!'],
  [
    { kind: 'ended', ending: 'left' },
    'Died while cowardly fleeing the caves.',
    'Вы погибли, трусливо убегая из пещер.',
  ],
];

/** Texts that say what they say: whole sentences, nothing left out. */
function expectWhole(text: string, language: string): void {
  expect(text).toMatch(/^[A-ZА-Я][^{}]*[.!]$/u);
  expect(text).not.toMatch(/caves-|undefined|\bNaN\b/);
  if (language === 'ru') expect(text.replace(/\([a-t]\)|\bo\b/gi, '')).not.toMatch(/[a-z]/i);
  else expect(text).not.toMatch(/[а-я]/i);
}

describe.each(['en', 'ru'] as const)('in %s', (language) => {
  const messages = wordsIn(language);
  const say = messages.say.bind(messages);

  test.each(EVENTS)('$kind', (event, en, ru) => {
    expect(describeEvent(event, KNOWN, say)?.text).toBe(language === 'en' ? en : ru);
  });

  test('whoever is neither hungry nor full is told what he was before', () => {
    const told = (player: { readonly food: number; readonly pack?: readonly Item[] }) => {
      const before = stage(['#@#'], { player });
      const action = player.pack === undefined ? 'wait' : 'eat a';
      const { state, events } = caves.apply(before, must(caves.parseAction(before, action)));
      return addTold([], { before, after: state, events }, say).map(({ text }) => text);
    };
    const isEnglish = language === 'en';
    expect(told({ food: 751 })).toContain(
      isEnglish ? 'You are no longer full.' : 'Вы больше не сыты, но и не голодны.',
    );
    expect(told({ food: 200, pack: [{ kind: 'apple' }] })).toContain(
      isEnglish ? 'You are no longer hungry.' : 'Вы больше не голодны.',
    );
  });

  test('every event about everybody and everything is a whole sentence', () => {
    const texts = ALL_EVENTS.flatMap((event) => describeEvent(event, UNTRIED, say)?.text ?? []);
    expect(texts.length).toBeGreaterThan(500);
    for (const text of texts) expectWhole(text, language);
  });

  test('every action has a name', () => {
    const state = stage(['#@#']);
    const notated = (actions: readonly CavesAction[]) =>
      inWords(
        notate(
          state,
          actions.map((action) => ({ by: 0, action })),
        ),
        say,
      ).map(({ text }) => text);
    expect(
      notated([
        { kind: 'move', direction: 'northeast' },
        { kind: 'climb', way: 'down' },
      ]),
    ).toEqual(['↗', '>']);
    const named = notated([
      { kind: 'wait' },
      { kind: 'pick-up' },
      ...(['drop', 'eat', 'wear', 'quaff'] as const).map((kind) => ({ kind, slot: 1 })),
      { kind: 'throw', slot: 2, at: AT },
      { kind: 'fire', at: AT },
      ...SPELL_KINDS.map((spell) => ({ kind: 'cast', slot: 0, spell, at: AT }) as const),
      ...GROWTHS.map((growth) => ({ kind: 'grow', growth }) as const),
    ]);
    expect(new Set(named).size).toBe(named.length);
    for (const text of named)
      expect(text).not.toMatch(language === 'en' ? /[а-я]|caves-/ : /[a-z]{2}/);
  });

  test('everybody can be died of, and so can hunger and the like', () => {
    const texts = ALL_CAUSES.map((cause) => describeCause(cause, say));
    expect(new Set(texts).size).toBe(ALL_CAUSES.length);
    const bat = { kind: 'creature', creature: 'bat' } as const;
    expect(describeCause(bat, say)).toBe(
      language === 'en' ? 'Killed by a bat.' : 'Вас убила летучая мышь.',
    );
    const poison = { kind: 'effect', effect: 'poison' } as const;
    expect(describeCause(poison, say)).toBe(
      language === 'en' ? 'Died of poison.' : 'Вы умерли от яда.',
    );
  });

  test('all creatures, items, effects and spells have names of their own', () => {
    const names = [
      ...CREATURE_KINDS.map((kind) => nameCreature(kind, say)),
      ...ALL_ITEMS.map((item) => nameItem(item, UNTRIED, say)),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const kind of EFFECT_KINDS) expect(nameEffect(kind, say)).not.toMatch(/caves-/);
    for (const kind of SPELL_KINDS) expect(describeSpell(kind, say)).not.toMatch(/caves-|^$/);
  });

  test('what a spell is for is told before what it brings', () => {
    expect(describeSpell('detect-creatures', say)).toBe(
      language === 'en'
        ? 'shows where everyone is, defence +8, for 75 turns'
        : 'показывает, где кто находится, защита +8, 75 ходов',
    );
  });

  test('what a spell is against is told', () => {
    expect(describeSpell('inner-strength', say)).toMatch(
      language === 'en'
        ? /, ends and keeps off poison, venom and numbness, for 50 turns$/
        : /, избавляет и защищает от яда, ядовитых укусов и оцепенения, 50 ходов$/,
    );
  });

  test('what items do is told, and of potions only what is known', () => {
    const facts = (item: (typeof ALL_ITEMS)[number]) => factsOf(item, KNOWN, say).join(', ');
    for (const item of ALL_ITEMS) expect(facts(item)).not.toMatch(/caves-|\{/);
    expect(facts({ kind: 'staff' })).toBe(
      language === 'en' ? 'attack +5, defence +3, thrown +3' : 'атака +5, защита +3, бросок +3',
    );
    expect(facts({ kind: 'potion', color: 'red' })).toBe(
      language === 'en' ? '+15 health' : 'здоровье +15',
    );
    expect(facts({ kind: 'potion', color: 'blue' })).toMatch(/unknown|неизвестно/);
  });
});

const words = wordsIn('en');
const say = words.say.bind(words);

/** The state after the player has looked around. */
function looked(...args: Parameters<typeof stage>) {
  return caves.apply(stage(...args), { kind: 'wait' }).state;
}

const ROOM = ['##########', '#@..#..b.#', '#...#....#', '#...#....#', '##########'];

describe('looking', () => {
  test('shows who is in sight, and of what is behind a wall only what is remembered', () => {
    const open = ROOM.map((row) => row.replaceAll('#..b', '...f').replaceAll('#....', '.....'));
    const seen = viewOf(looked(open));
    const at = { ...placeIn(open, 'f'), z: 0 };
    expect(describeSpot(seen, at, say)).toBe(
      'Fungus, level 1: attack 0, defence 0, health 10 of 10. It only grows. It falls to about one blow of yours, and can hardly harm you.',
    );
    const hidden = viewOf(looked(ROOM));
    expect(describeSpot(hidden, { ...placeIn(ROOM, 'b'), z: 0 }, say)).toBe('Never seen.');
    expect(describeSpot(hidden, { x: 1, y: 1, z: 0 }, say)).toBe('You.');
    expect(describeSpot(hidden, { x: 4, y: 1, z: 0 }, say)).toBe('Rock.');
    expect(describeSpot(hidden, { x: 2, y: 1, z: 0 }, say)).toBe('The floor of a cave.');
  });

  test('tells what somebody holds and wears, and what works on them', () => {
    const goblin = {
      pack: [{ kind: 'sword' }, { kind: 'tunic' }],
      weapon: 0,
      armor: 1,
      effects: [{ kind: 'stone-skin', turns: 3 }],
    } as const;
    const rows = ['#####', '#@.g#', '#####'];
    const state = stage(rows, { creatures: { goblin } });
    const [level] = state.levels;
    const view = {
      ...state,
      levels: level === undefined ? [] : [{ ...level, known: level.tiles }],
    };
    expect(describeSpot(view, { x: 3, y: 1, z: 0 }, say)).toBe(
      'Goblin, level 1: attack 25, defence 15, health 66 of 66. It comes for you. It falls to about 22 blows of yours; you would fall in about 10 turns. It holds a sword. It wears a tunic. Stone skin, 3 more turns.',
    );
  });

  test('lists what is in sight, creatures first and the nearest first', () => {
    const items = [
      { x: 2, y: 1, item: { kind: 'apple' } as const },
      { x: 3, y: 3, item: { kind: 'rock' } as const },
    ];
    const open = ROOM.map((row) => row.replaceAll('#..b', '...f').replaceAll('#....', '.....'));
    const view = viewOf(looked(open, { items }));
    expect(
      thingsInSight(view).map((one) => (one.kind === 'item' ? one.item.kind : one.creature.kind)),
    ).toEqual(['fungus', 'apple', 'rock']);
  });
});

describe('the log', () => {
  const before = stage(['####', '#@.#', '####'], { player: { hp: 40 } });
  const event = {
    kind: 'struck',
    who: other('bat'),
    target: YOU,
    blow: 'hit',
    damage: 15,
    hp: 25,
  } as const;
  const after = stage(['####', '#@.#', '####'], { player: { hp: 25 } });

  test('warns once when little health is left', () => {
    const log = addTold([], { before, after, events: [event] }, say);
    expect(log.map(({ text }) => text)).toEqual([
      'The bat hits you for 15.',
      'Careful: you have only 25 of 100 health left.',
    ]);
    expect(addTold([], { before: after, after, events: [] }, say)).toEqual([]);
  });

  test('does not say again what was only mentioned a moment ago', () => {
    const sighted = { kind: 'creature-sighted', who: other('bat') } as const;
    const turn = { before, after: before, events: [sighted] };
    const once = addTold([], turn, say);
    expect(addTold(addTold(once, { ...turn, events: [event] }, say), turn, say)).toHaveLength(2);
  });
});

test('a run as text has its seed, how one is, what one carries, the last messages and the map', () => {
  const state = looked(['######', '#@...#', '######'], {
    player: {
      pack: [{ kind: 'sword' }, null, { kind: 'potion', color: colorOf('mana') }],
      weapon: 0,
      learned: [colorOf('mana')],
    },
  });
  const log = addLines([], [{ text: 'Bump.', tone: 'plain' }], 1);
  const text = makeDump(viewOf(state), 'my seed', log, say);
  for (const part of [
    'seed my seed',
    'Turns: 1',
    'Health 100 / 100, mana 5 / 5, Not hungry',
    'Attack 30, defence 5, vision 9',
    'a  Sword',
    'c  Potion of mana',
    'Bump.',
    '#@...#',
  ])
    expect(text).toContain(part);
});

test('whoever and whatever can be told apart by glyph and colour', () => {
  const creatures = CREATURE_KINDS.map(signOfCreature);
  expect(new Set(creatures.map(({ glyph }) => glyph)).size).toBe(creatures.length);
  const items = ALL_ITEMS.filter(({ kind }) => kind !== 'corpse').map(signOfItem);
  const looks = items.map(({ glyph, colour }) => glyph + colour);
  expect(new Set(looks).size).toBe(looks.length);
  expect(new Set(items.map(({ tile }) => tile)).size).toBe(
    ALL_ITEMS.length - CREATURE_KINDS.length,
  );
  expect(COLORS.length).toBe(9);
});
