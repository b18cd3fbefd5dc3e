import * as z from 'zod';
import type { Form } from '#kit/packs/messages.ts';
import { SIGN_COLOURS } from '../model/look.ts';

// Otherwise zod would try to compile code from text, which the page forbids.
z.config({ jitless: true });

/** Reports texts of the wrong form by the key of the right one. */
export const formed = (error: Form) => ({ error });

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
export const VERSION = /^(?:0|[1-9]\d{0,8})(?:\.(?:0|[1-9]\d{0,8})){2}$/;
export const GLYPH = /^[^\s\p{C}\p{M}]$/u;

/** Most rows of a table, most creatures or items of a kind on a level, and most points of anything. */
const MAX_ROWS = 100;
const MAX_COUNT = 200;
export const MAX_POINTS = 999;

export const id = z
  .string()
  .max(40)
  .regex(ID, formed('id'))
  .meta({ description: 'An id: small letters, digits and single hyphens.' });
/** References to ids are checked later, with suggestions for misspelt ones. */
export const word = z.string().max(40);

export function table<T extends z.ZodType>(row: T, description: string) {
  return z
    .record(id, row)
    .refine((rows) => Object.keys(rows).length <= MAX_ROWS)
    .describe(description);
}

export const points = (description: string) => z.int().min(0).max(MAX_POINTS).describe(description);
export const change = (description: string) =>
  z.int().min(-MAX_POINTS).max(MAX_POINTS).describe(description).optional();
export const chance = z.int().min(0).max(1000).describe('Chance in thousandths.');
export const near = z.int().min(1).max(90).describe('Distance in cells.');

export const count = z
  .strictObject({
    base: z.int().min(-MAX_COUNT).max(MAX_COUNT).describe('Number on the first level.'),
    deeper: z.int().min(-50).max(50).describe('More for each level below.').optional(),
    from: z.int().min(0).max(11).describe('The first level with any, from 0.').optional(),
  })
  .describe('Number on a level.');

export const look = {
  glyph: z.string().regex(GLYPH, formed('glyph')).describe('Its sign on the map: one character.'),
  colour: z.enum(SIGN_COLOURS).describe('Its colour, by meaning.'),
};

export const bonus = z
  .strictObject({
    attack: change('Attack.'),
    defense: change('Defence.'),
    vision: change('Sight in cells.'),
    hpRegen: change('Health regained in 1,000 turns.'),
    manaRegen: change('Mana regained in 1,000 turns.'),
  })
  .describe('Bonus while it lasts, or when equipped.');
