import type { AnyMatch } from '#core';
import { formOf } from '../../rules/index.ts';
import type { JourneyState } from '../../rules/index.ts';
import { progressOf } from '../../voice/progress.ts';
import { nameInCampaign } from '../../voice/status.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Ink } from '#screen/cells/ink.ts';
import { diceLine } from './hero-sheet.ts';
import { EMPTY_LINE, heading, textLine } from './pages.ts';
import type { Page, PageLine } from './pages.ts';

export const MARKS = { won: '✓', now: '▸', lost: '×', ahead: '·' } as const;
export const INKS: Readonly<Record<keyof typeof MARKS, Ink>> = {
  won: { ink: 'good' },
  now: { ink: 'title', bold: true },
  lost: { ink: 'bad' },
  ahead: { ink: 'faint' },
};

function heroLines(state: JourneyState, at: number, words: DiceWords): PageLine[] {
  const hero = state.campaign.heroes[at];
  if (hero === undefined) return [];
  const name = nameInCampaign(state, at, words);
  if (hero.gone) return [textLine(`${name}: ${words.say('dice-screen-gone')}`, { ink: 'bad' }, 2)];
  const dice = hero.sheet.dice.map(formOf);
  return [textLine(name, {}, 2), { ...diceLine(dice, words, ''), indent: 4 }];
}

/** Lines for chapters and scenarios, both won and upcoming. */
export function playedLines(state: JourneyState, words: DiceWords): readonly PageLine[] {
  const { say } = words;
  return progressOf(state, words).flatMap(({ name, level, scenarios }) => [
    heading(`${name} · ${say('level-number', { level })}`),
    ...scenarios.map(({ name: scenario, standing }) =>
      textLine(
        `${MARKS[standing]} ${scenario} · ${say(`dice-screen-standing-${standing}`)}`,
        INKS[standing],
        2,
      ),
    ),
    EMPTY_LINE,
  ]);
}

/** Lines for the heroes of the campaign. */
export function heroesLines(state: JourneyState, words: DiceWords): readonly PageLine[] {
  return [
    heading(words.say('dice-screen-heroes')),
    ...[...state.campaign.heroes.keys()].flatMap((at) => heroLines(state, at, words)),
  ];
}

/** Page with the progress of the campaign and its heroes. */
export function campaignPage(match: AnyMatch, words: DiceWords): Page {
  const { say } = words;
  const state = match.state as JourneyState;
  const { campaign } = state;
  return {
    title: say('dice-screen-log'),
    lines: () => [
      textLine(say('dice-screen-played', { count: campaign.played })),
      textLine(
        `${say(`dice-option-difficulty-${campaign.difficulty}`)} · ${say(`dice-option-mode-${campaign.mode}`)} · ${say('dice-screen-seed', { seed: match.seed })}`,
        { ink: 'soft' },
      ),
      EMPTY_LINE,
      ...playedLines(state, words),
      ...heroesLines(state, words),
    ],
  };
}
