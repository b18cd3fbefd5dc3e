import { assertDefined } from '#core';
import { describe, expect, it } from 'vitest';
import { makeDiceGame } from '#games/dice/rules/index.ts';
import type { DiceState } from '#games/dice/rules/index.ts';
import { LOCATION_RULES } from '#games/dice/rules/tables/location-rules.ts';
import { SCENARIO_RULES } from '#games/dice/rules/tables/scenario-rules.ts';
import { content, scenario } from './content.ts';
import { meeting, Stage } from './stage.ts';
import type { StagePlan } from './stage.ts';

function started(rules: readonly string[], party = 'brawler,hunter', seed = 'odd'): DiceState {
  const game = makeDiceGame({ ...content, scenarios: [scenario('one', { rules })] });
  return game.start({ scenario: 'one', party, difficulty: 'normal' }, seed);
}

/** The state for one seed, without and with the rule. */
function both(rule: string, party?: string): [DiceState, DiceState] {
  return [started([], party), started([rule], party)];
}

const allDice = (state: DiceState) => state.places.flatMap(({ bag }) => bag);

function staged(rule: string, plan: Partial<StagePlan> = {}): Stage {
  const base = { heroes: [{ hand: 'P4 M4' }], places: [{ bag: 'P4 P4' }], party: 'brawler' };
  return new Stage({ ...base, ...plan, scenario: { ...plan.scenario, rules: [rule] } });
}

const strike = ['hide', 'hand 1', 'confirm'] as const;

describe('rules of scenarios at the start', () => {
  it('friendly-neighbourhood: no villains, and all locations have to be closed', () => {
    const state = started(['friendly-neighbourhood']);
    expect(state.places.every(({ villain }) => villain === undefined)).toBe(true);
    expect(allDice(state).some(({ type }) => type === 'VILLAIN')).toBe(false);
    expect(state.world.victory).toBe('closeAll');
  });

  it('thorough-investigation: three more dice in each bag', () => {
    const [plain, more] = both('thorough-investigation');
    more.places.forEach(({ bag }, i) =>
      expect(bag).toHaveLength(assertDefined(plain.places[i]).bag.length + 3),
    );
  });

  it('great-betrayal: no allies anywhere', () => {
    const state = started(['great-betrayal', 'thorough-investigation'], 'mentor');
    const { hand, bag } = assertDefined(state.heroes[0]);
    const dice = [...allDice(state), ...hand.main, ...hand.allies, ...bag];
    expect(dice.some(({ type }) => type === 'ALLY')).toBe(false);
  });

  it('plentiful-supplies and badly-hurt: one more favoured die, two dice discarded', () => {
    const [plain, more] = both('plentiful-supplies', 'prophet');
    const count = (state: DiceState) => {
      const { hand, bag } = assertDefined(state.heroes[0]);
      return [...hand.main, ...bag].filter(({ type }) => type === 'DIVINE').length;
    };
    expect(count(more)).toBe(count(plain) + 1);
    expect(started(['badly-hurt']).heroes.map(({ pile }) => pile.length)).toEqual([2, 2]);
  });

  it('trusted-companions and deeply-wounded: allies in hand; a WOUND that counts', () => {
    expect(assertDefined(started(['trusted-companions']).heroes[0]).hand.allies).toHaveLength(2);
    const { main } = assertDefined(started(['deeply-wounded']).heroes[0]).hand;
    expect(main.map(({ type }) => type).filter((type) => type === 'WOUND')).toHaveLength(1);
    expect(main).toHaveLength(4);
  });

  it('alien-lands: no Refuge, heroes choose where to start', () => {
    const game = makeDiceGame({
      ...content,
      scenarios: [scenario('one', { rules: ['alien-lands'] })],
    });
    let state = game.start({ scenario: 'one', party: 'brawler,hunter', difficulty: 'easy' }, 's');
    for (const at of [2, 4]) state = game.apply(state, { kind: 'location', at }).state;
    expect(state.heroes.map(({ at }) => at)).toEqual([2, 4]);
    expect(
      game.refuse(game.apply(state, { kind: 'travel' }).state, { kind: 'location', at: -1 }),
    ).toBeDefined();
  });

  it('dispersion: heroes start at random locations', () => {
    const starts = ['a', 'b', 'c', 'd'].map(
      (seed) => assertDefined(started(['dispersion'], 'hunter', seed).heroes[0]).at,
    );
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
    expect(new Set(starts).size).toBeGreaterThan(1);
  });

  it('no-time-to-waste: 70 % of the time', () => {
    expect(started(['no-time-to-waste']).world.initialTimer).toBe(15);
  });

  it('one-should-suffice: the first villain is enough', () => {
    expect(started(['one-should-suffice']).world.victory).toBe('firstVillain');
  });
});

