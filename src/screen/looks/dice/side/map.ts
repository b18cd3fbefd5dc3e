import { REFUGE } from '../../../../games/dice/index.ts';
import type { DiceState } from '../../../../games/dice/index.ts';
import { placeFacts } from '../../../../presentation/dice/places.ts';
import { placeRules, scenarioRules } from '../../../../presentation/dice/traits.ts';
import type { DiceWords } from '../../../../presentation/dice/words.ts';
import { EMPTY_LINE, heading, paragraph, plain } from './pages.ts';
import type { Page, PageLine } from './pages.ts';

function placeLines(state: DiceState, at: number, words: DiceWords, width: number): PageLine[] {
  const { isOpen, facts, heroes } = placeFacts(state, at, words);
  const name = {
    text: words.place(state, at),
    ink: { ink: isOpen ? 'text' : 'faint', bold: isOpen } as const,
  };
  const who = heroes.length === 0 ? '' : `  ☻ ${heroes.join(', ')}`;
  return [
    {
      parts: [
        name,
        { text: `  ${facts}`, ink: { ink: 'soft' } },
        { text: who, ink: { ink: 'accent' } },
      ],
    },
    ...placeRules(state, at, words).flatMap(({ name: rule, meaning }) =>
      paragraph(`${rule}: ${meaning}`, width, { ink: 'warn' }, 2),
    ),
  ];
}

/** Every place with its bag, its heroes and its rules, and the rules of the scenario. */
export function mapPages(state: DiceState, words: DiceWords): Page[] {
  const { scenario } = state.world;
  return [
    {
      title: words.scenario(scenario.id),
      lines: (width) => [
        ...[REFUGE, ...state.places.keys()].flatMap((at) => placeLines(state, at, words, width)),
        EMPTY_LINE,
        heading(words.say('dice-screen-rules')),
        plain(words.say(`dice-victory-${state.world.victory}`)),
        ...scenarioRules(state, words).flatMap(({ name, meaning }) =>
          paragraph(`${name}: ${meaning}`, width, { ink: 'soft' }),
        ),
      ],
    },
  ];
}
