import { describe, expect, test } from 'vitest';
import { ITEM_KINDS, MOB_KINDS } from '#games/rogue/rules/index.ts';
import type { RogueEvent } from '#games/rogue/rules/index.ts';
import { chunksIn, withChunk } from '#kit/grid/chunk-map.ts';
import { makeDump } from '#games/rogue/voice/dump.ts';
import { addLines } from '#roguelike/log.ts';
import { notate } from '#games/rogue/voice/notation.ts';
import { arrowTo } from '#games/rogue/voice/arrow.ts';
import { describeCell, nearbyOf } from '#games/rogue/voice/describe-cell.ts';
import type { Stop } from '#games/rogue/voice/errands.ts';
import { describeEvent, describeStop } from '#games/rogue/voice/sentences.ts';
import { translateTurns } from '#voice/turns.ts';
import { play, runIn, wordsIn } from './stage.ts';

const SAMPLE_PLACE = { x: 1, y: 1 };
const FOUGHT = {
  kind: 'fought',
  by: 'hero',
  mob: 0,
  of: 'robot',
  level: 1,
  at: SAMPLE_PLACE,
  mobHealth: 6,
  health: 6,
} as const;

const SIGHTED = { mob: 1, of: 'ghost', level: 2, at: SAMPLE_PLACE } as const;

const EVENTS: readonly (readonly [RogueEvent, string, string])[] = [
  [
    { kind: 'picked', item: 'chain-mail', slot: 0, at: SAMPLE_PLACE },
    'You pick up chain mail.',
    'Вы подбираете кольчугу.',
  ],
  [
    { ...FOUGHT, dealt: 4, taken: 4 },
    'You hit the robot for 4; you lose 4 health.',
    'Вы бьёте робота: 4 урона; вы теряете 4 здоровья.',
  ],
  [{ ...FOUGHT, dealt: 4, taken: 0 }, 'You hit the robot for 4.', 'Вы бьёте робота: 4 урона.'],
  [
    { ...FOUGHT, dealt: 0, taken: 0 },
    'You cannot hurt the robot, and it cannot hurt you.',
    'Вы не можете ранить робота, а вам он не страшен.',
  ],
  [
    { kind: 'equipped', item: 'sword', slot: 2, type: 'sword', previous: 'battle-axe' },
    'You wield a sword: +5 attack. The battle axe is in slot 3 now.',
    'Вы берёте в руку меч: атака +5. Боевой топор теперь в ячейке 3.',
  ],
  [
    { kind: 'mob-sighted', ...SIGHTED },
    'You see a ghost (level 2).',
    'Вы видите призрака (уровень 2).',
  ],
  [
    { kind: 'died', cause: { mob: 'wizard', level: 1 } },
    'Killed by a wizard.',
    'Вас убил волшебник.',
  ],
  [
    { ...SIGHTED, kind: 'thrown', item: 'dagger', slot: 0, dealt: 2, mobHealth: 1 },
    'You throw a dagger at the ghost: 2 damage.',
    'Вы бросаете кинжал в призрака: 2 урона.',
  ],
  [
    { kind: 'smoked', item: 'smoke-bomb', slot: 0, mobs: [1, 2], turns: 7 },
    'Smoke fills the room. 2 enemies are blinded: their blows miss for 7 turns.',
    'Комнату заволакивает дым. Ослеплены 2 врага: 7 ходов бьют мимо.',
  ],
  [
    { kind: 'full', item: 'chain-mail', at: SAMPLE_PLACE },
    'You have no room for the chain mail.',
    'Инвентарь полон: некуда положить кольчугу.',
  ],
];

const STOPS: readonly (readonly [Stop, string, string])[] = [
  [
    { reason: 'sight', who: 'ghost' },
    'Stopped: a ghost comes into view. Attack with Tab.',
    'Остановка: показался призрак. Tab — атаковать.',
  ],
  [
    { reason: 'in-sight', who: 'ghost' },
    'Stopped: a ghost is in sight. Attack with Tab.',
    'Остановка: вы видите призрака. Tab — атаковать.',
  ],
  [
    { reason: 'blocked', who: 'robot' },
    'Stopped: a robot is in the way.',
    'Остановка: на пути робот.',
  ],
  [
    { reason: 'full', item: 'smoke-bomb' },
    'Stopped: you have no room for the smoke bomb.',
    'Остановка: инвентарь полон, некуда положить дымовую шашку.',
  ],
  [
    { reason: 'better', item: 'chain-mail' },
    'Stopped: the chain mail is better than your equipment. Put it on.',
    'Остановка: кольчуга лучше вашего снаряжения. Пора надеть.',
  ],
];

const HUNTS = 'It sees and hears you, hunts you and repairs itself.';

