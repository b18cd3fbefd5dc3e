import * as z from 'zod';
import { adventureSchema } from './schema.ts';
import { textsSchema } from './texts-schema.ts';

/** The schemas of the two kinds of files of a pack, as JSON Schema for editors, by their file names. */
export function makeJsonSchemas(): ReadonlyMap<string, object> {
  return new Map<string, object>([
    ['adventure.schema.json', z.toJSONSchema(adventureSchema)],
    ['adventure-texts.schema.json', z.toJSONSchema(textsSchema)],
  ]);
}
