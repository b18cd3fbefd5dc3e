import { describe, expect, it } from 'vitest';
import type { DiceEvent } from '#games/dice/rules/index.ts';
import { meeting, Stage } from './stage.ts';
import type { HeroPlan, StagePlan } from './stage.ts';

type Moved = Extract<DiceEvent, { kind: 'moved' }>;

/**
 * Moves as text, such as `P4 hand 1 -> pile 1: damage`. Heroes and locations are counted from 1.
 */
function moves(stage: Stage): string[] {
  const spot = (name: string, at: number) => (at < 0 ? name : `${name} ${at + 1}`);
  return stage.events
    .filter((event): event is Moved => event.kind === 'moved')
    .map(({ die, from, giver, to, at, why }) => {
      const letter = die.type === 'VILLAIN' ? '!' : die.type.charAt(0);
      return `${letter}${die.size} ${spot(from, giver)} -> ${spot(to, at)}: ${why}`;
    });
}

const soloStage = (hero: HeroPlan, more: Partial<StagePlan> = {}) =>
  new Stage({ party: 'brawler', heroes: [hero], places: [], ...more });

describe('moves of dice', () => {
  it('cover checks: dice spent after the roll, gained or lost', () => {
    const stage = meeting('P4', { hand: 'P4 D4', bag: 'M4' });
    stage.play('hide', 'hand 1', 'hand 2', 'confirm');
    expect(moves(stage)).toEqual([]);
    stage.play('roll 1', 'roll 1', 'roll 1');
    expect(moves(stage)).toEqual([
      'P4 hand 1 -> bag 1: check',
      'D4 hand 1 -> deterred: check',
      'P4 met 1 -> hand 1: acquired',
    ]);
  });

  it('cover damage, with chosen dice or all of them', () => {
    const chosen = meeting('E4', { hand: 'P4 M4 M4' });
    chosen.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 2', 'hand 1', 'confirm');
    expect(moves(chosen)).toEqual([
      'P4 hand 1 -> bag 1: check',
      'E4 met 1 -> place 1: undefeated',
      'M4 hand 1 -> pile 1: damage',
    ]);
    const all = meeting('E6', { hand: 'P4 M4 A4' });
    all.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 6');
    expect(moves(all).slice(-2)).toEqual([
      'M4 hand 1 -> pile 1: damage',
      'A4 hand 1 -> pile 1: damage',
    ]);
  });

  it('cover the end of a turn: forced and optional discards, and draws', () => {
    const stage = soloStage({ hand: 'P4 P4 M4', bag: 'V4', capacity: 2 });
    stage.play('finish', 'hand 3', 'confirm');
    expect(moves(stage)).toEqual(['M4 hand 1 -> pile 1: end-of-turn']);
    const free = soloStage({ hand: 'P4 P4', bag: 'V4', capacity: 2 });
    free.play('discard', 'hand 1', 'confirm', 'draw V4');
    expect(moves(free)).toEqual(['P4 hand 1 -> pile 1: optional', 'V4 bag 1 -> hand 1: refill']);
  });

  it('cover GREEDY, VENOMOUS and Utter Mess', () => {
    const facing = (trait: string, hand: string) =>
      meeting('E4', { hand }, { places: [{ bag: 'E4', enemies: [`${trait}-thief`] }] });
    const fight = ['hide', 'hand 1', 'confirm', 'roll 1', 'roll 2'];
    const greedy = facing('greedy', 'P4 D4 D4').play(...fight, 'hand 1', 'confirm');
    expect(moves(greedy.play('hand 1', 'confirm')).slice(-2)).toEqual([
      'D4 hand 1 -> pile 1: damage',
      'D4 hand 1 -> deterred: greedy',
    ]);
    const venomous = facing('venomous', 'P4').play(...fight, 'draw P4');
    expect(moves(venomous).at(-1)).toBe('W4 new -> hand 1: wound');
    const mess = soloStage({ hand: 'P4 M4' }, { scenario: { rules: ['utter-mess'] } });
    mess.play('hand 2', 'confirm');
    expect(moves(mess)).toEqual(['M4 hand 1 -> bag 1: utter-mess']);
  });

  it('cover gifts', () => {
    const heroes = [{ hand: 'P4 M4' }, { hand: 'S4' }];
    const stage = new Stage({ heroes, places: [] }).play('give', 'hero 2', 'hand 2', 'confirm');
    expect(moves(stage)).toEqual(['M4 hand 1 -> hand 2: gift']);
  });
});

