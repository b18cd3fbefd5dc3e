import * as z from 'zod';
import { HERO_CLASSES } from '../model/hero.ts';

const ID = z.string().max(60);
const name = z.string().min(1).max(80).describe('A short name on one line.').optional();
const story = (description: string) => z.string().max(4000).describe(description).optional();

const named = z.strictObject({ name, description: story('The description shown to players.') });

const chapter = named.extend({ ended: story('Shown when its last scenario is won.') });
const location = named.extend({ closed: story('Shown when it is closed.') });
const card = named.extend({
  object: z
    .string()
    .min(1)
    .max(80)
    .describe(
      'The name as the object of a sentence, in its case or with its article, in lower case unless it is a proper name: “You beat the old gander”, «Вы победили старого гусака».',
    )
    .optional(),
});
const villain = card.extend({ escaped: story('Shown when the villain escapes.') });
const ally = card.extend({
  met: story('Said by the ally when met.'),
  joined: story('Shown when the ally joins a hero.'),
  left: story('Shown when the ally leaves the party.'),
});

/** Moments for remarks by heroes. */
export const VOICE_MOMENTS = ['villain', 'closed', 'hurt', 'wounded', 'rested', 'fallen'] as const;
export type VoiceMoment = (typeof VOICE_MOMENTS)[number];

const lines = (occasion: string) => story(`Remarks of the hero ${occasion}, one per line.`);
const voice = z.strictObject({
  villain: lines('when encountering a villain'),
  closed: lines('when a location closes'),
  hurt: lines('after much damage'),
  wounded: lines('after a WOUND'),
  rested: lines('after a rest'),
  fallen: lines('when a companion dies'),
} satisfies Record<VoiceMoment, z.ZodType>);

const plainScenario = z.strictObject({
  name,
  intro: story('Shown before the scenario.'),
  won: story('Shown when it is won.'),
  lost: story('Shown when it is lost.'),
});

const scenarioTexts = plainScenario.extend({
  variants: z
    .record(ID, plainScenario.omit({ name: true }))
    .describe('Texts of its variants, by id, instead of its own.')
    .optional(),
});

const told = z.strictObject({ name, text: story('The text shown to players.') });

const choice = z.strictObject({
  name,
  text: story('The situation, shown with the options.'),
  options: z
    .record(ID, z.strictObject({ name, text: story('Shown after the choice: what follows.') }))
    .describe('Its options, by id.')
    .optional(),
});

function texts<T extends z.ZodType>(of: T, description: string) {
  return z.record(ID, of).describe(description).optional();
}

/** Schema of i18n/<language>.yaml. */
export const textsSchema = z
  .strictObject({
    adventure: named.describe('The adventure itself.').optional(),
    chapters: texts(chapter, 'Its chapters, by id.'),
    scenarios: texts(scenarioTexts, 'Its scenarios, by id.'),
    locations: texts(location, 'Its locations, by id.'),
    enemies: texts(card, 'Its enemies, by id.'),
    obstacles: texts(card, 'Its obstacles, by id.'),
    villains: texts(villain, 'Its villains, by id.'),
    allies: texts(ally, 'Its allies with names, by id.'),
    choices: texts(choice, 'Its choices, by id.'),
    endings: texts(told, 'Its endings, by id.'),
    keepsakes: texts(named, 'Its keepsakes, by id.'),
    heroes: z
      .partialRecord(z.enum(HERO_CLASSES), voice)
      .describe('Remarks of heroes, by class.')
      .optional(),
  })
  .meta({
    title: 'Texts of an adventure of Turnwright',
    description: 'Names and texts of an adventure pack in one language.',
  });

export type TextsData = z.infer<typeof textsSchema>;
