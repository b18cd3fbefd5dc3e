import type { Draft, SolvingAnswer } from '../../puzzles/index.ts';
import { UNTITLED, problemsOf, writeRules } from '../../puzzles/index.ts';
import type { Grid } from '#screen/cells/grid.ts';
import { MIN_SIZE } from '#screen/menus/too-small.ts';
import type { Context } from '#screen/model/context.ts';
import { editorKeys } from '../../voice/keymap.ts';
import { commandTyped } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import { openPuzzle } from '../services/trail.ts';
import type { Screen } from '#screen/model/screen.ts';
import { describeProblem } from '#voice/problems.ts';
import { drawEditor } from './draw-editor.ts';
import { beginEditing, editBy } from './editing.ts';
import type { Editing } from './editing.ts';
import { DifficultyCheck } from './difficulty-check.ts';
import type { SavedRules } from '../../voice/services.ts';
import type { ZrfContext } from '../services/services.ts';

/** Keyboard editor for sliding-block puzzles: rates, saves and plays them. */
export class EditorScreen implements Screen {
  readonly minSize = MIN_SIZE;
  readonly isUnmirrored = true;
  readonly context: Context;
  readonly #rules: ZrfContext;
  readonly #back: Screen;
  readonly #check: DifficultyCheck;
  #editing: Editing;
  /** The drawing as last saved, and its location. */
  #saved: { readonly draft: Draft; readonly rules: SavedRules } | undefined;
  /** Id of the player's own rules to overwrite, if any. */
  #id: string | undefined;

  constructor(rules: ZrfContext, draft: Draft, id: string | undefined, back: Screen) {
    const { context, services } = rules;
    this.#rules = rules;
    this.context = context;
    this.#back = back;
    this.#id = id;
    this.#editing = beginEditing(draft);
    this.#check = new DifficultyCheck(services.solver, () => context.redraw());
  }

  get editing(): Editing {
    return this.#editing;
  }

  get answer(): SolvingAnswer | undefined {
    return this.#check.answer;
  }

  get positions(): number | undefined {
    return this.#check.positions;
  }

  enter(): void {
    this.#check.look(this.#editing.history.value);
  }

  leave(): void {
    this.#check.stop();
  }

  draw(grid: Grid): void {
    drawEditor(grid, this);
  }

  isTyping(): boolean {
    return this.#editing.typed !== undefined;
  }

  onKey(key: Key): Screen | undefined {
    const draft = this.#editing.history.value;
    const next = editBy(this.#editing, key);
    if (next !== undefined) {
      this.#editing = next;
      if (next.history.value !== draft) this.#check.look(next.history.value);
      return this;
    }
    const command = commandTyped(editorKeys(this.#editing.isAiming), key);
    if (command === 'back') return this.#leave();
    if (command === 'play') return this.#play();
    if (command === 'keep') this.#save();
    return this;
  }

  /** Leaves immediately if nothing would be lost. */
  #leave(): Screen {
    const question = this.leaveQuestion();
    if (question === undefined) return this.#back;
    return this.context.routes.ask(question, () => this.#back, this);
  }

  leaveQuestion(): string | undefined {
    const { history } = this.#editing;
    if (!history.canUndo || this.#saved?.draft === history.value) return undefined;
    return this.context.say('screen-editor-ask-leave');
  }

  #play(): Screen {
    const saved = this.#save();
    return saved === undefined ? this : openPuzzle(this.#rules, saved.id, this, this);
  }

  /** Saves the rules to the player's folder and shows the location. */
  #save(): SavedRules | undefined {
    const { context } = this;
    const draft = this.#editing.history.value;
    const [problem] = problemsOf(draft);
    if (problem !== undefined) {
      context.announce(describeProblem(problem, context.say));
      return undefined;
    }
    if (this.#saved?.draft === draft) return this.#saved.rules;
    const title = draft.title === '' ? UNTITLED : draft.title;
    const saved = this.#rules.services.library.save?.(title, writeRules(draft), this.#id);
    if (saved?.ok !== true) {
      const [reason] = saved?.problems ?? [];
      const text = reason === undefined ? '' : context.messages.sayProblem(reason);
      context.announce(text === '' ? context.say('screen-editor-nowhere') : text);
      return undefined;
    }
    this.#id = saved.value.id;
    this.#saved = { draft, rules: saved.value };
    context.announce(context.say('screen-play-exported', { file: saved.value.file }));
    return saved.value;
  }
}
