import * as z from 'zod';
import { cavesSchema } from './schema.ts';

/** JSON Schema of caves.yaml for editors, by file name. */
export function makeCavesJsonSchemas(): ReadonlyMap<string, object> {
  return new Map<string, object>([
    ['caves.schema.json', z.toJSONSchema(cavesSchema, { io: 'input' })],
  ]);
}
