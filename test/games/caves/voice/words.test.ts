import { describe, expect, test } from 'vitest';
import { PICTURES } from '#games/caves/page/tiles/pictures.ts';
import { CLASSIC, DEPTHS, spawn } from '#games/caves/rules/index.ts';
import { must } from '#core';
import { caves, COLORS, GROWTHS } from '#games/caves/rules/index.ts';
import type { CavesAction, CavesEvent, CreatureKind, Item } from '#games/caves/rules/index.ts';
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
import { describeStop } from '#games/caves/voice/stops.ts';
import { describeEvent } from '#games/caves/voice/sentences.ts';
import { signOfCreature, signOfItem } from '#games/caves/voice/signs.ts';
import { addNarration } from '#games/caves/voice/narration.ts';
import { addLines } from '#roguelike/log.ts';
import { translateTurns } from '#voice/turns.ts';
import { colorOf, placeIn, stage } from '../rules/stage.ts';
import { ALL_CAUSES, ALL_EVENTS, ALL_ITEMS, SAMPLE_PLACE, otherCreature, YOU } from './samples.ts';
import { wordsIn } from './words-in.ts';
import { CREATURE_KINDS, EFFECT_KINDS, SPELL_KINDS } from '#test/games/caves/classic.ts';

const CASTER = spawn(CLASSIC, 'player', 0, { x: 1, y: 1, z: 0 });
const KNOWN_POTIONS = { ...UNTRIED, red: 'health' } as const;

