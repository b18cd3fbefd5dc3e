import { describe, expect, it } from 'vitest';
import { must } from '#core';
import type { ChoiceTemplate } from '#games/dice/rules/index.ts';
import { holds, parseStory, varied } from '#games/dice/rules/model/story.ts';
import type { StoryOption } from '#games/dice/rules/model/story-templates.ts';
import { Stage } from './stage.ts';
import type { StagePlan } from './stage.ts';
import { scenario } from './content.ts';

const FREE = { turns: 0, wound: false, dice: 0 };

function option(id: string, changes: Partial<StoryOption> = {}): StoryOption {
  return { id, sets: [], gives: [], joins: [], costs: FREE, ...changes };
}

function choice(id: string, changes: Partial<ChoiceTemplate> = {}): ChoiceTemplate {
  const options = [option('yes'), option('no')];
  const place = { in: 'stage', at: 'saltworks', on: 'explored' } as const;
  return { id, when: [], unless: [], options, ...place, ...changes };
}

function stage(choices: readonly ChoiceTemplate[], plan: Partial<StagePlan> = {}): Stage {
  const heroes = [{ hand: 'P6 P6 S6 A6', bag: 'P4 P4 P4 P4 P4 P4 P4 P4 P4 P4' }];
  const places = [{ bag: 'P4 P4 P4' }, { bag: 'P4' }];
  return new Stage({ party: 'brawler', choices, heroes, places, ...plan });
}

/** The state must survive being written and read. */
function checkCodec({ game, state }: Stage): void {
  expect(game.makeState(must(game.parseState(game.makeState(state))))).toBe(game.makeState(state));
}

describe('conditions', () => {
  it.each([
    [[], [], [], true],
    [['a'], [], [], false],
    [['a'], [], ['a', 'b'], true],
    [['a', 'b'], [], ['a'], false],
    [[], ['b'], ['a'], true],
    [['a'], ['b'], ['a', 'b'], false],
  ])('when %j, unless %j, with %j: %s', (when, unless, flags, expected) => {
    expect(holds({ when, unless }, flags)).toBe(expected);
  });

  it.each([
    ['', []],
    ['a', ['a']],
    ['a,b.c', ['a', 'b.c']],
    ['b,a', undefined],
    ['a,a', undefined],
    ['A', undefined],
    ['a,', undefined],
  ])('reads the story %j', (text, flags) => {
    expect(parseStory(text)).toEqual(flags);
  });
});

describe('variants', () => {
  const base = scenario('stage', {
    threat: 2,
    rules: ['serenity'],
    variants: [
      { id: 'one', when: ['a'], unless: [], changes: { threat: 3, rules: [] } },
      { id: 'two', when: ['b'], unless: ['c'], changes: { threat: 1 } },
      { id: 'alone', when: [], unless: [], heroes: [1], changes: { harm: 1 } },
    ],
  });

  it.each([
    [[], 2, ['serenity']],
    [['a'], 3, []],
    [['b'], 1, ['serenity']],
    [['a', 'b'], 1, []],
    [['a', 'b', 'c'], 3, []],
  ])('with %j: threat %i, rules %j', (flags, threat, rules) => {
    expect(varied(base, flags, 2)).toMatchObject({ threat, rules });
  });

  it('apply to the numbers of heroes they name', () => {
    expect(varied(base, [], 1).harm).toBe(1);
    expect(varied(base, [], 2).harm).toBeUndefined();
  });

  it('apply to the world by the option `story`', () => {
    const { variants = [] } = base;
    const plain = stage([], { scenario: { variants, threat: 2 } });
    const changed = stage([], { scenario: { variants, threat: 2 }, story: 'a,b' });
    expect(plain.state.world.scenario.threat).toBe(2);
    expect(changed.state.world.scenario.threat).toBe(1);
    checkCodec(changed);
  });
});

describe('a choice on exploring', () => {
  it('comes before the draw, once, and sets its flags', () => {
    const toll = choice('toll', { options: [option('pay', { sets: ['paid'] }), option('refuse')] });
    const game = stage([toll]).play('explore');
    expect(game.phase).toBe('choice');
    expect(game.offers).toEqual(['+choose pay', '+choose refuse']);
    checkCodec(game);
    game.play('choose pay');
    expect(game.phase).toBe('draw');
    expect(game.state.flags).toEqual(['paid', 'toll.pay']);
    checkCodec(game);
    game.play('draw P4', 'forfeit', 'finish');
    while (game.phase !== 'interior') game.play('draw P4');
    game.play('explore');
    expect(game.phase).toBe('draw');
    expect(game.happened('chose')).toBe(1);
  });

  it('refuses options that it does not have', () => {
    const game = stage([choice('toll')]).play('explore');
    expect(game.game.parseAction(game.state, 'choose maybe').ok).toBe(false);
    expect(game.game.parseAction(game.state, 'finish').ok).toBe(false);
  });

  it.each([
    ['at another location', { at: 'chapel' }, ''],
    ['in another scenario', { in: 'other' }, ''],
    ['on another occasion', { on: 'closed' }, ''],
    ['without its flag', { when: ['a'] }, 'b'],
    ['against its flag', { unless: ['b'] }, 'b'],
    ['made earlier', {}, 'toll.no'],
  ] as const)('is not asked %s', (_, changes, story) => {
    expect(stage([choice('toll', changes)], { story }).play('explore').phase).toBe('draw');
  });

  it('is asked after another one that allows it', () => {
    const first = choice('first');
    const [yes, no] = [choice('after-yes', { when: ['first.yes'] }), choice('after-no')];
    const later = { ...no, when: ['first.no'] };
    const game = stage([first, yes, later]).play('explore', 'choose no');
    expect(game.phase).toBe('choice');
    checkCodec(game);
    game.play('choose yes');
    expect(game.phase).toBe('draw');
    expect(game.state.flags).toEqual(['after-no.yes', 'first.no']);
  });

  it('asks several in order, without those that an answer rules out', () => {
    const all = [choice('one'), choice('two', { unless: ['one.yes'] }), choice('three')];
    const game = stage(all).play('explore', 'choose yes');
    expect(game.offers).toEqual(['+choose yes', '+choose no']);
    game.play('choose no');
    expect(game.phase).toBe('draw');
    expect(game.state.flags).toEqual(['one.yes', 'three.no']);
  });
});

