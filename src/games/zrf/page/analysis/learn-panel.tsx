import { say } from '#web/language/language.ts';
import type { AnalysisModel } from './analysis-model.ts';

interface AnalysisProps {
  readonly analysis: AnalysisModel;
}

/** Begins the puzzles from the player's own mistakes, if there are any. */
export function LearnButton({ analysis }: AnalysisProps) {
  const { review } = analysis;
  const of = review.puzzles.value.length;
  if (of === 0 || review.puzzleAt.value !== undefined) return null;
  return (
    <div class="analysis-learn">
      <button type="button" class="primary" onClick={() => review.ask(0)}>
        {say('analysis-learn')}
      </button>
      <span>{say('analysis-learn-count', { count: of })}</span>
    </div>
  );
}

/** The puzzle being asked. */
export function LearnPanel({ analysis }: AnalysisProps) {
  const { review, page, tree } = analysis;
  const of = review.puzzles.value.length;
  const at = review.puzzleAt.value;
  const puzzle = review.puzzle.value;
  if (at === undefined || puzzle === undefined) return null;
  const status = review.status.value;
  const { turn, player } = puzzle;
  const before = tree.states.after(review.line.value.slice(0, turn.at));
  const node = review.line.value[turn.at];
  const line = analysis.lineText(before, turn.best.actions).slice(0, 6).join(' ');
  const isOpen = status === 'asked' || status === 'wrong';
  return (
    <div class="analysis-learning" data-status={status}>
      <b>{say('analysis-learn-place', { at: at + 1, of })}</b>
      <p>
        {say('analysis-learn-ask', {
          move: node === undefined ? '' : analysis.textOf(node, before),
          player: page.nameOf(player),
        })}
      </p>
      <p role="status">{status === 'asked' ? '' : say(`analysis-learn-${status}`, { line })}</p>
      <div class="row">
        {isOpen ? (
          <button type="button" onClick={() => (review.status.value = 'shown')}>
            {say('analysis-learn-show')}
          </button>
        ) : (
          <button type="button" class="primary" onClick={() => review.ask(at + 1)}>
            {say('analysis-learn-next')}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => review.leave()}>
          {say('analysis-learn-leave')}
        </button>
      </div>
    </div>
  );
}
