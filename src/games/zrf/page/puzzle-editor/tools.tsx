import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { say } from '#web/language/language.ts';
import { MAX_SIDE, clear, resize } from '../../puzzles/index.ts';
import { TOOLS } from './strokes.ts';
import type { Tool } from './strokes.ts';
import type { PuzzleEditorModel } from './editor-model.ts';

const ICONS: Readonly<Record<Tool, IconName>> = {
  block: 'pencil',
  extend: 'grow',
  move: 'hand',
  erase: 'eraser',
  wall: 'wall',
  goal: 'target',
};

/** Pointer tools, with a line that explains the selected one. */
export function Tools({ editor }: { readonly editor: PuzzleEditorModel }) {
  return (
    <section class="editor-tools" aria-label={say('editor-tools')}>
      <div class="tools editor-tool-row" role="group" aria-label={say('editor-tools')}>
        {TOOLS.map((tool, index) => (
          <button
            key={tool}
            type="button"
            class="tool"
            data-tool={tool}
            aria-pressed={editor.tool.value === tool}
            aria-keyshortcuts={String(index + 1)}
            title={`${say(`editor-tool-${tool}`)} (${index + 1})`}
            onClick={() => editor.choose(tool)}
          >
            <Icon name={ICONS[tool]} />
            <span>{say(`editor-tool-${tool}`)}</span>
          </button>
        ))}
      </div>
      <p class="about">{say(`editor-about-${editor.tool.value}`)}</p>
    </section>
  );
}

/** Undo and redo, board size, and a button to clear the board. */
export function Changes({ editor }: { readonly editor: PuzzleEditorModel }) {
  const draft = editor.saved.value;
  return (
    <div class="editor-changes">
      <IconButton
        icon="undo"
        name="web-undo"
        keys="Control+Z"
        off={!editor.canUndo.value}
        onClick={() => editor.undo()}
      />
      <IconButton
        icon="redo"
        name="web-redo"
        keys="Control+Y"
        off={!editor.canRedo.value}
        onClick={() => editor.redo()}
      />
      <IconButton icon="trash" name="editor-clear" onClick={() => editor.change(clear(draft))} />
      <Side
        name="editor-columns"
        value={draft.width}
        onChange={(width) => editor.change(resize(draft, width, draft.height))}
      />
      <span aria-hidden="true">×</span>
      <Side
        name="editor-rows"
        value={draft.height}
        onChange={(height) => editor.change(resize(draft, draft.width, height))}
      />
    </div>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly keys?: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}

function IconButton({ icon, name, keys, off = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-only"
      data-name={name}
      disabled={off}
      aria-label={say(name)}
      title={say(name)}
      onClick={onClick}
      {...(keys === undefined ? {} : { 'aria-keyshortcuts': keys })}
    >
      <Icon name={icon} />
    </button>
  );
}

interface SideProps {
  readonly name: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Side({ name, value, onChange }: SideProps) {
  return (
    <select
      name={name}
      aria-label={say(name)}
      title={say(name)}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {Array.from({ length: MAX_SIDE }, (_, index) => (
        <option key={index} value={index + 1}>
          {index + 1}
        </option>
      ))}
    </select>
  );
}
