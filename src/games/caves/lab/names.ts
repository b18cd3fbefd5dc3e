import { own } from '#core';
import type { Phrase } from '#lab';
import { ownName } from '../voice/pack-words.ts';
import { leavableOf } from '../rules/index.ts';
import type { CavesContent } from '../rules/index.ts';

/** Languages of the reports. */
const LANGUAGES = ['en', 'ru'] as const;

/** A message of some content, which its pack can have in its own words. */
function phraseOf(content: CavesContent, id: string, form: string): Phrase {
  const names = LANGUAGES.map(
    (language) => [language, ownName(content, language, id, form)] as const,
  );
  if (names.every(([, name]) => name === undefined)) return { id, args: { form } };
  const [, fallback] = names.find(([, name]) => name !== undefined) ?? ['', ''];
  return {
    id: 'lab-own-name',
    args: Object.fromEntries(names.map(([language, name]) => [language, name ?? fallback ?? id])),
  };
}

function named(content: CavesContent, id: string): Phrase {
  return phraseOf(content, id, 'name');
}

/** Name of a vault. Packs may leave theirs without a name: then the id has to do. */
function nameOfVault(content: CavesContent, vault: string): Phrase {
  const id = `caves-vault-${vault}`;
  const isNamed =
    content.texts === undefined ||
    LANGUAGES.some((language) => ownName(content, language, id, 'name') !== undefined);
  return {
    id: 'lab-thing-vault',
    args: { vault: isNamed ? named(content, id) : vault.replaceAll('-', ' ') },
  };
}

/** The parts of some content that a run can lack, with their names. */
export function removableFrom(content: CavesContent): ReadonlyMap<string, Phrase> {
  const { creatures, items, potions, vaults, levels } = leavableOf(content);
  return new Map<string, Phrase>([
    ...creatures.map((kind) => [kind, named(content, `caves-creature-${kind}`)] as const),
    ...items.map((kind) => [kind, named(content, `caves-item-${kind}`)] as const),
    ...[...potions].map(([id, kind]) => [id, named(content, `caves-potion-${kind}`)] as const),
    ...Object.keys(content.spells).map(
      (kind) => [kind, named(content, `caves-spell-${kind}`)] as const,
    ),
    ...[...vaults].map(([id, vault]) => [id, nameOfVault(content, vault)] as const),
    ...[...levels].map(([id, kind]) => {
      return [
        id,
        { id: 'lab-thing-level', args: { kind: named(content, `caves-kind-${kind}`) } },
      ] as const;
    }),
  ]);
}

/** Name of an end of a run or a source of damage in the words of some content. */
export function nameOfSource(content: CavesContent, id: string, word: string): Phrase | undefined {
  if (id !== 'ends' && id !== 'damage') return undefined;
  const isCreature = own(content.creatures, word) !== undefined;
  if (!isCreature && own(content.effects, word) === undefined) return undefined;
  if (id === 'damage') {
    const source = named(content, isCreature ? `caves-creature-${word}` : `caves-effect-${word}`);
    return { id: 'lab-run-damage-source', args: { source } };
  }
  return isCreature
    ? {
        id: 'lab-run-end-killed',
        args: { who: phraseOf(content, `caves-creature-${word}`, 'killer') },
      }
    : {
        id: 'lab-run-end-effect',
        args: { cause: phraseOf(content, `caves-effect-${word}`, 'cause') },
      };
}
