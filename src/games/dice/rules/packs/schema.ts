import * as z from 'zod';
import { DIFFICULTIES, PLACE_MUSIC, VICTORIES } from '../model/content.ts';
import { DIE_SIZES, DIE_TYPES, STAT_TYPES } from '../model/die.ts';
import { ACTS } from '../tables/acts.ts';
import { LOCATION_RULES } from '../tables/location-rules.ts';
import { POWERS } from '../tables/powers.ts';
import { KEEPSAKE_EFFECT_IDS } from '../tables/keepsake-effects.ts';
import { MAX_PARTY } from '../tables/party-text.ts';
import { SCENARIO_RULES } from '../tables/scenario-rules.ts';
import { ALLY_SKILLS } from '../skills/index.ts';
import { TRAITS } from '../tables/traits.ts';
import type { Form } from '#kit/packs/messages.ts';
import { makeStorySchemas } from './schema-story.ts';

// Otherwise zod would try to compile code from text, which the page forbids.
z.config({ jitless: true });

/** Pack format read by this version. */
export const PACK_FORMAT = 1;

/** Reports texts of the wrong form by the key of the right one. */
const formed = (error: Form) => ({ error });

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
export const DICE_RANGE = /^(\d{1,2})\s*-\s*(\d{1,2})$/;
export const TIMER = /^(\d{1,3})(?:\s*\+\s*(\d{1,2}))?$/;
export const REWARD =
  /^(PHYSICAL|SOMATIC|MENTAL|VERBAL|DIVINE|ALLY) d(4|6|8|10|12)(?: ([a-z][a-z0-9-]{0,59}))?$/;
const DEALT =
  /^(?:PHYSICAL|SOMATIC|MENTAL|VERBAL|DIVINE|WOUND|ENEMY|OBSTACLE|ALLY) d(?:4|6|8|10|12)$/;
const VERSION = /^(?:0|[1-9]\d{0,8})(?:\.(?:0|[1-9]\d{0,8})){2}$/;

const id = z
  .string()
  .max(60)
  .regex(ID, formed('id'))
  .meta({ description: 'An id: small letters, digits and single hyphens.' });

/** References to ids are checked later, with suggestions for misspelt ones. */
const word = z.string().max(60);
const ids = (description: string) => z.array(word).max(60).describe(description);

const reward = z.string().regex(REWARD, formed('reward'));

const { condition, choice, ending } = makeStorySchemas(id, word, reward);

/** Ids of rows in a table of the game. Editors suggest them. */
const rows = (table: object, description: string) => {
  return z
    .array(word.meta({ enum: Object.keys(table) }))
    .max(60)
    .describe(description);
};

function mapping<T extends z.ZodType>(value: T, description: string) {
  return z.record(id, value).describe(description);
}

const timer = z
  .union([z.int().min(1).max(999), z.string().regex(TIMER, formed('timer'))])
  .describe('Turns for one hero + turns for each further hero, as in 18 + 4.');

const timersOf = <T extends z.ZodType>(one: T) => ({ easy: one, normal: one, hard: one });
DIFFICULTIES satisfies readonly (keyof ReturnType<typeof timersOf>)[];

const level = z.int().min(1).max(3).describe('1 to 3: the size of dice in the scenario.');
const statTypes = (description: string) => z.array(z.enum(STAT_TYPES)).min(1).describe(description);
const traits = rows(TRAITS, 'Traits of the game, such as henchman or venomous.').optional();

const chapter = z
  .strictObject({
    id,
    level,
    scenarios: ids('Its scenarios, in the order of play.').min(1),
  })
  .describe('A chapter of the campaign.');

const villain = z
  .union([
    word,
    z.strictObject({
      id: word.describe('The villain.'),
      at: word.describe('The static location where the villain waits.').optional(),
    }),
  ])
  .describe('A villain, or { id: villain, at: location } for one that waits at a static location.');

const person = z
  .union([
    word,
    z.strictObject({
      id: word.describe('The ally.'),
      at: word.describe('The location whose bag has the die.').optional(),
    }),
  ])
  .describe('An ally, or { id: ally, at: location } for one at a certain location.');

