import { computed, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { SettingUp, ZrfState } from '../../rules/index.ts';
import { EMPTY, settingUp } from '../../rules/index.ts';
import type { ZrfPlayModel } from '../game/zrf-play-model.ts';

/** Tool for clicks on the board: carry pieces, erase them, or place a cell value. */
export type Brush = 'hand' | 'eraser' | number;

/** Model of the position setup page. */
export class PositionEditorModel {
  readonly brush = signal<Brush>('hand');
  /** Origin of the piece being carried. */
  readonly carried = signal<number | undefined>(undefined);
  /** Position under the mouse. */
  readonly pointed = signal<number | undefined>(undefined);
  readonly model: SettingUp;
  /** Current position. */
  readonly state: Signal<ZrfState>;

  constructor(model: ZrfPlayModel) {
    this.model = settingUp(model.file.game, model.match.state);
    this.state = signal(this.model.state);
  }

  /** Availability of undo and redo. */
  readonly past = computed(() => {
    // Both change only with the position.
    const isNow = this.state.value === this.model.state;
    return { canUndo: isNow && this.model.canUndo, canRedo: isNow && this.model.canRedo };
  });

  readonly cells = computed(() => this.state.value.cells);

  /** Applies a change to the position. */
  change(change: (model: SettingUp) => void): void {
    change(this.model);
    this.carried.value = undefined;
    this.state.value = this.model.state;
  }

  choose(brush: Brush): void {
    this.brush.value = brush;
    this.carried.value = undefined;
  }

  /** Applies the brush to a position; an identical piece there is removed. */
  click(at: number): void {
    const brush = this.brush.value;
    const occupant = this.cells.value[at] ?? EMPTY;
    if (brush === 'hand') this.#carry(at, occupant);
    else if (brush === 'eraser') this.change((model) => model.put(at, EMPTY));
    else this.change((model) => model.put(at, occupant === brush ? EMPTY : brush));
  }

  #carry(at: number, occupant: number): void {
    const carried = this.carried.value;
    if (carried !== undefined && carried !== at) this.change((model) => model.carry(carried, at));
    else this.carried.value = carried === at || occupant === EMPTY ? undefined : at;
  }

  /** Applies the brush while it is held down. */
  paint(at: number): void {
    const brush = this.brush.value;
    if (brush !== 'hand') this.change((model) => model.put(at, brush === 'eraser' ? EMPTY : brush));
  }

  erase(at: number): void {
    this.change((model) => model.put(at, EMPTY));
  }

  /** Drops a dragged piece; off the board it is removed. */
  drop(from: number, to: number | undefined): void {
    this.change((model) => {
      if (to === undefined) model.put(from, EMPTY);
      else model.carry(from, to);
    });
  }
}

/** Unfinished setups, restored while the page is open. */
const editors = new WeakMap<ZrfPlayModel, PositionEditorModel>();

export function editorFor(model: ZrfPlayModel): PositionEditorModel {
  const editor = editors.get(model) ?? new PositionEditorModel(model);
  editors.set(model, editor);
  return editor;
}
