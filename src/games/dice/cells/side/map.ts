import type { DiceState } from '../../rules/index.ts';
import { describeObjective } from '../../voice/objective.ts';
import { placeFacts, placesOf } from '../../voice/places.ts';
import { placeRules, scenarioRules } from '../../voice/traits.ts';
import type { DiceWords } from '../../voice/words.ts';
import { widthOf } from '#screen/cells/glyphs.ts';
import { EMPTY_LINE, heading, paragraph } from './pages.ts';
import type { Page, PageLine } from './pages.ts';

function placeLines(state: DiceState, at: number, words: DiceWords, width: number): PageLine[] {
  const { isOpen, facts, heroes } = placeFacts(state, at, words);
  const name = {
    text: words.place(state, at),
    ink: { ink: isOpen ? 'text' : 'faint', bold: isOpen } as const,
  };
  const heroNames = heroes.length === 0 ? '' : `  ☻ ${heroes.join(', ')}`;
  const [soft, here] = [{ ink: 'soft' }, { ink: 'accent' }] as const;
  const isOneLine = widthOf(`${name.text}  ${facts}${heroNames}`) <= width;
  const lines = isOneLine
    ? [{ parts: [name, { text: `  ${facts}`, ink: soft }, { text: heroNames, ink: here }] }]
    : [
        { parts: [name] },
        ...(heroNames === '' ? [] : paragraph(heroNames.trim(), width, here, 2)),
        ...(facts === '' ? [] : paragraph(facts, width, soft, 2)),
      ];
  return [
    ...lines,
    ...placeRules(state, at, words).flatMap(({ name: rule, meaning }) =>
      paragraph(`${rule}: ${meaning}`, width, { ink: 'warn' }, 2),
    ),
  ];
}

/** Every place with its bag, its heroes and its rules. */
export function placesLines(state: DiceState, words: DiceWords, width: number): PageLine[] {
  return placesOf(state).flatMap((at) => placeLines(state, at, words, width));
}

/** The objective and the rules of the scenario. */
export function rulesLines(state: DiceState, words: DiceWords, width: number): PageLine[] {
  return [
    heading(words.say('dice-screen-rules')),
    ...paragraph(describeObjective(state, words), width),
    ...scenarioRules(state, words).flatMap(({ name, meaning }) =>
      paragraph(`${name}: ${meaning}`, width, { ink: 'soft' }),
    ),
  ];
}

/** Pages with the locations and the rules. */
export function mapPages(state: DiceState, words: DiceWords): Page[] {
  return [
    {
      title: words.scenario(state.world.scenario.id),
      lines: (width) => [
        ...placesLines(state, words, width),
        EMPTY_LINE,
        ...rulesLines(state, words, width),
      ],
    },
  ];
}