describe('the price and the gifts of an option', () => {
  const priced = (costs: Partial<StoryOption['costs']>, gives: StoryOption['gives'] = []) =>
    stage([
      choice('deal', {
        options: [option('take', { costs: { ...FREE, ...costs }, gives }), option('no')],
      }),
    ]);

  it('takes turns', () => {
    const game = priced({ turns: 2 });
    const { timer } = game.state;
    expect(game.play('explore', 'choose take').state.timer).toBe(timer - 2);
  });

  it('lets the hero choose dice to pay', () => {
    const game = priced({ dice: 2 }).play('explore', 'choose take');
    expect(game.phase).toBe('pick');
    checkCodec(game);
    game.play('hand 3', 'ally 1', 'confirm');
    expect([game.hand(), game.pile()]).toEqual(['P6 P6', 'S6 A6']);
    expect(game.phase).toBe('draw');
  });

  it('takes no more dice than there are', () => {
    const game = priced({ dice: 9 }).play('explore', 'choose take');
    game.play('hand 1', 'hand 2', 'hand 3', 'ally 1', 'confirm');
    expect(game.hand()).toBe('');
  });

  it('wounds', () => {
    expect(priced({ wound: true }).play('explore', 'choose take').hand()).toBe('P6 P6 S6 W4 A6');
  });

  describe('an ally who joins', () => {
    const NELL = { id: 'nell', size: 6, skills: ['shield'] };
    const joining = [
      choice('deal', { options: [option('call', { joins: [['ALLY', 6, 'nell']] }), option('no')] }),
    ];
    const where = (plan: Partial<StagePlan> = {}) => {
      const game = stage(joining, { allies: [NELL], ...plan }).play('explore', 'choose call');
      checkCodec(game);
      return game;
    };

    it('comes into the hand of the hero, and is met', () => {
      const game = where();
      expect(game.hand()).toBe('P6 P6 S6 A6 A6~nell');
      expect(game.state.met).toEqual(['nell']);
    });

    it('leaves the bag in which the party could have met her', () => {
      const places = [{ bag: 'P4 A6~nell P4 P4' }, { bag: 'P4' }];
      const game = where({ places });
      expect(game.hand()).toBe('P6 P6 S6 A6 A6~nell');
      expect(game.state.places[0]?.bag.map(({ mark }) => mark)).toEqual(['', '', '']);
    });

    it('does not come twice', () => {
      const game = where({ party: 'brawler:4:P8S4M1V2:hit1:P6*5.A6~nell*1' });
      expect(game.hand()).toBe('P6 P6 S6 A6');
    });
  });

  it('gives dice to the hero', () => {
    const game = priced({}, [
      ['DIVINE', 8],
      ['ALLY', 6],
    ]).play('explore', 'choose take');
    expect(game.hand()).toBe('P6 P6 S6 D8 A6 A6');
  });
});

describe('a choice at the end', () => {
  const closing = { party: 'brawler', scenario: { victory: 'closeAll' } } as const;

  it('holds back the victory by the last closed location', () => {
    const places = [{ bag: '', difficulty: 1 }, { open: false }, { open: false }];
    const heroes = [{ hand: 'M6 M6', bag: 'P4 P4 P4 P4 P4 P4 P4 P4' }];
    const ask = choice('farewell', {
      on: 'closed',
      options: [
        option('yes', { gives: [['ALLY', 4]], costs: { ...FREE, wound: true } }),
        option('no'),
      ],
    });
    const game = stage([ask], { ...closing, heroes, places }).play(
      'close',
      'hide',
      'hand 1',
      'confirm',
      'roll 6',
    );
    expect(game.phase).toBe('choice');
    checkCodec(game);
    game.play('choose yes');
    expect(game.state.over).toBe('all-closed');
    expect(game.state.flags).toEqual(['farewell.yes']);
    // The dice are given, and nothing is paid after the end.
    expect(game.hand()).toContain('A4');
    expect(game.hand()).not.toContain('W');
    checkCodec(game);
  });
});
