import * as z from 'zod';

const ID = z.string().max(60);
const name = z.string().min(1).max(80).describe('A name, short and on one line.').optional();
const story = (description: string) => z.string().max(4000).describe(description).optional();

const named = z.strictObject({ name, description: story('What players read of it.') });

const told = z.strictObject({
  name,
  intro: story('Read before the scenario.'),
  won: story('Read when it is won.'),
  lost: story('Read when it is lost.'),
});

function texts<T extends z.ZodType>(of: T, description: string) {
  return z.record(ID, of).describe(description).optional();
}

/** i18n/<language>.yaml. */
export const textsSchema = z
  .strictObject({
    adventure: named.describe('The adventure itself.').optional(),
    chapters: texts(named, 'Its chapters, by id.'),
    scenarios: texts(told, 'Its scenarios, by id.'),
    locations: texts(named, 'Its locations, by id.'),
    enemies: texts(named, 'Its enemies, by id.'),
    obstacles: texts(named, 'Its obstacles, by id.'),
    villains: texts(named, 'Its villains, by id.'),
  })
  .meta({
    title: 'Texts of an adventure of Turnwright',
    description: 'Names and texts of an adventure pack in one language.',
  });

export type TextsData = z.infer<typeof textsSchema>;
