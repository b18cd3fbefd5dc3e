import * as z from 'zod';
import type { Form } from '#kit/packs/messages.ts';
import { SIGN_COLOURS } from '../model/look.ts';

// Otherwise zod would try to compile code from text, which the page forbids.
z.config({ jitless: true });

/** Pack format read by this version. */
export const CAVES_FORMAT = 1;

/** Reports texts of the wrong form by the key of the right one. */
const formed = (error: Form) => ({ error });

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const VERSION = /^(?:0|[1-9]\d{0,8})(?:\.(?:0|[1-9]\d{0,8})){2}$/;
const GLYPH = /^[^\s\p{C}\p{M}]$/u;

/** Most rows of a table, most creatures or items of a kind on a level, and most points of anything. */
const MAX_ROWS = 100;
const MAX_COUNT = 200;
const MAX_POINTS = 999;

const id = z
  .string()
  .max(40)
  .regex(ID, formed('id'))
  .meta({ description: 'An id: small letters, digits and single hyphens.' });
/** References to ids are checked later, with suggestions for misspelt ones. */
const word = z.string().max(40);

function table<T extends z.ZodType>(row: T, description: string) {
  return z
    .record(id, row)
    .refine((rows) => Object.keys(rows).length <= MAX_ROWS)
    .describe(description);
}

const points = (description: string) => z.int().min(0).max(MAX_POINTS).describe(description);
const change = (description: string) =>
  z.int().min(-MAX_POINTS).max(MAX_POINTS).describe(description).optional();
const chance = z.int().min(0).max(1000).describe('Chance in thousandths.');
const near = z.int().min(1).max(90).describe('Distance in cells.');

const count = z
  .strictObject({
    base: z.int().min(-MAX_COUNT).max(MAX_COUNT).describe('Number on the first level.'),
    deeper: z.int().min(-50).max(50).describe('More for each level below.').optional(),
    from: z.int().min(0).max(11).describe('The first level with any, from 0.').optional(),
  })
  .describe('Number on a level.');

const look = {
  glyph: z.string().regex(GLYPH, formed('glyph')).describe('Its sign on the map: one character.'),
  colour: z.enum(SIGN_COLOURS).describe('Its colour, by meaning.'),
};

const bonus = z
  .strictObject({
    attack: change('Attack.'),
    defense: change('Defence.'),
    vision: change('Sight in cells.'),
    hpRegen: change('Health regained in 1,000 turns.'),
    manaRegen: change('Mana regained in 1,000 turns.'),
  })
  .describe('Bonus while it lasts, or when equipped.');

const plainUrge = (name: 'equip' | 'shoot' | 'throw' | 'pick-up' | 'wander') =>
  z.strictObject({ do: z.literal(name).describe('What it does.') });

const urge = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('idle').describe('Does nothing.'), chance }),
    z.strictObject({
      do: z.literal('spread').describe('Another of its kind appears nearby.'),
      chance,
      far: near,
      most: z.int().min(1).max(8).describe('How often, counting its parents.'),
    }),
    z.strictObject({ do: z.literal('lurk').describe('Waits for the player.'), near }),
    z.strictObject({
      do: z.literal('hunt').describe('Follows the player in sight.'),
      below: chance.describe('Only a player with less health, in thousandths.').optional(),
    }),
    z.strictObject({ do: z.literal('tunnel').describe('Digs to the player.'), near }),
    z.strictObject({
      do: z.literal('flee').describe('Steps away from the player in sight.'),
      below: chance.describe('Only with less health of its own, in thousandths.'),
    }),
    z.strictObject({
      do: z.literal('affect').describe('Works an effect.'),
      effect: word.describe('The effect.'),
      on: z.enum(['player', 'self']).describe('Who is affected.'),
      near: near.describe('Only with the player in sight and this near.'),
      chance,
    }),
    plainUrge('equip'),
    plainUrge('shoot'),
    plainUrge('throw'),
    plainUrge('pick-up'),
    plainUrge('wander'),
  ])
  .describe('An urge and its numbers.');

const creature = z
  .strictObject({
    ...look,
    hp: z.int().min(1).max(MAX_POINTS).describe('Health.'),
    attack: points('Attack; 0 by default.').default(0),
    defense: points('Defence; 0 by default.').default(0),
    vision: z.int().min(1).max(30).describe('Sight in cells; 9 by default.').default(9),
    steps: z.int().min(1).max(3).describe('Steps per turn; 1 by default.').default(1),
    urges: z
      .array(urge)
      .max(12)
      .describe('What it does: in each step, the first that is possible.')
      .default([]),
    bite: word.describe('The effect of its blows.').optional(),
    armed: z.literal(true).describe('True for one with a weapon and armour.').optional(),
    count: count.optional(),
  })
  .describe('A creature.');

const item = z
  .strictObject({
    ...look,
    bonus: bonus.optional(),
    ranged: points('Bonus to a shot.').optional(),
    thrown: points('Bonus when thrown.').optional(),
    food: points('Food value.').optional(),
    meal: word.describe('The effect of eating it.').optional(),
    digging: points('Food cost of digging with it; 10 with bare hands.').optional(),
    blast: z
      .strictObject({
        radius: z.int().min(1).max(5).describe('Radius in cells.'),
        damage: points('Damage to everyone there.'),
      })
      .describe('Explodes when thrown.')
      .optional(),
    count: count.optional(),
  })
  .describe('An item.');

