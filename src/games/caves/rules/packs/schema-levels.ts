import * as z from 'zod';
import { DRAW_NAMES } from '../model/vaults.ts';
import { chance, count, formed, GLYPH, look, points, word } from './schema-parts.ts';

const sign = (description: string) => z.string().regex(SIGN, formed('sign')).describe(description);
const share = (description: string) => chance.describe(`${description}, in thousandths.`);

/** Characters of terrain in maps and saves: not those of rock, floor and stairs, nor of numbers. */
const SIGN = /^[a-wyz!"$%&'()*+,/:;=?@[\]^_`{|}~]$/;

export const terrain = z
  .strictObject({
    ...look,
    sign: sign('Its character in the maps of vaults.'),
    holds: share('Chance that a step out of it fails').optional(),
    tears: z.literal(true).describe('A failed step tears it.').optional(),
    slides: share('Chance to slide on, for each cell').optional(),
    hides: z.int().min(1).max(9).describe('Seen from this many cells at most.').optional(),
    burns: share('Chance to catch fire from beside it').optional(),
    douses: z.literal(true).describe('Puts out fire.').optional(),
    drifts: share('Chance that an item on it drifts').optional(),
    opaque: z.literal(true).describe('Blocks sight.').optional(),
    open: word.describe('The open door that it turns into.').optional(),
    closed: word.describe('The closed door that it turns into.').optional(),
    effect: word.describe('The effect on creatures in it.').optional(),
    trap: word.describe('The effect on a player who steps on it.').optional(),
    unseen: sign('Its character while it is hidden.').optional(),
    after: word.describe('What is left of it; floor by default.').optional(),
  })
  .describe('Terrain.');

export const cloud = z
  .strictObject({
    ...look,
    fire: z.literal(true).describe('True for fire, which spreads over what burns.').optional(),
    thins: share('Chance for each point of it to vanish'),
    effect: word.describe('The effect on creatures in it.').optional(),
    explodes: points('Explodes in fire, with this damage.').optional(),
  })
  .describe('Fire or gas.');

export const levelKind = z
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
    rooms: z
      .strictObject({
        tries: z.int().min(1).max(200).describe('Attempts to place a room.'),
        least: z.int().min(2).max(20).describe('Shortest side.'),
        most: z.int().min(2).max(30).describe('Longest side.'),
        door: word.describe('Terrain of doors.').optional(),
        doors: chance.describe('Chance of a door in a doorway, in thousandths.').optional(),
        fallen: chance.describe('Share of fallen walls, in thousandths.').optional(),
      })
      .describe('Rooms and corridors instead of a cave.')
      .optional(),
    joined: z.literal(true).describe('Passages connect all regions.').optional(),
    patches: z
      .array(
        z
          .strictObject({
            terrain: word.describe('The terrain.'),
            count,
            size: z.int().min(1).max(400).describe('Cells of one patch.'),
          })
          .describe('Patches of terrain.'),
      )
      .max(12)
      .describe('Terrain on the floor.')
      .optional(),
    creatures: z.record(word, count).describe('Other numbers of creatures.').optional(),
    items: z.record(word, count).describe('Other numbers of items.').optional(),
  })
  .describe('A kind of level.');

const choice = z
  .literal(true)
  .describe('Taking it locks the other choices of the vault.')
  .optional();

const legendEntry = z
  .union([
    z.strictObject({ creature: word.describe('A creature on the floor.') }),
    z.strictObject({ captive: word.describe('A captive creature on the floor.') }),
    z.strictObject({ item: word.describe('An item on the floor.'), choice }),
    z.strictObject({ draw: z.enum(DRAW_NAMES).describe('A random find on the floor.'), choice }),
  ])
  .describe('What a sign of the map is.');

export const vault = z
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