describe('rules of scenarios in play', () => {
  it('utter-mess: a die is hidden at the start of each turn', () => {
    const stage = staged('utter-mess', { heroes: [{ hand: 'P4 M4 W4', capacity: 2 }] });
    expect(stage.offers).toEqual(['+hand 1', '+hand 2', '-hand 3', '-confirm']);
    stage.play('hand 1', 'confirm');
    expect([stage.phase, stage.hand(), stage.bag()]).toEqual(['interior', 'M4 W4', 'P4']);
  });

  it('haste-makes-waste and tongue-in-a-head: rules for second explorations', () => {
    const explored = ['explore', 'draw P4', 'forfeit'] as const;
    expect(staged('haste-makes-waste').play(...explored).offers).toContain('-again');
    const stage = staged('tongue-in-a-head').play(...explored);
    stage.play('again', 'hand 1', 'hand 2', 'confirm');
    expect([stage.bag(), stage.pile()]).toEqual(['P4 M4', '']);
  });

  it.each([
    ['serenity', 'E4', -1],
    ['vicious-inhabitants', 'E4', 1],
    ['state-of-emergency', 'E4', 1],
    ['state-of-emergency', 'O4', 1],
    ['state-of-emergency', 'P4', 0],
    ['serenity', 'O4', 0],
  ])('%s: against %s %i', (rule, die, amount) => {
    const places = [{ bag: die }];
    const stage = staged(rule, { places, heroes: [{ hand: 'P8' }] });
    stage.play('explore', `draw ${die}`, ...strike, 'roll 8', 'roll 3');
    expect(stage.check?.against).toBe(3 + amount);
  });

  it('pulling-punches and covert-operation: rules for damage', () => {
    const hand = [{ hand: 'P4 V4 V4 V4 V4' }];
    const places = [{ bag: 'E6' }];
    const pulled = staged('pulling-punches', { heroes: hand, places });
    pulled.play('explore', 'draw E6', ...strike, 'roll 1', 'roll 4');
    expect(pulled.play('hand 1', 'hand 2', 'confirm').pile()).toBe('V4 V4');
    const covert = staged('covert-operation', { heroes: hand, places });
    expect(covert.play('explore', 'draw E6', 'flee').happened('damage')).toBe(0);
  });

  const closing = (rule: string, hand = 'P8 W4 W6') =>
    staged(rule, { heroes: [{ hand }], places: [{ difficulty: 4 }] }).play('close', ...strike);

  it('stakes-get-higher, just-a-scratch, occasional-accomplices: rules for closing', () => {
    expect(closing('stakes-get-higher').play('roll 5').check?.against).toBe(5);
    expect(closing('just-a-scratch').play('roll 5', 'cancel').hand()).toBe('W4 W6');
    const cured = closing('just-a-scratch').play('roll 5', 'hand 1', 'confirm');
    expect(cured.hand()).toBe('W6');
    expect(cured.events.at(-1)).toMatchObject({ kind: 'moved', to: 'out', why: 'cured' });
    expect(closing('occasional-accomplices').play('roll 5').hand()).toBe('W4 W6 A4');
  });

  it('dont-let-them-escape: failing ends the game, evading does not', () => {
    const places = [{ bag: '!4', villain: 'drowned-king' }];
    const met = () => staged('dont-let-them-escape', { places }).play('explore', 'draw !4');
    expect(met().play(...strike, 'roll 1', 'roll 4').state.over).toBe('escaped');
    expect(met().play('flee', 'roll 4').state.over).toBe('escaped');
  });

  it('no-one-left-behind: the death of one hero ends the game', () => {
    const heroes = [{ hand: 'P4', bag: '' }, {}];
    const plan = { heroes, party: 'brawler,hunter' };
    const ended = (rule: string) => staged(rule, plan).play('finish').state.over;
    expect(ended('no-one-left-behind')).toBe('fallen');
    expect(ended('serenity')).toBeUndefined();
  });

  it('are all tested here', () => {
    expect(Object.keys(SCENARIO_RULES)).toHaveLength(24);
  });
});

