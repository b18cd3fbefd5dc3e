import { below, makeStream } from '#core';
import type { Seed } from '#core';
import { makeParty, parseParty } from '../rules/index.ts';
import type { HeroClass } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** Names for heroes of a class in a language. */
function namesOf(heroClass: HeroClass, words: Pick<DiceWords, 'say'>): readonly string[] {
  return words.say(`dice-names-${heroClass}`).split(', ');
}

/** Names for all heroes of a party, drawn from the seed without repeats as far as possible. */
export function drawNames(
  party: readonly HeroClass[],
  seed: Seed,
  words: Pick<DiceWords, 'say'>,
): readonly string[] {
  const usedNames: string[] = [];
  for (const [at, heroClass] of party.entries()) {
    const names = namesOf(heroClass, words);
    const first = below(makeStream(seed, `name-${at}`), names.length);
    const inTurn = [...names.slice(first), ...names.slice(0, first)];
    usedNames.push(inTurn.find((name) => !usedNames.includes(name)) ?? inTurn[0] ?? heroClass);
  }
  return usedNames;
}

/** A party in the format of the option: `brawler=Marta,hunter`. */
export function partyText(
  heroes: readonly { readonly class: HeroClass; readonly name: string | undefined }[],
): string {
  return heroes
    .map(({ class: heroClass, name }) => (name === undefined ? heroClass : `${heroClass}=${name}`))
    .join(',');
}

/** The party with missing names drawn from the seed; unchanged if it is invalid. */
export function nameParty(party: string, seed: Seed, words: Pick<DiceWords, 'say'>): string {
  const sheets = parseParty(party);
  if (sheets === undefined) return party;
  const drawn = drawNames(
    sheets.map((sheet) => sheet.class),
    seed,
    words,
  );
  return makeParty(
    sheets.map((sheet, at) => {
      const name = sheet.name ?? drawn[at];
      return name === undefined ? sheet : { ...sheet, name };
    }),
  );
}
