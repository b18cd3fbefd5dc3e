import { describe, expect, it } from 'vitest';
import { makeStream } from '#core';
import { caves } from '#games/caves/rules/game/game.ts';
import type { CavesState, Creature } from '#games/caves/rules/model/state.ts';
import { Run } from './run.ts';
import { colorOf, stage } from './stage.ts';

const GOBLIN = {
  pack: [{ kind: 'rock' }, { kind: 'sword' }, { kind: 'bear' }, { kind: 'tunic' }],
  weapon: 1,
  armor: 3,
  xp: 7,
} as const;

function creaturesIn(state: CavesState): readonly Creature[] {
  return caves.view(state, 0).creatures;
}

describe('the view', () => {
  it('shows only the equipment of a pack', () => {
    const { state } = new Run(stage(['@.g'], { creatures: { goblin: GOBLIN } }));
    expect(creaturesIn(state)[1]).toMatchObject({
      pack: [{ kind: 'sword' }, { kind: 'tunic' }],
      weapon: 0,
      armor: 1,
      xp: 0,
    });
  });

  it('leaves no trace of unequipped items', () => {
    const halfEmpty = { ...GOBLIN, pack: GOBLIN.pack.map((item, at) => (at % 2 ? item : null)) };
    const [one, other] = [GOBLIN, halfEmpty].map((goblin) =>
      creaturesIn(stage(['@.g'], { creatures: { goblin } })),
    );
    expect(one).toEqual(other);
  });

  it('remembers items but not creatures', () => {
    const items = [{ x: 2, y: 0, item: { kind: 'apple' } }] as const;
    const rows = ['@..b', '.###', '.###', '..##'];
    const run = new Run(stage(rows, { items })).play('wait');
    expect(creaturesIn(run.state)).toHaveLength(2);
    for (const step of ['move south', 'move south', 'move southeast']) run.play(step);
    expect(creaturesIn(run.state)).toHaveLength(1);
    // Removes the apple out of sight.
    const levels = run.state.levels.map((level) => ({ ...level, items: [] }));
    const [level] = caves.view({ ...run.state, levels }, 0).levels;
    expect(level?.items).toEqual([{ cell: 2, item: { kind: 'apple' } }]);
  });

  it('identifies potions the player has learned', () => {
    const color = colorOf('poison');
    const { potions } = caves.view(stage(['@'], { player: { learned: [color] } }), 0);
    expect(potions[color]).toBe('poison');
    expect(Object.values(potions).filter((potion) => potion !== null)).toHaveLength(1);
  });

  it('shows all creatures of the level during detection', () => {
    const effects = [{ kind: 'detect-creatures', turns: 5 }] as const;
    const rows = ['@#b'];
    expect(creaturesIn(stage(rows))).toHaveLength(1);
    expect(creaturesIn(stage(rows, { player: { effects } }))).toHaveLength(2);
  });

  it('shows all of the caves in debug mode', () => {
    const state = stage(['@#b'], { items: [{ x: 2, y: 0, item: { kind: 'bear' } }] });
    const view = caves.view({ ...state, options: { ...state.options, mode: 'debug' } }, 0);
    expect(view.creatures).toHaveLength(2);
    expect(view.levels).toEqual(state.levels);
  });

  it('hides the seed and the stream', () => {
    const state = stage(['@']);
    const view = caves.view(state, 0);
    expect(view.seed).not.toBe(state.seed);
    expect(view.luck).not.toEqual(state.luck);
  });

  it('equals that of a run with other secrets', () => {
    const state = caves.start({ mode: 'normal', depth: 5, pack: '' }, 'secrets');
    const other = caves.resample?.(state, 0, makeStream('twin', 'x'));
    expect(other).toBeDefined();
    if (other === undefined) return;
    expect(caves.makeState(caves.view(other, 0))).toBe(caves.makeState(caves.view(state, 0)));
    for (const part of ['creatures', 'potions', 'levels'] as const)
      expect(other[part]).not.toEqual(state[part]);
  });
});

describe('a refused action', () => {
  const pack = [{ kind: 'rock' }, { kind: 'bow' }, { kind: 'white-book' }] as const;
  const run = new Run(stage(['@.b#', '....'], { player: { pack, mana: 3 } }));

  it.each([
    ['climb up', 'caves-ceiling'],
    ['climb down', 'caves-floor'],
    ['pick-up', 'caves-nothing-here'],
    ['drop d', 'caves-empty-slot'],
    ['eat a', 'caves-not-food'],
    ['wear a', 'caves-not-equipment'],
    ['quaff a', 'caves-not-potion'],
    ['fire 2,0', 'caves-no-bow'],
    ['throw a 0,0', 'caves-here'],
    ['throw a 3,0', 'caves-rock'],
    ['throw a 60,7', 'caves-out-of-sight'],
    ['cast a minor-heal 0,0', 'caves-not-book'],
    ['cast c blink 0,0', 'caves-no-spell'],
    ['cast c minor-heal 1,0', 'caves-cast-at-nothing'],
    ['cast c minor-heal 0,0', 'caves-no-mana'],
    ['grow hp', 'caves-no-choice'],
    ['throw a', 'caves-words'],
    ['move up', 'caves-words'],
    ['drop u', 'caves-words'],
    ['throw a 90,1', 'caves-words'],
  ])('costs nothing and has a reason: %s: %s', (words, code) => {
    expect(run.refusal(words)).toBe(code);
  });

  it('refuses to fire at an empty cell', () => {
    const armed = new Run(stage(['@..'], { player: { pack, weapon: 1 } }));
    expect(armed.refusal('fire 2,0')).toBe('caves-nobody');
  });

  it('offers one missile of each kind, at every visible creature', () => {
    const rocks = [{ kind: 'rock' }, { kind: 'rock' }] as const;
    const state = stage(['@.b', '..b'], { player: { pack: rocks } });
    const turn = caves.turn(state);
    const words = turn.kind === 'decide' ? turn.actions.map((a) => caves.makeAction(state, a)) : [];
    expect(words.filter((one) => one.startsWith('throw'))).toEqual(['throw a 2,0', 'throw a 2,1']);
    expect(words.filter((one) => one.startsWith('drop'))).toEqual(['drop a', 'drop b']);
  });
});
