import { gameName } from '../report/game-name.ts';
import { formatValue } from '../report/phrases.ts';
import type { Phrase, Report } from '../report/report.ts';
import type { Estimate } from '../statistics/interval.ts';
import type { Results } from '../study/kind.ts';
import type { Plan, Stop } from '../study/plan.ts';
import { eloOfScore, firstMoverShare, lengthOf, testOf } from './pair-figures.ts';
import { pairingsOf, pairSections } from './pair-sections.ts';
import type { Pairing } from './pair-sections.ts';
import type { PairTally } from './paired-games.ts';

type SprtStop = Extract<Stop, { kind: 'sprt' }>;

function boundsOf({ value, least, most }: Estimate) {
  const shown = (share: number) => formatValue(share, 'share');
  return { share: shown(value), least: shown(least), most: shown(most) };
}

/** Sentence about the result of one bot against another. */
function verdictOf({ one, two, tally, score }: Pairing): Phrase {
  const { games, wins, draws } = tally;
  const losses = games - wins - draws;
  const args = { one, two, games, wins, draws, losses, ...boundsOf(score) };
  if (score.least > 0.5) return { id: 'lab-answer-stronger', args };
  return { id: score.most < 0.5 ? 'lab-answer-weaker' : 'lab-answer-even', args };
}

function sayElo({ score }: Pairing): Phrase {
  const { value, least, most } = eloOfScore(score);
  const shown = (elo: number) => formatValue(elo, 'elo');
  return {
    id: 'lab-answer-elo',
    args: { value: shown(value), least: shown(least), most: shown(most) },
  };
}

/** Sentence about a sequential test: the accepted hypothesis, or none yet. */
function sayTest(stop: SprtStop, { one, two, tally }: Pairing): Phrase {
  const { llr, lower, upper, verdict } = testOf(stop, tally);
  const [elo0, elo1] = stop.elo.map((elo) => formatValue(elo, 'elo'));
  const ratios = { llr: llr.toFixed(2), lower: lower.toFixed(2), upper: upper.toFixed(2) };
  const args = { one, two, elo0: elo0 ?? '', elo1: elo1 ?? '', games: tally.games, ...ratios };
  if (verdict === undefined) return { id: 'lab-answer-sprt-open', args };
  return { id: verdict === 'accepted' ? 'lab-answer-sprt-h1' : 'lab-answer-sprt-h0', args };
}

function answerOf({ stop }: Plan, pairing: Pairing): readonly Phrase[] {
  const score = [verdictOf(pairing), sayElo(pairing)];
  return stop.kind === 'sprt' ? [sayTest(stop, pairing), ...score] : score;
}

/** Plain data of a pairing. */
export function dataOf(plan: Plan, { one, two, tally, score }: Pairing) {
  const { games, wins, draws, pairs } = tally;
  const toShare = ({ value: share, least, most }: Estimate) => ({ share, least, most });
  return {
    one,
    two,
    games,
    wins,
    draws,
    losses: games - wins - draws,
    score: toShare(score),
    elo: eloOfScore(score),
    pairs,
    first: toShare(firstMoverShare(plan, tally)),
    length: lengthOf(tally),
    ...(plan.stop.kind === 'sprt' ? { sprt: testOf(plan.stop, tally) } : {}),
  };
}

/** Report of an arena: the results of each pair of bots. */
export function reportArena(plan: Plan, { cells }: Results<PairTally>): Report {
  const pairings = pairingsOf(plan, cells);
  const { game, options, seed } = plan;
  const [first, ...more] = pairings.map((pairing) => dataOf(plan, pairing));
  const [{ one, two } = { one: '', two: '' }] = pairings;
  return {
    question: { id: 'lab-question-arena', args: { one, two, game: gameName(game.id) } },
    answer: pairings.flatMap((pairing) => answerOf(plan, pairing)),
    sections: pairSections(plan, pairings),
    data: {
      game: game.id,
      options,
      seed,
      ...first,
      ...(more.length > 0 ? { others: more } : {}),
    },
  };
}
