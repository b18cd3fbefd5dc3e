import type { DraftText } from '../../puzzles/index.ts';
import { MAX_TEXT, withText } from '../../puzzles/index.ts';
import { say } from '#web/language/language.ts';
import type { PuzzleEditorModel } from './editor-model.ts';

/** Title, author and description of the puzzle. */
export function Texts({ editor }: { readonly editor: PuzzleEditorModel }) {
  return (
    <section class="editor-texts">
      <Field editor={editor} kind="title" />
      <details>
        <summary>{say('editor-more')}</summary>
        <Field editor={editor} kind="author" />
        <Field editor={editor} kind="description" />
      </details>
    </section>
  );
}

/** Saved when the field loses focus: one undo step per edit. */
function Field({ editor, kind }: { readonly editor: PuzzleEditorModel; readonly kind: DraftText }) {
  const value = editor.saved.value[kind];
  const change = (event: { readonly currentTarget: { value: string } }) => {
    const next = withText(editor.saved.value, kind, event.currentTarget.value);
    event.currentTarget.value = next[kind];
    if (next[kind] !== value) editor.change(next);
  };
  const shared = { name: `editor-${kind}`, maxLength: MAX_TEXT[kind], value, onChange: change };
  return (
    <label class="field">
      <span>{say(`editor-${kind}`)}</span>
      {kind === 'description' ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input
          {...shared}
          type="text"
          placeholder={kind === 'title' ? say('editor-untitled') : ''}
        />
      )}
    </label>
  );
}
