import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '#web/language/language.ts';
import { continuationsAt, isSamePath } from '../../analysis/index.ts';
import type { TreePath } from '../../analysis/index.ts';
import type { TurnNode } from '../../notation/index.ts';
import type { ZrfState } from '../../rules/index.ts';
import { judgementSign, nagSigns } from '../../voice/analysis.ts';
import type { AnalysisModel } from './analysis-model.ts';

interface AnalysisProps {
  readonly analysis: AnalysisModel;
}

/** Number of turns before the first: 1 if the second player begins. */
function firstPly({ tree }: AnalysisModel): number {
  const turn = tree.game.turn(tree.states.start);
  return turn.kind === 'decide' && turn.player === 1 ? 1 : 0;
}

/** The moves with variations and comments. */
export function TreeView({ analysis }: AnalysisProps) {
  const list = useRef<HTMLDivElement>(null);
  const { tree } = analysis;
  const { next, comment } = tree.tree.value;
  const path = tree.path.value;
  useLayoutEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current === null || marked === null || marked === undefined) return;
    const above = (list.current.clientHeight - marked.offsetHeight) / 2;
    list.current.scrollTop = marked.offsetTop - list.current.offsetTop - above;
  }, [path, next]);
  return (
    <section class="analysis-tree" aria-label={say('analysis-tree')}>
      <div ref={list} class="analysis-moves" dir="ltr">
        {comment === '' ? null : <span class="analysis-note">{comment}</span>}
        {next.length === 0 ? <p class="empty">{say('analysis-tree-none')}</p> : null}
        <Line analysis={analysis} path={[]} state={tree.states.start} />
      </div>
    </section>
  );
}

interface LineProps extends AnalysisProps {
  /** Path after which the line begins. */
  readonly path: TreePath;
  readonly state: ZrfState;
  /** Index of the first turn of the line among its siblings. */
  readonly index?: number;
}

/** A line of turns; variations follow the turn that they replace. */
function Line({ analysis, path, state, index = 0 }: LineProps) {
  const { tree } = analysis;
  const parts: ComponentChild[] = [];
  let [before, at, place] = [path, state, index];
  let isNumbered = true;
  for (;;) {
    const siblings = continuationsAt(tree.tree.value, before);
    const node = siblings[place];
    if (node === undefined) break;
    const own = [...before, place];
    const others = place === 0 ? siblings.slice(1) : [];
    parts.push(
      <Turn
        key={own.join('.')}
        analysis={analysis}
        node={node}
        path={own}
        state={at}
        isNumbered={isNumbered}
      />,
    );
    isNumbered = node.after !== '' || others.length > 0;
    for (const [offset] of others.entries()) {
      const key = `${own.join('.')} ${offset}`;
      parts.push(
        <span key={key} class="analysis-variation">
          <Line analysis={analysis} path={before} state={at} index={offset + 1} />
        </span>,
      );
    }
    at = tree.states.next(at, node);
    before = own;
    place = 0;
  }
  return <>{parts}</>;
}

interface TurnProps extends AnalysisProps {
  readonly node: TurnNode;
  readonly path: TreePath;
  readonly state: ZrfState;
  readonly isNumbered: boolean;
}

function Turn({ analysis, node, path, state, isNumbered }: TurnProps) {
  const { tree } = analysis;
  const ply = path.length - 1 + firstPly(analysis);
  const isFirst = ply % 2 === 0;
  const number = Math.floor(ply / 2) + 1;
  // A mark of the reader's own replaces that of the review, with its colour.
  const judged = node.nags.length > 0 ? undefined : analysis.judgementAt(path);
  const sign = judged === undefined ? nagSigns(node.nags) : judgementSign(judged);
  const isHere = isSamePath(path, tree.path.value);
  return (
    <>
      {node.before === '' ? null : <span class="analysis-note">{node.before}</span>}
      {isFirst || isNumbered ? (
        <span class="analysis-number">{isFirst ? `${number}.` : `${number}…`}</span>
      ) : null}
      <button
        type="button"
        class="analysis-move"
        data-judgement={judged?.judgement}
        {...(isHere ? { 'aria-current': 'step' as const } : {})}
        onClick={() => tree.go(path)}
      >
        {analysis.textOf(node, state)}
        {sign === '' ? null : <span class="analysis-sign">{sign}</span>}
      </button>
      {node.after === '' ? null : <span class="analysis-note">{node.after}</span>}
    </>
  );
}
