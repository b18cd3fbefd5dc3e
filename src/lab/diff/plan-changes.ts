import type { Plan } from '../study/plan.ts';

/** Field with different values in two plans; undefined where it is missing. */
export interface PlanChange {
  readonly field: string;
  readonly before?: string;
  readonly after?: string;
}

/** Fields of a plan as text, by path; rules are represented by their fingerprint. */
function fieldsOf({ game, options, parameters, stop, cells, ...plan }: Plan): Map<string, string> {
  const { source: _, ...named } = game;
  const fields = new Map<string, string>();
  const add = (prefix: string, values: object) => {
    for (const [name, value] of Object.entries(values)) {
      fields.set(`${prefix}${name}`, Array.isArray(value) ? value.join(', ') : String(value));
    }
  };
  add('', plan);
  add('game.', named);
  add('options.', options);
  add('stop.', stop);
  add('parameters.', parameters);
  fields.set('cells', cells.join(', '));
  return fields;
}

/** Fields in which two plans differ. */
export function planChanges(before: Plan, after: Plan): PlanChange[] {
  const [one, two] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...one.keys(), ...two.keys()])].flatMap((field) => {
    const [was, is] = [one.get(field), two.get(field)];
    if (was === is) return [];
    return [
      {
        field,
        ...(was === undefined ? {} : { before: was }),
        ...(is === undefined ? {} : { after: is }),
      },
    ];
  });
}
