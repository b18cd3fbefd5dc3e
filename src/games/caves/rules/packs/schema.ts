import * as z from 'zod';
import { effect } from './schema-effects.ts';
import { cloud, levelKind, terrain, vault } from './schema-levels.ts';
import { count, formed, id, points, table, VERSION, word } from './schema-parts.ts';
import { creature, item } from './schema-things.ts';

/** Pack format read by this version. */
export const CAVES_FORMAT = 1;

const draw = z
  .strictObject({ of: z.array(word).min(1).max(60).describe('One of these items.'), count })
  .describe('Random finds.');

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
      .array(z.union([word, z.array(word).min(1).max(12).describe('One of these kinds.')]))
      .min(1)
      .max(12)
      .describe('Kinds of the levels from the top; those of Classic by default.')
      .optional(),
    stacks: z.literal(true).describe('Equal items share a slot.').optional(),
    asleep: z
      .literal(true)
      .describe('Creatures of a level do nothing before the player first reaches it.')
      .optional(),
    terrain: table(terrain, 'Terrain by id.').optional(),
    clouds: table(cloud, 'Fire and gases by id.').optional(),
    kinds: table(levelKind, 'Kinds of levels by id.').optional(),
    creatures: table(creature, 'Creatures by id.').optional(),
    items: table(item, 'Items by id.').optional(),
    draws: z
      .strictObject({
        weapons: draw.describe('Weapons; creatures that are armed draw one, too.').optional(),
        armors: draw.describe('Armour, likewise.').optional(),
        potions: z.strictObject({ count }).describe('Potions by their weight.').optional(),
        books: draw.describe('Books and other items.').optional(),
        scrolls: draw.describe('Scrolls, likewise.').optional(),
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