const EVENTS: readonly (readonly [CavesEvent, string, string])[] = [
  [
    { kind: 'struck', who: YOU, target: otherCreature('bat'), blow: 'hit', damage: 11, hp: 4 },
    'You hit the bat for 11.',
    'Вы бьёте летучую мышь: урон 11.',
  ],
  [
    { kind: 'struck', who: otherCreature('zombie'), target: YOU, blow: 'hit', damage: 5, hp: 90 },
    'The zombie hits you for 5.',
    'Зомби бьёт вас: урон 5.',
  ],
  [
    {
      kind: 'struck',
      who: otherCreature('goblin'),
      target: YOU,
      blow: 'thrown',
      item: { kind: 'rock' },
      damage: 2,
      hp: 9,
    },
    'The rock hits you for 2.',
    'Камешек попадает в вас: урон 2.',
  ],
  [
    { kind: 'killed', who: otherCreature('spider'), cause: { kind: 'hunger' }, by: YOU },
    'You kill the spider.',
    'Вы убили паука.',
  ],
  [
    { kind: 'picked-up', who: YOU, item: { kind: 'bear' }, slot: 2 },
    'You have the teddy bear (c). Now bring it home!',
    'Плюшевый мишка у вас (c). Теперь несите его домой!',
  ],
  [
    { kind: 'picked-up', who: YOU, item: { kind: 'corpse', of: 'bat' }, slot: 2 },
    'You pick up a bat corpse (c).',
    'Вы подбираете труп летучей мыши (c).',
  ],
  [
    { kind: 'picked-up', who: YOU, item: { kind: 'corpse', of: 'eel' }, slot: 2 },
    'You pick up an eel corpse (c).',
    'Вы подбираете труп угря (c).',
  ],
  [
    { kind: 'equipped', who: YOU, item: { kind: 'tunic' } },
    'You put on a tunic.',
    'Вы надеваете тунику.',
  ],
  [
    { kind: 'equipped', who: otherCreature('goblin'), item: { kind: 'pick' } },
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
  [{ kind: 'dug', who: YOU, at: SAMPLE_PLACE }, 'You dig.', 'Вы копаете.'],
  [
    { kind: 'creature-sighted', who: otherCreature('bat') },
    'You see a bat.',
    'Вы видите летучую мышь.',
  ],
  [
    { kind: 'effect-begun', who: otherCreature('mole'), effect: 'poison' },
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

/** Checks for a complete sentence without unfilled placeholders. */
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
    expect(describeEvent(CLASSIC, event, KNOWN_POTIONS, say)?.text).toBe(
      language === 'en' ? en : ru,
    );
  });

  test('describes the end of hunger and of fullness', () => {
    const statusText = (player: { readonly food: number; readonly pack?: readonly Item[] }) => {
      const before = stage(['#@#'], { player });
      const action = player.pack === undefined ? 'wait' : 'eat a';
      const { state, events } = caves.apply(before, must(caves.parseAction(before, action)));
      return addNarration([], { before, after: state, events }, say).map(({ text }) => text);
    };
    const isEnglish = language === 'en';
    expect(statusText({ food: 751 })).toContain(
      isEnglish ? 'You are no longer full.' : 'Вы уже не так сыты.',
    );
    expect(statusText({ food: 200, pack: [{ kind: 'apple' }] })).toContain(
      isEnglish ? 'You are no longer hungry.' : 'Вы больше не голодны.',
    );
  });

  test('every event variant is a complete sentence', () => {
    const texts = ALL_EVENTS.flatMap(
      (event) => describeEvent(CLASSIC, event, UNTRIED, say)?.text ?? [],
    );
    expect(texts.length).toBeGreaterThan(500);
    for (const text of texts) expectWhole(text, language);
  });

  test('every action has a name', () => {
    const state = stage(['#@#']);
    const notated = (actions: readonly CavesAction[]) =>
      translateTurns(
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
      { kind: 'throw', slot: 2, at: SAMPLE_PLACE },
      { kind: 'fire', at: SAMPLE_PLACE },
      ...SPELL_KINDS.map((spell) => ({ kind: 'cast', slot: 0, spell, at: SAMPLE_PLACE }) as const),
      ...GROWTHS.map((growth) => ({ kind: 'grow', growth }) as const),
    ]);
    expect(new Set(named).size).toBe(named.length);
    for (const text of named)
      expect(text).not.toMatch(language === 'en' ? /[а-я]|caves-/ : /[a-z]{2}/);
  });

  test('every cause of death has a sentence, including hunger', () => {
    const texts = ALL_CAUSES.map((cause) => describeCause(CLASSIC, cause, say));
    expect(new Set(texts).size).toBe(ALL_CAUSES.length);
    const bat = { kind: 'creature', creature: 'bat' } as const;
    expect(describeCause(CLASSIC, bat, say)).toBe(
      language === 'en' ? 'Killed by a bat.' : 'Вас убила летучая мышь.',
    );
    const poison = { kind: 'effect', effect: 'poison' } as const;
    expect(describeCause(CLASSIC, poison, say)).toBe(
      language === 'en' ? 'Died of poison.' : 'Вы умерли от яда.',
    );
  });

  test('all creatures, items, effects and spells have unique names', () => {
    const names = [
      ...CREATURE_KINDS.map((kind) => nameCreature(kind, say)),
      ...ALL_ITEMS.map((item) => nameItem(item, UNTRIED, say)),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const kind of EFFECT_KINDS) expect(nameEffect(kind, say)).not.toMatch(/caves-/);
    for (const kind of SPELL_KINDS)
      expect(describeSpell(CASTER, kind, say)).not.toMatch(/caves-|^$/);
  });

  test('a label names a corpse as the log does', () => {
    const name = nameItem({ kind: 'corpse', of: 'eel' }, UNTRIED, say);
    expect(name).toBe(language === 'en' ? 'Eel corpse' : 'Труп угря');
  });

  test("a spell's description states its purpose before its bonuses", () => {
    expect(describeSpell(CASTER, 'detect-creatures', say)).toBe(
      language === 'en'
        ? 'shows every creature on the level, defence +8, for 75 turns'
        : 'показывает всех существ уровня, защита +8, на 75 ходов',
    );
  });

  test("a spell's description has what the caster's staff adds", () => {
    const caster = {
      ...spawn(DEPTHS, 'player', 0, { x: 1, y: 1, z: 0 }),
      pack: [{ kind: 'staff' }],
    };
    const healed = (weapon: number | null) =>
      Number(/\+(\d+)/.exec(describeSpell({ ...caster, weapon }, 'minor-heal', say))?.[1]);
    expect(healed(0) - healed(null)).toBe(DEPTHS.items['staff']?.magic);
  });

  test("a spell's description names the ailments it prevents", () => {
    expect(describeSpell(CASTER, 'inner-strength', say)).toMatch(
      language === 'en'
        ? /, cures and prevents poison, venom and numbness, for 50 turns$/
        : /, избавляет и защищает от яда, ядовитых укусов и оцепенения, на 50 ходов$/,
    );
  });

  test('item descriptions state their use, and those of potions only known facts', () => {
    const facts = (item: (typeof ALL_ITEMS)[number]) =>
      factsOf(CLASSIC, item, KNOWN_POTIONS, say).join(', ');
    for (const item of ALL_ITEMS) expect(facts(item)).not.toMatch(/caves-|\{/);
    expect(facts({ kind: 'staff' })).toBe(
      language === 'en' ? 'attack +5, defence +3, thrown +3' : 'атака +5, защита +3, бросок +3',
    );
    expect(facts({ kind: 'potion', color: 'red' })).toBe(
      language === 'en' ? '+15 health' : 'здоровье +15',
    );
    expect(facts({ kind: 'potion', color: 'blue' })).toMatch(/unidentified|не опознано/);
  });
});