describe.each(['en', 'ru'] as const)('in %s', (language) => {
  const messages = wordsIn(language);
  const say = messages.say.bind(messages);

  test.each(EVENTS)('$kind', (event, en, ru) => {
    expect(describeEvent(event, say)?.text).toBe(language === 'en' ? en : ru);
  });

  test.each(STOPS)('the stop %j', (stop, en, ru) => {
    expect(describeStop(stop, 'Tab', say)).toBe(language === 'en' ? en : ru);
  });

  test('everything has a name', () => {
    for (const kind of ITEM_KINDS) expect(messages.has(`rogue-item-${kind}`)).toBe(true);
    for (const kind of MOB_KINDS) expect(messages.has(`rogue-mob-${kind}`)).toBe(true);
  });

  test('every stop has a reason', () => {
    for (const reason of [
      'explored',
      'explored-full',
      'effect',
      'level',
      'arrived',
      'no-way',
      'pause',
    ] as const) {
      expect(describeStop({ reason }, 'Tab', say)).not.toMatch(/rogue-stop/);
    }
  });
});

const { say } = { say: wordsIn('en').say.bind(wordsIn('en')) };

test('repeated messages are counted', () => {
  const line = { text: 'Bump.', tone: 'plain' } as const;
  const log = addLines(addLines([], [line, line], 1), [line, { ...line, text: 'Oh.' }], 2);
  expect(log.map(({ text, times, turn }) => [text, times, turn])).toEqual([
    ['Bump.', 3, 2],
    ['Oh.', 1, 2],
  ]);
});

const WORLD = '6 3\nWWWWWW\nW0.12W\nWWWWWW\n0. Player\n1. Item Sword\n2. Mob Robot\n';

describe('looking', () => {
  const state = runIn(WORLD);

  test('shows the cost of a fight, and unknown cells', () => {
    expect(describeCell(state, { x: 4, y: 1 }, say)).toBe(
      `Robot, level 1: 10 of 10 health. In a fight you deal 0 damage and take 4. ${HUNTS}`,
    );
    expect(describeCell(state, { x: 3, y: 1 }, say)).toBe('Sword: +5 attack.');
    expect(describeCell(state, { x: 1, y: 1 }, say)).toBe('You.');
    expect(describeCell(state, { x: 2, y: 0 }, say)).toBe('A wall.');
    expect(describeCell(state, { x: 40, y: 1 }, say)).toBe('Unexplored.');
  });

  test('shows the cost of a fight with a mob of a higher level', () => {
    const [robots] = chunksIn(state.mobs);
    if (robots === undefined) throw new Error('no robot');
    const { x, y, value } = robots;
    const mobs = withChunk(
      undefined,
      x,
      y,
      value.map((mob) => ({ ...mob, level: 3 })),
    );
    const hero = { ...state.hero, level: 5 };
    expect(describeCell({ ...state, hero, mobs }, { x: 4, y: 1 }, say)).toBe(
      `Robot, level 3: 10 of 14 health. In a fight you deal 2 damage and take 4. ${HUNTS}`,
    );
  });

  test('lists nearby things with directions', () => {
    const nearby = nearbyOf(state, say);
    expect(nearby.map(({ name, dx, dy }) => [name, dx, dy])).toEqual([
      ['Sword', 2, 0],
      ['Robot', 3, 0],
    ]);
    expect(nearby.map(arrowTo)).toEqual(['→', '→']);
    expect([arrowTo({ dx: -3, dy: -3 }), arrowTo({ dx: 0, dy: 5 })]).toEqual(['↖', '↓']);
  });

  test('names a kind of item once, however many are in a cell', () => {
    const sword = '. Item Sword\n';
    const pile = runIn(
      `3 1\n012\n0. Player\n0${sword}${`1${sword}`.repeat(50)}${`2${sword}`.repeat(50)}`,
    );
    const requestedIds: string[] = [];
    const nearby = nearbyOf(pile, (id, args) => {
      requestedIds.push(id);
      return say(id, args);
    });
    expect(nearby).toHaveLength(100);
    expect(requestedIds).toEqual(['rogue-item-sword']);
  });
});

test('a run as text contains its seed, the hero, the last messages and the map', () => {
  const { state } = play(runIn(WORLD), { kind: 'move', direction: 'right' });
  const log = addLines([], [{ text: 'Bump.', tone: 'plain' }], 1);
  const text = makeDump(state, 'my seed', log, say);
  for (const part of ['random seed: my seed', 'Turns: 1', 'Health 10 / 10', 'Bump.', '#.@'])
    expect(text).toContain(part);
});

test.each([
  ['en', ['←', 'wait', 'slot 3', 'use', 'drop']],
  ['ru', ['←', 'ждать', 'ячейка 3', 'применить', 'положить']],
] as const)('all actions have names in %s', (language, names) => {
  const actions = [
    { kind: 'move', direction: 'left' },
    { kind: 'wait' },
    { kind: 'select', slot: 2 },
    { kind: 'use' },
    { kind: 'drop' },
  ] as const;
  const messages = wordsIn(language);
  const notated = notate(
    runIn(WORLD),
    actions.map((action) => ({ by: 0, action })),
  );
  const texts = translateTurns(notated, messages.say.bind(messages)).map(({ text }) => text);
  expect(texts).toEqual(names);
});
