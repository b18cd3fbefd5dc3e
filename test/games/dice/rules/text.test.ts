import { describe, expect, it } from 'vitest';
import { must, parseOptions, defaultOptions, assertDefined } from '#core';
import { HERO_CLASSES, makeParty, newSheet, parseParty } from '#games/dice/rules/index.ts';
import { dice } from './content.ts';
import { meeting } from './stage.ts';
import { veteran, VETERANS } from './veterans.ts';

describe('a party as text', () => {
  it('lists only classes at the start, and adds any growth', () => {
    expect(makeParty(HERO_CLASSES.map(newSheet))).toBe(HERO_CLASSES.join());
    expect(parseParty('brawler,hunter')).toEqual([newSheet('brawler'), newSheet('hunter')]);
    expect(parseParty(VETERANS)?.[1]).toMatchObject({
      capacity: 7,
      skills: veteran('hunter').skills,
    });
    expect(makeParty(assertDefined(parseParty(VETERANS)))).toBe(VETERANS);
  });

  it('lists keepsakes as a fifth part', () => {
    const sheet = { ...newSheet('hunter'), keepsakes: ['storm-lantern', 'old-ring'] };
    const text = makeParty([sheet, newSheet('brawler')]);
    expect(text).toMatch(/^hunter:5:[^,]+:storm-lantern\.old-ring,brawler$/);
    expect(parseParty(text)).toEqual([sheet, newSheet('brawler')]);
  });

  it.each([
    ['nobody', ''],
    ['a stranger', 'wizard'],
    ['seven', new Array(7).fill('hunter').join()],
    ['a hand that is too small', 'hunter:4:P3S7M4V1:shoot1:P4*1'],
    ['a hand that is too large', 'hunter:8:P3S7M4V1:shoot1:P4*1'],
    ['a limit that is too high', 'hunter:5:P6S7M4V1:shoot1:P4*1'],
    ['a limit missing', 'hunter:5:P3S7M4:shoot1:P4*1'],
    ['a skill of another class', 'hunter:5:P3S7M4V1:hit1:P4*1'],
    ['a level that is too high', 'hunter:5:P3S7M4V1:read-traces2:P4*1'],
    ['a skill twice', 'hunter:5:P3S7M4V1:shoot1.shoot2:P4*1'],
    ['too many dice', 'hunter:5:P3S7M4V1:shoot1:P4*4'],
    ['dice of a foreign type', 'hunter:5:P3S7M4V1:shoot1:D4*1'],
    ['no die', 'hunter:5:P3S7M4V1:shoot1:P5*1'],
    ['half a hero', 'hunter:5:P3S7M4V1'],
    ['four keepsakes', 'hunter:5:P3S7M4V1:shoot1:P4*1:a.b.c.d'],
    ['a keepsake twice', 'hunter:5:P3S7M4V1:shoot1:P4*1:ring.ring'],
    ['an empty list of keepsakes', 'hunter:5:P3S7M4V1:shoot1:P4*1:'],
    ['a keepsake with a bad id', 'hunter:5:P3S7M4V1:shoot1:P4*1:Old Ring'],
    ['a sixth part', 'hunter:5:P3S7M4V1:shoot1:P4*1:ring:more'],
    ['an invalid name', 'hunter=7'],
    ['a name without letters', 'hunter='],
    ['two names', 'hunter=Ash=Elm'],
    ['a name that is too long', `hunter=${'A'.repeat(21)}`],
    ['a trailing space', 'hunter=Ash '],
  ])('%s is rejected', (_name, text) => expect(parseParty(text)).toBeUndefined());
});

it('a party round-trips with names of new and grown heroes', () => {
  const party = `brawler=Marta,hunter=Ясень${VETERANS.split(',')[1]?.slice('hunter'.length) ?? ''}`;
  const sheets = assertDefined(parseParty(party));
  expect(sheets.map(({ name }) => name)).toEqual(['Marta', 'Ясень']);
  expect(makeParty(sheets)).toBe(party);
});

describe('options', () => {
  it('accept a party as text', () => {
    const options = must(parseOptions(dice.options, { party: 'mentor,mystic' }));
    expect(options.party).toBe('mentor,mystic');
    expect(defaultOptions(dice.options).party).toBe('brawler,hunter');
  });

  it.each([
    ['nothing', ''],
    ['a stranger', 'wizard'],
    ['leading and trailing spaces', ' hunter'],
    ['a second line', 'hunter\n'],
    ['a long text', 'hunter,'.repeat(400)],
  ])('reject %s', (_name, party) => {
    expect(parseOptions(dice.options, { party })).toMatchObject({ ok: false });
  });
});

describe('actions', () => {
  const stage = () => meeting('E6', { hand: 'P6 S4' });
  it.each(['hide', 'use hit discard 1', 'flee'])('%s round-trips', (text) => {
    const { state } = stage();
    expect(dice.makeAction(state, must(dice.parseAction(state, text)))).toBe(text);
  });

  it.each([
    ['dance', 'dice-words'],
    ['hand', 'dice-words'],
    ['hand x', 'dice-words'],
    ['hand 01', 'dice-words'],
    ['use hit', 'dice-words'],
    ['draw Q9', 'dice-words'],
    ['hand 1', 'dice-action'],
    ['use hit discard 4', 'dice-action'],
    ['use shoot hide 1', 'dice-action'],
    ['roll 3', 'dice-action'],
    ['use intimidate hide 1', 'dice-none-fit'],
  ])('%s is refused with %s', (text, code) => {
    expect(dice.parseAction(stage().state, text)).toMatchObject({ problems: [{ code }] });
  });

  it('throw when applied despite a refusal', () => {
    expect(() => dice.apply(stage().state, { kind: 'explore' })).toThrow(RangeError);
  });
});

describe('states', () => {
  const text = dice.makeState(dice.start(defaultOptions(dice.options), 'words'));
  it.each([
    ['nothing', ''],
    ['no JSON', '['],
    ['another thing', '{"a":1}'],
    ['an unknown scenario', text.replace('"usual"', '"unusual"')],
    ['an unknown location', text.replace('"jetty"', '"pier"')],
    ['an extra field', text.replace('"timer"', '"timers":1,"timer"')],
    ['a huge number', text.replace(/"timer":\d+/, '"timer":1e99')],
    ['a die twice', text.replace(/([PSMV][46])\.\d+ ([PSMV][46])\.\d+/, '$1.1 $2.1')],
    ['no phase', text.replace('[{"kind":"interior"}]', '[]')],
    ['an unknown phase', text.replace('"interior"', '"exterior"')],
    ['an inherited phase', text.replace('"interior"', '"constructor"')],
    ['too much', text + ' '.repeat(300_000)],
  ])('%s is rejected', (_name, bad) => {
    expect(bad).not.toBe(text);
    expect(dice.parseState(bad)).toMatchObject({ ok: false, problems: [{ code: 'dice-state' }] });
  });

  it('round-trip', () => {
    expect(dice.makeState(must(dice.parseState(text)))).toBe(text);
  });

  it('may have more time than the scenario gives today, as older saves do', () => {
    const withTimer = (timer: number) => text.replace(/"timer":\d+/, `"timer":${timer}`);
    const { initialTimer } = must(dice.parseState(text)).world;
    expect(dice.parseState(withTimer(2 * initialTimer)).ok).toBe(true);
    expect(dice.parseState(withTimer(2 * initialTimer + 1)).ok).toBe(false);
  });
});
