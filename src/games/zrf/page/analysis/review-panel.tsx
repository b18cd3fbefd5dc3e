import './review.css';
import { say } from '#web/language/language.ts';
import { JUDGEMENTS } from '../../analysis/index.ts';
import type { ReviewedTurn } from '../../analysis/index.ts';
import type { ZrfAction } from '../../rules/index.ts';
import { judgementSign, percentOf } from '../../voice/analysis.ts';
import type { AnalysisModel } from './analysis-model.ts';
import { LearnButton } from './learn-panel.tsx';
import { ReviewGraph } from './review-graph.tsx';

interface AnalysisProps {
  readonly analysis: AnalysisModel;
}

/** Review of the game: graph, accuracy, turning points and mistakes, and puzzles from them. */
export function ReviewPanel({ analysis }: AnalysisProps) {
  const { review, tree } = analysis;
  const isDone = review.isCurrent.value && !review.isRunning.value;
  const of = review.positions.value.length;
  if (tree.tree.value.next.length === 0) return null;
  return (
    <section class="analysis-review">
      <div class="analysis-head">
        <h3>{say('analysis-review')}</h3>
        {review.isRunning.value ? (
          <>
            <progress value={review.done.value} max={of} aria-label={say('analysis-review')} />
            <span class="analysis-progress">
              {say('analysis-review-progress', { done: review.done.value, of })}
            </span>
            <button type="button" onClick={() => review.stop()}>
              {say('analysis-review-stop')}
            </button>
          </>
        ) : (
          <button type="button" class="analysis-start" onClick={() => void review.start()}>
            {say(isDone ? 'analysis-review-again' : 'analysis-review-start')}
          </button>
        )}
      </div>
      {review.fault.value === '' ? null : (
        <p class="analysis-fault" role="alert">
          {say('analysis-fault', { reason: review.fault.value })}
        </p>
      )}
      {review.isCurrent.value ? (
        <>
          <ReviewGraph analysis={analysis} />
          <Accuracies analysis={analysis} />
          {isDone ? <Moments analysis={analysis} /> : null}
          {isDone ? <LearnButton analysis={analysis} /> : null}
        </>
      ) : (
        <p class="empty">{say('analysis-review-none')}</p>
      )}
    </section>
  );
}

function Accuracies({ analysis }: AnalysisProps) {
  const { page, review } = analysis;
  const { turns, accuracies } = review.review.value;
  return (
    <ul class="analysis-accuracies">
      {accuracies.map((accuracy, seat) => {
        if (accuracy === undefined) return null;
        const own = turns.filter(({ player }) => player === seat);
        const counts = Object.fromEntries(
          JUDGEMENTS.map((one) => [one, own.filter(({ judgement }) => judgement === one).length]),
        );
        return (
          <li key={seat}>
            <b>
              {say('analysis-accuracy', {
                player: page.nameOf(seat),
                percent: percentOf(accuracy),
              })}
            </b>
            <span>{say('analysis-counts', counts)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Turning points, mistakes and blunders as buttons. */
function Moments({ analysis }: AnalysisProps) {
  const { review } = analysis;
  const moments = review.review.value.turns.filter(
    ({ judgement }) => judgement === 'mistake' || judgement === 'blunder',
  );
  if (moments.length === 0) return <p class="empty">{say('analysis-moments-none')}</p>;
  return (
    <div class="analysis-moments" role="group" aria-label={say('analysis-moments')}>
      {moments.map((turn) => (
        <Moment key={turn.at} analysis={analysis} turn={turn} />
      ))}
    </div>
  );
}

function Moment({ analysis, turn }: AnalysisProps & { readonly turn: ReviewedTurn<ZrfAction> }) {
  const { review, tree } = analysis;
  const { at, judgement, isTurningPoint, best } = turn;
  const node = review.line.value[at];
  if (node === undefined || judgement === undefined) return null;
  const before = tree.states.after(review.line.value.slice(0, at));
  const better = analysis.lineText(before, best.actions).slice(0, 4).join(' ');
  const words = [say('analysis-judged', { judgement })];
  if (isTurningPoint) words.push(say('analysis-moment-turning'));
  return (
    <div class="analysis-moment" data-judgement={judgement}>
      <button type="button" class="quiet" onClick={() => tree.go(review.pathTo(at + 1))}>
        <b>
          {Math.floor(at / 2) + 1}
          {at % 2 === 0 ? '. ' : '… '}
          {analysis.textOf(node, before)}
          {judgementSign(turn)}
        </b>
        <span>{words.join(', ')}</span>
      </button>
      <button
        type="button"
        class="quiet analysis-better"
        onClick={() => tree.addLineAt(review.pathTo(at), best.actions)}
      >
        {say('analysis-best-move', { line: better })}
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          tree.go(review.pathTo(at + 1));
          void analysis.askWhyNot();
        }}
      >
        {say('analysis-why')}
      </button>
    </div>
  );
}
