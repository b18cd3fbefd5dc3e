import { computed, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { SettingUp, ZrfState } from '../../rules/index.ts';
import { EMPTY, settingUp } from '../../rules/index.ts';
import type { ZrfPlayModel } from '../game/zrf-play-model.ts';

/** What a click on the board does: carries pieces, removes them, or puts one of a cell. */
export type Brush = 'hand' | 'eraser' | number;

/** A position on the page that is being set up, and what it is set up with. */
export class PositionEditorModel {
  readonly brush = signal<Brush>('hand');
  /** Where the piece stands that was clicked to be carried. */
  readonly held = signal<number | undefined>(undefined);
  /** The position that the mouse is on. */
  readonly pointed = signal<number | undefined>(undefined);
  readonly model: SettingUp;
  /** The position as it is now. */
  readonly state: Signal<ZrfState>;

  constructor(model: ZrfPlayModel) {
    this.model = settingUp(model.file.game, model.match.state);
    this.state = signal(this.model.state);
  }

  /** What can be taken back, and made again. */
  readonly past = computed(() => {
    // Both change with the position only.
    const isNow = this.state.value === this.model.state;
    return { canUndo: isNow && this.model.canUndo, canRedo: isNow && this.model.canRedo };
  });

  readonly cells = computed(() => this.state.value.cells);

  /** Changes the position in any way. */
  change(change: (model: SettingUp) => void): void {
    change(this.model);
    this.held.value = undefined;
    this.state.value = this.model.state;
  }

  choose(brush: Brush): void {
    this.brush.value = brush;
    this.held.value = undefined;
  }

  /** Does with a position what the brush does: a piece that stands there already is removed. */
  click(at: number): void {
    const brush = this.brush.value;
    const stands = this.cells.value[at] ?? EMPTY;
    if (brush === 'hand') this.#carry(at, stands);
    else if (brush === 'eraser') this.change((model) => model.put(at, EMPTY));
    else this.change((model) => model.put(at, stands === brush ? EMPTY : brush));
  }

  #carry(at: number, stands: number): void {
    const held = this.held.value;
    if (held !== undefined && held !== at) this.change((model) => model.carry(held, at));
    else this.held.value = held === at || stands === EMPTY ? undefined : at;
  }

  /** Goes over a position with the brush held down. */
  paint(at: number): void {
    const brush = this.brush.value;
    if (brush !== 'hand') this.change((model) => model.put(at, brush === 'eraser' ? EMPTY : brush));
  }

  erase(at: number): void {
    this.change((model) => model.put(at, EMPTY));
  }

  /** Lets go of a dragged piece: off the board it is gone. */
  drop(from: number, to: number | undefined): void {
    this.change((model) => {
      if (to === undefined) model.put(from, EMPTY);
      else model.carry(from, to);
    });
  }
}

/** A position that was left half set up is found again, as long as the page is open. */
const editors = new WeakMap<ZrfPlayModel, PositionEditorModel>();

export function editorFor(model: ZrfPlayModel): PositionEditorModel {
  const editor = editors.get(model) ?? new PositionEditorModel(model);
  editors.set(model, editor);
  return editor;
}
