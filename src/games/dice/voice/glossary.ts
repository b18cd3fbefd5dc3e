import {
  ACT_IDS,
  DIE_TYPES,
  HERO_CLASSES,
  HERO_SKILL_IDS,
  LOCATION_RULE_IDS,
  MARK_IDS,
  POWER_IDS,
  SCENARIO_RULE_IDS,
  SKILL_IDS,
  TRAIT_IDS,
} from '../rules/index.ts';
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
  'scenario-rules',
  'location-rules',
] as const;
type SectionId = (typeof GLOSSARY_SECTIONS)[number];

export interface GlossarySection {
  readonly id: SectionId;
  readonly title: string;
  readonly entries: readonly GlossaryEntry[];
}

type Name = (id: string) => GlossaryEntry;

/** Entries of every section, and the prefix of their message ids. */
const CONTENTS: Readonly<Record<SectionId, readonly [string, readonly string[]]>> = {
  terms: ['term', TERMS],
  types: ['type', DIE_TYPES],
  classes: ['class', HERO_CLASSES],
  skills: ['skill', HERO_SKILL_IDS],
  'ally-skills': ['skill', SKILL_IDS.filter((id) => !HERO_SKILL_IDS.some((one) => one === id))],
  traits: ['trait', TRAIT_IDS],
  acts: ['act', ACT_IDS],
  powers: ['power', POWER_IDS],
  marks: ['mark', MARK_IDS],
  'scenario-rules': ['rule', SCENARIO_RULE_IDS],
  'location-rules': ['rule', LOCATION_RULE_IDS],
};

/** Sorts entries alphabetically, except terms, types and classes, which have a fixed order. */
function inOrder(id: SectionId, entries: readonly GlossaryEntry[]): readonly GlossaryEntry[] {
  if (id === 'terms' || id === 'types' || id === 'classes') return entries;
  const sortKey = ({ name }: GlossaryEntry) => name.toLowerCase().replaceAll('ё', 'е');
  return [...entries].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

/** All terms of the rules with their meaning, by section. */
export function glossary(words: DiceWords): readonly GlossarySection[] {
  return GLOSSARY_SECTIONS.map((id) => {
    const title = words.say(`dice-glossary-${id}`);
    if (id === 'marks') return { id, title, entries: marksShown(words) };
    const [kind, ids] = CONTENTS[id];
    const entry: Name = (one) => ({
      name: words.say(`dice-${kind}-${one}`),
      meaning: words.meaning(`${kind}-${one}`),
    });
    return {
      id,
      title,
      entries: inOrder(id, ids.map(entry)),
    };
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