test('stops agree with the gender of the creature and state its distance', () => {
  const view = viewOf(lookAround(['#@#']));
  const statusText = (
    language: string,
    ...stop: readonly ['sight' | 'in-sight' | 'near', CreatureKind]
  ) => {
    const messages = wordsIn(language);
    const [reason, who] = stop;
    const keys = { dig: 'O', attack: 'Tab' };
    return describeStop({ reason, who }, view, keys, messages.say.bind(messages));
  };
  expect(statusText('en', 'sight', 'bat')).toBe('Stopped: a bat comes into view. Attack with Tab.');
  expect(statusText('ru', 'sight', 'bat')).toBe(
    'Остановка: показалась летучая мышь. Tab — атаковать.',
  );
  expect(statusText('ru', 'sight', 'mole')).toBe(
    'Остановка: показался гигантский крот. Tab — атаковать.',
  );
  expect(statusText('en', 'in-sight', 'bat')).toBe('Stopped: a bat is in sight. Attack with Tab.');
  expect(statusText('ru', 'in-sight', 'bat')).toBe(
    'Остановка: вы видите летучую мышь. Tab — атаковать.',
  );
  expect(statusText('en', 'near', 'bat')).toBe('Stopped: a bat comes close. Attack with Tab.');
  expect(statusText('ru', 'near', 'bat')).toBe('Остановка: рядом летучая мышь. Tab — атаковать.');
});

test('every creature comes into view with its own verb in Russian', () => {
  const messages = wordsIn('ru');
  for (const kind of CREATURE_KINDS) {
    const name = nameCreature(kind, messages.say.bind(messages), 'appears');
    expect(name).toMatch(/^показал(?:ся|ась|ось|ись) [а-я]/);
  }
});

const words = wordsIn('en');
const say = words.say.bind(words);

/** The state after the player has looked around. */
function lookAround(...args: Parameters<typeof stage>) {
  return caves.apply(stage(...args), { kind: 'wait' }).state;
}

const ROOM = ['##########', '#@..#..b.#', '#...#....#', '#...#....#', '##########'];

