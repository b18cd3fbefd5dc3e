import { say } from '#web/language/language.ts';
import { StepButton } from '#web/board/review/step-button.tsx';
import { backFrom, isMain, isSamePath, nodeAt, readSteps } from '../../analysis/index.ts';
import { NAG_SIGNS } from '../../voice/analysis.ts';
import { describeWhyNot } from '../../voice/why-not.ts';
import type { AnalysisModel } from './analysis-model.ts';

interface AnalysisProps {
  readonly analysis: AnalysisModel;
}

/** Buttons that move through the tree and change it. */
export function TreeTools({ analysis }: AnalysisProps) {
  const { tree, page } = analysis;
  const path = tree.path.value;
  const isStart = path.length === 0;
  const isEnd = (tree.nodes.value.at(-1) ?? tree.tree.value).next.length === 0;
  return (
    <div class="analysis-tools" role="group" aria-label={say('web-tools')}>
      <StepButton
        icon="first"
        name="web-review-first"
        off={isStart}
        onClick={() => tree.toStart()}
      />
      <StepButton icon="back" name="web-review-back" off={isStart} onClick={() => tree.back()} />
      <StepButton icon="next" name="web-review-next" off={isEnd} onClick={() => tree.forward()} />
      <StepButton icon="last" name="web-review-last" off={isEnd} onClick={() => tree.toEnd()} />
      <StepButton
        icon="flip"
        name="web-flip"
        off={!page.model.canFlip.value}
        onClick={() => (page.model.flipped.value = !page.model.flipped.value)}
      />
      <button
        type="button"
        class="analysis-ask"
        disabled={isStart}
        aria-keyshortcuts="W"
        onClick={() => void analysis.askWhyNot()}
      >
        {say('analysis-why')}
      </button>
    </div>
  );
}

/** The answer to "Why not?" about the turn at the cursor. */
export function WhyNotPanel({ analysis }: AnalysisProps) {
  const { page, tree } = analysis;
  const asked = analysis.whyNot.value;
  if (asked === undefined || !isSamePath(asked.path, tree.path.value)) return null;
  const node = nodeAt(tree.tree.value, asked.path);
  if (node === undefined) return null;
  const before = analysis.stateBefore(asked.path);
  const { refutation } = asked;
  const steps = readSteps(tree.game, before, node.actions);
  const { title, verdict, line, better } = describeWhyNot(
    page.words.value,
    { state: before, steps },
    refutation,
    (state, actions) => analysis.lineText(state, actions),
  );
  return (
    <section class="analysis-why" role="status">
      <h3>{title}</h3>
      <p>{verdict}</p>
      {refutation === undefined || line === '' ? null : (
        <p class="analysis-refutation">
          <span dir="ltr">{line}</span>
          <button
            type="button"
            class="quiet"
            onClick={() => tree.addLineAt(backFrom(asked.path), refutation.line)}
          >
            {say('analysis-play-line')}
          </button>
        </p>
      )}
      {better === '' ? null : <p class="analysis-better">{better}</p>}
    </section>
  );
}

/** The comment and the sign of the turn at the cursor, and changes of its line. */
export function TurnEditor({ analysis }: AnalysisProps) {
  const { tree } = analysis;
  const path = tree.path.value;
  const node = nodeAt(tree.tree.value, path);
  const comment = node === undefined ? tree.tree.value.comment : node.after;
  return (
    <section class="analysis-editor" aria-label={say('analysis-comment')}>
      <textarea
        key={path.join('.')}
        rows={2}
        aria-label={say('analysis-comment')}
        placeholder={say('analysis-comment-hint')}
        value={comment}
        onChange={({ currentTarget }) => tree.comment(currentTarget.value.trim())}
      />
      {node === undefined ? null : (
        <div class="analysis-signs" role="group" aria-label={say('analysis-signs')}>
          {NAG_SIGNS.map(([nag, sign]) => (
            <button
              key={nag}
              type="button"
              class="quiet"
              aria-pressed={node.nags.includes(nag)}
              onClick={() => tree.toggleNag(nag)}
            >
              {sign}
            </button>
          ))}
          <button
            type="button"
            class="quiet analysis-wide"
            disabled={isMain(path)}
            onClick={() => tree.promote()}
          >
            {say('analysis-promote')}
          </button>
          <button type="button" class="quiet analysis-wide" onClick={() => tree.remove()}>
            {say('analysis-remove')}
          </button>
        </div>
      )}
    </section>
  );
}
