import { gameName } from '../report/game-name.ts';
import { formatValue } from '../report/phrases.ts';
import type { Phrase, Report } from '../report/report.ts';
import type { Results, StudyKind } from '../study/kind.ts';
import type { Plan } from '../study/plan.ts';
import { openPairs } from './arena.ts';
import { dataOf } from './arena-report.ts';
import { BOT_NAMES } from './bot-names.ts';
import { pairingsOf, pairSections } from './pair-sections.ts';
import type { Pairing } from './pair-sections.ts';
import type { PairTally } from './paired-games.ts';

/** Cells of the ladder: each strength against the one below. */
export const LADDER_CELLS: readonly string[] = BOT_NAMES.slice(1).map(
  (name, below) => `${name} ${BOT_NAMES[below] ?? ''}`,
);

/** Sentence about a step that is not proven, or that goes down. */
function sayStep({ one, two, score: { value, least, most } }: Pairing): Phrase {
  const shown = (share: number) => formatValue(share, 'share');
  const args = { one, two, share: shown(value), least: shown(least), most: shown(most) };
  return { id: most < 0.5 ? 'lab-answer-step-down' : 'lab-answer-step-open', args };
}

function reportLadder(plan: Plan, { cells }: Results<PairTally>): Report {
  const pairings = pairingsOf(plan, cells);
  const open = pairings.filter(({ score }) => score.least <= 0.5);
  const proven = pairings.length - open.length;
  const { game, options, seed } = plan;
  const verdict: Phrase =
    open.length === 0
      ? { id: 'lab-answer-ladder', args: { all: pairings.length } }
      : { id: 'lab-answer-ladder-open', args: { proven, all: pairings.length } };
  return {
    question: { id: 'lab-question-ladder', args: { game: gameName(game.id) } },
    answer: [verdict, ...open.map(sayStep)],
    sections: pairSections(plan, pairings),
    data: {
      game: game.id,
      options,
      seed,
      steps: pairings.map((pairing) => dataOf(plan, pairing)),
    },
  };
}

/** Strengths of bots in a two-player game, each against the one below. Cells as in an arena. */
export const ladderKind: StudyKind = {
  id: 'ladder',
  open: (plan, games) => openPairs(plan, games, reportLadder),
};
