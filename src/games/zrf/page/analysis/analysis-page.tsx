import './analysis.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { commandOf } from '#play';
import { say } from '#web/language/language.ts';
import { hasModifier, pressOf, usePageKeys } from '#web/board/page-keys.ts';
import { ANALYSIS_PAGE_KEYS } from '../../voice/keymap.ts';
import { ratioStyle } from '../board/board-canvas.ts';
import type { SetupProps } from '../board-game/board-game-page.tsx';
import { AnalysisBoard, AnalysisChoice, AnalysisStock } from './analysis-board.tsx';
import { AnalysisModel } from './analysis-model.ts';
import { EnginePanel, EvaluationBar } from './engine-panel.tsx';
import { LearnPanel } from './learn-panel.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { TreeView } from './tree-view.tsx';
import { TreeTools, TurnEditor, WhyNotPanel } from './turn-tools.tsx';

/** Analysis of the game, in its place. */
export function AnalysisPage({ page, onClose }: SetupProps) {
  const analysis = useMemo(() => new AnalysisModel(page), [page]);
  const main = useRef<HTMLElement>(null);
  useEffect(() => () => analysis.close(), [analysis]);
  usePageKeys((event) => onKey(event, analysis, main.current, onClose), [analysis]);
  return (
    <main class="game-page zrf analysis" ref={main} style={ratioStyle(page)}>
      <EvaluationBar analysis={analysis} />
      <AnalysisBoard analysis={analysis} />
      <div class="analysis-side">
        <div class="analysis-title">
          <h2>{say('analysis')}</h2>
          <button type="button" class="quiet" onClick={onClose}>
            {say('zrf-setup-leave')}
          </button>
        </div>
        <AnalysisChoice analysis={analysis} />
        <AnalysisStock analysis={analysis} />
        <LearnPanel analysis={analysis} />
        {analysis.isAsked.value ? null : (
          <>
            <EnginePanel analysis={analysis} />
            <TreeView analysis={analysis} />
            <TreeTools analysis={analysis} />
            <WhyNotPanel analysis={analysis} />
            <TurnEditor analysis={analysis} />
            <ReviewPanel analysis={analysis} />
          </>
        )}
      </div>
    </main>
  );
}

type Command = (typeof ANALYSIS_PAGE_KEYS)[number]['command'];

function onKey(
  event: KeyboardEvent,
  analysis: AnalysisModel,
  main: HTMLElement | null,
  onClose: () => void,
): boolean {
  if (hasModifier(event)) return false;
  const command = commandOf(ANALYSIS_PAGE_KEYS, pressOf(event));
  if (command === undefined) return false;
  const { tree, board, engine, page } = analysis;
  // A puzzle has one position, and its answer must not be shown.
  if (analysis.isAsked.peek() && command !== 'flip' && command !== 'close') return true;
  const runs: Record<Command, () => void> = {
    back: () => tree.back(),
    forward: () => tree.forward(),
    previous: () => tree.aside(-1),
    next: () => tree.aside(1),
    start: () => tree.toStart(),
    end: () => tree.toEnd(),
    best: () => analysis.playBest(),
    engine: () => (engine.isOn.value = !engine.isOn.value),
    why: () => void analysis.askWhyNot(),
    comment: () => main?.querySelector('textarea')?.focus(),
    flip: () => {
      if (page.model.canFlip.value) page.model.flipped.value = !page.model.flipped.value;
    },
    close: () => {
      if (board.cancel()) return;
      if (analysis.isAsked.peek()) analysis.review.leave();
      else onClose();
    },
  };
  runs[command]();
  return true;
}