const plainScenario = z.strictObject({
  level: level.optional(),
  victory: z
    .enum(VICTORIES)
    .describe(
      'corner (the default): corner every villain. closeAll: close every location. firstVillain: defeat one villain.',
    )
    .optional(),
  static: ids('Locations that are always there.').optional(),
  dynamic: ids('A pool of locations: one per hero, plus "extra" more, are used.').optional(),
  extra: z
    .int()
    .min(0)
    .max(20)
    .describe('Dynamic locations beyond one for every hero; 2 by default.')
    .optional(),
  villains: z.array(villain).max(20).describe('Its villains, at most one per location.').optional(),
  allies: z
    .array(person)
    .max(20)
    .describe('Allies with names who can be met, if they have not been met before.')
    .optional(),
  allySkills: rows(ALLY_SKILLS, 'Skills of allies; strike, aid and scout by default.').optional(),
  rules: rows(SCENARIO_RULES, 'Special rules of the scenario, such as badly-hurt.').optional(),
  timer: z
    .strictObject(timersOf(timer.optional()))
    .describe('Turns, if different from those of the adventure.')
    .optional(),
  divineOnObstacles: z
    .boolean()
    .describe('True if DIVINE dice also help against obstacles.')
    .optional(),
  villainEscapeCost: z
    .int()
    .min(0)
    .max(20)
    .describe('Turns lost when a villain escapes; 1 by default.')
    .optional(),
  harm: z
    .int()
    .min(0)
    .max(5)
    .describe('Extra damage of each failure against a threat; 0 by default.')
    .optional(),
  threat: z
    .int()
    .min(0)
    .max(5)
    .describe('Added to every ENEMY and VILLAIN die; 0 by default.')
    .optional(),
  order: z
    .record(
      word,
      z
        .array(z.string().regex(DEALT, formed('dealt')))
        .min(1)
        .max(40),
    )
    .describe('By location: its dice, in the order in which they are drawn.')
    .optional(),
  reward: z
    .array(reward)
    .max(12)
    .describe(
      'Dice the party gains by a victory in a campaign, such as ALLY d6 or PHYSICAL d8 keen.',
    )
    .optional(),
});

const variant = plainScenario
  .omit({ level: true })
  .extend({
    id,
    ...condition,
    heroes: z
      .array(z.int().min(1).max(MAX_PARTY))
      .min(1)
      .max(MAX_PARTY)
      .describe('Numbers of heroes it is for, such as [1]; any by default.')
      .optional(),
  })
  .describe(
    'Changes of a scenario by earlier choices or the number of heroes: it replaces the fields it names.',
  );

const scenario = plainScenario
  .extend({
    variants: z
      .array(variant)
      .max(20)
      .describe(
        'Changes by earlier choices or the number of heroes. All that match apply, in order.',
      )
      .optional(),
  })
  .describe('A scenario.');

const dieTypes = z.array(z.enum(DIE_TYPES)).max(DIE_TYPES.length);

const plan = z
  .strictObject({
    dice: z
      .union([z.int().min(0).max(40), z.string().regex(DICE_RANGE, formed('dice-range'))])
      .describe('Number of dice: a number, or a range such as 1-3.'),
    only: dieTypes.min(1).describe('Each die is of one of these types.').optional(),
    not: dieTypes.describe('Each die is of any other type; never VILLAIN.').optional(),
  })
  .describe('A number of dice, each of a separately chosen type that "only" or "not" allows.');

const location = z
  .strictObject({
    bag: z.array(plan).min(1).max(40).describe('The dice of its bag.'),
    fixed: z.int().min(1).max(60).describe('Final number of dice in the bag.').optional(),
    closing: z
      .int()
      .min(0)
      .max(30)
      .describe('Difficulty of closing it; twice the level of the scenario is added.'),
    closingTypes: statTypes('Types of dice that can close it; all four by default.').optional(),
    enemies: ids('Its enemy cards.').optional(),
    enemyCards: z.int().min(0).max(60).describe('Number of cards used; all by default.').optional(),
    obstacles: ids('Its obstacle cards.').optional(),
    obstacleCards: z
      .int()
      .min(0)
      .max(60)
      .describe('Number of cards used; all by default.')
      .optional(),
    rules: rows(LOCATION_RULES, 'Special rules of the location, such as darkness.').optional(),
    music: z
      .enum(PLACE_MUSIC)
      .describe('The theme of its music; chosen by level and id by default.')
      .optional(),
  })
  .describe('A location.');

