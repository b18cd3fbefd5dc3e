import { ITEM_KINDS, wordOf } from './kinds.ts';
import type { ItemKind } from './kinds.ts';
import type { Place } from './plan.ts';
import { COLOURS } from './trigger-kinds.ts';
import type {
  Colour,
  SignText,
  Trigger,
  TriggerKind,
  TriggerOf,
  WideGoal,
} from './trigger-kinds.ts';

/** A word of a line, with its index in the data. */
interface Word {
  readonly text: string;
  readonly index: number;
}

/** Mistakes in data; each has a message. */
type DataProblem =
  | 'E_GOAL_DATA none'
  | 'E_GOAL_DATA turns'
  | 'E_GOAL_DATA unknown'
  | 'E_ITEM_DATA none'
  | 'E_ITEM_DATA unknown'
  | 'E_TRIGGER_DATA colour'
  | 'E_TRIGGER_DATA destination'
  | 'E_TRIGGER_DATA extra'
  | 'E_TRIGGER_DATA gate'
  | 'E_TRIGGER_DATA no-colour'
  | 'E_TRIGGER_DATA number'
  | 'E_TRIGGER_DATA open'
  | 'E_TRIGGER_DATA sign'
  | 'E_TRIGGER_DATA world';

/** A mistake in the data of a line. */
export interface DataMistake {
  readonly mistake: DataProblem;
  /** Index in the data. */
  readonly index: number;
  readonly text: string;
  readonly known?: string;
}

/** Converts between a teleporter's destination and its text. */
export interface Destinations {
  readonly placeOf: (text: string) => Place | undefined;
  readonly textOf: (place: Place) => string;
}

export type DataRead = Trigger | WideGoal | DataMistake;

/** Lines of a world file that place a trigger or set a goal, by name. */
export interface TriggerWords {
  readonly name: string;
  readonly kinds: readonly (TriggerKind | WideGoal['kind'])[];
  read(data: string, destinations: Destinations): DataRead;
  /** The data of one or more lines. */
  write(trigger: Trigger | WideGoal, destinations: Destinations): readonly string[];
}

const MAX_NUMBER = 1_000_000;
const MAX_NAME = 40;

function wordsOf(data: string): readonly Word[] {
  return [...data.matchAll(/\S+/g)].map((match) => ({ text: match[0], index: match.index }));
}

function mistake(
  id: DataProblem,
  data: string,
  word: Word | undefined,
  known?: string,
): DataMistake {
  const { text, index } = word ?? { text: '', index: data.length };
  return { mistake: id, index, text, ...(known === undefined ? {} : { known }) };
}

const isColour = (text: string): text is Colour => (COLOURS as readonly string[]).includes(text);

function badColour(data: string, word: Word | undefined): DataMistake {
  const id = word === undefined ? 'E_TRIGGER_DATA no-colour' : 'E_TRIGGER_DATA colour';
  return mistake(id, data, word, COLOURS.join(', '));
}

/** Reports the first word after those expected, or else returns the trigger. */
function complete(data: string, extra: Word | undefined, trigger: Trigger | WideGoal): DataRead {
  return extra === undefined ? trigger : mistake('E_TRIGGER_DATA extra', data, extra);
}

/** An optional number from 1. */
function countIn(data: string, word: Word | undefined, byDefault: number): number | DataMistake {
  if (word === undefined) return byDefault;
  const value = /^[0-9]{1,7}$/.test(word.text) ? Number(word.text) : 0;
  if (value >= 1 && value <= MAX_NUMBER) return value;
  return mistake('E_TRIGGER_DATA number', data, word, String(MAX_NUMBER));
}

const isName = (text: string): boolean => text.length <= MAX_NAME;

function row<K extends TriggerKind>(
  kind: K,
  read: (data: string, words: readonly Word[], destinations: Destinations) => DataRead,
  write: (trigger: TriggerOf<K>, destinations: Destinations) => string | readonly string[],
): TriggerWords {
  return {
    name: wordOf(kind),
    kinds: [kind],
    read: (data, destinations) => read(data, wordsOf(data), destinations),
    write(trigger, destinations) {
      const written = write(trigger as TriggerOf<K>, destinations);
      return typeof written === 'string' ? [written] : written;
    },
  };
}

const spread = (colour: Colour | undefined) => (colour === undefined ? {} : { colour });

const door = row(
  'door',
  (data, [colour, extra]) => {
    if (colour !== undefined && !isColour(colour.text)) return badColour(data, colour);
    return complete(data, extra, { kind: 'door', ...spread(colour?.text as Colour | undefined) });
  },
  ({ colour = '' }) => colour,
);

const key = row(
  'key',
  (data, [colour, extra]) => {
    if (colour === undefined || !isColour(colour.text)) return badColour(data, colour);
    return complete(data, extra, { kind: 'key', colour: colour.text });
  },
  ({ colour }) => colour,
);

const gate = row(
  'gate',
  (data, [name, state, extra]) => {
    if (name === undefined || !isName(name.text)) return mistake('E_TRIGGER_DATA gate', data, name);
    if (state !== undefined && state.text !== 'open')
      return mistake('E_TRIGGER_DATA open', data, state);
    return complete(data, extra, { kind: 'gate', name: name.text, isOpen: state !== undefined });
  },
  ({ name, isOpen }) => (isOpen ? `${name} open` : name),
);