describe('the events of a check', () => {
  it('contain every die with its role and face, and the modifiers by source', () => {
    const stage = meeting('P6', { hand: 'P4 D4' });
    stage.play('discard', 'hand 1', 'hand 2', 'confirm', 'roll 3', 'roll 2', 'roll 5');
    const checkEvent = stage.events.find(({ kind }) => kind === 'checked');
    expect(checkEvent).toMatchObject({
      check: 'acquire',
      total: 6,
      against: 5,
      won: true,
      dice: [
        { die: { type: 'PHYSICAL', size: 4 }, face: 3, role: 'use' },
        { die: { type: 'DIVINE', size: 4 }, face: 2, role: 'help' },
        { die: { type: 'PHYSICAL', size: 6 }, face: 5, role: 'foe' },
      ],
      parts: [{ side: 'own', source: 'discard', id: '', amount: 1 }],
    });
    const attempted = stage.events.find(({ kind }) => kind === 'attempted');
    expect(attempted).toMatchObject({ check: 'acquire', parts: [{ source: 'discard' }] });
  });

  it("contain another hero's bonus when granted and when used", () => {
    const stage = new Stage({
      party: 'mystic:6:P2S2M8V3:invigorate1:P4*2,brawler',
      heroes: [
        { hand: 'V4 M4', capacity: 2 },
        { hand: 'P4', capacity: 1 },
      ],
      places: [{ bag: 'P6' }],
    });
    stage.play('use invigorate use 1', 'hand 1', 'confirm', 'roll 2');
    const facts = { hero: 1, amount: 5, scope: 'chores', by: 0, skill: 'invigorate' };
    expect(stage.events).toContainEqual({ kind: 'boon', ...facts });
    expect(stage.events).toContainEqual(expect.objectContaining({ kind: 'tallied', total: 5 }));
    stage.play('finish', 'draw V4');
    stage.play('explore', 'draw P6', 'hide', 'hand 1', 'confirm', 'roll 1', 'roll 6');
    expect(stage.events).toContainEqual({ kind: 'boon-used', ...facts });
    expect(stage.events).toContainEqual(
      expect.objectContaining({
        kind: 'checked',
        parts: [{ side: 'own', source: 'boon', id: 'invigorate', amount: 5 }],
      }),
    );
  });

  it('contain a reaction with the damage before and after it', () => {
    const stage = meeting('E6', { hand: 'P4 P4 M4' });
    stage.play('hide', 'hand 1', 'confirm', 'roll 1', 'roll 6');
    stage.play('use toughness use 1', 'hand 1', 'confirm', 'roll 1');
    expect(stage.events).toContainEqual(
      expect.objectContaining({ kind: 'lessened', skill: 'toughness', by: 0, before: 5, after: 2 }),
    );
  });

  it('contain a villain found while closing a location', () => {
    const stage = new Stage({
      party: 'brawler',
      heroes: [{ hand: 'P4 P8 S8' }],
      places: [{ villain: 'ferryman', enemies: ['foreman'], bag: 'E4 !6 M4', difficulty: 2 }],
    });
    stage.play('explore', 'draw E4', 'hide', 'hand 1', 'confirm', 'roll 4', 'roll 1');
    stage.play('close', 'hide', 'hand 1', 'confirm', 'roll 6');
    const found = stage.events.find(({ kind }) => kind === 'found');
    const id = found?.kind === 'found' ? stage.state.world.cards[found.card]?.template.id : '';
    expect(id).toBe('ferryman');
    expect(moves(stage).at(-1)).toBe('M4 place 1 -> out: closed');
  });
});
