import './verdict.css';
import { MAX_DIFFICULTY, difficultyOf } from '../../puzzles/index.ts';
import { describeDifficulty } from '../../voice/describe-puzzle.ts';
import { say, sayProblem } from '#web/language/language.ts';
import type { Verdict } from './difficulty-check.ts';
import type { PuzzleEditorModel } from './editor-model.ts';

/** Solver's verdict on the drawing: is it solvable, and how difficult is it? */
export function VerdictPanel({ editor }: { readonly editor: PuzzleEditorModel }) {
  const { verdict, isHardening } = editor.check;
  const { kind } = verdict.value;
  return (
    <section class={`editor-verdict editor-verdict-${kind}`} data-verdict={kind}>
      <div role="status">
        {isHardening.value ? (
          <p class="editor-verdict-head">{say('editor-hardening')}</p>
        ) : (
          <VerdictText verdict={verdict.value} />
        )}
      </div>
      {kind === 'searching' ? <Progress verdict={verdict.value} /> : null}
    </section>
  );
}

function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  switch (verdict.kind) {
    case 'faulty':
      return (
        <ul class="editor-problems">
          {verdict.problems.map((problem, index) => (
            <li key={index}>{sayProblem(problem)}</li>
          ))}
        </ul>
      );
    case 'searching':
      return <p class="editor-verdict-head">{say('editor-searching')}</p>;
    case 'solved':
      return <Solved verdict={verdict} />;
    case 'unsolvable':
      return <Lines head="editor-unsolvable" about={unsolvable(verdict)} />;
    case 'unknown':
      return (
        <Lines
          head="editor-unknown"
          about={say('editor-unknown-about', { positions: verdict.positions })}
        />
      );
    case 'broken':
      return <Lines head="editor-broken" about={verdict.message} />;
  }
}

function Lines({ head, about }: { readonly head: string; readonly about: string }) {
  return (
    <>
      <p class="editor-verdict-head">{say(head)}</p>
      <p>{about}</p>
    </>
  );
}

function unsolvable({ positions, isParity }: Extract<Verdict, { kind: 'unsolvable' }>): string {
  return isParity ? say('editor-parity') : say('editor-unsolvable-about', { positions });
}

function Solved({ verdict }: { readonly verdict: Extract<Verdict, { kind: 'solved' }> }) {
  const { moves, steps = 0, straight = 0, positions } = verdict;
  const difficulty = difficultyOf(moves, positions);
  return (
    <>
      <p class="editor-verdict-head" data-moves={moves}>
        {say('editor-solved', { moves })}
      </p>
      <p class="editor-difficulty">
        <span class="editor-pips" aria-hidden="true">
          {Array.from({ length: MAX_DIFFICULTY }, (_, index) => (
            <span key={index} class={index < difficulty ? 'pip pip-full' : 'pip'} />
          ))}
        </span>
        {describeDifficulty(difficulty, say)}
      </p>
      <p data-steps={steps} data-straight={straight}>
        {say('editor-counts', { steps, straight, positions })}
      </p>
    </>
  );
}

/** Changing figures, kept out of the live region for screen readers. */
function Progress({ verdict }: { readonly verdict: Verdict }) {
  const { positions, depth } = verdict.kind === 'searching' ? verdict : { positions: 0, depth: 0 };
  return positions === 0 ? (
    <p aria-hidden="true">…</p>
  ) : (
    <p aria-hidden="true">{say('editor-progress', { positions, depth })}</p>
  );
}
