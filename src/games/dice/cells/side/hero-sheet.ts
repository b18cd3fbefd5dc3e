import type { DiceState, DieLike, HeroSheet, Learned } from '../../rules/index.ts';
import { keepsakesOf } from '../../voice/keepsakes.ts';
import { specialOf } from '../../voice/marks.ts';
import { describeSkillLevel } from '../../voice/skills.ts';
import { describeWays } from '../../voice/ways.ts';
import type { DiceWords } from '../../voice/words.ts';
import { inkOf } from '../table/die-ink.ts';
import { EMPTY_LINE, heading, paragraph, textLine } from './pages.ts';
import type { Page, PageLine } from './pages.ts';

/** A row of dice, each in its own colour. */
export function diceLine(dice: readonly DieLike[], words: DiceWords, empty: string): PageLine {
  if (dice.length === 0) return textLine(empty, { ink: 'faint' }, 2);
  return {
    indent: 2,
    parts: dice.flatMap((die) => [
      { text: words.short(die), ink: { ink: inkOf(die.type), bold: true } as const },
      { text: ' ' },
    ]),
  };
}

/** The marks of dice and the allies with names among them, each once, with their meaning. */
export function specialLines(
  dice: readonly DieLike[],
  words: DiceWords,
  width: number,
): PageLine[] {
  const kinds = new Map(dice.map((die) => [die.mark ?? '', die]));
  return [...kinds.values()].flatMap((die) => {
    const special = specialOf(die, words);
    if (special === undefined) return [];
    const text = `${words.short(die)} ${special.name}: ${special.meaning}`;
    return paragraph(text, width, { ink: 'soft' }, 2);
  });
}

function limitLines({ limits }: HeroSheet, words: DiceWords): PageLine[] {
  return limits.map(({ type, current, most }) => ({
    indent: 2,
    parts: [
      { text: `${words.letter(type)} `, ink: { ink: inkOf(type), bold: true } as const },
      { text: words.say('dice-screen-limit', { type: words.type(type), current, most }) },
    ],
  }));
}

/** The dice a skill takes at its level, or would take once learned. */
function waysLines({ id, level }: Learned, words: DiceWords, width: number): PageLine[] {
  const options = describeWays(id, level, words).filter((text) => text !== '');
  if (options.length === 0) return [];
  const text = words.say('dice-screen-takes', { ways: options.join('; ') });
  return paragraph(text, width, { ink: 'text' }, 4);
}

function skillLines(skills: readonly Learned[], words: DiceWords, width: number): PageLine[] {
  return skills.flatMap((skill) => [
    textLine(describeSkillLevel(skill, words), { ink: skill.level > 0 ? 'accent' : 'faint' }, 2),
    ...paragraph(words.meaning(`skill-${skill.id}`), width, { ink: 'soft' }, 4),
    ...waysLines(skill, words, width),
  ]);
}

/** A hero's keepsakes with their effects; none without keepsakes. */
function keepsakeLines(sheet: HeroSheet, words: DiceWords, width: number): PageLine[] {
  const keepsakes = keepsakesOf(sheet, words);
  if (keepsakes.length === 0) return [];
  return [
    heading(words.say('dice-keepsakes')),
    ...keepsakes.flatMap(({ name, effects, about }) => [
      textLine(name, { ink: 'accent' }, 2),
      ...paragraph(effects, width, { ink: 'text' }, 4),
      ...(about === '' ? [] : paragraph(about, width, { ink: 'soft' }, 4)),
    ]),
    EMPTY_LINE,
  ];
}

/** A hero's limits, keepsakes and skills, for scene and camp. */
export function sheetLines(sheet: HeroSheet, words: DiceWords, width: number): PageLine[] {
  const { say } = words;
  const learned = sheet.skills.filter(({ level }) => level > 0);
  const dormant = sheet.skills.filter(({ level }) => level === 0);
  return [
    ...paragraph(say(`dice-class-${sheet.class}-text`), width, { ink: 'soft' }),
    EMPTY_LINE,
    textLine(
      say('dice-screen-capacity', { capacity: sheet.capacity, type: words.type(sheet.favoured) }),
    ),
    EMPTY_LINE,
    heading(say('dice-screen-limits')),
    ...limitLines(sheet, words),
    EMPTY_LINE,
    ...keepsakeLines(sheet, words, width),
    heading(say('dice-screen-skills')),
    ...skillLines(learned, words, width),
    ...(dormant.length === 0
      ? []
      : [EMPTY_LINE, heading(say('dice-screen-dormant')), ...skillLines(dormant, words, width)]),
  ];
}

/** A page for each hero of the scene, the acting one first. */
export function heroPages(state: DiceState, first: number, words: DiceWords): Page[] {
  const order = [...state.heroes.keys()].sort((a, b) => Number(b === first) - Number(a === first));
  return order.map((at) => ({
    title: words.heroAndClass(
      state.world.members.map(({ sheet }) => sheet),
      at,
    ),
    lines: (width) => {
      const member = state.world.members[at];
      return member === undefined ? [] : sheetLines(member.sheet, words, width);
    },
  }));
}