describe('looking', () => {
  test('shows visible creatures, and only memories behind a wall', () => {
    const open = ROOM.map((row) => row.replaceAll('#..b', '...f').replaceAll('#....', '.....'));
    const seen = viewOf(lookAround(open));
    const at = { ...placeIn(open, 'f'), z: 0 };
    expect(describeSpot(seen, at, say)).toBe(
      'Fungus, level 1: attack 0, defence 0, health 10 of 10. It does not move, it only spreads. You need about 1 blow to kill it. It can hardly harm you.',
    );
    const hidden = viewOf(lookAround(ROOM));
    expect(describeSpot(hidden, { ...placeIn(ROOM, 'b'), z: 0 }, say)).toBe('Unexplored.');
    expect(describeSpot(hidden, { x: 1, y: 1, z: 0 }, say)).toBe('You.');
    expect(describeSpot(hidden, { x: 4, y: 1, z: 0 }, say)).toBe('Solid rock.');
    expect(describeSpot(hidden, { x: 2, y: 1, z: 0 }, say)).toBe('Cave floor.');
  });

  test('describes equipment and effects', () => {
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
      'Goblin, level 1: attack 25, defence 15, health 66 of 66. It is hunting you. You need about 22 blows to kill it. It needs about 10 turns to kill you. It holds a sword. It wears a tunic. Stone skin: 3 more turns.',
    );
  });

  test('lists visible things, creatures first, each nearest first', () => {
    const items = [
      { x: 2, y: 1, item: { kind: 'apple' } as const },
      { x: 3, y: 3, item: { kind: 'rock' } as const },
    ];
    const open = ROOM.map((row) => row.replaceAll('#..b', '...f').replaceAll('#....', '.....'));
    const view = viewOf(lookAround(open, { items }));
    expect(
      thingsInSight(view).map((one) => (one.kind === 'item' ? one.item.kind : one.creature.kind)),
    ).toEqual(['fungus', 'apple', 'rock']);
  });
});

describe('the log', () => {
  const before = stage(['####', '#@.#', '####'], { player: { hp: 40 } });
  const event = {
    kind: 'struck',
    who: otherCreature('bat'),
    target: YOU,
    blow: 'hit',
    damage: 15,
    hp: 25,
  } as const;
  const after = stage(['####', '#@.#', '####'], { player: { hp: 25 } });

  test('warns once about low health', () => {
    const log = addNarration([], { before, after, events: [event] }, say);
    expect(log.map(({ text }) => text)).toEqual([
      'The bat hits you for 15.',
      'Careful: you have only 25 of 100 health left.',
    ]);
    expect(addNarration([], { before: after, after, events: [] }, say)).toEqual([]);
  });

  test('does not repeat recent minor messages', () => {
    const sighted = { kind: 'creature-sighted', who: otherCreature('bat') } as const;
    const turn = { before, after: before, events: [sighted] };
    const firstLog = addNarration([], turn, say);
    expect(
      addNarration(addNarration(firstLog, { ...turn, events: [event] }, say), turn, say),
    ).toHaveLength(2);
  });
});

test('a run as text contains its seed, the player, the items, the last messages and the map', () => {
  const state = lookAround(['######', '#@...#', '######'], {
    player: {
      pack: [{ kind: 'sword' }, null, { kind: 'potion', color: colorOf('mana') }],
      weapon: 0,
      learned: [colorOf('mana')],
    },
  });
  const log = addLines([], [{ text: 'Bump.', tone: 'plain' }], 1);
  const text = makeDump(viewOf(state), 'my seed', log, say);
  for (const expected of [
    'random seed: my seed',
    'Turns: 1',
    'Health 100 / 100, mana 5 / 5. Not hungry',
    'Attack 30, defence 5, vision 9',
    'a  Sword',
    'c  Potion of mana',
    'Bump.',
    '#@...#',
  ])
    expect(text).toContain(expected);
});

test('everything in the built-in content has a picture', () => {
  const pictured = new Set(Object.keys(PICTURES));
  const tiles = [
    ...CREATURE_KINDS.map((kind) => signOfCreature(CLASSIC, kind).tile),
    ...ALL_ITEMS.map((item) => signOfItem(CLASSIC, item).tile),
  ];
  expect(tiles.filter((tile) => !pictured.has(tile))).toEqual([]);
});

test('all creatures and things are distinguishable by glyph and colour', () => {
  const creatures = CREATURE_KINDS.map((kind) => signOfCreature(CLASSIC, kind));
  expect(new Set(creatures.map(({ glyph }) => glyph)).size).toBe(creatures.length);
  const items = ALL_ITEMS.filter(({ kind }) => kind !== 'corpse').map((item) =>
    signOfItem(CLASSIC, item),
  );
  const looks = items.map(({ glyph, colour }) => glyph + colour);
  expect(new Set(looks).size).toBe(looks.length);
  expect(new Set(items.map(({ tile }) => tile)).size).toBe(
    ALL_ITEMS.length - CREATURE_KINDS.length,
  );
  expect(COLORS.length).toBe(9);
});