const acts = rows(
  ACTS,
  'Deeds if it is not beaten, such as steal; of several, the next one each time.',
).optional();

const enemy = z.strictObject({ traits, acts }).describe('An enemy.');

const power = word
  .meta({ enum: Object.keys(POWERS) })
  .describe('A rule in force until he is beaten, such as dread.')
  .optional();

const foe = z.strictObject({ traits, acts, power }).describe('A villain.');

const sizes = z.literal(DIE_SIZES).describe('The size of the die: 4, 6, 8, 10 or 12.');

const ally = z
  .strictObject({
    size: sizes,
    skills: rows(ALLY_SKILLS, 'Skills this ally has wherever others lack them.').optional(),
    leaves: word.describe('The scenario after which the ally leaves, once it is won.').optional(),
  })
  .describe('An ally with a name.');

const obstacle = z
  .strictObject({
    tier: z.int().min(1).max(5).describe('Damage of a failure. Its roll is increased by tier - 1.'),
    dice: statTypes('Types of dice usable against it.'),
    traits,
  })
  .describe('An obstacle.');

const keepsake = z
  .strictObject({
    effects: z
      .array(word.meta({ enum: KEEPSAKE_EFFECT_IDS }))
      .min(1)
      .max(4)
      .describe('Its effects, such as sure-footed.'),
  })
  .describe('A keepsake that heroes can choose as a reward.');

/** Schema of adventure.yaml. */
export const adventureSchema = z
  .strictObject({
    format: z.literal(PACK_FORMAT).describe('The pack format, currently 1.'),
    id: id.describe('The id of the pack. If two packs share an id, the higher version is used.'),
    version: z.string().regex(VERSION).describe('Three numbers, as in 1.0.0.'),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, formed('language'))
      .describe('The language with complete texts, and the fallback for the others.'),
    engine: z
      .strictObject({
        from: z.int().min(1).describe('The first supported version of the rules.'),
        to: z.int().min(1).describe('The last supported version of the rules.').optional(),
      })
      .describe('The versions of the rules the pack was made for; any by default.')
      .optional(),
    timer: z
      .strictObject(timersOf(timer))
      .describe('Turns by difficulty; 24 + 5, 18 + 4 and 16 + 4 by default.')
      .optional(),
    tutorial: word.describe('The scenario used as the tutorial.').optional(),
    tutorialSeed: z
      .string()
      .min(1)
      .max(40)
      .describe('The seed proposed for the tutorial, so that it begins as planned.')
      .optional(),
    chapters: z.array(chapter).max(20).describe('The campaign, in the order of play.').optional(),
    scenarios: mapping(scenario, 'Every scenario by its id.'),
    locations: mapping(location, 'Every location by its id.'),
    enemies: mapping(enemy, 'Every enemy by its id.').optional(),
    obstacles: mapping(obstacle, 'Every obstacle by its id.').optional(),
    villains: mapping(foe, 'Every villain by its id.').optional(),
    allies: mapping(ally, 'Every ally with a name by its id.').optional(),
    choices: mapping(choice, 'Every choice by its id.').optional(),
    endings: mapping(
      ending,
      'Endings of the campaign by id. The first that matches is told; the last has no condition.',
    ).optional(),
    keepsakes: mapping(keepsake, 'Every keepsake by its id.').optional(),
  })
  .meta({ title: 'Adventure of Turnwright', description: 'Contents of an adventure pack.' });

export type AdventureData = z.infer<typeof adventureSchema>;
export type ScenarioData = z.infer<typeof scenario>;
export type VariantData = NonNullable<ScenarioData['variants']>[number];
export type ChoiceData = z.infer<typeof choice>;
export type EndingData = z.infer<typeof ending>;
export type LocationData = z.infer<typeof location>;
export type ChapterData = z.infer<typeof chapter>;
export type TimersData = NonNullable<AdventureData['timer']>;