describe('rules of locations', () => {
  const at = (rule: string, die: string, hand: string, more: Partial<StagePlan> = {}) =>
    meeting(die, { hand }, { sites: [`${rule}-place`, 'chapel', 'reeds'], ...more });

  it.each([
    ['aggressive-environment', 'O4', 'P8', 0, 1],
    ['ambush-site', 'E4', 'P8', 0, 1],
    ['slippery', 'E4', 'S8', -1, 0],
    ['slippery', 'E4', 'P8', 0, 0],
  ])('%s: %s against %s', (rule, die, hand, own, opponent) => {
    const stage = at(rule, die, hand).play(...strike, 'roll 7', 'roll 3');
    expect(stage.check).toMatchObject({ total: 7 + own, against: 3 + opponent });
  });

  it('darkness: no bonus for discarding', () => {
    const stage = at('darkness', 'P4', 'P4').play('discard', 'hand 1', 'confirm', 'roll 1');
    expect(stage.play('roll 4').check?.total).toBe(1);
  });

  it('rich: DIVINE dice beyond a full hand go to the bag', () => {
    const full = 'P4 P4 P4 P4 P4 P4 P4 P4 P4 P4';
    const stage = at('rich', 'D4', full).play('acquire');
    expect([stage.hand(), stage.bag()]).toEqual([full, 'D4']);
  });

  const two = (rule: string, heroes: StagePlan['heroes'], places: StagePlan['places'] = [{}]) =>
    new Stage({ heroes, places, sites: [`${rule}-place`, 'chapel', 'reeds'] });

  it('claustrophobia: no one can enter an occupied location', () => {
    const stage = two('claustrophobia', [{ hand: 'P4', at: 1 }, { hand: 'S4' }]).play('travel');
    expect(stage.offers).toEqual(['+location 0', '+location 3', '+cancel']);
  });

  it('market: two gifts per turn', () => {
    const stage = two('market', [{ hand: 'P4 P4 P4' }, { hand: 'S4' }]);
    for (let i = 0; i < 2; i++) stage.play('give', 'hero 2', 'hand 1', 'confirm');
    expect([stage.hand(1), stage.offers.includes('-give')]).toEqual(['S4 P4 P4', true]);
  });

  it('sanctuary: heroes can rest', () => {
    const stage = two('sanctuary', [{ hand: 'W4', pile: 'P4' }, {}]);
    expect(stage.offers).toEqual(expect.arrayContaining(['+rest', '+cure']));
  });

  it('watched: a failed attempt to close costs time', () => {
    const stage = two('watched', [{ hand: 'P4' }, {}]);
    const { timer } = stage.state;
    expect(stage.play('close', ...strike, 'roll 1').state.timer).toBe(timer - 1);
  });

  it('are all tested here', () => {
    expect(Object.keys(LOCATION_RULES)).toHaveLength(9);
  });
});
