import type { Place, WorldPlan } from './plan.ts';
import type { PlacedTrigger, WideGoal } from './trigger-kinds.ts';
import { isWideGoal, TRIGGER_WORDS, wordsFor } from './trigger-words.ts';
import type { Destinations } from './trigger-words.ts';

/** Converts coordinates such as `3,-4`. */
export interface PlaceText {
  readonly read: (text: string) => Place | undefined;
  readonly write: (place: Place) => string;
}

/** Escapes characters that separate the parts of a map line. */
function escape(text: string): string {
  return text.replace(/[%\s;@|]/g, (sign) => encodeURIComponent(sign));
}

function unescape(text: string): string | undefined {
  const read = text.replace(/%([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return escape(read) === text ? read : undefined;
}

export { escape as escapeName, unescape as unescapeName };

function destinations({ read, write }: PlaceText): Destinations {
  return { placeOf: read, textOf: write };
}

/** A trigger or goal as a word: `Door:red@3,4`. */
export function makeTrigger(one: PlacedTrigger | (WideGoal & Place), places: PlaceText): string {
  const words = wordsFor(one.kind);
  const data = words.write(one, destinations(places)).join('\n');
  return `${words.name}:${escape(data)}@${places.write({ x: one.x, y: one.y })}`;
}

/** All triggers and goals of a world: `Door:red@3,4;Goal:Clear@1,1`. */
export function makeTriggers(plan: WorldPlan, places: PlaceText): string {
  const { triggers = [], goals = [], player } = plan;
  const all = [...triggers, ...goals.map((goal) => ({ ...goal, ...player }))];
  return all.length === 0 ? '-' : all.map((one) => makeTrigger(one, places)).join(';');
}

/** Triggers and goals of a world. */
export type Reactions = Pick<WorldPlan, 'triggers' | 'goals'>;

/** Parses the output of `makeTriggers`. */
export function readTriggers(text: string, places: PlaceText): Reactions | undefined {
  if (text === '-') return {};
  const triggers: PlacedTrigger[] = [];
  const goals: WideGoal[] = [];
  const cells = new Set<string>();
  for (const word of text.split(';')) {
    const [, name, escaped = '', placeText = ''] = /^([A-Za-z]+):([^@]*)@(.*)$/.exec(word) ?? [];
    const words = TRIGGER_WORDS.find((one) => one.name === name);
    const data = unescape(escaped);
    const place = places.read(placeText);
    if (words === undefined || data === undefined || place === undefined) return undefined;
    const read = words.read(data, destinations(places));
    if ('mistake' in read) return undefined;
    if (isWideGoal(read)) {
      goals.push(read);
      continue;
    }
    if (cells.has(placeText)) return undefined;
    cells.add(placeText);
    triggers.push({ ...read, ...place });
  }
  return {
    ...(triggers.length === 0 ? {} : { triggers }),
    ...(goals.length === 0 ? {} : { goals }),
  };
}