const draw = z
  .strictObject({ of: z.array(word).min(1).max(60).describe('One of these items.'), count })
  .describe('Random finds.');

const pointsChange = z
  .strictObject({
    hp: change('Health.'),
    mana: change('Mana.'),
    chance: chance.optional(),
    xpPerRank: change('Experience for each level of the creature.'),
  })
  .describe('A change of the creature.');

const deed = z
  .discriminatedUnion('do', [
    z.strictObject({
      do: z.literal('blood-to-mana').describe('Turns health into mana.'),
      most: points('At most this much.'),
    }),
    z.strictObject({ do: z.literal('blink').describe('Moves at random.'), far: near }),
    z.strictObject({
      do: z.literal('summon').describe('Fills the cells around.'),
      creature: word.describe('With these creatures.'),
    }),
    z.strictObject({ do: z.literal('detect').describe('Shows all creatures of the level.') }),
  ])
  .describe('What it does beyond changes of the creature.');

const effect = z
  .strictObject({
    turns: points('Turns that it lasts; 0 by default: at once.').default(0),
    start: pointsChange.describe('The change at its start.').optional(),
    each: pointsChange.describe('The change in every turn.').optional(),
    bonus: bonus.optional(),
    against: z.array(word).max(20).describe('Effects that it ends and prevents.').optional(),
    deed: deed.optional(),
  })
  .describe('An effect.');

const levelKind = z
  .strictObject({
    open: z
      .int()
      .min(400)
      .max(1000)
      .describe('Floor before smoothing, in thousandths; 500 by default.')
      .default(500),
    smooth: z.int().min(0).max(12).describe('Passes of smoothing; 8 by default.').default(8),
    region: z
      .int()
      .min(1)
      .max(120)
      .describe('Smaller regions become rock; 25 cells by default.')
      .default(25),
    stairs: z
      .int()
      .min(50)
      .max(3000)
      .describe('One pair of stairs per so many common cells; 250 by default.')
      .default(250),
    creatures: z.record(word, count).describe('Other numbers of creatures.').optional(),
    items: z.record(word, count).describe('Other numbers of items.').optional(),
  })
  .describe('A kind of level.');

const legendEntry = z
  .union([
    z.strictObject({ creature: word.describe('A creature on the floor.') }),
    z.strictObject({ item: word.describe('An item on the floor.') }),
  ])
  .describe('What a sign of the map is.');

const vault = z
  .strictObject({
    map: z
      .string()
      .min(1)
      .max(1000)
      .describe('Rows of signs: # rock, . floor, a blank for what is there, others by the legend.'),
    legend: z
      .record(z.string().regex(GLYPH, formed('glyph')), legendEntry)
      .describe('Creatures and items by sign.')
      .optional(),
    on: z.array(word).min(1).max(20).describe('Kinds of levels that can have it.'),
    chance: chance
      .describe('Chance on such a level, in thousandths; 1000 by default.')
      .default(1000),
  })
  .describe('A vault: a drawn part of a level.');

/** Schema of caves.yaml. */
export const cavesSchema = z
  .strictObject({
    format: z.literal(CAVES_FORMAT).describe('The pack format, currently 1.'),
    id: id.describe('The id of the pack.'),
    version: z.string().regex(VERSION).describe('Three numbers, as in 1.0.0.'),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, formed('language'))
      .describe('The language with complete names, and the fallback for the others.'),
    quest: z
      .strictObject({
        item: word.describe('The item.'),
        vault: word.describe('The vault that contains it; otherwise it lies about.').optional(),
      })
      .describe('The item to bring home from the last level; that of Classic by default.')
      .optional(),
    levels: z
      .array(word)
      .min(1)
      .max(12)
      .describe('Kinds of the levels from the top; those of Classic by default.')
      .optional(),
    kinds: table(levelKind, 'Kinds of levels by id.').optional(),
    creatures: table(creature, 'Creatures by id.').optional(),
    items: table(item, 'Items by id.').optional(),
    draws: z
      .strictObject({
        weapons: draw.describe('Weapons; creatures that are armed draw one, too.').optional(),
        armors: draw.describe('Armour, likewise.').optional(),
        potions: z.strictObject({ count }).describe('Potions by their weight.').optional(),
        books: draw.describe('Books and other items.').optional(),
      })
      .describe('Random finds of each level.')
      .optional(),
    potions: table(
      z
        .strictObject({
          effect: word.describe('Its effect.'),
          weight: z.int().min(1).max(100).describe('How common; 1 by default.').default(1),
        })
        .describe('A potion.'),
      'Potions by id, at most nine with those of Classic.',
    ).optional(),
    spells: table(
      z
        .strictObject({
          book: word.describe('The item to cast it from.'),
          mana: points('Its cost.'),
          effect: word.describe('Its effect.'),
        })
        .describe('A spell.'),
      'Spells by id.',
    ).optional(),
    effects: table(effect, 'Effects by id.').optional(),
    vaults: table(vault, 'Vaults by id.').optional(),
  })
  .meta({ title: 'Caves of Turnwright', description: 'Contents of a pack for Caves.' });

export type CavesData = z.infer<typeof cavesSchema>;
