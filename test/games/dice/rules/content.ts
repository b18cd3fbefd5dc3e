import { makeDiceGame } from '#games/dice/rules/index.ts';
import type {
  BagTemplate,
  Content,
  LocationTemplate,
  ScenarioTemplate,
} from '#games/dice/rules/index.ts';
import { ALLY_SKILLS } from '#games/dice/rules/skills/index.ts';
import { LOCATION_RULES } from '#games/dice/rules/tables/location-rules.ts';
import { SCENARIO_RULES } from '#games/dice/rules/tables/scenario-rules.ts';
import { POWERS } from '#games/dice/rules/tables/powers.ts';
import { ACT_IDS } from '#games/dice/rules/state/phase.ts';
import { TRAITS } from '#games/dice/rules/tables/traits.ts';

/** A small world for tests: a village on a salt lake, a smuggler, and the secrets of the lake. */
const USUAL_BAG: BagTemplate = {
  plans: [
    { least: 1, most: 1, types: { only: ['PHYSICAL'] } },
    { least: 1, most: 1, types: { only: ['SOMATIC'] } },
    { least: 1, most: 1, types: { only: ['MENTAL'] } },
    { least: 1, most: 1, types: { only: ['VERBAL'] } },
    { least: 1, most: 1, types: { only: ['DIVINE'] } },
    { least: 0, most: 1, types: { only: ['ALLY'] } },
    { least: 1, most: 2, types: { only: ['ENEMY'] } },
    { least: 1, most: 1, types: { only: ['OBSTACLE'] } },
    { least: 0, most: 1, types: { only: ['WOUND'] } },
  ],
};

export function location(id: string, changes: Partial<LocationTemplate> = {}): LocationTemplate {
  return {
    id,
    bag: USUAL_BAG,
    basicClosingDifficulty: 2,
    enemies: ['reed-thief', 'foreman'],
    obstacles: ['salt-crust'],
    rules: [],
    ...changes,
  };
}

export function scenario(id: string, changes: Partial<ScenarioTemplate> = {}): ScenarioTemplate {
  return {
    id,
    level: 1,
    timer: {
      easy: { initial: 24, perHero: 5 },
      normal: { initial: 18, perHero: 4 },
      hard: { initial: 16, perHero: 4 },
    },
    victory: 'corner',
    staticLocations: ['jetty'],
    dynamicLocations: DYNAMIC,
    villains: [{ id: 'ferryman' }],
    allySkills: ['strike', 'aid', 'scout'],
    rules: [],
    ...changes,
  };
}

const RULES = Object.keys(LOCATION_RULES);
const DYNAMIC = [...RULES.map((rule) => `${rule}-place`), 'saltworks', 'chapel', 'reeds'];
const ODD_RULES = [
  'no-time-to-waste',
  'one-should-suffice',
  'friendly-neighbourhood',
  'dispersion',
];

/** Content with every possible feature. */
export const content: Content = {
  scenarios: [
    scenario('usual'),
    scenario('close-all', { victory: 'closeAll' }),
    scenario('every-ally', { allySkills: Object.keys(ALLY_SKILLS), level: 2 }),
    scenario('every-rule', {
      rules: Object.keys(SCENARIO_RULES).filter((rule) => !ODD_RULES.includes(rule)),
      level: 3,
      victory: 'firstVillain',
    }),
    ...Object.keys(SCENARIO_RULES).map((rule) => scenario(rule, { rules: [rule] })),
    scenario('two-villains', {
      villains: [{ id: 'ferryman', at: 'jetty' }, { id: 'drowned-king' }],
    }),
    scenario('villains-unmet', {
      villains: [{ id: 'drowned-king' }, { id: 'lock-keeper' }, { id: 'ferryman' }],
    }),
  ],
  locations: [
    location('jetty', { closingTypes: ['PHYSICAL', 'SOMATIC'] }),
    location('saltworks'),
    location('chapel', { closingTypes: ['MENTAL', 'VERBAL'] }),
    location('reeds', { enemies: Object.keys(TRAITS).map((trait) => `${trait}-thief`) }),
    ...RULES.map((rule) => location(`${rule}-place`, { rules: [rule] })),
  ],
  enemies: [
    { id: 'reed-thief', traits: [] },
    { id: 'foreman', traits: ['henchman'] },
    ...Object.keys(TRAITS).map((trait) => ({ id: `${trait}-thief`, traits: [trait] })),
    ...ACT_IDS.map((act) => ({ id: `${act}-actor`, traits: [], acts: [act] })),
  ],
  obstacles: [
    { id: 'salt-crust', traits: [], tier: 1, dieTypes: ['PHYSICAL', 'VERBAL'] },
    { id: 'flood-gate', traits: ['modifier-plus-one'], tier: 2, dieTypes: ['MENTAL'] },
  ],
  villains: [
    { id: 'ferryman', traits: ['modifier-plus-one'] },
    { id: 'drowned-king', traits: ['leader', 'magical'] },
    { id: 'lock-keeper', traits: ['guardian'] },
    { id: 'salt-baron', traits: [], acts: ['call', 'grow'] },
    ...Object.keys(POWERS).map((power) => ({ id: `${power}-lord`, traits: [], power })),
  ],
};

export const dice = makeDiceGame(content);
