import { describe, expect, it } from 'vitest';
import { bonusOf, HERO_CLASSES, offersOf, threatParts } from '#games/dice/rules/index.ts';
import { forecast } from '#games/dice/bots/forecast/forecast.ts';
import type { EncounterPhase } from '#games/dice/rules/index.ts';
import { makeAction } from '#games/dice/rules/text/action-text.ts';
import { makeLibrary, makeWorld } from '#games/dice/rules/world/world.ts';
import { meeting, Stage } from './stage.ts';
import type { StagePlan } from './stage.ts';
import { tideBells } from './tide-bells.ts';

/** A brawler encounters an ENEMY d6 with traits, or in the dark. */
function facing(enemy: string, hand: string, more: Partial<StagePlan> = {}): Stage {
  const places = [{ bag: 'E6', enemies: [enemy] }];
  return meeting('E6', { hand }, { places, ...more });
}

const DARK = { sites: ['darkness-place', 'chapel', 'reeds'] };

function refusalOf(stage: Stage, text: string): string | undefined {
  const offer = offersOf(stage.state).find(({ action }) => makeAction(action) === text);
  return offer?.refusal?.code;
}

describe.each([
  ['against a cunning enemy', () => facing('cunning-thief', 'P6 P4')],
  ['in the dark', () => facing('reed-thief', 'P6 P4', DARK)],
])('%s', (_where, begin) => {
  it('shows a skill without the bonus for discarding', () => {
    const { state } = begin();
    const bonus = (way: string) => bonusOf(state, { skill: 'hit', way, hero: 0 });
    expect([bonus('hide'), bonus('discard')]).toEqual([1, 1]);
  });

  it.each(['discard', 'use hit discard 1'])('shows %s as refused', (text) => {
    const stage = begin();
    expect(stage.offers).toContain(`-${text}`);
    expect(refusalOf(stage, text)).toBe('dice-no-bonus');
    expect(refusalOf(stage, text.replace('discard', 'hide'))).toBeUndefined();
  });
});

it('discarding gives its bonus elsewhere', () => {
  const { state } = facing('reed-thief', 'P6 P4');
  expect(bonusOf(state, { skill: 'hit', way: 'discard', hero: 0 })).toBe(3);
});

it.each([
  ['two dice of different types together', 'E6', 'P6 S4'],
  ['a die that does not fit', 'E6', 'V8'],
  ['a die of another type', 'M6', 'M4 V8'],
])(
  'discarding in the dark is still allowed where hiding is not possible: %s',
  (_why, die, hand) => {
    const places = [{ bag: die, enemies: ['reed-thief'] }];
    const stage = meeting(die, { hand }, { ...DARK, places });
    expect(stage.offers).toContain('+discard');
  },
);

it('a dark location cannot be closed by discarding dice that can be hidden', () => {
  const stage = new Stage({ ...DARK, party: 'brawler', heroes: [{ hand: 'P6' }], places: [{}] });
  expect(stage.play('close').offers).toEqual(['+hide', '-discard', '+cancel']);
});

describe('the strength of a threat by source', () => {
  const partsIn = (stage: Stage) => {
    const encounter = stage.state.phases.findLast((phase) => phase.kind === 'encounter');
    return threatParts(stage.state, encounter as EncounterPhase).map(
      ({ id, amount }) => `${id} ${amount}`,
    );
  };

  it('includes an ambush, dangerous threats, traits', () => {
    const sites = ['ambush-site-place', 'chapel', 'reeds'];
    const stage = facing('modifier-plus-two-thief', 'P6', { sites, scenario: { threat: 3 } });
    expect(partsIn(stage)).toEqual(['threat 3', 'ambush-site 1', 'modifier-plus-two 2']);
  });

  it('includes the tier of an obstacle', () => {
    const places = [{ bag: 'O6', obstacles: ['flood-gate'] }];
    expect(partsIn(meeting('O6', { hand: 'M6' }, { places }))).toEqual([
      ' 1',
      'modifier-plus-one 1',
    ]);
  });
});

describe("damage is limited to the hero's dice", () => {
  const begin = () => facing('reed-thief', 'P6 W4', { scenario: { harm: 9 } });

  it('in forecasts', () => {
    const { state } = begin();
    for (const { action, refusal } of offersOf(state)) {
      if (refusal === undefined) expect(forecast(state, action)?.damage?.most ?? 0).toBeLessThan(2);
    }
  });

  it('in play', () => {
    const stage = facing('reed-thief', 'V6 W4').play('flee', 'roll 6');
    expect(stage.events.find(({ kind }) => kind === 'damage')).toMatchObject({ amount: 1 });
    expect([stage.hand(), stage.pile()]).toEqual(['W4', 'V6']);
  });
});

describe('harder games have fewer turns', () => {
  const library = makeLibrary(tideBells.content);
  const scenarios = tideBells.content.scenarios.map(({ id }) => id);
  it.each(scenarios)('in %s, with any number of heroes', (scenario) => {
    for (let heroes = 1; heroes <= 6; heroes++) {
      const party = Array.from({ length: heroes }, (_, at) => HERO_CLASSES[at % 5]).join();
      const [easy = 0, normal = 0, hard = 0] = (['easy', 'normal', 'hard'] as const).map(
        (difficulty) => makeWorld(library, { scenario, party, difficulty }, []).initialTimer,
      );
      expect([easy > normal, normal > hard], `${heroes}: ${easy}, ${normal}, ${hard}`).toEqual([
        true,
        true,
      ]);
    }
  });
});