const plate = row(
  'plate',
  (data, [name, extra]) => {
    if (name === undefined || !isName(name.text)) return mistake('E_TRIGGER_DATA gate', data, name);
    return complete(data, extra, { kind: 'plate', name: name.text });
  },
  ({ name }) => name,
);

const SPIKE_DAMAGE = 2;

const spikes = row(
  'spikes',
  (data, [number, extra]) => {
    const damage = countIn(data, number, SPIKE_DAMAGE);
    return typeof damage === 'number' ? complete(data, extra, { kind: 'spikes', damage }) : damage;
  },
  ({ damage }) => (damage === SPIKE_DAMAGE ? '' : String(damage)),
);

const well = row(
  'well',
  (data, [number, extra]) => {
    const drinks = countIn(data, number, 1);
    return typeof drinks === 'number' ? complete(data, extra, { kind: 'well', drinks }) : drinks;
  },
  ({ drinks }) => (drinks === 1 ? '' : String(drinks)),
);

const teleporter = row(
  'teleporter',
  (data, [number, extra], { placeOf }) => {
    const to = number && placeOf(number.text);
    if (to === undefined) return mistake('E_TRIGGER_DATA destination', data, number);
    return complete(data, extra, { kind: 'teleporter', to });
  },
  ({ to }, { textOf }) => textOf(to),
);

const TRANSLATION = /^\[([a-z]{2,3})\][ \t]*/;

/** Reads a text that may start with a language code, as in `[ru]`. */
function readText(line: string): SignText {
  const [prefix = '', language] = TRANSLATION.exec(line) ?? [];
  const text = line.slice(prefix.length);
  return language === undefined ? { text } : { language, text };
}

function writeText({ language, text }: SignText): string {
  return language === undefined ? text : `[${language}] ${text}`;
}

const sign = row(
  'sign',
  (data) => {
    const texts = data.split('\n').map(readText);
    if (texts.every(({ text }) => text !== '')) return { kind: 'sign', texts };
    return mistake('E_TRIGGER_DATA sign', data, undefined);
  },
  ({ texts }) => texts.map(writeText),
);

const chest = row(
  'chest',
  (data, [item, colour, extra]) => {
    const kind = ITEM_KINDS.find((one) => wordOf(one) === item?.text);
    const known = ITEM_KINDS.map(wordOf).join(', ');
    if (kind === undefined) {
      const id = item === undefined ? 'E_ITEM_DATA none' : 'E_ITEM_DATA unknown';
      return mistake(id, data, item, known);
    }
    if (colour !== undefined && !isColour(colour.text)) return badColour(data, colour);
    return complete(data, extra, chestOf(kind, colour?.text as Colour | undefined));
  },
  ({ item, colour }) => [wordOf(item), ...(colour === undefined ? [] : [colour])].join(' '),
);

function chestOf(item: ItemKind, colour: Colour | undefined): Trigger {
  return { kind: 'chest', item, ...spread(colour) };
}

const exit = row(
  'exit',
  (data, [world]) => {
    const name = world?.text.replace(/\.world$/i, '');
    if (world === undefined || name === undefined || name === '' || /[/\\[\]]/.test(name))
      return mistake('E_TRIGGER_DATA world', data, world);
    const texts = data.split('\n').flatMap((line): SignText[] => {
      const after = line.trimStart().replace(/^\S+/, '').trim();
      return after === '' ? [] : [readText(after)];
    });
    return isName(name)
      ? { kind: 'exit', world: name, texts }
      : mistake('E_TRIGGER_DATA world', data, world);
  },
  ({ world, texts }) =>
    texts.length === 0 ? world : texts.map((text) => `${world} ${writeText(text)}`),
);

const GOALS = 'Reach, Fetch, Clear, Survive 100';

/** Goals; those without a place may use any number. */
const goal: TriggerWords = {
  name: 'Goal',
  kinds: ['reach', 'treasure', 'clear', 'survive'],
  read(data) {
    const [word, second, third] = wordsOf(data);
    if (word === undefined) return mistake('E_GOAL_DATA none', data, word, GOALS);
    if (word.text === 'Reach') return complete(data, second, { kind: 'reach' });
    if (word.text === 'Fetch') return complete(data, second, { kind: 'treasure' });
    if (word.text === 'Clear') return complete(data, second, { kind: 'clear' });
    if (word.text !== 'Survive') return mistake('E_GOAL_DATA unknown', data, word, GOALS);
    if (second === undefined) return mistake('E_GOAL_DATA turns', data, second);
    const turns = countIn(data, second, 1);
    return typeof turns === 'number' ? complete(data, third, { kind: 'survive', turns }) : turns;
  },
  write(one) {
    if (one.kind === 'survive') return [`Survive ${one.turns}`];
    return [one.kind === 'treasure' ? 'Fetch' : wordOf(one.kind)];
  },
};

export const TRIGGER_WORDS: readonly TriggerWords[] = [
  door,
  key,
  gate,
  plate,
  spikes,
  well,
  teleporter,
  sign,
  chest,
  exit,
  goal,
];

/** The words for a kind of trigger or goal. */
export function wordsFor(kind: TriggerKind | WideGoal['kind']): TriggerWords {
  const found = TRIGGER_WORDS.find(({ kinds }) => kinds.includes(kind));
  if (found === undefined) throw new RangeError(`no words for ${kind}`);
  return found;
}

/** True for goals without a place. */
export function isWideGoal(one: Trigger | WideGoal): one is WideGoal {
  return one.kind === 'clear' || one.kind === 'survive';
}
