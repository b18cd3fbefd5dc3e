import * as z from 'zod';
import { MAX_FLAG, STORY_MOMENTS } from '../model/story.ts';

/** Most entries of one list. */
const MAX_ENTRIES = 60;

const flag = z.string().max(MAX_FLAG);
const flags = (description: string) => z.array(flag).max(MAX_ENTRIES).describe(description);

/** The condition of a choice, a variant or an ending. */
export const condition = {
  when: flags('Only with all these flags, such as warden-spared or the-warden.spare.').optional(),
  unless: flags('Not with any of these flags.').optional(),
};

const costs = z
  .strictObject({
    turns: z.int().min(0).max(9).describe('Turns lost.').optional(),
    wound: z.boolean().describe('True for a WOUND.').optional(),
    dice: z.int().min(0).max(9).describe('Dice of the hand to discard.').optional(),
  })
  .describe('Its price, within a scenario.');

/** Builds the schemas of choices from those of ids, references and dice. */
export function makeChoiceSchema(id: z.ZodString, word: z.ZodString, reward: z.ZodString) {
  const option = z
    .strictObject({
      sets: z.array(id).max(MAX_ENTRIES).describe('Flags that it sets.').optional(),
      gives: z
        .array(reward)
        .max(12)
        .describe('Dice for the pool in camp, or for the hero who chooses.')
        .optional(),
      costs: costs.optional(),
    })
    .describe('An option.');
  return z
    .strictObject({
      after: word.describe('The scenario after whose victory the camp asks it.').optional(),
      in: word.describe('The scenario in which it is asked.').optional(),
      at: word.describe('The location at which it is asked.').optional(),
      on: z
        .enum(STORY_MOMENTS)
        .describe('The first time that a hero explores or closes it, or beats a villain there.')
        .optional(),
      ...condition,
      options: z.record(id, option).describe('Its options by id, two or more.'),
    })
    .describe('A choice.');
}

export const ending = z.strictObject(condition).describe('An ending.');
