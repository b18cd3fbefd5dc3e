import * as z from 'zod';
import { adventureSchema } from './schema.ts';
import { textsSchema } from './texts-schema.ts';

/** JSON Schemas of the two kinds of pack files, for editors, by file name. */
export function makeJsonSchemas(): ReadonlyMap<string, object> {
  return new Map<string, object>([
    ['adventure.schema.json', z.toJSONSchema(adventureSchema)],
    ['adventure-texts.schema.json', z.toJSONSchema(textsSchema)],
  ]);
}
