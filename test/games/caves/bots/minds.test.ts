import { describe, expect, it } from 'vitest';
import { makeStream } from '#core';
import { caves } from '#games/caves/rules/game/game.ts';
import { explorer } from '#games/caves/bots/explorer.ts';
import type { CavesAction } from '#games/caves/rules/model/action.ts';
import type { Item } from '#games/caves/rules/model/items.ts';
import type { Creature } from '#games/caves/rules/model/state.ts';
import { Run } from '../rules/run.ts';
import { stage } from '../rules/stage.ts';

const WHITE: Item = { kind: 'white-book' };
const BLUE: Item = { kind: 'blue-book' };
const BREAD: Item = { kind: 'bread' };

const EMPTY_ROOM = ['#########', '#...@...#', '#########'];
const AT_WAR = ['#########', '#..@g...#', '#########'];

/** The explorer's choice at the player's position. */
function choiceOn(
  rows: readonly string[],
  player: Partial<Creature>,
  others: Parameters<typeof stage>[1] = {},
): CavesAction {
  const state = stage(rows, { ...others, player });
  return explorer.choose(caves.view(state, 0), makeStream('minds', 'whims'));
}

describe('the explorer', () => {
  it('waits for active healing effects', () => {
    const effects = [{ kind: 'slow-heal', turns: 20 }] as const;
    const hurt = { hp: 60, pack: [BREAD] };
    expect(choiceOn(EMPTY_ROOM, { ...hurt, effects }).kind).toBe('wait');
    expect(choiceOn(EMPTY_ROOM, hurt).kind).not.toBe('wait');
  });

  it('heals slowly in peace and quickly in a fight', () => {
    const reader = { hp: 25, mana: 12, maxMana: 12, pack: [WHITE] };
    expect(choiceOn(EMPTY_ROOM, reader)).toMatchObject({ kind: 'cast', spell: 'slow-heal' });
    expect(choiceOn(AT_WAR, reader)).toMatchObject({ kind: 'cast', spell: 'major-heal' });
  });

  it('eats an apple when no healing is wasted', () => {
    const apple: Item = { kind: 'apple' };
    const eater = { maxHp: 100, maxFood: 1000, pack: [BREAD, apple] };
    expect(choiceOn(EMPTY_ROOM, { ...eater, hp: 80, food: 900 })).toEqual({ kind: 'eat', slot: 1 });
    expect(choiceOn(EMPTY_ROOM, { ...eater, hp: 81, food: 900 }).kind).not.toBe('eat');
    expect(choiceOn(EMPTY_ROOM, { ...eater, hp: 80, food: 901 }).kind).not.toBe('eat');
    const effects = [{ kind: 'refreshment', turns: 20 }] as const;
    expect(choiceOn(EMPTY_ROOM, { ...eater, hp: 80, food: 900, effects }).kind).not.toBe('eat');
  });

  it('eats meat before bread when hungry but unhurt', () => {
    const bat: Item = { kind: 'corpse', of: 'bat' };
    const hungry = { hp: 100, maxHp: 100, food: 200, maxFood: 1000, pack: [BREAD, bat] };
    expect(choiceOn(EMPTY_ROOM, hungry)).toEqual({ kind: 'eat', slot: 1 });
    expect(choiceOn(EMPTY_ROOM, { ...hungry, pack: [BREAD] })).toEqual({ kind: 'eat', slot: 0 });
    expect(choiceOn(EMPTY_ROOM, { ...hungry, hp: 60 })).toEqual({ kind: 'eat', slot: 0 });
    const effects = [{ kind: 'hearty-meal', turns: 30 }] as const;
    expect(choiceOn(EMPTY_ROOM, { ...hungry, effects })).toEqual({ kind: 'eat', slot: 1 });
  });

  it('picks up an apple despite having enough meat', () => {
    const bat: Item = { kind: 'corpse', of: 'bat' };
    const full = { hp: 100, maxHp: 100, pack: [bat, bat, bat, bat, bat] };
    const choiceAt = (item: Item) => {
      const run = new Run(stage(EMPTY_ROOM, { player: full, items: [{ x: 4, y: 1, item }] }));
      const view = caves.view(run.play('wait').state, 0);
      return explorer.choose(view, makeStream('minds', 'whims')).kind;
    };
    expect(choiceAt({ kind: 'apple' })).toBe('pick-up');
    expect(choiceAt(bat)).not.toBe('pick-up');
  });

  it('turns blood into mana to heal while enough health is left', () => {
    const reader = { mana: 1, maxMana: 8, pack: [WHITE, BLUE] };
    expect(choiceOn(EMPTY_ROOM, { ...reader, hp: 25 })).toMatchObject({ spell: 'blood-to-mana' });
    expect(choiceOn(EMPTY_ROOM, { ...reader, hp: 20 })).not.toMatchObject({
      spell: 'blood-to-mana',
    });
    expect(choiceOn(AT_WAR, { ...reader, hp: 25 })).not.toMatchObject({ spell: 'blood-to-mana' });
  });

  it('gives blood again only after it has renewed itself', () => {
    const reader = { mana: 1, maxMana: 5, hp: 40, pack: [BLUE, WHITE] };
    const effects = [{ kind: 'blood-to-mana', turns: 5 }] as const;
    expect(choiceOn(EMPTY_ROOM, reader)).toMatchObject({ spell: 'blood-to-mana' });
    expect(choiceOn(EMPTY_ROOM, { ...reader, effects })).not.toMatchObject({
      spell: 'blood-to-mana',
    });
  });

  describe('casts inner strength', () => {
    const reader = { hp: 70, maxHp: 80, mana: 16, maxMana: 20, pack: [WHITE] };
    const strength = { spell: 'inner-strength' };
    const spiders = ['#########', '#.s@s...#', '#########'];

    it('against venom that would cost more health than the mana is worth', () => {
      const bitten = (turns: number) => ({
        ...reader,
        effects: [{ kind: 'venom', turns }] as const,
      });
      expect(choiceOn(EMPTY_ROOM, bitten(40))).toMatchObject(strength);
      expect(choiceOn(EMPTY_ROOM, bitten(10))).not.toMatchObject(strength);
      expect(choiceOn(EMPTY_ROOM, { ...bitten(40), mana: 15 })).not.toMatchObject(strength);
    });

    it('once before fights that become much cheaper with it', () => {
      expect(choiceOn(spiders, reader)).toMatchObject(strength);
      expect(choiceOn(AT_WAR, { ...reader, attack: 40, defense: 20 }).kind).toBe('move');
      const effects = [{ kind: 'inner-strength', turns: 20 }] as const;
      expect(choiceOn(spiders, { ...reader, effects }).kind).toBe('move');
    });

    it('or detects creatures, whichever saves more', () => {
      const detection = { spell: 'detect-creatures' };
      expect(choiceOn(spiders, { ...reader, pack: [BLUE] })).toMatchObject(detection);
      const both = { ...reader, pack: [WHITE, BLUE] };
      expect(choiceOn(['#########', '#..@m...#', '#########'], both)).toMatchObject(detection);
      expect(choiceOn(spiders, both)).toMatchObject(strength);
      const effects = [{ kind: 'detect-creatures', turns: 20 }] as const;
      expect(choiceOn(spiders, { ...reader, effects, pack: [BLUE] }).kind).toBe('move');
      expect(choiceOn(EMPTY_ROOM, { ...reader, pack: [BLUE] })).not.toMatchObject(detection);
    });
  });

  it('blinks before costly fights unless it can heal', () => {
    const blink = { spell: 'blink' };
    const spiders = ['#########', '#.s@s...#', '#########'];
    const reader = { hp: 60, maxHp: 100, mana: 6, maxMana: 6, pack: [BLUE] };
    expect(choiceOn(spiders, reader)).toMatchObject(blink);
    expect(choiceOn(spiders, { ...reader, pack: [BLUE, WHITE] })).not.toMatchObject(blink);
    expect(choiceOn(spiders, { ...reader, mana: 5 })).not.toMatchObject(blink);
    expect(choiceOn(AT_WAR, { ...reader, attack: 40, defense: 20 }).kind).toBe('move');
    const effects = [{ kind: 'blink', turns: 5 }] as const;
    expect(choiceOn(spiders, { ...reader, effects })).not.toMatchObject(blink);
  });

  it('finishes a fight with a spark when a blow may not', () => {
    const reader = { mana: 5, attack: 8, pack: [BLUE] };
    const weak = { creatures: { goblin: { hp: 12 } } };
    expect(choiceOn(AT_WAR, reader, weak)).toMatchObject({ spell: 'spark' });
    expect(choiceOn(AT_WAR, reader).kind).toBe('move');
  });
});
