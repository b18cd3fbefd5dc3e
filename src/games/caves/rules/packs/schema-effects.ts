import * as z from 'zod';
import { EFFECT_STATES } from '../model/effects.ts';
import { GROWTHS } from '../model/growth.ts';
import { bonus, chance, change, near, points, word } from './schema-parts.ts';

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
      most: z
        .int()
        .min(1)
        .max(8)
        .describe('At most so many; all free cells by default.')
        .optional(),
      ally: z.literal(true).describe('They are allies of the player.').optional(),
    }),
    z.strictObject({ do: z.literal('detect').describe('Shows all creatures of the level.') }),
    z.strictObject({
      do: z.literal('cloud').describe('Lets out fire or gas.'),
      cloud: word.describe('The cloud.'),
      amount: z.int().min(1).max(200).describe('How much: turns of fire, points of gas.'),
    }),
    z.strictObject({
      do: z.literal('lay').describe('Changes the ground.'),
      terrain: word.describe('Into this terrain.'),
      radius: z.int().min(0).max(5).describe('Radius in cells.'),
    }),
    z.strictObject({
      do: z.literal('blast').describe('Explodes.'),
      radius: z.int().min(1).max(5).describe('Radius in cells.'),
      damage: points('Damage to everyone there.'),
    }),
    z.strictObject({ do: z.literal('fall').describe('Falls to the level below.') }),
    z.strictObject({ do: z.literal('teleport').describe('Moves anywhere on the level.') }),
    z.strictObject({ do: z.literal('map').describe('Shows the player the level and its items.') }),
    z.strictObject({
      do: z.literal('others').describe('Works another effect on others.'),
      effect: word.describe('The effect.'),
      near: near.describe('On those this near.'),
      most: z.int().min(1).max(100).describe('On so many of the nearest.').optional(),
    }),
    z.strictObject({ do: z.literal('steal').describe('Takes an item.') }),
    z.strictObject({
      do: z.enum(['pull', 'push']).describe('Drags nearer, or pushes away.'),
      far: z.int().min(1).max(9).describe('Cells at most.'),
    }),
    z.strictObject({ do: z.literal('tame').describe('Becomes an ally of the player.') }),
    z.strictObject({
      do: z.literal('grow').describe('Improves permanently.'),
      growth: z.enum(GROWTHS).describe('What grows.'),
    }),
  ])
  .describe('What it does beyond changes of the creature.');

export const effect = z
  .strictObject({
    turns: points('Turns that it lasts; 0 by default: at once.').default(0),
    start: pointsChange.describe('The change at its start.').optional(),
    each: pointsChange.describe('The change in every turn.').optional(),
    bonus: bonus.optional(),
    state: z
      .enum(EFFECT_STATES)
      .describe('What the creature cannot help doing while it lasts.')
      .optional(),
    against: z.array(word).max(20).describe('Effects that it ends and prevents.').optional(),
    deed: deed.optional(),
  })
  .describe('An effect.');
