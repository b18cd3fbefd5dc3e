import { isMark, isNamedAlly, MARK_IDS, valueOf } from '../rules/index.ts';
import type { DieLike } from '../rules/index.ts';
import { MARK_SIGNS } from './mark-signs.ts';
import type { DiceWords } from './words.ts';

/** Sign of a marked die; the initial of an ally with a name; '' for a plain die. */
export function signOf(die: DieLike, words: DiceWords): string {
  return words.sign(die);
}

/** Letter and size of a die without its sign, which stands elsewhere. */
export function plainText({ type, size }: DieLike, words: DiceWords): string {
  return words.short({ type, size });
}

interface Named {
  readonly name: string;
  readonly meaning: string;
}

/** Marks by sign and name, with their meaning. */
export function marksShown(words: DiceWords): readonly Named[] {
  return MARK_IDS.map((mark) => ({
    name: `${MARK_SIGNS[mark]} ${words.mark(mark)}`,
    meaning: words.meaning(`mark-${mark}`),
  }));
}

/** The mark of a die with its meaning, or the ally with description and skills. */
export function specialOf({ type, mark = '' }: DieLike, words: DiceWords): Named | undefined {
  if (isMark(mark)) return { name: words.mark(mark), meaning: words.meaning(`mark-${mark}`) };
  if (!isNamedAlly({ type, mark })) return undefined;
  const skills = words.skillsOfAlly(mark).map((id) => words.skill(id));
  const lent =
    skills.length === 0
      ? ''
      : words.say('dice-ally-skills', { skills: words.messages.list(skills) });
  const meaning = [words.ally(mark, 'description'), lent].filter((text) => text !== '').join(' ');
  return { name: words.ally(mark), meaning };
}

/** Meaning of a die: of its mark and its type, or of the ally with her name. */
export function aboutDie(die: DieLike, words: DiceWords): string {
  const special = specialOf(die, words);
  const about = words.meaning(`type-${die.type}`);
  if (special === undefined) return about;
  const { name, meaning } = special;
  if (!isNamedAlly({ type: die.type, mark: die.mark ?? '' })) return `${name}: ${meaning} ${about}`;
  return meaning === '' ? `${name}. ${about}` : `${name}. ${meaning}`;
}

/** Meaning of a die below its name. */
export function aboutMet(die: DieLike, words: DiceWords): string {
  const special = specialOf(die, words);
  const isNamed = isNamedAlly({ type: die.type, mark: die.mark ?? '' });
  const { meaning = '' } = special ?? {};
  return isNamed && meaning !== '' ? meaning : aboutDie(die, words);
}

/** A rolled face, and its value if that differs: `6`, `6→8`. */
export function describeFace(die: DieLike, face: number): string {
  const { size, mark = '' } = die;
  const value = valueOf({ size, mark }, face);
  return value === face ? String(face) : `${face}→${value}`;
}

/** A rolled face in words: `6`, or `6 counts 8`. */
export function sayFace(die: DieLike, face: number, { say }: Pick<DiceWords, 'say'>): string {
  const { size, mark = '' } = die;
  const value = valueOf({ size, mark }, face);
  return value === face ? String(face) : say('dice-face-counts', { face, value });
}
