import * as z from 'zod';
import { MAX_FLAG } from '../model/story.ts';
import { MAX_JOINING, STORY_MOMENTS } from '../model/story-templates.ts';

/** Most entries of one list. */
const MAX_ENTRIES = 60;
/** Most that an option costs, and most dice that it gives. */
const MAX_COST = 9;
const MAX_GIFTS = 12;

/** The condition of a choice, a variant or an ending. */
function makeCondition() {
  const flags = (description: string) =>
    z.array(z.string().max(MAX_FLAG)).max(MAX_ENTRIES).describe(description).optional();
  return {
    when: flags('Only with all these flags, such as warden-spared or the-warden.spare.'),
    unless: flags('Not with any of these flags.'),
  };
}

function makeOption(id: z.ZodString, word: z.ZodString, reward: z.ZodString) {
  const cost = z.int().min(0).max(MAX_COST);
  const costs = z
    .strictObject({
      turns: cost.describe('Turns lost.').optional(),
      wound: z.boolean().describe('True for a WOUND.').optional(),
      dice: cost.describe('Dice of the hand to discard.').optional(),
    })
    .describe('Its price, within a scenario.');
  return z
    .strictObject({
      sets: z.array(id).max(MAX_ENTRIES).describe('Flags that it sets.').optional(),
      gives: z
        .array(reward)
        .max(MAX_GIFTS)
        .describe('Dice for the pool in camp, or for the hero who chooses.')
        .optional(),
      joins: z
        .array(word)
        .max(MAX_JOINING)
        .describe('Allies with names who join, unless the party has met them.')
        .optional(),
      costs: costs.optional(),
    })
    .describe('An option.');
}

/** Builds the schemas of the story from those of ids, references and dice. */
export function makeStorySchemas(id: z.ZodString, word: z.ZodString, reward: z.ZodString) {
  const condition = makeCondition();
  const choice = z
    .strictObject({
      after: word.describe('The scenario after whose victory the camp asks it.').optional(),
      in: word.describe('The scenario in which it is asked.').optional(),
      at: word.describe('The location at which it is asked.').optional(),
      on: z
        .enum(STORY_MOMENTS)
        .describe('The first time that a hero explores or closes it, or beats a villain there.')
        .optional(),
      ...condition,
      options: z.record(id, makeOption(id, word, reward)).describe('Its options by id, 2 to 5.'),
    })
    .describe('A choice.');
  return { condition, choice, ending: z.strictObject(condition).describe('An ending.') };
}
