import './board.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { assertDefined } from '#core';
import type { Draft } from '../../puzzles/index.ts';
import { cellName, ghostOf } from '../../puzzles/index.ts';
import { say } from '#web/language/language.ts';
import { viewOf } from '../blocks/block-frame.tsx';
import { BlockPicture } from '../blocks/block-picture.tsx';
import { CELL } from '../blocks/outline.ts';
import { boxOf, contentAt, ghostsOf, isCrowded, startBlocks } from './drawn-blocks.ts';
import { drawByKey } from './editor-keys.ts';
import { ghostsByCell } from './strokes.ts';
import type { PuzzleEditorModel } from './editor-model.ts';
import { puzzleSettings } from '../settings/sections.ts';

/** Style of each cell's place in the picture, as fractions. */
function placeOfCells(draft: Draft) {
  const { left, top, width, height } = viewOf(boxOf(draft));
  const part = (length: number, of: number) => `${(100 * length) / of}%`;
  return {
    insetInlineStart: part(-left, width),
    insetBlockStart: part(-top, height),
    inlineSize: part(draft.width * CELL, width),
    blockSize: part(draft.height * CELL, height),
    gridTemplateColumns: `repeat(${draft.width}, 1fr)`,
    gridTemplateRows: `repeat(${draft.height}, 1fr)`,
  };
}

/** Drawing board: a picture, with a button over each cell. */
export function EditorBoard({ editor }: { readonly editor: PuzzleEditorModel }) {
  const draft = editor.draft.value;
  const box = boxOf(draft);
  const { width, height } = viewOf(box);
  const { look } = puzzleSettings.value;
  const isAiming = editor.tool.value === 'goal';
  const active = isAiming ? editor.active.value : undefined;
  return (
    <section class="editor-board" aria-label={say('editor-board')} data-tool={editor.tool.value}>
      <div
        class="editor-fit"
        style={{ '--ratio': String(width / height), '--places': String(width / CELL) }}
      >
        <BlockPicture
          box={box}
          blocks={startBlocks(draft, active)}
          ghosts={isAiming || !isCrowded(draft) ? ghostsOf(draft) : []}
          look={look}
        />
        <Cells editor={editor} />
      </div>
    </section>
  );
}

function Cells({ editor }: { readonly editor: PuzzleEditorModel }) {
  const box = useRef<HTMLDivElement>(null);
  const draft = editor.draft.value;
  const ghosts = ghostsByCell(draft, editor.active.value);
  useFocus(box, editor);
  const cellAt = (event: PointerEvent): number => {
    const { left, top, width, height } = assertDefined(
      box.current ?? undefined,
    ).getBoundingClientRect();
    const limit = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
    const x = limit(Math.floor(((event.clientX - left) / width) * draft.width), draft.width);
    const y = limit(Math.floor(((event.clientY - top) / height) * draft.height), draft.height);
    return y * draft.width + x;
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const cell = cellAt(event);
    box.current?.setPointerCapture(event.pointerId);
    editor.begin(cell, event.shiftKey);
    box.current
      ?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
      ?.focus({ preventScroll: true });
  };
  const onMove = (event: PointerEvent) => {
    if (box.current?.hasPointerCapture(event.pointerId) === true) editor.goOn(cellAt(event));
  };
  return (
    <div
      ref={box}
      class="editor-cells"
      role="group"
      aria-label={say('editor-cells')}
      style={placeOfCells(draft)}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={() => editor.end()}
      onPointerCancel={() => editor.cancel()}
      onKeyDown={(event) => {
        if (drawByKey(event, editor)) event.preventDefault();
      }}
    >
      {draft.cells.map((_, cell) => (
        <CellButton key={cell} editor={editor} cell={cell} target={ghosts.get(cell)?.name ?? ''} />
      ))}
    </div>
  );
}

/** Moves focus with the cursor while the focus is on the board. */
function useFocus(box: { readonly current: HTMLElement | null }, editor: PuzzleEditorModel): void {
  useLayoutEffect(() => {
    const { current } = box;
    if (current?.contains(document.activeElement) !== true) return;
    // The cursor may have moved since this render.
    current.querySelector<HTMLElement>(`[data-cell="${editor.cursor.value}"]`)?.focus();
  }, [editor.cursor.value]);
}

interface CellProps {
  readonly editor: PuzzleEditorModel;
  readonly cell: number;
  /** Block with a goal here. */
  readonly target: string;
}

function CellButton({ editor, cell, target }: CellProps) {
  const draft = editor.draft.value;
  const { stroke, cursor } = editor;
  const name = cellName(draft, cell);
  const aim = { goal: target === '' ? 'none' : 'one', target };
  const activeStroke = stroke.value;
  const isHeld =
    activeStroke !== undefined &&
    activeStroke.kind !== 'paint' &&
    (activeStroke.kind === 'move'
      ? draft.cells[cell] === activeStroke.content
      : ghostOf(draft, activeStroke.content, activeStroke.ghost)?.includes(cell) === true);
  return (
    <button
      type="button"
      class={isHeld ? 'editor-cell editor-cell-held' : 'editor-cell'}
      tabIndex={cell === cursor.value ? 0 : -1}
      data-cell={cell}
      data-name={name}
      data-content={draft.cells[cell]}
      data-goal={target}
      aria-label={say('editor-cell', { cell: name, ...aim, ...contentAt(draft, cell) })}
      onFocus={() => {
        if (activeStroke === undefined) cursor.value = cell;
      }}
      onClick={(event) => {
        // The board handles pointers and keys; this click comes from a screen reader.
        if (event.detail === 0) editor.press(cell);
      }}
    />
  );
}
