import * as z from 'zod';
import { HERO_CLASSES } from '../model/hero.ts';

const ID = z.string().max(60);
const name = z.string().min(1).max(80).describe('A name, short and on one line.').optional();
const story = (description: string) => z.string().max(4000).describe(description).optional();

const named = z.strictObject({ name, description: story('What players read of it.') });

const chapter = named.extend({ ended: story('Read when its last scenario is won.') });
const location = named.extend({ closed: story('Told when it is closed.') });
const villain = named.extend({ escaped: story('Told when he gets away.') });

/** When heroes say something of their own. */
export const VOICE_MOMENTS = ['villain', 'closed', 'hurt', 'wounded', 'rested', 'fallen'] as const;
export type VoiceMoment = (typeof VOICE_MOMENTS)[number];

const lines = (when: string) => story(`What the hero says ${when}: a line for each remark.`);
const voice = z.strictObject({
  villain: lines('when a villain is met'),
  closed: lines('when a location closes'),
  hurt: lines('after much damage'),
  wounded: lines('after a WOUND'),
  rested: lines('after a rest'),
  fallen: lines('when a companion dies'),
} satisfies Record<VoiceMoment, z.ZodType>);

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
    chapters: texts(chapter, 'Its chapters, by id.'),
    scenarios: texts(told, 'Its scenarios, by id.'),
    locations: texts(location, 'Its locations, by id.'),
    enemies: texts(named, 'Its enemies, by id.'),
    obstacles: texts(named, 'Its obstacles, by id.'),
    villains: texts(villain, 'Its villains, by id.'),
    heroes: z
      .partialRecord(z.enum(HERO_CLASSES), voice)
      .describe('What heroes say, by class.')
      .optional(),
  })
  .meta({
    title: 'Texts of an adventure of Turnwright',
    description: 'Names and texts of an adventure pack in one language.',
  });

export type TextsData = z.infer<typeof textsSchema>;
