import * as z from 'zod';
import { STRIKES } from '../model/items.ts';
import { bonus, chance, count, look, MAX_POINTS, near, points, word } from './schema-parts.ts';

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
      below: chance.describe('Only with less health of its own, in thousandths.').optional(),
      near: near.describe('Only from a player this near.').optional(),
      laden: z.literal(true).describe('Only while it carries something.').optional(),
    }),
    z.strictObject({ do: z.literal('charge').describe('Rushes at the player.'), near }),
    z.strictObject({ do: z.literal('guard').describe('Returns to its post.'), near }),
    z.strictObject({
      do: z.literal('affect').describe('Works an effect.'),
      effect: word.describe('The effect.'),
      on: z.enum(['player', 'self', 'fellow']).describe('Who is affected.'),
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

export const creature = z
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
    clan: word.describe('Its clan: fellows do not fight.').optional(),
    opens: z.literal(true).describe('True for one that opens doors.').optional(),
    home: z.array(word).max(20).describe('Terrain that does not hinder it.').optional(),
    bound: z.literal(true).describe('True for one that never leaves its home.').optional(),
    proof: z.array(word).max(20).describe('Effects that it is immune to.').optional(),
    reflects: chance.describe('Throws back missiles and spells, in thousandths.').optional(),
    splits: points('Splits when hurt, down to this health.').optional(),
    dies: word.describe('The effect where it dies.').optional(),
    bite: word.describe('The effect of its blows.').optional(),
    armed: z.literal(true).describe('True for one with a weapon and armour.').optional(),
    count: count.optional(),
  })
  .describe('A creature.');

export const item = z
  .strictObject({
    ...look,
    bonus: bonus.optional(),
    ranged: points('Bonus to a shot.').optional(),
    thrown: points('Bonus when thrown.').optional(),
    strikes: z
      .enum(STRIKES)
      .describe('Whom else its blows hit: foes beside its wielder, or one behind the target.')
      .optional(),
    stabs: z
      .int()
      .min(2)
      .max(10)
      .describe('Factor of its blows on those who are held or stunned.')
      .optional(),
    magic: points('Health that spells of its wielder take or give in addition.').optional(),
    scroll: word.describe('The effect of reading it, which uses it up.').optional(),
    breaks: word.describe('The effect where it breaks when thrown.').optional(),
    brittle: chance
      .describe('Breaks when it, or its shot, hits a creature, in thousandths.')
      .optional(),
    burns: z.literal(true).describe('True for one that burns.').optional(),
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
