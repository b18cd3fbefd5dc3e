import { useSignal } from '@preact/signals';
import type { Problem } from '#core';
import { makePosition } from '../../rules/index.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ProblemList } from '#web/ui/problem-list.tsx';
import { say } from '#web/language/language.ts';
import type { PositionEditorModel } from './editor-model.ts';
import { readPosition } from './read-position.ts';

/** Editable position text. */
export function PositionText({ editor }: { readonly editor: PositionEditorModel }) {
  const typed = useSignal<string | undefined>(undefined);
  const problems = useSignal<readonly Problem[]>([]);
  const text = makePosition(editor.model.play.rules, editor.state.value);
  const apply = () => {
    editor.change((model) => {
      const { rules } = model.play;
      const position = readPosition(rules, model.options.variant, typed.value ?? text);
      const problem = position.ok ? model.read(position.value) : position.problems[0];
      problems.value = problem === undefined ? [] : [problem];
      if (problem === undefined) typed.value = undefined;
    });
  };
  return (
    <details class="position-text">
      <summary>{say('zrf-setup-text')}</summary>
      <textarea
        rows={8}
        spellcheck={false}
        aria-label={say('zrf-setup-text')}
        value={typed.value ?? text}
        onInput={(event) => (typed.value = event.currentTarget.value)}
      />
      <ProblemList problems={problems.value} />
      <div class="row">
        <button type="button" disabled={typed.value === undefined} onClick={apply}>
          {say('zrf-setup-read')}
        </button>
        <CopyButton quiet text={text} />
      </div>
    </details>
  );
}
