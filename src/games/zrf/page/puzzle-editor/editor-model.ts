import { batch, computed, signal } from '@preact/signals';
import type { Draft } from '../../puzzles/index.ts';
import { emptyDraft, makeDraft, parseDraft } from '../../puzzles/index.ts';
import { History } from '#kit/history.ts';
import { makePuzzleSolver } from '../engine/solver.ts';
import { DifficultyCheck } from './difficulty-check.ts';
import { beginStroke, continueStroke } from './strokes.ts';
import type { StrokeOptions, Stroke, Tool } from './strokes.ts';

const KEY = 'turnwright.drawing';
/** Maximum length of a stored drawing; the largest takes a few thousand characters. */
const MAX_SAVED_LENGTH = 20_000;
const MAX_UNDO = 300;

const [COLUMNS, ROWS] = [5, 5];

function readSaved(): Draft {
  try {
    const saved = parseDraft((localStorage.getItem(KEY) ?? '').slice(0, MAX_SAVED_LENGTH));
    if (saved.ok) return saved.value;
  } catch {
    // Without storage, start with an empty drawing.
  }
  return emptyDraft(COLUMNS, ROWS);
}

function save(draft: Draft): void {
  try {
    localStorage.setItem(KEY, makeDraft(draft));
  } catch {
    // Without storage, the drawing lasts as long as the page.
  }
}

/** Model of the editor: the drawing, its history, and the current stroke. */
export class PuzzleEditorModel {
  readonly check = new DifficultyCheck(makePuzzleSolver());
  readonly tool = signal<Tool>('block');
  /** Cell that keys draw on. */
  readonly cursor = signal(0);
  /** Current stroke. */
  readonly stroke = signal<Stroke | undefined>(undefined);
  /** Block whose goal is being set. */
  readonly active = signal<string | undefined>(undefined);
  /** True if a new goal is added to the block's existing ones. */
  readonly isAlso = signal(false);
  readonly #history = signal(History.of(readSaved(), MAX_UNDO));

  /** Drawing without the current stroke. */
  readonly saved = computed(() => this.#history.value.value);
  /** Visible drawing, including the current stroke. */
  readonly draft = computed(() => this.stroke.value?.now ?? this.saved.value);
  readonly canUndo = computed(() => this.#history.value.canUndo);
  readonly canRedo = computed(() => this.#history.value.canRedo);

  change(draft: Draft | undefined): void {
    if (draft !== undefined && draft !== this.saved.value)
      this.#show(this.#history.value.push(draft));
  }

  undo(): void {
    if (this.canUndo.value) this.#show(this.#history.value.undo());
  }

  redo(): void {
    if (this.canRedo.value) this.#show(this.#history.value.redo());
  }

  choose(tool: Tool): void {
    batch(() => {
      this.cancel();
      this.tool.value = tool;
    });
  }

  begin(cell: number, isModified: boolean): void {
    const options: StrokeOptions = {
      isGrowing: isModified,
      isAlso: isModified || this.isAlso.value,
      active: this.active.value,
    };
    const stroke = beginStroke(this.saved.value, this.tool.value, cell, options);
    batch(() => {
      this.cursor.value = cell;
      this.stroke.value = stroke;
      if (stroke?.kind === 'ghost') this.active.value = stroke.content;
    });
  }

  goOn(cell: number): void {
    const stroke = this.stroke.value;
    if (stroke === undefined) return;
    batch(() => {
      this.cursor.value = cell;
      this.stroke.value = continueStroke(stroke, cell);
    });
  }

  end(): void {
    const stroke = this.stroke.value;
    if (stroke === undefined) return;
    batch(() => {
      this.stroke.value = undefined;
      this.change(stroke.now);
    });
  }

  /** Starts a stroke, or finishes one drawn by keys. */
  press(cell: number, isModified = false): void {
    if (this.stroke.value === undefined) this.begin(cell, isModified);
    else this.end();
  }

  /** Cancels the current stroke. */
  cancel(): void {
    this.stroke.value = undefined;
  }

  /** Starts checking the drawing when the page opens. */
  open(): void {
    this.check.look(this.saved.value);
  }

  close(): void {
    this.cancel();
    this.check.close();
  }

  async harden(): Promise<boolean> {
    const found = await this.check.harden(this.saved.value);
    if (found === undefined) this.check.look(this.saved.value);
    else this.change(found);
    return found !== undefined;
  }

  #show(history: History<Draft>): void {
    const before = this.saved.value;
    batch(() => {
      this.stroke.value = undefined;
      this.#history.value = history;
      const { cells } = this.saved.value;
      this.cursor.value = Math.min(this.cursor.value, cells.length - 1);
      if (!cells.includes(this.active.value ?? '')) this.active.value = undefined;
    });
    save(this.saved.value);
    if (!isSameBoard(before, this.saved.value)) this.check.look(this.saved.value);
  }
}

/** True if two drawings differ only in their texts. */
function isSameBoard(one: Draft, other: Draft): boolean {
  return one.width === other.width && one.cells === other.cells && one.targets === other.targets;
}

let editor: PuzzleEditorModel | undefined;

/** The single editor, which lasts as long as the page. */
export function theEditor(): PuzzleEditorModel {
  editor ??= new PuzzleEditorModel();
  return editor;
}
