import { StateTextError, word } from '#kit/text/state-reading.ts';
import { equipmentOf } from '../model/attributes.ts';
import type { CavesContent } from '../model/content.ts';
import { changedCreature } from '../model/copies.ts';
import { MAX_RANK } from '../model/growth.ts';
import { cellOf, HEIGHT, placeOf, WIDTH } from '../model/place.ts';
import { COLORS } from '../model/potions.ts';
import { letterOf, slotOf } from '../model/slots.ts';
import { SIDES, SLOTS } from '../model/state.ts';
import type { Creature, Effect } from '../model/state.ts';
import { spawn } from '../world/spawn.ts';
import { makeItem, readItem } from './items-text.ts';
import { makeNumber, readNumber } from './numbers.ts';

const MAX_VALUE = 1_000_000_000;

/** Numeric fields of a creature and their maximums. */
const NUMBERS = {
  hp: MAX_VALUE,
  maxHp: MAX_VALUE,
  mana: MAX_VALUE,
  maxMana: MAX_VALUE,
  attack: MAX_VALUE,
  defense: MAX_VALUE,
  vision: 200,
  hpRegen: MAX_VALUE,
  manaRegen: MAX_VALUE,
  hpRest: 999,
  manaRest: 999,
  xp: MAX_VALUE,
  rank: MAX_RANK,
  food: MAX_VALUE,
  maxFood: MAX_VALUE,
  spread: MAX_VALUE,
} as const satisfies Partial<Record<keyof Creature, number>>;
type NumberName = keyof typeof NUMBERS;
const NUMBER_NAMES = Object.keys(NUMBERS) as readonly NumberName[];

const SUMMONED = 'summoned';

const TEXTS = new WeakMap<Creature, string>();

/**
 * A creature as text: id, kind, level and cell, then the differences from a new creature, e.g. `17
 * bat 0 1f hp=4`.
 */
export function makeCreature(creature: Creature): string {
  const cached = TEXTS.get(creature);
  if (cached !== undefined) return cached;
  const { id, kind, content, z, pack, weapon, armor, effects, learned } = creature;
  const born = spawn(content, kind, id, creature);
  const words = [makeNumber(id), kind, makeNumber(z), makeNumber(cellOf(creature))];
  for (const name of NUMBER_NAMES)
    if (creature[name] !== born[name]) words.push(`${name}=${makeNumber(creature[name])}`);
  if (pack.length > 0)
    words.push(`pack=${pack.map((item) => (item === null ? '' : makeItem(item))).join(',')}`);
  if (weapon !== null) words.push(`weapon=${letterOf(weapon)}`);
  if (armor !== null) words.push(`armor=${letterOf(armor)}`);
  if (effects.length > 0) {
    const lasting = effects.map((effect) => `${effect.kind}:${makeNumber(effect.turns)}`);
    words.push(`effects=${lasting.join(',')}`);
  }
  if (learned.length > 0) words.push(`learned=${learned.join(',')}`);
  if (creature.isSummoned) words.push(SUMMONED);
  for (const word of makeExtras(creature)) words.push(word);
  const text = words.join(' ');
  TEXTS.set(creature, text);
  return text;
}

/** Fields that only creatures of packs have: stacks, sides, posts. */
function makeExtras({ counts, side, post }: Creature): readonly string[] {
  return [
    ...(counts === undefined ? [] : [`counts=${counts.map(makeNumber).join(',')}`]),
    ...(side === undefined ? [] : [`side=${side}`]),
    ...(post === undefined ? [] : [`post=${makeNumber(post)}`]),
  ];
}

const SUBJECT = 'a creature';

/** Parses the output of `makeCreature`. */
export function readCreature(content: CavesContent, text: string): Creature {
  const [id = '', kind, z = '', cell = '', ...words] = text.split(' ');
  const place = placeOf(readNumber(cell, WIDTH * HEIGHT - 1, SUBJECT));
  const spot = { ...place, z: readNumber(z, MAX_VALUE, SUBJECT) };
  let creature = spawn(
    content,
    word(kind, Object.keys(content.creatures), SUBJECT),
    readNumber(id, MAX_VALUE, SUBJECT),
    spot,
  );
  for (const one of words) creature = changedCreature(creature, readDifference(content, one));
  if (!isSound(creature) || makeCreature(creature) !== text) throw new StateTextError(SUBJECT);
  return creature;
}

function readDifference(content: CavesContent, text: string): Partial<Creature> {
  const [name = '', value = '', extra] = text.split('=');
  if (extra !== undefined) throw new StateTextError(SUBJECT);
  const number = NUMBER_NAMES.find((one) => one === name);
  if (number !== undefined) return { [number]: readNumber(value, NUMBERS[number], SUBJECT) };
  const parts = value.split(',');
  switch (name) {
    case 'pack':
      return { pack: parts.map((one) => (one === '' ? null : readItem(content, one, SUBJECT))) };
    case 'weapon':
    case 'armor':
      return { [name]: slotOf(value) ?? SLOTS };
    case 'effects':
      return { effects: parts.map((one) => readEffect(content, one)) };
    case 'learned':
      return { learned: parts.map((one) => word(one, COLORS, SUBJECT)) };
    case 'counts':
      // An emptied pack of stacks has none.
      return {
        counts: value === '' ? [] : parts.map((one) => readNumber(one, MAX_VALUE, SUBJECT)),
      };
    case 'side':
      return { side: word(value, SIDES, SUBJECT) };
    case 'post':
      return { post: readNumber(value, WIDTH * HEIGHT - 1, SUBJECT) };
    case SUMMONED:
      return { isSummoned: true };
    default:
      throw new StateTextError(SUBJECT);
  }
}

function readEffect(content: CavesContent, text: string): Effect {
  const kinds = Object.keys(content.effects);
  const [kind, turns = '', extra] = text.split(':');
  if (extra !== undefined) throw new StateTextError(SUBJECT);
  return { kind: word(kind, kinds, SUBJECT), turns: readNumber(turns, MAX_VALUE, SUBJECT) };
}

const MAX_EFFECTS = 1000;

function isSound(creature: Creature): boolean {
  const { hp, maxHp, mana, maxMana, rank, maxFood, pack, effects, learned } = creature;
  if (hp > maxHp || maxHp < 1 || mana > maxMana || rank < 1 || creature.vision < 1) return false;
  if (creature.kind === 'player' && maxFood < 1) return false;
  if (pack.length > SLOTS || (pack.length > 0 && pack.at(-1) === null)) return false;
  if (effects.length > MAX_EFFECTS || effects.some(({ turns }) => turns < 1)) return false;
  const { counts = [] } = creature;
  if (counts.length > pack.length || counts.includes(0)) return false;
  if (new Set(learned).size !== learned.length) return false;
  return (['weapon', 'armor'] as const).every((part) => {
    const slot = creature[part];
    if (slot === null) return true;
    const item = pack[slot];
    return item !== null && item !== undefined && equipmentOf(creature.content, item) === part;
  });
}
