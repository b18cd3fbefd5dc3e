import { readSteps } from '../../analysis/index.ts';
import type { ReviewedTurn } from '../../analysis/index.ts';
import { mainLine } from '../../notation/index.ts';
import type { ZrfAction } from '../../rules/index.ts';
import { percentOf } from '../../voice/analysis.ts';
import { describeWhyNot, whyNotText } from '../../voice/why-not.ts';
import { nameSeat } from '../../voice/describe.ts';
import type { AnalysisNoted } from './shown.ts';
import { pathTo } from './game-review.ts';

/** Notes about the position: a lesson, the answer to “Why not?”, a comment and the review. */
export function describeNotes(shown: AnalysisNoted): string {
  if (shown.review.puzzle !== undefined) return describeLesson(shown);
  const why = describeWhy(shown);
  if (why !== '') return why;
  const { node, tree } = shown.cursor;
  const comment = node === undefined ? tree.comment : node.after;
  return joined([describeReviewed(shown), comment, describeProgress(shown)]);
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}

/** The turn of the main line after a number of others, in notation. */
function playedAt(shown: AnalysisNoted, at: number): string {
  const { cursor } = shown;
  const node = mainLine(cursor.tree)[at];
  return node === undefined ? '' : shown.turnText(node, cursor.stateAt(pathTo(at)));
}

/** The better line of a reviewed turn. */
function betterLine(shown: AnalysisNoted, { at, best }: ReviewedTurn<ZrfAction>): string {
  return shown.lineText(shown.cursor.stateAt(pathTo(at)), best.actions);
}

function describeLesson(shown: AnalysisNoted): string {
  const { context, review, glossary } = shown;
  const { say } = context;
  const { puzzle, puzzleAt = 0, status } = review;
  if (puzzle === undefined) return '';
  const place = say('analysis-learn-place', { at: puzzleAt + 1, of: review.puzzles.length });
  if (status === 'shown') {
    return joined([place, say('analysis-learn-shown', { line: betterLine(shown, puzzle.turn) })]);
  }
  const ask = say('analysis-learn-ask', {
    move: playedAt(shown, puzzle.turn.at),
    player: nameSeat(glossary, puzzle.player),
  });
  const id = { checking: 'checking', right: 'right', wrong: 'wrong', asked: undefined }[status];
  return joined([`${place}.`, id === undefined ? ask : say(`analysis-learn-${id}`)]);
}

function describeWhy(shown: AnalysisNoted): string {
  const { context, whyNot, glossary, lastTurn } = shown;
  const { say } = context;
  if (!whyNot.isAsked || lastTurn === undefined) return '';
  if (whyNot.fault !== '') return say('analysis-fault', { reason: whyNot.fault });
  const { node, before } = lastTurn;
  const steps = readSteps(shown.cursor.game, before, node.actions);
  const asked = { state: before, steps };
  return whyNotText(
    describeWhyNot(glossary, asked, whyNot.refutation, (state, line) =>
      shown.lineTurns(state, line),
    ),
  );
}

/** Judgement of the turn that led to the position, and the better line. */
function describeReviewed(shown: AnalysisNoted): string {
  const { context, review, mainCount } = shown;
  const { say } = context;
  const turn = mainCount === undefined ? undefined : review.turnAt(mainCount);
  if (turn?.judgement === undefined) return '';
  const words = [say('analysis-judged', { judgement: turn.judgement })];
  if (turn.isTurningPoint) words.push(say('analysis-moment-turning'));
  const move = playedAt(shown, turn.at);
  const line = betterLine(shown, turn);
  return joined([`${move}: ${words.join(', ')}.`, say('analysis-best-move', { line })]);
}

/** Progress of a review, and at the start of the game its summary. */
function describeProgress({ context, review, glossary, mainCount }: AnalysisNoted): string {
  const { say } = context;
  const { done, of } = review.progress;
  if (review.fault !== '') return say('analysis-fault', { reason: review.fault });
  if (review.isRunning) return say('analysis-review-progress', { done, of });
  if (done < of || of === 0 || mainCount !== 0) return '';
  const accuracies = review.review.accuracies.flatMap((accuracy, seat) =>
    accuracy === undefined
      ? []
      : [
          say('analysis-accuracy', {
            player: nameSeat(glossary, seat),
            percent: percentOf(accuracy),
          }),
        ],
  );
  const puzzles = review.puzzles.length;
  const learn = puzzles === 0 ? '' : say('analysis-learn-count', { count: puzzles });
  return [...accuracies, learn].filter((text) => text !== '').join(' · ');
}
