import type { ReadonlySignal } from '@preact/signals';
import { say } from '../language/language.ts';
import { Tool } from './tool.tsx';

interface PlayToolsProps {
  readonly model: {
    readonly present: ReadonlySignal<{ readonly canUndo: boolean; readonly canRedo: boolean }>;
    readonly isOpen: ReadonlySignal<boolean>;
    undo(): void;
    redo(): void;
    requestHint(): void;
  };
  readonly onNew: () => void;
}

/** Tools for use during play. */
export function PlayTools({ model, onNew }: PlayToolsProps) {
  const { canUndo, canRedo } = model.present.value;
  return (
    <div class="tools" role="group" aria-label={say('web-tools')}>
      <Tool icon="undo" name="web-undo" keys="U" off={!canUndo} onClick={() => model.undo()} />
      <Tool icon="redo" name="web-redo" keys="R" off={!canRedo} onClick={() => model.redo()} />
      <Tool
        icon="hint"
        name="web-hint"
        keys="H"
        off={!model.isOpen.value}
        onClick={() => model.requestHint()}
      />
      <Tool icon="plus" name="web-new" keys="N" onClick={onNew} />
    </div>
  );
}
