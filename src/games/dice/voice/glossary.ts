import {
  ACT_IDS,
  DIE_TYPES,
  HERO_CLASSES,
  HERO_SKILL_IDS,
  LOCATION_RULE_IDS,
  POWER_IDS,
  SCENARIO_RULE_IDS,
  SKILL_IDS,
  TRAIT_IDS,
} from '../rules/index.ts';
import { keepsakesShown } from './keepsakes.ts';
import { marksShown } from './marks.ts';
import type { DiceWords } from './words.ts';

/** Terms that explain the game when read in order. */
export const TERMS = [
  'bag',
  'explore',
  'check',
  'hide',
  'discard',
  'deter',
  'fight',
  'acquire',
  'damage',
  'flee',
  'evade',
  'close',
  'difficulty',
  'guard',
  'corner',
  'rest',
  'refuge',
  'time',
  'act',
  'power',
  'mark',
  'keepsake',
  'companion',
] as const;

export interface GlossaryEntry {
  readonly name: string;
  readonly meaning: string;
}

const GLOSSARY_SECTIONS = [
  'terms',
  'types',
  'classes',
  'skills',
  'ally-skills',
  'traits',
  'acts',
  'powers',
  'marks',
  'keepsakes',
  'scenario-rules',
  'location-rules',
] as const;
type SectionId = (typeof GLOSSARY_SECTIONS)[number];

export interface GlossarySection {
  readonly id: SectionId;
  readonly title: string;
  readonly entries: readonly GlossaryEntry[];
}

/** Entries of every section, and the prefix of their message ids. */
const CONTENTS: Readonly<
  Record<Exclude<SectionId, 'marks' | 'keepsakes'>, readonly [string, readonly string[]]>
> = {
  terms: ['term', TERMS],
  types: ['type', DIE_TYPES],
  classes: ['class', HERO_CLASSES],
  skills: ['skill', HERO_SKILL_IDS],
  'ally-skills': ['skill', SKILL_IDS.filter((id) => !HERO_SKILL_IDS.some((one) => one === id))],
  traits: ['trait', TRAIT_IDS],
  acts: ['act', ACT_IDS],
  powers: ['power', POWER_IDS],
  'scenario-rules': ['rule', SCENARIO_RULE_IDS],
  'location-rules': ['rule', LOCATION_RULE_IDS],
};

/** Sections whose entries have an order of their own. */
const FIXED: readonly SectionId[] = ['terms', 'types', 'classes', 'marks'];

/** Sorts the entries of the other sections alphabetically. */
function inOrder(id: SectionId, entries: readonly GlossaryEntry[]): readonly GlossaryEntry[] {
  if (FIXED.includes(id)) return entries;
  const sortKey = ({ name }: GlossaryEntry) => name.toLowerCase().replaceAll('ё', 'е');
  return [...entries].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

function entriesOf(id: SectionId, words: DiceWords): readonly GlossaryEntry[] {
  if (id === 'marks') return marksShown(words);
  if (id === 'keepsakes') return keepsakesShown(words);
  const [kind, ids] = CONTENTS[id];
  return ids.map((one) => ({
    name: words.say(`dice-${kind}-${one}`),
    meaning: words.meaning(`${kind}-${one}`),
  }));
}

/** All terms of the rules with their meaning, by section. Sections without entries are left out. */
export function glossary(words: DiceWords): readonly GlossarySection[] {
  return GLOSSARY_SECTIONS.flatMap((id) => {
    const entries = inOrder(id, entriesOf(id, words));
    return entries.length === 0 ? [] : [{ id, title: words.say(`dice-glossary-${id}`), entries }];
  });
}

/** Entries with names that start with a text, then those that contain it elsewhere. */
export function findEntries(
  sections: readonly GlossarySection[],
  text: string,
): readonly GlossaryEntry[] {
  const query = text.trim().toLowerCase();
  const all = sections.flatMap(({ entries }) => entries);
  const begins = all.filter(({ name }) => name.toLowerCase().startsWith(query));
  const others = all.filter((entry) => {
    const { name, meaning } = entry;
    return !begins.includes(entry) && `${name}\n${meaning}`.toLowerCase().includes(query);
  });
  return [...begins, ...others];
}
